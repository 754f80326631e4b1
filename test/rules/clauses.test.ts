import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const TAG = /\b[PFCUDX]-\d+(?:\.\d+)*/g;

const rules = readFileSync(join(root, 'docs', 'rules.md'), 'utf8');
const clauses = [...new Set(rules.match(TAG))];

/** Titles of tests and of groups of them, as written: in quotes or backquotes, behind `test`, `it` or `describe`. */
function titlesIn(source: string): string[] {
  const title = /\b(?:test|it|describe)\b(?:\.\w+)*(?:<[^(]*>)?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
  /** `test.each(table)('title'`: the title follows a parenthesis that closes one. */
  const ofTable = /\)\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
  return [title, ofTable].flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[2]!));
}

const files = ['rules', 'property', 'transcripts'].flatMap((folder) =>
  readdirSync(join(root, 'test', folder))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(root, 'test', folder, name)),
);
const titles = files.flatMap((file) => titlesIn(readFileSync(file, 'utf8')));
const cited = new Set(titles.flatMap((title) => title.match(TAG) ?? []));

describe('the clauses of docs/rules.md', () => {
  test('there are as many as there should be', () => {
    const count = (letter: string) => clauses.filter((tag) => tag.startsWith(letter)).length;
    expect(
      Object.fromEntries(['P', 'F', 'C', 'U', 'D', 'X'].map((letter) => [letter, count(letter)])),
    ).toEqual({
      P: 18,
      F: 20,
      C: 5,
      U: 2,
      D: 9,
      X: 55,
    });
  });

  test.each(clauses)('%s is tried by a test that names it', (tag) => {
    expect(cited).toContain(tag);
  });

  test('the Russian page has the same ones, in the same order', () => {
    const listed = (page: string) =>
      Array.from(page.matchAll(/^- ((?:[PFCUDX]-[\d.]+(?:, )?)+)/gm), (match) => match[1]!.trim());
    const russian = readFileSync(join(root, 'docs', 'rules.ru.md'), 'utf8');
    expect(listed(russian)).toEqual(listed(rules));
    expect(listed(rules)).toHaveLength(110);
  });

  test('no title cites a clause that there is not', () => {
    expect([...cited].filter((tag) => !clauses.includes(tag))).toEqual([]);
  });
});
