import { html, nothing, type TemplateResult } from 'lit';

import type { GraphicsView } from '../../src/graphics/graphic-element.ts';
import { mix, part } from '../../src/graphics/motion.ts';
import { linesOf } from '../../src/graphics/pieces.ts';
import { fit, type Measure } from '../../src/graphics/text-fit.ts';
import { TYPE } from '../../src/graphics/theme/scale.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { ChgkView, Language } from '../../src/rules/views/types.ts';
import {
  layOutBoard,
  SERIES,
  type BoardLayout,
  type Pip,
  type Resource,
  type SideLayout,
} from './chgk-layout.ts';

const NAME = { width: 296, size: TYPE.l, least: TYPE.m, small: TYPE.s, lines: 3 };
const HEADLINE = { width: 760, size: TYPE.s, least: 18, lines: 1 };

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
  const opens = part(scene.shown, 0, 0.7, 'open');
  const centre = part(scene.shown, 0, 0.4, 'spring');
  const inside = part(scene.shown, 0.5, 1, 'settle');
  const strip = part(scene.shown, 0.6, 1, 'arrive');
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
        ${digitOf(board.sides[0], board.turn)}<span class="digits colon filled">:</span
        >${digitOf(board.sides[1], board.turn)}
      </div>
    </div>
  </div>`;
}

function sideOf(side: SideLayout, board: BoardLayout, measure: Measure, inside: number): TemplateResult {
  const name = fit(side.name, NAME, measure);
  return html`<div class="side ${side.side} ${side.won ? 'won' : ''}" style="opacity:${inside}">
    <span class="name display set" style="font-size:${name.size}px">${linesOf(name)}</span>
    <span class="pips">${side.pips.map((pip, index) => pipOf(pip, index, side, board.turn))}</span>
  </div>`;
}

/** Several pips that change at once do so one after another. */
const STAGGER = 0.4;

function pipOf(pip: Pip, index: number, side: SideLayout, turn: number): TemplateResult {
  const changes = Math.abs(side.score - side.scoreBefore);
  const first = Math.min(side.score, side.scoreBefore);
  const rank = pip === 'comes' ? index - first : changes - 1 - (index - first);
  const late = changes > 1 ? (rank / (changes - 1)) * STAGGER : 0;
  switch (pip) {
    case 'lit':
      return html`<i class="pip"><b></b></i>`;
    case 'dark':
      return html`<i class="pip"></i>`;
    case 'comes': {
      const lights = part(turn, 0.15 + late, 0.5 + late, 'stamp');
      const halo = part(turn, 0.15 + late, 0.6 + late, 'settle');
      return html`<i class="pip"
        ><b style="transform:scale(${lights})"></b
        ><u style="opacity:${1 - halo};transform:scale(${mix(1, 3.2, halo)})"></u
      ></i>`;
    }
    case 'goes': {
      const out = part(turn, 0.15 + late, 0.45 + late, 'fall');
      return html`<i class="pip"
        ><b style="opacity:${1 - out};transform:translateY(${mix(0, 30, out)}px)"></b
      ></i>`;
    }
    default:
      return pip satisfies never;
  }
}

/** A digit that turns over like a card when its side's score has changed. */
function digitOf(side: SideLayout, point: number): TemplateResult {
  const moves = side.score !== side.scoreBefore;
  const turn = moves ? part(point, 0.1, 0.5, 'travel') : 1;
  const squeeze = moves ? Math.abs(Math.cos(Math.PI * turn)) : 1;
  return html`<span class="digits digit filled" style="transform:scaleY(${squeeze})"
    >${turn < 0.5 ? side.scoreBefore : side.score}</span
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
