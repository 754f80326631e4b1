import { html, nothing } from 'lit';

import { contentChange, contentNow } from '../../src/graphics/content.ts';
import { define, GraphicElement, soonest, type Change } from '../../src/graphics/graphic-element.ts';
import { mix, moving, part, presence, presenceChange, progress } from '../../src/graphics/motion.ts';
import { hasLogo, linesOf, wholePicture } from '../../src/graphics/pieces.ts';
import { fit, measureOf } from '../../src/graphics/text-fit.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { fullScreen } from '../../src/graphics/theme/full-screen.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import { TYPE } from '../../src/graphics/theme/scale.ts';
import { layOut, type CountdownItem } from './layout.ts';
import { styles } from './styles.ts';

/** The time until the next item of the evening. */
export class CountdownGraphic extends GraphicElement {
  static override styles = [base, fullScreen, styles];

  override nextChange(): Change {
    const { view } = this;
    const onAir = this.roomView?.onAir.countdown;
    const move = presenceChange(onAir, this.t, TIMES.inWhole, TIMES.outWhole);
    if (!view || !onAir || presence(onAir, this.t, TIMES.inWhole, TIMES.outWhole) === 0) return move;
    const { change, turnedAt } = layOut(view.show, onAir.content, this.t, this.language);
    return soonest(
      move,
      change,
      contentChange(onAir, this.t),
      moving(this.t, turnedAt, turnedAt === null ? 0 : TIMES.swap),
    );
  }

  protected override render(): unknown {
    const { view } = this;
    const onAir = this.roomView?.onAir.countdown;
    const shown = presence(onAir, this.t, TIMES.inWhole, TIMES.outWhole);
    if (!view || !onAir || shown === 0) return nothing;
    const text = contentNow(onAir, this.t);
    const { label, digits, items, turnedAt } = layOut(view.show, text.content, this.t, this.language);
    // The label turns when one item of the schedule has come and the next is counted.
    const turned = progress(this.t, turnedAt, TIMES.swap, 'arrive') * text.shown;
    const head = part(shown, 0.15, 0.6, 'arrive');
    const big = part(shown, 0.25, 0.75, 'arrive');
    const name = fit(
      label,
      digits === null
        ? { width: 1600, size: TYPE.titan, least: TYPE.vast, small: TYPE.vast, lines: 2 }
        : { width: 1600, size: TYPE.huge, least: TYPE.xxl, small: TYPE.xxl, lines: 2 },
      measureOf(this, 'heading'),
    );
    return wholePicture(
      part(shown, 0, 0.25),
      html`<div class="centred">
          <div class="logo" style="opacity:${head}"></div>
          <span class="label subtitle" style="opacity:${head}">${view.show.title}</span>
          <span
            class="display set"
            style="font-size:${name.size}px;opacity:${head * turned};transform:translateY(${mix(30, 0, turned)}px)"
            >${linesOf(name)}</span
          >
          ${
            digits === null
              ? nothing
              : html`<span
                  class="digits filled time"
                  style="font-size:${sizeOf(digits, name.lines.length > 1 || hasLogo(this))}px;opacity:${big};transform:scale(${mix(0.8, 1, big)})"
                  >${digits}</span
                >`
          }
        </div>
        <div class="items">${items.map((one, index) => this.#item(one, index, shown))}</div>`,
    );
  }

  #item({ item, state }: CountdownItem, index: number, shown: number): unknown {
    const came = part(shown, 0.45 + index * 0.07, 0.72 + index * 0.07, 'arrive');
    const set = fit(
      item.label,
      { width: 250, size: TYPE.s, least: TYPE.s, small: TYPE.xs, lines: 2 },
      measureOf(this, 'strong'),
    );
    return html`<div
      class="item ${state}"
      style="opacity:${came};transform:translateY(${mix(40, 0, came)}px)"
    >
      <span class="digits clock">${item.clock}</span>
      <span class="what set" style="font-size:${set.size}px">${linesOf(set)}</span>
    </div>`;
  }
}

/** Hours take more width; a logo or a second line of the label more height. */
const sizeOf = (digits: string, crowded: boolean): number =>
  digits.length > 5 || crowded ? TYPE.clock : TYPE.dial;

define('volchok-countdown', CountdownGraphic);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-countdown': CountdownGraphic;
  }
}
