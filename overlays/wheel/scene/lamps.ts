import { SECTOR_DEGREES } from '../../../src/rules/chgk/wheel.ts';
import { lying } from '../camera.ts';
import { RADIANS, sectorMiddle, TABLE } from '../geometry.ts';
import type { Look, Slot } from '../layout.ts';
import { TABLE_HALF } from '../paint/table.ts';
import { OUTLINE } from '../paint/top.ts';
import type { Palette } from '../palette.ts';
import type { Eye } from './eye.ts';
import type { Pictures } from './pictures.ts';
import { piece, rectangle } from './shapes.ts';
import { envelopeShape, putDown, slotIn, type Place } from './table.ts';
import { fade, flat, lit, type Flat, type Lit, type Thing } from './things.ts';

/** Light over the table as it is: on the sector that the arrow points at and on the one that is played; and on the scale under the arrow. */
export interface LampsModel {
  readonly sectors: readonly Thing[];
  poseSectors(eye: Eye, now: Look, slots: readonly Slot[]): void;
  readonly scale: readonly Thing[];
  poseScale(eye: Eye, now: Look): void;
}

interface Lamp {
  readonly floor: Lit;
  readonly line: Flat;
  readonly envelope: Flat;
}

/** Weaker than this nobody sees. */
const LEAST = 0.002;

export function lampsModel(pictures: Pictures, places: readonly Place[], { gleam }: Palette): LampsModel {
  const floorShape = piece(TABLE.sectors.from, TABLE.numerals.to, SECTOR_DEGREES, 8);
  const lineShape = rectangle(-OUTLINE.half, OUTLINE.from, OUTLINE.half, OUTLINE.to);
  const lamp = (): Lamp => ({
    floor: lit(floorShape, pictures.table),
    line: flat(lineShape, pictures.outline),
    envelope: flat(envelopeShape(), pictures.slots.empty),
  });
  const scale = lit(piece(TABLE.scale.from, TABLE.scale.to + 0.008, SECTOR_DEGREES, 8), pictures.table);
  const [pointed, played] = [lamp(), lamp()];

  const shine = (eye: Eye, on: Lit, sector: number, strength: number): void => {
    on.visible = strength > LEAST;
    if (!on.visible) return;
    const angle = sectorMiddle(sector);
    lying(eye.model, angle, 0, 0, 0);
    eye.place(on);
    on.turn[0] = Math.sin(angle * RADIANS);
    on.turn[1] = Math.cos(angle * RADIANS);
    on.turn[2] = 0.5 / TABLE_HALF;
    on.light[0] = 1.45;
    on.light[1] = 1.2;
    on.light[2] = 0.85;
    on.light[3] = strength;
  };
  const illuminate = (
    eye: Eye,
    { floor, line, envelope }: Lamp,
    sector: number,
    strength: number,
    slot: Slot,
  ): void => {
    shine(eye, floor, sector, strength);
    const place = places[sector - 1];
    line.visible = envelope.visible = place !== undefined && strength > LEAST;
    if (!place || !line.visible) return;
    lying(eye.model, place.angle, 0, 0, 0);
    eye.place(line);
    fade(line, Math.min(1, strength * 1.4));
    putDown(eye, envelope, place, slot, pictures, 1 + gleam * strength);
  };

  return {
    sectors: [pointed.floor, pointed.line, pointed.envelope, played.floor, played.line, played.envelope],
    poseSectors(eye, now, slots) {
      const { pointedSector, litSector, held } = now;
      illuminate(eye, pointed, pointedSector, 0.5 * now.pointed, slotIn(slots, pointedSector, held));
      illuminate(eye, played, litSector, now.lit, slotIn(slots, litSector, held));
    },
    scale: [scale],
    poseScale(eye, now) {
      shine(eye, scale, now.underSector, now.under);
    },
  };
}
