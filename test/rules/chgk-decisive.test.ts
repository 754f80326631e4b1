import { describe, expect, test } from 'vitest';

import {
  chgkGame,
  creditRound,
  rounds,
  stageWith,
  toBlitz,
  toDeciding,
  toReading,
} from '../helpers/games.ts';
import { show, type Show } from '../helpers/show.ts';

const verdict = (s: Show, correct: boolean) => s.do('chgk.verdict', { correct });
/** A game after earlier ones of the series, given as `6:3`. */
function after(results: readonly string[], fields = {}): Show {
  const s = show();
  for (const [i, result] of results.entries()) {
    const [experts, viewers] = result.split(':').map(Number);
    s.do('series.result', { team: `Игра ${String(i + 1)}`, experts, viewers });
  }
  return chgkGame(fields, s);
}
const decisive = (s: Show, player = 'Ася') =>
  s.do('chgk.decisive.request').do('chgk.decisive.grant', { player });

describe('the decisive round', () => {
  test('F-6.8 asked for between rounds, granted: 0:0, one named expert stays, the next round decides', () => {
    const s = rounds(after(['6:0']), 'EVEEEE').do('chgk.decisive.request');
    expect([s.chgk.phase, s.score]).toEqual(['decisiveAsked', '5:1']);
    s.do('chgk.decisive.grant', { player: 'Боря' });
    expect(s.chgk).toMatchObject({
      phase: 'between',
      score: { experts: 0, viewers: 0 },
      decisive: { player: 'Боря' },
    });
    expect(rounds(s, 'E').chgk).toMatchObject({
      phase: 'over',
      winner: 'experts',
      score: { experts: 6, viewers: 0 },
    });
  });

  test('F-6.8, U-1 every change of the score is dated, with the score before it: a verdict, the decisive round, an undo, a redo', () => {
    const s = after(['6:0']);
    expect(s.chgk.scoreMove).toBeNull();
    rounds(s, 'VEEEEE').wait('0:10');
    const points = s.chgk.scoreMove;
    expect(points).toMatchObject({ before: { experts: 4, viewers: 1 } });
    s.do('chgk.decisive.request').wait('0:10').do('chgk.decisive.grant', { player: 'Ася' });
    const granted = s.chgk.scoreMove;
    expect(granted).toMatchObject({ before: { experts: 5, viewers: 1 } });
    expect(granted!.at).toBeGreaterThan(points!.at);
    s.wait('0:10').do('undo');
    expect(s.score).toBe('5:1');
    expect(s.chgk.scoreMove).toEqual({ at: granted!.at + 10_000, before: { experts: 0, viewers: 0 } });
    s.wait('0:10').do('redo');
    expect(s.chgk.scoreMove).toEqual({ at: granted!.at + 20_000, before: { experts: 5, viewers: 1 } });
    const unchanged = s.chgk.scoreMove;
    expect(s.do('chgk.wheel.spin').wait('1:00').chgk.scoreMove).toEqual(unchanged);
  });

  test('F-6.8 lost it is 0:6', () => {
    const s = rounds(decisive(rounds(after(['6:0']), 'EEEEE')), 'V');
    expect(s.chgk).toMatchObject({ phase: 'over', winner: 'viewers', score: { experts: 0, viewers: 6 } });
  });

  test('F-6.8 only a player at the table; the host can refuse, which uses nothing up', () => {
    const s = rounds(after(['6:0']), 'EEEEE').do('chgk.decisive.request');
    expect(s.refusal('chgk.decisive.grant', { player: 'Глеб' })).toBe('player-unknown');
    s.do('chgk.decisive.refuse');
    expect(s.chgk).toMatchObject({ phase: 'between', decisive: null, score: { experts: 5, viewers: 0 } });
    expect(s.chgk.can.decisive).toBe(true);
    expect(decisive(s).chgk.decisive).toEqual({ player: 'Ася' });
  });

  test('F-6.8 only between rounds', () => {
    const s = toReading(rounds(after(['6:0']), 'EEEEE'));
    expect([s.refusal('chgk.decisive.request'), s.chgk.can.decisive]).toEqual(['wrong-phase', 'wrong-phase']);
    expect(s.refusal('chgk.decisive.grant', { player: 'Ася' })).toBe('wrong-phase');
    expect(s.refusal('chgk.decisive.refuse')).toBe('wrong-phase');
  });

  test('F-6.8 a blitz there: three questions, 20 s each', () => {
    const s = toBlitz(decisive(rounds(after(['6:0'], { blitz: 12 }), 'EEEEE')));
    for (const question of [1, 2, 3]) {
      expect(s.chgk.blitzQuestion).toBe(question);
      expect(s.do('chgk.discussion.start').digits).toBe('0:20');
      s.wait('0:20');
      // the codes' order: decisive-round before blitz
      expect(s.refusal('chgk.club.take')).toBe('decisive-round');
      verdict(s, true);
    }
    expect([s.score, s.chgk.winner]).toEqual(['6:0', 'experts']);
  });

  test('F-6.8 no club help, no credit', () => {
    const s = toDeciding(decisive(rounds(after(['6:0']), 'EEEEE')));
    expect(s.chgk.can).toMatchObject({ club: 'decisive-round', credit: 'decisive-round' });
    expect([s.refusal('chgk.club.take'), s.refusal('chgk.credit.request')]).toEqual([
      'decisive-round',
      'decisive-round',
    ]);
  });

  test('F-6.8 with an open debt no discussion at all, in none of a blitz’s questions', () => {
    const s = creditRound(rounds(after(['6:0'], { blitz: 12 }), 'EEEEVVVVV'));
    toBlitz(decisive(s));
    for (let question = 1; question <= 3; question++) {
      expect(s.refusal('chgk.discussion.start')).toBe('credit-must-be-repaid');
      verdict(s.do('chgk.answer.early'), true);
    }
    expect([s.score, s.chgk.credit]).toEqual(['6:0', 'returned']);
  });

  test('X-38 the decisive round changes the score and nothing else', () => {
    const s = toDeciding(rounds(after(['6:0']), 'VeV'))
      .do('chgk.club.take')
      .wait('0:20');
    rounds(verdict(s, true), 'EEE');
    const { score: _, scoreMove: _m, phase: _p, decisive: _d, can: _c, ...before } = s.chgk;
    decisive(s);
    expect(s.chgk).toMatchObject({ ...before, extraMinutes: 1, club: 'used' });
    expect(s.chgk.score).toEqual({ experts: 0, viewers: 0 });
  });

  test('X-31 the decisive round goes on counting', () => {
    const s = toReading(decisive(rounds(after(['6:0']), 'EEEEE')));
    expect([s.chgk.round, s.chgk.sector, s.chgk.played]).toEqual([6, 6, [1, 2, 3, 4, 5, 6]]);
  });

  test('F-6.8 it is asked for once: at 0:0 five points are missing', () => {
    const s = decisive(rounds(after(['6:0']), 'EEEEE'));
    expect([s.chgk.can.decisive, s.refusal('chgk.decisive.request')]).toEqual([
      'needs-five-points',
      'needs-five-points',
    ]);
  });

  test('X-51 with gameTo G the decisive round is worth G points', () => {
    const s = after(['6:0']).do('show.configure', { ruleset: { gameTo: 3 } });
    expect(rounds(s, 'E').chgk.can.decisive).toBe('needs-five-points');
    decisive(rounds(s, 'E'));
    expect([rounds(s, 'E').score, s.chgk.winner]).toEqual(['3:0', 'experts']);
  });
});

describe('when it may be asked for', () => {
  test('D-9 not with fewer than 5 points', () => {
    const s = rounds(after(['6:0']), 'EEEE');
    expect([s.chgk.can.decisive, s.refusal('chgk.decisive.request')]).toEqual([
      'needs-five-points',
      'needs-five-points',
    ]);
  });

  test('D-9 not in the first game of a series', () => {
    const s = rounds(after([]), 'EEEEEVVVVV');
    expect([s.chgk.can.decisive, s.refusal('chgk.decisive.request')]).toEqual([
      'can-still-win-series',
      'can-still-win-series',
    ]);
  });

  // at 5:v the best without the decisive round is 6:v; ahead means strictly better
  test.each([
    [['6:0'], 0, true],
    [['6:1'], 0, 'can-still-win-series'],
    [['6:1'], 1, true],
    [['6:4'], 3, 'can-still-win-series'],
    [['6:4'], 4, true],
    [['6:5'], 5, true],
    [['6:5'], 4, 'can-still-win-series'],
    [['0:6', '5:6', '1:6'], 5, 'can-still-win-series'],
    [['6:5', '6:2', '0:6'], 2, true],
    [['6:5', '6:3', '0:6'], 2, 'can-still-win-series'],
  ])('D-9 after games that ended %j, at 5:%i: %s', (results, viewers, allowed) => {
    const s = rounds(after(results), 'EEEEE' + 'V'.repeat(viewers));
    expect(s.chgk.can.decisive).toBe(allowed);
    if (allowed === true) expect(s.do('chgk.decisive.request').chgk.phase).toBe('decisiveAsked');
    else expect(s.refusal('chgk.decisive.request')).toBe(allowed);
  });
});

describe('the series', () => {
  test('X-40 D-9 a finished game’s result is added by itself, under the experts’ name; each result is one more game', () => {
    const s = rounds(after(['6:4']), 'EEEEEE');
    expect(s.view('public').series).toEqual([
      { team: 'Игра 1', experts: 6, viewers: 4 },
      { team: 'Знатоки', experts: 6, viewers: 0 },
    ]);
    rounds(chgkGame({}, s), 'VVVVVV');
    expect(s.view().series.at(-1)).toEqual({ team: 'Знатоки', experts: 0, viewers: 6 });
    expect(s.view().series).toHaveLength(3);
  });

  test('X-40 one series for the whole show, from whichever room', () => {
    const s = stageWith('hat', 'a').do('party.stage.end', { override: 'финал' });
    s.do('rooms.set', {
      rooms: [
        { id: 'red', name: 'К', teams: [] },
        { id: 'blue', name: 'С', teams: [] },
      ],
    });
    for (const [room, name, correct] of [
      ['red', 'Первые', true],
      ['blue', 'Вторые', false],
    ] as const) {
      s.do('chgk.game.start', { room, experts: { name, players: [] } });
      for (let sector = 1; sector <= 6; sector++) {
        s.do('chgk.wheel.point', { room, sector })
          .do('chgk.answer.early', { room })
          .do('chgk.verdict', { room, correct });
      }
    }
    expect(s.view().series).toEqual([
      { team: 'Первые', experts: 6, viewers: 0 },
      { team: 'Вторые', experts: 0, viewers: 6 },
    ]);
  });

  test('X-40 U-2 an undone last verdict takes its result out again', () => {
    const s = rounds(chgkGame(), 'EEEEEE').do('undo');
    expect([s.chgk.phase, s.view().series]).toEqual(['answering', []]);
    verdict(s, false);
    expect([s.score, s.view().series]).toEqual(['5:1', []]);
  });

  test('X-53 results stand in the order of being added; one that comes back by redo stands at the end', () => {
    const s = rounds(chgkGame(), 'EEEEEE').do('undo');
    s.do('series.result', { team: 'Соседи', experts: 6, viewers: 3 }).do('redo');
    expect(s.view().series.map((r) => r.team)).toEqual(['Соседи', 'Знатоки']);
  });

  test('X-53 a result taken out by hand stays out, whatever is undone and redone', () => {
    const s = rounds(chgkGame(), 'EEEEEE').do('series.remove', { index: 0 }).do('undo').do('redo');
    expect([s.chgk.phase, s.view().series]).toEqual(['over', []]);
    s.do('undo').do('redo');
    expect(s.view().series).toEqual([]);
  });

  test('X-53 a result entered by hand is not taken for the game’s own', () => {
    const s = rounds(chgkGame(), 'EEEEEE').do('series.remove', { index: 0 });
    s.do('series.result', { team: 'Знатоки', experts: 6, viewers: 0 }).do('undo');
    expect(s.view().series).toEqual([{ team: 'Знатоки', experts: 6, viewers: 0 }]);
  });

  test.each([
    [6, 6],
    [5, 5],
    [7, 0],
    [6, 7],
    [0, 5],
    [-1, 6],
    [6, 1.5],
    ['6', 0],
  ])('X-51 a result of %j:%j is invalid: 0–6, exactly one of them 6, whatever gameTo', (experts, viewers) => {
    const s = show().do('show.configure', { ruleset: { gameTo: 3 } });
    expect(s.refusal('series.result', { team: 'Первые', experts, viewers })).toBe('invalid');
    expect(s.do('series.result', { team: 'Первые', experts: 6, viewers: 5 }).view().series).toHaveLength(1);
  });

  test('results are removed by their index, which must be there', () => {
    const s = after(['6:0', '0:6', '6:5']);
    expect(s.refusal('series.remove', { index: 3 })).toBe('invalid');
    expect(s.refusal('series.remove', { index: -1 })).toBe('invalid');
    expect(
      s
        .do('series.remove', { index: 1 })
        .view()
        .series.map((r) => r.viewers),
    ).toEqual([0, 5]);
  });
});
