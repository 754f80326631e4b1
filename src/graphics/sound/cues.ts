import { angleAt, degreesOf, SECTOR_DEGREES } from '../../rules/chgk/wheel.ts';
import type { Instant } from '../../rules/time.ts';
import type { ClockView, Cue, PartyView, RoomPublicView, SpinView } from '../../rules/views/types.ts';

/** A cue and the instant at which it is to be heard. The same happening always has the same `id`. */
export interface CueAt {
  readonly cue: Cue;
  readonly at: Instant;
  readonly id: string;
}

const cueAt = (cue: Cue, at: number): CueAt => ({ cue, at: at as Instant, id: `${cue}@${String(at)}` });

/** When a running clock reads so many milliseconds; null where it never will again. */
function reads(clock: ClockView, remainingMs: number): number | null {
  const { anchor } = clock;
  return clock.running && anchor.remainingMs > remainingMs
    ? anchor.at + anchor.remainingMs - remainingMs
    : null;
}

const TEN_SECONDS = 10_000;

function clockCues(clock: ClockView): readonly CueAt[] {
  const { anchor } = clock;
  const started = clock.running && anchor.remainingMs === clock.durationMs ? anchor.at : null;
  const ten = reads(clock, TEN_SECONDS);
  const end = clock.ended ? anchor.at : reads(clock, -clock.reserveMs);
  return [
    ...(started === null ? [] : [cueAt('start', started)]),
    ...(ten === null ? [] : [cueAt('tenLeft', ten)]),
    ...(end === null ? [] : [cueAt('end', end)]),
  ];
}

/** P-12: a row of the ladder counts no more when the seconds shown fall below it: from then on a guess brings the next row's points. */
function dropCues(party: PartyView, clock: ClockView): readonly CueAt[] {
  if (party.phase !== 'play' || party.stage === 'hat') return [];
  return party.ladder.slice(0, -1).flatMap(({ seconds }) => {
    const at = reads(clock, (seconds - 1) * 1000);
    return at === null ? [] : [cueAt('drop', at)];
  });
}

/** The instant at which a spin has turned so many degrees; its way grows with time, so halving finds it to the millisecond. */
function instantOf(spin: SpinView, angle: number): number {
  let low: number = spin.startedAt;
  let high = low + spin.durationMs;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (angleAt(spin, middle as Instant) < angle) low = middle;
    else high = middle;
  }
  return high;
}

/** The arrow ticks at every border between two sectors that it passes. */
function tickCues(spin: SpinView, from: Instant, to: Instant): readonly CueAt[] {
  const end = spin.startedAt + spin.durationMs;
  if (to <= spin.startedAt || from >= end) return [];
  const first = Math.floor(angleAt(spin, from) / SECTOR_DEGREES) + 1;
  const last = Math.floor(Math.min(angleAt(spin, to), spin.startAngle + degreesOf(spin)) / SECTOR_DEGREES);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) =>
    cueAt('tick', instantOf(spin, (first + i) * SECTOR_DEGREES)),
  );
}

/**
 * What is to be heard of a room between two instants (`from` not included, `to` included), in order. A pure function of the view:
 * a page that was loaded anew finds the same cues with the same ids.
 */
export function cuesIn(room: RoomPublicView, from: Instant, to: Instant): readonly CueAt[] {
  const { clock, party, chgk } = room;
  const cues: CueAt[] = [];
  if (clock) cues.push(...clockCues(clock));
  if (clock && party) cues.push(...dropCues(party, clock));
  if (party?.last) cues.push(cueAt(party.last.points > 0 ? 'right' : 'wrong', party.last.at));
  if (chgk?.spin) cues.push(...tickCues(chgk.spin, from, to));
  if (chgk?.pointedAt != null) cues.push(cueAt('gong', chgk.pointedAt));
  if (chgk?.verdict) cues.push(cueAt(chgk.verdict.correct ? 'right' : 'wrong', chgk.verdict.at));
  const { break: card } = room.onAir;
  if (card.onAir && card.since !== null) cues.push(cueAt('blackout', card.since));
  return cues.filter(({ at }) => at > from && at <= to).sort((a, b) => a.at - b.at);
}
