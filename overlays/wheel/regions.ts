import { mix } from '../../src/graphics/motion.ts';
import { SECTORS } from '../../src/rules/chgk/wheel.ts';
import { BEDS, CANVAS, seen, type Region, type Seen } from './camera.ts';
import { ENVELOPE, RADIANS, sectorBegins, TABLE } from './geometry.ts';
import type { Look } from './layout.ts';

/** Where the envelope comes to rest before the camera: its middle, px of the table's part of the picture, and its width. */
export const HERO = { x: 680, y: 500, width: 640, height: 450 } as const;

/** What the top, leaning as far as it ever does, its arrow and the scale under it can cover. */
export const NEAR: Region = { x: 364, y: 182, width: 632, height: 560 };

/** Air for lines that are thicker than the edge they are drawn on, and for the shadow of an envelope. */
const AIR = 44;

const kept: Region[] = [];

/** The sectors from one to another, clockwise, with the scale before them. */
export const sectorsRegion = (from: number, to: number): Region =>
  (kept[from * 100 + to] ??= around(from, to));

/** All that a real wheel's result sets in motion, from the arrow that appears to the envelope before the camera. */
export const wholeRegion = (from: number, to: number): Region =>
  (kept[10_000 + from * 100 + to] ??= union(union(NEAR, HERO_REGION), sectorsRegion(from, to)));

function around(from: number, to: number): Region {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let step = 0; step <= (to - from + SECTORS) % SECTORS; step += 1) {
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      const angle = (sectorBegins(from + step) + (share * 360) / SECTORS) * RADIANS;
      for (const radius of [TABLE.scale.from, TABLE.numerals.to]) {
        const { x, y } = seen(Math.sin(angle) * radius, Math.cos(angle) * radius);
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
    }
  }
  return within(left - AIR, top - AIR, right + AIR, bottom + AIR);
}

const union = (a: Region, b: Region): Region =>
  within(
    Math.min(a.x, b.x),
    Math.min(a.y, b.y),
    Math.max(a.x + a.width, b.x + b.width),
    Math.max(a.y + a.height, b.y + b.height),
  );

function within(left: number, top: number, right: number, bottom: number): Region {
  const x = Math.max(0, Math.floor(left));
  const y = Math.max(0, Math.floor(top));
  return {
    x,
    y,
    width: Math.min(CANVAS.width, Math.ceil(right)) - x,
    height: Math.min(CANVAS.height, Math.ceil(bottom)) - y,
  };
}

/** Size of the piece of the picture that goes with the envelope: it fits in at any moment on its way, shadow included. */
export const CARD = { width: 736, height: 544 } as const;

const HERO_REGION: Region = {
  x: HERO.x - CARD.width / 2,
  y: HERO.y - CARD.height / 2,
  width: CARD.width,
  height: CARD.height,
};

const card = { x: 0, y: 0, radius: 0 };

/** Where the envelope that is up is seen and how large a radius is there. The same object every time. */
export function cardAt({ held, lift, zoom }: Look): Seen {
  const bed = BEDS[held - 1] ?? HERO_SEEN;
  // From where the zoomed table shows its bed to the middle; sizes grow by factors, not by steps.
  card.x = mix(bed.x * zoom.scale + zoom.x, HERO.x, lift);
  card.y = mix(bed.y * zoom.scale + zoom.y, HERO.y, lift) - Math.sin(lift * Math.PI) * 60;
  card.radius = (bed.radius * zoom.scale) ** (1 - lift) * HERO_SEEN.radius ** lift;
  return card;
}

const HERO_SEEN: Seen = { x: HERO.x, y: HERO.y, radius: HERO.width / ENVELOPE.width };

/** The top stands and is part of the still picture: so it is while a sector is played. */
export const isPlated = ({ held, arrow }: Look): boolean => held > 0 && arrow === 1;

/** How strong the shadow is that the envelope leaves on the table: gone before the canvas has left it behind. */
export const shadowOf = ({ lift }: Look): number => (1 - lift) ** 7;

/** What is painted for every frame. */
export function movingRegion(look: Look): Region {
  const { held, pointedSector, settled } = look;
  if (held === 0) return NEAR;
  if (!isPlated(look)) return wholeRegion(pointedSector, held);
  return settled ? cardRegion(look) : sectorsRegion(pointedSector, held);
}

/** What the lights on sectors cover. */
export const lightRegion = ({ pointed, pointedSector, litSector }: Look): Region =>
  sectorsRegion(pointed > 0 ? pointedSector : litSector, litSector);

const goesAlong = { x: 0, y: 0, width: CARD.width, height: CARD.height };

/** The piece of the picture that goes with the envelope. The same object every time. */
export function cardRegion(look: Look): Region {
  const { x, y } = cardAt(look);
  goesAlong.x = Math.round(x) - CARD.width / 2;
  goesAlong.y = Math.round(y) - CARD.height / 2;
  return goesAlong;
}
