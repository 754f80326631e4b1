import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { runTranscript } from '../../src/transcript/run.ts';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));

test('the acceptance games are there', () => {
  expect(files.length).toBeGreaterThan(30);
});

test.each(files)('%s', (file) => {
  const { mismatches } = runTranscript(readFileSync(join(folder, file), 'utf8'));
  expect(mismatches.map(({ line, text }) => `${file}:${String(line)}: ${text}`)).toEqual([]);
});
