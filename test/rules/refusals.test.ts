import { describe, expect, test } from 'vitest';

import { type CommandType, commandWords, REFUSAL_CODES, type RefusalCode } from '../../src/rules/index.ts';
import { phaseCard } from '../../src/rules/words/phases.ts';
import {
  begin,
  chgkGame,
  creditRound,
  EXPERTS,
  guessAttempt,
  rounds,
  stageWith,
  toBlitz,
  toDeciding,
  toReading,
  withTeams,
} from '../helpers/games.ts';
import { type Fields, show, type Show } from '../helpers/show.ts';

type Refused = readonly [s: Show, type: CommandType, fields?: Fields];

const twoRooms = () =>
  withTeams('ab').do('rooms.set', {
    rooms: [
      { id: 'red', name: 'Красный зал', teams: ['a'] },
      { id: 'blue', name: 'Синий зал', teams: ['b'] },
    ],
  });
const decisive = () =>
  rounds(chgkGame({}, show().do('series.result', { team: 'Х', experts: 6, viewers: 0 })), 'EEEEE')
    .do('chgk.decisive.request')
    .do('chgk.decisive.grant', { player: 'Ася' });

/** For every code a situation and a command that is refused with it. */
const SITUATIONS: Readonly<Record<RefusalCode, () => Refused>> = {
  invalid: () => [show(), 'team.add', { id: 'a' }],
  'room-unknown': () => [show(), 'party.attempt.go', { room: 'малый зал' }],
  stale: () => [stageWith('hat', 'a'), 'party.attempt.start', { team: 'a', expectedRevision: 0 }],
  'wrong-phase': () => [chgkGame(), 'chgk.verdict', { correct: true }],
  'team-exists': () => [withTeams('a'), 'team.add', { id: 'a', name: 'А' }],
  'team-unknown': () => [stageWith('hat', 'a'), 'party.attempt.start', { team: 'совы' }],
  'team-has-played': () => [guessAttempt(stageWith('artist', 'a'), 'a', null), 'team.remove', { id: 'a' }],
  'team-twice': () => [withTeams('a'), 'rooms.set', { rooms: [{ id: 'x', name: 'Х', teams: ['a', 'a'] }] }],
  'room-busy': () => [stageWith('hat', 'a'), 'rooms.set', { rooms: [{ id: 'x', name: 'Х', teams: [] }] }],
  'deck-empty': () => [show(), 'deck.load', { deck: 'hat', items: [] }],
  'no-teams': () => [show(), 'party.stage.start', { stage: 'hat' }],
  'attempts-too-few': () => [stageWith('hat', 'a'), 'party.stage.end'],
  'attempts-unequal': () => [
    guessAttempt(stageWith('artist', 'ab').do('show.configure', { ruleset: { attemptsMin: 0 } }), 'a', null),
    'party.stage.end',
  ],
  'team-disqualified': () => [
    stageWith('hat', 'a').do('team.disqualify', { id: 'a', reason: 'дресс-код' }),
    'party.attempt.start',
    { team: 'a' },
  ],
  'team-not-in-room': () => [
    twoRooms().do('party.stage.start', { room: 'red', stage: 'hat' }),
    'party.attempt.start',
    { room: 'red', team: 'b' },
  ],
  'time-is-up': () => [begin(stageWith('hat', 'a'), 'a').at('1:01'), 'party.word.guessed'],
  'no-word': () => [begin(stageWith('hat', 'a'), 'a'), 'party.word.void'],
  'team-is-playing': () => [begin(stageWith('hat', 'a'), 'a'), 'party.penalty', { team: 'a' }],
  'number-out-of-range': () => [
    chgkGame({ internetCount: 3 }).do('chgk.wheel.point', { sector: 13 }),
    'chgk.internet.pick',
    { number: 4 },
  ],
  'credit-must-be-repaid': () => [
    toReading(rounds(creditRound(rounds(chgkGame(), 'VVVVV')), 'EEEE')),
    'chgk.discussion.start',
  ],
  'minute-running': () => [toReading(chgkGame()).do('chgk.discussion.start'), 'chgk.extra.use'],
  'no-extra-minute': () => [toDeciding(chgkGame()), 'chgk.extra.use'],
  order: () => [toDeciding(rounds(chgkGame(), 'eVV')).do('chgk.club.take').wait('0:20'), 'chgk.extra.use'],
  'decisive-round': () => [toDeciding(decisive()), 'chgk.club.take'],
  blitz: () => [
    toBlitz(rounds(chgkGame({ blitz: 12 }), 'V'))
      .do('chgk.discussion.start')
      .wait('0:20'),
    'chgk.club.take',
  ],
  'club-used': () => [
    toDeciding(rounds(chgkGame(), 'V')).do('chgk.club.take').wait('0:20'),
    'chgk.club.take',
  ],
  'not-losing': () => [toDeciding(chgkGame()), 'chgk.club.take'],
  'score-not-x5': () => [toDeciding(chgkGame()), 'chgk.credit.request'],
  'debt-open': () => [toDeciding(creditRound(rounds(chgkGame(), 'VVVVV'))), 'chgk.credit.request'],
  'credit-used-in-blitz': () => [
    toBlitz(rounds(chgkGame({ blitz: 12 }), 'VVVVV'))
      .do('chgk.discussion.start')
      .wait('0:20')
      .do('chgk.credit.request')
      .do('chgk.credit.grant', { host: true, viewersAdvocate: true })
      .wait('1:00'),
    'chgk.credit.request',
  ],
  'credit-limit': () => [
    toDeciding(rounds(chgkGame().do('show.configure', { ruleset: { creditsPerGame: 0 } }), 'VVVVV')),
    'chgk.credit.request',
  ],
  'consent-missing': () => [
    toDeciding(rounds(chgkGame(), 'VVVVV')).do('chgk.credit.request'),
    'chgk.credit.grant',
    { host: true, viewersAdvocate: false },
  ],
  'needs-five-points': () => [chgkGame(), 'chgk.decisive.request'],
  'can-still-win-series': () => [rounds(chgkGame(), 'EEEEE'), 'chgk.decisive.request'],
  'player-unknown': () => [chgkGame(), 'chgk.award.player', { name: 'Глеб' }],
  'sector-not-played': () => [rounds(chgkGame(), 'E'), 'chgk.award.question', { sector: 2 }],
  'no-clock': () => [chgkGame(), 'clock.pause'],
  'graphic-unknown': () => [show(), 'graphic.take', { graphic: 'fireworks' }],
  'nothing-to-undo': () => [show(), 'undo'],
  'nothing-to-redo': () => [show(), 'redo'],
  'package-too-small': () => [show(), 'package.receive', { team: 'Совы', questions: 4 }],
  'package-unknown': () => [show(), 'package.accept', { team: 'Совы' }],
};

describe.each(['ru', 'en'] as const)('every refusal in words, %s', (language) => {
  test.each(REFUSAL_CODES)('%s is reached, and its message is whole', (code) => {
    const [s, type, fields] = SITUATIONS[code]();
    s.do('show.configure', { language });
    const refused = s.refused(type, fields);
    expect(refused.code).toBe(code);
    expect(refused.message).not.toMatch(/[{}…]|undefined|null|NaN|«»|“”|\[object/);
    expect(refused.message).toMatch(language === 'ru' ? /^[А-ЯЁ].*[.]$/s : /^[A-Z].*[.]$/s);
    if (language === 'en') expect(refused.message.replace(/“[^”]*”/g, '')).not.toMatch(/[а-яё]/i);
  });
});

describe('a refusal says what is wrong', () => {
  test.each<[RefusalCode, string]>([
    ['invalid', 'name'],
    ['room-unknown', 'малый зал'],
    ['team-unknown', 'совы'],
    ['team-has-played', 'A'],
    ['room-busy', 'main'],
    ['attempts-too-few', '3'],
    ['team-disqualified', 'A'],
    ['team-not-in-room', 'B'],
    ['team-is-playing', 'A'],
    ['number-out-of-range', '3'],
    ['player-unknown', 'Глеб'],
    ['sector-not-played', '2'],
    ['graphic-unknown', 'fireworks'],
    ['package-too-small', '4'],
    ['package-unknown', 'Совы'],
  ])('%s names %s', (code, what) => {
    const [s, type, fields] = SITUATIONS[code]();
    expect(s.refused(type, fields).message).toContain(what);
  });
});

/** A room in every phase there is, and a command that does not fit it. */
const PHASES: Readonly<Record<string, () => Refused>> = {
  'nothing on': () => [withTeams('a'), 'party.attempt.go'],
  'stage ended': () => [
    stageWith('hat', 'a').do('party.stage.end', { override: 'ужин' }),
    'party.attempt.go',
  ],
  ready: () => [stageWith('hat', 'a'), 'party.attempt.go'],
  prep: () => [stageWith('hat', 'a').do('party.attempt.start', { team: 'a' }), 'party.attempt.close'],
  'play of hat': () => [begin(stageWith('hat', 'a'), 'a'), 'party.attempt.go'],
  'play of artist': () => [begin(stageWith('artist', 'a'), 'a'), 'party.attempt.go'],
  'review of hat': () => [begin(stageWith('hat', 'a'), 'a').at('1:00'), 'party.attempt.go'],
  'review of crocodile': () => [begin(stageWith('crocodile', 'a'), 'a').at('5:05'), 'party.attempt.go'],
  between: () => [chgkGame(), 'chgk.answer.give'],
  decisiveAsked: () => [
    rounds(chgkGame({}, show().do('series.result', { team: 'Х', experts: 6, viewers: 0 })), 'EEEEE').do(
      'chgk.decisive.request',
    ),
    'chgk.wheel.spin',
  ],
  spinning: () => [chgkGame().do('chgk.wheel.spin'), 'chgk.discussion.start'],
  internetPick: () => [
    chgkGame({ internetCount: 2 }).do('chgk.wheel.point', { sector: 13 }),
    'chgk.discussion.start',
  ],
  reading: () => [toReading(chgkGame()), 'chgk.verdict', { correct: true }],
  discussion: () => [toReading(chgkGame()).do('chgk.discussion.start'), 'chgk.verdict', { correct: true }],
  deciding: () => [toDeciding(chgkGame()), 'chgk.wheel.spin'],
  extra: () => [toDeciding(rounds(chgkGame(), 'e')).do('chgk.extra.use'), 'chgk.verdict', { correct: true }],
  club: () => [toDeciding(rounds(chgkGame(), 'V')).do('chgk.club.take'), 'chgk.verdict', { correct: true }],
  creditAsked: () => [toDeciding(rounds(chgkGame(), 'VVVVV')).do('chgk.credit.request'), 'chgk.answer.give'],
  credit: () => [
    toDeciding(rounds(chgkGame(), 'VVVVV'))
      .do('chgk.credit.request')
      .do('chgk.credit.grant', { host: true, viewersAdvocate: true }),
    'chgk.verdict',
    { correct: true },
  ],
  answering: () => [toReading(chgkGame()).do('chgk.answer.early'), 'chgk.wheel.spin'],
  over: () => [rounds(chgkGame(), 'EEEEEE'), 'chgk.wheel.spin'],
};

/** Fields with which a command that leads on would be accepted, as far as it depends on them. */
const FIELDS: Readonly<Partial<Record<CommandType, Fields>>> = {
  'party.stage.start': { stage: 'hat' },
  'party.stage.end': { override: 'проба' },
  'party.attempt.start': { team: 'a' },
  'party.attempt.guessed': { pressedAt: 305_000 },
  'party.word.review': { index: 0, result: 'void' },
  'chgk.game.start': { experts: EXPERTS },
  'chgk.wheel.point': { sector: 13 },
  'chgk.internet.pick': { number: 1 },
  'chgk.internet.count': { count: 1 },
  'chgk.verdict': { correct: true },
  'chgk.credit.grant': { host: true, viewersAdvocate: true },
  'chgk.decisive.grant': { player: 'Ася' },
  'chgk.award.player': { name: 'Ася' },
  'chgk.award.question': { sector: 1 },
};

describe.each(Object.entries(PHASES))('wrong-phase in %s', (phase, made) => {
  test.each(['ru', 'en'] as const)('names the phase and what can be done instead, %s', (language) => {
    const [s, type, fields] = made();
    const { code, message } = s.do('show.configure', { language }).refused(type, fields);
    const card = phaseCard(s.state.rooms[0]!.play);
    expect(code).toBe('wrong-phase');
    expect(message).toContain(card.name[language]);
    for (const next of card.next) expect(message).toContain(commandWords(next, language));
    expect(card.next.length > 0 || phase === 'spinning').toBe(true);
  });

  test('and what it offers is never answered with wrong-phase', () => {
    const [{ state }] = made();
    for (const next of phaseCard(state.rooms[0]!.play).next) {
      const [s] = made();
      const answer = s.send({ type: next, ...FIELDS[next] });
      expect(answer.ok ? 'accepted' : answer.code, next).not.toMatch(/^(wrong-phase|invalid)$/);
    }
  });
});
