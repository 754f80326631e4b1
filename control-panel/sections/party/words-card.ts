import { css, html, type TemplateResult } from 'lit';

import type { PartyHostView, WordResult } from '../../../src/rules/views/types.ts';
import { icon, type IconName } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { signed } from '../../text/numbers.ts';
import { attemptHeader, attemptStyles, deckChip, secretBox } from './attempt-parts.ts';
import { partyText } from './text.ts';

const RESULTS: readonly { readonly result: WordResult; readonly glyph: IconName }[] = [
  { result: 'guessed', glyph: 'check' },
  { result: 'skipped', glyph: 'minus' },
  { result: 'void', glyph: 'ban' },
];

/** A minute of words while it runs, and its review afterwards (P-11). */
export class WordsCard extends PanelElement {
  static override styles = [
    shared,
    attemptStyles,
    css`
      .counts {
        display: grid;
        grid-template-columns: minmax(max-content, 1fr) minmax(max-content, 1fr) minmax(max-content, 1.25fr);
        gap: 6px;
      }
      .counts div {
        background: var(--surface-2);
        border-radius: 8px;
        padding: 8px;
      }
      .counts b {
        display: block;
        font-size: 26px;
        line-height: 1.1;
        font-weight: 750;
        font-variant-numeric: tabular-nums;
      }
      .counts .g b {
        color: #5fe098;
      }
      .counts .s b {
        color: #ff9d92;
      }
      .list {
        display: flex;
        flex-direction: column;
      }
      .list li {
        display: flex;
        align-items: center;
        gap: 8px;
        min-height: 40px;
        border-top: 1px solid var(--line);
        font-size: 15px;
        font-weight: 550;
      }
      .list li.void .w {
        text-decoration: line-through;
        color: var(--ink-3);
      }
      .list .w {
        flex: 1;
        min-width: 0;
      }
      .list .guessed-word {
        color: #5fe098;
      }
      .list .skipped-word {
        color: #ff9d92;
      }
      .list .void-word {
        color: var(--ink-3);
      }
      .marks {
        display: flex;
        gap: 4px;
      }
      .marks button {
        min-height: 34px;
        width: 36px;
        padding: 0;
      }
      .marks button[aria-pressed='true'].guessed {
        background: var(--good-deep);
        border-color: #3fd480;
      }
      .marks button[aria-pressed='true'].skipped {
        background: #7a2f34;
        border-color: #c5656b;
      }
      .marks button[aria-pressed='true'].void {
        background: #4b566c;
        border-color: #7c89a3;
      }
    `,
  ];

  override render(): TemplateResult {
    const party = this.panel.room?.party;
    if (!party) return html``;
    return html`<div class="card">
      ${party.phase === 'review' ? this.#review(party) : this.#minute(party)}
    </div>`;
  }

  #header(party: PartyHostView, title: string): TemplateResult {
    const team = this.panel.view?.teams.find((one) => one.id === party.team) ?? null;
    return attemptHeader(team, party, title, this.language);
  }

  #minute(party: PartyHostView): TemplateResult {
    const text = this.text(partyText);
    const list = [...(party.wordList ?? [])].reverse();
    return html`
      ${this.#header(party, text.playing)}
      ${secretBox(party.item, text.word, this.language, party.outOfWords ? text.deckOut : undefined)}
      ${this.#counts(party)}
      <div class="row">${deckChip(party, this.language)}</div>
      <ul class="list">
        ${list.map(
          (word, i) =>
            html`<li class=${word.result}>
              <span class="w cut">${word.text ?? text.paperWord(list.length - i)}</span>
              <span class="${word.result}-word">${text.results[word.result]}</span>
            </li>`,
        )}
      </ul>
    `;
  }

  #counts(party: PartyHostView): TemplateResult {
    const text = this.text(partyText);
    return html`<div class="counts">
      <div class="g"><span class="label">${text.guessed}</span><b>${party.words?.guessed ?? 0}</b></div>
      <div class="s"><span class="label">${text.skipped}</span><b>${party.words?.skipped ?? 0}</b></div>
      <div><span class="label">${text.pending}</span><b>${signed(party.pending ?? 0, this.language)}</b></div>
    </div>`;
  }

  #review(party: PartyHostView): TemplateResult {
    const text = this.text(partyText);
    const list = party.wordList ?? [];
    return html`
      ${this.#header(party, text.review)} ${this.#counts(party)}
      ${
        list.length === 0
          ? html`<p class="soft">${text.noWords}</p>`
          : html`<p class="small quiet">${text.reviewHint}</p>`
      }
      <ul class="list">
        ${list.map((word, index) => {
          const name = word.text ?? text.paperWord(index + 1);
          return html`<li class=${word.result}>
            <span class="w cut" title=${name}>${name}</span>
            <span class="marks" role="group" aria-label=${name}>
              ${RESULTS.map(
                ({ result, glyph }) =>
                  html`<button
                    class=${result}
                    title=${text.results[result]}
                    aria-label="${name}: ${text.results[result]}"
                    aria-pressed=${word.result === result ? 'true' : 'false'}
                    @click=${() => {
                      if (word.result !== result)
                        void this.panel.send('party.word.review', { index, result });
                    }}
                  >
                    ${icon(glyph, 18)}
                  </button>`,
              )}
            </span>
          </li>`;
        })}
      </ul>
    `;
  }
}

customElements.define('vp-party-words', WordsCard);
