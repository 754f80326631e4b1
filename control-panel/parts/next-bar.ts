import { css, html, nothing, type TemplateResult } from 'lit';

import { STEP_KEYS } from '../keyboard.ts';
import { icon, type IconName } from '../look/icons.ts';
import { shared } from '../look/shared.ts';
import type { Step, StepId } from '../steps/step.ts';
import { PanelElement } from '../panel-element.ts';
import { stepContext } from '../step-context.ts';
import { commandWords, isCommandType } from '../text/names.ts';
import { whyNot } from '../text/refusals.ts';
import { shellText } from '../text/shell.ts';
import { stepTexts, type StepContext } from '../text/steps.ts';

const ICONS: Partial<Record<StepId, IconName>> = {
  'wheel.spin': 'play',
  'verdict.right': 'check',
  'verdict.wrong': 'cross',
  'word.guessed': 'check',
  'attempt.guessed': 'check',
  'clock.resume': 'resume',
  'discussion.start': 'clock',
  'attempt.go': 'clock',
};

/** The strip at the bottom: what can be taken back, the big button, and what else is possible. */
export class NextBar extends PanelElement {
  protected override readonly ticking = true;

  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        gap: 12px;
        height: 112px;
        padding: 10px 14px 12px;
        background: #0d1016;
        border-top: 1px solid var(--line);
        align-items: stretch;
      }
      .history {
        display: flex;
        gap: 6px;
        flex: none;
      }
      .history button {
        flex-direction: column;
        align-items: flex-start;
        justify-content: center;
        gap: 3px;
        padding: 8px 12px;
      }
      .history .what {
        font-size: 12px;
        font-weight: 500;
        color: var(--ink-2);
        max-width: 128px;
        text-align: left;
        line-height: 1.25;
        display: -webkit-box;
        -webkit-line-clamp: 2;
        -webkit-box-orient: vertical;
        overflow: hidden;
      }
      .history button:disabled .what {
        color: inherit;
      }
      .history .undo {
        width: 154px;
      }
      .history .redo {
        width: 112px;
      }
      .history .top {
        display: flex;
        align-items: center;
        gap: 7px;
        width: 100%;
      }
      .history kbd {
        margin-left: auto;
        font-size: 10px;
        height: 18px;
      }

      .big {
        display: flex;
        gap: 10px;
        flex: 1 1 380px;
        min-width: 300px;
      }
      .big button {
        position: relative;
        flex: 1;
        min-width: 0;
        min-height: 0;
        padding: 8px 18px;
        border-radius: 10px;
        justify-content: flex-start;
        gap: 14px;
        text-align: left;
        overflow: hidden;
      }
      .big .go {
        color: var(--on-next);
        background: linear-gradient(#ffd777, var(--next) 55%, #f7b02f);
        border-color: #ffe3a1;
        border-bottom-color: #7a4d00;
        box-shadow:
          inset 0 1px 0 rgba(255, 255, 255, 0.6),
          0 3px 0 #5c3b00,
          0 0 26px rgba(255, 186, 56, 0.16);
      }
      .big .go:hover:not(:disabled) {
        background: linear-gradient(#ffe08f, #ffcd63 55%, #fdba3d);
      }
      .big .good {
        color: #fff;
        background: linear-gradient(#34cd79, #1ba05a 60%, #15894b);
        border-color: #66e6a0;
        border-bottom-color: #07391e;
      }
      .big .bad {
        color: #fff;
        background: linear-gradient(#5b6478, #414a5c 60%, #383f50);
        border-color: #79839a;
        border-bottom-color: #12151c;
      }
      .big .bad .icon {
        color: #ff9d92;
      }
      .big button:disabled {
        color: var(--ink-2);
        background: var(--surface-2);
        border-color: var(--line-strong);
        box-shadow: none;
      }
      .big .words {
        min-width: 0;
        flex: 1;
      }
      .big .name {
        display: block;
        font-size: 23px;
        line-height: 1.15;
        font-weight: 750;
        letter-spacing: -0.01em;
      }
      .big .note {
        display: block;
        font-size: 15px;
        line-height: 1.3;
        font-weight: 600;
        opacity: 0.82;
        font-variant-numeric: tabular-nums;
      }
      .big kbd {
        background: rgba(0, 0, 0, 0.16);
        border-color: rgba(0, 0, 0, 0.25);
        color: inherit;
        height: 26px;
        padding: 0 9px;
        font-size: 12px;
      }
      .pair .name {
        font-size: 26px;
      }
      .flying::after {
        content: '';
        position: absolute;
        inset: auto 0 0 0;
        height: 4px;
        background: rgba(255, 255, 255, 0.75);
        transform-origin: 0 50%;
        animation: fly 0.9s ease-in-out infinite alternate;
      }
      @keyframes fly {
        from {
          transform: scaleX(0.1);
        }
        to {
          transform: scaleX(1);
        }
      }

      .others {
        display: flex;
        gap: 8px;
        flex: 0 1 auto;
        min-width: 0;
      }
      .others button {
        flex: 0 1 auto;
        min-width: 96px;
        max-width: 206px;
        min-height: 0;
        padding: 8px 12px;
        flex-direction: column;
        align-items: flex-start;
        justify-content: center;
        gap: 3px;
        text-align: left;
      }
      .others .name {
        font-size: 15px;
        line-height: 1.15;
      }
      .others .note {
        font-size: 12px;
        line-height: 1.25;
        font-weight: 500;
        color: var(--ink-2);
        font-variant-numeric: tabular-nums;
        display: -webkit-box;
        -webkit-line-clamp: 3;
        -webkit-box-orient: vertical;
        overflow: hidden;
      }
      .others .head {
        display: flex;
        gap: 8px;
        align-items: center;
        width: 100%;
      }
      .others .head .name {
        flex: 1;
      }
      .others .blocked {
        max-width: 176px;
        padding: 8px 12px;
        border: 1px dashed var(--line-strong);
        border-radius: var(--radius);
        display: flex;
        flex-direction: column;
        justify-content: center;
        gap: 3px;
        color: var(--ink-3);
        min-width: 0;
        flex: 0 1 auto;
      }
      .others .blocked .name {
        font-weight: 600;
      }
      .others .blocked .note {
        color: var(--ink-2);
      }
      @media (max-width: 1300px) {
        .history .undo {
          width: 132px;
        }
        .history button {
          padding-inline: 9px;
        }
        .history .redo {
          width: 104px;
        }
        .big .name {
          font-size: 21px;
        }
      }
      @media (max-width: 1100px) {
        .big {
          flex-basis: 220px;
          min-width: 200px;
        }
        .big button {
          padding-inline: 12px;
          gap: 10px;
        }
        .big .icon {
          width: 26px;
        }
        .big .name {
          font-size: 18px;
        }
        .others button {
          min-width: 84px;
          padding-inline: 8px;
        }
        /* Why not is told among the experts' resources, too. */
        .others .blocked,
        kbd {
          display: none;
        }
        .others .name {
          font-size: 14px;
        }
      }
      /* A tablet has no keys to tell of. */
      @media (pointer: coarse) {
        kbd {
          display: none;
        }
      }
      @media (max-height: 680px) {
        :host {
          height: 92px;
        }
        .others .note {
          -webkit-line-clamp: 2;
        }
      }
    `,
  ];

  override render(): TemplateResult {
    const context = stepContext(this.panel);
    const next = this.panel.nextStep;
    return html`
      ${this.#history()}
      ${
        context === null || next === null
          ? html`<div class="big">
              <button disabled>
                <span class="words"><span class="name">${this.text(shellText).connecting}</span></span>
              </button>
            </div>`
          : html`
              <div class="big ${next.choice ? 'pair' : ''}" part="next">
                ${
                  next.choice
                    ? next.choice.map((step) => this.#big(step, context))
                    : next.primary
                      ? this.#big(next.primary, context)
                      : nothing
                }
              </div>
              ${
                next.others.length > 0
                  ? html`<div class="others">${next.others.map((step) => this.#other(step, context))}</div>`
                  : nothing
              }
            `
      }
    `;
  }

  #history(): TemplateResult {
    const text = this.text(shellText);
    const { undo, redo } = this.panel.room ?? { undo: null, redo: null };
    const named = (what: string | null | undefined): string =>
      what == null ? text.nothingToUndo : isCommandType(what) ? commandWords(what, this.language) : what;
    return html`
      <div class="history">
        <button
          class="undo"
          data-key="undo"
          ?disabled=${undo?.can !== true}
          @click=${() => void this.panel.send('undo')}
        >
          <span class="top">${icon('undo', 18)}${text.undo}</span>
          <span class="what">${named(undo?.can ? undo.what : null)}</span>
        </button>
        <button
          class="redo"
          data-key="redo"
          ?disabled=${redo?.can !== true}
          @click=${() => void this.panel.send('redo')}
        >
          <span class="top">${icon('redo', 18)}${text.redo}</span>
          <span class="what">${named(redo?.can ? redo.what : null)}</span>
        </button>
      </div>
    `;
  }

  #big(step: Step, context: StepContext): TemplateResult {
    const words = this.text(stepTexts)[step.id](context);
    const key = this.panel.nextStep?.choice ? STEP_KEYS[step.id]?.label : this.text(shellText).space;
    const glyph = ICONS[step.id] ?? 'next';
    const why = whyNot(step, this.language);
    return html`
      <button
        class="${step.tone} ${this.#isFlying(step) ? 'flying' : ''}"
        data-step=${step.id}
        ?disabled=${step.act === null}
        aria-disabled=${this.panel.guard.isLive(step) ? 'false' : 'true'}
        @click=${() => this.panel.press(step)}
      >
        ${icon(glyph, 34)}
        <span class="words">
          <span class="name cut">${words.label}</span>
          ${(why ?? words.note) ? html`<span class="note cut">${why ?? words.note}</span>` : nothing}
        </span>
        ${key === undefined || step.act === null ? nothing : html`<kbd>${key}</kbd>`}
      </button>
    `;
  }

  #other(step: Step, context: StepContext): TemplateResult {
    const words = this.text(stepTexts)[step.id](context);
    const why = whyNot(step, this.language);
    if (step.act === null) {
      return html`<div class="blocked" data-step=${step.id}>
        <span class="name">${words.label}</span>
        <span class="note">${why}</span>
      </div>`;
    }
    const key = STEP_KEYS[step.id]?.label;
    return html`
      <button
        class=${this.#isFlying(step) ? 'flying' : ''}
        data-step=${step.id}
        aria-disabled=${this.panel.guard.isLive(step) ? 'false' : 'true'}
        @click=${() => this.panel.press(step)}
      >
        <span class="head"
          ><span class="name">${words.label}</span>${key ? html`<kbd>${key}</kbd>` : nothing}</span
        >
        ${(why ?? words.note) ? html`<span class="note">${why ?? words.note}</span>` : nothing}
      </button>
    `;
  }

  #isFlying(step: Step): boolean {
    const { act } = step;
    return act?.kind === 'command' && this.panel.pending.some((one) => one.type === act.type);
  }
}

customElements.define('vp-next-bar', NextBar);
