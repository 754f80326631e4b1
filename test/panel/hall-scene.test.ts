import { describe, expect, test } from 'vitest';

import { RESULT_MS, roomForGuests, sceneAt, WHEEL_MS } from '../../screens/hall/scene.ts';
import type { PublicView } from '../../src/rules/index.ts';
import { instant } from '../../src/rules/index.ts';
import { show, type Show } from '../helpers/show.ts';

const parts = (game: Show) => {
  const view: PublicView = game.view('public');
  const room = view.rooms['main'];
  if (!room) throw new Error('no room');
  return { view, room };
};

/** What the hall sees: the scene, or the guest with a star. */
function seen(game: Show): string {
  const { view, room } = parts(game);
  const { scene } = sceneAt(view, room, instant(game.now));
  return scene.kind === 'guest' ? `*${scene.guest}` : scene.kind;
}

const change = (game: Show): unknown => {
  const { view, room } = parts(game);
  return sceneAt(view, room, instant(game.now)).change;
};

const teams = (): Show =>
  show().doEach('team.add', { id: 'owls', name: 'Совы' }, { id: 'elks', name: 'Лоси' });

describe('what stands on the display in the hall', () => {
  test('before the game: the evening’s name, or the countdown while something lies ahead', () => {
    const game = show({ from: Date.UTC(2026, 2, 7, 15) });
    expect(seen(game)).toBe('welcome');
    game.do('schedule.set', { items: [{ label: 'Сбор игроков', at: '2026-03-07T15:10:00Z' }] });
    expect(seen(game)).toBe('*countdown');
    expect(change(game)).toBe(Date.UTC(2026, 2, 7, 15, 10));
    game.wait('10:00');
    expect(seen(game)).toBe('welcome');
  });

  test('a stage: its rules, preparation, play, the result, the table', () => {
    const game = teams().do('party.stage.start', { stage: 'artist' });
    expect(seen(game)).toBe('*rules');
    game.do('party.attempt.start', { team: 'owls' });
    expect(seen(game)).toBe('prep');
    game.do('party.attempt.go');
    expect(seen(game)).toBe('guess');
    game.wait('0:20').do('party.attempt.guessed');
    expect(seen(game)).toBe('result');
    expect(change(game)).toBe(game.now + RESULT_MS);
    game.wait(RESULT_MS);
    expect(seen(game)).toBe('*standings');
    game.do('party.attempt.start', { team: 'elks' });
    expect(seen(game)).toBe('prep');
  });

  test('a minute of words keeps its count to the end of the review', () => {
    const game = teams().do('party.stage.start', { stage: 'hat' });
    game.do('party.attempt.start', { team: 'owls' }).do('party.attempt.go');
    expect(seen(game)).toBe('words');
    game.wait('1:00');
    expect(seen(game)).toBe('words');
  });

  test('a round of ChGK: score, wheel, question, minute, score', () => {
    const game = show().do('chgk.game.start', { experts: { name: 'Совы', players: [] } });
    expect(seen(game)).toBe('score');
    game.do('chgk.wheel.spin');
    expect(seen(game)).toBe('*wheel');
    game.wait('0:12');
    expect(seen(game)).toBe('*wheel');
    game.wait(WHEEL_MS);
    expect(seen(game)).toBe('question');
    game.do('chgk.discussion.start');
    expect(seen(game)).toBe('minute');
    game.wait('1:00');
    expect(seen(game)).toBe('minute');
    game.do('chgk.verdict', { correct: false });
    expect(seen(game)).toBe('score');
  });

  test('full-screen graphics on air stand before everything, in the hall too', () => {
    const game = show().do('chgk.game.start', { experts: { name: 'Совы', players: [] } });
    game.do('graphic.take', { graphic: 'standings' });
    expect(seen(game)).toBe('*standings');
    game.do('graphic.take', { graphic: 'break', content: { title: 'Перерыв' } });
    expect(seen(game)).toBe('*break');
    game.do('graphic.clear', { graphic: 'break' }).do('graphic.clear', { graphic: 'standings' });
    game.do('graphic.take', { graphic: 'timer' });
    expect(seen(game)).toBe('score');
  });

  test('a guest is alone on air', () => {
    const game = show().do('chgk.game.start', { experts: { name: 'Совы', players: [] } });
    game.do('graphic.take', { graphic: 'timer' }).do('chgk.wheel.spin');
    const { view, room } = parts(game);
    const { scene } = sceneAt(view, room, instant(game.now));
    const { onAir } = roomForGuests(room, scene);
    const on = Object.entries(onAir).filter(([, one]) => one.onAir);
    expect(on.map(([name]) => name)).toEqual(['wheel']);
  });
});
