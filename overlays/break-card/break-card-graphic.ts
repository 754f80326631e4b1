import { html, nothing } from 'lit';

import { contentChange, contentNow } from '../../src/graphics/content.ts';
import { define, GraphicElement, soonest, type Change } from '../../src/graphics/graphic-element.ts';
import { mix, part, presence, presenceChange } from '../../src/graphics/motion.ts';
import { fit, measureOf } from '../../src/graphics/text-fit.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { fullScreen } from '../../src/graphics/theme/full-screen.ts';
import { layOut } from './layout.ts';
import { styles } from './styles.ts';

const IN_MS = 1_300;
const OUT_MS = 600;

/** The whole picture while nothing is played. */
export class BreakCardGraphic extends GraphicElement {
  static override styles = [base, fullScreen, styles];

  override nextChange(): Change {
    const { view } = this;
    const onAir = this.roomView?.onAir.break;
    const move = presenceChange(onAir, this.t, IN_MS, OUT_MS);
    if (!view || !onAir || presence(onAir, this.t, IN_MS, OUT_MS) === 0) return move;
    const { change } = layOut(view.show, onAir.content, this.t, this.language);
    return soonest(move, change, contentChange(onAir, this.t));
  }

  protected override render(): unknown {
    const { view } = this;
    const onAir = this.roomView?.onAir.break;
    const shown = presence(onAir, this.t, IN_MS, OUT_MS);
    if (!view || !onAir || shown === 0) return nothing;
    const now = contentNow(onAir, this.t);
    const { title, text } = layOut(view.show, now.content, this.t, this.language);
    const head = part(shown, 0.2, 0.65, 'power3.out') * now.shown;
    const line = part(shown, 0.3, 0.8, 'power3.inOut');
    const below = part(shown, 0.5, 0.95, 'power3.out') * now.shown;
    const name = fit(
      title,
      { width: 1600, size: 190, least: 100, small: 104, lines: 2 },
      measureOf(this, 'heading'),
    );
    const words = fit(
      text,
      { width: 1500, size: 52, least: 38, small: 38, lines: 3 },
      measureOf(this, 'text'),
    );
    return html`<div class="whole">
      <div class="backdrop" style="opacity:${part(shown, 0, 0.3)}"></div>
      <div class="middle">
        <div class="logo" style="opacity:${head}"></div>
        <span
          class="display name"
          style="font-size:${name.size}px;opacity:${head};transform:translateY(${mix(50, 0, head)}px)"
          >${name.lines.map((one) => html`<span>${one}</span>`)}</span
        >
        <i class="line" style="transform:scaleX(${line})"></i>
        <span
          class="text"
          style="font-size:${words.size}px;opacity:${below};transform:translateY(${mix(-24, 0, below)}px)"
          >${words.lines.map((one) => html`<span>${one}</span>`)}</span
        >
      </div>
      <span class="label subtitle" style="opacity:${below}">${view.show.title}</span>
    </div>`;
  }
}

define('volchok-break-card', BreakCardGraphic);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-break-card': BreakCardGraphic;
  }
}
