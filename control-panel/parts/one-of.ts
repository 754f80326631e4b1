import { html, nothing, type TemplateResult } from 'lit';

/** A few things of which one is chosen, side by side. */
export interface Segments<T> {
  /** What is chosen here, for those who hear it. */
  readonly label: string;
  readonly all: readonly T[];
  /** Undefined: none of them. */
  readonly chosen: NoInfer<T> | undefined;
  readonly words: (one: T) => unknown;
  readonly choose: (one: T) => void;
  /** A class of the group, for its looks. */
  readonly look?: string;
  readonly style?: (one: T) => string;
}

export function segments<T>({
  label,
  all,
  chosen,
  words,
  choose,
  look = '',
  style,
}: Segments<T>): TemplateResult {
  return html`<div class="segments ${look}" role="radiogroup" aria-label=${label} @keydown=${rove}>
    ${all.map(
      (one) =>
        html`<button
          role="radio"
          data-choice=${String(one)}
          tabindex=${tabStop(all, chosen, one)}
          aria-checked=${one === chosen ? 'true' : 'false'}
          style=${style?.(one) ?? nothing}
          @click=${() => choose(one)}
        >
          ${words(one)}
        </button>`,
    )}
  </div>`;
}

/** Tab stops once in a group: at what is chosen, or at the first while nothing is. */
export function tabStop<T>(all: readonly T[], chosen: NoInfer<T> | undefined, one: T): '0' | '-1' {
  const at = all.findIndex((other) => other === chosen);
  return one === all[Math.max(0, at)] ? '0' : '-1';
}

const OPTIONS = '[role="radio"], [role="option"]';

/** Where a key leads from the option at `at` of `count`, or null: it does not belong to the group. */
export function leadsTo(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** For `keydown` of a radiogroup or a listbox: arrows, Home and End move the focus to an option and choose it. */
export function rove(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const group = event.currentTarget as HTMLElement;
  const options = [...group.querySelectorAll<HTMLElement>(OPTIONS)];
  const at = options.findIndex((option) => option === event.target);
  if (at === -1) return;
  const to = leadsTo(event.key, at, options.length);
  if (to === null) return;
  event.preventDefault();
  if (to === at) return;
  options[to]?.focus();
  options[to]?.click();
}
