/** Red, green and blue 0–255, opacity 0–1. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

const CLEAR: Rgba = { r: 0, g: 0, b: 0, a: 0 };

/** A colour as themes write it; null for what is none, or a name that is not known here. */
export function readColour(text: string): Rgba | null {
  const value = text.trim().toLowerCase();
  if (value === 'transparent') return CLEAR;
  if (value === 'white') return { r: 255, g: 255, b: 255, a: 1 };
  if (value === 'black') return { ...CLEAR, a: 1 };
  const hex = /^#([0-9a-f]{3,8})$/.exec(value)?.[1];
  if (hex !== undefined) return fromHex(hex);
  const call = /^(rgb|hsl)a?\(([^)]*)\)$/.exec(value);
  if (!call) return null;
  const parts = (call[2] ?? '').split(/[\s,/]+/).filter((part) => part !== '');
  const numbers = parts.map((part) => ({ value: Number.parseFloat(part), share: part.endsWith('%') }));
  const [x, y, z, w = { value: 1, share: false }] = numbers;
  if (!x || !y || !z || numbers.some((one) => Number.isNaN(one.value))) return null;
  const a = clamp(w.share ? w.value / 100 : w.value, 1);
  if (call[1] === 'hsl') return { ...fromHsl(x.value, y.value / 100, z.value / 100), a };
  const channel = (one: { value: number; share: boolean }): number =>
    clamp(Math.round(one.share ? one.value * 2.55 : one.value), 255);
  return { r: channel(x), g: channel(y), b: channel(z), a };
}

/** `#rrggbb`, or `rgba(…)` where it is translucent. */
export const writeColour = (colour: Rgba): string =>
  colour.a >= 1
    ? opaqueHex(colour)
    : `rgba(${String(colour.r)}, ${String(colour.g)}, ${String(colour.b)}, ${String(Math.round(colour.a * 1000) / 1000)})`;

/** The colour without its opacity, as colour fields take it. */
export const opaqueHex = ({ r, g, b }: Rgba): string =>
  `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const IN_A_VALUE = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^)]*\)/gi;

/** The colours of a paint or a shadow as they are written there, each once, in order. */
export const coloursIn = (value: string): readonly string[] => [...new Set(value.match(IN_A_VALUE) ?? [])];

/** One colour of a value exchanged for another, wherever it stands. */
export const recolour = (value: string, from: string, to: string): string =>
  value.replaceAll(IN_A_VALUE, (found) => (found === from ? to : found));

/** All colours of a value turned round the colour wheel, degrees. */
export const turnHue = (value: string, degrees: number): string =>
  value.replaceAll(IN_A_VALUE, (found) => {
    const colour = readColour(found);
    return colour === null ? found : writeColour(turned(colour, degrees));
  });

/** Hue of a colour, degrees; 0 for what has none. */
export const hueOf = (value: string): number => toHsl(readColour(value) ?? CLEAR).h;

export const isGradient = (value: string): boolean => value.includes('gradient(');

/** What a paint shows at its stops; null where one of them is a colour that can't be read. */
export function stopsOf(value: string): readonly Rgba[] | null {
  if (!isGradient(value)) {
    const colour = readColour(value);
    return colour === null ? null : [colour];
  }
  const found = value.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^)]*\)|\btransparent\b/gi) ?? [];
  const stops = found.map(readColour);
  return stops.length === 0 || stops.includes(null) ? null : (stops as readonly Rgba[]);
}

/** A translucent colour laid over an opaque one. */
export const over = (top: Rgba, below: Rgba): Rgba => {
  const mix = (x: number, y: number): number => x * top.a + y * (1 - top.a);
  return { r: mix(top.r, below.r), g: mix(top.g, below.g), b: mix(top.b, below.b), a: 1 };
};

/** Contrast of two opaque colours as WCAG counts it, 1–21. */
export function contrast(one: Rgba, other: Rgba): number {
  const [x, y] = [luminance(one), luminance(other)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function luminance({ r, g, b }: Rgba): number {
  const [x, y, z] = [r, g, b].map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
}

/**
 * A hue turned, its lightness as the eye sees it kept: what could be read before can be read afterwards. (The plain turn of HSL makes a
 * yellow into a blue of a fifth of its brightness.)
 */
function turned(colour: Rgba, degrees: number): Rgba {
  const { h, s, l } = toHsl(colour);
  if (s === 0) return colour;
  const wanted = luminance(colour);
  let low = 0;
  let high = 1;
  for (let i = 0; i < 18; i++) {
    const middle = (low + high) / 2;
    if (luminance({ ...fromHsl(h + degrees, s, middle), a: 1 }) < wanted) low = middle;
    else high = middle;
  }
  return { ...fromHsl(h + degrees, s, degrees % 360 === 0 ? l : high), a: colour.a };
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

function fromHex(hex: string): Rgba | null {
  const digits = (hex.match(hex.length <= 4 ? /./g : /../g) ?? []).map((pair) => pair.padStart(2, pair));
  if (![3, 4, 6, 8].includes(hex.length)) return null;
  const [r = 0, g = 0, b = 0, a = 255] = digits.map((pair) => Number.parseInt(pair, 16));
  return { r, g, b, a: a / 255 };
}

function toHsl({ r, g, b }: Rgba): { h: number; s: number; l: number } {
  const [x, y, z] = [r / 255, g / 255, b / 255];
  const most = Math.max(x, y, z);
  const range = most - Math.min(x, y, z);
  const l = most - range / 2;
  if (range === 0) return { h: 0, s: 0, l };
  const h = most === x ? (y - z) / range : most === y ? (z - x) / range + 2 : (x - y) / range + 4;
  return { h: h * 60, s: range / (1 - Math.abs(2 * l - 1)), l };
}

function fromHsl(hue: number, s: number, l: number): Omit<Rgba, 'a'> {
  const h = ((hue % 360) + 360) % 360;
  const channel = (n: number): number => {
    const k = (n + h / 30) % 12;
    return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return { r: channel(0), g: channel(8), b: channel(4) };
}
