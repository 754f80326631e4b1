/** How a text is set so that it fits: its size in px and its lines. */
export interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
}

export interface Room {
  readonly width: number;
  /** Size in px that it should have, and the least it may have on one line and on more. */
  readonly size: number;
  readonly least: number;
  readonly lines?: number;
  /** Size on several lines; `least` if left out. */
  readonly small?: number;
}

/** Width of a text at 100 px. */
export type Measure = (text: string) => number;

const ELLIPSIS = '…';

/** On several lines a text gets so much smaller before it is cut, but by the last two steps only while it stays legible. */
const STEPS = [1, 0.9, 0.8, 0.7, 0.6] as const;
const LEGIBLE = 16;

/**
 * Sets a text into a width: at its size, else smaller on one line, else smaller on several lines that are about equally long, and only
 * if that fails cut with an ellipsis.
 */
export function fit(text: string, room: Room, measure: Measure): Fitted {
  const whole = measure(text);
  const one = whole === 0 ? room.size : Math.min(room.size, (room.width * 100) / whole);
  if (one >= room.least) return { size: Math.floor(one * 4) / 4, lines: [text] };

  const most = room.lines ?? 1;
  if (most === 1) return { size: room.least, lines: [cut(text, (room.width * 100) / room.least, measure)] };
  const small = room.small ?? room.least;
  for (const step of STEPS) {
    const size = small * step;
    if (step < 0.8 && size < LEGIBLE) break;
    const across = (room.width * 100) / size;
    for (let count = 2; count <= most; count += 1) {
      const lines = balanced(text, count, across, measure);
      if (lines) return { size, lines };
    }
  }
  const across = (room.width * 100) / small;
  const lines = greedy(text, across, measure);
  const kept = [...lines.slice(0, most - 1), joined(lines.slice(most - 1))];
  return { size: small, lines: kept.map((line) => cut(line, across, measure)) };
}

/** The narrowest set of exactly `count` lines, null if it does not fit. */
function balanced(text: string, count: number, across: number, measure: Measure): string[] | null {
  if (greedy(text, across, measure).length > count) return null;
  let narrow = measure(text) / count;
  for (; narrow < across; narrow += across / 24) {
    const lines = greedy(text, narrow, measure);
    if (lines.length <= count && lines.every((line) => measure(line) <= across)) return lines;
  }
  const lines = greedy(text, across, measure);
  return lines.every((line) => measure(line) <= across) ? lines : null;
}

/** Lines as one again: a double name that was parted at its hyphen has no space there. */
const joined = (lines: readonly string[]): string =>
  lines.join(' ').replace(/(?<=\p{L}{3}-) (?=\p{L}{3})/gu, '');

function greedy(text: string, across: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const { word, apart } of wordsOf(text)) {
    const longer = line === '' ? word : `${line}${apart ? ' ' : ''}${word}`;
    if (line !== '' && measure(longer) > across) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** Where a line may end: not after words of one or two letters nor before a dash, but after the hyphen of a double name. */
function wordsOf(text: string): readonly { readonly word: string; readonly apart: boolean }[] {
  const glued = text
    .trim()
    .replace(/\s+(?=[–—]\s)/gu, '\u00a0')
    .replace(/(?<=^|[ \t\n])(\S{1,2})\s+/gu, '$1\u00a0');
  return glued
    .split(/[ \t\n]+/)
    .flatMap((word) =>
      word.split(/(?<=\p{L}{3}-)(?=\p{L}{3})/u).map((piece, index) => ({ word: piece, apart: index === 0 })),
    );
}

function cut(text: string, across: number, measure: Measure): string {
  if (measure(text) <= across) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && measure(`${letters.join('').trimEnd()}${ELLIPSIS}`) > across) letters.pop();
  return `${letters.join('').trimEnd()}${ELLIPSIS}`;
}

const KEPT = 2_000;
const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null = null;

interface Setting {
  readonly family: string;
  readonly weight: string;
  /** In em, as in the tokens. */
  readonly tracking: number;
  readonly upper: boolean;
}

/** Measures as the browser sets it. */
function measureIn({ family, weight, tracking, upper }: Setting): Measure {
  return (given) => {
    const text = upper ? given.toUpperCase() : given;
    const key = `${weight}|${family}|${String(tracking)}|${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    context ??= document.createElement('canvas').getContext('2d');
    if (!context) return text.length * 60;
    context.font = `${weight} 100px ${family}`;
    const width = context.measureText(text).width + tracking * 100 * Array.from(text).length;
    if (widths.size >= KEPT) widths.clear();
    widths.set(key, width);
    return width;
  };
}

/** Measures as an element's theme sets a kind of text. */
export function measureOf(
  element: Element,
  kind: 'digits' | 'heading' | 'label' | 'strong' | 'text',
): Measure {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(`--v-${name}`).trim();
  const isTracked = kind === 'heading' || kind === 'label';
  return measureIn({
    family: read(kind === 'digits' || kind === 'heading' ? 'font-display' : 'font-text'),
    weight: read(`weight-${kind === 'label' ? 'strong' : kind}`),
    tracking: isTracked ? Number.parseFloat(read(`tracking-${kind}`)) || 0 : 0,
    upper: isTracked && read(`case-${kind}`) === 'uppercase',
  });
}
