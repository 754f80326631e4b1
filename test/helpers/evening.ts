import type { Locator, Page } from 'playwright-core';
import { launch, openPage } from './browsers.ts';
import { OBS_PASSWORD, type RealObs, startObs } from './obs.ts';
import { captureInto, type Screen, startScreen } from './screen.ts';
import { startServer } from './server.ts';
import type { Region } from './video.ts';

/** The usual scenes; in each a camera's picture of one colour, by which the recording tells it from the others. */
export const CAMERAS = {
  Заставка: [120, 120, 120],
  'Общий план': [220, 110, 30],
  Волчок: [40, 80, 220],
  Ведущий: [190, 50, 190],
  Знатоки: [20, 190, 200],
  Сцена: [210, 200, 40],
} satisfies Record<string, readonly [number, number, number]>;

/** A corner of the picture in the colour of the scene's camera, above all graphics. */
export const MARK: Region = { x: 0, y: 0, width: 0.025, height: 0.025 };

const WHEEL_SECONDS = 6;
const RESTED_MS = 1500;

export interface EveningOptions {
  readonly width: number;
  readonly height: number;
  /** A picture (`data:…`) to be shown behind the graphics instead of the cameras and their marks. */
  readonly behind?: (panel: Page) => Promise<string>;
  /** What has happened in the game before: sent as commands, once it has been started. */
  readonly before?: { readonly stage: readonly object[]; readonly game: readonly object[] };
}

/** An attempt and a round as they were played through the panel, with a real OBS. */
export interface Evening {
  readonly obs: RealObs;
  /** The recording, whole. */
  readonly file: string;
  /** Where the graphics' parts were in the picture while they were on air. */
  readonly places: Readonly<Record<'digits' | 'ladder' | 'party' | 'score', Region>>;
  /** When things happened, in seconds from the start of the recording, to half a second or so. */
  readonly times: Readonly<Record<'attempt' | 'guess' | 'spin' | 'rest' | 'minute' | 'verdict', number>>;
  /** What the panel and the program page complained about. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** Plays an attempt of «Сам себе художник» and a round of «Что? Где? Когда?», every press in the panel. */
export async function playEvening({ width, height, behind, before }: EveningOptions): Promise<Evening> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const one of closing.splice(0).reverse()) await one();
  };
  try {
    const [server, obs] = await Promise.all([startServer(), startObs({ width, height })]);
    closing.push(
      () => server.stop(),
      () => obs.close(),
    );
    await server.play(
      { type: 'show.configure', ruleset: { wheelSeconds: WHEEL_SECONDS } },
      { type: 'team.add', id: 'a', name: 'Неспроста', color: '#ff5470' },
      { type: 'team.add', id: 'b', name: 'Шестое чувство', color: '#00b8a9' },
      { type: 'team.add', id: 'c', name: 'Братья Карамазовы', color: '#ffb000' },
    );
    const browser = await launch('debian');
    closing.push(() => browser.close());
    const panel = await openPage(browser, server.page('/control-panel/', 'operator'), {
      viewport: { width: 1366, height: 768 },
    });
    const complaints = [...panel.errors];
    const { page } = panel;

    await connectObs(page, obs);
    const picture = behind === undefined ? null : await behind(page);
    const screen = await startScreen(server.page('/overlays/program/'), { width, height, behind: picture });
    closing.push(() => screen.close());
    screen.page.on('pageerror', (error) => complaints.push(`program: ${error.message}`));
    if (screen.keyed) await addCameras(obs, screen);
    else await captureInto(obs, screen, Object.keys(CAMERAS));

    await obs.ask('SetCurrentSceneTransition', { transitionName: 'Cut' });

    const recording = obs.event('RecordStateChanged', ({ outputState }) => outputState.endsWith('_STARTED'));
    await press(page, 'Начать запись');
    await recording;
    const began = performance.now();
    const second = (): number => (performance.now() - began) / 1000;
    const times = { attempt: 0, guess: 0, spin: 0, rest: 0, minute: 0, verdict: 0 };

    await section(page, 'Эфир');
    await page.getByRole('radio', { name: 'Сам себе художник' }).click();
    await press(page, 'Начать этап');
    await button(page, 'Выходит команда').waitFor();
    await server.play(...(before?.stage ?? []));
    await press(page, 'Выходит команда');
    await press(page, 'Время пошло');
    await button(page, 'Отгадано').waitFor();
    await press(page, 'По ситуации');
    const ladder = await place(screen, 'volchok-ladder .left');
    const party = await place(screen, 'volchok-scoreboard .row');
    times.attempt = second();
    await secondsPass(screen, 4);
    await press(page, 'Отгадано');
    times.guess = second();
    await button(page, 'Выходит команда').waitFor();
    await comesToRest(screen, obs);
    await press(page, 'Закончить этап');
    await page.getByLabel('Причина').fill('Показательный подход');
    await answer(page, 'Закончить этап');

    await page.getByLabel('Название команды').fill('Команда Алёны Верхоянской');
    await page.getByLabel('Знатоки', { exact: true }).fill('Алёна Верхоянская, Тимур Ахметов, Ия Ким');
    await press(page, 'Начать игру');
    await button(page, 'Крутить волчок').waitFor();
    await server.play(...(before?.game ?? []));
    await press(page, 'По ситуации');
    // The wheel's first picture takes its time: on a real evening it has long been there.
    await press(page, 'Волчок');
    await screen.page.locator('volchok-wheel canvas').first().waitFor();
    await comesToRest(screen, obs);
    await press(page, 'Крутить волчок');
    times.spin = second();
    await button(page, 'Обсуждение').waitFor({ timeout: (WHEEL_SECONDS + 20) * 1000 });
    await comesToRest(screen, obs);
    times.rest = second();
    await press(page, 'Обсуждение');
    await button(page, 'Отвечают').waitFor();
    await press(page, 'По ситуации');
    const digits = await place(screen, 'volchok-timer .digits');
    const score = await place(screen, 'volchok-scoreboard .score');
    times.minute = second();
    await secondsPass(screen, 6);
    await press(page, 'Отвечают');
    await press(page, 'Верно');
    times.verdict = second();
    await button(page, 'Крутить волчок').waitFor();
    await comesToRest(screen, obs);

    await section(page, 'OBS');
    await press(page, 'Остановить запись');
    const stopped = obs.event(
      'RecordStateChanged',
      ({ outputState }) => outputState.endsWith('_STOPPED'),
      20_000,
    );
    await answer(page, 'Остановить запись');
    const { outputPath } = await stopped;
    complaints.push(...panel.errors);
    return { obs, file: outputPath, places: { digits, ladder, party, score }, times, complaints, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** As an operator does it, an hour before the show. */
async function connectObs(page: Page, obs: RealObs): Promise<void> {
  await section(page, 'OBS');
  await page.getByLabel('Адрес').fill(obs.address);
  await page.getByLabel('Пароль').fill(OBS_PASSWORD);
  await press(page, 'Подключить');
  await press(page, 'Создать обычные сцены');
  await answer(page, 'Создать');
  // Debian's OBS has no browser source, and the panel says so.
  await page.getByText('нет источника «Браузер»').first().waitFor();
}

/** A camera below the graphics of each scene and its mark above them. */
async function addCameras(obs: RealObs, screen: Screen): Promise<void> {
  const add = async (name: string, width: number, height: number): Promise<void> => {
    for (const [sceneName, [red, green, blue]] of Object.entries(CAMERAS)) {
      await obs.ask('CreateInput', {
        sceneName,
        inputName: `${sceneName}: ${name}`,
        inputKind: 'color_source_v3',
        inputSettings: { color: ((0xff << 24) | (blue << 16) | (green << 8) | red) >>> 0, width, height },
      });
    }
  };
  await add('камера', obs.width, obs.height);
  await captureInto(obs, screen, Object.keys(CAMERAS));
  await add('метка', MARK.width * obs.width, MARK.height * obs.height);
}

/** The button of the panel whose label begins so, after the key that does the same. */
const button = (page: Page, label: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^([A-Z0-9] )?${label}(?![а-яё])`) }).first();

const section = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const press = (page: Page, label: string): Promise<void> => button(page, label).click();

/** Answers the question that the panel asks. */
const answer = (page: Page, label: string): Promise<void> =>
  page.locator('wa-dialog[open]').getByRole('button', { name: label }).click();

/** Where a part of a graphic stands in the picture, once it does not move any more. */
async function place(screen: Screen, selector: string): Promise<Region> {
  const part = screen.page.locator(selector).first();
  await part.waitFor();
  let before = '';
  for (;;) {
    const box = await part.boundingBox();
    const now = JSON.stringify(box);
    if (box !== null && now === before) {
      const [width, height] = await screen.page.evaluate(() => [innerWidth, innerHeight] as const);
      return { x: box.x / width, y: box.y / height, width: box.width / width, height: box.height / height };
    }
    before = now;
    await screen.page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  }
}

/** Waits until the clock on air shows so many seconds less. */
async function secondsPass(screen: Screen, count: number): Promise<void> {
  const digits = screen.page.locator('volchok-timer .digits').first();
  const [minutes = 0, seconds = 0] = ((await digits.textContent()) ?? '').split(':').map(Number);
  const left = minutes * 60 + seconds - count;
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  await digits.filter({ hasText: text }).waitFor();
}

/** Nothing moves on the program page, and OBS has recorded that for more than a second. */
async function comesToRest(screen: Screen, obs: RealObs): Promise<void> {
  await screen.page.waitForFunction(
    () => (window as { readonly volchok?: { readonly still: boolean } }).volchok?.still === true,
  );
  const { outputDuration: from } = await obs.ask('GetRecordStatus');
  while ((await obs.ask('GetRecordStatus')).outputDuration < from + RESTED_MS);
}
