import './rooms-card.ts';
import './team-editor.ts';
import './team-list.ts';
import './teams-paste.ts';

import { css, html, type TemplateResult } from 'lit';

import type { TeamView } from '../../../src/rules/views/types.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import type { TeamEditor } from './team-editor.ts';
import type { TeamsPaste } from './teams-paste.ts';

/** Who plays, and in which room. */
export class TeamsSection extends PanelElement {
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 2fr) minmax(250px, 1fr);
        gap: 14px;
        align-content: start;
        align-items: start;
      }
      @media (max-width: 1100px) {
        :host {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  override render(): TemplateResult {
    const { panel } = this;
    return html`
      <vp-team-list
        .panel=${panel}
        @edit=${(event: CustomEvent<TeamView>) =>
          this.renderRoot.querySelector<TeamEditor>('vp-team-editor')?.open(event.detail)}
        @paste-list=${() => this.renderRoot.querySelector<TeamsPaste>('vp-teams-paste')?.open()}
      ></vp-team-list>
      <vp-rooms-card .panel=${panel}></vp-rooms-card>
      <vp-team-editor .panel=${panel}></vp-team-editor>
      <vp-teams-paste .panel=${panel}></vp-teams-paste>
    `;
  }
}

customElements.define('vp-teams-section', TeamsSection);
