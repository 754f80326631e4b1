import { LitElement, type CSSResultGroup, type PropertyDeclarations, type PropertyValues } from 'lit';

import type { Language } from '../src/rules/views/types.ts';
import { shared } from './look/shared.ts';
import type { Panel } from './panel.ts';
import type { Tables } from './text/tables.ts';

/** A part of the panel: renders anew whenever anything it may show has changed. */
export abstract class PanelElement extends LitElement {
  static override styles: CSSResultGroup = shared;
  static override properties: PropertyDeclarations = { panel: { attribute: false } };

  declare panel: Panel;
  /** Shows digits that change by time alone. */
  protected readonly ticking: boolean = false;
  #stop: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listen();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    this.#stop = null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('panel')) this.#listen();
  }

  #listen(): void {
    this.#stop?.();
    // Read as it may be: a part is connected before its parent has given it the panel.
    const panel = this.panel as Panel | undefined;
    if (!panel) return;
    const update = (): void => {
      this.requestUpdate();
    };
    const stops = [panel.onChange(update), ...(this.ticking ? [panel.onTick(update)] : [])];
    this.#stop = () => {
      for (const stop of stops) stop();
    };
  }

  /** The person's language of a text. */
  protected text<T>(tables: Tables<T>): T {
    return tables[this.language];
  }

  protected get language(): Language {
    return this.panel.language;
  }
}
