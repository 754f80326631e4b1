import { type Drafts, EMPTY_DRAFTS, FIELDS } from './drafts.ts';
import type { Panel } from './panel.ts';

/** Consents and the like belong to their moment and are given anew; the rest is worth keeping. */
type Kept = Pick<Drafts, 'stage' | 'attempt' | 'game' | 'realWheel' | 'typed'>;

const keyOf = (show: string): string => `volchok.drafts.${show}`;

const kept = ({ stage, attempt, game, realWheel, typed }: Drafts): Kept => ({
  stage,
  attempt,
  game,
  realWheel,
  typed,
});

const asText = (drafts: Drafts): string => JSON.stringify(kept(drafts));

/** What was stored, as far as it is of the shape that this build knows. */
export function readDrafts(text: string | null): Drafts {
  if (text === null) return EMPTY_DRAFTS;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return EMPTY_DRAFTS;
  }
  if (!isRecord(stored)) return EMPTY_DRAFTS;
  const typed = isRecord(stored['typed']) ? stored['typed'] : {};
  return {
    ...EMPTY_DRAFTS,
    stage: fitting(EMPTY_DRAFTS.stage, stored['stage']),
    attempt: fitting(EMPTY_DRAFTS.attempt, stored['attempt']),
    game: fitting(EMPTY_DRAFTS.game, stored['game']),
    realWheel: stored['realWheel'] === true,
    typed: Object.fromEntries(
      FIELDS.flatMap((field) => (typeof typed[field] === 'string' ? [[field, typed[field]]] : [])),
    ),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members of the same names with plain values; any other stays as it is when nothing has been filled in. */
function fitting<T extends object>(empty: T, stored: unknown): T {
  if (!isRecord(stored)) return empty;
  const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';
  const fits = Object.entries(stored).filter(([key, value]) => Object.hasOwn(empty, key) && isPlain(value));
  return { ...empty, ...Object.fromEntries(fits) };
}

/** Keeps the drafts of each show in the tab's storage: a reload, or another show for a while, loses nothing. */
export function keepDrafts(panel: Panel, storage: Storage): void {
  let show: string | null = null;
  let stored = panel.drafts;

  const store = (): void => {
    if (show === null || panel.drafts === stored) return;
    stored = panel.drafts;
    try {
      storage.setItem(keyOf(show), asText(stored));
    } catch {
      // A full storage keeps nothing more; the panel goes on.
    }
  };
  panel.onChange(() => {
    const open = panel.link.show();
    const isFirst = show === null;
    if (open !== null && open !== show) {
      show = open;
      // What has been written in the moment before the show was known goes before what was left.
      if (!isFirst || asText(panel.drafts) === asText(EMPTY_DRAFTS)) {
        stored = readDrafts(storage.getItem(keyOf(open)));
        panel.setDrafts(stored);
      }
    }
    store();
  });
}
