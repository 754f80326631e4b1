import { adjustClock, endClock, pauseClock, resumeClock } from '../clock.ts';
import type { ClockFact, FactOf } from '../kernel/events.ts';
import type { Play } from '../kernel/state.ts';
import type { Instant } from '../time.ts';

type Change<T extends ClockFact['type']> = (play: Play, fact: FactOf<T>, at: Instant) => Play;

/** C-3: what the end of the clock leads to; after a preparation nothing starts by itself (P-6). */
function afterEnd(play: Play): Play {
  if (play.party?.phase === 'play') return { ...play, party: { ...play.party, phase: 'review' } };
  if (play.chgk && play.clock?.kind === play.chgk.phase)
    return { ...play, chgk: { ...play.chgk, phase: 'deciding' } };
  return play;
}

export const clockChanges: { readonly [T in ClockFact['type']]: Change<T> } = {
  'clock.paused': (play, _, at) => (play.clock ? { ...play, clock: pauseClock(play.clock, at) } : play),
  'clock.resumed': (play, _, at) => (play.clock ? { ...play, clock: resumeClock(play.clock, at) } : play),
  'clock.adjusted': (play, fact, at) => {
    if (!play.clock) return play;
    const adjusted = { ...play, clock: adjustClock(play.clock, fact.delta, at) };
    return adjusted.clock.status === 'ended' ? afterEnd(adjusted) : adjusted;
  },
  'clock.ended': (play, _, at) =>
    play.clock ? afterEnd({ ...play, clock: endClock(play.clock, at) }) : play,
};
