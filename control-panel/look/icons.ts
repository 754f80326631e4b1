import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

/** Strokes on a grid of 24. */
const SHAPES = {
  play: svg`<circle cx="12" cy="12" r="9"/><path d="M12 12 17.4 6.6M12 3v3M21 12h-3M12 21v-3M3 12h3"/>`,
  teams: svg`<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.3.7 3.7 2.6 4 5.7"/>`,
  content: svg`<rect x="3" y="7" width="13" height="14" rx="2"/><path d="M8 3h11a2 2 0 0 1 2 2v12M7 12h5M7 16h4"/>`,
  series: svg`<path d="M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1 4.5 3 5M17 6h3c0 3-1 4.5-3 5M12 14v4M8 21h8M9.5 18h5"/>`,
  journal: svg`<path d="M5 3h14v18H5zM9 8h6M9 12h6M9 16h4"/>`,
  show: svg`<path d="M4 7h9M19 7h1M4 12h2M12 12h8M4 17h8M18 17h2"/><circle cx="16" cy="7" r="2.3"/><circle cx="9" cy="12" r="2.3"/><circle cx="15" cy="17" r="2.3"/>`,
  look: svg`<path d="M12 3a9 9 0 1 0 0 18c1.6 0 2-1 1.6-2.2-.5-1.5.3-2.8 2-2.8H18a3 3 0 0 0 3-3.4C20.4 7 16.6 3 12 3z"/><circle cx="8" cy="9" r="1"/><circle cx="13" cy="7" r="1"/><circle cx="17" cy="10.5" r="1"/><circle cx="7.5" cy="14" r="1"/>`,
  sound: svg`<path d="M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11"/>`,
  mute: svg`<path d="M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 9.5l5 5M21.5 9.5l-5 5"/>`,
  obs: svg`<rect x="3" y="6" width="12" height="12" rx="2"/><path d="m15 10 6-3v10l-6-3"/>`,
  links: svg`<path d="M10 14a4 4 0 0 0 6 .3l3.2-3.2a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.3l-3.2 3.2a4 4 0 0 0 5.7 5.7L12 17"/>`,
  undo: svg`<path d="M8 5 3.5 9.5 8 14M4 9.5h10a6 6 0 0 1 0 12h-3"/>`,
  redo: svg`<path d="m16 5 4.5 4.5L16 14M20 9.5H10a6 6 0 0 0 0 12h3"/>`,
  pause: svg`<path d="M8 5v14M16 5v14" stroke-width="3.5"/>`,
  resume: svg`<path d="M7 4.5v15L19.5 12z" fill="currentColor"/>`,
  plus: svg`<path d="M12 5v14M5 12h14"/>`,
  minus: svg`<path d="M5 12h14"/>`,
  cross: svg`<path d="m6 6 12 12M18 6 6 18"/>`,
  check: svg`<path d="m4.5 12.5 5 5 10-11"/>`,
  edit: svg`<path d="M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4"/>`,
  trash: svg`<path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5"/>`,
  up: svg`<path d="m6 14 6-6 6 6"/>`,
  down: svg`<path d="m6 10 6 6 6-6"/>`,
  bell: svg`<path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21h4"/>`,
  keyboard: svg`<rect x="2.5" y="6" width="19" height="12" rx="2"/><path d="M6 10h.01M10 10h.01M14 10h.01M18 10h.01M7 14h10"/>`,
  offline: svg`<path d="M3 3l18 18M8.5 16a5 5 0 0 1 6-.6M5 12.5c1.3-1.3 2.9-2.1 4.5-2.5M2 9c1.1-1 2.3-1.8 3.6-2.4M12 19.5h.01M13 7a14 14 0 0 1 9 2.5"/>`,
  warning: svg`<path d="M12 4 2.5 20h19zM12 10v5M12 17.5h.01"/>`,
  ban: svg`<circle cx="12" cy="12" r="8.5"/><path d="m6 6 12 12"/>`,
  lock: svg`<rect x="5" y="11" width="14" height="10" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>`,
  eye: svg`<path d="M2 12c2.5-4.7 6-7 10-7s7.5 2.3 10 7c-2.5 4.7-6 7-10 7s-7.5-2.3-10-7z"/><circle cx="12" cy="12" r="3"/>`,
  record: svg`<circle cx="12" cy="12" r="7" fill="currentColor"/>`,
  copy: svg`<rect x="8" y="8" width="12" height="12" rx="2"/><path d="M16 8V5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h3"/>`,
  external: svg`<path d="M14 4h6v6M20 4l-9 9M18 13v6a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h6"/>`,
  upload: svg`<path d="M12 15V4M7 9l5-5 5 5M4 15v4a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-4"/>`,
  download: svg`<path d="M12 4v11M7 10l5 5 5-5M4 17v2a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-2"/>`,
  spark: svg`<path d="M12 3l2 6.5L20.5 12 14 14l-2 7-2-7-6.5-2L10 9.5z"/>`,
  next: svg`<path d="M5 12h13M13 6l6 6-6 6"/>`,
  clock: svg`<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.5 2"/>`,
  archive: svg`<path d="M3 4h18v5H3zM5 9v11h14V9M10 13h4"/>`,
  scale: svg`<path d="M12 4v16M7 20h10M4 8h16M6.5 8 3.5 14.5h6zM17.5 8l-3 6.5h6z"/>`,
} satisfies Readonly<Record<string, SVGTemplateResult>>;

export type IconName = keyof typeof SHAPES;

/** Decoration beside words, so nothing for a screen reader. */
export const icon = (name: IconName, size = 20): TemplateResult =>
  html`<svg
    class="icon"
    width=${size}
    height=${size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.9"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${SHAPES[name]}
  </svg>`;
