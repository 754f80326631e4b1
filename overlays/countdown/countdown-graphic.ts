import { html, nothing } from 'lit';

import { contentChange, contentNow } from '../../src/graphics/content.ts';
import { define, GraphicElement, soonest, type Change } from '../../src/graphics/graphic-element.ts';
import { mix, moving, part, presence, presenceChange, progress } from '../../src/graphics/motion.ts';
import { fit, measureOf } from '../../src/graphics/text-fit.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { fullScreen } from '../../src/graphics/theme/full-screen.ts';
import { layOut } from './layout.ts';
import { styles } from './styles.ts';

const IN_MS = 1_400;
const OUT_MS = 600;
/** The label turns when one item of the schedule has come and the next is counted. */
const TURN_MS = 700;

/** The time until the next item of the evening. */
export class CountdownGraphic extends GraphicElement {
  static override styles = [base, fullScreen, styles];

  override nextChange(): Change {
    const { view } = this;
    const onAir = this.roomView?.onAir.countdown;
    const move = presenceChange(onAir, this.t, IN_MS, OUT_MS);
    if (!view || !onAir || presence(onAir, this.t, IN_MS, OUT_MS) === 0) return move;
    const { change, turnedAt } = layOut(view.show, onAir.content, this.t, this.language);
    return soonest(
      move,
      change,
      contentChange(onAir, this.t),
      moving(this.t, turnedAt, turnedAt === null ? 0 : TURN_MS),
    );
  }

  protected override render(): unknown {
    const { view } = this;
    const onAir = this.roomView?.onAir.countdown;
    const shown = presence(onAir, this.t, IN_MS, OUT_MS);
    if (!view || !onAir || shown === 0) return nothing;
    const text = contentNow(onAir, this.t);
    const { label, digits, items, turnedAt } = layOut(view.show, text.content, this.t, this.language);
    const turned = progress(this.t, turnedAt, TURN_MS, 'power3.out') * text.shown;
    const head = part(shown, 0.15, 0.6, 'power3.out');
    const big = part(shown, 0.25, 0.75, 'power3.out');
    const name = fit(
      label,
      { width: 1560, size: 84, least: 52, small: 56, lines: 2 },
      measureOf(this, 'heading'),
    );
    return html`<div class="whole">
      <div class="backdrop" style="opacity:${part(shown, 0, 0.25)}"></div>
      <div class="middle">
        <span class="label subtitle" style="opacity:${head}">${view.show.title}</span>
        <span
          class="display name"
          style="font-size:${name.size}px;opacity:${head * turned};transform:translateY(${mix(30, 0, turned)}px)"
          >${name.lines.map((line) => html`<span>${line}</span>`)}</span
        >
        ${
          digits === null
            ? nothing
            : html`<span
                class="digits filled time"
                style="font-size:${digits.length > 5 ? 250 : 330}px;opacity:${big};transform:scale(${mix(0.8, 1, big)})"
                >${digits}</span
              >`
        }
      </div>
      <div class="items">
        ${items.map(({ item, state }, index) => {
          const came = part(shown, 0.45 + index * 0.07, 0.72 + index * 0.07, 'power3.out');
          const set = fit(
            item.label,
            { width: 250, size: 25, least: 22, small: 20, lines: 2 },
            measureOf(this, 'strong'),
          );
          return html`<div
            class="item ${state}"
            style="opacity:${came};transform:translateY(${mix(40, 0, came)}px)"
          >
            <span class="digits clock">${item.clock}</span>
            <span class="what" style="font-size:${set.size}px"
              >${set.lines.map((line) => html`<span>${line}</span>`)}</span
            >
          </div>`;
        })}
      </div>
    </div>`;
  }
}

define('volchok-countdown', CountdownGraphic);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-countdown': CountdownGraphic;
  }
}
