import type { Theme } from '../protocol/theme/theme.ts';
import type { Instant } from '../rules/time.ts';
import type { Graphic, Language } from '../rules/views/types.ts';
import { connect, type Link } from './connection.ts';
import { browserTime, type Cancel, FrameClock, wallTime } from './frame-clock.ts';
import { GraphicElement, roomOf, type GraphicsView } from './graphic-element.ts';
import { paintAfresh } from './paint-afresh.ts';
import { DEPTHS, Placer } from './places.ts';
import { tabStorage } from './tab-storage.ts';
import { findTheme, THEMES, themeOf } from './theme/choose.ts';
import { applyTheme, loadFontsOf } from './theme/theme.ts';

declare const __BUILD__: string;

/** The picture's own size; any window shows it whole, in the middle. */
export const STAGE = { width: 1920, height: 1080 } as const;

/** What a page's address says: `?room=&lang=&theme=&token=&t=`; `link=off` keeps it from connecting. */
export interface PageQuery {
  readonly room: string | null;
  readonly language: Language | null;
  readonly theme: string | null;
  readonly token: string | null;
  readonly t: Instant | null;
  readonly link: boolean;
}

export function readQuery(search: string): PageQuery {
  const query = new URLSearchParams(search);
  const language = query.get('lang');
  const t = query.get('t');
  return {
    room: query.get('room') || null,
    language: language === 'ru' || language === 'en' ? language : null,
    theme: query.get('theme') || null,
    token: query.get('token') || null,
    t: t !== null && /^-?\d+$/.test(t) ? (Number(t) as Instant) : null,
    link: query.get('link') !== 'off',
  };
}

/** For tests, tools and rendering to files: `window.volchok`. */
export interface PageControl {
  /** Stands at an instant; null goes with time again. Resolves when the frame is in the document. */
  seek(t: number | null): Promise<void>;
  /** Shows a view instead of the server's. */
  setView(view: GraphicsView | null): Promise<void>;
  /** Wears a theme that is not saved yet; null goes back to the one that is meant for the page. */
  wear(theme: Theme | null): Promise<void>;
  /** Server time as the page knows it. */
  now(): number;
  readonly paints: number;
  readonly still: boolean;
  readonly ready: Promise<void>;
}

declare global {
  interface Window {
    volchok?: PageControl;
  }
}

export interface Page {
  readonly query: PageQuery;
  readonly stage: HTMLElement;
  readonly clock: FrameClock;
  /** Null with `link=off`. */
  readonly link: Link | null;
  /** Puts one more graphic, by its element's name, at its place in the picture as soon as the page is ready. */
  place(graphic: Graphic, tag: string): void;
}

/** The show's look that follows the game. */
const AUTO = 'auto';
/** Fonts that don't come (a dead disk, a broken proxy) hold the first frame up no longer than this. */
const FONTS_MOST_MS = 3_000;
/** A page of an old build waits for so long a rest before it loads the new one. */
const REST_MS = 1_000;

/** A page with one graphic at its place. */
export function startOverlay(graphic: Graphic, tag: string): void {
  startPage().place(graphic, tag);
}

/**
 * Starts a page that shows graphics: a transparent stage of 1920×1080 scaled into the window, the connection, the theme and
 * the clock. What is placed on it is painted as soon as the fonts are there.
 */
export function startPage(): Page {
  const query = readQuery(location.search);
  const stage = document.createElement('main');
  fit(stage);
  document.body.append(stage);

  const link = query.link ? connect({ token: query.token }) : null;
  const now = (local?: number): Instant => link?.now(local) ?? wallTime(local);
  const clock = new FrameClock({ now });
  if (query.t !== null) clock.freeze(query.t);

  let given: { view: GraphicsView | null } | null = null;
  let draft: Theme | null = null;
  let drafts = 0;
  let dressed: Theme | null = null;
  let wearing = '';
  let dressing = Promise.resolve();

  const current = (): GraphicsView | null => (given ? given.view : viewOf(link));

  /** The page's own theme, else the show's, else the game's; null while that is not known yet. */
  const wanted = (): { readonly key: string; readonly find: () => Promise<Theme> } | null => {
    if (draft !== null) {
      const theme = draft;
      return { key: `draft ${String(drafts)}`, find: () => Promise.resolve(theme) };
    }
    const view = current();
    const look = view?.show.look;
    const name = query.theme ?? look?.theme ?? AUTO;
    if (name === AUTO && view === null && link && !given) return null;
    const ofGame = themeOf(roomOf(view, query.room));
    return {
      key: `${name} ${String(look?.stamp)} ${ofGame.id}`,
      find: async () => (name === AUTO ? null : await findTheme(name, look?.stamp)) ?? ofGame,
    };
  };

  /** One after another, so that the last one stays. */
  const dress = (): Promise<void> => {
    dressing = dressing.then(async () => {
      const want = wanted();
      if (!want || want.key === wearing) return;
      const theme = await want.find();
      wearing = want.key;
      if (theme === dressed) return;
      await within(loadFontsOf(theme), FONTS_MOST_MS);
      dressed = theme;
      applyTheme(theme, document.documentElement);
      clock.refresh();
    });
    return dressing;
  };

  const placed: (readonly [Graphic, GraphicElement])[] = [];
  const put = (graphic: Graphic, element: GraphicElement): void => {
    element.room = query.room;
    element.dataset['graphic'] = graphic;
    element.style.zIndex = String(DEPTHS.indexOf(graphic));
    stage.append(element);
    clock.add(new Placer(graphic, element, () => dressed?.corner ?? 'right'));
    clock.add(element);
  };

  let begin = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const paint = (): void => {
    if (dressed === null) return;
    for (const [graphic, element] of placed.splice(0)) put(graphic, element);
    clock.show(current(), query.language);
    begin();
  };
  const update = (): void => {
    if (wanted()?.key === wearing) paint();
    else void dress().then(paint);
  };
  // Which game it is, the first view tells: the fonts of both themes are on their way by then.
  if (wanted() === null) for (const theme of THEMES) void loadFontsOf(theme);
  update();
  link?.onChange(update);

  watchVisibility((hidden) => {
    clock.hide(hidden);
  });
  if (link) reloadForNewBuild(link, clock);

  window.volchok = {
    async seek(t) {
      await ready;
      paintAfresh(stage);
      clock.freeze(t as Instant | null);
      await clock.painted();
    },
    async setView(view) {
      given = { view };
      await dress();
      paint();
      await clock.painted();
    },
    async wear(theme) {
      draft = theme;
      drafts += 1;
      await dress();
      paint();
      await clock.painted();
    },
    now,
    get paints() {
      return clock.paints;
    },
    get still() {
      return clock.still;
    },
    ready,
  };
  return {
    query,
    stage,
    clock,
    link,
    place(graphic, tag) {
      const element = document.createElement(tag);
      if (!(element instanceof GraphicElement)) return;
      if (dressed === null) placed.push([graphic, element]);
      else put(graphic, element);
    },
  };
}

function viewOf(link: Link | null): GraphicsView | null {
  const view = link?.view() ?? null;
  return view === null || view.role === 'explainer' ? null : view;
}

function fit(stage: HTMLElement): void {
  const { documentElement: html, body } = document;
  for (const element of [html, body]) {
    Object.assign(element.style, {
      margin: '0',
      width: '100%',
      height: '100%',
      overflow: 'hidden',
      background: 'transparent',
    });
  }
  Object.assign(stage.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    width: `${String(STAGE.width)}px`,
    height: `${String(STAGE.height)}px`,
    transformOrigin: '0 0',
    overflow: 'hidden',
  });
  const scale = (): void => {
    const by = Math.min(innerWidth / STAGE.width, innerHeight / STAGE.height);
    const x = (innerWidth - STAGE.width * by) / 2;
    const y = (innerHeight - STAGE.height * by) / 2;
    stage.style.transform =
      by === 1 && x === 0 && y === 0 ? '' : `translate(${String(x)}px, ${String(y)}px) scale(${String(by)})`;
  };
  addEventListener('resize', scale);
  scale();
}

/** OBS tells a hidden source by an event of its own; other browsers by `visibilitychange`. */
function watchVisibility(run: (hidden: boolean) => void): void {
  let inObs = true;
  const tell = (): void => {
    run(!inObs || document.visibilityState === 'hidden');
  };
  addEventListener('obsSourceVisibleChanged', (event) => {
    inObs = (event as CustomEvent<{ visible: boolean }>).detail.visible;
    tell();
  });
  document.addEventListener('visibilitychange', tell);
  tell();
}

/** Tells when a page may be loaded anew without anybody noticing. */
export interface Rest {
  readonly still: boolean;
  onQuiet(run: () => void): Cancel;
}

/**
 * Loads the server's new pages once nothing moves. Tried once per build: a proxy that keeps old pages must not cause a loop, and where
 * nothing can be noted it is not tried at all.
 */
export function reloadForNewBuild(link: Pick<Link, 'build' | 'onChange' | 'status'>, clock: Rest): void {
  const TRIED = 'volchok.build';
  const storage = tabStorage();
  if (storage === null) return;
  let waiting = false;
  const look = (): void => {
    const build = link.build();
    if (waiting || build === null || build === __BUILD__ || __BUILD__ === 'dev') return;
    if (!clock.still || storage.getItem(TRIED) === build) return;
    waiting = true;
    browserTime.after(REST_MS, () => {
      waiting = false;
      if (!clock.still || link.status() !== 'live') return;
      storage.setItem(TRIED, build);
      location.reload();
    });
  };
  link.onChange(look);
  clock.onQuiet(look);
}

async function within(work: Promise<unknown>, ms: number): Promise<void> {
  await Promise.race([
    work,
    new Promise<void>((resolve) => {
      browserTime.after(ms, resolve);
    }),
  ]);
}
