import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { describeIn, launch } from '../helpers/browsers.ts';
import { type FakeObs, startFakeObs } from '../helpers/fake-obs.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { PanelPage, soon } from './panel-driver.ts';

describeIn(['debian'], 'the panel’s page about OBS', (name) => {
  let browser: Browser;
  let server: TestServer;
  let obs: FakeObs;
  let panel: PanelPage;

  beforeAll(async () => {
    obs = await startFakeObs({ password: 'секрет' });
    obs.scenes = ['Заставка', 'Волчок', 'Знатоки'];
    obs.program = 'Заставка';
    server = await startServer();
    browser = await launch(name);
    panel = await PanelPage.open(browser, server);
    await panel.go('obs');
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    await obs.close();
  });

  test('a wrong password is called so; the right one connects and is never shown again', async () => {
    const { page } = panel;
    await page.getByLabel('Адрес').fill(obs.address);
    await page.getByLabel('Пароль').fill('не тот');
    await page.getByRole('button', { name: 'Подключить' }).click();
    await page.locator('vp-obs-section .state').getByText('неверный пароль').waitFor();
    await page.getByLabel('Пароль').fill('секрет');
    await page.getByLabel('Пароль').press('Enter');
    await page.locator('vp-obs-section .state.connected').waitFor();
    await soon(() => page.getByLabel('Пароль').inputValue()).toBe('');
    expect(await page.content()).not.toContain('секрет');
  });

  test('the table says which scene comes when; a choice by hand and a hold stand above it', async () => {
    const { page } = panel;
    // The lock beside the scene in the top bar has the same name.
    const section = page.locator('vp-obs-section');
    await page.getByLabel('ЧГК: вопрос').selectOption('Знатоки');
    await page.getByLabel('ЧГК: волчок').selectOption('Волчок');
    await server.play({ type: 'chgk.game.start', experts: { name: 'Совы', players: [] } });
    await server.play({ type: 'chgk.wheel.point', sector: 3 });
    const program = () => page.locator('vp-obs-section .scenes .on').innerText();
    await soon(program).toBe('Знатоки');
    await soon(() => page.locator('tr.now').getAttribute('data-situation')).toBe('reading');

    await page.locator('[data-scene="Заставка"]').click();
    await soon(program).toBe('Заставка');
    await page.getByText('выбрана руками').waitFor();
    await section.getByRole('button', { name: 'Закрепить' }).click();
    await section.getByRole('button', { name: 'Закреплена' }).waitFor();
    await server.play({ type: 'chgk.discussion.start' }, { type: 'chgk.answer.give' });
    await server.play({ type: 'chgk.verdict', correct: true }, { type: 'chgk.wheel.spin' });
    expect(await program()).toBe('Заставка');
    await section.getByRole('button', { name: 'Закреплена' }).click();
    await soon(program).toBe('Волчок');
    await page.locator('vp-top-bar').getByText('OBS: Волчок').waitFor();
  });

  test('the waiting page is a file to download', async () => {
    const [download] = await Promise.all([
      panel.page.waitForEvent('download'),
      panel.page.getByRole('button', { name: 'Скачать файл' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.html$/);
    panel.opened.assertQuiet();
  });
});
