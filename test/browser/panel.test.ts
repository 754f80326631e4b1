import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { describeIn, launch, openPage } from '../helpers/browsers.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { LAPTOP, PanelPage, soon } from './panel-driver.ts';

const TEAMS = [
  { type: 'team.add', id: 'owls', name: 'Совы', players: ['Анна', 'Пётр'] },
  { type: 'team.add', id: 'elks', name: 'Лоси' },
];
const GAME = {
  type: 'chgk.game.start',
  experts: { name: 'Совы', players: ['Анна', 'Пётр'] },
  internetCount: 2,
};

describeIn(['debian'], 'control panel', (name) => {
  let browser: Browser;
  let server: TestServer;
  let panel: PanelPage;

  beforeAll(async () => {
    browser = await launch(name);
    server = await startServer();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  // A show of its own for each test.
  let shows = 0;
  beforeEach(async () => {
    shows += 1;
    const made = await fetch(`${server.url}/api/shows`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${server.operator}` },
      body: JSON.stringify({ name: `Вечер ${shows}` }),
    });
    expect(made.status).toBe(201);
  });
  afterEach(async () => {
    await panel.close();
  });

  const room = async (id = 'main') => {
    const found = (await server.view()).rooms[id];
    if (!found) throw new Error(`no room ${id}`);
    return found;
  };
  const phase = async () => (await room()).chgk?.phase ?? (await room()).party?.phase ?? null;

  test('an empty show teaches: teams first, then the stage', async () => {
    panel = await PanelPage.open(browser, server);
    expect(await panel.next.innerText()).toContain('Добавить команды');
    await panel.take('teams.add');
    await panel.page.getByText('Ещё нет команд').waitFor();
    await panel.addTeam('Совы');
    await panel.addTeam('Лоси');
    expect((await server.view()).teams.map((team) => team.name)).toEqual(['Совы', 'Лоси']);
    expect(await panel.next.innerText()).toContain('Начать этап');
    panel.opened.assertQuiet();
  });

  test('a round by keys alone; the verdict is never the space bar’s', async () => {
    await server.play(GAME);
    panel = await PanelPage.open(browser, server);
    const { keyboard } = panel.page;
    await server.play({ type: 'chgk.wheel.point', sector: 3 });
    await panel.press('Space', 'discussion.start');
    await panel.offers('answer.give');
    await panel.press('Space', 'answer.give');
    await panel.live('verdict.right');
    await keyboard.press('Space');
    expect(await phase()).toBe('answering');
    await keyboard.press('Equal');
    await panel.offers('wheel.spin');
    expect((await room()).chgk?.score).toEqual({ experts: 1, viewers: 0 });
    panel.opened.assertQuiet();
  });

  test('undo says what it takes back, and takes it back; redo brings it again', async () => {
    await server.play(GAME, { type: 'chgk.wheel.point', sector: 3 }, { type: 'chgk.answer.early' });
    await server.play({ type: 'chgk.verdict', correct: false });
    panel = await PanelPage.open(browser, server);
    const undo = panel.page.locator('[data-key="undo"]');
    expect(await undo.innerText()).toContain('решение ведущего');
    await panel.page.keyboard.press('Control+KeyZ');
    await panel.offers('verdict.right');
    expect((await room()).chgk?.score.viewers).toBe(0);
    await panel.page.keyboard.press('Control+Shift+KeyZ');
    await panel.offers('wheel.spin');
    expect((await room()).chgk?.score.viewers).toBe(1);
  });

  test('keys are letters while somebody writes', async () => {
    await server.play(GAME);
    panel = await PanelPage.open(browser, server);
    await panel.go('teams');
    await panel.teamName.focus();
    await panel.page.keyboard.type('1 b x');
    expect(await panel.teamName.inputValue()).toBe('1 b x');
    expect(await phase()).toBe('between');
    expect(Object.values((await room()).graphics)).not.toContain(true);
  });

  test('a double click on the big button counts once and presses nothing that comes after it', async () => {
    await server.play(GAME, { type: 'chgk.wheel.point', sector: 3 });
    panel = await PanelPage.open(browser, server);
    const before = (await room()).revision;
    await panel.next.dblclick();
    await panel.offers('answer.give');
    await panel.live('answer.give');
    expect((await room()).revision).toBe(before + 1);
    expect(await phase()).toBe('discussion');
  });

  test('a switch that was clicked leaves the space bar to the big button', async () => {
    await server.play(...TEAMS, GAME);
    panel = await PanelPage.open(browser, server);
    const { page } = panel;
    const real = page.locator('vp-chgk-board wa-switch');
    await real.click();
    await panel.offers('wheel.point');
    await real.click();
    await panel.press('Space', 'wheel.spin');
    await soon(phase).toBe('spinning');
  });

  test('a key that is held down counts once, on a button that has the focus too', async () => {
    await server.play(GAME, { type: 'chgk.wheel.point', sector: 3 }, { type: 'chgk.answer.early' });
    await server.play({ type: 'chgk.verdict', correct: false });
    panel = await PanelPage.open(browser, server);
    const { keyboard } = panel.page;
    const before = (await room()).revision;
    // By Tab, as somebody does who has no mouse.
    await panel.page.locator('[data-key="undo"]').focus();
    await keyboard.press('Shift');
    for (let i = 0; i < 20; i += 1) await keyboard.down('Enter');
    await keyboard.up('Enter');
    await panel.offers('verdict.right');
    await server.view();
    expect((await room()).revision).toBe(before + 1);
  });

  test('words follow each other quickly; the hand that hits on does not close the review', async () => {
    await server.play(...TEAMS, { type: 'show.configure', ruleset: { hatSeconds: 3 } });
    await server.play({ type: 'party.stage.start', stage: 'hat' });
    await server.play({ type: 'party.attempt.start', team: 'owls' }, { type: 'party.attempt.go' });
    panel = await PanelPage.open(browser, server);
    await panel.live('word.guessed');
    // Until the minute is over and a moment longer, as somebody in the heat of it does.
    while ((await phase()) !== 'review') {
      await panel.page.keyboard.press('Space', { delay: 120 });
    }
    await panel.offers('attempt.close');
    await panel.page.keyboard.press('Space');
    expect(await phase()).toBe('review');
    const party = (await room()).party;
    expect(party?.words?.guessed).toBeGreaterThan(3);
    await panel.take('attempt.close');
    await panel.offers('attempt.start');
    expect((await room()).party?.last?.points).toBe((party?.words?.guessed ?? 0) * 3);
  });

  test('a refusal is told in the person’s language and kept', async () => {
    await server.play(GAME);
    panel = await PanelPage.open(browser, server);
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
    await server.play(GAME, { type: 'chgk.wheel.point', sector: 3 }, { type: 'chgk.discussion.start' });
    await server.play({ type: 'clock.adjust', deltaMs: -60_000 });
    panel = await PanelPage.open(browser, server);
    const club = panel.page.locator('vp-next-bar [data-step="club.take"]');
    expect(await club.innerText()).toContain('Только когда знатоки проигрывают');
  });

  test('graphics: one key takes and clears, the tally is unmistakable, everything goes at once', async () => {
    await server.play(GAME);
    panel = await PanelPage.open(browser, server);
    const lit = (graphic: string) => panel.graphic(graphic).getAttribute('aria-pressed');
    await panel.page.keyboard.press('Digit3');
    await soon(() => lit('scoreboard')).toBe('true');
    await panel.graphic('wheel').click();
    await soon(() => lit('wheel')).toBe('true');
    await soon(() => panel.page.locator('vp-preview-box').getAttribute('data-live')).toBe('');
    await panel.page.keyboard.press('KeyX');
    await soon(() => lit('scoreboard')).toBe('false');
    expect(Object.values((await room()).graphics)).not.toContain(true);

    await panel.page.keyboard.press('Digit7');
    await panel.page.getByLabel('Заголовок').fill('Анна Кузнецова');
    await panel.page.getByLabel('Подпись').fill('капитан');
    await panel.page.getByLabel('Подпись').press('Enter');
    await soon(() => lit('lowerThird')).toBe('true');
    expect((await room()).onAir.lowerThird.content).toEqual({ title: 'Анна Кузнецова', text: 'капитан' });
    panel.opened.assertQuiet();
  });

  test('the graphics of the moment come with one key', async () => {
    await server.play(GAME, { type: 'graphic.take', graphic: 'wheel' });
    await server.play({ type: 'chgk.wheel.point', sector: 3 });
    panel = await PanelPage.open(browser, server);
    await panel.page.keyboard.press('KeyG');
    await soon(async () => (await room()).graphics.question).toBe(true);
    const on = Object.entries((await room()).graphics).filter(([, onAir]) => onAir);
    expect(on.map(([graphic]) => graphic).sort()).toEqual(['question', 'scoreboard']);
  });

  test('what cannot be taken back is asked for, with its reason', async () => {
    await server.play(...TEAMS, { type: 'party.stage.start', stage: 'artist' });
    panel = await PanelPage.open(browser, server);
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
    await soon(async () => (await server.view()).teams[1]?.disqualified).toBe(true);
    // The key was the dialog's: the big button has not been pressed with it.
    expect(await panel.toasts.count()).toBe(0);
    expect((await room()).party?.stage ?? null).toBe(null);
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
    await server.play(...six);
    panel = await PanelPage.open(browser, server);
    await panel.go('teams');
    await panel.page.getByRole('button', { name: 'Развести по 2 комнатам поровну' }).click();
    const tabs = panel.page.locator('vp-top-bar .rooms');
    await tabs.waitFor();
    const [first, second] = Object.keys((await server.view()).rooms);
    await tabs.getByRole('radio').nth(1).click();
    await panel.go('play');
    await panel.take('stage.start');
    await panel.offers('attempt.start');
    expect((await room(second)).party?.stage).toBe('hat');
    expect((await room(first)).game).toBe('none');
  });

  test('a deck from a file and from a pasted list, with its end announced', async () => {
    panel = await PanelPage.open(browser, server);
    await panel.go('content');
    const hat = panel.page.locator('[data-deck="hat"]');
    await hat.locator('input[type="file"]').setInputFiles({
      name: 'слова.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('самовар\nёлка\nсамовар\n'),
    });
    await panel.page.getByText('Найдено: 2 записи').waitFor();
    await panel.page.getByText('повтор убран: 1').waitFor();
    await panel.page.getByRole('button', { name: 'Загрузить 2' }).click();
    await hat.getByText('Кончается: осталось 2').waitFor();
    expect((await server.view()).decks.hat).toEqual({ total: 2, left: 2 });
  });

  test('P-9 the deck runs out in the middle of a minute: the big button says so and leads to the words', async () => {
    await server.play(...TEAMS, { type: 'deck.load', deck: 'hat', items: [{ text: 'самовар' }] });
    await server.play({ type: 'party.stage.start', stage: 'hat' });
    await server.play({ type: 'party.attempt.start', team: 'owls' }, { type: 'party.attempt.go' });
    panel = await PanelPage.open(browser, server);
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

  test('blitz and sector 13 are filled in from the package, and the operator has the last word', async () => {
    const question = (sector: number, number: number) => ({
      sector,
      number,
      text: 'Вопрос',
      answer: 'Ответ',
    });
    panel = await PanelPage.open(browser, server);
    const form = panel.page.locator('vp-game-form');
    await form.getByLabel('Название команды').fill('Совы');
    const blitz = (sector: number) => form.getByRole('button', { name: `Сектор ${sector}`, exact: true });
    await server.play({
      type: 'questions.load',
      questions: [...[1, 2, 3].map((n) => question(5, n)), question(13, 1), question(13, 2)],
    });
    await soon(() => blitz(5).getAttribute('aria-pressed')).toBe('true');
    await form.getByRole('button', { name: 'Вопросов в 13-м секторе +1' }).click();
    await form.getByRole('button', { name: 'Начать игру' }).click();
    await panel.offers('wheel.spin');
    expect((await room()).chgk).toMatchObject({ blitz: 5, internetCount: 3 });
    panel.opened.assertQuiet();
  });

  test('from an empty show to a game by keys alone: the field that is meant has the focus', async () => {
    panel = await PanelPage.open(browser, server);
    const { keyboard } = panel.page;
    const writes = (role: 'textbox' | 'combobox', label: string) =>
      soon(() => panel.page.getByRole(role, { name: label }).evaluate((field) => field.matches(':focus')));
    await panel.press('Space', 'teams.add');
    await writes('textbox', 'Название команды').toBe(true);
    await keyboard.type('Совы');
    await keyboard.press('Enter');
    await panel.page.locator('vp-team-list b', { hasText: 'Совы' }).waitFor();
    await keyboard.type('совы ');
    await panel.page.getByText('Команда «совы» уже есть').waitFor();
    await keyboard.press('Enter');
    await panel.step('game.start').focus();
    await panel.press('Enter', 'game.start');
    await writes('combobox', 'Кто за столом').toBe(true);
    expect((await server.view()).teams).toHaveLength(1);
  });

  test('one of several is chosen by arrow keys; Tab stops there once, and the panel’s own keys go on', async () => {
    await server.play(...TEAMS);
    panel = await PanelPage.open(browser, server);
    const { page } = panel;
    const stages = page.locator('vp-play-section .stages');
    const isChosen = (stage: string) =>
      stages.locator(`[data-stage="${stage}"][aria-checked="true"][tabindex="0"]:focus`).waitFor();
    await stages.locator('[data-stage="hat"]').focus();
    await page.keyboard.press('ArrowDown');
    await isChosen('artist');
    await page.keyboard.press('End');
    await isChosen('crocodile');
    await page.keyboard.press('ArrowRight');
    await isChosen('hat');
    expect(await stages.locator('[tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await stages.locator(':focus').count()).toBe(0);

    await page.getByRole('radio', { name: 'RU' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('nav').getByText('On air').waitFor();
    await page.keyboard.press('F1');
    await page.getByText('They work in every section').waitFor();
  });

  test('below 1100 pixels the connection is still told in words, and the bell says how many messages there are', async () => {
    panel = await PanelPage.open(browser, server);
    const { page } = panel;
    await page.setViewportSize({ width: 1024, height: 700 });
    const { nodes } = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
    const written = nodes.filter((node) => !node.ignored && node.role?.value === 'StaticText');
    expect(written.map((node) => String(node.name?.value))).toContain('Связь есть');
    await page.keyboard.press('Control+KeyZ');
    await page.getByRole('button', { name: 'Сообщения: 1', exact: true }).waitFor();
  });

  test('teams change their order by keys, and the focus goes with them', async () => {
    await server.play(...TEAMS, { type: 'team.add', id: 'cats', name: 'Рыси' });
    panel = await PanelPage.open(browser, server);
    await panel.go('teams');
    const up = panel.page.getByRole('button', { name: 'Выше: Рыси' });
    const first = () => panel.page.locator('vp-team-list tr').first().innerText();
    await up.focus();
    await panel.page.keyboard.press('Enter');
    await soon(async () => (await server.view()).teams.map((team) => team.id)).toEqual([
      'owls',
      'cats',
      'elks',
    ]);
    await soon(() => up.evaluate((button) => button.matches(':focus'))).toBe(true);
    await panel.page.keyboard.press('Enter');
    await soon(first).toContain('Рыси');
    // At the top the way back has the focus.
    const down = panel.page.getByRole('button', { name: 'Ниже: Рыси' });
    await soon(() => down.evaluate((button) => button.matches(':focus'))).toBe(true);
  });

  test('a reload keeps what was being filled in, show by show', async () => {
    panel = await PanelPage.open(browser, server);
    await panel.page.locator('vp-game-form').getByLabel('Название команды').fill('Клуб «Сова»');
    await panel.go('teams');
    await panel.teamName.fill('Лос');
    await panel.page.reload();
    await panel.go('teams');
    await soon(() => panel.teamName.inputValue()).toBe('Лос');
    await panel.go('play');
    await panel.offers('game.start');
    expect(await panel.next.innerText()).toContain('Клуб «Сова»');

    shows += 1;
    await fetch(`${server.url}/api/shows`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${server.operator}` },
      body: JSON.stringify({ name: `Вечер ${shows}` }),
    });
    await panel.go('teams');
    await soon(() => panel.teamName.inputValue()).toBe('');
  });

  test('a room taken away under the operator’s hands is told', async () => {
    const rooms = (...names: readonly string[]) => ({
      type: 'rooms.set',
      rooms: names.map((title, i) => ({ id: `room${i + 1}`, name: title, teams: [] })),
    });
    await server.play(rooms('Зал', 'Библиотека'));
    panel = await PanelPage.open(browser, server, { room: 'room2' });
    await panel.page.locator('vp-top-bar .rooms').waitFor();
    await server.play(rooms('Зал'));
    await panel.toasts
      .getByText('Комнаты «Библиотека» больше нет. Теперь этот пульт управляет комнатой «Зал».')
      .waitFor();
    await server.play(rooms('Зал', 'Библиотека'));
    const tab = panel.page.locator('vp-top-bar .rooms').getByRole('radio', { name: 'Зал' });
    await soon(() => tab.getAttribute('aria-checked')).toBe('true');
  });

  test('what a running game does not allow is not offered, with the reason', async () => {
    await server.play(...TEAMS, {
      type: 'rooms.set',
      rooms: [
        { id: 'main', name: 'Зал', teams: ['owls'] },
        { id: 'room2', name: 'Сцена', teams: ['elks'] },
      ],
    });
    await server.play({ type: 'party.stage.start', room: 'main', stage: 'artist' });
    await server.play({ type: 'party.attempt.start', room: 'main', team: 'owls' });
    panel = await PanelPage.open(browser, server, { room: 'main' });
    await panel.go('teams');
    const { page } = panel;
    const isDisabled = (title: string) => page.getByRole('button', { name: title }).isDisabled();
    expect(await isDisabled('Удалить: Совы')).toBe(true);
    expect(await isDisabled('Удалить: Лоси')).toBe(false);
    expect(await isDisabled('Убрать комнату: Зал')).toBe(true);
    expect(await page.getByLabel('Комната команды «Совы»').isDisabled()).toBe(true);
    expect(await page.getByLabel('Комната команды «Лоси»').isDisabled()).toBe(true);
    await page.getByTitle('Команда уже играла').waitFor();
  });

  test('the answer can be shown once it has been given, and still after the verdict', async () => {
    await server.play({ type: 'questions.load', questions: [{ sector: 3, text: 'Что?', answer: 'Это' }] });
    await server.play(GAME, { type: 'chgk.wheel.point', sector: 3 });
    panel = await PanelPage.open(browser, server);
    const answer = panel.page.locator('[data-reveal="answer"]');
    expect(await answer.isDisabled()).toBe(true);
    await panel.page.getByText('Ответ покажете, когда ответят знатоки').waitFor();
    await server.play({ type: 'chgk.answer.early' }, { type: 'chgk.verdict', correct: true });
    await panel.offers('wheel.spin');
    await answer.click();
    await panel.page.getByRole('button', { name: 'Ответ показан' }).waitFor();
    expect((await room()).chgk?.question?.answer).toBe('Это');
  });

  test('messages close with Esc and by a press elsewhere, and never lie over the picture', async () => {
    panel = await PanelPage.open(browser, server);
    const { page } = panel;
    const bell = page.getByRole('button', { name: 'Сообщения' });
    const list = page.getByRole('region', { name: 'Сообщения' });
    await bell.click();
    const [over, picture] = await Promise.all(
      [list, page.locator('vp-preview-box')].map((one) => one.boundingBox()),
    );
    expect((over?.x ?? 0) + (over?.width ?? 0)).toBeLessThanOrEqual(picture?.x ?? 0);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await bell.click();
    await list.waitFor();
    await page.locator('vp-next-bar').click({ position: { x: 3, y: 3 } });
    await list.waitFor({ state: 'detached' });
  });

  test('the strip of the next step keeps its height whatever stands in it', async () => {
    await server.play(GAME, { type: 'chgk.wheel.point', sector: 3 }, { type: 'chgk.discussion.start' });
    panel = await PanelPage.open(browser, server);
    const height = async () => (await panel.page.locator('vp-next-bar').boundingBox())?.height;
    const before = await height();
    await server.play({ type: 'clock.adjust', deltaMs: -60_000 });
    await panel.offers('answer.none');
    expect(await height()).toBe(before);
    const overflows = await panel.page
      .locator('vp-next-bar button, vp-next-bar .blocked')
      .evaluateAll((keys) => keys.filter((key) => key.scrollHeight > key.clientHeight + 1).length);
    expect(overflows).toBe(0);
  });

  test('whatever can be reached has a name for those who hear it, in every section', async () => {
    await server.play(...TEAMS);
    panel = await PanelPage.open(browser, server);
    const cdp = await panel.page.context().newCDPSession(panel.page);
    const roles = [
      'button',
      'textbox',
      'combobox',
      'checkbox',
      'switch',
      'slider',
      'radio',
      'link',
      'option',
    ];
    for (const section of [
      'play',
      'teams',
      'content',
      'series',
      'journal',
      'show',
      'look',
      'sound',
      'obs',
      'links',
    ]) {
      await panel.go(section);
      await panel.page.locator(`vp-${section}-section`).waitFor();
      const { nodes } = await cdp.send('Accessibility.getFullAXTree');
      const nameless = nodes.filter(
        (node) => !node.ignored && roles.includes(String(node.role?.value)) && !node.name?.value,
      );
      expect
        .soft(
          nameless.map((node) => String(node.role?.value)),
          section,
        )
        .toEqual([]);
    }
  });

  test('the ruleset: a wrong value changes nothing, the usual one comes back with a press', async () => {
    panel = await PanelPage.open(browser, server);
    await panel.go('show');
    const option = panel.page.locator('[data-option="hatSeconds"]');
    const field = option.getByRole('textbox');
    await field.fill('0');
    await field.blur();
    await option.getByText('Не подходит').waitFor();
    await field.fill('90');
    await field.blur();
    await soon(async () => (await server.view()).ruleset['hatSeconds']).toBe(90);
    await option.getByRole('button').click();
    await soon(async () => (await server.view()).ruleset['hatSeconds']).toBe(60);
  });

  test('shows: made and opened, copied, put away and brought back', async () => {
    const final = `Финал ${shows}`;
    await server.play(...TEAMS);
    panel = await PanelPage.open(browser, server);
    const { page } = panel;
    await panel.go('show');
    const card = page.locator('vp-shows-card');
    const before = await card.locator('li:has(.chip.good) b').innerText();
    await card.locator('.add input').fill(final);
    await card.getByRole('button', { name: 'Создать и открыть' }).click();
    await page.locator('wa-dialog button.main').click();
    await card.locator('li', { hasText: final }).getByText('открыто').waitFor();
    await soon(async () => (await server.view()).teams.length).toBe(0);
    await soon(() => panel.next.innerText()).toContain('Добавить команды');

    await card.getByRole('button', { name: `Сделать копию: ${final}` }).click();
    const copy = card.locator('li', { hasText: `${final}, копия` });
    await copy.getByRole('button', { name: /В архив/ }).click();
    await page.locator('wa-dialog button.main').click();
    await copy.getByText('в архиве').waitFor();
    await copy.getByRole('button', { name: /Вернуть из архива/ }).click();
    await copy.getByText('в архиве').waitFor({ state: 'detached' });

    const earlier = card.locator('li').filter({ has: page.getByText(before, { exact: true }) });
    await earlier.getByRole('button', { name: 'Открыть' }).click();
    await page.locator('wa-dialog button.main').click();
    await soon(async () => (await server.view()).teams.length).toBe(2);
    panel.opened.assertQuiet();
  });

  test('links are handed out with a QR code and without showing their keys', async () => {
    panel = await PanelPage.open(browser, server);
    const { page } = panel;
    await panel.go('links');
    const host = page.locator('vp-links-section li', { hasText: 'Экран ведущего' });
    await host.getByRole('button', { name: /QR/ }).click();
    await host.locator('wa-qr-code').waitFor();
    expect(await host.locator('wa-qr-code').getAttribute('value')).toBe(
      `${server.url}/screens/host/?token=${server.host}`,
    );
    expect(await host.innerText()).not.toContain(server.host);
    await page.getByText('Вся графика').first().waitFor();
    panel.opened.assertQuiet();
  });

  test('without the operator’s key nothing is shown but how to get in', async () => {
    panel = await PanelPage.open(browser, server);
    const stranger = await openPage(browser, server.page('/control-panel/', 'host', { lang: 'ru' }), LAPTOP);
    await stranger.page.getByText('Это пульт оператора').waitFor();
    const nobody = await openPage(browser, `${server.url}/control-panel/?lang=ru&token=nonsense`, LAPTOP);
    await nobody.page.getByText('Это пульт оператора').waitFor();
    await nobody.page.getByLabel('Ссылка на пульт').fill(server.page('/control-panel/', 'operator'));
    await nobody.page.locator('vp-next-bar .big button').waitFor();
    expect(new URL(nobody.page.url()).searchParams.get('token')).toBeNull();
    await stranger.close();
    await nobody.close();
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
