import type { GraphicsAPI, PlayActionReturnPayload, ReturnPayload } from 'ograf';

import { classic } from '../../protocol/theme/classic.ts';
import { party } from '../../protocol/theme/party.ts';
import type { Theme } from '../../protocol/theme/theme.ts';
import type { Instant } from '../../rules/time.ts';
import type { Graphic, Language } from '../../rules/views/types.ts';
import { browserTime, type Cancel, FrameClock } from '../frame-clock.ts';
import type { GraphicElement } from '../graphic-element.ts';
import { paintAfresh } from '../paint-afresh.ts';
import { Placer } from '../places.ts';
import { applyTheme, loadFontsOf } from '../theme/theme.ts';
import { dataOf, type Fields, fieldsOf } from './fields.ts';
import { type Action, type Data, type Entry, nothingYet, type Situation, situationAt } from './script.ts';
import { type Shown, stageView } from './stage-view.ts';

/** How one of our graphics is an OGraf graphic. */
export interface OgrafGraphic {
  readonly graphic: Graphic;
  /** The graphic's own element, a registered one. */
  readonly element: new () => GraphicElement;
  /** Steps that `playAction` goes through; 1 where there is none but being on air. */
  readonly steps?: number;
  /** What it shows, from the fields of its form and from what has happened to it. */
  shown(fields: Fields, situation: Situation, before: Fields | null, t: Instant): Shown;
  /** When what is shown becomes another by itself (a spin ends), beside what the graphic does by itself. */
  changes?(situation: Situation): Instant | null;
}

type Params = object | undefined;

/** The graphic's own time begins far from zero, so that moves can lie before its beginning. */
const BEGINNING = 1_000_000_000 as Instant;
const WIDTH = 1920;
const HEIGHT = 1080;

const OK: ReturnPayload = { statusCode: 200 };
const NOT_LOADED: ReturnPayload = { statusCode: 409, statusMessage: 'load() has to come first' };
const THEMES = { classic, party } as const satisfies Record<string, Theme>;

const unknown = (type: string): ReturnPayload => ({
  statusCode: 400,
  statusMessage: `no such action, or one without its id: ${type}`,
});
const isSkipped = (params: Params): boolean => dataOf(params)['skipAnimation'] === true;
const wholeOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : undefined;

/** An action as a renderer calls or schedules it; null for a type that the standard does not know and for a custom one without an id. */
function actionOf(type: unknown, params: Data): Action | null {
  switch (type) {
    case 'updateAction':
      return { type: 'update', data: dataOf(params['data']) };
    case 'playAction': {
      const delta = wholeOf(params['delta']);
      const to = wholeOf(params['goto']);
      return {
        type: 'play',
        ...(delta !== undefined && { delta }),
        ...(to !== undefined && { goto: to }),
      };
    }
    case 'stopAction':
      return { type: 'stop' };
    case 'customAction':
      return typeof params['id'] === 'string'
        ? { type: 'custom', id: params['id'], payload: dataOf(params['payload']) }
        : null;
    default:
      return null;
  }
}

/**
 * Makes the class that an OGraf module exports by default. It never registers itself. Everything it shows follows from what it was asked
 * and when, so that real time and rendering frame by frame share one way.
 */
export function ografClass(definition: OgrafGraphic): CustomElementConstructor {
  const steps = definition.steps ?? 1;

  return class OgrafElement extends HTMLElement implements GraphicsAPI.Graphic {
    /** What has been asked for so far; in real time, where nobody goes back, only what it has led to. */
    #past: Situation = nothingYet;
    #entries: Entry[] = [];
    #scheduled: readonly Entry[] = [];
    #clock: FrameClock | null = null;
    #stage: HTMLElement | null = null;
    #theme: Theme = classic;
    /** Local time of the beginning, or the instant asked for last where frames are rendered one by one. */
    #began = 0;
    #frame: Instant | null = null;
    #loading: Promise<ReturnPayload> | null = null;
    #wake: Cancel | null = null;

    load(params?: Partial<Parameters<GraphicsAPI.Graphic['load']>[0]>): Promise<ReturnPayload> {
      // Asked for once more it begins anew, with nothing left of what it was.
      const loading = this.#loading
        ? this.#loading.then(() => {
            this.#clear();
            return this.#load(params);
          })
        : this.#load(params);
      this.#loading = loading;
      return loading;
    }

    async dispose(): Promise<ReturnPayload> {
      const loading = this.#loading;
      await loading;
      // Whoever has asked for it anew meanwhile clears it as well.
      if (this.#loading !== loading) return OK;
      this.#clear();
      this.#loading = null;
      return OK;
    }

    #clear(): void {
      this.#wake?.();
      this.#clock?.hide(true);
      this.shadowRoot?.replaceChildren();
      this.#clock = null;
      this.#stage = null;
      this.#past = nothingYet;
      this.#entries = [];
      this.#scheduled = [];
    }

    updateAction(params?: Params): Promise<ReturnPayload> {
      return this.#act('updateAction', params);
    }

    playAction(params?: Params): Promise<PlayActionReturnPayload> {
      return this.#act('playAction', params) as Promise<PlayActionReturnPayload>;
    }

    stopAction(params?: Params): Promise<ReturnPayload> {
      return this.#act('stopAction', params);
    }

    customAction(params?: Params): Promise<ReturnPayload> {
      return this.#act('customAction', params);
    }

    async goToTime(params: { timestamp: number }): Promise<ReturnPayload> {
      if (!this.#loading) return NOT_LOADED;
      await this.#loading;
      this.#frame = (BEGINNING + Math.round(params.timestamp)) as Instant;
      if (this.#stage) paintAfresh(this.#stage);
      this.#clock?.freeze(this.#frame);
      this.#show();
      await this.#painted();
      return OK;
    }

    async setActionsSchedule(
      params: Parameters<GraphicsAPI.Graphic['setActionsSchedule']>[0],
    ): Promise<ReturnPayload> {
      if (!this.#loading) return NOT_LOADED;
      await this.#loading;
      const entries: Entry[] = [];
      for (const { timestamp, action } of params.schedule) {
        const what = actionOf(action.type, dataOf(action.params));
        if (!what) return unknown(action.type);
        entries.push({
          at: (BEGINNING + Math.round(timestamp)) as Instant,
          action: what,
          skip: isSkipped(action.params),
        });
      }
      this.#scheduled = entries;
      if (this.#frame !== null) this.#show();
      return OK;
    }

    async #load(params: Parameters<this['load']>[0]): Promise<ReturnPayload> {
      const data = dataOf(params?.data);
      this.#began = browserTime.now();
      this.#frame = params?.renderType === 'non-realtime' ? BEGINNING : null;
      this.#entries = [{ at: BEGINNING, action: { type: 'load', data }, skip: true }];

      // An update may change the theme, and no update waits for a font.
      await Promise.all(Object.values(THEMES).map(loadFontsOf));
      const stage = document.createElement('div');
      const { width = WIDTH, height = HEIGHT } = params?.renderCharacteristics?.resolution ?? {};
      const scale = Math.min(width / WIDTH, height / HEIGHT);
      Object.assign(stage.style, {
        position: 'absolute',
        left: `${String((width - WIDTH * scale) / 2)}px`,
        top: `${String((height - HEIGHT * scale) / 2)}px`,
        width: `${String(WIDTH)}px`,
        height: `${String(HEIGHT)}px`,
        overflow: 'hidden',
        transform: scale === 1 ? '' : `scale(${String(scale)})`,
        transformOrigin: '0 0',
      });
      applyTheme(this.#theme, stage);
      const element = new definition.element();
      stage.append(element);
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      shadow.replaceChildren(stage);

      this.#stage = stage;
      const clock = new FrameClock({ now: () => this.#now() });
      if (this.#frame !== null) clock.freeze(this.#frame);
      clock.add(new Placer(definition.graphic, element, () => this.#theme.corner));
      clock.add(element);
      this.#clock = clock;
      this.#show();
      return OK;
    }

    /**
     * An action asked for now; those that come while the graphic loads wait for it, in their order. A play that leaves the last step is
     * answered without `currentStep`.
     */
    async #act(type: string, params: Params): Promise<ReturnPayload & { currentStep?: number }> {
      if (!this.#loading) return NOT_LOADED;
      const action = actionOf(type, dataOf(params));
      if (!action) return unknown(type);
      await this.#loading;
      const now = this.#now();
      this.#entries.push({ at: now, action, skip: isSkipped(params) });
      if (this.#frame === null) {
        this.#past = situationAt(this.#entries, now, steps, this.#past);
        this.#entries = [];
      }
      const { step } = this.#situation();
      this.#show();
      await this.#painted();
      return type === 'playAction' && step >= 0 ? { ...OK, currentStep: step } : OK;
    }

    /** Nothing is painted of an element that is in no document. */
    async #painted(): Promise<void> {
      if (this.isConnected) await this.#clock?.painted();
    }

    #now(): Instant {
      return this.#frame ?? ((BEGINNING + Math.floor(browserTime.now() - this.#began)) as Instant);
    }

    #situation(): Situation {
      return situationAt(
        [...this.#entries, ...this.#scheduled].sort((a, b) => a.at - b.at),
        this.#now(),
        steps,
        this.#past,
      );
    }

    /** In real time something that happens by itself is shown when its instant has come. */
    #await(at: Instant | null, now: Instant): void {
      this.#wake?.();
      this.#wake = null;
      if (at === null || at <= now || this.#frame !== null) return;
      this.#wake = browserTime.after(at - now, () => {
        this.#show();
      });
    }

    #dress(stage: HTMLElement, theme: Theme): void {
      if (theme === this.#theme) return;
      this.#theme = theme;
      applyTheme(theme, stage);
    }

    #show(): void {
      if (!this.#stage) return;
      const situation = this.#situation();
      const fields = fieldsOf(situation.data);
      const before = situation.update && fieldsOf(situation.update.before);
      const now = this.#now();
      this.#dress(this.#stage, THEMES[fields.oneOf('theme', ['classic', 'party'], 'classic')]);
      const language: Language = fields.oneOf('language', ['ru', 'en'], 'ru');
      const shown = definition.shown(fields, situation, before, now);
      this.#clock?.show(stageView(definition.graphic, situation, shown, language, now), language);
      this.#await(definition.changes?.(situation) ?? null, now);
    }
  };
}
