import { describe, expect, test } from 'vitest';

import { sectorToPlay } from '../../src/rules/chgk/sectors.ts';
import { chgkGame, rounds, toBlitz, toDeciding, toReading, withTeams } from '../helpers/games.ts';
import type { Show } from '../helpers/show.ts';

const point = (s: Show, sector: number) => s.do('chgk.wheel.point', { sector });
const verdict = (s: Show, correct: boolean) => s.do('chgk.verdict', { correct });

describe('two sides', () => {
  test('F-6.1 experts and viewers, at 0:0', () => {
    const s = chgkGame({ viewers: { name: 'Сибиряки' } });
    expect([s.chgk.experts.name, s.chgk.viewers.name, s.score]).toEqual(['Знатоки', 'Сибиряки', '0:0']);
    expect(s.chgk).toMatchObject({
      phase: 'between',
      round: 0,
      played: [],
      winner: null,
      club: 'available',
      credit: 'none',
    });
  });

  test('X-41 no players at the table are allowed, viewers may stay without a name', () => {
    const s = chgkGame({ experts: { name: 'Знатоки', players: [] } });
    expect([s.chgk.experts.players, s.chgk.viewers.name]).toEqual([[], '']);
    expect(s.refusal('chgk.award.player', { name: 'Ася' })).toBe('player-unknown');
  });

  test('a game starts neither during a game nor with a blitz in sector 13', () => {
    expect(chgkGame().refusal('chgk.game.start', { experts: { name: 'Х', players: [] } })).toBe(
      'wrong-phase',
    );
    const fields = { experts: { name: 'Х', players: [] } };
    expect(withTeams('').refusal('chgk.game.start', { ...fields, blitz: 13 })).toBe('invalid');
    expect(withTeams('').refusal('chgk.game.start', { ...fields, blitz: 0 })).toBe('invalid');
  });
});

describe('the minute and the verdict', () => {
  test('F-6.2 one minute of discussion', () => {
    const s = toReading(chgkGame()).do('chgk.discussion.start');
    expect([s.chgk.phase, s.digits]).toEqual(['discussion', '1:00']);
    expect(s.wait(59_999).chgk.phase).toBe('discussion');
    expect(s.wait(1).chgk.phase).toBe('deciding');
  });

  test('F-6.2 right: the experts’ point; wrong: the viewers’', () => {
    expect(rounds(chgkGame(), 'E').score).toBe('1:0');
    expect(rounds(chgkGame(), 'V').score).toBe('0:1');
    expect(rounds(chgkGame(), 'EVVE').score).toBe('2:2');
  });

  test('F-6.2 no answer: the verdict straight from deciding', () => {
    expect(verdict(toDeciding(chgkGame()), false).score).toBe('0:1');
  });

  test('X-37 a verdict in deciding takes both values', () => {
    expect(verdict(toDeciding(chgkGame()), true).score).toBe('1:0');
  });

  test('F-6.2 an answer before the end stops the clock where it stands', () => {
    const s = toReading(chgkGame())
      .do('chgk.discussion.start')
      .wait(12_300)
      .do('chgk.answer.give')
      .wait(50_000);
    expect([s.chgk.phase, s.clock?.remainingMs, s.digits]).toEqual(['answering', 47_700, '0:48']);
  });

  test('F-6.2 the host alone judges: no verdict before an answer or the end of the minute', () => {
    const s = chgkGame();
    expect(s.refusal('chgk.verdict', { correct: true })).toBe('wrong-phase');
    toReading(s);
    expect(s.refusal('chgk.verdict', { correct: true })).toBe('wrong-phase');
    s.do('chgk.discussion.start');
    expect(s.refusal('chgk.verdict', { correct: true })).toBe('wrong-phase');
  });

  test('F-6.2 X-10 the minute is an option', () => {
    const s = chgkGame().do('show.configure', { ruleset: { discussionSeconds: 90 } });
    expect(toReading(s).do('chgk.discussion.start').digits).toBe('1:30');
  });

  test('F-6.3 the game goes to 6', () => {
    const s = rounds(chgkGame(), 'EEEEEVVVVV');
    expect([s.score, s.chgk.phase, s.chgk.winner]).toEqual(['5:5', 'between', null]);
    expect(rounds(s, 'V').chgk).toMatchObject({
      phase: 'over',
      winner: 'viewers',
      score: { experts: 5, viewers: 6 },
    });
    expect(rounds(chgkGame(), 'EEEEEE').chgk).toMatchObject({ phase: 'over', winner: 'experts' });
    for (const type of ['chgk.wheel.spin', 'chgk.discussion.start', 'chgk.decisive.request']) {
      expect(s.refusal(type)).toBe('wrong-phase');
    }
  });

  test('X-51 F-6.3 with gameTo G the game goes to G', () => {
    const s = chgkGame().do('show.configure', { ruleset: { gameTo: 2 } });
    expect([s.chgk.gameTo, rounds(s, 'EVE').chgk.winner]).toEqual([2, 'experts']);
  });

  test('X-51 lowered to or below a score already reached, the game ends with the next point', () => {
    const lowered = (letters: string, last: string) => {
      const s = rounds(chgkGame(), letters).do('show.configure', { ruleset: { gameTo: 2 } });
      expect(s.chgk.phase).toBe('between');
      return rounds(s, last).chgk.winner;
    };
    expect(lowered('EEE', 'V')).toBe('experts');
    expect(lowered('EEE', 'E')).toBe('experts');
    expect(lowered('VVV', 'E')).toBe('viewers');
    expect(lowered('EEVVV', 'V')).toBe('experts');
    expect(lowered('EVVV', 'V')).toBe('viewers');
  });

  test('X-39 the clock after an early answer is null; in over it stays as it stood', () => {
    const early = toReading(chgkGame()).do('chgk.answer.early');
    expect([early.chgk.phase, early.clock]).toEqual(['answering', null]);
    const s = rounds(chgkGame(), 'EEEEE');
    toReading(s).do('chgk.discussion.start').wait(20_000).do('chgk.answer.give');
    verdict(s, true).wait('9:00');
    expect([s.chgk.phase, s.digits, s.clock?.running]).toEqual(['over', '0:40', false]);
  });

  test('X-29 X-39 the clock of a game that is over stands until something new is started', () => {
    const over = () => {
      const s = toReading(rounds(chgkGame({}, withTeams('a')), 'EEEEE'))
        .do('chgk.discussion.start')
        .wait('0:20');
      return verdict(s.do('chgk.answer.give'), true);
    };
    expect(over().digits).toBe('0:40');
    expect(chgkGame({}, over()).clock).toBeNull();
    expect(over().do('party.stage.start', { stage: 'hat' }).clock).toBeNull();
  });

  test('the clock is null between rounds and while the arrow spins', () => {
    const s = rounds(chgkGame(), 'E');
    expect(s.clock).toBeNull();
    expect(s.do('chgk.wheel.spin').clock).toBeNull();
  });
});

describe('sectors', () => {
  test('F-6.4 13 sectors, numbered clockwise; the 13th for questions that came during the game', () => {
    const s = point(chgkGame({ internetCount: 4 }), 13);
    expect([s.chgk.sectorKind, s.chgk.phase]).toEqual(['internet', 'internetPick']);
    expect(point(chgkGame(), 12).chgk).toMatchObject({ sectorKind: 'question', phase: 'reading' });
    expect(chgkGame().refusal('chgk.wheel.point', { sector: 0 })).toBe('invalid');
    expect(chgkGame().refusal('chgk.wheel.point', { sector: 14 })).toBe('invalid');
  });

  test.each([
    [[], 5, 5],
    [[5], 5, 6],
    [[5, 6, 8], 5, 7],
    [[12], 12, 13],
    [[12, 13], 12, 1],
    [[13], 13, 1],
    [[1, 13], 13, 2],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13], 3, 12],
  ])(
    'F-6.5 with %j played and the arrow at %i, %i is played (clockwise, 12 → 13 → 1)',
    (played, pointed, sector) => {
      expect(sectorToPlay({ played, internetCount: 5, blitz: null }, pointed)).toBe(sector);
    },
  );

  test('F-6.5 where the arrow points and which sector is played are both kept and shown', () => {
    const s = point(rounds(chgkGame(), 'EE'), 1);
    expect(s.chgk).toMatchObject({ pointed: 1, sector: 3, played: [1, 2, 3], round: 3 });
    expect(s.view('public').rooms['main']?.chgk).toMatchObject({ pointed: 1, sector: 3 });
  });

  test('D-5 with a count of 0 sector 13 is passed over like a played one', () => {
    expect(point(chgkGame(), 13).chgk).toMatchObject({ pointed: 13, sector: 1, sectorKind: 'question' });
    expect(sectorToPlay({ played: [12], internetCount: 0, blitz: null }, 12)).toBe(1);
  });

  test('X-31 round counts pointings; pointed and sector stay until the next pointing, played grows at once', () => {
    const s = rounds(chgkGame(), 'E');
    expect(s.chgk).toMatchObject({ phase: 'between', round: 1, pointed: 1, sector: 1, played: [1] });
    expect(s.do('chgk.wheel.spin').chgk).toMatchObject({
      phase: 'spinning',
      round: 1,
      pointed: 1,
      played: [1],
    });
    s.wait('0:12');
    expect(s.chgk.round).toBe(2);
    expect(s.chgk.played).toEqual([1, s.chgk.sector]);
  });

  test('F-6.5.1 the captain names a number from 1 to the count; out of range is refused', () => {
    const s = point(chgkGame({ internetCount: 7 }), 13);
    for (const number of [0, 8, -1, 1_000_000]) {
      const refused = s.refused('chgk.internet.pick', { number });
      expect(refused).toMatchObject({
        code: 'number-out-of-range',
        message: expect.stringContaining('7') as string,
      });
    }
    expect(s.refusal('chgk.internet.pick', { number: 1.5 })).toBe('invalid');
    s.do('chgk.internet.pick', { number: 7 });
    expect([s.chgk.phase, s.chgk.internetNumber]).toEqual(['reading', 7]);
    expect(s.refusal('chgk.internet.pick', { number: 7 })).toBe('wrong-phase');
  });

  test('X-6 any other integer is number-out-of-range', () => {
    const s = point(chgkGame({ internetCount: 1 }), 13);
    expect(s.refusal('chgk.internet.pick', { number: Number.MIN_SAFE_INTEGER })).toBe('number-out-of-range');
    expect(s.refusal('chgk.internet.pick', { number: '1' })).toBe('invalid');
  });

  test('F-6.5.1 sector 13 is played at most once', () => {
    const s = point(chgkGame({ internetCount: 7 }), 13).do('chgk.internet.pick', { number: 3 });
    verdict(s.do('chgk.answer.early'), true);
    expect(point(s, 13).chgk).toMatchObject({ pointed: 13, sector: 1 });
  });

  test('X-36 the count can be set in every phase but over', () => {
    const s = point(chgkGame(), 12).do('chgk.internet.count', { count: 2 });
    verdict(
      s.do('chgk.discussion.start').do('chgk.internet.count', { count: 3 }).do('chgk.answer.give'),
      true,
    );
    expect(point(s, 13).chgk).toMatchObject({ sector: 13, internetCount: 3 });
    s.do('chgk.internet.count', { count: 4 }).do('chgk.internet.pick', { number: 4 });
    verdict(s.do('chgk.answer.early'), true);
    expect(s.refusal('chgk.internet.count', { count: -1 })).toBe('invalid');
    expect(rounds(s, 'EEEE').refusal('chgk.internet.count', { count: 9 })).toBe('wrong-phase');
    expect(withTeams('').refusal('chgk.internet.count', { count: 9 })).toBe('wrong-phase');
  });

  test('F-6.5 a spin whose last free sector vanished meanwhile comes to nothing', () => {
    // sectors 1–12 played: with gameTo 13 there are enough rounds
    const s = chgkGame({ internetCount: 1 }).do('show.configure', { ruleset: { gameTo: 13 } });
    rounds(s, 'EVEVEVEVEVEV').do('chgk.wheel.spin').do('chgk.internet.count', { count: 0 }).wait('0:12');
    expect(s.chgk).toMatchObject({ phase: 'between', round: 12, sector: 12 });
    expect(s.refused('chgk.wheel.spin')).toMatchObject({
      code: 'wrong-phase',
      message: expect.stringMatching(/13/) as string,
    });
    expect(s.refused('chgk.wheel.point', { sector: 5 })).toMatchObject({
      code: 'wrong-phase',
      message: expect.stringMatching(/13/) as string,
    });
    s.do('chgk.internet.count', { count: 1 }).do('chgk.wheel.spin').wait('0:12');
    expect(s.chgk).toMatchObject({ sector: 13, phase: 'internetPick' });
  });
});

describe('blitz', () => {
  const blitz = () => toBlitz(chgkGame({ blitz: 6 }));
  const answer = (s: Show, correct: boolean, early = false) => {
    if (early) s.do('chgk.answer.early');
    else s.do('chgk.discussion.start').wait(5_000).do('chgk.answer.give');
    return verdict(s, correct);
  };

  test('F-6.5.2 one of the 12 may be a blitz: 3 questions, 20 s each', () => {
    const s = blitz();
    expect(s.chgk).toMatchObject({ sector: 6, sectorKind: 'blitz', blitzQuestion: 1, phase: 'reading' });
    s.do('chgk.discussion.start');
    expect(s.digits).toBe('0:20');
    expect(s.wait(20_000).chgk.phase).toBe('deciding');
  });

  test('F-6.5.2 all three right wins the point', () => {
    const s = answer(blitz(), true);
    expect([s.chgk.phase, s.chgk.blitzQuestion, s.clock, s.score]).toEqual(['reading', 2, null, '0:0']);
    answer(s, true);
    expect([s.chgk.blitzQuestion, s.score]).toEqual([3, '0:0']);
    answer(s, true);
    expect([s.chgk.phase, s.score, s.chgk.round]).toEqual(['between', '1:0', 1]);
    // stays until the next pointing
    expect(s.chgk.blitzQuestion).toBe(3);
    expect(point(s, 1).chgk.blitzQuestion).toBeNull();
  });

  test.each([1, 2, 3])('F-6.5.2 the first wrong one, the %i., loses the round at once', (wrong) => {
    const s = blitz();
    for (let question = 1; question < wrong; question++) answer(s, true);
    answer(s, false);
    expect([s.chgk.phase, s.score]).toEqual(['between', '0:1']);
  });

  test('F-6.5.2 reached by the arrow of a played sector too', () => {
    const s = point(verdict(point(chgkGame({ blitz: 6 }), 5).do('chgk.answer.early'), true), 5);
    expect(s.chgk).toMatchObject({ pointed: 5, sector: 6, sectorKind: 'blitz' });
  });

  test('D-4 answers inside a blitz earn no extra minute', () => {
    const s = blitz();
    for (let question = 1; question <= 3; question++) answer(s, true, true);
    expect([s.score, s.chgk.extraMinutes]).toEqual(['1:0', 0]);
  });

  test.each([1, 12])('F-6.5.2 the blitz may lie in sector %i', (blitz) => {
    expect(toBlitz(chgkGame({ blitz })).chgk).toMatchObject({ sector: blitz, sectorKind: 'blitz' });
  });

  test('F-6.5.2 X-10 its seconds are an option', () => {
    const s = blitz().do('show.configure', { ruleset: { blitzSeconds: 30 } });
    expect(s.do('chgk.discussion.start').digits).toBe('0:30');
  });
});

describe('awards, rating and packages', () => {
  test('F-6.9 the best player is recorded with the game', () => {
    const s = rounds(chgkGame(), 'EEEEEE').do('chgk.award.player', { name: 'Боря' });
    expect(s.chgk.awards).toEqual({ player: 'Боря', question: null });
    expect(s.refusal('chgk.award.player', { name: 'Глеб' })).toBe('player-unknown');
    expect(s.view('public').rooms['main']?.chgk?.awards.player).toBe('Боря');
    expect(s.do('graphic.take', { graphic: 'award' }).room().graphics.award).toBe(true);
  });

  test('F-6.10 the best viewers’ question is recorded with the game', () => {
    const s = rounds(chgkGame(), 'EV').do('chgk.award.question', { sector: 2 });
    expect(s.chgk.awards).toEqual({ player: null, question: 2 });
    expect(s.refusal('chgk.award.question', { sector: 3 })).toBe('sector-not-played');
  });

  test('X-6 an award to a sector outside 1–13 is invalid', () => {
    expect(rounds(chgkGame(), 'E').refusal('chgk.award.question', { sector: 14 })).toBe('invalid');
    expect(rounds(chgkGame(), 'E').refusal('chgk.award.question', { sector: 0 })).toBe('invalid');
  });

  test('X-35 awards in every phase of a game; a second one replaces the first', () => {
    const s = chgkGame().do('chgk.award.player', { name: 'Ася' });
    toReading(s).do('chgk.award.player', { name: 'Вера' }).do('chgk.award.question', { sector: 1 });
    s.do('chgk.discussion.start').do('chgk.award.question', { sector: 1 });
    expect(s.chgk.awards).toEqual({ player: 'Вера', question: 1 });
    expect(s.chgk.phase).toBe('discussion');
    expect(withTeams('').refusal('chgk.award.player', { name: 'Ася' })).toBe('wrong-phase');
    expect(withTeams('').refusal('chgk.award.question', { sector: 1 })).toBe('wrong-phase');
  });

  test('F-7 X-53 the preliminary rating is kept as given, a new list replaces the old', () => {
    const s = withTeams('').do('series.rating', {
      teams: [
        { team: 'Вторые', points: 30 },
        { team: 'Первые', points: 31.25 },
      ],
    });
    expect(s.view('public').rating).toEqual([
      { team: 'Вторые', points: 30 },
      { team: 'Первые', points: 31.25 },
    ]);
    expect(s.do('series.rating', { teams: [] }).view().rating).toEqual([]);
  });

  test('F-8 an application brings at least 10 own questions; a smaller package is refused with the count', () => {
    const s = withTeams('');
    const refused = s.refused('package.receive', { team: 'Совы', questions: 9 });
    expect(refused.code).toBe('package-too-small');
    expect(refused.message).toMatch(/9.*10/);
    s.do('package.receive', { team: 'Совы', questions: 10 });
    expect(s.view().packages).toEqual([{ team: 'Совы', questions: 10, status: 'received', reason: null }]);
  });

  test('F-8 a package can be returned for rework with a reason, and accepted', () => {
    const s = withTeams('').do('package.receive', { team: 'Совы', questions: 12 });
    s.do('package.return', { team: 'Совы', reason: 'три вопроса не свои' });
    expect(s.view().packages[0]).toMatchObject({ status: 'returned', reason: 'три вопроса не свои' });
    s.do('package.receive', { team: 'Совы', questions: 13 }).do('package.accept', { team: 'Совы' });
    expect(s.view().packages).toEqual([{ team: 'Совы', questions: 13, status: 'accepted', reason: null }]);
    expect(s.refusal('package.return', { team: 'Филины', reason: 'нет' })).toBe('package-unknown');
    expect(s.refusal('package.accept', { team: 'Филины' })).toBe('package-unknown');
  });
});
