import { afterAll, beforeAll, expect, test } from 'vitest';
import { unavailable } from '../helpers/browsers.ts';
import { CAMERAS, type Evening, MARK, playEvening } from '../helpers/evening.ts';
import { describeWith } from '../helpers/needs.ts';
import { obsUnavailable } from '../helpers/obs.ts';
import { changed, colours, frames, probe, type Region } from '../helpers/video.ts';

const SIZE = { width: 640, height: 360 };

/** The top with its arrow, and the envelopes round it. */
const WHEEL: Region = { x: 0.22, y: 0.18, width: 0.28, height: 0.48 };

/** When the clock in OBS's file and ours may differ by half a second. */
const APART = 0.7;

describeWith(obsUnavailable() ?? unavailable('debian'), 'an attempt and a round on air', () => {
  let evening: Evening;

  beforeAll(async () => {
    evening = await playEvening(SIZE);
  }, 170_000);

  afterAll(async () => {
    await (evening as Evening | undefined)?.close();
  });

  test('the scenes of OBS follow the game', () => {
    const { scenes } = evening.obs;
    expect(scenes.slice(scenes.indexOf('Сцена') - 1)).toEqual([
      'Общий план',
      'Сцена',
      'Общий план',
      'Заставка',
      'Общий план',
      'Волчок',
      'Ведущий',
      'Знатоки',
      'Общий план',
    ]);
  });

  test('the recording is whole', async () => {
    const { width, height, codec, seconds } = await probe(evening.file);
    expect({ width, height, codec }).toEqual({ ...SIZE, codec: 'h264' });
    expect(seconds).toBeGreaterThan(evening.times.verdict);
  });

  test('the recorded picture is that of the scenes', async () => {
    const seen = (await colours(evening.file, MARK, 10)).map((colour) => sceneOf(colour));
    expect(seen.filter((scene, index) => scene !== seen[index - 1])).toEqual([
      'Заставка',
      'Общий план',
      'Сцена',
      'Общий план',
      'Заставка',
      'Общий план',
      'Волчок',
      'Ведущий',
      'Знатоки',
      'Общий план',
    ]);
  });

  test('the digits of the minute change every second, and only then', async () => {
    const { minute } = evening.times;
    const { pictures } = await frames(evening.file, evening.places.digits, {
      from: minute + APART,
      to: minute + 6 - APART,
      perSecond: 15,
    });
    const changes = pictures.flatMap((picture, index) => {
      const before = pictures[index - 1];
      return before !== undefined && changed(before, picture) > 0.01 ? [index / 15] : [];
    });
    expect(changes.length).toBeGreaterThanOrEqual(4);
    for (const [index, at] of changes.slice(1).entries()) {
      const since = at - (changes[index] ?? 0);
      expect(since).toBeGreaterThan(0.75);
      expect(since).toBeLessThan(1.25);
    }
  });

  test('the wheel turns while it spins', async () => {
    const { spin } = evening.times;
    const { pictures } = await frames(evening.file, WHEEL, { from: spin + 1, to: spin + 4, perSecond: 4 });
    const turned = pictures.slice(1).filter((picture, i) => changed(pictures[i] ?? picture, picture) > 0.01);
    expect(turned.length).toBeGreaterThanOrEqual(0.5 * pictures.length);
  });

  test('and stands afterwards', async () => {
    const { rest } = evening.times;
    const { pictures } = await frames(evening.file, WHEEL, { from: rest - 1, to: rest - 0.2, perSecond: 5 });
    const [first] = pictures;
    expect(pictures.length).toBeGreaterThanOrEqual(3);
    for (const picture of pictures) expect(changed(first ?? picture, picture)).toBeLessThan(0.002);
  });

  test('the ladder counts down to its next step', async () => {
    const { attempt } = evening.times;
    const { pictures } = await frames(evening.file, evening.places.ladder, {
      from: attempt + APART,
      to: attempt + 4 - APART,
      perSecond: 1,
    });
    // one second may change a stroke of a digit only; over the whole piece the bar has shrunk as well
    const [first] = pictures;
    const last = pictures.at(-1);
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    expect(first && last && changed(first, last)).toBeGreaterThan(0.01);
  });

  test.each(['party', 'score'] as const)('the points reach the scoreboard (%s)', async (board) => {
    const at = board === 'party' ? evening.times.guess : evening.times.verdict;
    const { pictures } = await frames(evening.file, evening.places[board], {
      from: at - APART - 0.2,
      to: at + 2,
      perSecond: 5,
    });
    const [before] = pictures;
    const after = pictures.at(-1);
    expect(before !== undefined && after !== undefined && changed(before, after)).toBeGreaterThan(0.005);
  });

  test('no page complained', () => {
    expect(evening.complaints).toEqual([]);
  });
});

/** The scene whose mark has this colour, but for the noise of the encoder; null where none has. */
function sceneOf(colour: readonly [number, number, number]): string | null {
  const scene = Object.entries(CAMERAS).find(([, camera]) =>
    camera.every((value, index) => Math.abs(value - (colour[index] ?? 0)) < 25),
  );
  return scene?.[0] ?? null;
}
