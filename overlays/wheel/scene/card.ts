import { mix } from '../../../src/graphics/motion.ts';
import type { SectorKind } from '../../../src/rules/views/types.ts';
import { floating, lying, TILT } from '../camera.ts';
import { ENVELOPE, RADIANS } from '../geometry.ts';
import type { Look } from '../layout.ts';
import { LAMP } from '../paint/canvas.ts';
import type { Palette } from '../palette.ts';
import { cardAt, shadowOf } from '../regions.ts';
import type { Eye } from './eye.ts';
import { CARD_MARGIN, type Pictures } from './pictures.ts';
import { rectangle } from './shapes.ts';
import { SHADOW_DROP, SHADOW_SHAPE, type Place } from './table.ts';
import { fade, flat, tint, type Flat, type Thing } from './things.ts';

/** The envelope that comes up from the table to stand before the camera, with its shadow. */
export interface CardModel {
  readonly things: readonly Thing[];
  /** Paints what will be seen of a sector's envelope, so that no move has to wait for it. */
  prepare(kind: SectorKind, sector: number): void;
  pose(eye: Eye, now: Look): void;
}

export function cardModel(pictures: Pictures, places: readonly Place[], { gleam }: Palette): CardModel {
  const half = ENVELOPE.width / 2;
  const [x, y] = [half * (1 + CARD_MARGIN), ENVELOPE.height / 2 + half * CARD_MARGIN];
  const shadow = flat(
    rectangle(-SHADOW_SHAPE.half, -SHADOW_SHAPE.height / 2, SHADOW_SHAPE.half, SHADOW_SHAPE.height / 2),
    pictures.shadow,
  );
  const back = flat(rectangle(-x, -y, x, y, true), pictures.slots.question);
  const front = flat(rectangle(-x, -y, x, y), pictures.slots.question);
  return {
    things: [shadow, back, front],
    prepare(kind, sector) {
      pictures.front(kind, sector);
      pictures.back(kind, false);
      pictures.back(kind, true);
    },
    pose(eye, now) {
      const place = places[now.held - 1];
      if (!place) return;
      const up = now.lift;
      const drop = SHADOW_DROP + up * 0.12;
      lying(
        eye.model,
        place.angle,
        place.x - Math.sin(LAMP * RADIANS) * drop,
        place.y - Math.cos(LAMP * RADIANS) * drop,
        0,
        1 + up * 0.5,
      );
      eye.place(shadow);
      fade(shadow, shadowOf(now));

      const over = 180 * (1 - now.flip);
      const at = cardAt(now);
      floating(
        eye.model,
        at.x,
        at.y,
        at.radius,
        TILT * (1 - up),
        (place.angle > 180 ? place.angle - 360 : place.angle) * (1 - up),
        over,
      );
      const address = over < 90;
      front.visible = address;
      back.visible = !address;
      const shown = address ? front : back;
      eye.placeBefore(shown);
      shown.picture = address
        ? pictures.front(now.heldKind, now.held)
        : pictures.back(now.heldKind, now.heldSpent);
      const lamp = now.litSector === now.held ? now.lit * now.glow : 0;
      // On the table it is as bright as what lies beside it, or rather its lit sector; before the camera as it is.
      const level = (1 + gleam * lamp * (1 - up)) * (0.72 + 0.28 * Math.abs(Math.cos(over * RADIANS)));
      light(shown, now.heldSpent ? place.shade : place.light, up, level);
    },
  };
}

/** Both halves in a lamp's colour (0–255), the less of it the further up. */
function light(of: Flat, lamp: Place['light'], up: number, level: number): void {
  const factor = level / 255;
  tint(
    of.left,
    mix(lamp[0], 255, up) * factor,
    mix(lamp[1], 255, up) * factor,
    mix(lamp[2], 255, up) * factor,
    1,
  );
  of.right.set(of.left);
}
