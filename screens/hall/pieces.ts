import { html, nothing } from 'lit';

import type { GraphicsView } from '../../src/graphics/graphic-element.ts';
import { fit, measureOf, type Room } from '../../src/graphics/text-fit.ts';
import type { Words } from '../../src/protocol/messages.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { ClockView, Language } from '../../src/rules/views/types.ts';
import { faceOf } from './clock-face.ts';

type Kind = Parameters<typeof measureOf>[1];

const FACES: Readonly<Partial<Record<Kind, string>>> = {
  heading: 'display',
  digits: 'digits',
  label: 'label',
};

/** What every scene of the display is made of: one moment of the show, and the pieces that are set to fit. */
export class Hall {
  readonly language: Language;
  readonly t: Instant;
  /** Width between the margins, px at the picture's height of 1080. */
  readonly inner: number;
  readonly #view: GraphicsView;
  readonly #host: HTMLElement;

  /** `host` is the element whose fonts and properties count. */
  constructor(host: HTMLElement, view: GraphicsView, language: Language, t: Instant, inner: number) {
    this.#host = host;
    this.#view = view;
    this.language = language;
    this.t = t;
    this.inner = inner;
  }

  get severalRooms(): boolean {
    return Object.keys(this.#view.rooms).length > 1;
  }

  get title(): string {
    return this.#view.show.title;
  }

  say(words: Words): string {
    return words[this.language];
  }

  measure(kind: Kind): ReturnType<typeof measureOf> {
    return measureOf(this.#host, kind);
  }

  /** A text in as many lines and as small as it has to be. */
  text(text: string, room: Room, kind: Kind, look = ''): unknown {
    const { size, lines } = fit(text, room, this.measure(kind));
    return html`<span class="lines ${FACES[kind] ?? ''} ${look}" style="font-size:${size}px"
      >${lines.map((line) => html`<span>${line}</span>`)}</span
    >`;
  }

  team(id: string | null, width: number, size = 104): unknown {
    const name = this.#view.teams.find((team) => team.id === id)?.name ?? '';
    const room = { width, size, least: size * 0.72, small: size * 0.6, lines: 4 };
    return this.text(name, room, 'heading', 'team');
  }

  /** The digits, what they count above them, the share that is left below; a warning around the picture in the last seconds. */
  clock(clock: ClockView, width: number, height: number, what?: Words): unknown {
    const face = faceOf(clock, this.t);
    const zeros = face.digits.replace(/\d/g, '0');
    const { size } = fit(zeros, { width, size: height, least: 60 }, this.measure('digits'));
    const said = this.say(what ?? face.what);
    const label = fit(said, { width: width - 68, size: 46, least: 24 }, this.measure('label')).size;
    return html`<div class="clock ${face.look}">
        <span class="label what" style="font-size:${label}px">${said}</span>
        <span class="digits filled time" style="font-size:${size}px">${face.digits}</span>
        <span class="bar" style="max-width:${width}px"><i style="transform:scaleX(${face.share})"></i></span>
      </div>
      ${face.look === 'last' || face.look === 'reserve' ? html`<div class="warning"></div>` : nothing}`;
  }
}
