import { describe, expect, test } from 'vitest';

import { type Drafts, EMPTY_DRAFTS } from '../../control-panel/drafts.ts';
import { nextStep } from '../../control-panel/next-step.ts';
import { calledTeam, suggestedTeam } from '../../control-panel/steps/party.ts';
import type { Step } from '../../control-panel/steps/step.ts';
import { show, type Show } from '../helpers/show.ts';

const drafted = (change: Partial<Drafts>): Drafts => ({ ...EMPTY_DRAFTS, ...change });

/** The big button as `id`, the pair as `a | b`, the others after `;`, what cannot be pressed in brackets with the reason. */
function read(game: Show, drafts: Drafts = EMPTY_DRAFTS): string {
  const named = (step: Step): string => (step.act === null ? `[${step.id}: ${step.why ?? ''}]` : step.id);
  const { primary, choice, others } = nextStep(game.view(), game.room(), drafts);
  const first = choice ? choice.map(named).join(' | ') : primary ? named(primary) : '';
  return [first, ...others.map(named)].join('; ');
}

/** What the big button would send. */
function sends(game: Show, drafts: Drafts = EMPTY_DRAFTS): unknown {
  const act = nextStep(game.view(), game.room(), drafts).primary?.act;
  return act?.kind === 'command' ? { type: act.type, ...act.fields } : act;
}

/** Carries the big button out. */
function press(game: Show, drafts: Drafts = EMPTY_DRAFTS): void {
  const act = nextStep(game.view(), game.room(), drafts).primary?.act;
  if (act?.kind !== 'command') throw new Error(`no command on the big button: ${read(game, drafts)}`);
  game.do(act.type, act.fields);
}

const twoTeams = (): Show =>
  show().doEach('team.add', { id: 'owls', name: 'Совы' }, { id: 'elks', name: 'Лоси' });

describe('before a game', () => {
  test('without teams the big button leads to them', () => {
    expect(read(show())).toBe('teams.add; game.start');
    expect(sends(show())).toEqual({ kind: 'go', place: 'teams' });
  });

  test('with teams it starts the first stage, then the next that nobody has points in', () => {
    const game = twoTeams();
    expect(sends(game)).toEqual({ type: 'party.stage.start', stage: 'hat' });
    game.do('score.adjust', { team: 'elks', stage: 'hat', points: 3, reason: 'бумага' });
    expect(sends(game)).toEqual({ type: 'party.stage.start', stage: 'artist', variant: 1 });
  });

  test('a stage takes along what was filled in for it and nothing else', () => {
    const stage = { stage: 'crocodile', variant: 2, theme: 'Барокко', series: 'words' } as const;
    expect(sends(twoTeams(), drafted({ stage }))).toEqual({
      type: 'party.stage.start',
      stage: 'crocodile',
      series: 'words',
    });
    expect(sends(twoTeams(), drafted({ stage: { ...stage, stage: 'artist' } }))).toEqual({
      type: 'party.stage.start',
      stage: 'artist',
      variant: 2,
      theme: 'Барокко',
    });
  });

  test('a stage needs a team of its own room', () => {
    const game = twoTeams().do('rooms.set', {
      rooms: [
        { id: 'main', name: 'Зал', teams: [] },
        { id: 'room2', name: 'Сцена', teams: ['owls', 'elks'] },
      ],
    });
    expect(read(game)).toBe('teams.add; game.start');
    expect(game.refusal('party.stage.start', { stage: 'hat', room: 'main' })).toBe('no-teams');
  });

  test('F-6.5 blitz and sector 13 come from the loaded questions, unless somebody says otherwise', () => {
    const question = (sector: number, number: number) => ({ sector, number, text: 'В', answer: 'О' });
    const one = twoTeams().do('questions.load', {
      questions: [question(7, 1), question(7, 2), question(7, 3), question(13, 1), question(13, 2)],
    });
    const game = { ...EMPTY_DRAFTS.game, team: 'owls' };
    expect(sends(one, drafted({ game }))).toMatchObject({ blitz: 7, internetCount: 2 });
    const own = sends(one, drafted({ game: { ...game, blitz: null, internetCount: 4 } }));
    expect(own).toMatchObject({ internetCount: 4 });
    expect(own).not.toHaveProperty('blitz');
  });

  test('once the experts are named, the game comes first', () => {
    const game = {
      ...EMPTY_DRAFTS.game,
      experts: ' Клуб ',
      players: 'Анна, Пётр\nЛев',
      blitz: 4,
      internetCount: 2,
    };
    expect(sends(twoTeams(), drafted({ game }))).toEqual({
      type: 'chgk.game.start',
      experts: { name: 'Клуб', players: ['Анна', 'Пётр', 'Лев'] },
      blitz: 4,
      internetCount: 2,
    });
  });
});

describe('party tournament', () => {
  test('an attempt of hat: out, preparation, words, review, close', () => {
    const game = twoTeams().do('party.stage.start', { stage: 'hat' });
    expect(read(game)).toBe('attempt.start; stage.end');
    expect(sends(game)).toEqual({ type: 'party.attempt.start', team: 'owls' });
    press(game);
    expect(read(game)).toBe('attempt.go');
    press(game);
    expect(read(game)).toBe('word.guessed; word.skipped; [word.void: no-word-yet]');
    press(game);
    game.wait('1:00');
    expect(read(game)).toBe('attempt.close');
    press(game);
    expect(sends(game)).toEqual({ type: 'party.attempt.start', team: 'elks' });
  });

  test('P-9 a deck without words left says so before a word is pressed, and what can be done', () => {
    const game = twoTeams().do('deck.load', { deck: 'hat', items: [{ text: 'якорь' }] });
    game.do('party.stage.start', { stage: 'hat' }).do('party.attempt.start', { team: 'owls' });
    press(game);
    press(game);
    expect(read(game)).toBe('deck.load; attempt.end; word.void');
    expect(sends(game)).toEqual({ kind: 'go', place: 'decks' });
    expect(game.refusal('party.word.guessed')).toBe('no-word');
    const end = nextStep(game.view(), game.room(), EMPTY_DRAFTS).others[0]?.act;
    if (end?.kind === 'command') game.do(end.type, end.fields);
    expect(read(game)).toBe('attempt.close');
    press(game);
    expect(read(game)).toBe('deck.load; attempt.start; stage.end');
    game.do('deck.load', { deck: 'hat', items: [{ text: 'весло' }] });
    expect(sends(game)).toEqual({ type: 'party.attempt.start', team: 'elks' });
  });

  test('P-16 envelopes that have run out stop nobody: paper does as well', () => {
    const game = twoTeams().do('deck.load', { deck: 'artist', items: [{ text: 'Ночной дозор' }] });
    game.do('party.stage.start', { stage: 'artist' });
    game.do('party.attempt.start', { team: 'owls' }).do('party.attempt.go').do('party.attempt.missed');
    expect(read(game)).toBe('attempt.start; stage.end; deck.load');
  });

  test('the minute that has been lengthened is ended as well', () => {
    const game = twoTeams().do('deck.load', { deck: 'hat', items: [{ text: 'якорь' }] });
    game.do('party.stage.start', { stage: 'hat' }).do('party.attempt.start', { team: 'owls' });
    press(game);
    game.do('clock.adjust', { deltaMs: 90_000 }).wait('0:10');
    press(game);
    const end = nextStep(game.view(), game.room(), EMPTY_DRAFTS).others[0]?.act;
    expect(end).toMatchObject({ type: 'clock.adjust' });
    if (end?.kind === 'command') game.do(end.type, end.fields);
    expect(read(game)).toBe('attempt.close');
  });

  test('whose turn it is: the fewest attempts, in the order of the teams, nobody who is disqualified', () => {
    const game = twoTeams()
      .do('team.add', { id: 'foxes', name: 'Лисы' })
      .do('party.stage.start', { stage: 'artist' });
    for (const team of ['owls', 'foxes']) {
      game.do('party.attempt.start', { team }).do('party.attempt.go').do('party.attempt.missed');
    }
    expect(suggestedTeam(game.view(), game.room())?.id).toBe('elks');
    game.do('team.disqualify', { id: 'elks', reason: 'подсказки' });
    expect(suggestedTeam(game.view(), game.room())?.id).toBe('owls');
  });

  test('a chosen team and explainer go along', () => {
    const game = twoTeams().do('party.stage.start', { stage: 'hat' });
    const drafts = drafted({ attempt: { team: 'elks', explainer: 'Яна' } });
    expect(sends(game, drafts)).toEqual({ type: 'party.attempt.start', team: 'elks', explainer: 'Яна' });
  });

  test('a chosen team that can no longer be called out is neither named nor sent', () => {
    const game = twoTeams().do('party.stage.start', { stage: 'hat' });
    const drafts = drafted({ attempt: { team: 'elks', explainer: '' } });
    game.do('team.disqualify', { id: 'elks', reason: 'подсказки' });
    expect(sends(game, drafts)).toEqual({ type: 'party.attempt.start', team: 'owls' });
    expect(calledTeam(game.view(), game.room(), drafts)?.id).toBe('owls');
  });

  test('a name given for a team that can no longer be called out goes with no other team', () => {
    const game = twoTeams().do('party.stage.start', { stage: 'hat' });
    const drafts = drafted({ attempt: { team: 'elks', explainer: 'Яна' } });
    game.do('team.disqualify', { id: 'elks', reason: 'подсказки' });
    expect(sends(game, drafts)).toEqual({ type: 'party.attempt.start', team: 'owls' });
    game.do('team.remove', { id: 'elks' });
    expect(sends(game, drafts)).toEqual({ type: 'party.attempt.start', team: 'owls' });
  });

  test('P-4 ending the stage early needs a reason; after enough rounds it is the next step', () => {
    const game = twoTeams().do('party.stage.start', { stage: 'artist' });
    const end = nextStep(game.view(), game.room(), EMPTY_DRAFTS).others[0];
    expect(end).toMatchObject({ id: 'stage.end', act: { kind: 'override' }, why: 'attempts-too-few' });
    for (let round = 0; round < 3; round += 1) {
      for (const team of ['owls', 'elks']) {
        game.do('party.attempt.start', { team }).do('party.attempt.go').do('party.attempt.missed');
      }
    }
    expect(read(game)).toBe('stage.end; attempt.start');
    game.do('party.rounds', { rounds: 4 });
    expect(read(game)).toBe('attempt.start; stage.end');
    game.do('party.attempt.start', { team: 'owls' }).do('party.attempt.go').do('party.attempt.missed');
    expect(nextStep(game.view(), game.room(), EMPTY_DRAFTS).others[0]?.why).toBe('attempts-unequal');
  });

  test('U-1 a clock that came back paused is resumed by the big button', () => {
    const game = twoTeams().do('party.stage.start', { stage: 'artist' });
    game.do('party.attempt.start', { team: 'owls' }).do('party.attempt.go').wait('0:40');
    game.do('party.attempt.guessed').do('undo');
    expect(read(game)).toBe('clock.resume; attempt.guessed; attempt.missed');
    press(game);
    expect(read(game)).toBe('attempt.guessed; attempt.missed');
  });

  test('whatever is offered as live is accepted, through whole stages with decks that run out', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const stage = (['hat', 'artist', 'crocodile'] as const)[seed % 3] ?? 'hat';
      const game = twoTeams();
      const items = Array.from({ length: (seed * 5) % 9 }, (_, i) => ({ text: `слово ${String(i)}` }));
      if (items.length > 0) game.do('deck.load', { deck: stage, items });
      game.do('party.stage.start', { stage });
      for (let steps = 0; steps < 120 && game.party.stage !== null; steps += 1) {
        const { primary, others } = nextStep(game.view(), game.room(), EMPTY_DRAFTS);
        const possible = [primary, ...others].flatMap((step) =>
          step?.act?.kind === 'command' ? [step.act] : [],
        );
        const act = possible[(seed * 7 + steps * 3) % Math.max(1, possible.length)];
        if (act) game.do(act.type, act.fields);
        game.wait((steps * 13) % 9 === 0 ? '1:05' : '0:03');
      }
    }
  });
});

describe('ChGK', () => {
  const game = (players: readonly string[] = ['Анна', 'Пётр']): Show =>
    show().do('chgk.game.start', { experts: { name: 'Совы', players }, blitz: 5, internetCount: 3 });
  const lost = (one: Show, sector: number): Show =>
    one.do('chgk.wheel.point', { sector }).do('chgk.answer.early').do('chgk.verdict', { correct: false });
  const won = (one: Show, sector: number): Show =>
    one
      .do('chgk.wheel.point', { sector })
      .do('chgk.discussion.start')
      .do('chgk.answer.give')
      .do('chgk.verdict', { correct: true });

  test('F-6.2 a round: spin, question, minute, answer, and a verdict that no single key gives', () => {
    const one = game();
    expect(read(one)).toBe('wheel.spin');
    press(one);
    expect(read(one)).toBe('[wheel.turns: ]');
    one.wait('0:12');
    if (one.chgk.phase === 'internetPick') one.do('chgk.internet.pick', { number: 1 });
    expect(read(one)).toBe('discussion.start; answer.early');
    press(one);
    expect(read(one)).toBe('answer.give');
    press(one);
    expect(read(one)).toBe('verdict.right | verdict.wrong');
    expect(sends(one)).toBeUndefined();
  });

  test('after the minute every resource is there, or the reason why not', () => {
    const one = game().do('chgk.wheel.point', { sector: 1 }).do('chgk.discussion.start').wait('1:00');
    expect(read(one)).toBe(
      'answer.give; [extra.use: no-extra-minute]; [club.take: not-losing]; [credit.request: score-not-x5]; answer.none',
    );
    const losing = lost(game(), 2).do('chgk.wheel.point', { sector: 1 }).do('chgk.discussion.start');
    losing.wait('1:00');
    expect(read(losing)).toContain('; club.take; ');
  });

  test('F-6.5.1 sector 13 asks for the number, then plays it', () => {
    const one = game().do('chgk.wheel.point', { sector: 13 });
    expect(sends(one)).toEqual({ kind: 'go', place: 'number' });
    expect(sends(one, drafted({ internetNumber: 2 }))).toEqual({ type: 'chgk.internet.pick', number: 2 });
  });

  test('a real wheel is pointed, not spun', () => {
    expect(sends(game(), drafted({ realWheel: true }))).toEqual({ kind: 'go', place: 'sectors' });
  });

  test('F-6.7 the credit is granted only with both consents', () => {
    const one = game();
    for (const sector of [1, 2, 3, 4, 6]) lost(one, sector);
    one.do('chgk.wheel.point', { sector: 7 }).do('chgk.discussion.start').wait('1:00');
    one.do('chgk.credit.request');
    expect(read(one)).toBe('[credit.grant: consent-missing]; credit.refuse');
    const both = drafted({ consents: { host: true, viewersAdvocate: true } });
    expect(sends(one, both)).toEqual({ type: 'chgk.credit.grant', host: true, viewersAdvocate: true });
  });

  test('F-6.7.4 at 5:5 a debt leaves the early answer alone', () => {
    const one = game();
    for (const sector of [1, 2, 3, 4, 6]) lost(one, sector);
    one.do('chgk.wheel.point', { sector: 7 }).do('chgk.discussion.start').wait('1:00');
    one.do('chgk.credit.request').do('chgk.credit.grant', { host: true, viewersAdvocate: true });
    one.do('chgk.answer.give').do('chgk.verdict', { correct: true });
    for (const sector of [8, 9, 10, 11]) won(one, sector);
    one.do('chgk.wheel.point', { sector: 12 });
    expect(one.score).toBe('5:5');
    expect(read(one)).toBe('answer.early; [discussion.start: credit-must-be-repaid]');
    expect(one.refusal('chgk.discussion.start')).toBe('credit-must-be-repaid');
  });

  test('F-6.8 the decisive round asks who stays', () => {
    const one = game().do('series.result', { team: 'Лоси', experts: 6, viewers: 0 });
    for (const sector of [1, 2, 3, 4, 6]) won(one, sector);
    expect(read(one)).toBe('wheel.spin; decisive.request');
    one.do('chgk.decisive.request');
    expect(sends(one)).toEqual({ kind: 'go', place: 'players' });
    const anna = drafted({ decisivePlayer: 'Анна' });
    expect(sends(one, anna)).toEqual({ type: 'chgk.decisive.grant', player: 'Анна' });
  });

  test('without names nobody is asked for a player: not for the decisive round, not for an award', () => {
    const one = game([]).do('series.result', { team: 'Лоси', experts: 6, viewers: 0 });
    for (const sector of [1, 2, 3, 4, 6]) won(one, sector);
    expect(read(one)).toBe('wheel.spin; [decisive.request: no-names]');
    one.do('chgk.decisive.request');
    expect(read(one)).toBe('[decisive.grant: no-names]; decisive.refuse');
    one.do('chgk.decisive.refuse');
    won(one, 7);
    expect(read(one)).toBe('game.next; teams.add');
  });

  test('D-5 when every sector has been played the wheel is not offered, but the way to another question is', () => {
    const one = show()
      .do('show.configure', { ruleset: { gameTo: 30 } })
      .do('chgk.game.start', { experts: { name: 'Совы', players: [] } });
    for (let sector = 1; sector <= 12; sector += 1) lost(one, sector);
    expect(read(one)).toBe('[wheel.spin: no-sector-left]; internet.count');
    expect(one.refusal('chgk.wheel.spin')).toBe('wrong-phase');
    one.do('chgk.internet.count', { count: 1 });
    expect(read(one)).toBe('wheel.spin');
  });

  test('after the game come the award, then the next game', () => {
    const one = game();
    for (const sector of [1, 2, 3, 4, 6, 7]) won(one, sector);
    expect(read(one)).toBe('award.player; game.next; teams.add');
    one.do('chgk.award.player', { name: 'Анна' });
    expect(read(one)).toBe('game.next; teams.add');
  });

  test('whatever the big button offers is accepted, through whole games', () => {
    const chosen = drafted({
      internetNumber: 1,
      decisivePlayer: 'Анна',
      consents: { host: true, viewersAdvocate: true },
    });
    for (let seed = 1; seed <= 20; seed += 1) {
      const one = show({ seed }).do('chgk.game.start', {
        experts: { name: 'Совы', players: ['Анна'] },
        blitz: 5,
        internetCount: 2,
      });
      for (let steps = 0; one.chgk.phase !== 'over'; steps += 1) {
        expect(steps).toBeLessThan(300);
        const { primary, choice, others } = nextStep(one.view(), one.room(), chosen);
        const possible = [primary, ...(choice ?? []), ...others].flatMap((step) => {
          const act = step?.act;
          return act?.kind === 'command' ? [act] : [];
        });
        const act = possible[(seed * 7 + steps * 3) % Math.max(1, possible.length)];
        if (act) one.do(act.type, act.fields);
        one.wait((steps * 13) % 4 === 0 ? '1:05' : '0:05');
      }
    }
  });
});
