import '@awesome.me/webawesome/dist/components/input/input.js';
import './parts/clock-box.ts';
import './parts/dialogs.ts';
import './parts/graphics-box.ts';
import './parts/next-bar.ts';
import './parts/preview-box.ts';
import './parts/toasts.ts';
import './parts/top-bar.ts';
import './sections/play/play-section.ts';
import './sections/teams/teams-section.ts';

import { css, html, nothing, type TemplateResult } from 'lit';

import { actionOf, isWriting } from './keyboard.ts';
import { icon } from './look/icons.ts';
import { shared } from './look/shared.ts';
import type { Step } from './steps/step.ts';
import { SECTIONS, type Section } from './panel.ts';
import { PanelElement } from './panel-element.ts';
import { takeOrWrite } from './parts/graphics-box.ts';
import { whyNot } from './text/refusals.ts';
import { sectionNames, shellText } from './text/shell.ts';
import { tokenIn } from './token.ts';

declare const __BUILD__: string;

/** The whole panel: sections on the left, what is on air on the right, the next step below, whatever section is open. */
export class App extends PanelElement {
  static override styles = [
    shared,
    css`
      :host {
        --rail: 76px;
        --side: 384px;
        display: grid;
        height: 100%;
        grid-template:
          'top top top' 52px 'rail main side' minmax(0, 1fr) 'next next next' auto / var(--rail)
          minmax(0, 1fr) var(--side);
      }
      vp-top-bar {
        grid-area: top;
      }
      nav {
        grid-area: rail;
        display: flex;
        flex-direction: column;
        gap: 4px;
        padding: 8px 6px;
        background: #0d1016;
        border-right: 1px solid var(--line);
        overflow: hidden auto;
      }
      nav button {
        flex-direction: column;
        gap: 4px;
        flex: 0 1 66px;
        min-height: 46px;
        padding: 4px 2px;
        font-size: 12px;
        font-weight: 600;
        color: var(--ink-3);
        background: none;
        border: 1px solid transparent;
        box-shadow: none;
        position: relative;
      }
      nav button:hover {
        color: var(--ink);
        background: var(--surface-2) !important;
      }
      nav button[aria-current='page'] {
        color: var(--ink);
        background: var(--surface-3);
      }
      nav button[aria-current='page']::before {
        content: '';
        position: absolute;
        left: -7px;
        top: 12px;
        bottom: 12px;
        width: 3px;
        border-radius: 2px;
        background: var(--pick);
      }
      nav button:first-child {
        margin-bottom: 4px;
      }
      main {
        grid-area: main;
        min-height: 0;
        min-width: 0;
        position: relative;
        overflow: hidden;
      }
      main > * {
        height: 100%;
        overflow: auto;
        padding: 14px 16px;
      }
      aside {
        grid-area: side;
        border-left: 1px solid var(--line);
        background: #0d1016;
        padding: 12px;
        display: flex;
        flex-direction: column;
        gap: 10px;
        min-height: 0;
        overflow: hidden auto;
      }
      aside vp-preview-box {
        flex: none;
        height: clamp(86px, 100vh - 562px, 214px);
      }
      aside vp-clock-box {
        flex: none;
      }
      aside vp-graphics-box {
        flex: 1 1 auto;
        min-height: 218px;
      }
      vp-next-bar {
        grid-area: next;
      }
      vp-toasts {
        position: fixed;
        left: calc(var(--rail) + 14px);
        right: calc(var(--side) + 24px);
        bottom: 124px;
        z-index: 20;
      }
      .banner {
        position: absolute;
        left: 0;
        right: 0;
        top: 0;
        height: auto;
        z-index: 4;
        display: flex;
        gap: 14px;
        align-items: center;
        padding: 10px 16px;
        background: #5a1219;
        border-bottom: 2px solid var(--tally);
        color: #fff;
        font-weight: 600;
      }
      .banner.calm {
        background: #173049;
        border-color: var(--pick);
      }
      .banner span {
        flex: 1;
      }
      .banner small {
        font-weight: 450;
        opacity: 0.85;
        display: block;
      }
      .gate {
        display: grid;
        place-items: center;
        height: 100%;
      }
      .gate .card {
        width: 480px;
        padding: 28px;
      }
      @media (max-width: 1300px) {
        :host {
          --rail: 68px;
          --side: 356px;
        }
      }
      @media (max-width: 1100px) {
        :host {
          --rail: 64px;
          --side: 312px;
        }
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.#onKey);
    document.addEventListener('mousedown', this.#keepFocus);
    document.addEventListener('change', this.#letGo);
    this.panel.onOverride(this.#askOverride);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#onKey);
    document.removeEventListener('mousedown', this.#keepFocus);
    document.removeEventListener('change', this.#letGo);
  }

  override render(): TemplateResult {
    const { panel } = this;
    const role = panel.link.role();
    if (panel.isDenied || (role !== null && role !== 'operator')) return this.#gate();
    document.documentElement.lang = panel.language;
    return html`
      <vp-top-bar .panel=${panel}></vp-top-bar>
      <nav aria-label=${this.text(shellText).title}>
        ${SECTIONS.map(
          (section) =>
            html`<button
              data-section=${section}
              aria-current=${panel.section === section ? 'page' : 'false'}
              @click=${() => panel.go(section)}
            >
              ${icon(section, 24)}${this.text(sectionNames)[section]}
            </button>`,
        )}
      </nav>
      <main>${this.#banner()}${panel.view ? this.#section(panel.section) : nothing}</main>
      <aside>
        <vp-preview-box .panel=${panel}></vp-preview-box>
        <vp-clock-box .panel=${panel}></vp-clock-box>
        <vp-graphics-box .panel=${panel}></vp-graphics-box>
      </aside>
      <vp-next-bar .panel=${panel}></vp-next-bar>
      <vp-toasts .panel=${panel}></vp-toasts>
      <vp-dialogs .panel=${panel}></vp-dialogs>
    `;
  }

  /** Where a step has led, the eye is drawn, and what has to be filled in or chosen there has the focus. */
  protected override updated(): void {
    const { place } = this.panel;
    if (place === null) return;
    this.panel.place = null;
    requestAnimationFrame(() => {
      const where = findDeep(this.renderRoot, `[data-place='${place}']`);
      where?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
      where?.animate([{ boxShadow: '0 0 0 3px #ffc247' }, { boxShadow: '0 0 0 3px rgba(255, 194, 71, 0)' }], {
        duration: 1_200,
        easing: 'ease-in',
      });
      const field = where && findDeep(where, '[data-focus]');
      if (field instanceof HTMLElement || field instanceof SVGElement) field.focus({ preventScroll: true });
    });
  }

  #section(section: Section): TemplateResult {
    const { panel } = this;
    switch (section) {
      case 'play':
        return html`<vp-play-section .panel=${panel}></vp-play-section>`;
      case 'teams':
        return html`<vp-teams-section .panel=${panel}></vp-teams-section>`;
      case 'content':
        return html`<vp-content-section .panel=${panel}></vp-content-section>`;
      case 'series':
        return html`<vp-series-section .panel=${panel}></vp-series-section>`;
      case 'journal':
        return html`<vp-journal-section .panel=${panel}></vp-journal-section>`;
      case 'show':
        return html`<vp-show-section .panel=${panel}></vp-show-section>`;
      case 'look':
        return html`<vp-look-section .panel=${panel}></vp-look-section>`;
      case 'sound':
        return html`<vp-sound-section .panel=${panel}></vp-sound-section>`;
      case 'obs':
        return html`<vp-obs-section .panel=${panel}></vp-obs-section>`;
      case 'links':
        return html`<vp-links-section .panel=${panel}></vp-links-section>`;
      default:
        return section satisfies never;
    }
  }

  #banner(): TemplateResult | typeof nothing {
    const text = this.text(shellText);
    const { link } = this.panel;
    if (link.status() === 'lost') {
      return html`<div class="banner" role="alert">
        ${icon('offline', 28)}
        <span>${text.lostBanner}<small>${text.lostHint}</small></span>
      </div>`;
    }
    const trouble = link.trouble();
    if (trouble !== null) {
      return html`<div class="banner" role="alert">${icon('warning', 28)}<span>${trouble}</span></div>`;
    }
    const build = link.build();
    if (build === null || build === __BUILD__ || __BUILD__ === 'dev') return nothing;
    return html`<div class="banner calm" role="status">
      ${icon('spark', 28)}
      <span>${text.newBuild}</span>
      <button class="small" @click=${() => location.reload()}>${text.reload}</button>
    </div>`;
  }

  /** Opened without the operator's key. */
  #gate(): TemplateResult {
    const text = this.text(shellText);
    const open = (event: Event): void => {
      const key = tokenIn((event.target as HTMLInputElement).value);
      if (key !== null) location.assign(`?token=${encodeURIComponent(key)}`);
    };
    return html`<div class="gate" style="grid-area: 1 / 1 / -1 / -1">
      <div class="card stack">
        <h1>${text.notOperator}</h1>
        <p class="soft">${text.notOperatorText}</p>
        <wa-input label=${text.pasteLink} @input=${open}></wa-input>
      </div>
    </div>`;
  }

  readonly #askOverride = (step: Step): void => {
    const text = this.text(shellText);
    const why = whyNot(step, this.language) ?? '';
    this.panel.ask({
      title: text.endStageTitle,
      text: text.endStageText(why),
      yes: text.endStageYes,
      tone: 'bad',
      reason: text.reason,
      run: (override) => void this.panel.send('party.stage.end', { override }),
    });
  };

  /** A click must not leave the focus on a button: the space bar belongs to the next step. */
  readonly #keepFocus = (event: MouseEvent): void => {
    const path = event.composedPath();
    const inDialog = path.some((node) => node instanceof Element && node.localName === 'wa-dialog');
    const isButton = (node: EventTarget): boolean =>
      node instanceof Element && node.matches('button, [role="button"]');
    if (!inDialog && path.some(isButton)) event.preventDefault();
  };

  /** A switch takes the focus by its label, whatever becomes of the mouse: who clicked it does not mean it any more. */
  readonly #letGo = (event: Event): void => {
    const [at] = event.composedPath();
    if (!(at instanceof HTMLElement) || at.localName !== 'wa-switch') return;
    if (at.shadowRoot?.activeElement?.matches(':focus-visible') === false) at.blur();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const { panel } = this;
    const path = event.composedPath();
    // Where the key was pressed: by the time it comes here its dialog may be gone, and the focus with it.
    const [origin] = path;
    const at = origin instanceof Element ? origin : null;
    const inDialog = path.some((node) => node instanceof Element && node.localName === 'wa-dialog');
    // The browser would press a button that has the focus again and again: undo, held for a second, takes back an evening.
    if (event.repeat && event.key === 'Enter' && !isWriting(at)) event.preventDefault();
    if (event.defaultPrevented || panel.question || panel.writing || panel.view === null) return;
    if (isWriting(at) || (inDialog && !panel.helpOpen)) return;
    if (panel.helpOpen && event.code !== 'F1') return;
    const action = actionOf(event);
    if (action === null) return;
    // Somebody goes through the panel by Tab: there these two keys press what has the focus.
    const onControl = at instanceof HTMLElement && at.matches('button, a, summary, wa-option, [role]');
    if (action.kind === 'next' && onControl && at.matches(':focus-visible')) return;

    const next = panel.nextStep;
    const steps = next ? [next.primary, ...(next.choice ?? []), ...next.others] : [];
    event.preventDefault();
    switch (action.kind) {
      case 'next':
        if (next?.primary) panel.press(next.primary);
        return;
      case 'step': {
        const step = steps.find((one) => one !== null && action.ids.includes(one.id));
        if (step) panel.press(step);
        return;
      }
      case 'undo':
      case 'redo':
        void panel.send(action.kind);
        return;
      case 'graphic':
        takeOrWrite(panel, action.graphic);
        return;
      case 'pause':
        void panel.send(panel.room?.clock?.paused ? 'clock.resume' : 'clock.pause');
        return;
      case 'adjust':
        void panel.send('clock.adjust', { deltaMs: action.deltaMs });
        return;
      case 'fitting':
        panel.showFitting();
        return;
      case 'clear':
        panel.clearAll();
        return;
      case 'help':
        panel.helpOpen = !panel.helpOpen;
        panel.changed();
        return;
      default:
        action satisfies never;
    }
  };
}

/** The first element that matches, inside whatever shadow roots. */
function findDeep(root: Element | DocumentFragment, selector: string): Element | null {
  const here =
    root.querySelector(selector) ??
    (root instanceof Element ? root.shadowRoot?.querySelector(selector) : null);
  if (here) return here;
  for (const element of root.querySelectorAll('*')) {
    const found = element.shadowRoot && findDeep(element.shadowRoot, selector);
    if (found) return found;
  }
  return null;
}

customElements.define('vp-app', App);
