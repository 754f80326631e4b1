import { type Fields, show, type Show, type ShowOptions } from './show.ts';

/** A show with teams in its one room: the ids are the letters given, the names their capitals. */
export function withTeams(ids: string, options?: ShowOptions): Show {
  const s = show(options);
  for (const id of ids) s.do('team.add', { id, name: id.toUpperCase() });
  return s;
}

/** A party stage with the teams, waiting for the first of them. */
export const stageWith = (stage: string, ids: string, options?: ShowOptions): Show =>
  withTeams(ids, options).do('party.stage.start', { stage });

/** From `ready` to `play`, with no preparation. */
export const begin = (s: Show, team: string): Show =>
  s.do('party.attempt.start', { team }).do('party.attempt.go');

/** A hat attempt from beginning to end: `+` a guessed word, `-` a skipped one. */
export function hatAttempt(s: Show, team: string, words: string): Show {
  begin(s, team);
  for (const word of words) s.do(word === '+' ? 'party.word.guessed' : 'party.word.skipped');
  return s.wait('1:00').do('party.attempt.close');
}

/** An attempt of artist or crocodile, guessed after a time (`0:00` brings 50), or missed. */
export function guessAttempt(s: Show, team: string, after: string | null): Show {
  begin(s, team);
  return after === null ? s.do('party.attempt.missed') : s.wait(after).do('party.attempt.guessed');
}

export const EXPERTS = { name: 'Знатоки', players: ['Ася', 'Боря', 'Вера'] } as const;

/** A game of ChGK between rounds. */
export const chgkGame = (fields: Fields = {}, s: Show = show()): Show =>
  s.do('chgk.game.start', { experts: EXPERTS, ...fields });

/** The next sector that a real arrow can point at, and that is an ordinary one. */
const freeSector = (s: Show): number => {
  const { played, blitz } = s.chgk;
  for (let sector = 1; sector <= 12; sector++) {
    if (sector !== blitz && !played.includes(sector)) return sector;
  }
  throw new Error('no ordinary sector is left');
};

/** A round up to the reading of an ordinary question. */
export const toReading = (s: Show, sector: number = freeSector(s)): Show =>
  s.do('chgk.wheel.point', { sector });

/** A round up to the end of the main minute. */
export const toDeciding = (s: Show, sector?: number): Show =>
  toReading(s, sector).do('chgk.discussion.start').wait('1:00');

/** Ordinary rounds, one letter each: `E` the experts' point after a discussion, `e` after an early answer, `V` and `v` the viewers'. */
export function rounds(s: Show, letters: string): Show {
  for (const letter of letters) {
    toReading(s);
    if (letter === 'e' || letter === 'v') s.do('chgk.answer.early');
    else s.do('chgk.discussion.start').wait('0:40').do('chgk.answer.give');
    s.do('chgk.verdict', { correct: letter.toLowerCase() === 'e' });
  }
  return s;
}

/** A round won by the experts with a minute on credit: a debt from now on. Needs X:5. */
export const creditRound = (s: Show, correct = true): Show =>
  toDeciding(s)
    .do('chgk.credit.request')
    .do('chgk.credit.grant', { host: true, viewersAdvocate: true })
    .wait('1:00')
    .do('chgk.verdict', { correct });

/** Points a real arrow at the blitz sector and stands at its first question. */
export const toBlitz = (s: Show): Show => s.do('chgk.wheel.point', { sector: s.chgk.blitz });
