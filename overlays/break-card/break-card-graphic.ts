import { html, nothing } from 'lit';

import { contentChange, contentNow } from '../../src/graphics/content.ts';
import { define, GraphicElement, soonest, type Change } from '../../src/graphics/graphic-element.ts';
import { mix, part, presence, presenceChange } from '../../src/graphics/motion.ts';
import { linesOf, wholePicture } from '../../src/graphics/pieces.ts';
import { fit, measureOf } from '../../src/graphics/text-fit.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { fullScreen } from '../../src/graphics/theme/full-screen.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import { TYPE } from '../../src/graphics/theme/scale.ts';
import { layOut } from './layout.ts';
import { styles } from './styles.ts';

/** The whole picture while nothing is played. */
export class BreakCardGraphic extends GraphicElement {
  static override styles = [base, fullScreen, styles];

  override nextChange(): Change {
    const { view } = this;
    const onAir = this.roomView?.onAir.break;
    const move = presenceChange(onAir, this.t, TIMES.inWhole, TIMES.outWhole);
    if (!view || !onAir || presence(onAir, this.t, TIMES.inWhole, TIMES.outWhole) === 0) return move;
    const { change } = layOut(view.show, onAir.content, this.t, this.language);
    return soonest(move, change, contentChange(onAir, this.t));
  }

  protected override render(): unknown {
    const { view } = this;
    const onAir = this.roomView?.onAir.break;
    const shown = presence(onAir, this.t, TIMES.inWhole, TIMES.outWhole);
    if (!view || !onAir || shown === 0) return nothing;
    const now = contentNow(onAir, this.t);
    const { title, text } = layOut(view.show, now.content, this.t, this.language);
    const head = part(shown, 0.2, 0.65, 'arrive') * now.shown;
    const line = part(shown, 0.3, 0.8, 'open');
    const below = part(shown, 0.5, 0.95, 'arrive') * now.shown;
    const name = fit(
      title,
      { width: 1600, size: TYPE.titan, least: TYPE.vast, small: TYPE.vast, lines: 2 },
      measureOf(this, 'heading'),
    );
    const words = fit(
      text,
      { width: 1500, size: TYPE.xl, least: TYPE.l, small: TYPE.l, lines: 3 },
      measureOf(this, 'text'),
    );
    return wholePicture(
      part(shown, 0, 0.3),
      html`<div class="centred">
        <div class="logo" style="opacity:${head}"></div>
        <span
          class="display set"
          style="font-size:${name.size}px;opacity:${head};transform:translateY(${mix(50, 0, head)}px)"
          >${linesOf(name)}</span
        >
        <i class="line" style="transform:scaleX(${line})"></i>
        <span
          class="set"
          style="font-size:${words.size}px;opacity:${below};transform:translateY(${mix(-24, 0, below)}px)"
          >${linesOf(words)}</span
        >
        <span class="label subtitle foot" style="opacity:${below}">${view.show.title}</span>
      </div>`,
    );
  }
}

define('volchok-break-card', BreakCardGraphic);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-break-card': BreakCardGraphic;
  }
}
