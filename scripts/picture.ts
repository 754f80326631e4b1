import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { playEvening } from '../test/helpers/evening.ts';
import { still } from '../test/helpers/video.ts';
import { root } from './lib/sources.mjs';

/*
 * `npx tsx scripts/picture.ts`: plays the evening of test/obs/show.test.ts once more, larger and with a hall behind the
 * graphics, and takes the README's pictures out of OBS's recording.
 */
const WIDTH = 1280;
const HEIGHT = 720;

/** What the panel's own preview shows behind the graphics. */
function hall(panel: Page): Promise<string> {
  return panel
    .locator('vp-preview-box svg[viewBox="0 0 1600 900"]')
    .first()
    .evaluate(
      (svg) => `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`,
    );
}

/** Points of the stage before. */
const stage = Object.entries({ a: 25.5, b: 31, c: 18 }).map(([team, points]) => ({
  type: 'score.adjust',
  team,
  stage: 'hat',
  points,
  reason: '«Дело в шляпе»',
}));

/** Rounds of the game so far, by whose point it was; the first one without the minute, which earns one. */
const game = [true, true, false, true, false].flatMap((correct, index) => [
  { type: 'chgk.wheel.point', sector: [9, 2, 12, 6, 4][index] },
  ...(index === 0
    ? [{ type: 'chgk.answer.early' }]
    : [{ type: 'chgk.discussion.start' }, { type: 'chgk.answer.give' }]),
  { type: 'chgk.verdict', correct },
]);

const evening = await playEvening({ width: WIDTH, height: HEIGHT, behind: hall, before: { stage, game } });
try {
  const { spin, guess } = evening.times;
  mkdirSync(join(root, 'docs'), { recursive: true });
  for (const [name, second] of [
    ['show', spin + 2.5],
    ['show-party', guess - 1],
  ] as const) {
    writeFileSync(join(root, 'docs', `${name}.png`), await still(evening.file, second));
  }
} finally {
  await evening.close();
}
