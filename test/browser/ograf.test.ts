import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { execFileSync } from 'node:child_process';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { describeIn, launch, openPage, screenshot } from '../helpers/browsers.ts';
import { coverage, decode, identical } from '../helpers/images.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUILT = join(ROOT, 'dist/ograf');
const KINDS: Readonly<Record<string, string>> = {
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** A renderer's page: it defines the exported class under the manifest's id, as renderers do. */
const RENDERER = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><style>html,body{margin:0;background:transparent;overflow:hidden}</style>
<script type="module">
window.open_ = async (id) => {
  const manifest = await (await fetch('/' + id + '/' + id + '.ograf.json')).json();
  const { default: Graphic } = await import('/' + id + '/' + manifest.main);
  customElements.define(manifest.id, Graphic);
  window.graphic = document.createElement(manifest.id);
  return manifest;
};
window.import_ = (address) => import(address);
window.usable = true;
</script>`;

let server: Server;
let address: string;

beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'scripts/build-ograf.mjs')], { stdio: 'pipe' });
  server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    if (path === '/') return response.setHeader('content-type', 'text/html').end(RENDERER);
    try {
      const body = readFileSync(join(BUILT, path));
      response.setHeader('content-type', KINDS[extname(path)] ?? 'application/octet-stream').end(body);
    } catch {
      response.writeHead(404).end();
    }
    return undefined;
  }).listen(0, '127.0.0.1');
  return new Promise<void>((resolve) =>
    server.on('listening', () => {
      address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
      resolve();
    }),
  );
});

afterAll(() => {
  server.close();
});

interface Answer {
  readonly statusCode: number;
  readonly currentStep?: number;
}

/** The graphic's methods, called in the page. */
const call = (page: Page, method: string, params?: unknown): Promise<Answer> =>
  page.evaluate(
    ([name, given]) => {
      const { graphic } = window as unknown as { graphic: Record<string, (p: unknown) => Promise<Answer>> };
      return graphic[name]!(given);
    },
    [method, params] as const,
  );

async function openGraphic(browser: Browser, id: string) {
  const opened = await openPage(browser, address);
  await opened.page.waitForFunction('window.usable');
  await opened.page.evaluate(
    (name) => (window as unknown as { open_: (id: string) => unknown }).open_(name),
    id,
  );
  return opened;
}

const attach = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.append((window as unknown as { graphic: HTMLElement }).graphic);
  });

const isBlank = (png: Buffer): boolean => coverage(decode(png)) === 0;

describeIn(['103', '127'], 'OGraf graphics as renderers treat them', (chromium) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(chromium);
  });
  afterAll(() => browser.close());

  it('load works on an element that is in no document, without data or characteristics, for every graphic', async () => {
    for (const id of readdirSync(BUILT)) {
      const opened = await openGraphic(browser, id);
      expect(await call(opened.page, 'load', {}), id).toMatchObject({ statusCode: 200 });
      expect(await call(opened.page, 'playAction', {}), id).toMatchObject({
        statusCode: 200,
        currentStep: 0,
      });
      expect(await call(opened.page, 'dispose', {}), id).toMatchObject({ statusCode: 200 });
      opened.assertQuiet();
      await opened.close();
    }
  });

  it('load, updateAction and playAction may be called back to back; an action before load is refused in words', async () => {
    const { page, ...opened } = await openGraphic(browser, 'volchok-ograf-lower-third');
    expect(await call(page, 'playAction', {})).toMatchObject({ statusCode: 409 });
    await attach(page);
    const answers = await page.evaluate(() => {
      const { graphic } = window as unknown as { graphic: Record<string, (p: unknown) => Promise<Answer>> };
      return Promise.all([
        graphic['load']!({ data: { title: 'Имя', text: 'кто' } }),
        graphic['updateAction']!({ data: { text: 'капитан' } }),
        graphic['playAction']!({ skipAnimation: true }),
      ]);
    });
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const texts = await page.evaluate(() => {
      const { graphic } = window as unknown as { graphic: HTMLElement };
      return graphic.shadowRoot!.querySelector('volchok-lower-third')!.shadowRoot!.textContent;
    });
    expect(texts).toContain('Имя');
    expect(texts).toContain('капитан');
    opened.assertQuiet();
    await opened.close();
  });

  it('steps: the last one is left by one more play, whose answer has no currentStep', async () => {
    const { page, ...opened } = await openGraphic(browser, 'volchok-ograf-question');
    await attach(page);
    await call(page, 'load', { data: { text: 'Вопрос', answer: 'Ответ' } });
    const steps = [];
    for (let i = 0; i < 4; i++) steps.push(await call(page, 'playAction', { skipAnimation: true }));
    expect(steps.map(({ currentStep }) => currentStep)).toEqual([0, 1, 2, undefined]);
    expect('currentStep' in steps[3]!).toBe(false);
    expect(await call(page, 'playAction', { goto: 2, skipAnimation: true })).toMatchObject({
      currentStep: 2,
    });
    expect(await call(page, 'customAction', { payload: {} })).toMatchObject({ statusCode: 400 });
    await opened.close();
  });

  it('loaded once more it begins anew: with the new data, off air', async () => {
    const { page, ...opened } = await openGraphic(browser, 'volchok-ograf-lower-third');
    await attach(page);
    await call(page, 'load', { data: { title: 'Первая' } });
    await call(page, 'playAction', { skipAnimation: true });
    expect(isBlank(await screenshot(page))).toBe(false);
    expect(await call(page, 'load', { data: { title: 'Вторая' } })).toMatchObject({ statusCode: 200 });
    expect(isBlank(await screenshot(page))).toBe(true);
    expect(await call(page, 'playAction', { skipAnimation: true })).toMatchObject({ currentStep: 0 });
    const text = await page.evaluate(() => {
      const { graphic } = window as unknown as { graphic: HTMLElement };
      return graphic.shadowRoot!.querySelector('volchok-lower-third')!.shadowRoot!.textContent;
    });
    expect(text).toContain('Вторая');
    opened.assertQuiet();
    await opened.close();
  });

  it('plays that are pending at once answer each with its own step', async () => {
    const { page, ...opened } = await openGraphic(browser, 'volchok-ograf-question');
    await attach(page);
    const steps = await page.evaluate(async () => {
      const { graphic } = window as unknown as { graphic: Record<string, (p: unknown) => Promise<Answer>> };
      const answers = await Promise.all([
        graphic['load']!({}),
        graphic['playAction']!({}),
        graphic['playAction']!({}),
        graphic['playAction']!({ goto: 0 }),
      ]);
      return answers.slice(1).map(({ currentStep }) => currentStep);
    });
    expect(steps).toEqual([0, 1, 0]);
    opened.assertQuiet();
    await opened.close();
  });

  it('an update changes theme and language too', async () => {
    const { page, ...opened } = await openGraphic(browser, 'volchok-ograf-timer');
    await attach(page);
    await call(page, 'load', { data: { kind: 'discussion', running: false } });
    await call(page, 'playAction', { skipAnimation: true });
    const shown = (): Promise<{ theme: string | undefined; text: string | null }> =>
      page.evaluate(() => {
        const { graphic } = window as unknown as { graphic: HTMLElement };
        const stage = graphic.shadowRoot!.querySelector('div')!;
        return { theme: stage.dataset['theme'], text: stage.firstElementChild!.shadowRoot!.textContent };
      });
    expect(await shown()).toMatchObject({
      theme: 'classic',
      text: expect.stringContaining('Пауза') as string,
    });
    await call(page, 'updateAction', { data: { theme: 'party', language: 'en' } });
    expect(await shown()).toMatchObject({
      theme: 'party',
      text: expect.stringContaining('Paused') as string,
    });
    opened.assertQuiet();
    await opened.close();
  });

  it('a graphic that a renderer loads anew, from another address, works beside the first', async () => {
    const { page, ...opened } = await openGraphic(browser, 'volchok-ograf-lower-third');
    const text = await page.evaluate(async () => {
      const address = '/volchok-ograf-lower-third/graphic.mjs?again';
      const { import_ } = window as unknown as {
        import_: (address: string) => Promise<{ default: CustomElementConstructor }>;
      };
      const { default: Again } = await import_(address);
      customElements.define('loaded-again', Again);
      const graphic = document.createElement('loaded-again') as unknown as HTMLElement &
        Record<string, (p: unknown) => Promise<Answer>>;
      document.body.append(graphic);
      await graphic['load']!({ data: { title: 'Имя' } });
      await graphic['playAction']!({ skipAnimation: true });
      return graphic.shadowRoot!.querySelector('div')!.firstElementChild!.shadowRoot!.textContent;
    });
    expect(text).toContain('Имя');
    opened.assertQuiet();
    await opened.close();
  });

  it('a ChGK score turns over when it is updated', async () => {
    const { page, ...opened } = await openGraphic(browser, 'volchok-ograf-scoreboard');
    await attach(page);
    const data = { game: 'chgk', experts: 'Знатоки', viewers: 'Зрители', expertsScore: 2, viewersScore: 3 };
    await call(page, 'load', { renderType: 'non-realtime', data });
    await call(page, 'setActionsSchedule', {
      schedule: [
        { timestamp: 0, action: { type: 'playAction', params: { skipAnimation: true } } },
        { timestamp: 2000, action: { type: 'updateAction', params: { data: { ...data, expertsScore: 3 } } } },
      ],
    });
    const shoot = async (timestamp: number): Promise<Buffer> => {
      await call(page, 'goToTime', { timestamp });
      return screenshot(page);
    };
    const [before, turning, after] = [await shoot(1900), await shoot(2500), await shoot(6000)];
    expect(identical(before, turning)).toBe(false);
    expect(identical(turning, after)).toBe(false);
    expect(identical(turning, await shoot(2500))).toBe(true);
    opened.assertQuiet();
    await opened.close();
  });

  it('frame by frame: the frame at an instant is the same forwards, backwards and by a jump', async () => {
    const { page, ...opened } = await openGraphic(browser, 'volchok-ograf-scoreboard');
    await attach(page);
    const teams = (points: number) => [
      { name: 'Ять', points },
      { name: 'Йод и щёлочь', points: 10.5 },
    ];
    await call(page, 'load', { renderType: 'non-realtime', data: { teams: teams(5) } });
    await call(page, 'setActionsSchedule', {
      schedule: [
        { timestamp: 200, action: { type: 'playAction', params: {} } },
        { timestamp: 2000, action: { type: 'updateAction', params: { data: { teams: teams(25) } } } },
        { timestamp: 6000, action: { type: 'stopAction', params: {} } },
      ],
    });
    const shoot = async (timestamp: number): Promise<Buffer> => {
      await call(page, 'goToTime', { timestamp });
      return screenshot(page);
    };
    const frames = new Map<number, Buffer>();
    const frame = (t: number): Buffer => frames.get(t)!;
    const instants = [0, 500, 1500, 2400, 3200, 5000, 6150, 9000];
    for (const t of instants) frames.set(t, await shoot(t));
    const wrong: string[] = [];
    for (const t of [...instants].reverse())
      if (!identical(await shoot(t), frame(t))) wrong.push(`backwards to ${String(t)}`);
    for (const t of [3200, 0, 6150])
      if (!identical(await shoot(t), frame(t))) wrong.push(`a jump to ${String(t)}`);
    expect(wrong).toEqual([]);
    expect(instants.filter((t) => isBlank(frame(t)))).toEqual([0, 9000]);
    expect(identical(frame(2400), frame(1500))).toBe(false);
    opened.assertQuiet();
    await opened.close();
  });
});

describe('the built folder', () => {
  it('is whole in itself: no module reaches out of its own folder', () => {
    for (const id of readdirSync(BUILT)) {
      const text = readFileSync(join(BUILT, id, 'graphic.mjs'), 'utf8');
      expect(/(?:from|import)\s*["']\.\.\//.test(text), id).toBe(false);
    }
  });
});
