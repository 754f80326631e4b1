import { html, nothing, svg } from 'lit';

import { contentChange, contentNow } from '../../src/graphics/content.ts';
import { define, GraphicElement, soonest, type Change } from '../../src/graphics/graphic-element.ts';
import { mix, part, presence, presenceChange } from '../../src/graphics/motion.ts';
import { hasLogo, linesOf } from '../../src/graphics/pieces.ts';
import { fit, measureOf } from '../../src/graphics/text-fit.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import { TYPE } from '../../src/graphics/theme/scale.ts';
import { awardsOf, type Award } from './layout.ts';
import { styles } from './styles.ts';

const RAYS = 16;
/** Of a name, px: beside the medal, and beside the logo where there is one. */
const WIDTH = { whole: 636, besideLogo: 470 } as const;

/** The best player, the best question. */
export class AwardGraphic extends GraphicElement {
  static override styles = [base, styles];

  override nextChange(): Change {
    const onAir = this.roomView?.onAir.award;
    return soonest(
      presenceChange(onAir, this.t, TIMES.inWhole, TIMES.outWhole),
      contentChange(onAir, this.t),
    );
  }

  protected override render(): unknown {
    const room = this.roomView;
    const onAir = room?.onAir.award;
    const shown = presence(onAir, this.t, TIMES.inWhole, TIMES.outWhole);
    if (!room || !onAir || shown === 0) return nothing;
    const now = contentNow(onAir, this.t);
    const awards = awardsOf(room.chgk, now.content, this.language);
    if (awards.length === 0) return nothing;
    return html`<div class="awards">
      ${awards.map((award, index) => {
        const late = awards.length === 1 ? 0 : index * 0.22;
        return this.#card(award, part(shown, late, late + 1 - (awards.length - 1) * 0.22), now.shown);
      })}
    </div>`;
  }

  #card(award: Award, came: number, words: number): unknown {
    const medal = part(came, 0, 0.45, 'spring');
    const opens = part(came, 0.3, 0.7, 'open');
    const label = part(came, 0.55, 0.85, 'arrive') * words;
    const name = part(came, 0.65, 1, 'arrive') * words;
    const width = hasLogo(this) ? WIDTH.besideLogo : WIDTH.whole;
    const set = fit(
      award.name,
      { width, size: TYPE.xxl, least: TYPE.xl, small: TYPE.l, lines: 2 },
      measureOf(this, 'heading'),
    );
    const note =
      award.note === null
        ? null
        : fit(award.note, { width, size: TYPE.s, least: TYPE.xs }, measureOf(this, 'text'));
    return html`<div class="card">
      <div class="body panel" style="clip-path:inset(-60px ${mix(100, -6, opens)}% -60px -60px)">
        <div class="words">
          <span class="label what" style="opacity:${label};transform:translateX(${mix(-30, 0, label)}px)"
            >${award.label}</span
          >
          <span
            class="display set"
            style="font-size:${set.size}px;opacity:${name};transform:translateY(${mix(24, 0, name)}px)"
            >${linesOf(set)}</span
          >
          ${
            note
              ? html`<span
                  class="note"
                  style="font-size:${note.size}px;opacity:${part(came, 0.85, 1) * words}"
                  >${note.lines}</span
                >`
              : nothing
          }
        </div>
        <div class="logo" style="opacity:${label}"></div>
      </div>
      <div
        class="medal"
        style="opacity:${part(came, 0, 0.15)};transform:scale(${medal}) rotate(${mix(-120, 0, medal)}deg)"
      >
        <svg viewBox="-100 -100 200 200">
          ${Array.from({ length: RAYS }, (_, index) => {
            const turn = (index * 360) / RAYS;
            return svg`<path class="ray" transform="rotate(${turn})" d="M-9 -70 L0 ${index % 2 === 0 ? -98 : -88} L9 -70 Z"></path>`;
          })}
          <circle class="rim" r="74"></circle>
          <circle class="coin" r="62"></circle>
          <path
            class="star"
            d="M0 -42 L11.8 -13.4 L42.6 -11 L19 9 L26.4 39 L0 22.8 L-26.4 39 L-19 9 L-42.6 -11 L-11.8 -13.4 Z"
          ></path>
        </svg>
      </div>
    </div>`;
  }
}

define('volchok-award', AwardGraphic);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-award': AwardGraphic;
  }
}
