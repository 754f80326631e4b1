import type { RoomCommandType } from '../commands.ts';
import { type Decision, refuse } from '../kernel/refusal.ts';
import type { Deciders, RoomCase } from '../kernel/room-case.ts';
import type { Chance } from '../kernel/types.ts';
import { ofSeconds } from '../time.ts';
import type { ChgkPhase } from '../views/types.ts';
import type { ChgkGame, Seal } from './game.ts';
import {
  mustRepay,
  whyNotClub,
  whyNotCredit,
  whyNotDecisive,
  whyNotEarly,
  whyNotExtra,
} from './resources.ts';
import { hasSectorLeft, sectorToPlay } from './sectors.ts';
import { turnsFor } from './wheel.ts';

type ChgkCommandType = Extract<RoomCommandType, `chgk.${string}`>;

const wrongPhase = refuse('wrong-phase');

/** F-6.5: the angle is uniform over the circle, whatever has been played, and sealed before anybody can spin. */
function sealSpin(chance: Chance): Seal {
  const angle = chance.number() * 360;
  const nonce = chance.nonce();
  return { angle, nonce, commitment: chance.sha256(`${nonce}:${String(angle)}`) };
}

/** Decides only in a game that is in one of the phases. */
function inPhase(c: RoomCase, phases: readonly ChgkPhase[], decide: (game: ChgkGame) => Decision): Decision {
  const game = c.play.chgk;
  return game && phases.includes(game.phase) ? decide(game) : wrongPhase;
}

/** Decides in every phase of a game. */
function inGame(c: RoomCase, decide: (game: ChgkGame) => Decision): Decision {
  return c.play.chgk ? decide(c.play.chgk) : wrongPhase;
}

const discussionSeconds = (game: ChgkGame, { state }: RoomCase): number =>
  game.round?.kind === 'blitz' ? state.ruleset.blitzSeconds : state.ruleset.discussionSeconds;

/** F-6.5.2, F-6.8: the phases in which a clock of the question runs. */
const MINUTES: readonly ChgkPhase[] = ['discussion', 'extra', 'club', 'credit'];
/** From the reading of a question to the next pointing. */
const QUESTION_KNOWN: readonly ChgkPhase[] = [
  'reading',
  ...MINUTES,
  'deciding',
  'creditAsked',
  'answering',
  'between',
  'over',
];

export const chgkDeciders: Deciders<ChgkCommandType> = {
  'chgk.game.start': ({ play, chance }, command) => {
    if (play.party?.run || (play.chgk && play.chgk.phase !== 'over')) return wrongPhase;
    return {
      type: 'chgk.gameStarted',
      experts: { name: command.experts.name, players: command.experts.players },
      viewers: { name: command.viewers?.name ?? '' },
      blitz: command.blitz ?? null,
      internetCount: command.internetCount ?? 0,
      seal: sealSpin(chance),
    };
  },
  'chgk.internet.count': (c, { count }) =>
    inGame(c, (game) => (game.phase === 'over' ? wrongPhase : { type: 'chgk.internetCounted', count })),
  'chgk.wheel.spin': (c) =>
    inPhase(c, ['between'], (game) => {
      if (!hasSectorLeft(game)) return refuse('wrong-phase', { sectors: 0 });
      const length = ofSeconds(c.state.ruleset.wheelSeconds);
      return {
        type: 'chgk.wheelSpun',
        spin: {
          startedAt: c.at,
          durationMs: length,
          startAngle: game.restAngle,
          endAngle: game.seal.angle,
          turns: turnsFor(length),
        },
        nextSeal: sealSpin(c.chance),
      };
    }),
  'chgk.wheel.point': (c, command) =>
    inPhase(c, ['between'], (game) => {
      const sector = sectorToPlay(game, command.sector);
      if (sector === null) return refuse('wrong-phase', { sectors: 0 });
      return { type: 'chgk.wheelPointed', pointed: command.sector, sector };
    }),
  'chgk.internet.pick': (c, { number }) =>
    inPhase(c, ['internetPick'], (game) =>
      number >= 1 && number <= game.internetCount
        ? { type: 'chgk.internetPicked', number }
        : refuse('number-out-of-range', { count: game.internetCount }),
    ),
  'chgk.discussion.start': (c) =>
    inPhase(c, ['reading'], (game) =>
      mustRepay(game, c.state.ruleset)
        ? refuse('credit-must-be-repaid')
        : { type: 'chgk.discussionStarted', length: ofSeconds(discussionSeconds(game, c)) },
    ),
  'chgk.answer.early': (c) =>
    inGame(c, (game) => {
      const why = whyNotEarly(game, c.state.ruleset);
      return why ? refuse(why) : { type: 'chgk.answeredEarly' };
    }),
  'chgk.answer.give': (c) => inPhase(c, [...MINUTES, 'deciding'], () => ({ type: 'chgk.answerGiven' })),
  'chgk.extra.use': (c) =>
    inGame(c, (game) => {
      const why = whyNotExtra(game, c.state.ruleset);
      return why ? refuse(why) : { type: 'chgk.extraUsed', length: ofSeconds(c.state.ruleset.extraSeconds) };
    }),
  'chgk.club.take': (c) =>
    inGame(c, (game) => {
      const why = whyNotClub(game, c.state.ruleset);
      return why ? refuse(why) : { type: 'chgk.clubTaken', length: ofSeconds(c.state.ruleset.clubSeconds) };
    }),
  'chgk.credit.request': (c) =>
    inGame(c, (game) => {
      const why = whyNotCredit(game, c.state.ruleset);
      return why ? refuse(why) : { type: 'chgk.creditRequested' };
    }),
  'chgk.credit.grant': (c, { host, viewersAdvocate }) =>
    inPhase(c, ['creditAsked'], () =>
      host && viewersAdvocate
        ? { type: 'chgk.creditGranted', length: ofSeconds(c.state.ruleset.creditSeconds) }
        : refuse('consent-missing'),
    ),
  'chgk.credit.refuse': (c) => inPhase(c, ['creditAsked'], () => ({ type: 'chgk.creditRefused' })),
  // in `deciding` the host may judge without an answer having been announced
  'chgk.verdict': (c, { correct }) =>
    inPhase(c, ['deciding', 'answering'], () => ({
      type: 'chgk.verdictGiven',
      correct,
      gameTo: c.state.ruleset.gameTo,
    })),
  'chgk.question.reveal': (c, { what }) =>
    inPhase(c, what === 'text' ? QUESTION_KNOWN : ['answering', 'between', 'over'], (game) =>
      game.round ? { type: 'chgk.questionRevealed', what } : wrongPhase,
    ),
  'chgk.decisive.request': (c) =>
    inGame(c, (game) => {
      const why = whyNotDecisive(game, c.state.ruleset, c.state.series);
      return why ? refuse(why) : { type: 'chgk.decisiveRequested' };
    }),
  'chgk.decisive.grant': (c, { player }) =>
    inPhase(c, ['decisiveAsked'], (game) =>
      game.experts.players.includes(player)
        ? { type: 'chgk.decisiveGranted', player }
        : refuse('player-unknown', { player }),
    ),
  'chgk.decisive.refuse': (c) => inPhase(c, ['decisiveAsked'], () => ({ type: 'chgk.decisiveRefused' })),
  'chgk.award.player': (c, { name }) =>
    inGame(c, (game) =>
      game.experts.players.includes(name)
        ? { type: 'chgk.playerAwarded', name }
        : refuse('player-unknown', { player: name }),
    ),
  'chgk.award.question': (c, { sector }) =>
    inGame(c, (game) =>
      game.played.includes(sector)
        ? { type: 'chgk.questionAwarded', sector }
        : refuse('sector-not-played', { sector }),
    ),
};
