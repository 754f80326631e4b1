import { html, nothing } from 'lit';

import { contentChange } from '../../src/graphics/content.ts';
import { define, GraphicElement, soonest, type Change } from '../../src/graphics/graphic-element.ts';
import { mix, part, presence, presenceChange } from '../../src/graphics/motion.ts';
import { measureOf } from '../../src/graphics/text-fit.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { layOut } from './layout.ts';
import { styles } from './styles.ts';

const IN_MS = 900;
const OUT_MS = 450;

/** A person's name and what they are. */
export class LowerThirdGraphic extends GraphicElement {
  static override styles = [base, styles];

  override nextChange(): Change {
    const onAir = this.roomView?.onAir.lowerThird;
    return soonest(presenceChange(onAir, this.t, IN_MS, OUT_MS), contentChange(onAir, this.t));
  }

  protected override render(): unknown {
    const onAir = this.roomView?.onAir.lowerThird;
    const came = presence(onAir, this.t, IN_MS, OUT_MS);
    if (!onAir || came === 0) return nothing;
    const most = this.offsetWidth;
    const { title, text, width, textWidth, shown } = layOut(onAir, this.t, most, {
      title: measureOf(this, 'heading'),
      text: measureOf(this, 'label'),
    });
    const bar = part(came, 0, 0.3, 'power3.out');
    const plate = part(came, 0.15, 0.65, 'power3.inOut');
    const name = part(came, 0.4, 0.85, 'power3.out') * shown;
    const below = part(came, 0.55, 1, 'power3.out');
    const words = part(came, 0.7, 1, 'power2.out') * shown;
    return html`<div class="third">
      ${
        textWidth > 0
          ? html`<div
              class="below"
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
          class="name display"
          style="font-size:${title.size}px;opacity:${name};transform:translateY(${mix(36, 0, name)}px)"
          >${title.lines.map((line) => html`<span>${line}</span>`)}</span
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
