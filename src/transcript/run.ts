import {
  advance,
  type Answer,
  type Chance,
  execute,
  initialState,
  type Instant,
  instant,
  project,
  type State,
} from '../rules/index.ts';
import { seededChance } from './seeded-chance.ts';

/** What a transcript found wrong, by its line (from 1). */
export interface Mismatch {
  readonly line: number;
  readonly text: string;
}

export interface TranscriptResult {
  readonly mismatches: readonly Mismatch[];
  readonly state: State;
  /** The instant of the last line. */
  readonly at: Instant;
}

interface Line {
  readonly at: number;
  readonly do?: unknown;
  readonly see?: Record<string, unknown>;
  readonly refuse?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a dotted path; a path that is absent equals null. Ids with dots in them are found by the longest key that fits. */
export function valueAt(view: unknown, path: string): unknown {
  if (path === '') return view ?? null;
  if (typeof view !== 'object' || view === null) return null;
  const parts = path.split('.');
  for (let n = parts.length; n > 0; n--) {
    const key = parts.slice(0, n).join('.');
    if (Object.hasOwn(view, key)) {
      return valueAt((view as Record<string, unknown>)[key], parts.slice(n).join('.'));
    }
  }
  return null;
}

const show = (value: unknown): string => JSON.stringify(value);

/** The lines of a file: numbered from 1, comments and empty lines left out. */
const numbered = (text: string): readonly { line: number; json: string }[] =>
  text
    .split('\n')
    .map((json, i) => ({ line: i + 1, json: json.trim() }))
    .filter(({ json }) => json !== '' && !json.startsWith('//'));

function parseLine(json: string, earliest: number): Line | string {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return 'expected a line of JSON, saw something else';
  }
  if (!isRecord(value) || !Number.isSafeInteger(value['at'])) return 'expected an "at" in whole ms, saw none';
  const at = value['at'] as number;
  if (at < earliest) return `expected an "at" of ${String(earliest)} or later, saw ${String(at)}`;
  if (!Object.hasOwn(value, 'do') && !isRecord(value['see'])) return 'expected "do" or "see", saw neither';
  return value as unknown as Line;
}

function checkAnswer(answer: Answer, expected: string | undefined): string | null {
  const seen = answer.ok ? 'accepted' : `refused with ${answer.code} (${answer.message})`;
  if (expected === undefined) return answer.ok ? null : `expected it to be accepted, saw it ${seen}`;
  return !answer.ok && answer.code === expected ? null : `expected refusal ${show(expected)}, saw it ${seen}`;
}

/** `see` compares leaves exactly, and whole arrays such as `played` by their JSON. */
function checkView(view: unknown, see: Record<string, unknown>): readonly string[] {
  return Object.entries(see).flatMap(([path, expected]) => {
    const seen = valueAt(view, path);
    return show(seen) === show(expected) ? [] : [`expected ${path} = ${show(expected)}, saw ${show(seen)}`];
  });
}

/**
 * Plays a transcript on a virtual clock: no server, no waiting. A broken line is a mismatch and ends the run.
 * The first line may be `{"seed": n}`, the source of randomness.
 */
export function runTranscript(text: string): TranscriptResult {
  const lines = numbered(text);
  const mismatches: Mismatch[] = [];
  const answers = new Map<string, Answer>();
  let state = initialState();
  let chance: Chance = seededChance(1);
  let at = 0;

  for (const [i, { line, json }] of lines.entries()) {
    if (i === 0) {
      const seed = seedOf(json);
      if (seed !== null) {
        chance = seededChance(seed);
        continue;
      }
    }
    const parsed = parseLine(json, at);
    if (typeof parsed === 'string') {
      mismatches.push({ line, text: parsed });
      break;
    }
    at = parsed.at;
    state = advance(state, instant(at)).state;
    if (Object.hasOwn(parsed, 'do')) {
      const done = execute(state, parsed.do, {
        at: instant(at),
        chance,
        answered: (id) => answers.get(id),
        by: 'operator',
      });
      state = done.state;
      if (done.commandId !== null) answers.set(done.commandId, done.answer);
      const wrong = checkAnswer(done.answer, parsed.refuse);
      if (wrong !== null) mismatches.push({ line, text: wrong });
    }
    if (parsed.see) {
      const view = project(state, 'operator', instant(at));
      mismatches.push(...checkView(view, parsed.see).map((text) => ({ line, text })));
    }
  }
  return { mismatches, state, at: instant(at) };
}

function seedOf(json: string): number | null {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) && typeof value['seed'] === 'number' ? value['seed'] : null;
  } catch {
    return null;
  }
}
