import { html, nothing } from 'lit';

import { contentChange } from '../../src/graphics/content.ts';
import { define, GraphicElement, soonest, type Change } from '../../src/graphics/graphic-element.ts';
import { mix, part, presence, presenceChange } from '../../src/graphics/motion.ts';
import { linesOf } from '../../src/graphics/pieces.ts';
import { measureOf } from '../../src/graphics/text-fit.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import { layOut } from './layout.ts';
import { styles } from './styles.ts';

/** A person's name and what they are. */
export class LowerThirdGraphic extends GraphicElement {
  static override styles = [base, styles];

  override nextChange(): Change {
    const onAir = this.roomView?.onAir.lowerThird;
    return soonest(
      presenceChange(onAir, this.t, TIMES.inUsual, TIMES.outUsual),
      contentChange(onAir, this.t),
    );
  }

  protected override render(): unknown {
    const onAir = this.roomView?.onAir.lowerThird;
    const came = presence(onAir, this.t, TIMES.inUsual, TIMES.outUsual);
    if (!onAir || came === 0) return nothing;
    const most = this.offsetWidth;
    const { title, text, width, textWidth, shown } = layOut(onAir, this.t, most, {
      title: measureOf(this, 'heading'),
      text: measureOf(this, 'label'),
    });
    // Taken without words, it has nothing to frame.
    if (textWidth === 0 && title.lines.join('').trim() === '') return nothing;
    const bar = part(came, 0, 0.3, 'arrive');
    const plate = part(came, 0.15, 0.65, 'open');
    const name = part(came, 0.4, 0.85, 'arrive') * shown;
    const below = part(came, 0.55, 1, 'arrive');
    const words = part(came, 0.7, 1, 'settle') * shown;
    return html`<div class="third">
      ${
        textWidth > 0
          ? html`<div
              class="below band"
              style="width:${textWidth}px;transform:translateY(${mix(-50, 0, below)}px);opacity:${part(below, 0, 0.2)}"
            >
              <span class="label" style="font-size:${text?.size ?? 0}px;opacity:${words}"
                >${text?.lines}</span
              >
            </div>`
          : nothing
      }
      <div
        class="plate panel"
        style="width:${width}px;clip-path:inset(-60px ${mix(100, -8, plate)}% -8px -60px)"
      >
        <span
          class="name display set"
          style="font-size:${title.size}px;opacity:${name};transform:translateY(${mix(36, 0, name)}px)"
          >${linesOf(title)}</span
        >
      </div>
      <div class="bar" style="transform:scaleY(${bar})"></div>
    </div>`;
  }
}

define('volchok-lower-third', LowerThirdGraphic);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-lower-third': LowerThirdGraphic;
  }
}
