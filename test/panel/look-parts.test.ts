import { describe, expect, test } from 'vitest';

import {
  coloursIn,
  contrast,
  readColour,
  recolour,
  stopsOf,
  turnHue,
  writeColour,
} from '../../control-panel/sections/look/colours.ts';
import { idOf } from '../../control-panel/sections/look/editor.ts';
import { GROUPS } from '../../control-panel/sections/look/groups.ts';
import { illegible } from '../../control-panel/sections/look/legible.ts';
import { lookText } from '../../control-panel/sections/look/text.ts';
import { classic } from '../../src/protocol/theme/classic.ts';
import { party } from '../../src/protocol/theme/party.ts';
import { readTheme } from '../../src/protocol/theme/theme.ts';
import { TOKENS } from '../../src/protocol/theme/tokens.ts';

describe('colours of a theme', () => {
  test.each([
    ['#fc6', { r: 255, g: 204, b: 102, a: 1 }],
    ['#11223380', { r: 17, g: 34, b: 51, a: 128 / 255 }],
    ['rgba(255, 236, 190, 0.13)', { r: 255, g: 236, b: 190, a: 0.13 }],
    ['rgb(10% 20% 30% / 50%)', { r: 26, g: 51, b: 77, a: 0.5 }],
    ['hsl(120, 100%, 50%)', { r: 0, g: 255, b: 0, a: 1 }],
    ['transparent', { r: 0, g: 0, b: 0, a: 0 }],
  ])('%s is read', (text, colour) => {
    expect(readColour(text)).toEqual(colour);
  });

  test.each(['', '#12345', 'rgb(1, 2)', 'papayawhip', 'url(x)'])('%j is not', (text) => {
    expect(readColour(text)).toBeNull();
  });

  test('a gradient keeps its shape when one of its colours is exchanged, wherever that one stands', () => {
    const { bezel } = classic.tokens;
    const [first = ''] = coloursIn(bezel);
    const changed = recolour(bezel, first, '#010203');
    expect(changed).toBe(bezel.replaceAll(first, '#010203'));
    expect(coloursIn(changed)).toContain('#010203');
    expect(coloursIn('0 0 28px rgba(242, 199, 102, 0.45)')).toEqual(['rgba(242, 199, 102, 0.45)']);
  });

  test('turning all hues keeps what can be read readable, and every value a valid one', () => {
    for (const theme of [classic, party])
      for (const degrees of [-180, -75, 30, 120, 180]) {
        const tokens = Object.fromEntries(
          Object.entries(theme.tokens).map(([token, value]) => [token, turnHue(value, degrees)]),
        );
        const read = readTheme({ tokens }, theme);
        expect(read).toHaveProperty('theme');
        if ('theme' in read) expect(illegible(read.theme.tokens)).toEqual([]);
      }
    expect(writeColour(readColour(turnHue('#f2c766', 0))!)).toBe('#f2c766');
  });

  test('contrast as WCAG counts it', () => {
    const [white, grey] = [readColour('#fff')!, readColour('#777')!];
    expect(contrast(white, readColour('#000')!)).toBe(21);
    expect(contrast(white, grey)).toBeCloseTo(4.48, 2);
    expect(stopsOf('linear-gradient(90deg, transparent, #fff 30%)')).toHaveLength(2);
    expect(stopsOf('linear-gradient(90deg, papayawhip, plum)')).toBeNull();
  });
});

describe('what can be read', () => {
  test('both themes of the program, over white and over black', () => {
    expect([illegible(classic.tokens), illegible(party.tokens)]).toEqual([[], []]);
  });

  test('a translucent panel is judged by the picture over which it is worst', () => {
    const tokens = { ...classic.tokens, surface: 'rgba(10, 10, 10, 0.3)', 'surface-raised': 'transparent' };
    const [worst] = illegible(tokens);
    expect(worst).toMatchObject({ picture: 'white' });
    expect(illegible({ ...classic.tokens, ink: '#2a2a2a' }).map(({ ink }) => ink)).toContain('ink');
  });
});

test('every colour of a theme has its place and its name in both languages', () => {
  const placed = GROUPS.flatMap(({ tokens }) => tokens);
  const coloured = Object.entries(TOKENS)
    .filter(([, kind]) => ['colour', 'paint', 'shadow'].includes(kind))
    .map(([token]) => token);
  expect([...placed].sort()).toEqual(coloured.sort());
  for (const { tokens } of [lookText.ru, lookText.en])
    expect(Object.keys(tokens).sort()).toEqual([...placed].sort());
});

test('a name becomes a file name', () => {
  expect(['Осенний кубок', 'Щёлочь & Co. 2', '???', 'Ё'].map(idOf)).toEqual([
    'osenniy-kubok',
    'shcheloch-co-2',
    'theme',
    'e',
  ]);
});
