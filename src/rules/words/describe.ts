import type { Event } from '../kernel/events.ts';
import type { State } from '../kernel/state.ts';
import type { Language } from '../views/types.ts';
import { commandWords } from './commands.ts';
import { GRAPHIC_WORDS } from './graphics.ts';

type Words = Readonly<Record<Language, string>>;

const BY_ITSELF: Readonly<Record<string, Words>> = {
  'clock.ended': { ru: 'время вышло', en: 'time is up' },
  'chgk.wheelStood': { ru: 'волчок остановился', en: 'the arrow stands' },
};

const RESULTS: Readonly<Record<string, Words>> = {
  guessed: { ru: 'отгадано', en: 'guessed' },
  skipped: { ru: 'пропущено', en: 'skipped' },
  void: { ru: 'не считается', en: 'void' },
};

const number = (value: number, language: Language): string => {
  const text = String(Math.abs(value));
  return `${value < 0 ? '−' : ''}${language === 'ru' ? text.replace('.', ',') : text}`;
};

const signed = (half: number, language: Language): string =>
  `${half > 0 ? '+' : ''}${number(half / 2, language)}`;

type Names = (team: string) => string;

/** What a fact says beyond its name: the team, the points, the sector. */
function particulars(event: Event, language: Language, nameOf: Names): string | null {
  const ru = language === 'ru';
  switch (event.type) {
    case 'team.added':
      return event.team.name;
    case 'team.updated':
    case 'team.moved':
    case 'team.removed':
      return nameOf(event.id);
    case 'team.disqualified':
    case 'team.reinstated':
      return `${nameOf(event.id)}, ${event.reason}`;
    case 'party.attemptStarted':
      return nameOf(event.team) + (event.explainer === null ? '' : `, ${event.explainer}`);
    case 'party.attemptCommitted':
      return signed(event.points, language);
    case 'party.penalised':
      return `${nameOf(event.team)} ${signed(event.points, language)}`;
    case 'score.adjusted':
      return `${nameOf(event.team)} ${signed(event.points, language)}, ${event.reason}`;
    case 'party.wordReviewed':
      return `№ ${String(event.index + 1)}: ${RESULTS[event.result]?.[language] ?? event.result}`;
    case 'party.stageEnded':
      return event.override;
    case 'chgk.gameStarted':
      return `${event.experts.name} — ${event.viewers.name || (ru ? 'зрители' : 'viewers')}`;
    case 'chgk.wheelStood':
    case 'chgk.wheelPointed':
      return event.sector === null
        ? null
        : ru
          ? `стрелка ${String(event.pointed)}, играет ${String(event.sector)}`
          : `points at ${String(event.pointed)}, ${String(event.sector)} is played`;
    case 'chgk.internetPicked':
      return `№ ${String(event.number)}`;
    case 'chgk.internetCounted':
      return String(event.count);
    case 'chgk.verdictGiven':
      return event.correct ? (ru ? 'верно' : 'right') : ru ? 'неверно' : 'wrong';
    case 'chgk.decisiveGranted':
      return event.player;
    case 'chgk.playerAwarded':
      return event.name;
    case 'chgk.questionAwarded':
      return ru ? `сектор ${String(event.sector)}` : `sector ${String(event.sector)}`;
    case 'clock.adjusted':
      return `${event.delta > 0 ? '+' : ''}${number(event.delta / 1000, language)} ${ru ? 'с' : 's'}`;
    case 'deck.loaded':
      return String(event.items.length);
    case 'questions.loaded':
      return String(event.questions.length);
    case 'graphic.taken':
    case 'graphic.cleared':
      return GRAPHIC_WORDS[event.graphic][language];
    case 'undone':
    case 'redone':
      return commandWords(event.what, language);
    case 'series.added':
      return `${event.team} ${String(event.experts)}:${String(event.viewers)}`;
    case 'package.changed':
      return `${event.package.team}: ${String(event.package.questions)}`;
    default:
      return null;
  }
}

/**
 * One readable line of the journal, without its time: what happened and to whom. Names are looked up in a state in which the teams are
 * known, the latest one as a rule; an id that is not known there stands for itself.
 */
export function describe(event: Event, language: Language, state?: State): string {
  const nameOf: Names = (id) => state?.teams.find((t) => t.id === id)?.name ?? id;
  const what =
    event.command === null
      ? (BY_ITSELF[event.type]?.[language] ?? event.type)
      : commandWords(event.command, language);
  const more = particulars(event, language, nameOf);
  return more === null ? what : `${what}: ${more}`;
}
