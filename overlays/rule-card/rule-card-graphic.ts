import { html, nothing, svg } from 'lit';

import { contentChange, contentNow } from '../../src/graphics/content.ts';
import { define, GraphicElement, soonest, type Change } from '../../src/graphics/graphic-element.ts';
import { mix, part, presence, presenceChange } from '../../src/graphics/motion.ts';
import { fit, measureOf } from '../../src/graphics/text-fit.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { fullScreen } from '../../src/graphics/theme/full-screen.ts';
import { STAGE_NAMES } from '../../src/graphics/words.ts';
import { COPY_AIM, FORBIDDEN, GESTURES, RULES, STAGE_RULES, THEME, type Gesture } from './rule-texts.ts';
import { styles } from './styles.ts';

const IN_MS = 1_600;
const OUT_MS = 600;

/** The rules of the stage in a few lines: the aim, what is forbidden, the service gestures. */
export class RuleCardGraphic extends GraphicElement {
  static override styles = [base, fullScreen, styles];

  override nextChange(): Change {
    const onAir = this.roomView?.onAir.rules;
    return soonest(presenceChange(onAir, this.t, IN_MS, OUT_MS), contentChange(onAir, this.t));
  }

  protected override render(): unknown {
    const { view, roomView: room, language } = this;
    const onAir = room?.onAir.rules;
    const shown = presence(onAir, this.t, IN_MS, OUT_MS);
    if (!view || !room || !onAir || shown === 0) return nothing;
    const now = contentNow(onAir, this.t);
    const stage = room.party?.stage ?? null;
    const rules = stage === null ? null : STAGE_RULES[stage];
    const title = now.content?.title ?? (stage === null ? RULES[language] : STAGE_NAMES[stage][language]);
    const aim = now.content?.text ?? this.#aim();
    const head = part(shown, 0.15, 0.5, 'power3.out') * now.shown;
    const heading = fit(
      title,
      { width: 1728, size: 110, least: 70, small: 70, lines: 2 },
      measureOf(this, 'heading'),
    );
    const sentence = fit(
      aim,
      { width: 1600, size: 46, least: 40, small: 38, lines: 5 },
      measureOf(this, 'text'),
    );
    return html`<div class="whole">
      <div class="backdrop" style="opacity:${part(shown, 0, 0.22)}"></div>
      <div class="content">
        <span class="label subtitle" style="opacity:${head}">${view.show.title}</span>
        <span
          class="display name"
          style="font-size:${heading.size}px;opacity:${head};transform:translateX(${mix(-50, 0, head)}px)"
          >${heading.lines.map((line) => html`<span>${line}</span>`)}</span
        >
        <span class="aim" style="font-size:${sentence.size}px;opacity:${head}"
          >${sentence.lines.map((line) => html`<span>${line}</span>`)}</span
        >
        ${rules === null ? nothing : this.#lists(rules, shown)}
      </div>
    </div>`;
  }

  #aim(): string {
    const party = this.roomView?.party;
    if (!party?.stage) return '';
    const { language } = this;
    const aim = party.stage === 'artist' && party.variant === 2 ? COPY_AIM : STAGE_RULES[party.stage].aim;
    return party.theme === null ? aim[language] : `${aim[language]}. ${THEME[language]}: ${party.theme}`;
  }

  #lists(rules: (typeof STAGE_RULES)['hat'], shown: number): unknown {
    const { language } = this;
    const [no, yes] = [part(shown, 0.3, 0.6, 'power3.out'), part(shown, 0.5, 0.8, 'power3.out')];
    return html`<div class="lists">
      <div class="list panel" style="opacity:${no};transform:translateY(${mix(60, 0, no)}px)">
        <span class="label what no">${FORBIDDEN[language]}</span>
        ${rules.forbidden.map((text, index) => {
          const came = part(shown, 0.45 + index * 0.08, 0.65 + index * 0.08, 'power3.out');
          return html`<span
            class="entry"
            style="opacity:${came};transform:translateX(${mix(-24, 0, came)}px)"
          >
            <svg class="cross" viewBox="0 0 40 40"><path d="M9 9 L31 31 M31 9 L9 31"></path></svg
            >${text[language]}
          </span>`;
        })}
      </div>
      ${
        rules.gestures.length === 0
          ? nothing
          : html`<div
              class="list panel wide"
              style="opacity:${yes};transform:translateY(${mix(60, 0, yes)}px)"
            >
              <span class="label what">${GESTURES[language]}</span>
              ${rules.gestures.map(({ gesture, means }, index) => {
                const came = part(shown, 0.6 + index * 0.07, 0.8 + index * 0.06, 'power3.out');
                return html`<span
                  class="entry"
                  style="opacity:${came};transform:translateX(${mix(-24, 0, came)}px)"
                >
                  <svg class="gesture" viewBox="0 0 48 48">${drawingOf(gesture)}</svg>${means[language]}
                </span>`;
              })}
            </div>`
      }
    </div>`;
  }
}

function drawingOf(gesture: Gesture): unknown {
  switch (gesture) {
    case 'number':
      return svg`<path d="M14 44 V12 M24 44 V5 M34 44 V10"></path>`;
    case 'again':
      return svg`<path d="M8 8 L40 40 M40 8 L8 40"></path>`;
    case 'near':
      return svg`<path d="M40 20 A17 17 0 0 0 9 17 M8 28 A17 17 0 0 0 39 31"></path><path d="M9 6 V18 H21 M39 42 V30 H27"></path>`;
    case 'word':
      return svg`<path d="M4 24 H25 M17 14 L27 24 L17 34"></path><circle cx="38" cy="15" r="6"></circle><path d="M29 42 C29 30 46 30 46 42"></path>`;
    default:
      return gesture satisfies never;
  }
}

define('volchok-rule-card', RuleCardGraphic);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-rule-card': RuleCardGraphic;
  }
}
