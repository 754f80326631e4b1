/** What kind of value a token takes. */
export type TokenKind = 'colour' | 'paint' | 'length' | 'shadow' | 'number' | 'case';

/**
 * The design tokens: every appearance that a theme decides. In CSS each is the custom property `--v-<name>`.
 * A `paint` is a colour or a gradient.
 */
export const TOKENS = {
  /** Panels that carry text; opaque enough to be read over any picture. */
  surface: 'paint',
  /** Rows and cells on a panel. */
  'surface-raised': 'paint',
  /** Troughs: empty bars, pips not yet won. */
  'surface-sunk': 'paint',
  /** Full-screen graphics and the hall. */
  backdrop: 'paint',
  /** Laid over the backdrop: rays, dots; `transparent` for none. */
  pattern: 'paint',
  'on-backdrop': 'colour',
  'on-backdrop-soft': 'colour',
  /** Hairline around panels. */
  edge: 'colour',
  /** Frame of round things and of what is most important. */
  bezel: 'paint',
  /** Divider between rows. */
  line: 'colour',
  ink: 'colour',
  /** Secondary text: at least 4.5 : 1 on the surface. */
  'ink-soft': 'colour',
  accent: 'colour',
  /** The accent as it fills areas. */
  'accent-fill': 'paint',
  /** Text on the accent. */
  'on-accent': 'colour',
  /** Bands that carry headings and labels. */
  plate: 'paint',
  'on-plate': 'colour',
  /** Fills large digits and scores. */
  digits: 'paint',
  /** The same on the backdrop, and its ornaments. */
  'digits-backdrop': 'paint',
  'on-backdrop-line': 'paint',
  /** Time before play: preparation. */
  calm: 'colour',
  'on-calm': 'colour',
  /** The last seconds, losses, penalties. */
  alarm: 'colour',
  'alarm-fill': 'paint',
  'on-alarm': 'colour',
  /** Gains. */
  good: 'colour',
  'on-good': 'colour',
  experts: 'colour',
  'on-experts': 'colour',
  viewers: 'colour',
  'on-viewers': 'colour',
  /** Falls behind every panel, so that its edge stands out from a bright picture. */
  shade: 'shadow',
  /** Inner edge of panels: a bevel, a second line. */
  rim: 'shadow',
  /** Light around what counts now. */
  glow: 'shadow',
  'radius-small': 'length',
  radius: 'length',
  'radius-large': 'length',
  'edge-width': 'length',
  /** Weights of the display face for digits and headings, and of the text face. */
  'weight-digits': 'number',
  'weight-heading': 'number',
  'weight-text': 'number',
  'weight-strong': 'number',
  'tracking-heading': 'length',
  'tracking-label': 'length',
  'case-heading': 'case',
  'case-label': 'case',
} as const satisfies Readonly<Record<string, TokenKind>>;

export type TokenName = keyof typeof TOKENS;
export type Tokens = Readonly<Record<TokenName, string>>;
