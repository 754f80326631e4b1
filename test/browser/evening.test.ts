import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { describeIn, launch, openPage, type OpenedPage } from '../helpers/browsers.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { PanelPage, soon } from './panel-driver.ts';

const TEAMS = ['Совы: Анна, Пётр', 'Лоси: Вера', 'Ёжики в тумане: Лев, Яна'].join('\n');
const WORDS = Array.from({ length: 40 }, (_, i) => `слово${String(i + 1)}`).join('\n');
const MIMES = ['Плясать под чужую дудку', 'Белая ворона', 'Синий чулок', 'Железный занавес'].join('\n');

/** Everything a club has open in an evening. */
interface Club {
  readonly panel: PanelPage;
  readonly program: OpenedPage;
  readonly hall: OpenedPage;
  readonly host: OpenedPage;
  readonly phone: OpenedPage;
}

describeIn(['debian'], 'an evening through the pages', (name) => {
  let browser: Browser;
  let server: TestServer;
  let club: Club;

  beforeEach(async () => {
    server = await startServer();
    browser = await launch(name);
    const page = (path: string, role: 'public' | 'host' | 'explainer' = 'public') =>
      openPage(browser, server.page(path, role, { lang: 'ru' }), { viewport: { width: 960, height: 540 } });
    club = {
      panel: await PanelPage.open(browser, server),
      program: await page('/overlays/program/'),
      hall: await page('/screens/hall/'),
      host: await page('/screens/host/', 'host'),
      phone: await page('/screens/explainer/', 'explainer'),
    };
  });
  afterEach(async () => {
    await browser.close();
    await server.stop();
  });

  const room = async () => {
    const { main } = (await server.view()).rooms;
    if (!main) throw new Error('no room');
    return main;
  };
  const sees = (where: Page, text: string | RegExp) => where.getByText(text).first().waitFor();
  const button = (label: string | RegExp) => club.panel.page.getByRole('button', { name: label });

  async function pasteDeck(stage: string, text: string, count: number): Promise<void> {
    await club.panel.page.locator(`[data-deck="${stage}"]`).getByRole('button').first().click();
    await club.panel.page.locator('wa-dialog textarea').fill(text);
    await button(`Загрузить ${String(count)}`).click();
    await soon(async () => (await server.view()).decks.hat !== null || stage !== 'hat').toBe(true);
  }

  /** The minute is taken down to its end by the panel's own key. */
  async function runOut(): Promise<void> {
    const less = club.panel.page.locator('vp-clock-box').getByRole('button', { name: '−30' });
    await less.click();
    await less.click();
  }

  /** An attempt of whoever comes next, to its result. */
  async function attempt(result: 'attempt.guessed' | 'attempt.missed'): Promise<void> {
    const { panel } = club;
    await panel.press('Space', 'attempt.start');
    await panel.press('Space', 'attempt.go');
    await panel.take(result);
    await panel.offers('attempt.start');
  }

  test(
    'teams, two stages of the tournament and a game of ChGK, with mistakes and their undoing',
    { timeout: 240_000 },
    async () => {
      const { panel, program, hall, host, phone } = club;
      const { page } = panel;

      // The evening is set up.
      await panel.go('teams');
      await button('Вставить списком').click();
      await page.locator('wa-dialog textarea').fill(TEAMS);
      await button('Добавить 3 команды').click();
      await page.locator('vp-teams-section b', { hasText: 'Ёжики' }).waitFor();
      await panel.go('content');
      await pasteDeck('hat', WORDS, 40);
      await pasteDeck('crocodile', MIMES, 4);
      await panel.go('show');
      for (const [option, value] of [
        ['attemptsMin', '1'],
        ['wheelSeconds', '2'],
      ] as const) {
        const field = page.locator(`[data-option="${option}"]`).getByRole('textbox');
        await field.fill(value);
        await field.blur();
        await soon(async () => (await server.view()).ruleset[option]).toBe(Number(value));
      }

      // Stage 1: the explainer's own phone counts the words.
      await panel.go('play');
      await panel.press('Space', 'stage.start');
      await panel.offers('attempt.start');
      await sees(hall.page, 'Однокоренные слова');
      await page.locator('vp-party-now').getByRole('button', { name: 'Анна' }).click();
      await panel.press('Space', 'attempt.start');
      await sees(hall.page, 'Объясняет: Анна');
      await page.keyboard.press('Digit1');
      await page.keyboard.press('Digit3');
      await panel.press('Space', 'attempt.go');
      const guessed = phone.page.getByRole('button', { name: 'Отгадано' });
      const skip = phone.page.getByRole('button', { name: 'Пропустить' });
      const words = async () => (await room()).party?.words;
      await guessed.click({ delay: 300 });
      await soon(words).toEqual({ guessed: 1, skipped: 0 });
      await skip.click({ delay: 300 });
      await soon(words).toEqual({ guessed: 1, skipped: 1 });
      await guessed.click({ delay: 300 });
      await soon(words).toEqual({ guessed: 2, skipped: 1 });
      await sees(program.page, 'Совы');
      const secret = (await server.view('host')).rooms['main']?.party?.item?.text ?? '';
      expect(secret).toMatch(/^слово\d/);
      await sees(host.page, secret);
      await sees(phone.page, secret);
      expect(await hall.page.getByText(secret, { exact: true }).count()).toBe(0);
      expect(await program.page.getByText(secret, { exact: true }).count()).toBe(0);
      await runOut();
      await panel.offers('attempt.close');
      // The skipped word was a guess after all.
      await page.locator('vp-party-now .marks').nth(1).getByRole('button').first().click();
      await soon(words).toEqual({ guessed: 3, skipped: 0 });
      await panel.take('attempt.close');
      await sees(hall.page, '+9');
      await panel.offers('attempt.start');

      // A penalty for the wrong team is taken back.
      await button('Штраф за подсказку: −30: Лоси').click();
      await button('Дать штраф').click();
      const totals = async () => (await server.view()).standings.map(({ total }) => total);
      await soon(totals).toEqual([9, 0, -30]);
      await page.keyboard.press('Control+KeyZ');
      await soon(totals).toEqual([9, 0, 0]);

      for (let team = 0; team < 2; team += 1) {
        await panel.press('Space', 'attempt.start');
        await panel.press('Space', 'attempt.go');
        await panel.take('word.guessed');
        await soon(words).toEqual({ guessed: 1, skipped: 0 });
        await runOut();
        await panel.take('attempt.close');
        await panel.offers(team === 0 ? 'attempt.start' : 'stage.end');
      }
      await soon(totals).toEqual([9, 3, 3]);
      await panel.press('Space', 'stage.end');

      // Stage 3: a guess too early is undone, the clock comes back paused.
      await page.locator('[data-stage="crocodile"]').click();
      await panel.press('Space', 'stage.start');
      await panel.press('Space', 'attempt.start');
      await panel.press('Space', 'attempt.go');
      await panel.press('Space', 'attempt.guessed');
      await sees(hall.page, '+50');
      await soon(totals).toEqual([59, 3, 3]);
      await page.keyboard.press('Control+KeyZ');
      await panel.offers('clock.resume');
      await sees(hall.page, 'Пауза');
      await panel.press('Space', 'clock.resume');
      await panel.take('attempt.missed');
      await soon(totals).toEqual([9, 3, 3]);
      await attempt('attempt.guessed');
      await attempt('attempt.missed');
      await soon(totals).toEqual([53, 9, 3]);
      await panel.press('Space', 'stage.end');

      // ChGK: a spun round, then a real wheel.
      await page.locator('vp-game-form wa-select').click();
      await page.getByRole('option', { name: 'Совы' }).click();
      await panel.take('game.start');
      await panel.offers('wheel.spin');
      await page.keyboard.press('KeyG');
      await panel.press('Space', 'wheel.spin');
      await panel.press('Space', 'discussion.start');
      await panel.offers('answer.give');
      await page.keyboard.press('KeyG');
      await soon(async () => (await room()).graphics.timer).toBe(true);
      await page.keyboard.press('KeyP');
      await panel.press('Space', 'clock.resume');
      await panel.press('Space', 'answer.give');
      await panel.press('Minus', 'verdict.wrong');
      const score = async () => (await room()).chgk?.score;
      await soon(score).toEqual({ experts: 0, viewers: 1 });
      await page.keyboard.press('Control+KeyZ');
      await panel.press('Equal', 'verdict.right');
      await soon(score).toEqual({ experts: 1, viewers: 0 });

      await page.locator('vp-chgk-board wa-switch').click();
      for (let points = 2; points <= 6; points += 1) {
        await panel.offers('wheel.point');
        const played = (await room()).chgk?.played ?? [];
        const sector = [1, 2, 3, 4, 5, 6].find((one) => !played.includes(one));
        await page.locator(`vp-table-ring [data-sector="${String(sector)}"]`).click();
        await panel.press('KeyE', 'answer.early');
        await panel.press('Equal', 'verdict.right');
        await soon(score).toEqual({ experts: points, viewers: 0 });
      }
      await sees(hall.page, 'Победа знатоков');
      await sees(host.page, 'Игра окончена');
      await page.locator('vp-chgk-board').getByRole('button', { name: 'Пётр' }).click();
      await soon(async () => (await room()).chgk?.awards.player).toBe('Пётр');
      await sees(hall.page, 'Пётр');
      expect((await server.view()).series).toEqual([{ team: 'Совы', experts: 6, viewers: 0 }]);

      // The break card goes everywhere; the journal remembers everything.
      await page.keyboard.press('KeyB');
      await page.locator('wa-dialog button.main').click();
      await sees(program.page, /Продолжим в/);
      await sees(hall.page, /Продолжим в/);
      await panel.go('journal');
      await sees(page, /лучший игрок: Пётр/i);
      await page.locator('vp-journal-section .top input').fill('отмен');
      await soon(() => page.locator('vp-journal-section tr').count()).toBe(3);

      for (const one of [panel.opened, program, hall, host, phone]) one.assertQuiet();
    },
  );
});
