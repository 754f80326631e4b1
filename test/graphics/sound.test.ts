import { describe, expect, it } from 'vitest';

import { angleAt, SECTOR_DEGREES } from '../../src/rules/chgk/wheel.ts';
import { CUES, type Instant, type RoomPublicView } from '../../src/rules/index.ts';
import { cuesIn } from '../../src/graphics/sound/cues.ts';
import { LEAD_SECONDS, synthesise } from '../../src/graphics/sound/synth.ts';
import { execute, initialState, instant, project, type State } from '../../src/rules/index.ts';
import { seededChance } from '../../src/transcript/seeded-chance.ts';

const RATE = 48_000;

/** A room after some commands, each at its instant. */
function roomAfter(
  ...commands: readonly (readonly [at: number, command: unknown])[]
): (at: number) => RoomPublicView {
  const chance = seededChance(5);
  let state: State = initialState();
  for (const [at, command] of commands) {
    const done = execute(state, command, { at: instant(at), chance, answered: () => undefined });
    expect(done.answer).toMatchObject({ ok: true });
    state = done.state;
  }
  return (at) => project(state, 'public', instant(at)).rooms['main']!;
}

const heard = (room: RoomPublicView, from: number, to: number): readonly string[] =>
  cuesIn(room, from as Instant, to as Instant).map(({ cue, at }) => `${cue} ${String(at)}`);

const artist = roomAfter(
  [0, { type: 'team.add', id: 'a', name: 'А' }],
  [0, { type: 'party.stage.start', stage: 'artist' }],
  [0, { type: 'party.attempt.start', team: 'a' }],
  [1000, { type: 'party.attempt.go' }],
);

describe('cues of a room', () => {
  it('C-3, P-12: an attempt starts, drops nine times, warns at ten seconds and ends at −5 s', () => {
    const room = artist(1000);
    expect(heard(room, 999, 400_000)).toEqual([
      'start 1000',
      'drop 31000',
      'drop 61000',
      'drop 91000',
      'drop 121000',
      'drop 151000',
      'drop 181000',
      'drop 211000',
      'drop 241000',
      'drop 271000',
      'tenLeft 291000',
      'end 306000',
    ]);
  });

  it('P-12: a drop is heard at the very millisecond at which the points fall', () => {
    const state = artist(31_000);
    expect(state.party?.points).toBe(45);
    expect(artist(30_999).party?.points).toBe(50);
  });

  it('F-6.5: the arrow ticks at each border of a sector that it passes, the last ones far apart', () => {
    const room = roomAfter(
      [0, { type: 'chgk.game.start', experts: { name: 'З', players: [] } }],
      [0, { type: 'chgk.wheel.spin' }],
    )(0);
    const spin = room.chgk!.spin!;
    const ticks = cuesIn(room, -1 as Instant, 20_000 as Instant).filter(({ cue }) => cue === 'tick');
    const borders =
      Math.floor(angleAt(spin, 12_000 as Instant) / SECTOR_DEGREES) -
      Math.floor(spin.startAngle / SECTOR_DEGREES);
    expect(ticks).toHaveLength(borders);
    for (const { at } of ticks) {
      const passed =
        Math.floor(angleAt(spin, at) / SECTOR_DEGREES) -
        Math.floor(angleAt(spin, (at - 1) as Instant) / SECTOR_DEGREES);
      expect(passed).toBe(1);
    }
    const inPieces = Array.from({ length: 200 }, (_, i) =>
      cuesIn(room, (i * 100 - 1) as Instant, (i * 100 + 99) as Instant),
    ).flat();
    expect(inPieces.filter(({ cue }) => cue === 'tick').map(({ id }) => id)).toEqual(
      ticks.map(({ id }) => id),
    );
  });

  it('F-6.2: a verdict is heard as right or wrong, the pointing as a gong', () => {
    const room = roomAfter(
      [0, { type: 'chgk.game.start', experts: { name: 'З', players: [] } }],
      [100, { type: 'chgk.wheel.point', sector: 3 }],
      [200, { type: 'chgk.answer.early' }],
      [300, { type: 'chgk.verdict', correct: false }],
    )(300);
    expect(heard(room, 0, 1000)).toEqual(['gong 100', 'wrong 300']);
  });

  it('a clock that was paused or taken back warns of nothing', () => {
    const paused = roomAfter(
      [0, { type: 'team.add', id: 'a', name: 'А' }],
      [0, { type: 'party.stage.start', stage: 'crocodile' }],
      [0, { type: 'party.attempt.start', team: 'a' }],
      [1000, { type: 'party.attempt.go' }],
      [20_000, { type: 'clock.pause' }],
    )(20_000);
    expect(heard(paused, 1000, 400_000)).toEqual([]);
  });
});

describe('synthesised cues', () => {
  it.each(CUES)(
    '%s begins with its lead of silence, is heard, stays below full scale and ends in silence',
    (cue) => {
      const samples = synthesise(cue, RATE);
      const lead = samples.subarray(0, Math.floor(LEAD_SECONDS * RATE));
      const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      expect(lead.every((value) => value === 0)).toBe(true);
      expect(peak).toBeGreaterThan(0.2);
      expect(peak).toBeLessThanOrEqual(0.901);
      expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.02);
      expect(samples.length / RATE).toBeLessThan(4);
    },
  );

  it('are the same every time and differ from each other', () => {
    const prints = CUES.map((cue) => synthesise(cue, 8000).reduce((sum, v, i) => sum + v * v * (i + 1), 0));
    expect(CUES.map((cue) => synthesise(cue, 8000).reduce((sum, v, i) => sum + v * v * (i + 1), 0))).toEqual(
      prints,
    );
    expect(new Set(prints).size).toBe(CUES.length);
  });
});
