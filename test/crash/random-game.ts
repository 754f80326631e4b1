import type { OperatorView } from '../../src/rules/index.ts';

export type Command = Readonly<Record<string, unknown>> & { readonly type: string };

/** Short minutes and spins, so that much falls due by itself within a few rounds. */
export const SET_UP: readonly Command[] = [
  {
    type: 'show.configure',
    title: 'Падения',
    ruleset: {
      discussionSeconds: 2,
      extraSeconds: 1,
      prepSeconds: 1,
      hatSeconds: 3,
      guessSeconds: 4,
      wheelSeconds: 5,
    },
  },
  { type: 'team.add', id: 'a', name: 'Ять' },
  { type: 'team.add', id: 'b', name: 'Ерь' },
  {
    type: 'rooms.set',
    rooms: [
      { id: 'chgk', name: 'Большой зал', teams: [] },
      { id: 'party', name: 'Малый зал', teams: ['a', 'b'] },
    ],
  },
  { type: 'deck.load', deck: 'hat', items: Array.from({ length: 400 }, (_, i) => ({ text: `слово ${i}` })) },
];

const CHGK = { room: 'chgk' };
const PARTY = { room: 'party' };

/** What somebody might do next: mostly what leads on, sometimes anything at all. */
export function anyCommand(view: OperatorView, number: () => number): Command {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(number() * all.length)]!;
  const sensible = pick([inChgk(view, pick, number), inParty(view, pick)]);
  return number() < 0.75 ? sensible : pick(ANYTHING);
}

type Pick = <T>(all: readonly T[]) => T;

function inChgk(view: OperatorView, pick: Pick, number: () => number): Command {
  switch (view.rooms['chgk']?.chgk?.phase) {
    case undefined:
    case 'over':
      return { type: 'chgk.game.start', ...CHGK, experts: { name: 'Знатоки', players: ['Аня'] }, blitz: 5 };
    case 'between':
      return number() < 0.3
        ? { type: 'chgk.wheel.spin', ...CHGK }
        : { type: 'chgk.wheel.point', ...CHGK, sector: 1 + Math.floor(number() * 12) };
    case 'reading':
      return { type: pick(['chgk.discussion.start', 'chgk.discussion.start', 'chgk.answer.early']), ...CHGK };
    case 'discussion':
      return { type: pick(['chgk.answer.give', 'clock.pause', 'clock.resume']), ...CHGK };
    case 'deciding':
    case 'answering':
      return { type: 'chgk.verdict', ...CHGK, correct: number() < 0.5 };
    default:
      return { type: 'chgk.answer.give', ...CHGK };
  }
}

function inParty(view: OperatorView, pick: Pick): Command {
  const party = view.rooms['party']?.party;
  switch (party?.phase) {
    case undefined:
    case null:
      return { type: 'party.stage.start', ...PARTY, stage: pick(['hat', 'artist', 'crocodile']) };
    case 'ready':
      return { type: 'party.attempt.start', ...PARTY, team: pick(['a', 'b']) };
    case 'prep':
      return { type: 'party.attempt.go', ...PARTY };
    case 'play':
      return party.stage === 'hat'
        ? { type: pick(['party.word.guessed', 'party.word.skipped']), ...PARTY }
        : { type: 'party.attempt.guessed', ...PARTY };
    case 'review':
      return { type: 'party.attempt.close', ...PARTY };
  }
}

const ANYTHING: readonly Command[] = [
  { type: 'undo', ...CHGK },
  { type: 'redo', ...CHGK },
  { type: 'undo', ...PARTY },
  { type: 'clock.pause', ...PARTY },
  { type: 'clock.resume', ...PARTY },
  { type: 'clock.adjust', ...CHGK, deltaMs: 700 },
  { type: 'graphic.take', ...CHGK, graphic: 'wheel' },
  { type: 'graphic.clear', ...CHGK, graphic: 'wheel' },
  { type: 'party.penalty', ...PARTY, team: 'a' },
  { type: 'score.adjust', ...PARTY, team: 'b', stage: 'hat', points: -1.5, reason: 'ошибка' },
  { type: 'chgk.extra.use', ...CHGK },
  { type: 'chgk.club.take', ...CHGK },
  { type: 'team.add', id: 'a', name: 'Двойник' },
  { type: 'party.stage.end', ...PARTY, override: 'хватит' },
];
