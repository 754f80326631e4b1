import { html, nothing } from 'lit';

import { GraphicElement, soonest, type Change } from '../../src/graphics/graphic-element.ts';
import { nextDigit, part, presence, presenceChange } from '../../src/graphics/motion.ts';
import { layOut } from './layout.ts';
import { styles } from './styles.ts';

/** The clock of a room's game. */
export class TimerGraphic extends GraphicElement {
  static override styles = styles;

  override nextChange(): Change {
    const room = this.roomView;
    const onAir = room?.onAir.timer;
    const move = presenceChange(onAir, this.t);
    return presence(onAir, this.t) === 0 ? move : soonest(move, nextDigit(room?.clock ?? null, this.t));
  }

  protected override render(): unknown {
    const room = this.roomView;
    const shown = presence(room?.onAir.timer, this.t);
    if (!room?.clock || shown === 0) return nothing;
    const { state, digits } = layOut(room.clock, this.t);
    const y = (1 - part(shown, 0, 1, 'power3.out')) * -60;
    return html`<div
      class="panel ${state}"
      style="opacity:${part(shown, 0, 0.6)};transform:translateY(${y}px)"
    >
      <span class="digits">${digits}</span>
    </div>`;
  }
}

customElements.define('volchok-timer', TimerGraphic);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-timer': TimerGraphic;
  }
}
