import { describe, expect, test } from 'vitest';

import { GRAPHICS, ROLES, STAGES } from '../../src/rules/index.ts';
import { CUES } from '../../src/rules/views/types.ts';
import { begin, chgkGame, rounds, stageWith, toBlitz, toReading, withTeams } from '../helpers/games.ts';
import { show, type Show } from '../helpers/show.ts';

const bytes = (s: Show, role: 'operator' | 'host' | 'explainer' | 'public', room?: string): string =>
  JSON.stringify(s.view(role, room));
const publicChgk = (s: Show) => s.view('public').rooms['main']!.chgk!;
const publicQuestion = (s: Show) => publicChgk(s).question;

/** Two rooms, each with an open attempt of crocodile and its own item. */
function twoStages(): Show {
  const s = withTeams('ab').do('deck.load', {
    deck: 'crocodile',
    items: [{ text: 'шумный балкон' }, { text: 'тихий омут' }],
  });
  s.do('rooms.set', {
    rooms: [
      { id: 'red', name: 'Красный', teams: ['a'] },
      { id: 'blue', name: 'Синий', teams: ['b'] },
    ],
  });
  for (const [room, team] of [
    ['red', 'a'],
    ['blue', 'b'],
  ] as const) {
    s.do('party.stage.start', { room, stage: 'crocodile' }).do('party.attempt.start', { room, team });
  }
  return s;
}

describe('every role sees its own', () => {
  test('the readings of a view are those of its instant', () => {
    const s = begin(stageWith('artist', 'a'), 'a').at(12_345);
    for (const role of ROLES) expect(s.view(role, 'main')).toMatchObject({ role, at: 12_345 });
    expect(s.view('explainer', 'main').rooms['main']?.clock?.remainingMs).toBe(287_655);
  });

  test('the explainer sees nothing but its own room’s item and clock', () => {
    const s = twoStages();
    const own = s.room('red').party!.item!.text!;
    const other = s.room('blue').party!.item!.text!;
    const view = s.view('explainer', 'red');
    expect(Object.keys(view).sort()).toEqual(['at', 'role', 'rooms', 'show']);
    expect(view.show).toEqual({ language: 'ru' });
    expect(Object.keys(view.rooms)).toEqual(['red']);
    expect(Object.keys(view.rooms['red']!).sort()).toEqual(['clock', 'id', 'name', 'party', 'revision']);
    expect(Object.keys(view.rooms['red']!.party!).sort()).toEqual([
      'item',
      'pending',
      'phase',
      'stage',
      'team',
      'words',
    ]);
    expect(bytes(s, 'explainer', 'red')).toContain(own);
    expect(bytes(s, 'explainer', 'red')).not.toContain(other);
  });

  test('an explainer of no room, or of one that is gone, sees none', () => {
    const s = twoStages();
    expect(s.view('explainer').rooms).toEqual({});
    expect(s.view('explainer', 'green').rooms).toEqual({});
    expect(s.view('explainer', '__proto__').rooms).toEqual({});
  });

  test('in a game of ChGK the explainer has a clock at most', () => {
    const s = toReading(chgkGame()).do('chgk.discussion.start');
    expect(s.view('explainer', 'main').rooms['main']).toMatchObject({
      party: null,
      clock: { digits: '1:00' },
    });
  });

  test('the host sees what is allowed and why not, the item and the card; the operator undo and redo too', () => {
    const s = twoStages();
    expect(s.view('host').rooms['red']).toMatchObject({
      party: { item: s.room('red').party?.item, deck: { total: 2, left: 0 } },
    });
    expect(s.view('host').rooms['red']).not.toHaveProperty('undo');
    expect(s.view('host')).not.toHaveProperty('packages');
    expect(s.room('red').undo).toEqual({ can: true, what: 'party.attempt.start' });
  });

  test('the public sees neither items nor the words of an open attempt', () => {
    const s = twoStages();
    expect(bytes(s, 'public')).not.toContain('балкон');
    expect(bytes(s, 'public')).not.toContain('омут');
    const hat = withTeams('a').do('deck.load', {
      deck: 'hat',
      items: [{ text: 'якорь' }, { text: 'весло' }],
    });
    begin(hat.do('party.stage.start', { stage: 'hat' }), 'a')
      .do('party.word.guessed')
      .do('party.word.skipped');
    expect(bytes(hat, 'public')).not.toMatch(/якорь|весло/);
    expect(hat.view('public').rooms['main']?.party?.words).toEqual({ guessed: 1, skipped: 1 });
    hat.at('1:00').do('party.attempt.close');
    expect(
      hat
        .view('public')
        .rooms['main']?.party?.reveal?.words.map((w) => w.text)
        .sort(),
    ).toEqual(['весло', 'якорь']);
  });

  test('reasons of a disqualification and packages are not for the public', () => {
    const s = withTeams('a').do('team.disqualify', { id: 'a', reason: 'нетрезвый капитан' });
    s.do('package.receive', { team: 'Совы', questions: 10 }).do('package.return', {
      team: 'Совы',
      reason: 'списано',
    });
    for (const role of ['public', 'host'] as const)
      expect(bytes(s, role)).not.toMatch(/нетрезвый|списано|Совы/);
    expect(s.view('public').teams[0]?.disqualified).toBe(true);
    expect(bytes(s, 'operator')).toMatch(/списано/);
  });
});

describe('questions and their reveal', () => {
  const questions = [
    {
      sector: 1,
      text: 'Что в чёрном ящике?',
      answer: 'Молоток',
      comment: 'Так было',
      author: 'И. Ильин',
      town: 'Тверь',
    },
    { sector: 2, text: 'Второй', answer: 'Ответ-2' },
    ...[1, 2, 3].map((number) => ({
      sector: 12,
      number,
      text: `Блиц ${String(number)}`,
      answer: `Б${String(number)}`,
    })),
    { sector: 13, number: 4, text: 'Из сети', answer: 'Сеть' },
  ];
  const game = () => chgkGame({ blitz: 12, internetCount: 9 }, show().do('questions.load', { questions }));

  test('who asks and from where is public with the sector, text and answer only once revealed', () => {
    const s = game();
    expect(publicQuestion(s)).toBeNull();
    expect(bytes(s, 'public')).not.toContain('Тверь');
    toReading(s, 1);
    expect(publicQuestion(s)).toMatchObject({
      sector: 1,
      author: 'И. Ильин',
      town: 'Тверь',
      text: null,
      answer: null,
      comment: null,
    });
    expect(s.chgk.card).toMatchObject({
      text: 'Что в чёрном ящике?',
      answer: 'Молоток',
      comment: 'Так было',
    });
    s.do('chgk.question.reveal', { what: 'text' });
    expect(publicQuestion(s)).toMatchObject({ text: 'Что в чёрном ящике?', answer: null });
    expect(s.refusal('chgk.question.reveal', { what: 'answer' })).toBe('wrong-phase');
    s.do('chgk.answer.early').do('chgk.question.reveal', { what: 'answer' });
    expect(publicQuestion(s)).toMatchObject({ answer: 'Молоток', comment: 'Так было' });
    expect(bytes(s, 'public')).not.toContain('Второй');
    expect(publicQuestion(s.do('undo'))).toMatchObject({ answer: null, comment: null });
  });

  test('the answer may also be shown after the verdict, until the next pointing', () => {
    const s = rounds(game(), 'E');
    expect(publicQuestion(s)).toMatchObject({ sector: 1, answer: null });
    s.do('chgk.question.reveal', { what: 'answer' });
    expect(publicQuestion(s)?.answer).toBe('Молоток');
    expect(publicQuestion(toReading(s, 2))).toMatchObject({ sector: 2, answer: null });
  });

  test('the text may be shown from the reading to the next pointing, the answer from the moment the experts give theirs', () => {
    const now = (s: Show) =>
      (['text', 'answer'] as const).map((what) => {
        const { ok } = s.send({ type: 'chgk.question.reveal', what });
        if (ok) s.do('undo');
        return ok;
      });
    const s = toReading(game(), 1);
    expect(now(s)).toEqual([true, false]);
    s.do('chgk.discussion.start');
    expect(now(s)).toEqual([true, false]);
    expect(now(s.do('clock.adjust', { deltaMs: -60_000 }))).toEqual([true, false]);
    expect(now(s.do('chgk.answer.give'))).toEqual([true, true]);
    expect(now(s.do('chgk.verdict', { correct: true }))).toEqual([true, true]);
    expect(now(s.do('chgk.wheel.spin'))).toEqual([false, false]);
    expect(now(rounds(game(), 'EEEEEE'))).toEqual([true, true]);
    const credit = rounds(game(), 'VVVVV');
    toReading(credit).do('chgk.discussion.start').wait('1:00').do('chgk.credit.request');
    expect(now(credit)).toEqual([true, false]);
    credit.do('chgk.credit.grant', { host: true, viewersAdvocate: true });
    expect(now(credit)).toEqual([true, false]);
  });

  test('in a blitz the card is that of the question being played, each hidden anew', () => {
    const s = toBlitz(game()).do('chgk.question.reveal', { what: 'text' });
    expect(publicQuestion(s)?.text).toBe('Блиц 1');
    s.do('chgk.answer.early').do('chgk.verdict', { correct: true });
    expect([publicQuestion(s)?.text, s.chgk.card?.text]).toEqual([null, 'Блиц 2']);
  });

  test('in sector 13 it is the one whose number the captain named', () => {
    const s = game().do('chgk.wheel.point', { sector: 13 });
    expect(s.chgk.card).toBeNull();
    expect(s.do('chgk.internet.pick', { number: 4 }).chgk.card?.text).toBe('Из сети');
    expect(s.do('undo').do('chgk.internet.pick', { number: 5 }).chgk.card).toBeNull();
  });

  test('nothing can be revealed where no question is known', () => {
    const s = game();
    expect(s.refusal('chgk.question.reveal', { what: 'text' })).toBe('wrong-phase');
    expect(s.do('chgk.wheel.spin').refusal('chgk.question.reveal', { what: 'text' })).toBe('wrong-phase');
    const picking = game().do('chgk.wheel.point', { sector: 13 });
    expect(picking.refusal('chgk.question.reveal', { what: 'text' })).toBe('wrong-phase');
  });
});

describe('graphics on air', () => {
  test('every graphic is off the air at first, and can be taken and cleared in any phase', () => {
    const s = show();
    expect(s.room().graphics).toEqual(Object.fromEntries(GRAPHICS.map((g) => [g, false])));
    for (const graphic of GRAPHICS) s.do('graphic.take', { graphic });
    expect(Object.values(s.room().graphics)).toEqual(GRAPHICS.map(() => true));
    expect(s.do('graphic.clear', { graphic: 'wheel' }).room().graphics.wheel).toBe(false);
  });

  test('a graphic says since when it is on or off the air; taken again it stays where it is, with its new text', () => {
    const s = show()
      .at(1_000)
      .do('graphic.take', { graphic: 'lowerThird', content: { title: 'Ася', text: 'капитан' } });
    const now = () => s.room().onAir.lowerThird;
    expect(now()).toMatchObject({ onAir: true, since: 1_000, content: { title: 'Ася', text: 'капитан' } });
    s.at(2_000).do('graphic.take', { graphic: 'lowerThird', content: { title: 'Боря' } });
    expect(now()).toMatchObject({ onAir: true, since: 1_000, content: { title: 'Боря', text: null } });
    s.at(3_000).do('graphic.clear', { graphic: 'lowerThird' });
    expect(now()).toMatchObject({ onAir: false, since: 3_000, content: { title: 'Боря', text: null } });
    s.at(4_000).do('graphic.clear', { graphic: 'lowerThird' });
    expect(now()).toMatchObject({ onAir: false, since: 3_000 });
  });

  test('takes and clears of the last seconds are remembered, latest first, older ones forgotten', () => {
    const s = show();
    for (const at of [1_000, 2_000, 6_500])
      s.at(at)
        .do('graphic.take', { graphic: 'timer' })
        .at(at + 500)
        .do('graphic.clear', { graphic: 'timer' });
    expect(s.room().onAir.timer).toMatchObject({ onAir: false, since: 7_000, earlier: [6_500, 2_500] });
    s.at(60_000).do('graphic.take', { graphic: 'timer' });
    expect(s.room().onAir.timer).toEqual({ onAir: true, since: 60_000, content: null });
    for (let i = 0; i < 40; i++) s.do(i % 2 === 0 ? 'graphic.clear' : 'graphic.take', { graphic: 'timer' });
    expect(s.room().onAir.timer.earlier).toHaveLength(8);
  });

  test('a text changed on air says when, and what stood there before', () => {
    const s = show().do('graphic.take', { graphic: 'lowerThird', content: { title: 'Ася' } });
    expect(s.room().onAir.lowerThird.changed).toBeUndefined();
    s.at(9_000).do('graphic.take', { graphic: 'lowerThird', content: { title: 'Ася' } });
    expect(s.room().onAir.lowerThird.changed).toBeUndefined();
    s.do('graphic.take', { graphic: 'lowerThird', content: { title: 'Ася', text: 'капитан' } });
    expect(s.room().onAir.lowerThird.changed).toEqual({ at: 9_000, from: { title: 'Ася', text: null } });
  });

  test('each room has its own', () => {
    const s = twoStages().do('graphic.take', { room: 'red', graphic: 'timer' });
    expect([s.room('red').graphics.timer, s.room('blue').graphics.timer]).toEqual([true, false]);
  });
});

describe('look and sound of the show', () => {
  test('the theme follows the game until one is named; every change of the look is numbered', () => {
    const s = show();
    expect(s.view('public').show.look).toEqual({ theme: 'auto', stamp: 0 });
    s.do('show.look', { theme: 'classic' }).do('show.look', { theme: 'classic' });
    expect(s.view('public').show.look).toEqual({ theme: 'classic', stamp: 2 });
    expect(s.refusal('show.look', { theme: '' })).toBe('invalid');
  });

  test('the mixer is open at first; each cue has a volume, a mute and a file of its own', () => {
    const s = show();
    const sound = () => s.view('public').show.sound;
    const cue = { volume: 1, muted: false, file: null };
    expect(sound()).toEqual({
      volume: 1,
      muted: false,
      cues: Object.fromEntries(CUES.map((name) => [name, cue])),
    });
    s.do('show.sound', { volume: 0.5 }).do('show.sound', {
      cue: 'gong',
      volume: 0.2,
      file: '/sounds/gong.ogg',
    });
    s.do('show.sound', { cue: 'gong', muted: true }).do('show.sound', { muted: true });
    expect([sound().volume, sound().muted]).toEqual([0.5, true]);
    expect(sound().cues.gong).toEqual({ volume: 0.2, muted: true, file: '/sounds/gong.ogg' });
    expect(sound().cues.tick).toEqual(cue);
    expect(s.do('show.sound', { cue: 'gong', file: '' }).view().show.sound.cues.gong.file).toBeNull();
    for (const volume of [-0.1, 1.1, '1']) expect(s.refusal('show.sound', { volume })).toBe('invalid');
    expect(s.refusal('show.sound', { cue: 'moo', volume: 1 })).toBe('invalid');
  });
});

test('the stages are hat, artist and crocodile, in this order', () => {
  expect(STAGES).toEqual(['hat', 'artist', 'crocodile']);
});
