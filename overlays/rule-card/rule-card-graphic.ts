import { html, nothing, svg } from 'lit';

import { contentChange, contentNow } from '../../src/graphics/content.ts';
import { define, GraphicElement, soonest, type Change } from '../../src/graphics/graphic-element.ts';
import { mix, part, presence, presenceChange } from '../../src/graphics/motion.ts';
import { headline, headlineWidth, linesOf, wholePicture } from '../../src/graphics/pieces.ts';
import { fit, type Fitted, measureOf } from '../../src/graphics/text-fit.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { fullScreen } from '../../src/graphics/theme/full-screen.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import { TYPE } from '../../src/graphics/theme/scale.ts';
import { STAGE_NAMES } from '../../src/graphics/words.ts';
import { isRead, pictureOf } from './pictures.ts';
import {
  COPY_AIM,
  FORBIDDEN,
  GESTURES,
  RULES,
  STAGE_RULES,
  THEME,
  type Rule,
  type StageRules,
} from './rule-texts.ts';
import { styles } from './styles.ts';

/** Inside of all panels together, px: what a rule's text may take follows from their number. */
const ACROSS = 1728;
const PANEL = 80;
const GAP = 32;
/** With more rules than this they are smaller. */
const ROOMY = 4;
/** Height of a line of a rule's text, em. */
const LINE = 1.15;

/** A rule's text, and how many lines the longest of its row has: so that pictures stand in one row. */
interface Caption {
  readonly set: Fitted;
  readonly lines: number;
}

/** The rules of the stage in a few pictures: the aim, what is forbidden, the service gestures. */
export class RuleCardGraphic extends GraphicElement {
  static override styles = [base, fullScreen, styles];

  override nextChange(): Change {
    const onAir = this.roomView?.onAir.rules;
    return soonest(
      presenceChange(onAir, this.t, TIMES.inWhole, TIMES.outWhole),
      contentChange(onAir, this.t),
    );
  }

  protected override render(): unknown {
    const { view, roomView: room, language } = this;
    const onAir = room?.onAir.rules;
    const shown = presence(onAir, this.t, TIMES.inWhole, TIMES.outWhole);
    if (!view || !room || !onAir || shown === 0) return nothing;
    const now = contentNow(onAir, this.t);
    const stage = room.party?.stage ?? null;
    const rules = stage === null ? null : STAGE_RULES[stage];
    const head = part(shown, 0.15, 0.5, 'arrive') * now.shown;
    const title = fit(
      now.content?.title ?? (stage === null ? RULES[language] : STAGE_NAMES[stage][language]),
      { width: headlineWidth(this), size: TYPE.vast, least: TYPE.big, small: TYPE.big, lines: 2 },
      measureOf(this, 'heading'),
    );
    const aim = fit(
      now.content?.text ?? this.#aim(),
      { width: ACROSS, size: TYPE.xl, least: TYPE.l, small: TYPE.l, lines: rules ? 2 : 8 },
      measureOf(this, 'text'),
    );
    return wholePicture(
      part(shown, 0, 0.22),
      html`${headline(view.show.title, title, head)}
        <div class="body ${title.lines.length > 1 ? 'lower' : ''}">
          <span class="aim set" style="font-size:${aim.size}px;opacity:${head}">${linesOf(aim)}</span>
          ${rules === null ? nothing : this.#lists(rules, shown)}
        </div>`,
    );
  }

  #aim(): string {
    const party = this.roomView?.party;
    if (!party?.stage) return '';
    const { language } = this;
    const aim = party.stage === 'artist' && party.variant === 2 ? COPY_AIM : STAGE_RULES[party.stage].aim;
    return party.theme === null ? aim[language] : `${aim[language]}. ${THEME[language]}: ${party.theme}`;
  }

  #lists({ forbidden, gestures }: StageRules, shown: number): unknown {
    const count = forbidden.length + gestures.length;
    const panels = gestures.length === 0 ? 1 : 2;
    const each = (ACROSS - panels * PANEL - (count - 1) * GAP) / count;
    // All texts are as large as the longest one may be, so that pictures and texts stand in rows.
    const set = ({ text }: Rule, size: number, small: number): Fitted =>
      fit(
        text[this.language],
        { width: each, size, least: size, small, lines: 4 },
        measureOf(this, 'strong'),
      );
    const size = Math.min(...[...forbidden, ...gestures].map((rule) => set(rule, TYPE.l, TYPE.m).size));
    const all = new Map([...forbidden, ...gestures].map((rule) => [rule, set(rule, size, size)]));
    const lines = Math.max(...[...all.values()].map((one) => one.lines.length));
    const fitted = (rule: Rule): Caption => ({ set: all.get(rule)!, lines });
    return html`<div class="lists ${count > ROOMY ? 'dense' : ''}">
      ${this.#list('no', FORBIDDEN[this.language], forbidden, fitted, part(shown, 0.3, 0.6, 'arrive'), shown)}
      ${
        gestures.length === 0
          ? nothing
          : this.#list(
              'yes',
              GESTURES[this.language],
              gestures,
              fitted,
              part(shown, 0.45, 0.75, 'arrive'),
              shown,
            )
      }
    </div>`;
  }

  #list(
    kind: 'no' | 'yes',
    name: string,
    rules: readonly Rule[],
    fitted: (rule: Rule) => Caption,
    came: number,
    shown: number,
  ): unknown {
    return html`<div
      class="list panel ${kind}"
      style="flex-grow:${rules.length};opacity:${came};transform:translateY(${mix(60, 0, came)}px)"
    >
      <span class="label what">${name}</span>
      <div class="rules">
        ${rules.map((rule, index) => {
          const late = (kind === 'no' ? 0.42 : 0.55) + index * 0.07;
          return this.#rule(kind, rule, fitted(rule), part(shown, late, late + 0.2, 'spring'));
        })}
      </div>
    </div>`;
  }

  /** What is forbidden stands in a prohibition sign: behind its bar, which leaves out what is to be read. */
  #rule(kind: 'no' | 'yes', { picture }: Rule, { set, lines }: Caption, came: number): unknown {
    const inner = pictureOf(picture, this.language);
    const cut = `cut-${picture}`;
    return html`<div class="rule" style="opacity:${Math.min(1, came)}">
      <svg viewBox="0 0 120 120" style="transform:scale(${mix(0.6, 1, came)})">
        ${inner}
        ${
          kind === 'yes'
            ? nothing
            : svg`${isRead(picture) ? svg`<mask id=${cut} maskUnits="userSpaceOnUse" width="120" height="120"><rect width="120" height="120"></rect>${inner}</mask>` : nothing}
              <g class="bar"><circle cx="60" cy="60" r="54"></circle>
              <path mask=${isRead(picture) ? `url(#${cut})` : nothing} d="M22 22 L98 98"></path></g>`
        }
      </svg>
      <span class="set" style="font-size:${set.size}px;min-height:${lines * LINE}em">${linesOf(set)}</span>
    </div>`;
  }
}

define('volchok-rule-card', RuleCardGraphic);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-rule-card': RuleCardGraphic;
  }
}
