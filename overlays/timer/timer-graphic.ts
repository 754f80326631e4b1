import { html, nothing, svg } from 'lit';

import { define, GraphicElement, soonest, type Change } from '../../src/graphics/graphic-element.ts';
import {
  mix,
  moving,
  nextDigit,
  part,
  presence,
  presenceChange,
  progress,
} from '../../src/graphics/motion.ts';
import { fit, measureOf } from '../../src/graphics/text-fit.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import { TYPE } from '../../src/graphics/theme/scale.ts';
import { DISC, layOut, type TimerLayout } from './layout.ts';
import { styles } from './styles.ts';

const CENTRE = DISC / 2;
/** Strokes lie between these radii; the digits inside. */
const OUTER = CENTRE - 16;
const INNER = CENTRE - 31;
const DIGITS = { width: 176, size: TYPE.huge, least: TYPE.xs };

/** The clock of a room's game. */
export class TimerGraphic extends GraphicElement {
  static override styles = [base, styles];

  override nextChange(): Change {
    const room = this.roomView;
    const onAir = room?.onAir.timer;
    const move = presenceChange(onAir, this.t);
    const timer = room && presence(onAir, this.t) > 0 ? layOut(room, this.t, this.language) : null;
    if (!room || !timer) return move;
    const { beatAt, endedAt } = timer;
    return soonest(
      move,
      nextDigit(room.clock, this.t),
      moving(this.t, beatAt, beatAt === null ? 0 : TIMES.beat),
      moving(this.t, endedAt, endedAt === null ? 0 : TIMES.drop),
    );
  }

  protected override render(): unknown {
    const room = this.roomView;
    const shown = presence(room?.onAir.timer, this.t);
    const timer = room && shown > 0 ? layOut(room, this.t, this.language) : null;
    if (!timer) return nothing;
    const measure = measureOf(this, 'digits');
    const size = fit(timer.digits.replace(/\d/g, '0'), DIGITS, measure).size;
    const beat = timer.beatAt === null ? 1 : progress(this.t, timer.beatAt, TIMES.beat, 'settle');
    const came = part(shown, 0, 0.75, 'spring');
    const ribbon = part(shown, 0.45, 1, 'arrive');
    return html`<div class="timer ${timer.state}" style="opacity:${part(shown, 0, 0.3)}">
      <div class="disc" style="transform:scale(${mix(0.4, 1, came)})">
        <div class="face">${timer.state === 'reserve' ? html`<div class="stripes"></div>` : nothing}</div>
      </div>
      <svg
        viewBox="0 0 ${DISC} ${DISC}"
        style="transform-origin:50% 50%;transform:rotate(${mix(-60, 0, came)}deg) scale(${mix(0.4, 1, came)})"
      >
        ${this.#strokes(timer)} ${this.#wave(timer)}
      </svg>
      <div class="time" style="transform:scale(${mix(0.4, 1, came) * mix(1.16, 1, beat)})">
        <span class="digits filled" style="font-size:${size}px">${timer.digits}</span>
      </div>
      ${timer.state === 'paused' ? html`<div class="bars" style="opacity:${ribbon}"></div>` : nothing}
      <div class="says" style="opacity:${ribbon};transform:translateY(${mix(-26, 0, ribbon)}px)">
        <span class="label band">${timer.label}</span>
      </div>
    </div>`;
  }

  #strokes({ strokes, lit }: TimerLayout): unknown {
    const width = strokes <= 12 ? 16 : strokes <= 30 ? 9 : 6;
    return Array.from({ length: strokes }, (_, index) => {
      const turn = (index / strokes) * 2 * Math.PI;
      const [x, y] = [Math.sin(turn), -Math.cos(turn)];
      // The first stroke to go out is the one at the top, clockwise, as a hand would pass it.
      const isLit = index >= strokes - lit;
      return svg`<line class=${isLit ? 'stroke lit' : 'stroke'} stroke-width=${width}
        x1=${(CENTRE + x * INNER).toFixed(2)} y1=${(CENTRE + y * INNER).toFixed(2)}
        x2=${(CENTRE + x * OUTER).toFixed(2)} y2=${(CENTRE + y * OUTER).toFixed(2)}></line>`;
    });
  }

  #wave({ endedAt }: TimerLayout): unknown {
    const spread = endedAt === null ? 1 : progress(this.t, endedAt, TIMES.drop, 'settle');
    if (spread === 1) return nothing;
    return [0, 0.25].map((late) => {
      const share = part(spread, late, 1);
      return svg`<circle class="wave" cx=${CENTRE} cy=${CENTRE} r=${CENTRE + share * 90}
        stroke-width=${mix(18, 0, share)} opacity=${1 - share}></circle>`;
    });
  }
}

define('volchok-timer', TimerGraphic);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-timer': TimerGraphic;
  }
}
