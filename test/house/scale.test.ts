import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/sources.mjs';

const OVERLAYS = join(root, 'overlays');
const sheets = readdirSync(OVERLAYS)
  .map((folder) => `${folder}/styles.ts`)
  .filter((sheet) => readdirSync(join(OVERLAYS, sheet, '..')).includes('styles.ts'));

/** Black is what shadows and masks are made of. Otherwise: what a sheet says for itself where the type scale or the theme has the say. */
const own = (sheet: string): readonly string[] =>
  readFileSync(join(OVERLAYS, sheet), 'utf8').match(
    /font-size: *[\d.]+\w+|font-family: *(?!var)\S+|#[\da-f]{3,8}\b(?=[;, ])|\b(?:rgba?|hsla?)\((?!0, 0, 0|var)|cubic-bezier\(/gi,
  ) ?? [];

describe('styles of the graphics', () => {
  test('are found', () => {
    expect(sheets.length).toBeGreaterThanOrEqual(12);
  });

  test.each(sheets)('%s: sizes of type, typefaces, colours and curves are tokens', (sheet) => {
    expect(own(sheet)).toEqual([]);
  });
});
