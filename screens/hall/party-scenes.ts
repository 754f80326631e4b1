import { html, nothing } from 'lit';

import { STAGE_RULES } from '../../overlays/rule-card/rule-texts.ts';
import { progress } from '../../src/graphics/motion.ts';
import { pointsText, STAGE_NAMES } from '../../src/graphics/words.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import type { Words } from '../../src/protocol/messages.ts';
import { STAGES, type PartyView, type RoomPublicView } from '../../src/rules/views/types.ts';
import type { Hall } from './pieces.ts';
import { EXPLAINS, FORBIDDEN, WORDS } from './words.ts';

function stageLine(hall: Hall, room: RoomPublicView, party: PartyView): unknown {
  const { language } = hall;
  if (!party.stage) return nothing;
  const number = STAGES.indexOf(party.stage) + 1;
  const done = party.team === null ? null : (party.attempts?.[party.team] ?? 0);
  const { planned } = party.rounds;
  return html`<div class="top label">
    <span>${hall.say(WORDS.stage)} ${number} · ${STAGE_NAMES[party.stage][language]}</span>
    ${hall.severalRooms ? html`<span>${room.name}</span>` : nothing}
    ${
      done === null
        ? nothing
        : html`<span
            >${hall.say(WORDS.attempt)}
            ${done + 1}${planned === null ? '' : ` ${hall.say(WORDS.of)} ${String(planned)}`}</span
          >`
    }
  </div>`;
}

function explainer(hall: Hall, party: PartyView): unknown {
  if (party.explainer === null || !party.stage) return nothing;
  const text = `${hall.say(EXPLAINS[party.stage])}: ${party.explainer}`;
  return html`<div style="margin-top:18px">
    ${hall.text(text, { width: hall.inner * 0.55, size: 46, least: 36, small: 36, lines: 2 }, 'text')}
  </div>`;
}

export function prep(hall: Hall, room: RoomPublicView, party: PartyView): unknown {
  const width = hall.inner * 0.6 - 70;
  const rules = party.stage ? STAGE_RULES[party.stage].forbidden : [];
  return html`<div class="scene">
    ${stageLine(hall, room, party)}
    <div class="columns">
      <div class="column">
        <span class="label" style="font-size:38px;margin-bottom:12px;color:var(--v-on-backdrop-soft)"
          >${hall.say(WORDS.ready)}</span
        >
        ${hall.team(party.team, width, 92)} ${explainer(hall, party)}
        <div style="margin-top:34px">${room.clock ? hall.clock(room.clock, width, 360) : nothing}</div>
      </div>
      <div class="rules panel">
        <span class="label">${hall.say(FORBIDDEN)}</span>
        <ul>
          ${rules.map((rule) => html`<li>${hall.say(rule.text)}</li>`)}
        </ul>
      </div>
    </div>
  </div>`;
}

export function words(hall: Hall, room: RoomPublicView, party: PartyView): unknown {
  const { language } = hall;
  const width = hall.inner;
  const count = (label: Words, value: string, look = ''): unknown =>
    html`<div class="count panel ${look}">
      <span class="label">${hall.say(label)}</span><b class="digits">${value}</b>
    </div>`;
  return html`<div class="scene">
    ${stageLine(hall, room, party)}
    <div class="middle">
      ${hall.team(party.team, width, 96)}
      ${room.clock ? hall.clock(room.clock, Math.min(width, 1500), 400) : nothing}
      <div class="counts">
        ${count(WORDS.guessed, String(party.words?.guessed ?? 0), 'good')}
        ${count(WORDS.skipped, String(party.words?.skipped ?? 0), 'bad')}
        ${count(WORDS.points, pointsText(party.pending ?? 0, language, true))}
      </div>
    </div>
  </div>`;
}

export function guess(hall: Hall, room: RoomPublicView, party: PartyView, ladder: unknown): unknown {
  const width = hall.inner - 560 - 70;
  return html`<div class="scene">
    ${stageLine(hall, room, party)}
    <div class="columns">
      <div class="column">
        ${hall.team(party.team, width, 96)} ${explainer(hall, party)}
        <div style="margin-top:30px">${room.clock ? hall.clock(room.clock, width, 430) : nothing}</div>
        ${
          party.theme === null
            ? nothing
            : html`<div style="margin-top:30px;color:var(--v-on-backdrop-soft)">
                ${hall.text(`${hall.say(WORDS.theme)}: ${party.theme}`, { width, size: 42, least: 34, small: 34, lines: 2 }, 'text')}
              </div>`
        }
      </div>
      <div class="ladder">${ladder}</div>
    </div>
  </div>`;
}

export function result(hall: Hall, party: PartyView): unknown {
  const { last, reveal } = party;
  if (!last) return nothing;
  const { language } = hall;
  const width = hall.inner;
  const came = progress(hall.t, last.at, TIMES.hall, 'back.out(1.6)');
  const item = reveal?.item?.text ?? null;
  const words = (reveal?.words ?? []).filter((word) => word.text !== null);
  const size = words.length > 18 ? 38 : words.length > 10 ? 46 : 56;
  return html`<div class="scene">
    <div class="middle">
      ${hall.team(last.team, width, 100)}
      <span class="digits filled gain" style="transform:scale(${came})"
        >${pointsText(last.points, language, true)}</span
      >
      ${
        item !== null
          ? html`<div class="it">
              <span class="label">${hall.say(last.points > 0 ? WORDS.it : WORDS.notGuessed)}</span>
              ${hall.text(item, { width, size: 120, least: 84, small: 76, lines: 3 }, 'heading')}
            </div>`
          : nothing
      }
      ${
        words.length > 0
          ? html`<div class="words">
              ${words.map((word) => html`<span class="word ${word.result}" style="font-size:${size}px">${word.text}</span>`)}
            </div>`
          : nothing
      }
    </div>
  </div>`;
}
