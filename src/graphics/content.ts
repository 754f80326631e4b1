import type { Instant } from '../rules/time.ts';
import type { GraphicContent, OnAirView } from '../rules/views/types.ts';
import type { Change } from './graphic-element.ts';
import { moving, part, progress } from './motion.ts';
import { TIMES } from './theme/pace.ts';

export interface ContentNow {
  /** What is read at the moment: in the first half of a change still the old text. */
  readonly content: GraphicContent | null;
  /** How much of it is there, 0–1: it leaves, then the other comes. */
  readonly shown: number;
  /** For what has to grow or shrink between both: the texts and the share of the way. */
  readonly from: GraphicContent | null;
  readonly to: GraphicContent | null;
  readonly way: number;
}

/** The operator's text of a graphic in the middle of its last change. */
export function contentNow(onAir: OnAirView, t: Instant): ContentNow {
  const { content, changed } = onAir;
  const share = changed ? progress(t, changed.at, TIMES.swap) : 1;
  if (!changed || share === 1) return { content, shown: 1, from: content, to: content, way: 1 };
  const leaving = share < 0.4;
  return {
    content: leaving ? changed.from : content,
    shown: leaving ? 1 - part(share, 0, 0.4, 'fall') : part(share, 0.5, 1, 'arrive'),
    from: changed.from,
    to: content,
    way: part(share, 0.25, 0.75, 'travel'),
  };
}

export const contentChange = (onAir: OnAirView | undefined, t: Instant): Change =>
  moving(t, onAir?.changed?.at ?? null, onAir?.changed ? TIMES.swap : 0);
