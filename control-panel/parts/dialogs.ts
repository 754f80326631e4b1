import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import { css, html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';

import type { Graphic } from '../../src/rules/views/types.ts';
import { GRAPHIC_WORDS } from '../../src/rules/words/graphics.ts';
import {
  CLEAR_KEY,
  EARLIER_KEY,
  FITTING_KEY,
  GRAPHIC_KEYS,
  LATER_KEY,
  PAUSE_KEY,
  STEP_KEYS,
} from '../keyboard.ts';
import { focusFirst } from '../look/focus.ts';
import { shared } from '../look/shared.ts';
import type { Question } from '../panel.ts';
import { PanelElement } from '../panel-element.ts';
import { timeOfDay } from '../text/numbers.ts';
import { shellText } from '../text/shell.ts';

const BREAK_MS = 15 * 60_000;

/** Everything that is asked over the panel: confirmations, words for a graphic, the list of keys. */
export class Dialogs extends PanelElement {
  static override properties: PropertyDeclarations = {
    reason: { state: true },
    head: { state: true },
    line: { state: true },
  };
  declare reason: string;
  declare head: string;
  declare line: string;
  #asked: Question | null = null;
  #written: Graphic | null = null;

  static override styles = [
    shared,
    css`
      wa-dialog {
        --width: 520px;
      }
      .keys {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 8px 14px;
        align-items: center;
        font-size: 14px;
      }
      .keys .k {
        display: flex;
        gap: 4px;
        justify-content: flex-end;
      }
      .wide {
        --width: 820px;
      }
      .columns {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 8px 32px;
      }
      .foot {
        display: flex;
        gap: 10px;
        justify-content: flex-end;
      }
    `,
  ];

  constructor() {
    super();
    this.reason = '';
    this.head = '';
    this.line = '';
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { question, writing, room } = this.panel;
    if (question !== this.#asked) {
      this.#asked = question;
      this.reason = '';
    }
    if (writing !== this.#written) {
      this.#written = writing;
      const content = writing && room ? room.onAir[writing].content : null;
      this.head = content?.title ?? (writing === 'break' ? this.text(shellText).breakTitle : '');
      this.line =
        content?.text ??
        (writing === 'break'
          ? this.text(shellText).breakText(timeOfDay(this.panel.now() + BREAK_MS, this.language))
          : '');
    }
  }

  override render(): TemplateResult {
    return html`${this.#confirm()}${this.#write()}${this.#help()}`;
  }

  #confirm(): TemplateResult | typeof nothing {
    const { question } = this.panel;
    if (!question) return nothing;
    const text = this.text(shellText);
    const blocked = question.reason !== null && this.reason.trim() === '';
    const yes = (): void => {
      if (blocked) return;
      this.#close();
      question.run(this.reason.trim());
    };
    return html`<wa-dialog open label=${question.title} @wa-after-hide=${this.#closeIfSelf}>
      <div class="stack">
        <p class="soft">${question.text}</p>
        ${
          question.reason === null
            ? nothing
            : html`<wa-input
                ${ref(focusFirst)}
                label=${question.reason}
                hint=${text.reasonHint}
                required
                .value=${this.reason}
                @input=${(event: InputEvent) => {
                  this.reason = (event.target as HTMLInputElement).value;
                }}
                @keydown=${(event: KeyboardEvent) => {
                  if (event.key === 'Enter') yes();
                }}
              ></wa-input>`
        }
      </div>
      <div slot="footer" class="foot">
        <button @click=${() => this.#close()}>${text.cancel}</button>
        <button class=${question.tone === 'bad' ? 'bad' : 'main'} ?disabled=${blocked} @click=${yes}>
          ${question.yes}
        </button>
      </div>
    </wa-dialog>`;
  }

  readonly #closeIfSelf = (event: Event): void => {
    if ((event.target as Element).localName === 'wa-dialog') this.#close();
  };

  #close(): void {
    this.panel.question = null;
    this.panel.writing = null;
    this.panel.helpOpen = false;
    this.panel.changed();
  }

  #write(): TemplateResult | typeof nothing {
    const graphic = this.panel.writing;
    const room = this.panel.room;
    if (graphic === null || !room) return nothing;
    const text = this.text(shellText);
    const isOn = room.graphics[graphic];
    const label =
      graphic === 'award' ? text.writeAward : graphic === 'break' ? text.writeBreak : text.writeLowerThird;
    const take = (): void => {
      const content = { title: this.head.trim() || null, text: this.line.trim() || null };
      if (content.title === null && content.text === null) return;
      this.#close();
      void this.panel.send('graphic.take', { graphic, content });
    };
    const onEnter = (event: KeyboardEvent): void => {
      if (event.key === 'Enter') take();
    };
    const ideas = this.#ideas(graphic);
    return html`<wa-dialog open label=${label} @wa-after-hide=${this.#closeIfSelf}>
      <div class="stack">
        <wa-input
          ${ref(focusFirst)}
          label=${text.titleText}
          .value=${this.head}
          @input=${(event: InputEvent) => {
            this.head = (event.target as HTMLInputElement).value;
          }}
          @keydown=${onEnter}
        ></wa-input>
        <wa-input
          label=${text.bodyText}
          .value=${this.line}
          @input=${(event: InputEvent) => {
            this.line = (event.target as HTMLInputElement).value;
          }}
          @keydown=${onEnter}
        ></wa-input>
        ${
          ideas.length === 0
            ? nothing
            : html`<div class="label">${text.suggestions}</div>
                <div class="row wrap">
                  ${ideas.map(
                    ([head, line]) =>
                      html`<button
                        class="small"
                        @click=${() => {
                          this.head = head;
                          this.line = line;
                        }}
                      >
                        ${head}
                      </button>`,
                  )}
                </div>`
        }
      </div>
      <div slot="footer" class="foot">
        <button @click=${() => this.#close()}>${text.cancel}</button>
        <button class="main" ?disabled=${this.head.trim() === '' && this.line.trim() === ''} @click=${take}>
          ${isOn ? text.save : text.take}
        </button>
      </div>
    </wa-dialog>`;
  }

  /** Names that are at hand, with what would stand below them. */
  #ideas(graphic: Graphic): readonly (readonly [string, string])[] {
    const text = this.text(shellText);
    const { room, view } = this.panel;
    if (!room || !view || graphic === 'break') return [];
    const { chgk, party } = room;
    const ideas: (readonly [string, string])[] = [];
    if (graphic === 'award') {
      if (chgk?.awards.player) ideas.push([chgk.awards.player, text.bestPlayer]);
      const question = chgk?.awards.question;
      if (question != null)
        ideas.push([text.bestQuestion, chgk?.question?.author ?? `№ ${String(question)}`]);
      return ideas;
    }
    const experts = chgk?.experts;
    for (const player of experts?.players ?? [])
      ideas.push([player, `${text.expert} · ${experts?.name ?? ''}`]);
    const team = view.teams.find((one) => one.id === party?.team);
    if (party?.explainer && team) ideas.push([party.explainer, `${text.explainer} · ${team.name}`]);
    if (team) ideas.push([team.name, team.players.join(', ')]);
    return ideas;
  }

  #help(): TemplateResult | typeof nothing {
    if (!this.panel.helpOpen) return nothing;
    const text = this.text(shellText);
    const step = (id: keyof typeof STEP_KEYS): string => STEP_KEYS[id]?.label ?? '';
    const left: readonly (readonly [readonly string[], string])[] = [
      [[text.space, 'Enter'], text.keyNext],
      [['Ctrl', 'Z'], text.keyUndo],
      [['Ctrl', 'Shift', 'Z'], text.keyRedo],
      [[step('verdict.right')], text.keyRight],
      [[step('verdict.wrong')], text.keyWrong],
      [[step('word.void')], text.keyVoid],
      [[step('answer.early')], text.keyEarly],
      [[step('extra.use')], text.keyExtra],
      [[step('club.take')], text.keyClub],
      [[step('credit.request')], text.keyCredit],
      [[PAUSE_KEY.label], text.keyPause],
      [[EARLIER_KEY.label, LATER_KEY.label], text.keyAdjust],
      [['?'], text.keyHelp],
    ];
    const right: readonly (readonly [readonly string[], string])[] = [
      [[FITTING_KEY.label], text.keyFitting],
      [[CLEAR_KEY.label], text.keyClear],
      ...(Object.entries(GRAPHIC_KEYS) as [Graphic, { label: string }][]).map(
        ([graphic, key]) => [[key.label], GRAPHIC_WORDS[graphic][this.language]] as const,
      ),
    ];
    const list = (rows: typeof left): TemplateResult =>
      html`<div class="keys">
        ${rows.map(
          ([keys, what]) =>
            html`<span class="k">${keys.map((key) => html`<kbd>${key}</kbd>`)}</span><span>${what}</span>`,
        )}
      </div>`;
    return html`<wa-dialog
      class="wide"
      open
      light-dismiss
      label=${text.keys}
      @wa-after-hide=${this.#closeIfSelf}
    >
      <p class="quiet small" style="margin-bottom: 14px">${text.keysIntro}</p>
      <div class="columns">${list(left)}${list(right)}</div>
    </wa-dialog>`;
  }
}

customElements.define('vp-dialogs', Dialogs);
