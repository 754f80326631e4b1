import '@awesome.me/webawesome/dist/components/input/input.js';

import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';

import type { OperatorView } from '../../../src/rules/views/types.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { timeOfDay } from '../../text/numbers.ts';
import { showText } from './text.ts';

interface Item {
  readonly label: string;
  /** `19:15` */
  readonly time: string;
  /** The day it is on, where it has been saved before. */
  readonly day: string | null;
}

const USUAL_TIMES = ['19:00', '19:15', '19:30'] as const;

const dayOf = (at: string | number): string => {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

/** Times of the evening, to which graphics and the hall count down (P-1). */
export class ScheduleCard extends PanelElement {
  static override properties: PropertyDeclarations = { typed: { state: true } };
  /** Null: as it is. */
  declare typed: readonly Item[] | null;

  static override styles = [
    shared,
    css`
      .line {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 124px 40px;
        gap: 8px;
        align-items: center;
      }
    `,
  ];

  constructor() {
    super();
    this.typed = null;
  }

  #items(view: OperatorView): readonly Item[] {
    return (
      this.typed ??
      view.show.schedule.map(({ label, at }) => ({ label, time: timeOfDay(at, 'ru'), day: dayOf(at) }))
    );
  }

  override render(): TemplateResult {
    const { view } = this.panel;
    if (!view) return html``;
    const text = this.text(showText);
    const items = this.#items(view);
    const set = (index: number, change: Partial<Item>): void => {
      this.typed = items.map((item, i) => (i === index ? { ...item, ...change } : item));
    };
    const isComplete = items.every((item) => item.label.trim() !== '' && item.time !== '');
    const save = (): void => {
      const today = dayOf(this.panel.now());
      void this.panel.send('schedule.set', {
        items: items
          .map(({ label, time, day }) => ({
            label: label.trim(),
            at: new Date(`${day ?? today}T${time}:00`).toISOString(),
          }))
          .sort((a, b) => a.at.localeCompare(b.at)),
      });
      this.typed = null;
    };
    return html`<div class="card stack">
      <h2>${text.schedule}</h2>
      <p class="small soft">${text.scheduleText}</p>
      ${items.length === 0 ? html`<p class="quiet">${text.noSchedule}</p>` : nothing}
      ${items.map(
        (item, i) =>
          html`<div class="line">
            <wa-input
              class="bare"
              label=${text.item}
              placeholder=${text.item}
              .value=${item.label}
              @input=${(event: InputEvent) => set(i, { label: (event.target as HTMLInputElement).value })}
            ></wa-input>
            <wa-input
              class="bare"
              type="time"
              label=${text.at}
              .value=${item.time}
              @input=${(event: InputEvent) =>
                set(i, { time: (event.target as HTMLInputElement).value, day: null })}
            ></wa-input>
            <button
              class="flat icon-only small"
              aria-label=${text.removeItem}
              @click=${() => {
                this.typed = items.filter((_item, at) => at !== i);
              }}
            >
              ${icon('cross', 18)}
            </button>
          </div>`,
      )}
      <div class="row wrap">
        <button
          class="small"
          @click=${() => {
            this.typed = [...items, { label: '', time: '', day: null }];
          }}
        >
          ${icon('plus', 16)}${text.addItem}
        </button>
        ${
          items.length === 0
            ? html`<button
                class="small"
                @click=${() => {
                  this.typed = USUAL_TIMES.map((time, i) => ({
                    label: text.usualItems[i] ?? '',
                    time,
                    day: null,
                  }));
                }}
              >
                ${text.usualSchedule}
              </button>`
            : nothing
        }
        <span class="spacer"></span>
        ${
          this.typed === null
            ? nothing
            : html`<button class="main small" ?disabled=${!isComplete} @click=${save}>${text.save}</button>`
        }
      </div>
    </div>`;
  }
}

customElements.define('vp-schedule-card', ScheduleCard);
