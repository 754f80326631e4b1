import { describe, expect, test } from 'vitest';
import { SITUATIONS } from '../../src/protocol/messages.ts';
import type { ChgkPhase, PartyView } from '../../src/rules/views/types.ts';
import { backoff } from '../../src/server/obs/backoff.ts';
import { choiceAfter, desiredScene, type Wish } from '../../src/server/obs/desired.ts';
import { difference, NOTHING_REPORTED } from '../../src/server/obs/diff.ts';
import { addressOf } from '../../src/server/obs/settings.ts';
import { situationOf } from '../../src/server/obs/situation.ts';
import { usualScenes } from '../../src/server/obs/usual-scenes.ts';
import { chgkGame, onAir, partyGame, room } from '../helpers/views.ts';

const chgk = (phase: ChgkPhase) => room({ game: 'chgk', chgk: chgkGame({ phase }), onAir: onAir([]) });
const party = (phase: PartyView['phase']) =>
  room({
    game: 'party',
    party: partyGame({ phase, stage: phase === null ? null : 'artist' }),
    onAir: onAir([]),
  });

describe('the situation of a room', () => {
  test.each([
    ['between', 'between'],
    ['decisiveAsked', 'between'],
    ['spinning', 'spin'],
    ['internetPick', 'reading'],
    ['reading', 'reading'],
    ['discussion', 'discussion'],
    ['deciding', 'discussion'],
    ['extra', 'discussion'],
    ['club', 'discussion'],
    ['creditAsked', 'discussion'],
    ['credit', 'discussion'],
    ['answering', 'answer'],
    ['over', 'over'],
  ] as const)('«Что? Где? Когда?», phase %s: %s', (phase, situation) => {
    expect(situationOf(chgk(phase), false)).toBe(situation);
  });

  test.each([
    [null, 'idle'],
    ['ready', 'ready'],
    ['prep', 'preparation'],
    ['play', 'attempt'],
    ['review', 'review'],
  ] as const)('party, phase %s: %s', (phase, situation) => {
    expect(situationOf(party(phase), false)).toBe(situation);
  });

  test('is a break while the break card is on air, whatever is played', () => {
    expect(situationOf(chgk('discussion'), true)).toBe('break');
  });

  test('is idle where nothing is played, and none where no room is followed', () => {
    expect(situationOf(room({ onAir: onAir([]) }), false)).toBe('idle');
    expect(situationOf(null, true)).toBeNull();
  });
});

describe('the desired scene', () => {
  const wish: Wish = { situation: 'spin', table: { spin: 'Волчок' }, choice: null, held: false };

  test('follows the table', () => {
    expect(desiredScene(wish)).toBe('Волчок');
  });

  test('is none where the table has none for the situation', () => {
    expect(desiredScene({ ...wish, situation: 'answer' })).toBeNull();
    expect(desiredScene({ ...wish, situation: null })).toBeNull();
  });

  test('chosen by hand wins over the table until the situation changes', () => {
    const choice = { scene: 'Зал', during: 'spin' } as const;
    expect(desiredScene({ ...wish, choice })).toBe('Зал');
    expect(choiceAfter(choice, 'spin', false)).toBe(choice);
    expect(choiceAfter(choice, 'reading', false)).toBeNull();
  });

  test('held stays whatever the situation', () => {
    const choice = { scene: 'Зал', during: 'spin' } as const;
    expect(choiceAfter(choice, 'reading', true)).toBe(choice);
    expect(desiredScene({ ...wish, choice, held: true, situation: 'reading' })).toBe('Зал');
    expect(desiredScene({ ...wish, held: true })).toBeNull();
  });
});

describe('what is asked of OBS', () => {
  const reported = { ...NOTHING_REPORTED, scenes: ['Зал', 'Волчок'], programScene: 'Зал' };

  test('nothing while it shows the desired scene, or while none is desired', () => {
    for (const desired of ['Зал', null])
      expect(difference(desired, reported)).toEqual({ requests: [], missing: null });
  });

  test('the switch, where it shows another one', () => {
    expect(difference('Волчок', reported)).toEqual({
      requests: [{ type: 'SetCurrentProgramScene', data: { sceneName: 'Волчок' } }],
      missing: null,
    });
  });

  test('nothing where it has no such scene', () => {
    expect(difference('Кухня', reported)).toEqual({ requests: [], missing: 'Кухня' });
  });
});

test.each(['ru', 'en'] as const)('the usual scenes serve every situation (%s)', (language) => {
  const { scenes, table } = usualScenes(language);
  for (const situation of SITUATIONS) expect(scenes).toContain(table[situation]);
  expect(new Set(scenes).size).toBe(scenes.length);
});

test.each([
  ['127.0.0.1:4455', '127.0.0.1:4455'],
  ['ws://localhost:4460', 'localhost:4460'],
  [' 192.168.1.7 ', '192.168.1.7:4455'],
  ['obs.local:80', 'obs.local:80'],
  ['[::1]:4455', '[::1]:4455'],
  ['', null],
  ['два слова', null],
  ['127.0.0.1:port', null],
  ['http://127.0.0.1:4455/path', null],
])('address %j is %j', (text, address) => {
  expect(addressOf(text)).toBe(address);
});

test('attempts to connect become rarer up to a limit, and never all at once', () => {
  const retry = { firstMs: 250, longestMs: 5000 };
  expect([1, 2, 3, 5, 6, 60].map((failures) => backoff(retry, failures, 0.5))).toEqual([
    250, 500, 1000, 4000, 5000, 5000,
  ]);
  expect(backoff(retry, 6, 0)).toBe(3750);
  expect(backoff(retry, 6, 0.999)).toBeLessThanOrEqual(6250);
});
