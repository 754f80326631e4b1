import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/textarea/textarea.js';

import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';

import type { TeamView } from '../../../src/rules/views/types.ts';
import { focusFirst } from '../../look/focus.ts';
import { shared } from '../../look/shared.ts';
import { rove, tabStop } from '../../parts/one-of.ts';
import { PanelElement } from '../../panel-element.ts';
import { namesIn } from '../../steps/start.ts';
import { shellText } from '../../text/shell.ts';
import { TEAM_COLOURS } from './colours.ts';
import { teamsText } from './text.ts';

interface Edited {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly players: string;
}

/** A team's name, colour and players in a dialog. */
export class TeamEditor extends PanelElement {
  static override properties: PropertyDeclarations = { edited: { state: true } };
  declare edited: Edited | null;

  static override styles = [
    shared,
    css`
      wa-dialog {
        --width: 560px;
      }
      .colours {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      .colours button {
        width: 38px;
        min-height: 38px;
        padding: 0;
        border-radius: 8px;
        border: 2px solid transparent;
      }
      .colours button[aria-checked='true'] {
        outline: 2px solid #fff;
        outline-offset: 2px;
      }
    `,
  ];

  constructor() {
    super();
    this.edited = null;
  }

  open(team: TeamView): void {
    this.edited = {
      id: team.id,
      name: team.name,
      color: team.color ?? TEAM_COLOURS[0],
      players: team.players.join('\n'),
    };
  }

  override render(): TemplateResult | typeof nothing {
    const { edited } = this;
    if (!edited) return nothing;
    const text = this.text(teamsText);
    const set = (change: Partial<Edited>): void => {
      this.edited = { ...edited, ...change };
    };
    const close = (): void => {
      this.edited = null;
    };
    const isNameless = edited.name.trim() === '';
    const save = (): void => {
      if (isNameless) return;
      close();
      void this.panel.send('team.update', {
        id: edited.id,
        name: edited.name.trim(),
        color: edited.color,
        players: namesIn(edited.players),
      });
    };
    return html`<wa-dialog
      open
      label=${text.editTitle(this.panel.view?.teams.find((team) => team.id === edited.id)?.name ?? '')}
      @wa-after-hide=${(event: Event) => {
        if ((event.target as Element).localName === 'wa-dialog') close();
      }}
    >
      <div class="stack">
        <wa-input
          ${ref(focusFirst)}
          label=${text.name}
          .value=${edited.name}
          @input=${(event: InputEvent) => set({ name: (event.target as HTMLInputElement).value })}
          @keydown=${(event: KeyboardEvent) => {
            if (event.key === 'Enter') save();
          }}
        ></wa-input>
        <div>
          <div class="label" style="margin-bottom: 8px">${text.color}</div>
          <div class="colours" role="radiogroup" aria-label=${text.color} @keydown=${rove}>
            ${TEAM_COLOURS.map(
              (colour, i) =>
                html`<button
                  role="radio"
                  aria-label="${text.color} ${i + 1}"
                  tabindex=${tabStop<string>(TEAM_COLOURS, edited.color, colour)}
                  aria-checked=${colour === edited.color ? 'true' : 'false'}
                  style="background: ${colour}"
                  @click=${() => set({ color: colour })}
                ></button>`,
            )}
          </div>
        </div>
        <wa-textarea
          label=${text.players}
          hint=${text.playersHint}
          rows="6"
          .value=${edited.players}
          @input=${(event: InputEvent) => set({ players: (event.target as HTMLTextAreaElement).value })}
        ></wa-textarea>
      </div>
      <div slot="footer" class="row">
        <button @click=${close}>${this.text(shellText).cancel}</button>
        <button class="main" ?disabled=${isNameless} @click=${save}>${text.save}</button>
      </div>
    </wa-dialog>`;
  }
}

customElements.define('vp-team-editor', TeamEditor);
