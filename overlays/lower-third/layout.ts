import { contentNow } from '../../src/graphics/content.ts';
import { mix } from '../../src/graphics/motion.ts';
import { fit, type Fitted, type Measure } from '../../src/graphics/text-fit.ts';
import { TYPE } from '../../src/graphics/theme/scale.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { GraphicContent, OnAirView } from '../../src/rules/views/types.ts';

/** Widths beside the texts: accent bar and padding. */
const TITLE_PADDING = 84;
const TEXT_PADDING = 60;

export interface LowerThirdLayout {
  readonly title: Fitted;
  readonly text: Fitted | null;
  /** Of the plate with the name and of the one below it, px. */
  readonly width: number;
  readonly textWidth: number;
  /** How much of the texts is there, 0–1. */
  readonly shown: number;
}

export interface Measures {
  readonly title: Measure;
  readonly text: Measure;
}

export function layOut(onAir: OnAirView, t: Instant, most: number, measures: Measures): LowerThirdLayout {
  const { content, shown, from, to, way } = contentNow(onAir, t);
  const [old, fresh] = [setIn(from, most, measures), setIn(to, most, measures)];
  const now = setIn(content, most, measures);
  return {
    title: now.title,
    text: now.text,
    width: mix(old.width, fresh.width, way),
    textWidth: mix(old.textWidth, fresh.textWidth, way),
    shown,
  };
}

function setIn(
  content: GraphicContent | null,
  most: number,
  measures: Measures,
): { title: Fitted; text: Fitted | null; width: number; textWidth: number } {
  const title = fit(
    content?.title ?? '',
    { width: most - TITLE_PADDING, size: TYPE.xl, least: TYPE.l, small: TYPE.m, lines: 2 },
    measures.title,
  );
  const text =
    content?.text == null
      ? null
      : fit(content.text, { width: most - TEXT_PADDING - 24, size: TYPE.s, least: 14 }, measures.text);
  return {
    title,
    text,
    width: widthOf(title, measures.title) + TITLE_PADDING,
    textWidth: text ? widthOf(text, measures.text) + TEXT_PADDING : 0,
  };
}

const widthOf = ({ size, lines }: Fitted, measure: Measure): number =>
  Math.ceil((Math.max(...lines.map(measure)) * size) / 100);
