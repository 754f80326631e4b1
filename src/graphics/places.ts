import type { Instant } from '../rules/time.ts';
import type { Graphic, Language, RoomPublicView } from '../rules/views/types.ts';
import {
  roomOf,
  soonest,
  type Change,
  type GraphicElement,
  type GraphicsView,
  type Paintable,
} from './graphic-element.ts';
import { ease, presence, presenceChange } from './motion.ts';
import { SAFE } from './theme/scale.ts';

/** Upper left corner of a graphic in the picture of 1920×1080, px, and its size. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WIDTH = 1920;
const HEIGHT = 1080;
const BOTTOM = HEIGHT - SAFE.y;
const GAP = 24;

const COLUMN = 400;
const CHGK_SCORE = { width: 1480, height: 172 } as const;
const TABLE = 680;
const QUESTION = { width: 1200, height: 360 } as const;
const LOWER_THIRD = { width: 900, height: 130 } as const;
const AWARD = { width: 900, height: 408 } as const;
const WHOLE: Place = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/**
 * Where each graphic stands, so that those which are shown together never cover each other: clock, ladder and blitz one under the other in
 * the theme's corner, the party's table in the other one, what is read along the lower edge. What appears under a graphic lifts it as it
 * comes. Full-screen graphics take the whole picture.
 */
export function placeOf(
  graphic: Graphic,
  room: RoomPublicView | null,
  t: Instant,
  corner: 'left' | 'right',
): Place {
  const chgk = room?.game === 'chgk';
  const column = corner === 'right' ? WIDTH - SAFE.x - COLUMN : SAFE.x;
  const far = (width: number): number => (corner === 'right' ? SAFE.x : WIDTH - SAFE.x - width);
  switch (graphic) {
    case 'timer':
      return { x: column, y: SAFE.y, width: COLUMN, height: 316 };
    case 'ladder':
      return { x: column, y: SAFE.y + 316 + GAP, width: COLUMN, height: 632 };
    case 'blitz':
      return { x: column, y: SAFE.y + 316 + GAP, width: COLUMN, height: 208 };
    case 'scoreboard':
      return chgk
        ? { x: (WIDTH - CHGK_SCORE.width) / 2, y: BOTTOM - CHGK_SCORE.height, ...CHGK_SCORE }
        : { x: far(TABLE), y: SAFE.y, width: TABLE, height: BOTTOM - SAFE.y };
    case 'question': {
      // Beside the column of the clock, not under it.
      const x = corner === 'right' ? column - GAP - QUESTION.width : column + COLUMN + GAP;
      return { x, y: BOTTOM - QUESTION.height - lift(room, t, 'scoreboard'), ...QUESTION };
    }
    case 'award':
      return { x: far(AWARD.width), y: SAFE.y, ...AWARD };
    case 'reveal':
      return { ...middle(corner), y: SAFE.y, height: BOTTOM - SAFE.y - LOWER_THIRD.height - GAP };
    case 'lowerThird': {
      const y = BOTTOM - LOWER_THIRD.height - lift(room, t, 'scoreboard') - lift(room, t, 'question');
      if (chgk || !room) return { x: far(LOWER_THIRD.width), y, ...LOWER_THIRD };
      return { ...middle(corner), y, height: LOWER_THIRD.height };
    }
    case 'wheel':
    case 'standings':
    case 'countdown':
    case 'break':
    case 'rules':
      return WHOLE;
    default:
      return graphic satisfies never;
  }
}

/** Between the party's table and the ladder. */
function middle(corner: 'left' | 'right'): { readonly x: number; readonly width: number } {
  const gap = 40;
  return {
    x: SAFE.x + (corner === 'right' ? TABLE : COLUMN) + gap,
    width: WIDTH - 2 * SAFE.x - TABLE - COLUMN - 2 * gap,
  };
}

/** How far a graphic that stands below lifts those above it, px. */
function lift(room: RoomPublicView | null, t: Instant, by: 'scoreboard' | 'question'): number {
  if (room?.game !== 'chgk') return 0;
  const height = by === 'scoreboard' ? CHGK_SCORE.height : QUESTION.height;
  return ease('travel')(presence(room.onAir[by], t)) * (height + GAP);
}

/** From the back to the front: what fills the picture covers the rest. */
export const DEPTHS: readonly Graphic[] = [
  'wheel',
  'scoreboard',
  'timer',
  'ladder',
  'blitz',
  'question',
  'lowerThird',
  'award',
  'reveal',
  'rules',
  'standings',
  'countdown',
  'break',
];

/** Graphics that others lift. */
const LIFTED: readonly Graphic[] = ['question', 'lowerThird'];

/** Keeps a graphic's element at its place, at every instant. */
export class Placer implements Paintable {
  view: GraphicsView | null = null;
  language: Language = 'ru';
  readonly #graphic: Graphic;
  readonly #element: GraphicElement;
  readonly #corner: () => 'left' | 'right';
  #t = 0 as Instant;

  constructor(graphic: Graphic, element: GraphicElement, corner: () => 'left' | 'right') {
    this.#graphic = graphic;
    this.#element = element;
    this.#corner = corner;
    element.style.position = 'absolute';
    element.style.left = '0';
    element.style.top = '0';
  }

  get t(): Instant {
    return this.#t;
  }

  set t(t: Instant) {
    this.#t = t;
    const place = placeOf(this.#graphic, this.#room, t, this.#corner());
    const { style } = this.#element;
    style.transform = `translate(${String(place.x)}px, ${String(place.y)}px)`;
    style.width = `${String(place.width)}px`;
    style.height = `${String(place.height)}px`;
  }

  nextChange(): Change {
    const room = this.#room;
    if (room?.game !== 'chgk' || !LIFTED.includes(this.#graphic)) return null;
    return soonest(
      presenceChange(room.onAir.scoreboard, this.#t),
      presenceChange(room.onAir.question, this.#t),
    );
  }

  painted(): Promise<void> {
    return Promise.resolve();
  }

  get #room(): RoomPublicView | null {
    return roomOf(this.view, this.#element.room);
  }
}
