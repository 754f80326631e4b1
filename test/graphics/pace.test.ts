import { gsap } from 'gsap';
import { expect, test } from 'vitest';

import { CURVES } from '../../src/graphics/theme/pace.ts';

/** How near a curve in CSS has to come to the one that graphics are painted with: 1 % of the way. */
const UNSEEN = 0.01;

/** Value of a `cubic-bezier(x1, y1, x2, y2)` at a share of its time, both 0–1. */
function bezierAt(css: string, share: number): number {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (css.match(/-?[\d.]+/g) ?? []).map(Number);
  const along = (a: number, b: number, s: number): number =>
    3 * (1 - s) ** 2 * s * a + 3 * (1 - s) * s ** 2 * b + s ** 3;
  let [low, high] = [0, 1];
  for (let i = 0; i < 40; i += 1) {
    const middle = (low + high) / 2;
    if (along(x1, x2, middle) < share) low = middle;
    else high = middle;
  }
  return along(y1, y2, low);
}

test.each(Object.entries(CURVES))('%s: the same curve in CSS and in GSAP', (_name, { gsap: name, css }) => {
  const painted = gsap.parseEase(name);
  const furthest = Math.max(
    ...Array.from({ length: 101 }, (_, i) =>
      Math.abs((css === 'linear' ? i / 100 : bezierAt(css, i / 100)) - painted(i / 100)),
    ),
  );
  expect(furthest).toBeLessThan(UNSEEN);
});
