import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { root } from '../../scripts/lib/sources.mjs';
import type { Chromium } from './browsers.ts';

const UPDATE = process.env['UPDATE_BASELINES'] === '1';

export function decode(png: Buffer): PNG {
  return PNG.sync.read(png);
}

/** How many pixels differ visibly; all of them where the sizes differ. */
export function difference(a: PNG, b: PNG): { readonly pixels: number; readonly picture: PNG | null } {
  if (a.width !== b.width || a.height !== b.height) return { pixels: a.width * a.height, picture: null };
  const picture = new PNG({ width: a.width, height: a.height });
  const pixels = pixelmatch(a.data, b.data, picture.data, a.width, a.height, { threshold: 0.1 });
  return { pixels, picture };
}

/** Whether two screenshots are the same to the last bit of every pixel. */
export function identical(a: Buffer, b: Buffer): boolean {
  // most that are the same are the same file too, and decoding takes long
  if (a.equals(b)) return true;
  const [one, other] = [decode(a), decode(b)];
  return one.width === other.width && one.height === other.height && one.data.equals(other.data);
}

/** So many levels a channel are left in a compact picture. */
const LEVELS = 11;
const LEVEL = Math.ceil(255 / (LEVELS - 1));

/** Shares of the pixels that may differ, 0–1. */
export interface Tolerance {
  /** By more than one level of a channel, also from every pixel beside it: another shape or colour. */
  readonly far: number;
  /** By less: where a gradient falls on the border of two levels, or an edge of two pixels, either may have it. */
  readonly near: number;
}

/** The furthest that a channel of two pixels is apart; `a` and `b` are the places of their first ones. */
function apart(one: PNG, a: number, other: PNG, b: number): number {
  let most = 0;
  for (let i = 0; i < 4; i += 1) {
    most = Math.max(most, Math.abs((one.data[a + i] ?? 0) - (other.data[b + i] ?? 0)));
  }
  return most;
}

/** Whether a pixel at a place of one picture is about the same as one around that place in the other. */
function isThere(one: PNG, x: number, y: number, other: PNG): boolean {
  const { width, height } = one;
  for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1) {
    for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1) {
      if (apart(one, (y * width + x) * 4, other, (v * width + u) * 4) <= LEVEL) return true;
    }
  }
  return false;
}

function distance(a: PNG, b: PNG): Tolerance {
  let [far, near] = [0, 0];
  for (let y = 0; y < a.height; y += 1) {
    for (let x = 0; x < a.width; x += 1) {
      const at = (y * a.width + x) * 4;
      const most = apart(a, at, b, at);
      if (most === 0) continue;
      if (most <= LEVEL || (isThere(a, x, y, b) && isThere(b, x, y, a))) near += 1;
      else far += 1;
    }
  }
  const pixels = a.width * a.height;
  return { far: far / pixels, near: near / pixels };
}

/** Half as wide and high, every pixel the mean of four. */
export function halved(image: PNG): PNG {
  const small = new PNG({ width: Math.floor(image.width / 2), height: Math.floor(image.height / 2) });
  const row = image.width * 4;
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        const at = y * 2 * row + x * 8 + channel;
        const four = [at, at + 4, at + row, at + row + 4].map((place) => image.data[place] ?? 0);
        small.data[(y * small.width + x) * 4 + channel] = four.reduce((sum, value) => sum + value, 2) >> 2;
      }
    }
  }
  return small;
}

/** A picture with coarser colours: written to a file it is a tenth of the size and fit to be kept. Changes the picture itself. */
export function compact(image: PNG): PNG {
  const step = 255 / (LEVELS - 1);
  const coarse = Uint8Array.from({ length: 256 }, (_, value) => Math.round(Math.round(value / step) * step));
  for (let at = 0; at < image.data.length; at += 1) image.data[at] = coarse[image.data[at] ?? 0] ?? 0;
  return image;
}

/** Colour at a place, 0–255 each: red, green, blue, alpha. */
export function pixel(image: PNG, x: number, y: number): readonly [number, number, number, number] {
  const at = (y * image.width + x) * 4;
  const [red = 0, green = 0, blue = 0, alpha = 0] = image.data.subarray(at, at + 4);
  return [red, green, blue, alpha];
}

/** Share of the pixels that are not fully transparent, 0–1: an empty picture is 0. */
export function coverage(image: PNG): number {
  let covered = 0;
  for (let at = 3; at < image.data.length; at += 4) if (image.data[at] !== 0) covered += 1;
  return covered / (image.width * image.height);
}

/**
 * Compares a compact picture with the one kept for this browser in `test/visual/baselines`. A missing one is a failure;
 * `UPDATE_BASELINES=1` writes it (look at it before committing). What was seen goes to `test-results/visual`.
 */
export function matchBaseline(name: string, chromium: Chromium, seen: PNG, tolerance: Tolerance): void {
  const baseline = join(root, 'test', 'visual', 'baselines', chromium, `${name}.png`);
  const results = join(root, 'test-results', 'visual', chromium, name);
  if (!existsSync(baseline)) {
    if (UPDATE) return write(baseline, seen);
    write(`${results}.png`, seen);
    throw new Error(
      `No baseline ${baseline}. Look at ${results}.png and run again with UPDATE_BASELINES=1 if it is right.`,
    );
  }
  const kept = decode(readFileSync(baseline));
  const isOfSize = kept.width === seen.width && kept.height === seen.height;
  if (isOfSize && kept.data.equals(seen.data)) return;
  const { far, near } = isOfSize ? distance(kept, seen) : { far: 1, near: 0 };
  if (far <= tolerance.far && near <= tolerance.near) return;
  if (UPDATE) return write(baseline, seen);
  write(`${results}.png`, seen);
  const { picture } = difference(kept, seen);
  if (picture) write(`${results}.difference.png`, picture);
  const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;
  throw new Error(
    `${percent(far)} of the pixels differ clearly from ${baseline} and ${percent(near)} a little; see ${results}.png and ${results}.difference.png.`,
  );
}

function write(file: string, image: PNG): void {
  mkdirSync(dirname(file), { recursive: true });
  // Flat colours are smallest without a filter, by whole repetitions.
  const options = { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 } as const;
  writeFileSync(file, PNG.sync.write(image, options));
}
