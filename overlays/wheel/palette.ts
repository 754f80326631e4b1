export type Rgb = readonly [red: number, green: number, blue: number];

/** What the wheel is made of, derived from the theme's tokens. */
export interface Palette {
  /** A dark theme has lacquered wood, a bright one painted wood. */
  readonly dark: boolean;
  /** Leather of the sectors, going through these colours round the table. */
  readonly leather: readonly Rgb[];
  readonly leather13: Rgb;
  readonly rim: Rgb;
  readonly lacquer: Rgb;
  readonly metal: Rgb;
  readonly paper: Rgb;
  readonly paperInk: Rgb;
  readonly wax: Rgb;
  readonly body: Rgb;
  readonly numeral: Rgb;
  /** What the shade makes of spent envelopes, by multiplication. */
  readonly shade: Rgb;
  /** Falls over the table behind an envelope that has come up. */
  readonly dusk: Rgb;
  readonly light: Rgb;
  /** How much brighter an envelope is in a lamp of its own: white paper has little left to gain. */
  readonly gleam: number;
  /** CSS font family of numerals. */
  readonly display: string;
  readonly weight: string;
}

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

export const mixed = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];
export const lighter = (colour: Rgb, share: number): Rgb => mixed(colour, WHITE, share);
export const darker = (colour: Rgb, share: number): Rgb => mixed(colour, BLACK, share);

export const multiplied = (a: Rgb, b: Rgb): Rgb => [
  (a[0] * b[0]) / 255,
  (a[1] * b[1]) / 255,
  (a[2] * b[2]) / 255,
];

export const css = ([red, green, blue]: Rgb, alpha = 1): string =>
  `rgba(${String(Math.round(red))}, ${String(Math.round(green))}, ${String(Math.round(blue))}, ${String(alpha)})`;

/** Perceived lightness, 0–1. */
export const lightness = ([red, green, blue]: Rgb): number =>
  (0.299 * red + 0.587 * green + 0.114 * blue) / 255;

/** The same hue at another lightness; only what is lighter than its purest shade goes towards white. */
export function toned(colour: Rgb, to: number): Rgb {
  const now = lightness(colour);
  if (now < 0.001) return mixed(BLACK, WHITE, to);
  const most = Math.min(to / now, 255 / Math.max(...colour));
  const pure: Rgb = [colour[0] * most, colour[1] * most, colour[2] * most];
  const reached = lightness(pure);
  return to <= reached ? pure : mixed(pure, WHITE, (to - reached) / (1 - reached));
}

/** Reads the tokens as the element inherits them. A token that is missing leaves the classic colour in its place. */
export function readPalette(style: CSSStyleDeclaration): Palette {
  const token = (name: string): string => style.getPropertyValue(`--v-${name}`).trim();
  const first = (name: string, otherwise: Rgb): Rgb => coloursOf(token(name))[0] ?? otherwise;

  const surface = first('surface', [16, 14, 18]);
  const dark = lightness(surface) < 0.5;
  const ink = first('ink', [255, 246, 226]);
  const metal = first('glow', first('accent', [242, 199, 102]));
  const backdrop = coloursOf(token('backdrop'));
  const hues = backdrop.length > 0 ? backdrop : [[58, 18, 32] as const];
  const alarm = strongest([...coloursOf(token('alarm-fill')), first('alarm', [216, 34, 47])]);
  const accent = first('accent', metal);
  const calm = first('calm', [143, 184, 232]);

  return {
    dark,
    leather: dark ? [toned(strongest(hues), 0.19)] : hues,
    leather13: dark ? toned(mixed(calm, [20, 30, 80], 0.5), 0.13) : toned(ink, 0.16),
    rim: dark ? mixed([70, 34, 20], toned(strongest(hues), 0.12), 0.35) : surface,
    lacquer: dark ? darker(surface, 0.35) : toned(ink, 0.1),
    metal,
    paper: dark ? mixed(ink, [226, 196, 142], 0.5) : [255, 251, 242],
    paperInk: dark ? [74, 48, 28] : ink,
    wax: toned(alarm, 0.32),
    body: dark ? toned(alarm, 0.2) : accent,
    shade: dark ? [125, 111, 104] : [150, 138, 178],
    dusk: dark ? [5, 3, 7] : darker(toned(ink, 0.07), 0.2),
    numeral: dark ? lighter(metal, 0.25) : [255, 255, 255],
    light: dark ? [255, 226, 170] : [255, 250, 235],
    gleam: dark ? 0.42 : 0.14,
    display: token('font-display') || 'serif',
    weight: token('weight-digits') || '600',
  };
}

const strongest = (colours: readonly Rgb[]): Rgb =>
  colours.reduce((best, colour) => (chroma(colour) > chroma(best) ? colour : best));
const chroma = (colour: Rgb): number => Math.max(...colour) - Math.min(...colour);

let brush: CanvasRenderingContext2D | null = null;

/** The colours named in a CSS colour, gradient or shadow, in order. */
export function coloursOf(paint: string): readonly Rgb[] {
  brush ??= document.createElement('canvas').getContext('2d');
  const context = brush;
  if (!context) return [];
  const found = paint.match(/#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([^)]*\)/gi) ?? [paint];
  return found.flatMap((text) => {
    // The canvas writes any colour back in one of two ways; an unknown one leaves what was set before.
    context.fillStyle = '#010203';
    context.fillStyle = text;
    const written = context.fillStyle;
    if (written === '#010203') return [];
    const hex = /^#(..)(..)(..)$/.exec(written);
    if (hex) return [[hex[1], hex[2], hex[3]].map((pair) => parseInt(pair ?? '0', 16)) as unknown as Rgb];
    const parts = written.match(/[\d.]+/g);
    return parts ? [[Number(parts[0]), Number(parts[1]), Number(parts[2])] as const] : [];
  });
}
