import { html, nothing } from 'lit';

import { part, progress } from '../../src/graphics/motion.ts';
import { fit, type Fitted } from '../../src/graphics/text-fit.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import type { Words } from '../../src/protocol/messages.ts';
import type { ChgkView, RoomPublicView, Side } from '../../src/rules/views/types.ts';
import type { Hall } from './pieces.ts';
import { CLOCKS, KINDS, PHASES, WORDS } from './words.ts';

/** The question's card under the score: its height, the sizes of its text, and the height of a line in them. */
const CARD_HEIGHT = 600;
const CARD_SIZES = [62, 56, 50, 45, 40, 36, 32] as const;
const LINE = 1.2;

function sideName(hall: Hall, chgk: ChgkView, side: Side): string {
  const name = side === 'experts' ? chgk.experts.name : chgk.viewers.name;
  return name || hall.say(side === 'experts' ? WORDS.experts : WORDS.viewers);
}

function numbers(chgk: ChgkView): unknown {
  return html`<div class="numbers panel digits">
    <span class="e">${chgk.score.experts}</span><span class="colon">:</span
    ><span class="v">${chgk.score.viewers}</span>
  </div>`;
}

function strip(hall: Hall, chgk: ChgkView): unknown {
  const width = (hall.inner - 460) / 2;
  const side = (which: Side): unknown =>
    html`<div class="side ${which}">
      ${hall.text(sideName(hall, chgk, which), { width, size: 60, least: 44, small: 38, lines: 3 }, 'heading')}
    </div>`;
  return html`<div class="strip">${side('experts')} ${numbers(chgk)} ${side('viewers')}</div>`;
}

/** The score over the wheel's caption, on the side that the table leaves free. */
export function overWheel(chgk: ChgkView, corner: 'left' | 'right'): unknown {
  return html`<div class="scene corner ${corner}">
    <div class="strip">${numbers(chgk)}</div>
  </div>`;
}

export function score(hall: Hall, chgk: ChgkView): unknown {
  const width = (hall.inner - 60) / 2;
  const verdict = chgk.verdict;
  const pop = (side: Side): number => {
    if (verdict?.point !== side) return 1;
    const share = progress(hall.t, verdict.at, TIMES.hall);
    return 1 + 0.12 * Math.sin(Math.PI * part(share, 0, 1));
  };
  const side = (which: Side): unknown =>
    html`<div class="side ${which}">
      <div class="name">
        ${hall.text(sideName(hall, chgk, which), { width, size: 76, least: 54, small: 50, lines: 2 }, 'heading')}
      </div>
      <div class="score panel">
        <span class="digits" style="display:inline-block;transform:scale(${pop(which)})"
          >${chgk.score[which]}</span
        >
      </div>
    </div>`;
  return html`<div class="scene">
    <div class="top label">
      <span>${chgk.round === 0 ? '' : `${hall.say(WORDS.round)} ${String(chgk.round)}`}</span>
      <span>${hall.say(WORDS.to)} ${chgk.gameTo}</span>
    </div>
    <div class="middle">
      <div class="versus">${side('experts')}${side('viewers')}</div>
      ${foot(hall, chgk)}
    </div>
  </div>`;
}

function foot(hall: Hall, chgk: ChgkView): unknown {
  const chips: unknown[] = [];
  if (chgk.decisive) {
    chips.push(html`<span class="chip label">${hall.say(WORDS.decisive)} · ${chgk.decisive.player}</span>`);
  }
  if (chgk.extraMinutes > 0) {
    chips.push(html`<span class="chip label">${hall.say(WORDS.extra)}: ${chgk.extraMinutes}</span>`);
  }
  if (chgk.club === 'available' && !chgk.decisive) {
    chips.push(html`<span class="chip label">${hall.say(WORDS.club)}</span>`);
  }
  if (chgk.credit === 'owed') chips.push(html`<span class="chip alarm label">${hall.say(WORDS.debt)}</span>`);
  return html`<div class="foot">${chips}</div>`;
}

function sectorLine(hall: Hall, chgk: ChgkView): string {
  if (chgk.sector === null) return '';
  const kind = chgk.sectorKind ? KINDS[chgk.sectorKind] : null;
  const blitz =
    chgk.blitzQuestion === null ? null : `${hall.say(WORDS.blitzOf)} ${String(chgk.blitzQuestion)}`;
  return [`${hall.say(WORDS.sector)} ${String(chgk.sector)}`, blitz ?? (kind ? hall.say(kind) : null)]
    .filter((text) => text !== null)
    .join(' · ');
}

export function question(hall: Hall, chgk: ChgkView): unknown {
  const { question } = chgk;
  const from = [question?.author, question?.town].filter((text) => text != null).join(', ');
  const isOpen = question?.text != null;
  return html`<div class="scene">
    ${strip(hall, chgk)}
    <div class="middle">
      ${
        isOpen
          ? html`<span class="label" style="font-size:44px;margin-bottom:26px;color:var(--v-on-backdrop-soft)"
                >${sectorLine(hall, chgk)}</span
              >
              ${card(hall, chgk, hall.inner)}`
          : html`<span class="label" style="font-size:54px;color:var(--v-on-backdrop-soft)"
                >${hall.say(WORDS.sector)}</span
              >
              <span class="digits filled sector">${chgk.sector}</span>
              ${hall.text(
                chgk.blitzQuestion === null
                  ? hall.say(WORDS.attention)
                  : `${hall.say(WORDS.blitzOf)} ${String(chgk.blitzQuestion)}`,
                { width: hall.inner, size: 110, least: 70 },
                'heading',
              )}
              ${
                from === ''
                  ? nothing
                  : html`<div style="margin-top:26px;color:var(--v-on-backdrop-soft)">
                      ${hall.text(from, { width: hall.inner, size: 56, least: 42, small: 42, lines: 2 }, 'text')}
                    </div>`
              }`
      }
    </div>
  </div>`;
}

/** What the audience may read of the question, as large as it goes under the score. */
function card(hall: Hall, chgk: ChgkView, width: number): unknown {
  const { question } = chgk;
  if (question?.text == null) return nothing;
  const { text, answer } = question;
  const inner = width - 112;
  const from = [question.author, question.town].filter((one) => one !== null).join(', ');
  const height = CARD_HEIGHT - (from === '' ? 0 : 70) - (answer === null ? 0 : 190);
  const measure = hall.measure('text');
  const set = (size: number): Fitted => fit(text, { width: inner, size, least: size, lines: 20 }, measure);
  const fitted = CARD_SIZES.map(set).find(({ size, lines }) => lines.length * size * LINE <= height);
  const { size, lines } = fitted ?? set(CARD_SIZES[CARD_SIZES.length - 1] ?? 30);
  return html`<div class="card panel" style="max-width:${width}px">
    <span class="lines" style="font-size:${size}px;line-height:${LINE}"
      >${lines.map((line) => html`<span>${line}</span>`)}</span
    >
    ${from === '' ? nothing : html`<div class="from">${from}</div>`}
    ${
      answer === null
        ? nothing
        : html`<div class="reply">
            <span class="label">${hall.say(WORDS.answer)}</span>
            ${hall.text(answer, { width: inner, size: 72, least: 52, small: 46, lines: 2 }, 'heading')}
          </div>`
    }
  </div>`;
}

export function minute(hall: Hall, room: RoomPublicView, chgk: ChgkView): unknown {
  const { clock } = room;
  const isOpen = chgk.question?.text != null;
  const what = chgk.phase === 'deciding' ? undefined : PHASES[chgk.phase];
  const wide = isOpen ? hall.inner * 0.34 : Math.min(hall.inner, 1500);
  return html`<div class="scene">
    ${strip(hall, chgk)}
    <div class="columns">
      ${isOpen ? html`<div class="column">${card(hall, chgk, hall.inner * 0.62)}</div>` : nothing}
      <div
        class="column"
        style="align-items:center;text-align:center;flex:${isOpen ? `0 0 ${String(wide)}px` : 1}"
      >
        <span class="label" style="font-size:40px;color:var(--v-on-backdrop-soft)"
          >${sectorLine(hall, chgk)}</span
        >
        ${
          clock
            ? hall.clock(clock, wide, isOpen ? 320 : 520, what)
            : hall.text(
                hall.say(what ?? CLOCKS.discussion),
                { width: wide, size: 130, least: 80, small: 70, lines: 3 },
                'heading',
              )
        }
      </div>
    </div>
    ${foot(hall, chgk)}
  </div>`;
}

export function final(hall: Hall, chgk: ChgkView): unknown {
  const { player, question } = chgk.awards;
  const title = chgk.winner === 'experts' ? WORDS.expertsWon : WORDS.viewersWon;
  const award = (label: Words, text: string): unknown =>
    html`<div class="award panel">
      <span class="label">${hall.say(label)}</span>
      ${hall.text(text, { width: 620, size: 62, least: 46, small: 42, lines: 2 }, 'heading')}
    </div>`;
  return html`<div class="scene">
    <div class="middle">
      ${hall.text(hall.say(title), { width: hall.inner, size: 150, least: 90, small: 90, lines: 2 }, 'heading', 'plain winner')}
      <div class="versus" style="margin-top:20px;align-items:flex-start">
        ${finalSide(hall, chgk, 'experts')}${finalSide(hall, chgk, 'viewers')}
      </div>
      ${
        player === null && question === null
          ? nothing
          : html`<div class="awards">
              ${player === null ? nothing : award(WORDS.bestPlayer, player)}
              ${question === null ? nothing : award(WORDS.bestQuestion, `${hall.say(WORDS.sector)} ${String(question)}`)}
            </div>`
      }
    </div>
  </div>`;
}

function finalSide(hall: Hall, chgk: ChgkView, side: Side): unknown {
  const width = (hall.inner - 60) / 2;
  return html`<div class="side ${side}" style="gap:10px">
    <div class="score panel" style="font-size:230px;padding-bottom:20px">
      <span class="digits">${chgk.score[side]}</span>
    </div>
    ${hall.text(sideName(hall, chgk, side), { width, size: 62, least: 46, small: 42, lines: 2 }, 'heading')}
  </div>`;
}
