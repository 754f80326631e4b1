import '@awesome.me/webawesome/dist/components/input/input.js';
import '../chgk/chgk-board.ts';
import '../chgk/game-form.ts';
import '../party/adjust-dialog.ts';
import '../party/party-board.ts';
import '../party/party-now.ts';

import { css, html, nothing, type TemplateResult } from 'lit';

import { STAGES, type RoomOperatorView } from '../../../src/rules/views/types.ts';
import type { Drafts } from '../../drafts.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { startStage, suggestedStage } from '../../steps/start.ts';
import { rove, segments, tabStop } from '../../parts/one-of.ts';
import { PanelElement } from '../../panel-element.ts';
import { stageNames } from '../../text/names.ts';
import { points } from '../../text/numbers.ts';
import { chgkText } from '../chgk/text.ts';
import type { AdjustDialog } from '../party/adjust-dialog.ts';
import { playText } from './text.ts';

/** What is being played. Without a game: what could be. */
export class PlaySection extends PanelElement {
  static override styles = [
    shared,
    css`
      :host {
        height: 100%;
      }
      .party {
        display: grid;
        grid-template-columns: minmax(0, 1.75fr) minmax(290px, 1fr);
        gap: 12px;
        height: 100%;
      }
      @media (max-width: 1100px) {
        .party {
          grid-template-columns: minmax(0, 1.45fr) minmax(230px, 1fr);
        }
      }
      .idle {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        gap: 14px;
        align-items: start;
      }
      .idle .card {
        min-height: 100%;
      }
      .stages {
        display: flex;
        flex-direction: column;
        gap: 8px;
      }
      .stage {
        justify-content: flex-start;
        text-align: left;
        min-height: 58px;
        padding: 8px 14px;
        gap: 14px;
      }
      .stage .n {
        font-size: 24px;
        font-weight: 800;
        color: var(--ink-3);
        width: 22px;
        flex: none;
      }
      .stage[aria-checked='true'] {
        background: var(--pick-deep);
        border-color: #3f86d4;
      }
      .stage[aria-checked='true'] .n {
        color: #9ccaff;
      }
      .stage .w {
        flex: 1;
        min-width: 0;
      }
      .stage b {
        display: block;
        font-size: 17px;
      }
      .start {
        margin-top: 14px;
      }
      .intro {
        margin-bottom: 14px;
      }
      .form {
        margin-top: 14px;
        display: flex;
        flex-direction: column;
        gap: 12px;
      }
    `,
  ];

  override render(): TemplateResult {
    const room = this.panel.room;
    if (!room) return html``;
    if (room.game === 'chgk' && room.chgk) {
      return html`<vp-chgk-board .panel=${this.panel}></vp-chgk-board>`;
    }
    if (room.game === 'party' && room.party?.stage) {
      return html`<div
          class="party"
          @adjust=${(event: CustomEvent<string>) => {
            this.renderRoot.querySelector<AdjustDialog>('vp-adjust-dialog')?.open(event.detail);
          }}
        >
          <vp-party-board .panel=${this.panel}></vp-party-board>
          <vp-party-now .panel=${this.panel}></vp-party-now>
        </div>
        <vp-adjust-dialog .panel=${this.panel}></vp-adjust-dialog>`;
    }
    return this.#idle(room);
  }

  #idle(room: RoomOperatorView): TemplateResult {
    const text = this.text(chgkText);
    const play = this.text(playText);
    const view = this.panel.view;
    if (!view) return html``;
    const { drafts } = this.panel;
    const chosen = drafts.stage.stage ?? suggestedStage(view);
    const set = (change: Partial<Drafts['stage']>): void => {
      this.panel.draft({ stage: { ...this.panel.drafts.stage, ...change } });
    };
    const start = startStage(view, room, drafts);
    const here = view.teams.filter((team) => team.room === room.id && !team.disqualified);
    return html`<div class="idle">
      <div class="card" data-place="stage">
        <h1>${text.partyTitle}</h1>
        <p class="soft intro">${text.partyIntro}</p>
        ${
          here.length === 0
            ? html`<div class="empty">
                <strong>${play.noTeams}</strong>${play.noTeamsText}
                <button class="main" @click=${() => this.panel.lead('teams')}>${play.addTeams}</button>
              </div>`
            : html`
                <p class="small quiet" style="margin-bottom: 8px">${play.teamsHere(here.length)}</p>
                <div class="stages" role="radiogroup" aria-label=${text.stageTitle} @keydown=${rove}>
                  ${STAGES.map((stage, i) => {
                    const best = [...view.standings].sort((a, b) => b.stages[stage] - a.stages[stage])[0];
                    const isPlayed = view.standings.some((row) => row.stages[stage] !== 0);
                    const leader = view.teams.find((team) => team.id === best?.team);
                    return html`<button
                      class="stage"
                      role="radio"
                      data-stage=${stage}
                      tabindex=${tabStop(STAGES, chosen, stage)}
                      aria-checked=${stage === chosen ? 'true' : 'false'}
                      @click=${() => set({ stage })}
                    >
                      <span class="n">${i + 1}</span>
                      <span class="w">
                        <b>${this.text(stageNames)[stage]}</b>
                        ${
                          isPlayed && best
                            ? html`<span class="small soft cut"
                                >${text.played}, ${text.stageScore}: ${leader?.name}
                                ${points(best.stages[stage], this.language)}</span
                              >`
                            : html`<span class="small soft">${play.about[stage]}</span>`
                        }
                      </span>
                    </button>`;
                  })}
                </div>
                ${this.#stageForm(chosen, set)}
                <button
                  class="main start"
                  aria-disabled=${this.panel.guard.isLive(start) ? 'false' : 'true'}
                  @click=${() => this.panel.press(start)}
                >
                  ${icon('next', 18)}${text.startStage}
                </button>
              `
        }
      </div>
      <div class="card" data-place="game">
        <h1>${text.gameTitle}</h1>
        <p class="soft intro">${text.gameIntro(Number(view.ruleset['gameTo']))}</p>
        <vp-game-form .panel=${this.panel}></vp-game-form>
      </div>
    </div>`;
  }

  #stageForm(
    stage: (typeof STAGES)[number],
    set: (change: Partial<Drafts['stage']>) => void,
  ): TemplateResult | typeof nothing {
    const text = this.text(chgkText);
    const draft = this.panel.drafts.stage;
    if (stage === 'hat') return nothing;
    if (stage === 'artist') {
      return html`<div class="form">
        <div>
          <div class="label" style="margin-bottom: 6px">${text.variant}</div>
          ${segments({
            label: text.variant,
            all: [1, 2] as const,
            chosen: draft.variant,
            words: (variant) => text.variants[variant],
            choose: (variant) => set({ variant }),
          })}
        </div>
        <wa-input
          label=${text.theme}
          hint=${text.themeHint}
          .value=${draft.theme}
          @input=${(event: InputEvent) => set({ theme: (event.target as HTMLInputElement).value })}
        ></wa-input>
      </div>`;
    }
    return html`<div class="form">
      <div>
        <div class="label" style="margin-bottom: 6px">${text.seriesKind}</div>
        ${segments({
          label: text.seriesKind,
          all: ['words', 'combinations'] as const,
          chosen: draft.series,
          words: (series) => text.seriesKinds[series],
          choose: (series) => set({ series }),
        })}
      </div>
    </div>`;
  }
}

customElements.define('vp-play-section', PlaySection);
