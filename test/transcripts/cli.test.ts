import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'volchok-transcripts-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, ...lines: readonly unknown[]): string {
  writeFileSync(join(folder, name), lines.map((line) => JSON.stringify(line)).join('\n'));
  return name;
}

/** The runner as `npm run -s transcript --` starts it, straight from its source. */
function transcript(...args: readonly string[]) {
  const entry = join(root, 'src', 'transcript', 'main.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), entry, ...args],
    { cwd: folder, encoding: 'utf8' },
  );
  return { code: status, out: stdout, err: stderr };
}

const team = { at: 0, do: { type: 'team.add', id: 'a', name: 'А' } };
const good = file('good.jsonl', { seed: 7 }, team, { at: 5, see: { 'teams.0.id': 'a' } });
const bad = file('bad.jsonl', team, { at: 5, see: { 'teams.0.id': 'b' } });

test('ok and exit code 0 if everything holds', () => {
  expect(transcript(good, good)).toEqual({ code: 0, out: 'ok good.jsonl\nok good.jsonl\n', err: '' });
});

test('FILE:LINE and exit code 1 where something differs; the other files are still run', () => {
  expect(transcript(bad, good)).toEqual({
    code: 1,
    out: 'bad.jsonl:2: expected teams.0.id = "b", saw "a"\nok good.jsonl\n',
    err: '',
  });
});

test('exit code 2 for a file that can’t be read, by its name', () => {
  const { code, out, err } = transcript('nowhere.jsonl', good);
  expect([code, out]).toEqual([2, 'ok good.jsonl\n']);
  expect(err).toMatch(/^nowhere\.jsonl: can't be read/);
});

test('--view prints the final view of a role as JSON and nothing else', () => {
  const { code, out, err } = transcript('--view', 'operator', good);
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toMatchObject({ role: 'operator', at: 5, teams: [{ id: 'a' }] });
  const explainer = transcript('--view', 'explainer', good);
  expect(JSON.parse(explainer.out)).toMatchObject({ role: 'explainer', rooms: { main: { id: 'main' } } });
});

test('--view with a mismatch: the view, the mismatch on standard error, exit code 1', () => {
  const { code, out, err } = transcript('--view', 'public', bad);
  expect([code, err]).toEqual([1, 'bad.jsonl:2: expected teams.0.id = "b", saw "a"\n']);
  expect(JSON.parse(out)).toMatchObject({ role: 'public' });
});

test.each([
  ['no file', []],
  ['a role that there is not', ['--view', 'king', 'good.jsonl']],
  ['an option that there is not', ['--fast', 'good.jsonl']],
  ['a view of nobody', ['good.jsonl', '--view']],
])('%s: the usage and exit code 2', (_, args) => {
  const { code, out, err } = transcript(...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('usage: npm run -s transcript -- [--view operator|host|explainer|public] FILE…');
});
