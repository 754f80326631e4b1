import { html, nothing, svg } from 'lit';

import { define, GraphicElement, soonest, type Change } from '../../src/graphics/graphic-element.ts';
import { mix, moving, part, presence, presenceChange } from '../../src/graphics/motion.ts';
import { linesOf } from '../../src/graphics/pieces.ts';
import { measureOf } from '../../src/graphics/text-fit.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import { pointsText } from '../../src/graphics/words.ts';
import { layOut, type RevealedWord, type RevealLayout } from './layout.ts';
import { styles } from './styles.ts';

/** What an attempt was about, once it is over: the word from the envelope, or the words from the hat. */
export class RevealGraphic extends GraphicElement {
  static override styles = [base, styles];

  override nextChange(): Change {
    const room = this.roomView;
    const onAir = room?.onAir.reveal;
    const move = presenceChange(onAir, this.t, TIMES.inWhole, TIMES.outWhole);
    const reveal = room?.party?.reveal;
    if (!reveal || presence(onAir, this.t, TIMES.inWhole, TIMES.outWhole) === 0) return move;
    return soonest(move, moving(this.t, reveal.at, TIMES.words));
  }

  override async painted(): Promise<void> {
    await super.painted();
    const images = [...(this.shadowRoot?.querySelectorAll('img') ?? [])];
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  }

  protected override render(): unknown {
    const { view, roomView: room } = this;
    const came = presence(room?.onAir.reveal, this.t, TIMES.inWhole, TIMES.outWhole);
    if (!view || !room?.party || came === 0) return nothing;
    const measures = { heading: measureOf(this, 'heading'), text: measureOf(this, 'strong') };
    const card = layOut(view, room.party, this.t, this.offsetWidth, this.language, measures);
    if (!card) return nothing;
    const shown = Math.min(came, card.share);
    const opens = part(shown, 0, 0.35, 'open');
    const head = part(shown, 0.25, 0.5, 'settle');
    const points = part(shown, 0.75, 1, 'stamp');
    return html`<div class="card panel" style="clip-path:inset(-60px -60px ${mix(100, -20, opens)}% -60px)">
      <div class="head" style="opacity:${head}">
        <span class="label">${card.heading}</span>
      </div>
      ${card.item ? this.#item(card.item, shown) : nothing}
      ${
        card.words.length > 0
          ? html`<div
              class="words ${card.dense ? 'dense' : ''}"
              style="grid-template-columns:${card.columns.map((width) => `${width}px`).join(' ')}"
            >
              ${card.words.map((word, index) => this.#word(word, index, card, shown))}
            </div>`
          : nothing
      }
      <div class="foot" style="opacity:${head}">
        <span class="team set" style="font-size:${card.team.size}px">${linesOf(card.team)}</span>
        <span class="digits points ${toneOf(card.points)}" style="transform:scale(${points})"
          >${pointsText(card.points, this.language, true)}</span
        >
      </div>
    </div>`;
  }

  /** The word is uncovered from left to right. */
  #item(item: NonNullable<RevealLayout['item']>, shown: number): unknown {
    const wipe = part(shown, 0.4, 0.75, 'travel');
    return html`<div class="item">
      ${
        item.image === null
          ? nothing
          : html`<img src=${item.image} alt="" style="clip-path:inset(0 ${mix(100, 0, wipe)}% 0 0)" />`
      }
      <span
        class="display word set"
        style="font-size:${item.word.size}px;clip-path:inset(-10px ${mix(100, -2, wipe)}% -10px -10px)"
        >${linesOf(item.word)}</span
      >
    </div>`;
  }

  #word({ set, result }: RevealedWord, index: number, card: RevealLayout, shown: number): unknown {
    const late = 0.3 + (index / Math.max(1, card.words.length - 1)) * 0.4;
    const came = part(shown, late, late + 0.2, 'arrive');
    return html`<span
      class="entry ${result}"
      style="opacity:${came};transform:translateX(${mix(-20, 0, came)}px)"
    >
      <svg viewBox="0 0 40 40">
        ${
          result === 'guessed'
            ? svg`<path d="M7 21 L16 30 L33 10"></path>`
            : result === 'skipped'
              ? svg`<path d="M9 9 L31 31 M31 9 L9 31"></path>`
              : svg`<path d="M9 20 H31"></path>`
        }
      </svg>
      <span class="text" style="font-size:${set.size}px">${set.lines}</span>
    </span>`;
  }
}

const toneOf = (points: number): string => (points > 0 ? 'gain' : points < 0 ? 'loss' : 'none');

define('volchok-reveal', RevealGraphic);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-reveal': RevealGraphic;
  }
}
