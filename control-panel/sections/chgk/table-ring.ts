import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

import { angleAt, middleOf, SECTOR_DEGREES, SECTORS } from '../../../src/rules/chgk/wheel.ts';
import type { ChgkHostView } from '../../../src/rules/views/types.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { chgkText } from './text.ts';

const OUTER = 148;
const INNER = 82;

const at = (degrees: number, radius: number): readonly [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
};

function wedge(index: number): string {
  const from = index * SECTOR_DEGREES;
  const to = from + SECTOR_DEGREES;
  const [ax, ay] = at(from, OUTER);
  const [bx, by] = at(to, OUTER);
  const [cx, cy] = at(to, INNER);
  const [dx, dy] = at(from, INNER);
  const n = (value: number): string => value.toFixed(2);
  return `M${n(ax)} ${n(ay)}A${OUTER} ${OUTER} 0 0 1 ${n(bx)} ${n(by)}L${n(cx)} ${n(cy)}A${INNER} ${INNER} 0 0 0 ${n(dx)} ${n(dy)}Z`;
}

const WEDGES = Array.from({ length: SECTORS }, (_, index) => ({
  sector: index + 1,
  path: wedge(index),
  label: at(middleOf(index + 1), (OUTER + INNER) / 2),
}));

/** The 13 sectors as they lie: what has been played, where the arrow stands; with a real wheel, its sectors are pressed here. */
export class TableRing extends PanelElement {
  #frame = 0;

  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        place-items: center;
      }
      svg {
        width: 100%;
        max-width: 300px;
        max-height: 100%;
        overflow: visible;
        display: block;
      }
      path.w {
        fill: #232b3a;
        stroke: #0d1016;
        stroke-width: 2.5;
      }
      .played path.w {
        fill: #141922;
      }
      .played text {
        fill: #4d586c;
        text-decoration: line-through;
      }
      .current path.w {
        fill: var(--next);
      }
      .current text {
        fill: var(--on-next);
      }
      .pointed path.w {
        stroke: var(--next);
      }
      text {
        fill: var(--ink);
        font: 700 21px/1 var(--font);
        text-anchor: middle;
        dominant-baseline: central;
        pointer-events: none;
      }
      .mark {
        font-size: 10px;
        font-weight: 800;
        letter-spacing: 0.02em;
        fill: #9ec9ff;
      }
      .current .mark {
        fill: var(--on-next);
      }
      .can g.sector {
        cursor: pointer;
      }
      .can g.sector:not(.none):hover path.w {
        fill: #37445d;
      }
      g.sector:focus {
        outline: none;
      }
      .can g.sector:not(.played) path.w {
        fill: #2c374b;
        stroke: var(--next-deep);
      }
      .can g.sector:focus-visible path.w {
        stroke: var(--pick);
        stroke-width: 4;
      }
      .disc {
        fill: #0d1118;
        stroke: var(--line-strong);
      }
      .arrow {
        stroke: var(--next);
        stroke-width: 5;
        stroke-linecap: round;
      }
      .tip,
      .hub {
        fill: var(--next);
      }
    `,
  ];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    cancelAnimationFrame(this.#frame);
  }

  override render(): TemplateResult {
    const room = this.panel.room;
    const chgk = room?.chgk;
    if (!chgk) return html``;
    const canPoint = chgk.phase === 'between' && this.panel.drafts.realWheel;
    const spin = chgk.phase === 'spinning' ? chgk.spin : null;
    const angle = spin ? angleAt(spin, this.panel.now()) : chgk.restAngle;
    cancelAnimationFrame(this.#frame);
    if (spin) this.#frame = requestAnimationFrame(() => this.requestUpdate());
    return html`<svg
      viewBox="-152 -152 304 304"
      class=${canPoint ? 'can' : ''}
      role="group"
      aria-label=${this.text(chgkText).wheel}
    >
      ${WEDGES.map((one) => this.#sector(one, chgk, canPoint))}
      <circle class="disc" r=${INNER - 4} />
      <g transform="rotate(${angle})">
        <path class="arrow" d="M0 0V-52" />
        <path class="tip" d="M0 -74 -11 -50h22z" />
        <circle class="hub" r="11" />
      </g>
    </svg>`;
  }

  #sector(
    { sector, path, label }: (typeof WEDGES)[number],
    chgk: ChgkHostView,
    canPoint: boolean,
  ): SVGTemplateResult {
    const isCurrent = chgk.sector === sector && isInRound(chgk);
    const isPlayed = chgk.played.includes(sector) && !isCurrent;
    const isPointed = chgk.pointed === sector && chgk.pointed !== chgk.sector && isInRound(chgk);
    const name = sector === SECTORS ? '13' : String(sector);
    const point = (): void => {
      if (canPoint) void this.panel.send('chgk.wheel.point', { sector });
    };
    return svg`<g
      class="sector ${isPlayed ? 'played' : ''} ${isCurrent ? 'current' : ''} ${isPointed ? 'pointed' : ''}"
      data-sector=${sector}
      role=${canPoint ? 'button' : 'img'}
      tabindex=${canPoint ? 0 : nothing}
      aria-label=${this.text(chgkText).sector(sector)}
      @click=${point}
      @keydown=${(event: KeyboardEvent) => {
        if (!canPoint || (event.code !== 'Enter' && event.code !== 'Space')) return;
        event.preventDefault();
        point();
      }}
    >
      <path class="w" d=${path} />
      <text x=${label[0]} y=${label[1] - (sector === chgk.blitz ? 5 : 0)}>${name}</text>
      ${sector === chgk.blitz ? svg`<text class="mark" x=${label[0]} y=${label[1] + 13}>${this.text(chgkText).blitzMark}</text>` : nothing}
    </g>`;
  }
}

const BETWEEN_ROUNDS: readonly ChgkHostView['phase'][] = ['between', 'decisiveAsked', 'spinning', 'over'];
const isInRound = (chgk: ChgkHostView): boolean => !BETWEEN_ROUNDS.includes(chgk.phase);

customElements.define('vp-table-ring', TableRing);
