import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { describeIn, launch } from '../helpers/browsers.ts';
import { startServer } from '../helpers/server.ts';
import { GAME, panelBench, TEAMS } from './panel-bench.ts';
import { PanelPage, soon } from './panel-driver.ts';

describeIn(['debian'], 'control panel on air', (name) => {
  const bench = panelBench(name);

  test('an empty show teaches: teams first, then the stage', async () => {
    const panel = await bench.open();
    expect(await panel.next.innerText()).toContain('Добавить команды');
    await panel.take('teams.add');
    await panel.page.getByText('Ещё нет команд').waitFor();
    await panel.addTeam('Совы');
    await panel.addTeam('Лоси');
    expect((await bench.server.view()).teams.map((team) => team.name)).toEqual(['Совы', 'Лоси']);
    expect(await panel.next.innerText()).toContain('Начать этап');
    panel.opened.assertQuiet();
  });

  test('a round by keys alone; the verdict is never the space bar’s', async () => {
    await bench.server.play(GAME);
    const panel = await bench.open();
    const { keyboard } = panel.page;
    await bench.server.play({ type: 'chgk.wheel.point', sector: 3 });
    await panel.press('Space', 'discussion.start');
    await panel.offers('answer.give');
    await panel.press('Space', 'answer.give');
    await panel.live('verdict.right');
    await keyboard.press('Space');
    expect(await bench.phase()).toBe('answering');
    await keyboard.press('Equal');
    await panel.offers('wheel.spin');
    expect((await bench.room()).chgk?.score).toEqual({ experts: 1, viewers: 0 });
    panel.opened.assertQuiet();
  });

  test('undo says what it takes back, and takes it back; redo brings it again', async () => {
    await bench.server.play(GAME, { type: 'chgk.wheel.point', sector: 3 }, { type: 'chgk.answer.early' });
    await bench.server.play({ type: 'chgk.verdict', correct: false });
    const panel = await bench.open();
    const undo = panel.page.locator('[data-key="undo"]');
    expect(await undo.innerText()).toContain('решение ведущего');
    await panel.page.keyboard.press('Control+KeyZ');
    await panel.offers('verdict.right');
    expect((await bench.room()).chgk?.score.viewers).toBe(0);
    await panel.page.keyboard.press('Control+Shift+KeyZ');
    await panel.offers('wheel.spin');
    expect((await bench.room()).chgk?.score.viewers).toBe(1);
  });

  test('keys are letters while somebody writes', async () => {
    await bench.server.play(GAME);
    const panel = await bench.open();
    await panel.go('teams');
    await panel.teamName.focus();
    await panel.page.keyboard.type('1 b x');
    expect(await panel.teamName.inputValue()).toBe('1 b x');
    expect(await bench.phase()).toBe('between');
    expect(Object.values((await bench.room()).graphics)).not.toContain(true);
  });

  test('a double click on the big button counts once and presses nothing that comes after it', async () => {
    await bench.server.play(GAME, { type: 'chgk.wheel.point', sector: 3 });
    const panel = await bench.open();
    const before = (await bench.room()).revision;
    await panel.next.dblclick();
    await panel.offers('answer.give');
    await panel.live('answer.give');
    expect((await bench.room()).revision).toBe(before + 1);
    expect(await bench.phase()).toBe('discussion');
  });

  test('a switch that was clicked leaves the space bar to the big button', async () => {
    await bench.server.play(...TEAMS, GAME);
    const panel = await bench.open();
    const { page } = panel;
    const real = page.locator('vp-chgk-board wa-switch');
    await real.click();
    await panel.offers('wheel.point');
    await real.click();
    await panel.press('Space', 'wheel.spin');
    await soon(bench.phase).toBe('spinning');
  });

  test('a key that is held down counts once, on a button that has the focus too', async () => {
    await bench.server.play(GAME, { type: 'chgk.wheel.point', sector: 3 }, { type: 'chgk.answer.early' });
    await bench.server.play({ type: 'chgk.verdict', correct: false });
    const panel = await bench.open();
    const { keyboard } = panel.page;
    const before = (await bench.room()).revision;
    // By Tab, as somebody does who has no mouse.
    await panel.page.locator('[data-key="undo"]').focus();
    await keyboard.press('Shift');
    for (let i = 0; i < 20; i += 1) await keyboard.down('Enter');
    await keyboard.up('Enter');
    await panel.offers('verdict.right');
    await bench.server.view();
    expect((await bench.room()).revision).toBe(before + 1);
  });

  test('words follow each other quickly; the hand that hits on does not close the review', async () => {
    await bench.server.play(...TEAMS, { type: 'show.configure', ruleset: { hatSeconds: 3 } });
    await bench.server.play({ type: 'party.stage.start', stage: 'hat' });
    await bench.server.play({ type: 'party.attempt.start', team: 'owls' }, { type: 'party.attempt.go' });
    const panel = await bench.open();
    await panel.live('word.guessed');
    // Until the minute is over and a moment longer, as somebody in the heat of it does.
    while ((await bench.phase()) !== 'review') {
      await panel.page.keyboard.press('Space', { delay: 120 });
    }
    await panel.offers('attempt.close');
    await panel.page.keyboard.press('Space');
    expect(await bench.phase()).toBe('review');
    const party = (await bench.room()).party;
    expect(party?.words?.guessed).toBeGreaterThan(3);
    await panel.take('attempt.close');
    await panel.offers('attempt.start');
    expect((await bench.room()).party?.last?.points).toBe((party?.words?.guessed ?? 0) * 3);
  });

  test('a refusal is told in the person’s language and kept', async () => {
    await bench.server.play(GAME);
    const panel = await bench.open();
    await panel.page.keyboard.press('KeyP');
    await panel.toasts.getByText('Сейчас нечего останавливать').waitFor();
    await panel.page.getByRole('radio', { name: 'EN' }).click();
    await panel.toasts.getByText('Nothing to stop: no clock is running').waitFor();
    await panel.toasts.getByRole('button').click();
    expect(await panel.toasts.count()).toBe(0);
    await panel.page.getByRole('button', { name: 'Messages' }).click();
    await panel.page.locator('vp-messages .list').getByText('Nothing to stop').waitFor();
  });

  test('what is refused now says why beside the button', async () => {
    await bench.server.play(GAME, { type: 'chgk.wheel.point', sector: 3 }, { type: 'chgk.discussion.start' });
    await bench.server.play({ type: 'clock.adjust', deltaMs: -60_000 });
    const panel = await bench.open();
    const club = panel.page.locator('vp-next-bar [data-step="club.take"]');
    expect(await club.innerText()).toContain('Только когда знатоки проигрывают');
  });

  test('graphics: one key takes and clears, the tally is unmistakable, everything goes at once', async () => {
    await bench.server.play(GAME);
    const panel = await bench.open();
    const lit = (graphic: string) => panel.graphic(graphic).getAttribute('aria-pressed');
    await panel.page.keyboard.press('Digit3');
    await soon(() => lit('scoreboard')).toBe('true');
    await panel.graphic('wheel').click();
    await soon(() => lit('wheel')).toBe('true');
    await soon(() => panel.page.locator('vp-preview-box').getAttribute('data-live')).toBe('');
    await panel.page.keyboard.press('KeyX');
    await soon(() => lit('scoreboard')).toBe('false');
    expect(Object.values((await bench.room()).graphics)).not.toContain(true);

    await panel.page.keyboard.press('Digit7');
    await panel.page.getByLabel('Заголовок').fill('Анна Кузнецова');
    await panel.page.getByLabel('Подпись').fill('капитан');
    await panel.page.getByLabel('Подпись').press('Enter');
    await soon(() => lit('lowerThird')).toBe('true');
    expect((await bench.room()).onAir.lowerThird.content).toEqual({
      title: 'Анна Кузнецова',
      text: 'капитан',
    });
    panel.opened.assertQuiet();
  });

  test('the graphics of the moment come with one key', async () => {
    await bench.server.play(GAME, { type: 'graphic.take', graphic: 'wheel' });
    await bench.server.play({ type: 'chgk.wheel.point', sector: 3 });
    const panel = await bench.open();
    await panel.page.keyboard.press('KeyG');
    await soon(async () => (await bench.room()).graphics.question).toBe(true);
    const on = Object.entries((await bench.room()).graphics).filter(([, onAir]) => onAir);
    expect(on.map(([graphic]) => graphic).sort()).toEqual(['question', 'scoreboard']);
  });

  test('what cannot be taken back is asked for, with its reason', async () => {
    await bench.server.play(...TEAMS, { type: 'party.stage.start', stage: 'artist' });
    const panel = await bench.open();
    await panel.take('stage.end');
    const end = panel.page.getByRole('button', { name: 'Закончить этап' }).last();
    expect(await end.isDisabled()).toBe(true);
    await panel.page.getByLabel('Причина').fill('зал закрывают');
    await end.click();
    await panel.live('stage.start');
    await panel.go('teams');
    await panel.page.getByRole('button', { name: 'Дисквалифицировать: Лоси' }).click();
    await panel.page.getByLabel('Причина').fill('дресс-код');
    await panel.page.getByLabel('Причина').press('Enter');
    await soon(async () => (await bench.server.view()).teams[1]?.disqualified).toBe(true);
    // The key was the dialog's: the big button has not been pressed with it.
    expect(await panel.toasts.count()).toBe(0);
    expect((await bench.room()).party?.stage ?? null).toBe(null);
    await panel.go('journal');
    await panel.page.locator('vp-journal-section').getByText('зал закрывают').waitFor();
    panel.opened.assertQuiet();
  });

  test('P-2 two rooms: the proposal is taken with one press, and each room is run by itself', async () => {
    const six = ['А', 'Б', 'В', 'Г', 'Д', 'Е'].map((title, i) => ({
      type: 'team.add',
      id: `t${i}`,
      name: title,
    }));
    await bench.server.play(...six);
    const panel = await bench.open();
    await panel.go('teams');
    await panel.page.getByRole('button', { name: 'Развести по 2 комнатам поровну' }).click();
    const tabs = panel.page.locator('vp-top-bar .rooms');
    await tabs.waitFor();
    const [first, second] = Object.keys((await bench.server.view()).rooms);
    await tabs.getByRole('radio').nth(1).click();
    await panel.go('play');
    await panel.take('stage.start');
    await panel.offers('attempt.start');
    expect((await bench.room(second)).party?.stage).toBe('hat');
    expect((await bench.room(first)).game).toBe('none');
  });

  test('P-9 the deck runs out in the middle of a minute: the big button says so and leads to the words', async () => {
    await bench.server.play(...TEAMS, { type: 'deck.load', deck: 'hat', items: [{ text: 'самовар' }] });
    await bench.server.play({ type: 'party.stage.start', stage: 'hat' });
    await bench.server.play({ type: 'party.attempt.start', team: 'owls' }, { type: 'party.attempt.go' });
    const panel = await bench.open();
    expect(await panel.next.innerText()).toContain('последнее слово колоды');
    await panel.press('Equal', 'word.guessed');
    await panel.live('deck.load');
    expect(await panel.next.innerText()).toContain('Колода кончилась');
    await panel.page.keyboard.press('Space');
    const paste = panel.page.locator('[data-deck="hat"]').getByRole('button', { name: 'Вставить список' });
    await soon(() => paste.evaluate((button) => button.matches(':focus'))).toBe(true);
    await panel.page.keyboard.press('Enter');
    await panel.page.getByRole('textbox').fill('ёлка\nпароход');
    await panel.page.getByRole('button', { name: 'Загрузить 2' }).click();
    await panel.toasts.getByText('Колода слов: 2 слова').waitFor();
    await panel.offers('word.guessed');
    expect(await panel.toasts.count()).toBe(1);
  });

  test('the answer can be shown once it has been given, and still after the verdict', async () => {
    await bench.server.play({
      type: 'questions.load',
      questions: [{ sector: 3, text: 'Что?', answer: 'Это' }],
    });
    await bench.server.play(GAME, { type: 'chgk.wheel.point', sector: 3 });
    const panel = await bench.open();
    const answer = panel.page.locator('[data-reveal="answer"]');
    expect(await answer.isDisabled()).toBe(true);
    await panel.page.getByText('Ответ покажете, когда ответят знатоки').waitFor();
    await bench.server.play({ type: 'chgk.answer.early' }, { type: 'chgk.verdict', correct: true });
    await panel.offers('wheel.spin');
    await answer.click();
    await panel.page.getByRole('button', { name: 'Ответ показан' }).waitFor();
    expect((await bench.room()).chgk?.question?.answer).toBe('Это');
  });
});

describeIn(['debian'], 'a panel that loses its server', (name) => {
  test('says so, keeps what is pressed and sends it once when the server is back', async () => {
    const data = mkdtempSync(join(tmpdir(), 'volchok-panel-'));
    const browser = await launch(name);
    let server = await startServer({ data });
    const { port } = new URL(server.url);
    try {
      await server.play(GAME, { type: 'chgk.wheel.point', sector: 3 });
      const panel = await PanelPage.open(browser, server);
      const before = (await server.view()).rooms['main']?.revision ?? 0;
      await server.kill();
      await panel.page.getByText('Связь с программой потеряна').waitFor();
      await panel.take('discussion.start');
      await panel.page.locator('vp-top-bar').getByText('Ждут связи: 1 команда').waitFor();

      server = await startServer({ data, args: ['--port', port] });
      await panel.offers('answer.give');
      const after = (await server.view()).rooms['main'];
      expect(after?.revision).toBe(before + 1);
      expect(after?.chgk?.phase).toBe('discussion');
      await panel.page.getByText('Связь с программой потеряна').waitFor({ state: 'detached' });
      await panel.close();
    } finally {
      await browser.close();
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    }
  });
});
