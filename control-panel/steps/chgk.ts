import { SECTORS } from '../../src/rules/chgk/wheel.ts';
import type { ChgkHostView, OperatorView, RoomOperatorView } from '../../src/rules/views/types.ts';
import type { Drafts } from '../drafts.ts';
import { plannedExperts, startGame, startStage } from './start.ts';
import { blocked, command, go, type NextStep, resource, type Step, step } from './step.ts';

/** F-6.7.4, F-6.8: with an open debt the decisive question is answered without a minute. */
export function mustRepay(chgk: ChgkHostView): boolean {
  if (chgk.credit !== 'owed') return false;
  const last = chgk.gameTo - 1;
  return chgk.decisive !== null || (chgk.score.experts === last && chgk.score.viewers === last);
}

/** D-5: sector 13 takes part only where a question has come in. */
export const hasSectorLeft = ({ played, internetCount }: ChgkHostView): boolean =>
  Array.from({ length: SECTORS }, (_, i) => i + 1).some(
    (sector) => !played.includes(sector) && (sector !== SECTORS || internetCount > 0),
  );

function between(chgk: ChgkHostView, drafts: Drafts): NextStep {
  const { can } = chgk;
  const decisive: Step =
    can.decisive === true && chgk.experts.players.length === 0
      ? blocked('decisive.request', 'no-names')
      : resource('decisive.request', 'chgk.decisive.request', can.decisive);
  // A reason why not is worth its place only when the question may come up.
  const others = can.decisive === 'needs-five-points' ? [] : [decisive];
  if (!hasSectorLeft(chgk)) {
    return step(blocked('wheel.spin', 'no-sector-left'), [go('internet.count', 'sector13'), ...others]);
  }
  return drafts.realWheel
    ? step(go('wheel.point', 'sectors'), others)
    : step(command('wheel.spin', 'chgk.wheel.spin'), others);
}

function decisiveAsked({ experts }: ChgkHostView, { decisivePlayer }: Drafts): NextStep {
  const grant =
    experts.players.length === 0
      ? blocked('decisive.grant', 'no-names')
      : decisivePlayer !== null && experts.players.includes(decisivePlayer)
        ? command('decisive.grant', 'chgk.decisive.grant', { player: decisivePlayer })
        : go('decisive.grant', 'players');
  return step(grant, [command('decisive.refuse', 'chgk.decisive.refuse')]);
}

/** F-6.5.1: the captain names a number. */
function pickNumber({ internetCount }: ChgkHostView, { internetNumber }: Drafts): NextStep {
  if (internetCount === 0) return step(go('internet.count', 'sector13'));
  return step(
    internetNumber === null || internetNumber > internetCount
      ? go('internet.pick', 'number')
      : command('internet.pick', 'chgk.internet.pick', { number: internetNumber }),
  );
}

function over(view: OperatorView, room: RoomOperatorView, chgk: ChgkHostView, drafts: Drafts): NextStep {
  const stage = startStage(view, room, drafts);
  const next = plannedExperts(view, drafts) === '' ? go('game.next', 'game') : startGame(view, room, drafts);
  // A best player is one of those named.
  return chgk.awards.player === null && chgk.experts.players.length > 0
    ? step(go('award.player', 'awards'), [next, stage])
    : step(next, [stage]);
}

export function inChgk(
  view: OperatorView,
  room: RoomOperatorView,
  chgk: ChgkHostView,
  drafts: Drafts,
): NextStep {
  const { can } = chgk;
  const answer = command('answer.give', 'chgk.answer.give');

  switch (chgk.phase) {
    case 'between':
      return between(chgk, drafts);
    case 'decisiveAsked':
      return decisiveAsked(chgk, drafts);
    case 'spinning':
      return step(blocked('wheel.turns', null));
    case 'internetPick':
      return pickNumber(chgk, drafts);
    case 'reading': {
      const early = resource('answer.early', 'chgk.answer.early', can.early);
      return mustRepay(chgk)
        ? step(early, [blocked('discussion.start', 'credit-must-be-repaid')])
        : step(command('discussion.start', 'chgk.discussion.start'), [early]);
    }
    case 'discussion':
    case 'extra':
    case 'club':
    case 'credit':
      return room.clock?.paused === true
        ? step(command('clock.resume', 'clock.resume'), [answer])
        : step(answer);
    case 'deciding':
      return step(answer, [
        resource('extra.use', 'chgk.extra.use', can.extra),
        resource('club.take', 'chgk.club.take', can.club),
        resource('credit.request', 'chgk.credit.request', can.credit),
        command('answer.none', 'chgk.verdict', { correct: false }),
      ]);
    case 'creditAsked': {
      const { host, viewersAdvocate } = drafts.consents;
      const grant =
        host && viewersAdvocate
          ? command('credit.grant', 'chgk.credit.grant', { host, viewersAdvocate })
          : blocked('credit.grant', 'consent-missing');
      return step(grant, [command('credit.refuse', 'chgk.credit.refuse')]);
    }
    case 'answering':
      return {
        primary: null,
        choice: [
          command('verdict.right', 'chgk.verdict', { correct: true }, { tone: 'good' }),
          command('verdict.wrong', 'chgk.verdict', { correct: false }, { tone: 'bad' }),
        ],
        others: [],
      };
    case 'over':
      return over(view, room, chgk, drafts);
    default:
      return chgk.phase satisfies never;
  }
}
