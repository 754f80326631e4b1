import { html, nothing } from 'lit';

import { define, GraphicElement, soonest, type Change } from '../../src/graphics/graphic-element.ts';
import { mix, moving, part, presence, presenceChange } from '../../src/graphics/motion.ts';
import { linesOf } from '../../src/graphics/pieces.ts';
import { fit, measureOf } from '../../src/graphics/text-fit.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import { TYPE } from '../../src/graphics/theme/scale.ts';
import { ANSWER, layOut, type QuestionLayout } from './layout.ts';
import { styles } from './styles.ts';

/** The question that is played: its sector, who asks it; its text and answer once they are revealed. */
export class QuestionGraphic extends GraphicElement {
  static override styles = [base, styles];

  override nextChange(): Change {
    const room = this.roomView;
    const onAir = room?.onAir.question;
    const move = presenceChange(onAir, this.t, TIMES.inUsual, TIMES.outUsual);
    const revealed = room?.chgk?.question?.revealed;
    if (!revealed || presence(onAir, this.t, TIMES.inUsual, TIMES.outUsual) === 0) return move;
    return soonest(
      move,
      ...[revealed.text, revealed.answer].map((at) => moving(this.t, at, at === null ? 0 : TIMES.reveal)),
    );
  }

  protected override render(): unknown {
    const room = this.roomView;
    const shown = presence(room?.onAir.question, this.t, TIMES.inUsual, TIMES.outUsual);
    if (!room?.chgk || shown === 0) return nothing;
    const measures = {
      text: measureOf(this, 'text'),
      heading: measureOf(this, 'heading'),
      label: measureOf(this, 'label'),
    };
    const card = layOut(room.chgk, this.t, this.language, measures);
    if (!card) return nothing;
    const tile = part(shown, 0, 0.5, 'spring');
    const opens = part(shown, 0.3, 0.8, 'open');
    const inside = part(shown, 0.6, 1, 'settle');
    const number = fit(
      card.number,
      { width: 150, size: TYPE.vast, least: TYPE.l },
      measureOf(this, 'digits'),
    );
    return html`<div class="card">
      <div class="body panel" style="clip-path:inset(-60px ${mix(100, -6, opens)}% -60px -60px)">
        <div class="inside" style="opacity:${inside}">
          <div class="who">
            <span class="display set" style="font-size:${card.asker.size}px">${linesOf(card.asker)}</span>
            ${card.town === null ? nothing : html`<span class="town label">${card.town.lines}</span>`}
          </div>
          ${this.#text(card)} ${this.#answer(card)}
        </div>
      </div>
      <div class="sector" style="opacity:${part(shown, 0, 0.2)};transform:scaleX(${mix(0.05, 1, tile)})">
        <div class="tile">
          <span class="digits filled" style="font-size:${number.size}px">${card.number}</span>
          <span class="label">${card.kind}</span>
        </div>
      </div>
    </div>`;
  }

  #text({ text }: QuestionLayout): unknown {
    if (!text || text.shown === 0) return nothing;
    const lines = text.set.lines;
    // The card makes room, then the lines come one after another.
    const grows = part(text.shown, 0, 0.4, 'travel');
    return html`<div
      class="text"
      style="font-size:${text.set.size}px;height:${grows * lines.length * 1.22}em;margin-top:${grows * 14}px"
    >
      ${lines.map((line, index) => {
        const late = 0.3 + (lines.length === 1 ? 0 : (index / (lines.length - 1)) * 0.4);
        const came = part(text.shown, late, late + 0.3, 'settle');
        return html`<span style="opacity:${came};transform:translateY(${mix(14, 0, came)}px)">${line}</span>`;
      })}
    </div>`;
  }

  #answer({ answer }: QuestionLayout): unknown {
    if (!answer || answer.shown === 0) return nothing;
    const lines = answer.set.lines;
    const grows = part(answer.shown, 0, 0.4, 'travel');
    const wipe = part(answer.shown, 0.25, 0.75, 'open');
    const words = part(answer.shown, 0.6, 1, 'settle');
    return html`<div
      class="answer"
      style="height:${grows * (lines.length * answer.set.size * 1.15 + 28)}px;margin-top:${grows * 16}px;clip-path:inset(0 ${mix(100, 0, wipe)}% 0 0)"
    >
      <span class="label">${ANSWER[this.language]}</span>
      <span class="display set" style="font-size:${answer.set.size}px;opacity:${words}">
        ${lines.map((line) => html`<span>${line}</span>`)}
      </span>
    </div>`;
  }
}

define('volchok-question', QuestionGraphic);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-question': QuestionGraphic;
  }
}
