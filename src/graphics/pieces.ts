import { html, type TemplateResult } from 'lit';

import { mix } from './motion.ts';
import type { Fitted } from './text-fit.ts';

/** A set text, each line in a span: for an element of the class `set`. */
export const linesOf = ({ lines }: Fitted): readonly TemplateResult[] =>
  lines.map((line) => html`<span>${line}</span>`);

/** A graphic that fills the picture: its backdrop, and what stands on it. */
export const wholePicture = (backdrop: number, content: unknown): TemplateResult =>
  html`<div class="whole">
    <div class="backdrop" style="opacity:${backdrop}"></div>
    ${content}
  </div>`;

/** Headline in the upper left corner, what it belongs to above it, the logo in the other corner. */
export const headline = (label: string, title: Fitted, shown: number): TemplateResult =>
  html`<div class="headline" style="opacity:${shown};transform:translateX(${mix(-48, 0, shown)}px)">
    <span class="label subtitle">${label}</span>
    <span class="display title set" style="font-size:${title.size}px">${linesOf(title)}</span>
    <div class="logo"></div>
  </div>`;

/** Widths of a headline, px: of the picture between its safe areas, and of what the logo takes of it. */
const WIDTH = 1728;
const LOGO_TAKES = 380;

/** Width of a headline beside the logo, where the theme has one. */
export const headlineWidth = (element: Element): number => WIDTH - (hasLogo(element) ? LOGO_TAKES : 0);

export const hasLogo = (element: Element): boolean =>
  getComputedStyle(element).getPropertyValue('--v-logo-display').trim() === 'block';
