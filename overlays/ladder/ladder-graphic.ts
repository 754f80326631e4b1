import { html, nothing } from 'lit';

import { define, GraphicElement, soonest, type Change } from '../../src/graphics/graphic-element.ts';
import { clamp, mix, nextDigit, part, presence, presenceChange } from '../../src/graphics/motion.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import { TYPE } from '../../src/graphics/theme/scale.ts';
import { pointsText } from '../../src/graphics/words.ts';
import { GUESSED, layOut, MISSED, WARNING_SECONDS, type LadderLayout, type Step } from './layout.ts';
import { styles } from './styles.ts';

/** Share of the move by which each step comes later than the one above it, all steps together. */
const STAGGER = 0.5;

/** What a guess brings now, what it would have brought and will bring. */
export class LadderGraphic extends GraphicElement {
  static override styles = [base, styles];

  override nextChange(): Change {
    const room = this.roomView;
    const onAir = room?.onAir.ladder;
    const move = presenceChange(onAir, this.t, TIMES.inUsual, TIMES.outUsual);
    if (!room || presence(onAir, this.t, TIMES.inUsual, TIMES.outUsual) === 0) return move;
    const ladder = layOut(room, this.t);
    return soonest(move, ladder?.dropChange ?? null, ladder?.left ? nextDigit(room.clock, this.t) : null);
  }

  protected override render(): unknown {
    const room = this.roomView;
    const shown = presence(room?.onAir.ladder, this.t, TIMES.inUsual, TIMES.outUsual);
    const ladder = room && shown > 0 ? layOut(room, this.t) : null;
    if (!ladder) return nothing;
    const { steps, now, drop, missed } = ladder;
    const fallen = drop >= 1 ? undefined : steps[missed ? steps.length - 1 : (now ?? 0) - 1];
    return html`<div class="ladder">
      ${steps.map((step, index) => {
        const late = steps.length === 1 ? 0 : (index / (steps.length - 1)) * STAGGER;
        return this.#step(step, index, ladder, part(shown, late, late + 1 - STAGGER, 'arrive'));
      })}
      ${missed ? this.#missed(missed, shown) : nothing}
      ${fallen ? this.#fallen(fallen, ladder.highest, drop) : nothing}
    </div>`;
  }

  #step(step: Step, index: number, ladder: LadderLayout, came: number): unknown {
    const isNow = index === ladder.now;
    const size = Math.min(
      step.height * mix(0.62, 0.7, clamp(step.focus)),
      mix(TYPE.m, TYPE.huge, clamp(step.focus)),
    );
    const points = pointsText(step.points, this.language);
    const flash = isNow && ladder.drop < 1 ? 0.65 * (1 - part(ladder.drop, 0.3, 1, 'settle')) : 0;
    const pop = isNow && ladder.drop < 1 ? 1 + 0.3 * Math.sin(Math.PI * part(ladder.drop, 0.3, 0.75)) : 1;
    return html`<div
      class="row"
      style="top:${step.y}px;height:${step.height}px;width:${step.width}px;opacity:${came};transform:translateX(${mix(90, 0, came)}px)"
    >
      <div class="plate ${step.won ? 'won' : ''}">
        <div class="lit" style="opacity:${clamp(step.focus)}"></div>
        <div class="flash" style="opacity:${flash}"></div>
      </div>
      ${isNow ? this.#left(ladder, step.focus) : nothing}
      ${step.won ? html`<span class="label guessed">${GUESSED[this.language]}</span>` : nothing}
      <span class="digits points" style="font-size:${size}px;transform:scale(${pop})">
        <span class="quiet ${step.lost > 0.5 ? 'lost' : ''}" style="opacity:${1 - clamp(step.focus)}"
          >${points}</span
        >
        <span class="loud ${step.won ? 'won' : ''}" style="opacity:${clamp(step.focus)}">${points}</span>
      </span>
    </div>`;
  }

  /** Nothing was won: a plate of its own kind under the spent steps. */
  #missed({ y, height, shown }: NonNullable<LadderLayout['missed']>, came: number): unknown {
    const inside = part(came, STAGGER, 1, 'arrive');
    return html`<div
      class="missed"
      style="top:${y}px;height:${height}px;opacity:${shown * inside};transform:translateX(${mix(90, 0, inside)}px) scale(${mix(0.7, 1, shown)})"
    >
      <svg viewBox="0 0 40 40"><path d="M8 8 L32 32 M32 8 L8 32"></path></svg>
      <span class="label">${MISSED[this.language]}</span>
      <span class="digits">${pointsText(0, this.language)}</span>
    </div>`;
  }

  /** The lost plate breaks off and falls, in front of the others. */
  #fallen(lost: Step, height: number, fall: number): unknown {
    const shake = fall < 0.2 ? Math.sin((fall / 0.2) * 5 * Math.PI) * 8 * (1 - fall / 0.2) : 0;
    const down = part(fall, 0.16, 1, 'fall');
    const turn = -46 * part(fall, 0.12, 1, 'fall');
    return html`<div
      class="fallen"
      style="top:${lost.y}px;height:${height}px;opacity:${1 - part(fall, 0.6, 1)};transform:translate(${shake - down * 40}px, ${down * 560}px) rotate(${turn}deg)"
    >
      <span class="digits">${pointsText(lost.points, this.language)}</span>
    </div>`;
  }

  #left(ladder: LadderLayout, focus: number): unknown {
    if (!ladder.left) return nothing;
    const { share, seconds } = ladder.left;
    const warns = seconds <= WARNING_SECONDS;
    return html`<div class="left ${warns ? 'warns' : ''}" style="opacity:${part(focus, 0.5, 1)}">
      <div class="bar"><i style="transform:scaleX(${share})"></i></div>
      <span class="digits until">▾ ${seconds}</span>
    </div>`;
  }
}

define('volchok-ladder', LadderGraphic);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-ladder': LadderGraphic;
  }
}
