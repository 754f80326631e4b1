import type { Words } from '../../src/protocol/messages.ts';
import type { Instant } from '../../src/rules/time.ts';
import { readClock } from '../../src/rules/views/read-clock.ts';
import type { ClockView, RoomPublicView } from '../../src/rules/views/types.ts';
import { type ClockState, clockStateAt } from '../../src/graphics/clock-state.ts';
import { STAGE_NAMES } from '../../src/graphics/words.ts';

/** Across the disc, px; a ribbon over its lower edge says what runs. */
export const DISC = 264;

/** How a clock looks; each is told from the others at a glance, in colour, shape and words. */
export type TimerState = ClockState | 'rest';

export interface TimerLayout {
  readonly state: TimerState;
  readonly digits: string;
  readonly label: string;
  /** Strokes around the disc, and how many of them are still lit. */
  readonly strokes: number;
  readonly lit: number;
  /** When this second began; null for a clock that stands. */
  readonly beatAt: Instant | null;
  /** When it came to its end; null before. */
  readonly endedAt: Instant | null;
}

const MOST_STROKES = 60;

/** Dashes where no time runs: as wide as minutes and seconds. */
const NO_TIME = '–:––';

/** Null where there is nothing to show: a party's clock rests between its attempts and stages, another game's is gone then. */
export function layOut(room: RoomPublicView, t: Instant, language: keyof Words): TimerLayout | null {
  if (room.clock) return ofClock(room, room.clock, t, language);
  if (!room.party) return null;
  const { stage } = room.party;
  return {
    state: 'rest',
    digits: NO_TIME,
    label: (stage ? STAGE_NAMES[stage] : BETWEEN)[language],
    strokes: MOST_STROKES,
    lit: 0,
    beatAt: null,
    endedAt: null,
  };
}

function ofClock(room: RoomPublicView, clock: ClockView, t: Instant, language: keyof Words): TimerLayout {
  const { remainingMs, seconds, digits } = readClock(clock, t);
  const over = remainingMs <= -clock.reserveMs;
  const state = clockStateAt(clock, t);
  const inReserve = state === 'reserve' || (clock.reserveMs > 0 && seconds < 0);
  const whole = Math.max(1, Math.ceil((inReserve ? clock.reserveMs : clock.durationMs) / 1000));
  const strokes = Math.min(whole, MOST_STROKES);
  const left = inReserve ? seconds + Math.ceil(clock.reserveMs / 1000) : Math.max(0, seconds);
  const lit = state === 'ended' ? 0 : Math.min(strokes, Math.ceil((left * strokes) / whole));
  return {
    state,
    digits,
    label: labelOf(room, clock, state)[language],
    strokes,
    lit,
    beatAt: state === 'last' || state === 'reserve' ? secondBegan(clock, seconds) : null,
    endedAt: over ? endOf(clock) : null,
  };
}

/** When a running clock came to show this second; null where it began in the middle of it. */
function secondBegan(clock: ClockView, seconds: number): Instant | null {
  const into = clock.anchor.remainingMs - seconds * 1000;
  return into < 0 ? null : ((clock.anchor.at + into) as Instant);
}

/** The end by itself; a clock that a view shows as ended came to it at its anchor. */
function endOf(clock: ClockView): Instant {
  const left = clock.running ? clock.anchor.remainingMs + clock.reserveMs : 0;
  return (clock.anchor.at + left) as Instant;
}

const LABELS = {
  prep: { ru: 'Подготовка', en: 'Preparation' },
  discussion: { ru: 'Обсуждение', en: 'Discussion' },
  extra: { ru: 'Доп. минута', en: 'Extra minute' },
  club: { ru: 'Помощь клуба', en: 'Club help' },
  credit: { ru: 'В кредит', en: 'On credit' },
  attempt: { ru: 'Подход', en: 'Attempt' },
} as const satisfies Record<ClockView['kind'], Words>;

const PAUSED: Words = { ru: 'Пауза', en: 'Paused' };
const RESERVE: Words = { ru: 'Запас', en: 'Reserve' };
const OVER: Words = { ru: 'Время!', en: 'Time!' };
const PREP_OVER: Words = { ru: 'Пора!', en: 'Ready!' };
const ANSWER: Words = { ru: 'Ответ', en: 'Answer' };
const GUESSED: Words = { ru: 'Отгадано!', en: 'Guessed!' };
const BETWEEN: Words = { ru: 'Между этапами', en: 'Between stages' };
const STOPPED: Words = { ru: 'Стоп', en: 'Stop' };

function labelOf(room: RoomPublicView, clock: ClockView, state: ClockState): Words {
  const { party, chgk } = room;
  switch (state) {
    case 'ended':
      return clock.kind === 'prep' ? PREP_OVER : OVER;
    case 'paused':
      return PAUSED;
    case 'reserve':
      return RESERVE;
    case 'stopped':
      if (room.game === 'chgk' && chgk) return ANSWER;
      return (party?.last?.points ?? 0) > 0 ? GUESSED : STOPPED;
    default:
      if (clock.kind === 'attempt' && party?.stage) return STAGE_NAMES[party.stage];
      if (clock.kind === 'discussion' && chgk?.sectorKind === 'blitz') {
        const number = String(chgk.blitzQuestion ?? 1);
        return { ru: `Блиц · ${number} из 3`, en: `Blitz · ${number} of 3` };
      }
      return LABELS[clock.kind];
  }
}
