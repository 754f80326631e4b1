import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';

import { STAGES, type Stage } from '../../../src/rules/views/types.ts';
import { focusFirst } from '../../look/focus.ts';
import { shared } from '../../look/shared.ts';
import { segments } from '../../parts/one-of.ts';
import { PanelElement } from '../../panel-element.ts';
import { stageNames } from '../../text/names.ts';
import { readNumber, signed } from '../../text/numbers.ts';
import { shellText } from '../../text/shell.ts';
import { partyText } from './text.ts';

/** A correction of a team's score by hand, with its reason. */
export class AdjustDialog extends PanelElement {
  static override properties: PropertyDeclarations = {
    team: { state: true },
    typed: { state: true },
    stage: { state: true },
    reason: { state: true },
  };
  declare team: string | null;
  declare typed: string;
  declare stage: Stage;
  declare reason: string;

  static override styles = [
    shared,
    css`
      wa-dialog {
        --width: 520px;
      }
      .segments {
        display: flex;
      }
    `,
  ];

  constructor() {
    super();
    this.team = null;
    this.typed = '';
    this.stage = 'hat';
    this.reason = '';
  }

  open(team: string): void {
    this.team = team;
    this.typed = '';
    this.reason = '';
    this.stage = this.panel.room?.party?.stage ?? 'hat';
  }

  override render(): TemplateResult | typeof nothing {
    const team = this.panel.view?.teams.find((one) => one.id === this.team);
    if (!team) return nothing;
    const text = this.text(partyText);
    const value = readNumber(this.typed);
    const isGood = value !== null && value !== 0 && Number.isInteger(value * 2);
    const ready = isGood && this.reason.trim() !== '';
    const apply = (): void => {
      if (!ready) return;
      this.team = null;
      void this.panel.send('score.adjust', {
        team: team.id,
        stage: this.stage,
        points: value,
        reason: this.reason.trim(),
      });
    };
    return html`<wa-dialog
      open
      label=${text.adjustTitle(team.name)}
      @wa-after-hide=${(event: Event) => {
        if ((event.target as Element).localName === 'wa-dialog') this.team = null;
      }}
    >
      <div class="stack">
        <div>
          <div class="label" style="margin-bottom: 6px">${text.adjustStage}</div>
          ${segments({
            label: text.adjustStage,
            all: STAGES,
            chosen: this.stage,
            words: (stage) => this.text(stageNames)[stage],
            choose: (stage) => {
              this.stage = stage;
            },
          })}
        </div>
        <wa-input
          ${ref(focusFirst)}
          label=${text.adjustPoints}
          required
          hint=${this.typed !== '' && !isGood ? text.adjustBad : text.adjustHint}
          .value=${this.typed}
          @input=${(event: InputEvent) => {
            this.typed = (event.target as HTMLInputElement).value;
          }}
        ></wa-input>
        <wa-input
          label=${this.text(shellText).reason}
          hint=${this.text(shellText).reasonHint}
          required
          .value=${this.reason}
          @input=${(event: InputEvent) => {
            this.reason = (event.target as HTMLInputElement).value;
          }}
          @keydown=${(event: KeyboardEvent) => {
            if (event.key === 'Enter') apply();
          }}
        ></wa-input>
      </div>
      <div slot="footer" class="row">
        <button
          @click=${() => {
            this.team = null;
          }}
        >
          ${this.text(shellText).cancel}
        </button>
        <button class="main" ?disabled=${!ready} @click=${apply}>
          ${text.apply}${isGood ? html` <b class="num">${signed(value, this.language)}</b>` : nothing}
        </button>
      </div>
    </wa-dialog>`;
  }
}

customElements.define('vp-adjust-dialog', AdjustDialog);
