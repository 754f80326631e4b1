import {
  css,
  html,
  LitElement,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';

import { applyTheme, loadFontsOf } from '../../../src/graphics/theme/theme.ts';
import type { Theme } from '../../../src/protocol/theme/theme.ts';
import { shared } from '../../look/shared.ts';

/** A theme at a glance: its ground, a panel, digits and a band, in its own typefaces. */
export class ThemeSwatch extends LitElement {
  static override properties: PropertyDeclarations = { theme: { attribute: false } };
  declare theme: Theme | null;

  static override styles = [
    shared,
    css`
      :host {
        position: relative;
        height: 64px;
        overflow: hidden;
        container-type: inline-size;
        border-radius: 7px;
        background: var(--v-backdrop, #1a2130);
      }
      .pattern {
        position: absolute;
        inset: 0;
        background: var(--v-pattern);
      }
      .panel {
        position: absolute;
        left: 8px;
        right: 8px;
        top: 9px;
        bottom: 9px;
        display: flex;
        align-items: center;
        gap: 8px;
        padding: 0 8px;
        overflow: hidden;
        border: 1px solid var(--v-edge);
        border-radius: min(var(--v-radius), 14px);
        background: var(--v-surface);
        color: var(--v-ink);
      }
      .digits {
        font-family: var(--v-font-display);
        font-weight: var(--v-weight-digits);
        font-size: 20px;
        line-height: 1.2;
        font-variant-numeric: tabular-nums;
        background: var(--v-digits);
        -webkit-background-clip: text;
        background-clip: text;
        color: transparent;
      }
      .rest {
        flex: 1;
        min-width: 0;
        display: flex;
        flex-direction: column;
        gap: 5px;
      }
      .band {
        height: 14px;
        border-radius: 3px;
        background: var(--v-accent-fill);
      }
      .bars {
        display: flex;
        gap: 4px;
      }
      .bars i {
        flex: 1;
        height: 7px;
        border-radius: 2px;
      }
      /* Two of them share one card. */
      @container (max-width: 110px) {
        .panel {
          flex-direction: column;
          align-items: stretch;
          gap: 3px;
          padding: 5px 6px;
          left: 6px;
          right: 6px;
        }
        .digits {
          font-size: 17px;
          align-self: center;
        }
        .rest {
          flex: none;
        }
        .band {
          display: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.theme = null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('theme') || !this.theme) return;
    applyTheme(this.theme, this);
    void loadFontsOf(this.theme);
  }

  override render(): TemplateResult {
    if (!this.theme) return html``;
    return html`<div class="pattern"></div>
      <div class="panel">
        <span class="digits">0:34</span>
        <span class="rest">
          <span class="band"></span>
          <span class="bars">
            <i style="background: var(--v-experts)"></i><i style="background: var(--v-viewers)"></i
            ><i style="background: var(--v-good)"></i><i style="background: var(--v-alarm)"></i>
          </span>
        </span>
      </div>`;
  }
}

customElements.define('vp-theme-swatch', ThemeSwatch);
