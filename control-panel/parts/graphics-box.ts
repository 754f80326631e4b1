import { css, html, nothing, type TemplateResult } from 'lit';

import { GRAPHICS, type Graphic, type GraphicContent } from '../../src/rules/views/types.ts';
import { GRAPHIC_WORDS } from '../../src/rules/words/graphics.ts';
import { CLEAR_KEY, FITTING_KEY, GRAPHIC_KEYS } from '../keyboard.ts';
import { icon } from '../look/icons.ts';
import { shared } from '../look/shared.ts';
import { PanelElement } from '../panel-element.ts';
import { suggestedGraphics } from '../suggested-graphics.ts';
import { shellText } from '../text/shell.ts';

/** Graphics whose words the operator writes. */
export const WRITTEN: readonly Graphic[] = ['lowerThird', 'award', 'break'];

export class GraphicsBox extends PanelElement {
  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-direction: column;
      }
      header {
        display: flex;
        align-items: center;
        gap: 8px;
        min-height: 22px;
        margin-bottom: 6px;
      }
      .count {
        color: #ff6a73;
        font-weight: 700;
        font-size: 12px;
        letter-spacing: 0.05em;
        text-transform: uppercase;
      }
      .grid {
        display: grid;
        grid-template-columns: repeat(3, 1fr);
        grid-template-rows: repeat(5, minmax(34px, 50px));
        gap: 6px;
        flex: 1;
        min-height: 0;
      }
      .tile {
        position: relative;
        display: flex;
        min-width: 0;
      }
      .tile > button:first-child {
        flex: 1;
        min-width: 0;
        min-height: 0;
        height: 100%;
        padding: 4px 6px;
        justify-content: flex-start;
        gap: 5px;
        font-size: 12.5px;
        letter-spacing: -0.01em;
        text-align: left;
      }
      .tile kbd {
        min-width: 18px;
        height: 18px;
        padding: 0 3px;
        font-size: 11px;
      }
      .fits > button:first-child {
        border-color: #8a7440;
        box-shadow:
          inset 0 0 0 1px #8a7440,
          0 2px 0 #05070a;
      }
      .on > button:first-child {
        background: linear-gradient(#ff4b59, var(--tally) 45%, #d81727);
        border-color: #ff8d95;
        border-bottom-color: #5d0710;
        color: #fff;
        font-weight: 700;
        box-shadow:
          inset 0 1px 0 rgba(255, 255, 255, 0.35),
          0 0 16px rgba(255, 46, 63, 0.5);
      }
      .on > button:first-child:hover {
        background: linear-gradient(#ff6672, #ff4352 45%, #e22434);
      }
      .on kbd {
        background: rgba(60, 0, 5, 0.4);
        border-color: rgba(255, 255, 255, 0.4);
        color: #fff;
      }
      .written > button:first-child {
        padding-right: 27px;
      }
      .write {
        position: absolute;
        right: 1px;
        top: 1px;
        bottom: 1px;
        width: 25px;
        min-height: 0;
        padding: 0;
        border: 0;
        border-left: 1px solid rgba(255, 255, 255, 0.12);
        border-radius: 0 7px 7px 0;
        background: none;
        box-shadow: none;
        color: inherit;
      }
      .write:hover {
        background: rgba(255, 255, 255, 0.12) !important;
      }
      .all {
        padding: 4px 7px;
        font-size: 13px;
        min-height: 0;
        gap: 6px;
        justify-content: flex-start;
        text-align: left;
      }
      @media (max-width: 1100px), (pointer: coarse) {
        kbd {
          display: none;
        }
      }
      .flying > button:first-child {
        opacity: 0.75;
      }
    `,
  ];

  override render(): TemplateResult {
    const text = this.text(shellText);
    const room = this.panel.room;
    const fitting = room ? suggestedGraphics(room) : [];
    const onAir = GRAPHICS.filter((graphic) => room?.graphics[graphic]);
    return html`
      <header>
        <span class="label">${text.graphics}</span>
        <span class="spacer"></span>
        ${onAir.length > 0 ? html`<span class="count">${text.onAir}: ${onAir.length}</span>` : nothing}
      </header>
      <div class="grid">
        ${GRAPHICS.map((graphic) => this.#tile(graphic, room?.graphics[graphic] === true, fitting))}
        <button
          class="all"
          title=${text.fittingHint}
          ?disabled=${!room}
          @click=${() => this.panel.showFitting()}
        >
          <kbd>${FITTING_KEY.label}</kbd>${text.fitting}
        </button>
        <button class="all" ?disabled=${onAir.length === 0} @click=${() => this.panel.clearAll()}>
          <kbd>${CLEAR_KEY.label}</kbd>${text.clearAll}
        </button>
      </div>
    `;
  }

  #tile(graphic: Graphic, isOn: boolean, fitting: readonly Graphic[]): TemplateResult {
    const text = this.text(shellText);
    const name = GRAPHIC_WORDS[graphic][this.language];
    const isWritten = WRITTEN.includes(graphic);
    return html`
      <div
        class="tile ${isOn ? 'on' : fitting.includes(graphic) ? 'fits' : ''} ${isWritten ? 'written' : ''}"
      >
        <button
          data-graphic=${graphic}
          aria-pressed=${isOn ? 'true' : 'false'}
          aria-label="${name}: ${isOn ? text.onAir : text.off}"
          ?disabled=${!this.panel.room}
          @click=${() => takeOrWrite(this.panel, graphic)}
        >
          <kbd>${GRAPHIC_KEYS[graphic].label}</kbd><span class="cut">${name}</span>
        </button>
        ${
          isWritten
            ? html`<button
                class="write"
                aria-label="${name}: ${text.writeText}"
                title=${text.writeText}
                @click=${() => {
                  this.panel.writing = graphic;
                  this.panel.changed();
                }}
              >
                ${icon('edit', 16)}
              </button>`
            : nothing
        }
      </div>
    `;
  }
}

/** A graphic without its words yet asks for them first; the break card has its own. */
export function takeOrWrite(panel: GraphicsBox['panel'], graphic: Graphic): void {
  const room = panel.room;
  if (!room) return;
  const content: GraphicContent | null = room.onAir[graphic].content;
  const isEmpty = content === null || (content.title === null && content.text === null);
  // What the advocates chose needs no words of the operator's.
  const { awards } = room.chgk ?? {};
  const isKnown = graphic === 'award' && (awards?.player ?? awards?.question) != null;
  if (!room.graphics[graphic] && WRITTEN.includes(graphic) && isEmpty && !isKnown) {
    panel.writing = graphic;
    panel.changed();
    return;
  }
  panel.toggle(graphic, content);
}

customElements.define('vp-graphics-box', GraphicsBox);
