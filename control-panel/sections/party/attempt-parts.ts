import { css, html, nothing, type TemplateResult } from 'lit';

import type { ItemView, Language, PartyHostView, TeamView } from '../../../src/rules/views/types.ts';
import { icon } from '../../look/icons.ts';
import { deckLine, DECK_WARNING, partyText } from './text.ts';

/** How the parts of an attempt look that every phase shows. */
export const attemptStyles = css`
  .card {
    display: flex;
    flex-direction: column;
    gap: 12px;
    height: 100%;
    overflow: auto;
  }
  .team {
    display: flex;
    gap: 12px;
    align-items: center;
  }
  .team .swatch {
    width: 10px;
    align-self: stretch;
    height: auto;
    min-height: 40px;
  }
  .team b {
    font-size: 23px;
    line-height: 1.15;
    font-weight: 750;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  .secret {
    background: #1d1a2e;
    border: 1px solid #433a72;
    border-radius: 10px;
    padding: 10px 14px 12px;
  }
  .secret .label {
    color: #a89ee0;
    display: flex;
    gap: 6px;
    align-items: center;
  }
  .secret b {
    display: block;
    margin-top: 4px;
    font-size: 24px;
    line-height: 1.2;
    font-weight: 750;
    overflow-wrap: anywhere;
  }
  .secret b.long {
    font-size: 19px;
  }
`;

/** Letters from which on a word no longer fits in one line at its full size. */
const LONG = 40;

export function attemptHeader(
  team: TeamView | null,
  party: PartyHostView,
  title: string,
  language: Language,
): TemplateResult {
  const attempt = team ? (party.attempts?.[team.id] ?? 0) + 1 : 1;
  return html`
    <div class="row">
      <span class="label">${title}</span><span class="spacer"></span>
      <span class="small soft num">${partyText[language].attemptOf(attempt, party.rounds.planned)}</span>
    </div>
    <div class="team">
      <span class="swatch" style="background: ${team?.color ?? 'var(--line-strong)'}"></span>
      <b>${team?.name ?? ''}</b>
    </div>
  `;
}

/** What only the host and the explainer see; `unknown` stands there where the program does not know it. */
export function secretBox(
  item: ItemView | null,
  label: string,
  language: Language,
  unknown?: string,
): TemplateResult {
  const text = partyText[language];
  const word = item?.text ?? null;
  return html`<div class="secret" title=${text.secret}>
    <span class="label">${icon('eye', 14)}${label}</span>
    ${
      word === null
        ? html`<div class="small soft" style="margin-top: 4px">${unknown ?? text.onPaper}</div>`
        : html`<b class=${word.length > LONG ? 'long' : ''}>${word}</b>`
    }
    ${item?.note ? html`<div class="small soft">${item.note}</div>` : nothing}
  </div>`;
}

/** P-9: how much is left in the deck, if one is loaded. */
export function deckChip(party: PartyHostView, language: Language): TemplateResult | typeof nothing {
  if (!party.deck) return nothing;
  const { left } = party.deck;
  return html`<span class="chip ${left <= DECK_WARNING ? 'warn' : ''}"
    >${deckLine(left, party.stage === 'hat', language)}</span
  >`;
}

/** What the stage was announced with. */
export function conditions(party: PartyHostView, language: Language): TemplateResult {
  const text = partyText[language];
  const lines = [
    party.stage === 'artist' && party.variant !== null ? text.variant[party.variant] : null,
    party.stage === 'crocodile' && party.series !== null ? text.series[party.series] : null,
    party.theme === null ? null : text.theme(party.theme),
  ].filter((line) => line !== null);
  return html`<div class="row wrap">
    ${lines.map((line) => html`<span class="chip">${line}</span>`)}${deckChip(party, language)}
  </div>`;
}
