import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Links } from '../../src/protocol/http.ts';
import type { Graphic } from '../../src/rules/views/types.ts';
import { describeIn, launch, openPage, type OpenedPage } from '../helpers/browsers.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { PanelPage, soon } from './panel-driver.ts';

/** What Chromium says of pictures that are read back from a software renderer. Nothing of ours is wrong with it. */
const DRIVER_HINT =
  /^\[\.WebGL-0x[\da-f]+\]GL Driver Message \(OpenGL, Performance, GL_CLOSE_PATH_NV, High\): GPU stall due to ReadPixels(?: \(this message will no longer repeat\))?$/;

const DIGITS = /\d:\d\d/;
const WORDS = /\p{L}{4}/u;

/** Enough to be alive, and little enough for a dozen pages to be painted at once without a GPU. */
const SMALL = { viewport: { width: 480, height: 270 } } as const;

/** A page and every word that its console has said, hints for developers left out. */
interface Watched extends OpenedPage {
  readonly said: readonly string[];
}

/** Counts what the page gives to its loudspeakers. */
const COUNT_SOUNDS = `
  globalThis.sounds = 0;
  for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
    const { start } = kind.prototype;
    kind.prototype.start = function (...when) {
      globalThis.sounds += 1;
      return start.apply(this, when);
    };
  }
`;

describeIn(['debian'], 'the demo evening', (name) => {
  let browser: Browser;
  let server: TestServer;
  let links: Links;
  let watched: Watched[];

  beforeEach(async () => {
    server = await startServer({ args: ['--demo'] });
    browser = await launch(name);
    links = (await (await fetch(`${server.url}/api/links?token=${server.operator}`)).json()) as Links;
    watched = [];
  });
  afterEach(async () => {
    await browser.close();
    await server.stop();
  });

  const listen = (page: Page): string[] => {
    const said: string[] = [];
    page.on('console', (message: ConsoleMessage) => {
      if (!DRIVER_HINT.test(message.text())) said.push(`${message.type()}: ${message.text()}`);
    });
    return said;
  };

  async function open(path: string, room: string): Promise<Page> {
    const address = new URL(server.page(path, 'public', { lang: 'ru', room }));
    if (path === '/screens/host/') address.searchParams.set('token', links.host);
    if (path === '/screens/explainer/') address.searchParams.set('token', links.explainer[room] ?? '');
    let said: string[] = [];
    const opened = await openPage(browser, address.href, {
      ...SMALL,
      before: async (page) => {
        said = listen(page);
        await page.addInitScript(COUNT_SOUNDS);
      },
    });
    watched.push({ ...opened, said });
    return opened.page;
  }

  /** Everything that a club has open: the panel and each page of the room, by its folder. */
  async function club(room: string): Promise<{ panel: PanelPage; at: (folder: string) => Page }> {
    const panel = await PanelPage.open(browser, server, { room });
    watched.push({ ...panel.opened, said: listen(panel.page) });
    const paths = links.pages.filter((path) => path !== '/control-panel/');
    const pages = new Map<string, Page>();
    for (const path of paths) pages.set(path.split('/').at(-2) ?? '', await open(path, room));
    return {
      panel,
      at(folder) {
        const page = pages.get(folder);
        if (!page) throw new Error(`no page ${folder}`);
        return page;
      },
    };
  }

  const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
  const sounds = (page: Page) => soon(() => page.evaluate('sounds')).toBeGreaterThan(0);
  const room = async (id: string) => {
    const found = (await server.view()).rooms[id];
    if (!found) throw new Error('no room');
    return found;
  };

  function assertQuiet(): void {
    for (const { page, assertQuiet: noErrors, said } of watched) {
      noErrors();
      expect(said, page.url()).toEqual([]);
    }
  }

  /** Puts a graphic on air, or takes it off, by its button. */
  async function press(panel: PanelPage, graphic: Graphic, isOn: boolean): Promise<void> {
    await panel.graphic(graphic).click();
    await soon(() => panel.graphic(graphic).getAttribute('aria-pressed')).toBe(String(isOn));
  }

  test('the game in the main hall goes on to its end on every page', { timeout: 120_000 }, async () => {
    const { panel, at } = await club('main');
    const { page } = panel;
    const score = (experts: number, viewers: number) =>
      soon(async () => (await room('main')).chgk?.score).toEqual({ experts, viewers });
    const shown = async (experts: number, viewers: number): Promise<void> => {
      await score(experts, viewers);
      for (const where of ['program', 'scoreboard']) {
        await soon(() => at(where).getByText(String(experts), { exact: true }).count()).toBeGreaterThan(0);
        await soon(() => at(where).getByText(String(viewers), { exact: true }).count()).toBeGreaterThan(0);
      }
    };

    for (const where of ['program', 'scoreboard']) await sees(at(where), 'Сборная «Совы»');
    await shown(3, 3);

    // Wherever the arrow comes to rest: the spin is taken back, and so is one of our own.
    await page.keyboard.press('Control+KeyZ');
    await panel.live('wheel.spin');
    await panel.go('show');
    const seconds = page.locator('[data-option="wheelSeconds"]').getByRole('textbox');
    await seconds.fill('2');
    await seconds.blur();
    await soon(async () => (await server.view()).ruleset['wheelSeconds']).toBe(2);
    await panel.go('play');
    await panel.press('Space', 'wheel.spin');
    for (const where of ['wheel', 'program']) await sees(at(where), 'Сектор');
    await soon(async () => (await room('main')).chgk?.phase).not.toBe('spinning');
    await page.keyboard.press('Control+KeyZ');
    await panel.live('wheel.spin');

    // The blitz, three questions in a row.
    await page.locator('vp-chgk-board wa-switch').click();
    await panel.offers('wheel.point');
    await page.locator('vp-table-ring [data-sector="5"]').click();
    await press(panel, 'blitz', true);
    await sees(at('blitz'), /Блиц/);
    await press(panel, 'question', true);
    for (let question = 1; question <= 3; question += 1) {
      await panel.take('discussion.start');
      if (question === 1) await sees(at('timer'), DIGITS);
      await panel.take('answer.give');
      await panel.take('verdict.right');
    }
    await shown(4, 3);

    // A verdict is overturned.
    await panel.offers('wheel.point');
    await page.locator('vp-table-ring [data-sector="2"]').click();
    await panel.take('discussion.start');
    await sees(at('timer'), DIGITS);
    await sees(at('hall'), DIGITS);
    await panel.take('answer.give');
    await panel.take('verdict.wrong');
    await shown(4, 4);
    await page.keyboard.press('Control+KeyZ');
    await panel.take('verdict.right');
    await shown(5, 3);

    await panel.offers('wheel.point');
    await page.locator('vp-table-ring [data-sector="6"]').click();
    await panel.take('answer.early');
    await panel.take('verdict.right');
    await shown(6, 3);
    await sees(at('hall'), 'Победа знатоков');
    await sees(at('host'), 'Игра окончена');

    // Everything else that a game shows.
    await press(panel, 'wheel', false);
    await page.locator('vp-chgk-board').getByRole('button', { name: 'Ника' }).click();
    await soon(async () => (await room('main')).chgk?.awards.player).toBe('Ника');
    await sees(at('hall'), 'Ника');
    await press(panel, 'award', true);
    await sees(at('award'), 'Ника');
    await press(panel, 'award', false);
    await press(panel, 'lowerThird', true);
    await sees(at('lower-third'), 'капитан сборной «Совы»');
    await press(panel, 'standings', true);
    await sees(at('standings'), 'Летняя сборная');
    expect((await server.view()).series.at(-1)).toEqual({ team: 'Сборная «Совы»', experts: 6, viewers: 3 });
    await sounds(at('sound'));
    assertQuiet();
  });

  test('the stage in the small hall goes on to its end on every page', { timeout: 120_000 }, async () => {
    const { panel, at } = await club('small');
    const { page } = panel;
    /** Points by the team's name. */
    const totals = async (): Promise<Readonly<Record<string, number>>> => {
      const { teams, standings } = await server.view();
      const nameOf = (id: string): string => teams.find((team) => team.id === id)?.name ?? id;
      return Object.fromEntries(standings.map(({ team, total }) => [nameOf(team), total]));
    };
    /** The longest word of what is drawn: a page may put it in several lines. */
    const secret = async () => {
      const text = (await server.view('host')).rooms['small']?.party?.item?.text ?? '';
      return text.split(/[\s,.:]+/).sort((one, other) => other.length - one.length)[0] ?? '';
    };

    // A team is drawing; its explainer and the host know what, the others do not.
    for (const where of ['program', 'scoreboard', 'hall']) await sees(at(where), 'Неспящие');
    for (const where of ['timer', 'hall', 'explainer']) await sees(at(where), DIGITS);
    await sees(at('ladder'), '50');
    const drawn = await secret();
    for (const where of ['explainer', 'host']) await sees(at(where), drawn);
    for (const where of ['hall', 'program']) expect(await at(where).getByText(drawn).count()).toBe(0);

    await press(panel, 'rules', true);
    await sees(at('rule-card'), WORDS);
    await press(panel, 'rules', false);

    // A guess too early is taken back: the clock comes back paused.
    const before = (await totals())['Неспящие'];
    await panel.take('attempt.guessed');
    await soon(async () => (await totals())['Неспящие']).not.toBe(before);
    await sees(at('hall'), /^\+\d+$/);
    await panel.offers('attempt.start');
    await page.keyboard.press('Control+KeyZ');
    await panel.offers('clock.resume');
    await sees(at('hall'), 'Пауза');
    await soon(async () => (await totals())['Неспящие']).toBe(before);
    await panel.take('clock.resume');
    await panel.take('attempt.guessed');
    await panel.offers('attempt.start');
    await press(panel, 'reveal', true);
    await sees(at('reveal'), drawn);
    await press(panel, 'reveal', false);

    // Whoever is next, until everybody has had three.
    for (let left = 5; left > 0; left -= 1) {
      await panel.take('attempt.start');
      await panel.take('attempt.go');
      const item = await secret();
      await sees(at('explainer'), item);
      await panel.take(left % 2 === 0 ? 'attempt.missed' : 'attempt.guessed');
      await panel.offers(left > 1 ? 'attempt.start' : 'stage.end');
    }
    await panel.take('stage.end');
    await panel.offers('stage.start');
    const table = await totals();
    expect(Object.values(table).every((total) => total !== 0)).toBe(true);
    const best = Object.entries(table).sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
    await press(panel, 'standings', true);
    await sees(at('standings'), best);

    // And what stands between two stages.
    await press(panel, 'countdown', true);
    await sees(at('countdown'), WORDS);
    await page.keyboard.press('KeyB');
    await page.locator('wa-dialog button.main').click();
    await sees(at('break-card'), /Перерыв|Продолжим/);
    await sees(at('hall'), /Перерыв|Продолжим/);
    await sounds(at('sound'));
    assertQuiet();
  });
});
