import { CanvasSource, Texture } from 'pixi.js';

import { paintBack, paintBed, paintFront, paintShadow, type EnvelopeKind } from '../paint/envelope.ts';
import { paintSide, paintTable } from '../paint/table.ts';
import {
  paintArrow,
  paintArrowShadow,
  paintBlot,
  paintMirrorBalls,
  paintOutline,
  paintSkin,
  paintTrail,
} from '../paint/top.ts';
import type { Slot } from '../layout.ts';
import type { Palette } from '../palette.ts';

/** Px of the table's picture; about half as many again as it measures on the canvas. */
const TABLE_PIXELS = 1600;
const SMALL = 240;
/** Air round a small envelope, in halves of its width, so that its edges are smooth. */
export const SMALL_MARGIN = 0.03;
const LARGE = 760;
/** Air round the large envelope for its shadow, in halves of its width. */
export const CARD_MARGIN = 0.12;

const KINDS: readonly EnvelopeKind[] = ['question', 'blitz', 'internet'];

/** Everything the scene is made of, painted once in a theme's colours. */
export interface Pictures {
  readonly table: Texture;
  readonly side: Texture;
  readonly blot: Texture;
  readonly skin: Texture;
  readonly mirror: Texture;
  readonly arrow: Texture;
  readonly arrowShadow: Texture;
  readonly trail: Texture;
  readonly outline: Texture;
  readonly shadow: Texture;
  /** What lies in a sector. */
  readonly slots: Readonly<Record<Slot, Texture>>;
  /** The large envelope's sides; painted when they are first asked for. */
  front(kind: EnvelopeKind, sector: number): Texture;
  back(kind: EnvelopeKind, open: boolean): Texture;
  destroy(): void;
}

export function paintPictures(palette: Palette): Pictures {
  const all: Texture[] = [];
  const textureOf = (canvas: HTMLCanvasElement, mipmaps = false): Texture => {
    const texture = new Texture({
      source: new CanvasSource({ resource: canvas, autoGenerateMipmaps: mipmaps }),
    });
    all.push(texture);
    return texture;
  };
  const small = (kind: EnvelopeKind, open: boolean): Texture =>
    textureOf(paintBack(palette, kind, open, SMALL, SMALL_MARGIN), true);
  const large = new Map<number, Texture>();
  const kept = (key: number, paint: () => HTMLCanvasElement): Texture => {
    const texture = large.get(key) ?? textureOf(paint());
    large.set(key, texture);
    return texture;
  };
  return {
    table: textureOf(paintTable(palette, TABLE_PIXELS), true),
    side: textureOf(paintSide(palette)),
    blot: textureOf(paintBlot(128)),
    skin: textureOf(paintSkin(palette, 1024, 256), true),
    mirror: textureOf(paintMirrorBalls(palette, 128)),
    arrow: textureOf(paintArrow(palette, 640), true),
    arrowShadow: textureOf(paintArrowShadow(320)),
    trail: textureOf(paintTrail(palette, 300)),
    outline: textureOf(paintOutline(palette, 512), true),
    shadow: textureOf(paintShadow(192)),
    slots: {
      empty: textureOf(paintBed(SMALL, SMALL_MARGIN), true),
      question: small('question', false),
      blitz: small('blitz', false),
      internet: small('internet', false),
      spent: small('question', true),
      spentBlitz: small('blitz', true),
      spentInternet: small('internet', true),
    },
    front: (kind, sector) =>
      kept(KINDS.indexOf(kind) * 100 + sector, () => paintFront(palette, kind, sector, LARGE, CARD_MARGIN)),
    back: (kind, open) =>
      kept(-1 - KINDS.indexOf(kind) * 2 - Number(open), () =>
        paintBack(palette, kind, open, LARGE, CARD_MARGIN),
      ),
    destroy() {
      for (const texture of all) texture.destroy(true);
    },
  };
}
