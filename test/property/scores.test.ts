import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  DEFAULT_RULESET,
  type Event,
  evolve,
  initialState,
  isUndoable,
  project,
  type Ruleset,
  type Stage,
  type State,
} from '../../src/rules/index.ts';
import { type Game, playPlan, plans } from './random-game.ts';

const forEveryGame = (length: number, numRuns: number, check: (game: Game) => void) =>
  fc.assert(
    fc.property(plans(length), (plan) => {
      check(playPlan(plan));
    }),
    { numRuns },
  );

/**
 * The decisions of a room that stand, by the journal alone: undo takes the last one away, redo brings it back, a new one clears what could
 * be redone. A room that vanished keeps what stood in it; one set again under its id is another.
 */
function standing(events: readonly Event[]): Event[][] {
  const rooms = new Map<string, { done: Event[]; undone: Event[] }>([['main', { done: [], undone: [] }]]);
  const gone: Event[][] = [];
  for (const event of events) {
    if (event.type === 'rooms.set') {
      const listed = new Set(event.rooms.map((room) => room.id));
      for (const [id, { done }] of rooms) {
        if (listed.has(id)) continue;
        gone.push(done);
        rooms.delete(id);
      }
      for (const id of listed) if (!rooms.has(id)) rooms.set(id, { done: [], undone: [] });
      continue;
    }
    const room = event.room === null ? undefined : rooms.get(event.room);
    if (!room) continue;
    if (event.type === 'undone') room.undone.push(room.done.pop()!);
    else if (event.type === 'redone') room.done.push(room.undone.pop()!);
    else if (event.command !== null && isUndoable(event.command)) {
      room.done.push(event);
      room.undone = [];
    }
  }
  return [...gone, ...[...rooms.values()].map(({ done }) => done)];
}

/** Verdicts on a question of a blitz, and verdicts that ended their game when they were given. */
function verdicts(events: readonly Event[]) {
  const ofBlitz = new Set<Event>();
  const last = new Set<Event>();
  let state = initialState();
  for (const event of events) {
    const game = () => state.rooms.find((r) => r.id === event.room)?.play.chgk;
    const judged = event.type === 'chgk.verdictGiven';
    if (judged && game()?.round?.kind === 'blitz') ofBlitz.add(event);
    state = evolve(state, event);
    if (judged && game()?.phase === 'over') last.add(event);
  }
  return { ofBlitz, last };
}

/** Ruleset at every event. */
function rulesets(events: readonly Event[]): ReadonlyMap<Event, Ruleset> {
  let now = DEFAULT_RULESET;
  return new Map(
    events.map((event) => {
      if (event.type === 'show.configured') now = event.ruleset;
      return [event, now];
    }),
  );
}

/** Points and attempts of every team by stage, counted off the decisions that stand. */
function counted(events: readonly Event[]) {
  const options = rulesets(events);
  const sheet = new Map<string, { points: Record<Stage, number>; attempts: Record<Stage, number> }>();
  const row = (team: string) => {
    const known = sheet.get(team);
    if (known) return known;
    const fresh = {
      points: { hat: 0, artist: 0, crocodile: 0 },
      attempts: { hat: 0, artist: 0, crocodile: 0 },
    };
    sheet.set(team, fresh);
    return fresh;
  };
  for (const decisions of standing(events)) {
    let stage: Stage | null = null;
    let team = '';
    let words: string[] = [];
    for (const event of decisions) {
      switch (event.type) {
        case 'party.stageStarted':
          stage = event.stage;
          break;
        case 'party.attemptStarted':
          team = event.team;
          words = [];
          break;
        case 'party.wordScored':
          words.push(event.result);
          break;
        case 'party.wordVoided':
          words[words.length - 1] = 'void';
          break;
        case 'party.wordReviewed':
          words[event.index] = event.result;
          break;
        case 'party.attemptCommitted': {
          const { wordGuessed, wordSkipped } = options.get(event)!;
          const hat = words.reduce(
            (sum, w) => sum + (w === 'guessed' ? wordGuessed : w === 'skipped' ? wordSkipped : 0),
            0,
          );
          row(team).points[stage!] += stage === 'hat' ? hat : event.points / 2;
          row(team).attempts[stage!] += 1;
          break;
        }
        case 'party.penalised':
          row(event.team).points[stage!] -= options.get(event)!.hintPenalty;
          break;
        case 'score.adjusted':
          row(event.team).points[event.stage] += event.points / 2;
          break;
        default:
      }
    }
  }
  return sheet;
}

describe('the party tournament', () => {
  test('P-7 P-18 a score is the sum of its attempts, penalties and adjustments', () => {
    forEveryGame(120, 100, ({ events, state, at }) => {
      const sheet = counted(events);
      for (const row of project(state, 'operator', at).standings) {
        const points = sheet.get(row.team)?.points ?? { hat: 0, artist: 0, crocodile: 0 };
        expect([row.team, row.stages]).toEqual([row.team, points]);
        expect(row.total).toBe(points.hat + points.artist + points.crocodile);
      }
    });
  });

  test('P-12 what a guess brings lies on the ladder, at the seconds that its clock shows from then on', () => {
    const tables: Record<string, readonly (readonly [number, number])[]> = {
      table: [271, 241, 211, 181, 151, 121, 91, 61, 31, -5].map(
        (seconds, i) => [seconds, 50 - 5 * i] as const,
      ),
      '15s': [286, 271, 256, 241, 226, 211, 196, 181, 166, -5].map(
        (seconds, i) => [seconds, 50 - 5 * i] as const,
      ),
    };
    forEveryGame(100, 60, ({ events }) => {
      const options = rulesets(events);
      let state: State = initialState();
      for (const event of events) {
        state = evolve(state, event);
        if (event.type !== 'party.attemptCommitted' || event.outcome !== 'guessed') continue;
        const room = Object.values(project(state, 'operator', event.at).rooms).find(
          (r) => r.id === event.room,
        )!;
        const row = tables[options.get(event)!.ladder as string]!.find(
          ([least]) => room.clock!.seconds >= least,
        );
        expect(event.points / 2).toBe(row?.[1] ?? 0);
      }
    });
  });

  test('P-18 X-27 places are those of sport, the order that of the table, ties told apart truly', () => {
    forEveryGame(100, 60, ({ state, at }) => {
      const { standings } = project(state, 'public', at);
      expect(standings.map((row) => row.team).sort()).toEqual(state.teams.map((team) => team.id).sort());
      const out = new Set(state.teams.filter((team) => team.disqualified !== null).map((team) => team.id));
      const placed = standings.filter((row) => !out.has(row.team));
      for (const [i, row] of standings.entries()) {
        if (out.has(row.team)) {
          expect([row.place, row.tieBreak, i >= placed.length]).toEqual([null, null, true]);
          continue;
        }
        const better = placed.filter(
          (r) => r.total > row.total || (r.total === row.total && r.stages.artist > row.stages.artist),
        );
        const sharing = placed.filter((r) => r.total === row.total && r.stages.artist === row.stages.artist);
        const equal = placed.filter((r) => r.total === row.total);
        expect(row.place).toBe(better.length + 1);
        expect(row.tieBreak).toBe(sharing.length > 1 ? 'shared' : equal.length > 1 ? 'artist' : null);
      }
    });
  });

  test('P-9 P-16 nothing is drawn twice as long as something fresh is left', () => {
    forEveryGame(120, 60, ({ events }) => {
      const loaded = new Map<string, string[]>();
      const shown = new Map<string, Set<string>>();
      for (const event of events) {
        if (event.type === 'deck.loaded')
          loaded.set(
            event.deck,
            event.items.map((item) => item.text),
          );
        if (!('draw' in event) || !event.draw) continue;
        const deck = loaded.get(event.draw.deck)!;
        const seen = shown.get(event.draw.deck) ?? new Set();
        const text = deck[event.draw.index]!;
        if (deck.some((other) => !seen.has(other))) expect(seen.has(text)).toBe(false);
        shown.set(event.draw.deck, seen.add(text));
      }
    });
  });

  test('P-4 attempts are those committed by teams in their room', () => {
    forEveryGame(100, 60, ({ events, state, at }) => {
      if (events.filter((event) => event.type === 'rooms.set').length > 1) return;
      const sheet = counted(events);
      for (const { party } of Object.values(project(state, 'public', at).rooms)) {
        if (!party?.stage) continue;
        for (const [team, count] of Object.entries(party.attempts!)) {
          expect(count).toBe(sheet.get(team)?.attempts[party.stage] ?? 0);
        }
      }
    });
  });
});

describe('a game of ChGK', () => {
  test('F-6.5 F-6.5.1 no sector is played twice, each is the first unplayed one from where the arrow points', () => {
    forEveryGame(120, 80, ({ events }) => {
      let state: State = initialState();
      for (const event of events) {
        if (
          (event.type === 'chgk.wheelStood' || event.type === 'chgk.wheelPointed') &&
          event.sector !== null
        ) {
          const game = state.rooms.find((r) => r.id === event.room)!.play.chgk!;
          let sector = event.pointed;
          while (game.played.includes(sector) || (sector === 13 && game.internetCount === 0))
            sector = (sector % 13) + 1;
          expect(event.sector).toBe(sector);
        }
        state = evolve(state, event);
        for (const { play } of state.rooms) {
          const played = play.chgk?.played ?? [];
          expect(new Set(played).size).toBe(played.length);
        }
      }
    });
  });

  test('F-6.3 X-51 a score never exceeds gameTo, and the game is over exactly when one side has it', () => {
    forEveryGame(120, 80, ({ steps }) => {
      for (const { done } of steps) {
        const { gameTo } = done.state.ruleset;
        for (const { play } of done.state.rooms) {
          if (!play.chgk) continue;
          const { experts, viewers } = play.chgk.score;
          expect(Math.max(experts, viewers)).toBeLessThanOrEqual(gameTo);
          expect(play.chgk.phase === 'over').toBe(experts === gameTo || viewers === gameTo);
          expect(play.chgk.winner).toBe(
            experts === gameTo ? 'experts' : viewers === gameTo ? 'viewers' : null,
          );
        }
      }
    });
  });

  test('F-6.2 F-6.5.2 F-6.8 a score is the sum of the verdicts that gave a point', () => {
    forEveryGame(120, 80, ({ events, state }) => {
      const rooms = standing(events);
      const { ofBlitz } = verdicts(events);
      for (const decisions of rooms.slice(rooms.length - state.rooms.length)) {
        const start = decisions.findLastIndex((event) => event.type === 'chgk.gameStarted');
        const room = state.rooms.find((r) => r.id === decisions[start]?.room);
        if (start < 0 || !room?.play.chgk) continue;
        const { gameTo } = state.ruleset;
        let score = { experts: 0, viewers: 0 };
        let blitz = 0;
        let decisive = false;
        for (const event of decisions.slice(start)) {
          if (event.type === 'chgk.wheelPointed' || event.type === 'chgk.wheelSpun') blitz = 0;
          if (event.type === 'chgk.decisiveGranted') {
            decisive = true;
            score = { experts: 0, viewers: 0 };
          }
          if (event.type !== 'chgk.verdictGiven') continue;
          if (ofBlitz.has(event) && event.correct && ++blitz < 3) continue;
          score[event.correct ? 'experts' : 'viewers'] += decisive ? gameTo : 1;
        }
        expect(room.play.chgk.score).toEqual(score);
      }
    });
  });

  test('X-40 the series has a result for every game that is over, unless taken out by hand', () => {
    forEveryGame(120, 60, ({ events, state }) => {
      if (events.some((event) => event.type === 'series.removed')) return;
      const byHand = events.filter((event) => event.type === 'series.added').length;
      const { last } = verdicts(events);
      const over = standing(events).flatMap((decisions) => decisions.filter((event) => last.has(event)));
      expect(state.series.length).toBe(byHand + over.length);
      for (const { experts, viewers } of state.series) expect(experts === viewers).toBe(false);
    });
  });
});
