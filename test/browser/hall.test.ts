import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { CHROMIUMS, describeIn, launch, openPage, screenshot } from '../helpers/browsers.ts';
import { decode } from '../helpers/images.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { show, type Show } from '../helpers/show.ts';

const FROM = Date.UTC(2026, 2, 7, 16);
const LONG = 'Команда имени Александра Сергеевича Грибоедова';
const LONGER = 'Сборная факультета радиоэлектроники и лазерной техники Санкт-Петербурга';
const NAMES = [
  LONG,
  LONGER,
  'Ять',
  ...Array.from({ length: 9 }, (_, i) => `Железнодорожники № ${String(i + 1)}`),
];

const evening = (): Show => {
  const game = show({ from: FROM });
  game.do('show.configure', { title: 'Кубок весны интеллектуальных игр 2026' });
  NAMES.forEach((name, i) => game.do('team.add', { id: `t${String(i)}`, name, color: '#4aa3ff' }));
  return game;
};
const inStage = (stage: string): Show =>
  evening()
    .do('deck.load', {
      deck: stage,
      items: [
        { text: '«Явление Христа народу»', note: 'Александр Иванов' },
        { text: 'Достопримечательность' },
      ],
    })
    .do('party.stage.start', { stage, theme: 'русская живопись второй половины XIX века' })
    .do('party.attempt.start', { team: 't1', explainer: 'Константин Константинопольский' });
const inGame = (): Show =>
  evening()
    .do('questions.load', {
      questions: [
        {
          sector: 3,
          text: 'В одном старинном описании этот предмет назван «домом, в котором живёт время, но из которого оно всё время уходит». Через минуту назовите его двумя словами.',
          answer: 'Песочные часы',
          author: 'Вера Белозёрова',
          town: 'Каменск-Уральский',
        },
      ],
    })
    .do('chgk.game.start', { experts: { name: LONG, players: ['Анна'] }, viewers: { name: LONGER } });

interface Scene {
  readonly name: string;
  readonly game: () => Show;
  /** Seconds after the last command at which it is looked at. */
  readonly after?: number;
  readonly says: readonly string[];
  /** What nobody in the hall may read yet. */
  readonly hides?: readonly string[];
}

const SCENES: readonly Scene[] = [
  { name: 'welcome', game: () => evening(), says: ['игр 2026'] },
  {
    name: 'countdown',
    game: () =>
      evening().do('schedule.set', { items: [{ label: 'Сбор игроков', at: '2026-03-07T16:10:00Z' }] }),
    after: 5,
    says: ['Сбор игроков', '9:55'],
  },
  {
    name: 'rules',
    game: () => evening().do('party.stage.start', { stage: 'crocodile' }),
    after: 5,
    says: ['Крокодил', 'Звуки'],
  },
  {
    name: 'preparation',
    game: () => inStage('artist'),
    after: 3,
    says: ['1:57', 'Цифры'],
    hides: ['Явление', 'Иванов', 'Достопримечательность'],
  },
  {
    name: 'a minute of words',
    game: () => inStage('hat').do('party.attempt.go').do('party.word.guessed'),
    after: 4,
    says: ['0:56', '+3'],
    hides: ['Явление', 'Достопримечательность'],
  },
  {
    name: 'the ladder',
    game: () => inStage('artist').do('party.attempt.go'),
    after: 40,
    says: ['4:20', '45', 'XIX века'],
    hides: ['Явление', 'Достопримечательность'],
  },
  {
    name: 'reserve',
    game: () => inStage('artist').do('party.attempt.go'),
    after: 302,
    says: ['−0:02', 'Последние секунды'],
  },
  {
    name: 'paused',
    game: () => inStage('crocodile').do('party.attempt.go').do('clock.pause'),
    after: 9,
    says: ['5:00', 'Пауза'],
  },
  {
    name: 'result',
    game: () => inStage('artist').do('party.attempt.go').wait('0:50').do('party.attempt.guessed'),
    after: 2,
    says: ['+45'],
  },
  {
    name: 'standings',
    game: () => inStage('artist').do('party.attempt.go').wait('0:50').do('party.attempt.guessed'),
    after: 20,
    says: ['Ять', '45'],
  },
  { name: 'score', game: () => inGame(), says: ['0'] },
  {
    name: 'question',
    game: () => inGame().do('chgk.wheel.point', { sector: 3 }),
    after: 10,
    says: ['3', 'Внимание, вопрос!', 'Белозёрова'],
    hides: ['Песочные', 'старинном'],
  },
  {
    name: 'minute',
    game: () => inGame().do('chgk.wheel.point', { sector: 3 }).do('chgk.discussion.start'),
    after: 53,
    says: ['0:07', 'Обсуждение'],
    hides: ['Песочные', 'старинном'],
  },
  {
    name: 'minute with the question shown',
    game: () =>
      inGame()
        .do('chgk.wheel.point', { sector: 3 })
        .do('chgk.question.reveal', { what: 'text' })
        .do('chgk.discussion.start'),
    after: 20,
    says: ['0:40', 'старинном'],
    hides: ['Песочные'],
  },
  {
    name: 'answer',
    game: () =>
      inGame()
        .do('chgk.wheel.point', { sector: 3 })
        .do('chgk.question.reveal', { what: 'text' })
        .do('chgk.discussion.start')
        .wait('0:30')
        .do('chgk.answer.give')
        .do('chgk.question.reveal', { what: 'answer' }),
    after: 2,
    says: ['Отвечают знатоки', 'Песочные часы'],
  },
  {
    name: 'break',
    game: () =>
      inGame().do('graphic.take', { graphic: 'break', content: { title: 'Перерыв', text: 'до 20:15' } }),
    after: 5,
    says: ['Перерыв', 'до 20:15'],
  },
];

/** Puts a scene on the page and gives everything that is written on it, with what sticks out of the window. */
async function look(
  page: Page,
  { game: play, after = 1 }: Scene,
): Promise<{ text: string; outside: readonly string[]; t: number }> {
  const game = play().wait(after * 1000);
  const t = game.now;
  const view = game.view('public');
  const found = await page.evaluate(
    async ([shown, at]) => {
      const { volchok } = window;
      if (!volchok) throw new Error('no page control');
      await volchok.setView(shown);
      await volchok.seek(at);
      const texts: string[] = [];
      const outside: string[] = [];
      const walk = (root: ParentNode): void => {
        for (const element of root.querySelectorAll('*')) {
          if (element.shadowRoot) walk(element.shadowRoot);
          const own = [...element.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .map((node) => node.textContent?.trim() ?? '')
            .join(' ')
            .trim();
          if (own === '' || element.localName === 'style') continue;
          texts.push(own);
          const box = element.getBoundingClientRect();
          if (box.width === 0) continue;
          if (box.left < -2 || box.top < -2 || box.right > innerWidth + 2 || box.bottom > innerHeight + 2) {
            outside.push(`${own} (${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')})`);
          }
        }
      };
      walk(document);
      return { text: texts.join(' | '), outside };
    },
    [view, t] as const,
  );
  return { ...found, t };
}

describeIn(CHROMIUMS, 'the display in the hall', (name) => {
  let browser: Browser;
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
    browser = await launch(name);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  test.each([
    [1920, 1080],
    [1024, 768],
  ])('%d×%d: every scene says what it should, hides what it must, and fits', async (width, height) => {
    const address = server.page('/screens/hall/', 'public', { lang: 'ru', link: 'off' });
    const opened = await openPage(browser, address, { viewport: { width, height } });
    const wrong: string[] = [];
    for (const scene of SCENES) {
      const { text, outside } = await look(opened.page, scene);
      wrong.push(
        ...scene.says.filter((word) => !text.includes(word)).map((word) => `${scene.name}: no «${word}»`),
        ...(scene.hides ?? [])
          .filter((word) => text.includes(word))
          .map((word) => `${scene.name}: «${word}»`),
        ...outside.map((piece) => `${scene.name}: ${piece} is outside`),
      );
    }
    expect(wrong).toEqual([]);
    opened.assertQuiet();
    await opened.close();
  });

  test('nothing shows through, and an instant looks the same whenever it is come to', async () => {
    const address = server.page('/screens/hall/', 'public', { lang: 'ru', link: 'off' });
    const opened = await openPage(browser, address, { viewport: { width: 960, height: 540 } });
    const minute = SCENES.find((scene) => scene.name === 'minute');
    if (!minute) throw new Error('no such scene');
    const { t } = await look(opened.page, minute);
    const shot = () => screenshot(opened.page);
    const first = await shot();
    const { data } = decode(first);
    let clear = 0;
    for (let i = 3; i < data.length; i += 4) clear += Number(data[i] !== 255);
    expect(clear).toBe(0);
    await opened.page.evaluate((at) => window.volchok?.seek(at), t - 20_000);
    expect((await shot()).equals(first)).toBe(false);
    await opened.page.evaluate((at) => window.volchok?.seek(at), t);
    expect((await shot()).equals(first)).toBe(true);
    await opened.close();
  });
});
