import { describe, expect, test } from 'vitest';

import { chgkGame, creditRound, rounds, toBlitz, toDeciding, toReading } from '../helpers/games.ts';
import { show, type Show } from '../helpers/show.ts';

const verdict = (s: Show, correct: boolean) => s.do('chgk.verdict', { correct });
const can = (s: Show) => s.chgk.can;
const consent = { host: true, viewersAdvocate: true };
/** Asks for the minute on credit and is given it. */
const credit = (s: Show) => s.do('chgk.credit.request').do('chgk.credit.grant', consent);

/** What the view says of a resource is what the command is answered with. */
function agrees(s: Show, resource: 'early' | 'extra' | 'club' | 'credit' | 'decisive', code: true | string) {
  const command = {
    early: 'chgk.answer.early',
    extra: 'chgk.extra.use',
    club: 'chgk.club.take',
    credit: 'chgk.credit.request',
    decisive: 'chgk.decisive.request',
  }[resource];
  expect(can(s)[resource]).toBe(code);
  if (code !== true) expect(s.refusal(command)).toBe(code);
}

describe('early answer and extra minute', () => {
  test('F-6.2.4 after the question and before the minute the experts can answer without it', () => {
    const s = toReading(chgkGame());
    agrees(s, 'early', true);
    s.do('chgk.answer.early');
    expect([s.chgk.phase, s.clock]).toEqual(['answering', null]);
    agrees(chgkGame(), 'early', 'wrong-phase');
    agrees(toReading(chgkGame()).do('chgk.discussion.start'), 'early', 'wrong-phase');
  });

  test('F-6.2.4 right: the point and one extra minute; wrong: the viewers’ point', () => {
    const right = rounds(chgkGame(), 'e');
    expect([right.score, right.chgk.extraMinutes]).toEqual(['1:0', 1]);
    const wrong = rounds(chgkGame(), 'v');
    expect([wrong.score, wrong.chgk.extraMinutes]).toEqual(['0:1', 0]);
    expect(rounds(chgkGame(), 'E').chgk.extraMinutes).toBe(0);
  });

  test('F-6.2.4 an extra minute is 60 s on one question of this game', () => {
    const s = toDeciding(rounds(chgkGame(), 'e'));
    agrees(s, 'extra', true);
    s.do('chgk.extra.use');
    expect([s.chgk.phase, s.digits, s.chgk.extraMinutes]).toEqual(['extra', '1:00', 0]);
    expect(s.wait('1:00').chgk.phase).toBe('deciding');
    agrees(s, 'extra', 'no-extra-minute');
    s.do('chgk.answer.give');
    expect(verdict(s, true).score).toBe('2:0');
  });

  test('F-6.2.4 only when the main minute is over', () => {
    const s = toReading(rounds(chgkGame(), 'e'));
    agrees(s, 'extra', 'wrong-phase');
    agrees(s.do('chgk.discussion.start'), 'extra', 'minute-running');
    agrees(s.do('chgk.answer.give'), 'extra', 'wrong-phase');
  });

  test('F-6.2.4 kept for this game only', () => {
    const s = rounds(chgkGame(), 'eEEEEE');
    expect([s.chgk.phase, s.chgk.extraMinutes]).toEqual(['over', 1]);
    expect(chgkGame({}, s).chgk.extraMinutes).toBe(0);
  });

  test('F-6.2.4 in a blitz too', () => {
    const s = toBlitz(rounds(chgkGame({ blitz: 12 }), 'e'))
      .do('chgk.discussion.start')
      .wait('0:20');
    expect(s.do('chgk.extra.use').digits).toBe('1:00');
  });

  test('F-6.2.4 in the decisive round too', () => {
    const s = chgkGame({}, show().do('series.result', { team: 'Первые', experts: 6, viewers: 0 }));
    rounds(s, 'eEEEE').do('chgk.decisive.request').do('chgk.decisive.grant', { player: 'Ася' });
    expect(toDeciding(s).do('chgk.extra.use').chgk).toMatchObject({ phase: 'extra', extraMinutes: 0 });
  });

  test('D-3 several earned minutes are kept separately and can follow one another on the same question', () => {
    const s = toDeciding(rounds(chgkGame(), 'ee'));
    expect(s.chgk.extraMinutes).toBe(2);
    s.do('chgk.extra.use').wait('1:00').do('chgk.extra.use');
    expect([s.chgk.extraMinutes, s.digits]).toEqual([0, '1:00']);
    s.wait('1:00');
    agrees(s, 'extra', 'no-extra-minute');
  });

  test('D-3 or on different questions', () => {
    const s = toDeciding(rounds(chgkGame(), 'ee')).do('chgk.extra.use').wait('1:00');
    expect(toDeciding(verdict(s, true)).do('chgk.extra.use').chgk.extraMinutes).toBe(0);
  });

  test('F-6.2.4 X-10 its seconds are an option', () => {
    const s = rounds(chgkGame(), 'e').do('show.configure', { ruleset: { extraSeconds: 45 } });
    expect(toDeciding(s).do('chgk.extra.use').digits).toBe('0:45');
  });

  test('X-34 a right early answer earns its minute also when it ends the game', () => {
    const s = rounds(chgkGame(), 'EEEEEe');
    expect(s.chgk).toMatchObject({ phase: 'over', extraMinutes: 1 });
  });
});

describe('help of the club', () => {
  const losing = () => toDeciding(rounds(chgkGame({ blitz: 12 }), 'V'));

  test('F-6.6 20 s, after the main minute has ended, then the experts must answer', () => {
    const s = losing();
    agrees(s, 'club', true);
    s.do('chgk.club.take');
    expect([s.chgk.phase, s.digits, s.chgk.club]).toEqual(['club', '0:20', 'used']);
    expect(s.wait('0:20').chgk.phase).toBe('deciding');
    agrees(s, 'extra', 'no-extra-minute');
    agrees(s, 'club', 'club-used');
    s.do('chgk.answer.give');
    expect(verdict(s, true).score).toBe('1:1');
  });

  test('F-6.6 once per game', () => {
    const s = verdict(losing().do('chgk.club.take').wait('0:20'), false);
    agrees(toDeciding(s), 'club', 'club-used');
    rounds(verdict(s, false), 'VVV');
    expect(s.chgk.phase).toBe('over');
    expect(chgkGame({}, s).chgk.club).toBe('available');
  });

  test('F-6.6 only while experts < viewers', () => {
    agrees(toDeciding(chgkGame()), 'club', 'not-losing');
    agrees(toDeciding(rounds(chgkGame(), 'EV')), 'club', 'not-losing');
    agrees(toDeciding(rounds(chgkGame(), 'E')), 'club', 'not-losing');
    agrees(toDeciding(rounds(chgkGame(), 'EVV')), 'club', true);
  });

  test('F-6.6 not before the minute, not during it', () => {
    const s = toReading(rounds(chgkGame(), 'V'));
    agrees(s, 'club', 'wrong-phase');
    agrees(s.do('chgk.discussion.start'), 'club', 'minute-running');
  });

  test('F-6.6 D-8 no extra minute after the club, but a credit minute can still come', () => {
    const s = toDeciding(rounds(chgkGame(), 'eVVVVV')).do('chgk.club.take').wait('0:20');
    agrees(s, 'extra', 'order');
    agrees(s, 'credit', true);
    expect(credit(s).chgk.phase).toBe('credit');
  });

  test('D-6 not in a blitz, unless the option says so', () => {
    const s = toBlitz(rounds(chgkGame({ blitz: 12 }), 'V'))
      .do('chgk.discussion.start')
      .wait('0:20');
    agrees(s, 'club', 'blitz');
    s.do('show.configure', { ruleset: { clubHelpInBlitz: true } });
    agrees(s, 'club', true);
    expect(s.do('chgk.club.take').digits).toBe('0:20');
  });

  test('F-6.6 D-6 the codes’ order: blitz before club-used, club-used before not-losing', () => {
    const s = verdict(losing().do('chgk.club.take').wait('0:20'), true);
    agrees(toDeciding(s), 'club', 'club-used');
    agrees(toBlitz(verdict(s, true)).do('chgk.discussion.start').wait('0:20'), 'club', 'blitz');
  });

  test('F-6.6 X-10 its seconds are an option', () => {
    const s = losing().do('show.configure', { ruleset: { clubSeconds: 40 } });
    expect(s.do('chgk.club.take').digits).toBe('0:40');
  });
});

describe('minute on credit', () => {
  const atX5 = (x = 0) => toDeciding(rounds(chgkGame({ blitz: 12 }), 'E'.repeat(x) + 'VVVVV'));

  test.each([0, 1, 2, 3, 4])('F-6.7 at %i:5', (x) => {
    const s = atX5(x);
    agrees(s, 'credit', true);
    credit(s);
    expect([s.chgk.phase, s.digits, s.chgk.credit]).toEqual(['credit', '1:00', 'running']);
    expect(s.wait('1:00').chgk.phase).toBe('deciding');
  });

  test('F-6.7 not at 5:5 and not with fewer viewers’ points', () => {
    agrees(atX5(5), 'credit', 'score-not-x5');
    agrees(toDeciding(rounds(chgkGame(), 'VVVV')), 'credit', 'score-not-x5');
  });

  test('X-51 with gameTo G at X:(G − 1)', () => {
    const s = chgkGame().do('show.configure', { ruleset: { gameTo: 3 } });
    agrees(toDeciding(rounds(s, 'VV')), 'credit', true);
    verdict(s, true);
    agrees(toDeciding(s), 'credit', true);
    verdict(s, true);
    agrees(toDeciding(s), 'credit', 'score-not-x5');
  });

  test('F-6.7 only when both the host and the viewers’ advocate agree', () => {
    const s = atX5().do('chgk.credit.request');
    expect([s.chgk.phase, s.chgk.credit]).toEqual(['creditAsked', 'asked']);
    expect(s.refusal('chgk.credit.grant', { host: true, viewersAdvocate: false })).toBe('consent-missing');
    expect(s.refusal('chgk.credit.grant', { host: false, viewersAdvocate: true })).toBe('consent-missing');
    expect(s.refusal('chgk.credit.grant', { host: false, viewersAdvocate: false })).toBe('consent-missing');
    expect(s.do('chgk.credit.grant', consent).chgk.phase).toBe('credit');
  });

  test('X-5 a consent left out is invalid, even before the phase', () => {
    const s = atX5().do('chgk.credit.request');
    expect(s.refused('chgk.credit.grant', { host: true }).message).toContain('viewersAdvocate');
    expect(s.refusal('chgk.credit.grant', { viewersAdvocate: true })).toBe('invalid');
    expect(s.refusal('chgk.credit.grant', { host: 'да', viewersAdvocate: true })).toBe('invalid');
    expect(chgkGame().refusal('chgk.credit.grant', { host: true })).toBe('invalid');
    expect(chgkGame().refusal('chgk.credit.grant', { host: false, viewersAdvocate: true })).toBe(
      'wrong-phase',
    );
  });

  test('X-32 a refusal uses nothing up', () => {
    const s = atX5().do('chgk.credit.request').do('chgk.credit.refuse');
    expect([s.chgk.phase, s.chgk.credit]).toEqual(['deciding', 'none']);
    agrees(s, 'credit', true);
  });

  test('X-32 credit is running from the grant to the end of the round; a lost round leaves what was before', () => {
    const s = credit(atX5().do('chgk.credit.request').do('chgk.credit.refuse'));
    expect(s.chgk.credit).toBe('running');
    expect(s.wait('1:00').chgk.credit).toBe('running');
    expect(s.do('chgk.answer.give').chgk.credit).toBe('running');
    expect(verdict(s, false).chgk).toMatchObject({ phase: 'over', credit: 'none' });
  });

  test('F-6.7 asked for after an extra minute, or after the club’s help', () => {
    const extra = toDeciding(rounds(chgkGame(), 'eVVVVV')).do('chgk.extra.use');
    agrees(extra, 'credit', 'minute-running');
    agrees(extra.wait('1:00'), 'credit', true);
    agrees(atX5().do('chgk.club.take').wait('0:20'), 'credit', true);
  });

  test('D-8 nothing earlier in the order main, extra, club, credit after something later', () => {
    const s = credit(toDeciding(rounds(chgkGame(), 'eVVVVV'))).wait('1:00');
    agrees(s, 'extra', 'order');
    agrees(s, 'club', 'order');
    agrees(s, 'credit', 'order');
  });

  test('D-8 the number of credits is limited only by consent and an open debt', () => {
    const s = creditRound(rounds(chgkGame(), 'VVVVV'));
    rounds(s, 'e');
    expect(s.chgk.credit).toBe('returned');
    agrees(toDeciding(s), 'credit', true);
    expect(verdict(credit(s).wait('1:00'), true).chgk.credit).toBe('owed');
  });

  test('D-8 X-10 creditsPerGame limits the credits granted', () => {
    const s = rounds(chgkGame(), 'VVVVV').do('show.configure', { ruleset: { creditsPerGame: 1 } });
    toDeciding(s).do('chgk.credit.request').do('chgk.credit.refuse');
    agrees(s, 'credit', true);
    verdict(credit(s).wait('1:00'), true);
    rounds(s, 'e');
    agrees(toDeciding(s), 'credit', 'credit-limit');
    s.do('show.configure', { ruleset: { creditsPerGame: null } });
    agrees(s, 'credit', true);
    s.do('show.configure', { ruleset: { creditsPerGame: 0 } });
    agrees(s, 'credit', 'credit-limit');
  });

  test('F-6.7 X-10 its seconds are an option', () => {
    const s = atX5().do('show.configure', { ruleset: { creditSeconds: 30 } });
    expect(credit(s).digits).toBe('0:30');
  });
});

describe('credit in a blitz', () => {
  const inBlitz = () => toBlitz(rounds(chgkGame({ blitz: 12 }), 'VVVVV'));
  const minute = (s: Show) => s.do('chgk.discussion.start').wait('0:20');

  test('F-6.7.2 for one of the three questions', () => {
    const s = credit(minute(inBlitz())).wait('1:00');
    verdict(s, true);
    expect([s.chgk.blitzQuestion, s.chgk.credit]).toEqual([2, 'running']);
    agrees(minute(s), 'credit', 'credit-used-in-blitz');
    verdict(s, true);
    agrees(minute(s), 'credit', 'credit-used-in-blitz');
    expect(verdict(s, true).chgk).toMatchObject({
      phase: 'between',
      credit: 'owed',
      score: { experts: 1, viewers: 5 },
    });
  });

  test('F-6.7.2 not necessarily the first', () => {
    const s = verdict(minute(inBlitz()), true);
    expect(s.chgk.credit).toBe('none');
    agrees(minute(s), 'credit', true);
  });

  test('X-33 credit-used-in-blitz comes before order on the very question', () => {
    agrees(credit(minute(inBlitz())).wait('1:00'), 'credit', 'credit-used-in-blitz');
  });

  test('D-8 each question of a blitz begins the order anew', () => {
    const s = toBlitz(rounds(chgkGame({ blitz: 12 }), 'eVVVVV'));
    credit(minute(s)).wait('1:00');
    agrees(s, 'extra', 'order');
    agrees(minute(verdict(s, true)), 'extra', true);
  });
});

describe('the debt', () => {
  const owing = (fields = {}) => creditRound(rounds(chgkGame(fields), 'VVVVV'));

  test('F-6.7.3 a round won with the credit minute leaves a debt', () => {
    const s = owing();
    expect([s.score, s.chgk.credit]).toEqual(['1:5', 'owed']);
  });

  test('F-6.7.3 returned by a later question answered without the minute, which then earns no extra minute', () => {
    const s = rounds(owing(), 'e');
    expect(s.chgk).toMatchObject({ credit: 'returned', extraMinutes: 0, score: { experts: 2, viewers: 5 } });
    expect(rounds(s, 'e').chgk).toMatchObject({ credit: 'returned', extraMinutes: 1 });
  });

  test('F-6.7.3 not by one answered with the minute', () => {
    expect(rounds(owing(), 'EE').chgk.credit).toBe('owed');
  });

  test('X-55 a wrong early answer leaves the debt owed', () => {
    const s = rounds(owing(), 'v');
    expect(s.chgk).toMatchObject({ phase: 'over', credit: 'owed' });
  });

  test('F-6.7.3 a blitz returns it only if all three are answered without discussion', () => {
    const blitz = (early: readonly boolean[]) => {
      const s = toBlitz(owing({ blitz: 12 }));
      for (const without of early) {
        if (without) s.do('chgk.answer.early');
        else s.do('chgk.discussion.start').wait('0:20');
        verdict(s, true);
      }
      return [s.score, s.chgk.credit];
    };
    expect(blitz([true, true, true])).toEqual(['2:5', 'returned']);
    expect(blitz([false, true, true])).toEqual(['2:5', 'owed']);
    expect(blitz([true, false, true])).toEqual(['2:5', 'owed']);
    expect(blitz([true, true, false])).toEqual(['2:5', 'owed']);
  });

  test('F-6.7.3 D-7 while a debt stands no second credit is given', () => {
    agrees(toDeciding(owing()), 'credit', 'debt-open');
  });

  test('F-6.7.3 D-7 no extra minute or club help on the question that returns it: an early answer leaves no room for them', () => {
    const s = toReading(owing()).do('chgk.answer.early');
    agrees(s, 'extra', 'wrong-phase');
    agrees(s, 'club', 'wrong-phase');
  });

  test('D-7 on a question that does not return it extra minutes and the club are as ever', () => {
    const s = toDeciding(creditRound(rounds(chgkGame(), 'eVVVVV')));
    agrees(s, 'extra', true);
    agrees(s, 'club', true);
  });

  test('F-6.7.4 at 5:5 the debt is collected by force', () => {
    const s = toReading(rounds(owing(), 'EEEE'));
    expect([s.score, s.refusal('chgk.discussion.start')]).toEqual(['5:5', 'credit-must-be-repaid']);
    s.do('chgk.answer.early');
    expect(verdict(s, true).chgk).toMatchObject({ winner: 'experts', credit: 'returned' });
  });

  test('F-6.7.4 not before 5:5, not without a debt, not for a returned one', () => {
    expect(toReading(rounds(owing(), 'EEE')).do('chgk.discussion.start').chgk.phase).toBe('discussion');
    expect(toReading(rounds(chgkGame(), 'VVVVVEEEEE')).do('chgk.discussion.start').chgk.phase).toBe(
      'discussion',
    );
    expect(toReading(rounds(owing(), 'eEEE')).do('chgk.discussion.start').chgk.phase).toBe('discussion');
  });

  test('F-6.7.4 in a blitz at 5:5 none of the three is discussed', () => {
    const s = toBlitz(rounds(owing({ blitz: 12 }), 'EEEE'));
    for (const question of [1, 2, 3]) {
      expect([s.chgk.blitzQuestion, s.refusal('chgk.discussion.start')]).toEqual([
        question,
        'credit-must-be-repaid',
      ]);
      verdict(s.do('chgk.answer.early'), true);
    }
    expect(s.chgk).toMatchObject({ winner: 'experts', credit: 'returned' });
  });

  test('F-6.7.5 in the decisive round too', () => {
    const s = creditRound(
      rounds(
        chgkGame({}, show().do('series.result', { team: 'Первые', experts: 6, viewers: 0 })),
        'EEEEVVVVV',
      ),
    );
    expect([s.score, s.chgk.credit]).toEqual(['5:5', 'owed']);
    toReading(s.do('chgk.decisive.request').do('chgk.decisive.grant', { player: 'Вера' }));
    expect(s.refusal('chgk.discussion.start')).toBe('credit-must-be-repaid');
    verdict(s.do('chgk.answer.early'), true);
    expect([s.score, s.chgk.credit]).toEqual(['6:0', 'returned']);
  });

  test('F-6.7.3 a debt dies with its game', () => {
    const s = rounds(owing(), 'V');
    expect(chgkGame({}, s).chgk.credit).toBe('none');
  });
});
