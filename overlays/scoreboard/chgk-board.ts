import { html, nothing, type TemplateResult } from 'lit';

import type { GraphicsView } from '../../src/graphics/graphic-element.ts';
import { mix, part } from '../../src/graphics/motion.ts';
import { fit, type Measure } from '../../src/graphics/text-fit.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { ChgkView, Language } from '../../src/rules/views/types.ts';
import { layOutBoard, SERIES, type BoardLayout, type Resource, type SideLayout } from './chgk-layout.ts';

const NAME = { width: 296, size: 36, least: 27, small: 25, lines: 3 };
const HEADLINE = { width: 760, size: 26, least: 18, lines: 1 };

export interface BoardScene {
  readonly view: GraphicsView;
  readonly chgk: ChgkView;
  readonly t: Instant;
  readonly language: Language;
  readonly shown: number;
  readonly measure: Measure;
}

/** Experts against viewers: score, pips up to six, what the experts have left, the series. */
export function chgkBoard(scene: BoardScene): TemplateResult {
  const board = layOutBoard(scene.view, scene.chgk, scene.t, scene.language);
  const opens = part(scene.shown, 0, 0.7, 'power3.inOut');
  const centre = part(scene.shown, 0, 0.4, 'back.out(1.6)');
  const inside = part(scene.shown, 0.5, 1, 'power2.out');
  const strip = part(scene.shown, 0.6, 1, 'power3.out');
  return html`<div class="board">
    <div
      class="strip panel"
      style="opacity:${strip};transform:translateY(${mix(-44, 0, strip)}px);visibility:${strip > 0 ? 'visible' : 'hidden'}"
    >
      ${stripOf(board, scene)}
    </div>
    <div class="bar panel" style="clip-path:inset(-60px ${mix(50, -4, opens)}% -60px ${mix(50, -4, opens)}%)">
      ${board.sides.map((side) => sideOf(side, board, scene.measure, inside))}
    </div>
    <div class="score" style="opacity:${part(scene.shown, 0, 0.15)};transform:scale(${mix(0.3, 1, centre)})">
      <div class="core">
        ${digitOf(board.sides[0], board.point)}<span class="digits colon filled">:</span
        >${digitOf(board.sides[1], board.point)}
      </div>
    </div>
  </div>`;
}

function sideOf(side: SideLayout, board: BoardLayout, measure: Measure, inside: number): TemplateResult {
  const { size, lines } = fit(side.name, NAME, measure);
  return html`<div class="side ${side.side} ${side.won ? 'won' : ''}" style="opacity:${inside}">
    <span class="name display" style="font-size:${size}px"
      >${lines.map((line) => html`<span>${line}</span>`)}</span
    >
    <span class="pips">
      ${side.pips.map((lit, index) => {
        const isFresh = index === side.fresh;
        const lights = isFresh ? part(board.point, 0.3, 0.75, 'back.out(3)') : 1;
        const halo = isFresh ? part(board.point, 0.3, 1, 'power2.out') : 1;
        return html`<i class="pip">
          ${lit ? html`<b style="transform:scale(${lights})"></b>` : nothing}
          ${isFresh ? html`<u style="opacity:${1 - halo};transform:scale(${mix(1, 3.2, halo)})"></u>` : nothing}
        </i>`;
      })}
    </span>
  </div>`;
}

/** A digit that turns over like a card when its side has got a point. */
function digitOf(side: SideLayout, point: number): TemplateResult {
  const turn = side.fresh === null ? 1 : part(point, 0.1, 0.5, 'power2.inOut');
  const isOld = turn < 0.5;
  const squeeze = side.fresh === null ? 1 : Math.abs(Math.cos(Math.PI * turn));
  return html`<span class="digits digit filled" style="transform:scaleY(${squeeze})"
    >${isOld ? side.scoreBefore : side.score}</span
  >`;
}

function stripOf(board: BoardLayout, { language, measure }: BoardScene): TemplateResult {
  if (board.headline !== null) {
    const { size, lines } = fit(board.headline, HEADLINE, measure);
    return html`<span class="resources">${board.resources.map(resourceOf)}</span>
      <span class="headline display" style="font-size:${size}px">${lines}</span>`;
  }
  return html`<span class="resources">${board.resources.map(resourceOf)}</span>
    <span class="round label">${board.round}</span>
    <span class="series">
      ${
        board.series.length === 0
          ? nothing
          : html`<span class="soft">${SERIES[language]}</span> ${board.series.map(
                ({ text, won }) => html`<span class="digits result ${won ? 'won' : ''}">${text}</span>`,
              )}`
      }
    </span>`;
}

function resourceOf({ label, state, count }: Resource): TemplateResult {
  const dots = Array.from({ length: Math.max(1, count) });
  return html`<span class="resource ${state}"
    ><span class="dots">${dots.map(() => html`<i></i>`)}</span>${label}</span
  >`;
}
