import { SECTORS } from '../../../src/rules/chgk/wheel.ts';
import { lying, VIEW } from '../camera.ts';
import { ENVELOPE, RADIANS, sectorMiddle, TABLE } from '../geometry.ts';
import { isSpent, type Slot } from '../layout.ts';
import { LAMP } from '../paint/canvas.ts';
import { lightAt, TABLE_HALF } from '../paint/table.ts';
import { multiplied, type Palette, type Rgb } from '../palette.ts';
import type { Eye } from './eye.ts';
import { SMALL_MARGIN, type Pictures } from './pictures.ts';
import { rectangle, revolved, type Run } from './shapes.ts';
import { colour, fade, flat, solid, type Flat, type Thing } from './things.ts';

const SIDE: readonly Run[] = [
  {
    points: [
      [TABLE.edge - 0.045, -TABLE.thickness, 0.5, 0],
      [TABLE.edge - 0.012, -TABLE.thickness * 0.8, 0.5, 0],
      [TABLE.edge - 0.001, -TABLE.thickness * 0.35, 0.5, 0],
      [TABLE.edge - 0.004, 0, 0.5, 0],
    ],
  },
];

/** How far a shadow lies from an envelope on the table, in table radii. */
export const SHADOW_DROP = 0.014;
export const SHADOW_SHAPE = { half: ENVELOPE.width * 0.75, height: ENVELOPE.height + ENVELOPE.width * 0.5 };

/** Where an envelope lies. */
export interface Place {
  readonly angle: number;
  readonly x: number;
  readonly y: number;
  /** The lamp's light there, by which colours are multiplied; and in the shade that spent envelopes lie in. */
  readonly light: Rgb;
  readonly shade: Rgb;
}

export function placesOf(palette: Palette): readonly Place[] {
  return Array.from({ length: SECTORS }, (_, index) => {
    const angle = sectorMiddle(index + 1);
    const [x, y] = [Math.sin(angle * RADIANS) * ENVELOPE.at, Math.cos(angle * RADIANS) * ENVELOPE.at];
    const light = lightAt(palette, x, y);
    return { angle, x, y, light, shade: multiplied(light, palette.shade) };
  });
}

/** The table with what lies on it. */
export interface TableModel {
  readonly things: readonly Thing[];
  /** `slots` by sector; what is up from the table has left its bed empty. */
  pose(eye: Eye, slots: readonly Slot[], held: number): void;
}

export function tableModel(pictures: Pictures, places: readonly Place[]): TableModel {
  const side = solid(revolved(SIDE, 128), pictures.side, pictures.mirror);
  const top = flat(rectangle(-TABLE_HALF, -TABLE_HALF, TABLE_HALF, TABLE_HALF), pictures.table);
  fade(top, 1);
  const { half, height } = SHADOW_SHAPE;
  const shadowShape = rectangle(-half, -height / 2, half, height / 2);
  const shadows = places.map(() => flat(shadowShape, pictures.shadow));
  const shape = envelopeShape();
  const envelopes = places.map(() => flat(shape, pictures.slots.empty));
  return {
    things: [side, top, ...shadows, ...envelopes],
    pose(eye, slots, held) {
      lying(eye.model, 0, 0, 0, 0);
      eye.place(top);
      eye.place(side);
      side.toCamera.set(VIEW);
      for (const [index, place] of places.entries()) {
        const slot = slotIn(slots, index + 1, held);
        const [shadow, envelope] = [shadows[index]!, envelopes[index]!];
        putDown(eye, envelope, place, slot, pictures, 1);
        shadow.visible = slot !== 'empty';
        const { angle, x, y } = place;
        lying(
          eye.model,
          angle,
          x - Math.sin(LAMP * RADIANS) * SHADOW_DROP,
          y - Math.cos(LAMP * RADIANS) * SHADOW_DROP,
          0,
        );
        eye.place(shadow);
        fade(shadow, 0.8);
      }
    },
  };
}

export function envelopeShape(): ReturnType<typeof rectangle> {
  const half = ENVELOPE.width / 2;
  const [x, y] = [half * (1 + SMALL_MARGIN), ENVELOPE.height / 2 + half * SMALL_MARGIN];
  return rectangle(-x, -y, x, y);
}

/** What lies in a sector, apart from an envelope that is up or about to come up. */
export const slotIn = (slots: readonly Slot[], sector: number, held: number): Slot =>
  sector === held ? 'empty' : (slots[sector - 1] ?? 'empty');

/** Puts an envelope in its place, in the lamp's light and as much brighter as told. */
export function putDown(
  eye: Eye,
  envelope: Flat,
  place: Place,
  slot: Slot,
  { slots }: Pictures,
  brighter: number,
): void {
  lying(eye.model, place.angle, place.x, place.y, 0);
  eye.place(envelope);
  envelope.picture = slots[slot];
  if (slot === 'empty') fade(envelope, 1);
  else colour(envelope, isSpent(slot) ? place.shade : place.light, brighter);
}
