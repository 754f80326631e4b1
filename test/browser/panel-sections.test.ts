import { expect, test } from 'vitest';

import { describeIn, openPage } from '../helpers/browsers.ts';
import { GAME, panelBench, TEAMS } from './panel-bench.ts';
import { LAPTOP, soon } from './panel-driver.ts';

describeIn(['debian'], 'sections of the control panel', (name) => {
  const bench = panelBench(name);

  test('a deck from a file and from a pasted list, with its end announced', async () => {
    const panel = await bench.open();
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
    expect((await bench.server.view()).decks.hat).toEqual({ total: 2, left: 2 });
  });

  test('blitz and sector 13 are filled in from the package, and the operator has the last word', async () => {
    const question = (sector: number, number: number) => ({
      sector,
      number,
      text: 'Вопрос',
      answer: 'Ответ',
    });
    const panel = await bench.open();
    const form = panel.page.locator('vp-game-form');
    await form.getByLabel('Название команды').fill('Совы');
    const blitz = (sector: number) => form.getByRole('button', { name: `Сектор ${sector}`, exact: true });
    await bench.server.play({
      type: 'questions.load',
      questions: [...[1, 2, 3].map((n) => question(5, n)), question(13, 1), question(13, 2)],
    });
    await soon(() => blitz(5).getAttribute('aria-pressed')).toBe('true');
    await form.getByRole('button', { name: 'Вопросов в 13-м секторе +1' }).click();
    await form.getByRole('button', { name: 'Начать игру' }).click();
    await panel.offers('wheel.spin');
    expect((await bench.room()).chgk).toMatchObject({ blitz: 5, internetCount: 3 });
    panel.opened.assertQuiet();
  });

  test('from an empty show to a game by keys alone: the field that is meant has the focus', async () => {
    const panel = await bench.open();
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
    expect((await bench.server.view()).teams).toHaveLength(1);
  });

  test('one of several is chosen by arrow keys; Tab stops there once, and the panel’s own keys go on', async () => {
    await bench.server.play(...TEAMS);
    const panel = await bench.open();
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
    const panel = await bench.open();
    const { page } = panel;
    await page.setViewportSize({ width: 1024, height: 700 });
    const { nodes } = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
    const written = nodes.filter((node) => !node.ignored && node.role?.value === 'StaticText');
    expect(written.map((node) => String(node.name?.value))).toContain('Связь есть');
    await page.keyboard.press('Control+KeyZ');
    await page.getByRole('button', { name: 'Сообщения: 1', exact: true }).waitFor();
  });

  test('teams change their order by keys, and the focus goes with them', async () => {
    await bench.server.play(...TEAMS, { type: 'team.add', id: 'cats', name: 'Рыси' });
    const panel = await bench.open();
    await panel.go('teams');
    const up = panel.page.getByRole('button', { name: 'Выше: Рыси' });
    const first = () => panel.page.locator('vp-team-list tr').first().innerText();
    await up.focus();
    await panel.page.keyboard.press('Enter');
    await soon(async () => (await bench.server.view()).teams.map((team) => team.id)).toEqual([
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
    const panel = await bench.open();
    await panel.page.locator('vp-game-form').getByLabel('Название команды').fill('Клуб «Сова»');
    await panel.go('teams');
    await panel.teamName.fill('Лос');
    await panel.page.reload();
    await panel.go('teams');
    await soon(() => panel.teamName.inputValue()).toBe('Лос');
    await panel.go('play');
    await panel.offers('game.start');
    expect(await panel.next.innerText()).toContain('Клуб «Сова»');

    await bench.newShow();
    await panel.go('teams');
    await soon(() => panel.teamName.inputValue()).toBe('');
  });

  test('a room taken away under the operator’s hands is told', async () => {
    const rooms = (...names: readonly string[]) => ({
      type: 'rooms.set',
      rooms: names.map((title, i) => ({ id: `room${i + 1}`, name: title, teams: [] })),
    });
    await bench.server.play(rooms('Зал', 'Библиотека'));
    const panel = await bench.open({ room: 'room2' });
    await panel.page.locator('vp-top-bar .rooms').waitFor();
    await bench.server.play(rooms('Зал'));
    await panel.toasts
      .getByText('Комнаты «Библиотека» больше нет. Теперь этот пульт управляет комнатой «Зал».')
      .waitFor();
    await bench.server.play(rooms('Зал', 'Библиотека'));
    const tab = panel.page.locator('vp-top-bar .rooms').getByRole('radio', { name: 'Зал' });
    await soon(() => tab.getAttribute('aria-checked')).toBe('true');
  });

  test('what a running game does not allow is not offered, with the reason', async () => {
    await bench.server.play(...TEAMS, {
      type: 'rooms.set',
      rooms: [
        { id: 'main', name: 'Зал', teams: ['owls'] },
        { id: 'room2', name: 'Сцена', teams: ['elks'] },
      ],
    });
    await bench.server.play({ type: 'party.stage.start', room: 'main', stage: 'artist' });
    await bench.server.play({ type: 'party.attempt.start', room: 'main', team: 'owls' });
    const panel = await bench.open({ room: 'main' });
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

  test('messages close with Esc and by a press elsewhere, and never lie over the picture', async () => {
    const panel = await bench.open();
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
    await bench.server.play(GAME, { type: 'chgk.wheel.point', sector: 3 }, { type: 'chgk.discussion.start' });
    const panel = await bench.open();
    const height = async () => (await panel.page.locator('vp-next-bar').boundingBox())?.height;
    const before = await height();
    await bench.server.play({ type: 'clock.adjust', deltaMs: -60_000 });
    await panel.offers('answer.none');
    expect(await height()).toBe(before);
    const overflows = await panel.page
      .locator('vp-next-bar button, vp-next-bar .blocked')
      .evaluateAll((keys) => keys.filter((key) => key.scrollHeight > key.clientHeight + 1).length);
    expect(overflows).toBe(0);
  });

  test('whatever can be reached has a name for those who hear it, in every section', async () => {
    await bench.server.play(...TEAMS);
    const panel = await bench.open();
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
    const panel = await bench.open();
    await panel.go('show');
    const option = panel.page.locator('[data-option="hatSeconds"]');
    const field = option.getByRole('textbox');
    await field.fill('0');
    await field.blur();
    await option.getByText('Не подходит').waitFor();
    await field.fill('90');
    await field.blur();
    await soon(async () => (await bench.server.view()).ruleset['hatSeconds']).toBe(90);
    await option.getByRole('button').click();
    await soon(async () => (await bench.server.view()).ruleset['hatSeconds']).toBe(60);
  });

  test('shows: made and opened, copied, put away and brought back', async () => {
    await bench.server.play(...TEAMS);
    const panel = await bench.open();
    const { page } = panel;
    await panel.go('show');
    const card = page.locator('vp-shows-card');
    const before = await card.locator('li:has(.chip.good) b').innerText();
    const final = `Финал ${before}`;
    await card.locator('.add input').fill(final);
    await card.getByRole('button', { name: 'Создать и открыть' }).click();
    await page.locator('wa-dialog button.main').click();
    await card.locator('li', { hasText: final }).getByText('открыто').waitFor();
    await soon(async () => (await bench.server.view()).teams.length).toBe(0);
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
    await soon(async () => (await bench.server.view()).teams.length).toBe(2);
    panel.opened.assertQuiet();
  });

  test('links are handed out with a QR code and without showing their keys', async () => {
    const panel = await bench.open();
    const { page } = panel;
    await panel.go('links');
    const host = page.locator('vp-links-section li', { hasText: 'Экран ведущего' });
    await host.getByRole('button', { name: /QR/ }).click();
    await host.locator('wa-qr-code').waitFor();
    expect(await host.locator('wa-qr-code').getAttribute('value')).toBe(
      `${bench.server.url}/screens/host/?token=${bench.server.host}`,
    );
    expect(await host.innerText()).not.toContain(bench.server.host);
    await page.getByText('Вся графика').first().waitFor();
    panel.opened.assertQuiet();
  });

  test('without the operator’s key nothing is shown but how to get in', async () => {
    const stranger = await openPage(
      bench.browser,
      bench.server.page('/control-panel/', 'host', { lang: 'ru' }),
      LAPTOP,
    );
    await stranger.page.getByText('Это пульт оператора').waitFor();
    const nobody = await openPage(
      bench.browser,
      `${bench.server.url}/control-panel/?lang=ru&token=nonsense`,
      LAPTOP,
    );
    await nobody.page.getByText('Это пульт оператора').waitFor();
    await nobody.page.getByLabel('Ссылка на пульт').fill(bench.server.page('/control-panel/', 'operator'));
    await nobody.page.locator('vp-next-bar .big button').waitFor();
    expect(new URL(nobody.page.url()).searchParams.get('token')).toBeNull();
    await stranger.close();
    await nobody.close();
  });
});
