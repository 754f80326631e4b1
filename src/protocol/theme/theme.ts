import type { Words } from '../messages.ts';
import { TOKENS, type TokenKind, type TokenName, type Tokens } from './tokens.ts';

/** Typefaces that come with the program: all with Cyrillic and with digits of one width. */
export const FONTS = ['literata', 'onest', 'unbounded'] as const;
export type FontName = (typeof FONTS)[number];

/** Appearance as data: saved as JSON, edited in the panel, shared as a file. */
export interface Theme {
  readonly id: string;
  readonly name: Words;
  /** For digits and headings, and for everything else. */
  readonly display: FontName;
  readonly text: FontName;
  /** On which side of the picture clock and ladder stand; names and scores take the other. */
  readonly corner: 'left' | 'right';
  /** A picture as a `data:` address, or null. */
  readonly logo: string | null;
  readonly tokens: Tokens;
}

/** A word for a colour is one of these: no page could say what any other was meant to be. */
const COLOUR_WORDS =
  'transparent|black|white|silver|gray|grey|red|maroon|orange|gold|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|purple|fuchsia|magenta|pink|brown';
const COLOUR = new RegExp(
  `^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl)a?\\([\\d\\s.,%/deg-]+\\)|${COLOUR_WORDS})$`,
  'i',
);
const GRADIENT = /^(repeating-)?(linear|radial|conic)-gradient\([#\w\s.,%()/-]+\)$/i;
const LENGTH = /^-?(\d{1,4}|\d{0,4}\.\d+)(px|em|rem|%)?$/;
const SHADOW = /^(none|[#\w\s.,%()/-]+)$/i;
/** CSS has these in no colour, gradient or shadow of ours: they fetch, or depend on what is not in the file. */
const FUNCTIONS_NOT_TAKEN = /\b(url|var|env|attr|expression|image|element)\(/i;
const WEIGHT_MOST = 1_000;

/** Whether every bracket is closed, and none that was not opened. */
function isBalanced(value: string): boolean {
  let depth = 0;
  for (const sign of value) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const isWhole = (value: string): boolean => isBalanced(value) && !FUNCTIONS_NOT_TAKEN.test(value);

const IS_VALID: Readonly<Record<TokenKind, (value: string) => boolean>> = {
  colour: (value) => COLOUR.test(value),
  paint: (value) => COLOUR.test(value) || (GRADIENT.test(value) && isWhole(value)),
  length: (value) => LENGTH.test(value),
  shadow: (value) => SHADOW.test(value) && isWhole(value),
  number: (value) => /^\d{1,4}$/.test(value) && Number(value) <= WEIGHT_MOST,
  case: (value) => value === 'none' || value === 'uppercase',
};

const LOGO = /^data:image\/(png|jpeg|webp|svg\+xml)[;,]/;
/** A logo is shown at most 200 px high: more than this is a photograph by mistake. */
const LOGO_MOST = 1_500_000;

/** Longer names fit no list. */
const NAME_MOST = 80;

/** What is wrong with a theme file: the place of the first mistake, as in `tokens.accent`. */
export type ThemeResult = { readonly theme: Theme } | { readonly wrong: string };

/**
 * Reads a theme file. What it leaves out is taken from `base`, so that a theme may be as short as one colour; a value that is not what
 * its token takes is named and nothing is used.
 */
export function readTheme(input: unknown, base: Theme): ThemeResult {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return { wrong: 'theme' };
  const given = input as Readonly<Record<string, unknown>>;

  const id = given['id'] ?? base.id;
  if (typeof id !== 'string' || !/^[a-z0-9-]{1,40}$/.test(id)) return { wrong: 'id' };

  const name = given['name'] ?? base.name;
  const names = typeof name === 'string' ? { ru: name, en: name } : name;
  if (!isWords(names)) return { wrong: 'name' };

  const display = given['display'] ?? base.display;
  if (!isFont(display)) return { wrong: 'display' };
  const text = given['text'] ?? base.text;
  if (!isFont(text)) return { wrong: 'text' };

  const corner = given['corner'] ?? base.corner;
  if (corner !== 'left' && corner !== 'right') return { wrong: 'corner' };

  const logo = given['logo'] === undefined ? base.logo : given['logo'];
  if (logo !== null && !(typeof logo === 'string' && logo.length <= LOGO_MOST && LOGO.test(logo)))
    return { wrong: 'logo' };

  const tokens: Record<string, string> = { ...base.tokens };
  const changes = given['tokens'] ?? {};
  if (typeof changes !== 'object' || Array.isArray(changes)) return { wrong: 'tokens' };
  for (const [key, value] of Object.entries(changes)) {
    if (!Object.hasOwn(TOKENS, key) || typeof value !== 'string') return { wrong: `tokens.${key}` };
    const isValid = IS_VALID[TOKENS[key as TokenName]];
    if (!isValid(value)) return { wrong: `tokens.${key}` };
    tokens[key] = value;
  }
  return { theme: { id, name: names, display, text, corner, logo, tokens: tokens as Tokens } };
}

const isFont = (value: unknown): value is FontName => FONTS.includes(value as FontName);

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' &&
  value !== null &&
  isName((value as Partial<Words>).ru) &&
  isName((value as Partial<Words>).en);

const isName = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= NAME_MOST;
