import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@awesome.me/webawesome/dist/components/textarea/textarea.js';

import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';

import { focusFirst } from '../../look/focus.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { shellText } from '../../text/shell.ts';
import { addTeams } from './add-team.ts';
import { readTeams } from './read-teams.ts';
import { teamsText } from './text.ts';

/** Many teams at once, from a list that somebody has already. What is left out of it is told, with the reason. */
export class TeamsPaste extends PanelElement {
  static override properties: PropertyDeclarations = { isOpen: { state: true } };
  declare isOpen: boolean;

  static override styles = [
    shared,
    css`
      wa-dialog {
        --width: 560px;
      }
      .left-out {
        color: var(--warn);
        font-weight: 550;
      }
    `,
  ];

  constructor() {
    super();
    this.isOpen = false;
  }

  open(): void {
    this.isOpen = true;
  }

  override render(): TemplateResult | typeof nothing {
    const { view } = this.panel;
    if (!this.isOpen || !view) return nothing;
    const text = this.text(teamsText);
    const list = this.panel.typed('teams');
    const { teams, known, twice } = readTeams(
      list,
      view.teams.map((team) => team.name),
    );
    const close = (): void => {
      this.isOpen = false;
    };
    const add = (): void => {
      close();
      this.panel.type('teams', '');
      void addTeams(this.panel, teams);
    };
    return html`<wa-dialog
      open
      label=${text.addManyTitle}
      @wa-after-hide=${(event: Event) => {
        if ((event.target as Element).localName === 'wa-dialog') close();
      }}
    >
      <div class="stack">
        <p class="soft small">${text.addManyText}</p>
        <wa-textarea
          ${ref(focusFirst)}
          class="bare"
          rows="10"
          label=${text.addManyTitle}
          .value=${list}
          @input=${(event: InputEvent) =>
            this.panel.type('teams', (event.target as HTMLTextAreaElement).value)}
        ></wa-textarea>
        <div role="status">
          ${known.length > 0 ? html`<p class="small left-out">${text.leftOutKnown(known)}</p>` : nothing}
          ${twice.length > 0 ? html`<p class="small left-out">${text.leftOutTwice(twice)}</p>` : nothing}
        </div>
      </div>
      <div slot="footer" class="row">
        <button @click=${close}>${this.text(shellText).cancel}</button>
        <button class="main" ?disabled=${teams.length === 0} @click=${add}>
          ${text.addManyYes(teams.length)}
        </button>
      </div>
    </wa-dialog>`;
  }
}

customElements.define('vp-teams-paste', TeamsPaste);
