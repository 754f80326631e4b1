import { html, nothing, svg } from 'lit';

import { define, GraphicElement, soonest, type Change } from '../../src/graphics/graphic-element.ts';
import { mix, part, presence, presenceChange } from '../../src/graphics/motion.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import type { Words } from '../../src/protocol/messages.ts';
import { layOut, type BlitzTile } from './layout.ts';
import { styles } from './styles.ts';

const TITLE: Words = { ru: 'Блиц', en: 'Blitz' };

/** The three questions of a blitz: which is played, which were right. */
export class BlitzGraphic extends GraphicElement {
  static override styles = [base, styles];

  override nextChange(): Change {
    const room = this.roomView;
    const onAir = room?.onAir.blitz;
    const move = presenceChange(onAir, this.t, TIMES.inUsual, TIMES.outUsual);
    if (!room?.chgk || presence(onAir, this.t, TIMES.inUsual, TIMES.outUsual) === 0) return move;
    return soonest(move, layOut(room.chgk, this.t)?.change ?? null);
  }

  protected override render(): unknown {
    const room = this.roomView;
    const shown = presence(room?.onAir.blitz, this.t, TIMES.inUsual, TIMES.outUsual);
    const blitz = room?.chgk && shown > 0 ? layOut(room.chgk, this.t) : null;
    if (!blitz) return nothing;
    const head = part(shown, 0, 0.5, 'arrive');
    return html`<div class="blitz">
      <div class="head label" style="opacity:${head};transform:translateY(${mix(-24, 0, head)}px)">
        <span class="band">${TITLE[this.language]}</span>
      </div>
      <div class="tiles">
        ${blitz.tiles.map((tile, index) => {
          const came = part(shown, 0.2 + index * 0.18, 0.62 + index * 0.18, 'spring');
          return this.#tile(tile, came);
        })}
      </div>
    </div>`;
  }

  #tile({ number, state, mark }: BlitzTile, came: number): unknown {
    const stamp = part(mark, 0.1, 0.6, 'stamp');
    const marked = state === 'right' || state === 'wrong';
    const isOld = marked && mark < 0.15;
    return html`<div
      class="tile ${isOld ? 'now' : state}"
      style="opacity:${Math.min(1, came)};transform:scaleY(${mix(0.1, 1, came)})"
    >
      <div class="face">
        ${
          marked && !isOld
            ? html`<svg
                viewBox="0 0 100 100"
                style="transform:scale(${mix(2.4, 1, stamp)});opacity:${part(mark, 0.1, 0.3)}"
              >
                ${
                  state === 'right'
                    ? svg`<path d="M20 54 L42 75 L81 28"></path>`
                    : svg`<path d="M26 26 L74 74 M74 26 L26 74"></path>`
                }
              </svg>`
            : html`<span class="digits">${number}</span>`
        }
      </div>
    </div>`;
  }
}

define('volchok-blitz', BlitzGraphic);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-blitz': BlitzGraphic;
  }
}
