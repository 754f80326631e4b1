import { html, nothing, type PropertyDeclarations } from 'lit';

import { GraphicElement } from '../../src/graphics/graphic-element.ts';
import type { Words } from '../../src/protocol/messages.ts';
import type { Role } from '../../src/rules/views/types.ts';

const CONNECTING: Words = { ru: 'Подключаемся…', en: 'Connecting…' };

/** Whose key opens a screen, and what anybody else is told. */
export interface Gate {
  readonly roles: readonly Role[];
  readonly title: Words;
  readonly text: Words;
}

/** A screen that one person holds in the hands: opened with a key, and useful also while the connection is lost. */
export abstract class HandScreen extends GraphicElement {
  static override properties: PropertyDeclarations = {
    role: { attribute: false },
    isLost: { attribute: false },
  };
  /** Null until the server has told. */
  declare role: Role | null;
  declare isLost: boolean;

  constructor() {
    super();
    this.role = null;
    this.isLost = false;
  }

  protected abstract readonly gate: Gate;
  /** What is shown to the right person; null as long as there is nothing to show. */
  protected abstract page(): unknown;
  /** What stands above the page; null where all is well. */
  protected abstract trouble(): Words | null;

  protected say(words: Words): string {
    return words[this.language];
  }

  /** A sentence or two in the middle of an otherwise empty screen. */
  protected middle(title: Words | null, text: Words): unknown {
    return html`<div class="middle">
      ${title === null ? nothing : html`<strong>${this.say(title)}</strong>`}<span>${this.say(text)}</span>
    </div>`;
  }

  protected override render(): unknown {
    const { roles, title, text } = this.gate;
    if (this.role !== null && !roles.includes(this.role)) return this.middle(title, text);
    const page = this.page();
    if (page === null) return this.middle(null, CONNECTING);
    const trouble = this.trouble();
    return html`${trouble === null ? nothing : html`<div class="lost">${this.say(trouble)}</div>`}${page}`;
  }
}
