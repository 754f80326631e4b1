import { classic } from '../../protocol/theme/classic.ts';
import { party } from '../../protocol/theme/party.ts';
import type { Theme } from '../../protocol/theme/theme.ts';
import type { Instant } from '../../rules/time.ts';
import type { Graphic, Language } from '../../rules/views/types.ts';
import { browserTime, type Cancel, FrameClock } from '../frame-clock.ts';
import { GraphicElement } from '../graphic-element.ts';
import { Placer } from '../places.ts';
import { applyTheme, loadFontsOf } from '../theme/theme.ts';
import { dataOf, type Fields, fieldsOf } from './fields.ts';
import { type Action, type Entry, type Situation, situationAt } from './script.ts';
import { type Shown, stageView } from './stage-view.ts';

/** How one of our graphics is an OGraf graphic. */
export interface OgrafGraphic {
  readonly graphic: Graphic;
  /** The graphic's own element, a registered one. */
  readonly tag: string;
  /** Steps that `playAction` goes through; 1 where there is none but being on air. */
  readonly steps?: number;
  /** What it shows, from the fields of its form and from what has happened to it. */
  shown(fields: Fields, situation: Situation, before: Fields | null, t: Instant): Shown;
  /** When what is shown becomes another by itself (a spin ends), beside what the graphic does by itself. */
  changes?(situation: Situation): Instant | null;
}

interface Answer {
  readonly statusCode: number;
  readonly statusMessage?: string;
}

type Params = Readonly<Record<string, unknown>> | undefined;

/** The graphic's own time begins far from zero, so that moves can lie before its beginning. */
const BEGINNING = 1_000_000_000 as Instant;
const WIDTH = 1920;
const HEIGHT = 1080;

const OK: Answer = { statusCode: 200 };
const NOT_LOADED: Answer = { statusCode: 409, statusMessage: 'load() has to come first' };

const isGraphic = (element: Element): element is GraphicElement => element instanceof GraphicElement;
const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;
const wholeOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : undefined;

/** The script entry of an action as a renderer calls or schedules it; null for a type that the standard does not know. */
function actionOf(type: unknown, params: Params): Action | null {
  switch (type) {
    case 'updateAction':
      return { type: 'update', data: dataOf(params?.['data']) };
    case 'playAction': {
      const delta = wholeOf(params?.['delta']);
      const to = wholeOf(params?.['goto']);
      return {
        type: 'play',
        ...(delta !== undefined && { delta }),
        ...(to !== undefined && { goto: to }),
      };
    }
    case 'stopAction':
      return { type: 'stop' };
    case 'customAction':
      return { type: 'custom', id: String(params?.['id']), payload: dataOf(params?.['payload']) };
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

  return class OgrafElement extends HTMLElement {
    #entries: Entry[] = [];
    #scheduled: readonly Entry[] = [];
    #clock: FrameClock | null = null;
    #element: GraphicElement | null = null;
    #language: Language = 'ru';
    /** Local time of the beginning, or the instant asked for last where frames are rendered one by one. */
    #began = 0;
    #frame: Instant | null = null;
    #loading: Promise<Answer> | null = null;
    #wake: Cancel | null = null;

    load(params?: {
      data?: unknown;
      renderType?: string;
      renderCharacteristics?: { resolution?: { width?: number; height?: number } };
    }): Promise<Answer> {
      this.#loading ??= this.#load(params);
      return this.#loading;
    }

    async dispose(): Promise<Answer> {
      await this.#loading;
      this.#wake?.();
      this.#clock?.hide(true);
      this.shadowRoot?.replaceChildren();
      this.#clock = null;
      this.#element = null;
      this.#loading = null;
      this.#entries = [];
      this.#scheduled = [];
      return OK;
    }

    updateAction(params?: Params): Promise<Answer> {
      return this.#act('updateAction', params);
    }

    async playAction(params?: Params): Promise<Answer & { currentStep?: number }> {
      const answer = await this.#act('playAction', params);
      const { step } = this.#situation();
      return step < 0 ? answer : { ...answer, currentStep: step };
    }

    stopAction(params?: Params): Promise<Answer> {
      return this.#act('stopAction', params);
    }

    customAction(params?: Params): Promise<Answer> {
      return this.#act('customAction', params);
    }

    async goToTime(params: { timestamp: number }): Promise<Answer> {
      if (!this.#loading) return NOT_LOADED;
      await this.#loading;
      this.#frame = (BEGINNING + Math.round(params.timestamp)) as Instant;
      this.#clock?.freeze(this.#frame);
      this.#show();
      await this.#clock?.painted();
      return OK;
    }

    setActionsSchedule(params: {
      schedule: readonly { timestamp: number; action: { type: string; params?: Params } }[];
    }): Promise<Answer> {
      const entries: Entry[] = [];
      for (const { timestamp, action } of params.schedule) {
        const what = actionOf(action.type, action.params);
        if (!what)
          return Promise.resolve({ statusCode: 400, statusMessage: `no such action: ${action.type}` });
        entries.push({
          at: (BEGINNING + Math.round(timestamp)) as Instant,
          action: what,
          skip: action.params?.['skipAnimation'] === true,
        });
      }
      this.#scheduled = entries.sort((a, b) => a.at - b.at);
      if (this.#frame !== null) this.#show();
      return Promise.resolve(OK);
    }

    async #load(params: Parameters<this['load']>[0]): Promise<Answer> {
      const data = dataOf(params?.data);
      const fields = fieldsOf(data);
      const theme: Theme =
        fields.oneOf('theme', ['classic', 'party'], 'classic') === 'party' ? party : classic;
      this.#language = fields.oneOf('language', ['ru', 'en'], 'ru');
      const realTime = params?.renderType !== 'non-realtime';
      this.#began = browserTime.now();
      this.#frame = realTime ? null : BEGINNING;
      this.#entries = [{ at: BEGINNING, action: { type: 'load', data }, skip: true }];

      await loadFontsOf(theme);
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
        transform: `scale(${String(scale)})`,
        transformOrigin: '0 0',
      });
      applyTheme(theme, stage);
      const element = document.createElement(definition.tag);
      if (!isGraphic(element)) return { statusCode: 500, statusMessage: `${definition.tag} is not defined` };
      stage.append(element);
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      shadow.replaceChildren(stage);

      this.#element = element;
      const clock = new FrameClock({ now: () => this.#now() });
      if (this.#frame !== null) clock.freeze(this.#frame);
      clock.add(new Placer(definition.graphic, element, () => theme.corner));
      clock.add(element);
      this.#clock = clock;
      this.#show();
      return OK;
    }

    /** An action asked for now; those that come while the graphic loads wait for it, in their order. */
    async #act(type: string, params: Params): Promise<Answer> {
      if (!this.#loading) return NOT_LOADED;
      const action = actionOf(type, params);
      if (!action || (action.type === 'custom' && isAbsent(params?.['id'])))
        return { statusCode: 400, statusMessage: 'the action lacks its id' };
      await this.#loading;
      this.#entries.push({ at: this.#now(), action, skip: params?.['skipAnimation'] === true });
      this.#show();
      if (this.isConnected) await this.#clock?.painted();
      return OK;
    }

    #now(): Instant {
      return this.#frame ?? ((BEGINNING + Math.floor(browserTime.now() - this.#began)) as Instant);
    }

    #situation(): Situation {
      return situationAt(
        [...this.#entries, ...this.#scheduled].sort((a, b) => a.at - b.at),
        this.#now(),
        steps,
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

    #show(): void {
      if (!this.#element) return;
      const situation = this.#situation();
      const before = situation.update && fieldsOf(situation.update.before);
      const now = this.#now();
      const shown = definition.shown(fieldsOf(situation.data), situation, before, now);
      const view = stageView(definition.graphic, situation, shown, this.#language, now);
      this.#clock?.show(view, this.#language);
      this.#await(definition.changes?.(situation) ?? null, now);
    }
  };
}
