import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';

import { commandSchemas, DEFAULT_RULESET, GRAPHICS, REFUSAL_CODES } from '../../src/rules/index.ts';
import { runTranscript } from '../../src/transcript/run.ts';

const docs = join(import.meta.dirname, '..', '..', 'docs');
const CHGK_PHASES = [
  'between',
  'decisiveAsked',
  'spinning',
  'internetPick',
  'reading',
  'discussion',
  'deciding',
  'extra',
  'club',
  'creditAsked',
  'credit',
  'answering',
  'over',
];
/** Fields that every command has; the page lists them once. */
const COMMON = ['type', 'commandId', 'room', 'expectedRevision'];

/** Rows of tables: what stands in backquotes in each of their cells. */
function rowsOf(page: string): string[][][] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), (match) => match[1]!)),
    );
}

const fieldsOf = (type: keyof typeof commandSchemas): string[] =>
  Object.entries<z.ZodType>(commandSchemas[type].shape)
    .filter(([name]) => !COMMON.includes(name))
    .map(([name, schema]) => (schema.safeParse(undefined).success ? `${name}?` : name));

describe.each(['commands.md', 'commands.ru.md'])('docs/%s tells the truth', (file) => {
  const page = readFileSync(join(docs, file), 'utf8');
  const rows = rowsOf(page);
  const firsts = rows.flatMap((row) => row[0] ?? []);
  const rowOf = (name: string) => rows.find((row) => row[0]?.length === 1 && row[0][0] === name);

  test('it has every command, with just its fields', () => {
    for (const type of Object.keys(commandSchemas) as (keyof typeof commandSchemas)[]) {
      expect([type, rowOf(type)?.[1]]).toEqual([type, fieldsOf(type)]);
    }
    expect(firsts.filter((name) => name.includes('.') && !(name in commandSchemas))).toEqual([]);
  });

  test('the refusals in the rows of commands are codes, and every code is explained', () => {
    for (const type of Object.keys(commandSchemas)) {
      for (const code of rowOf(type)?.[2] ?? []) expect(REFUSAL_CODES).toContain(code);
    }
    for (const code of REFUSAL_CODES) expect(rowOf(code), code).toBeDefined();
  });

  test('it has every option of the ruleset with its default', () => {
    for (const [option, value] of Object.entries(DEFAULT_RULESET)) {
      expect([option, rowOf(option)?.[1]]).toEqual([option, [JSON.stringify(value)]]);
    }
    expect(firsts.filter((name) => name.endsWith('Seconds') && !(name in DEFAULT_RULESET))).toEqual([]);
  });

  test('it has every phase and every graphic', () => {
    for (const phase of ['ready', 'prep', 'play', 'review', ...CHGK_PHASES])
      expect(rowOf(phase), phase).toBeDefined();
    for (const graphic of GRAPHICS) expect(page).toContain(`\`${graphic}\``);
  });

  test('its example of a transcript holds', () => {
    const example = /\n(\/\/ [^\n]*\n\{"seed"[\s\S]*?)```/.exec(page)?.[1];
    expect(example).toBeDefined();
    expect(runTranscript(example!).mismatches).toEqual([]);
  });
});
