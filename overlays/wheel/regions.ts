import { SECTORS } from '../../src/rules/chgk/wheel.ts';
import { CANVAS, seen, type Region } from './camera.ts';
import { RADIANS, sectorBegins, TABLE } from './geometry.ts';
import { pushIn } from './layout.ts';

/** Where the envelope comes to rest before the camera: its middle, px of the table's part of the picture, and its width. */
export const HERO = { x: 680, y: 500, width: 640, height: 450 } as const;

/** What the top, leaning as far as it ever does, its arrow and the scale under it can cover. */
export const NEAR: Region = { x: 364, y: 182, width: 632, height: 560 };

/** Air for lines that are thicker than the edge they are drawn on, and for the shadow of a card. */
const AIR = 44;

/** All that moves from when the arrow stands until the envelope is up: the lit sectors, the envelope, the arrow of a real wheel. */
export function regionOf(pointed: number, sector: number): Region {
  let [left, top, right, bottom] = [
    Math.min(NEAR.x, HERO.x - HERO.width / 2 - AIR),
    Math.min(NEAR.y, HERO.y - HERO.height / 2 - AIR),
    Math.max(NEAR.x + NEAR.width, HERO.x + HERO.width / 2 + AIR),
    Math.max(NEAR.y + NEAR.height, HERO.y + HERO.height / 2 + AIR),
  ];
  const zoom = { scale: 1, x: 0, y: 0 };
  const include = (which: number, push: number): void => {
    pushIn(zoom, sector, push);
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      const angle = (sectorBegins(which) + (share * 360) / SECTORS) * RADIANS;
      const { x, y } = seen(Math.sin(angle) * TABLE.numerals.to, Math.cos(angle) * TABLE.numerals.to);
      const [px, py] = [x * zoom.scale + zoom.x, y * zoom.scale + zoom.y];
      left = Math.min(left, px - AIR);
      right = Math.max(right, px + AIR);
      top = Math.min(top, py - AIR);
      bottom = Math.max(bottom, py + AIR);
    }
  };
  for (let step = 0; step <= (sector - pointed + SECTORS) % SECTORS; step += 1) {
    include(((pointed - 1 + step) % SECTORS) + 1, 0);
  }
  include(sector, 1);
  include(pointed, 1);
  left = Math.max(0, Math.floor(left));
  top = Math.max(0, Math.floor(top));
  right = Math.min(CANVAS.width, Math.ceil(right));
  bottom = Math.min(CANVAS.height, Math.ceil(bottom));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
