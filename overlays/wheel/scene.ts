import { CanvasSource, Container, Texture, Ticker, WebGLRenderer, type RenderOptions } from 'pixi.js';

import { mix } from '../../src/graphics/motion.ts';
import { SECTOR_DEGREES, SECTORS } from '../../src/rules/chgk/wheel.ts';
import {
  CANVAS,
  floating,
  lying,
  multiply,
  raise,
  lens,
  seen,
  standing,
  TILT,
  VIEW,
  WHOLE,
  type Matrix4,
  type Region,
  type Zoom,
} from './camera.ts';
import { ENVELOPE, RADIANS, sectorMiddle, TABLE, TOP } from './geometry.ts';
import type { Look, Slot } from './layout.ts';
import {
  body,
  colourBoth,
  dress,
  flat,
  lit,
  piece,
  rectangle,
  revolved,
  tint,
  tintBoth,
  type Body,
  type Flat,
  type Lit,
  type ProfilePoint,
} from './materials.ts';
import { LAMP } from './paint/canvas.ts';
import { paintBack, paintBed, paintFront, paintShadow, type EnvelopeKind } from './paint/envelope.ts';
import { lightAt, paintSide, paintTable, TABLE_HALF } from './paint/table.ts';
import {
  ARROW_HALF,
  ARROW_SPAN,
  OUTLINE,
  paintArrow,
  paintArrowShadow,
  paintBlot,
  paintMirrorBalls,
  paintOutline,
  paintSkin,
  paintTrail,
} from './paint/top.ts';
import { mixed, multiplied, type Palette, type Rgb } from './palette.ts';
import { HERO, NEAR, regionOf } from './regions.ts';

/** Px of the table's picture; about half as many again as it measures on the canvas. */
const TABLE_PIXELS = 1600;
const SMALL = 240;
/** Air round a small envelope, so that its edges are smooth. */
const SMALL_MARGIN = 0.03;
/** How far a shadow lies from an envelope on the table, in table radii. */
const SHADOW_DROP = 0.014;
const LARGE = 760;
/** Air round the large envelope for its shadow, in halves of its width. */
const CARD_MARGIN = 0.12;

/**
 * The picture of the wheel in two layers. The plate is the table and all that stands still on it, a picture that is made once for every
 * change; above it a canvas shows what moves, no larger than that needs. So a frame paints a fraction of the picture.
 */
export interface Scene {
  readonly plate: HTMLCanvasElement;
  readonly canvas: HTMLCanvasElement;
  /** Tells what lies in each sector (index 0 is sector 1); has an effect with the next frame. */
  lay(slots: readonly Slot[]): void;
  /** Brings both layers up to date, apart from `look.stand`, `look.alpha` and the plate's `look.zoom`, which are the document's. */
  paint(look: Look): void;
  /** What part of the table's part of the picture the canvas covers now. */
  readonly region: Region;
  destroy(): void;
}

const BELOW: readonly (readonly ProfilePoint[])[] = [
  [
    [0.001, 0, 0.02, 1],
    [0.014, 0.022, 0.05, 1],
    [0.026, 0.045, 0.09, 1],
  ],
  [
    [0.026, 0.045, 0.11, 1],
    [0.04, 0.052, 0.16, 1],
  ],
  [
    [0.04, 0.052, 0.18, 0],
    [0.092, 0.066, 0.24, 0],
    [0.14, 0.088, 0.3, 0],
    [0.172, 0.116, 0.38, 0],
  ],
  [
    [0.172, 0.116, 0.42, 1],
    [0.182, 0.122, 0.46, 1],
    [0.186, 0.134, 0.5, 1],
  ],
];
const ABOVE: readonly (readonly ProfilePoint[])[] = [
  [
    [0.186, 0.134, 0.5, 1],
    [0.183, 0.146, 0.55, 1],
    [0.172, 0.153, 0.61, 1],
  ],
  [
    [0.172, 0.151, 0.63, 0],
    [0.15, 0.158, 0.67, 0],
    [0.11, 0.166, 0.72, 0],
    [0.066, 0.177, 0.78, 0],
  ],
  [
    [0.066, 0.179, 0.82, 1],
    [0.052, 0.188, 0.84, 1],
    [0.034, 0.204, 0.86, 1],
    [0.024, 0.232, 0.88, 1],
    [0.021, 0.27, 0.9, 1],
    [0.024, 0.292, 0.91, 1],
  ],
  [
    [0.024, 0.292, 0.91, 1],
    [0.04, 0.302, 0.92, 1],
    [0.047, 0.318, 0.94, 1],
    [0.043, 0.336, 0.96, 1],
    [0.026, 0.349, 0.98, 1],
    [0.001, 0.354, 0.99, 1],
  ],
];
const SIDE: readonly (readonly ProfilePoint[])[] = [
  [
    [TABLE.edge - 0.045, -TABLE.thickness, 0.5, 0],
    [TABLE.edge - 0.012, -TABLE.thickness * 0.8, 0.5, 0],
    [TABLE.edge - 0.001, -TABLE.thickness * 0.35, 0.5, 0],
    [TABLE.edge - 0.004, 0, 0.5, 0],
  ],
];

const WHITE: Rgb = [255, 255, 255];

interface Place {
  readonly angle: number;
  readonly x: number;
  readonly y: number;
  /** The lamp's light there, by which colours are multiplied. */
  readonly light: Rgb;
}

const KINDS: readonly EnvelopeKind[] = ['question', 'blitz', 'internet'];
const STILL: Zoom = { scale: 1, x: 0, y: 0 };
/** What the canvas is drawn from. While none of it changes, neither does the canvas. */
const SHOWN = [
  'angle',
  'speed',
  'lean',
  'leanTo',
  'arrow',
  'under',
  'underSector',
  'pointed',
  'pointedSector',
  'lit',
  'litSector',
  'push',
  'lift',
  'flip',
  'held',
  'heldSpent',
] as const satisfies readonly (keyof Look)[];

function textureOf(canvas: HTMLCanvasElement, mipmaps = false): Texture {
  return new Texture({ source: new CanvasSource({ resource: canvas, autoGenerateMipmaps: mipmaps }) });
}

/** Builds the picture on canvases of its own. Rejects where there is no WebGL. */
export async function createScene(palette: Palette): Promise<Scene> {
  const canvas = document.createElement('canvas');
  const plate = document.createElement('canvas');
  plate.width = CANVAS.width;
  plate.height = CANVAS.height;
  const copy = new OffscreenCanvas(CANVAS.width, CANVAS.height);
  const copyContext = copy.getContext('2d');
  // A canvas that only shows a bitmap is a layer of the picture by itself: moved and scaled without being painted again.
  const plateContext = plate.getContext('bitmaprenderer');
  if (!copyContext || !plateContext) throw new Error('no 2D canvas');
  const renderer = new WebGLRenderer();
  await renderer.init({
    canvas,
    width: CANVAS.width,
    height: CANVAS.height,
    resolution: 1,
    antialias: false,
    backgroundAlpha: 0,
    skipExtensionImports: true,
    gcActive: false,
  });
  // Pixi would ask for frames to look after its memory; all of ours is in use as long as the scene stands.
  Ticker.system.stop();

  const small = (kind: EnvelopeKind, open: boolean): Texture =>
    textureOf(paintBack(palette, kind, open, SMALL, SMALL_MARGIN), true);
  const pictures = {
    table: textureOf(paintTable(palette, TABLE_PIXELS), true),
    side: textureOf(paintSide(palette)),
    blot: textureOf(paintBlot(128)),
    skin: textureOf(paintSkin(palette, 1024, 256), true),
    balls: textureOf(paintMirrorBalls(palette, 128)),
    arrow: textureOf(paintArrow(palette, 640), true),
    arrowShadow: textureOf(paintArrowShadow(320)),
    trail: textureOf(paintTrail(palette, 300)),
    outline: textureOf(paintOutline(palette, 512), true),
    shadow: textureOf(paintShadow(192)),
    empty: textureOf(paintBed(SMALL, SMALL_MARGIN), true),
    question: small('question', false),
    blitz: small('blitz', false),
    internet: small('internet', false),
    spent: small('question', true),
  };

  const lowerShape = revolved(BELOW, 48);
  const arrowShape = rectangle(-ARROW_HALF, ARROW_SPAN.from, ARROW_HALF, ARROW_SPAN.to);
  const litShape = piece(TABLE.sectors.from, TABLE.numerals.to, SECTOR_DEGREES, 8);
  const outlineShape = rectangle(-OUTLINE.half, OUTLINE.from, OUTLINE.half, OUTLINE.to);
  const { width, height } = ENVELOPE;
  const shadowHeight = height + width * 0.5;

  const table = new Container();
  const side = body(revolved(SIDE, 128), pictures.side, pictures.balls);
  const top = flat(rectangle(-TABLE_HALF, -TABLE_HALF, TABLE_HALF, TABLE_HALF), pictures.table);
  table.addChild(side.mesh, top.mesh);
  const shadowShape = rectangle(-width * 0.75, -shadowHeight / 2, width * 0.75, shadowHeight / 2);
  const [smallX, smallY] = [(width / 2) * (1 + SMALL_MARGIN), height / 2 + (width / 2) * SMALL_MARGIN];
  const smallShape = rectangle(-smallX, -smallY, smallX, smallY);
  const places = Array.from({ length: SECTORS }, (_, index) => {
    const angle = sectorMiddle(index + 1);
    const [x, y] = [Math.sin(angle * RADIANS) * ENVELOPE.at, Math.cos(angle * RADIANS) * ENVELOPE.at];
    const place = {
      angle,
      x,
      y,
      light: lightAt(palette, x, y),
      shadow: flat(shadowShape, pictures.shadow),
      envelope: flat(smallShape, pictures.empty),
    };
    table.addChild(place.shadow.mesh);
    return place;
  });
  table.addChild(...places.map(({ envelope }) => envelope.mesh));

  const light = new Container();
  const lamp = () => ({
    floor: lit(litShape, pictures.table),
    line: flat(outlineShape, pictures.outline),
    envelope: flat(smallShape, pictures.empty),
  });
  const lamps = {
    pointed: lamp(),
    played: lamp(),
    scale: lit(piece(TABLE.scale.from, TABLE.scale.to + 0.008, SECTOR_DEGREES, 8), pictures.table),
  };
  light.addChild(
    lamps.scale.mesh,
    lamps.pointed.floor.mesh,
    lamps.pointed.line.mesh,
    lamps.pointed.envelope.mesh,
    lamps.played.floor.mesh,
    lamps.played.line.mesh,
    lamps.played.envelope.mesh,
  );

  const spinner = new Container();
  const bodyShadow = flat(rectangle(-0.3, -0.3, 0.3, 0.3), pictures.blot);
  const arrowShadow = flat(arrowShape, pictures.arrowShadow);
  const mirrored = body(lowerShape, pictures.skin, pictures.balls);
  const trail = flat(rectangle(-TOP.arrow, 0, 0, TOP.arrow), pictures.trail);
  const lower = body(lowerShape, pictures.skin, pictures.balls);
  const arrow = flat(arrowShape, pictures.arrow);
  const upper = body(revolved(ABOVE, 48), pictures.skin, pictures.balls);
  spinner.addChild(
    bodyShadow.mesh,
    mirrored.mesh,
    trail.mesh,
    arrowShadow.mesh,
    lower.mesh,
    arrow.mesh,
    upper.mesh,
  );

  const card = new Container();
  const cardShadow = flat(shadowShape, pictures.shadow);
  const [cardX, cardY] = [(width / 2) * (1 + CARD_MARGIN), height / 2 + (width / 2) * CARD_MARGIN];
  const back = flat(rectangle(-cardX, -cardY, cardX, cardY, true), pictures.question);
  const front = flat(rectangle(-cardX, -cardY, cardX, cardY), pictures.question);
  card.addChild(cardShadow.mesh, back.mesh, front.mesh);

  const world = new Container();
  world.addChild(table, light, spinner, card);
  const clear: [number, number, number, number] = [0, 0, 0, 0];
  const onCanvas: RenderOptions = { container: world, clearColor: clear };

  const view = new Float32Array(16);
  const eye = new Float32Array(16);
  const model = new Float32Array(16);
  const place = (matrix: Matrix4): void => {
    multiply(matrix, eye, model);
  };
  let region = WHOLE;
  const cover = (next: Region): void => {
    if (next === region) return;
    region = next;
    renderer.resize(region.width, region.height);
  };
  const look = (zoom: Zoom): void => {
    lens(view, zoom, region);
    multiply(eye, view, VIEW);
  };

  let slots: readonly Slot[] = [];
  let held = -1;
  /** Angle of the top that the plate shows, NaN without one, null before the first plate. */
  let plated: number | null = null;
  const drawn = new Float64Array(SHOWN.length).fill(NaN);
  const large = new Map<number, Texture>();

  const largePicture = (key: number, paint: () => HTMLCanvasElement): Texture => {
    let texture = large.get(key);
    if (!texture) {
      texture = textureOf(paint());
      large.set(key, texture);
    }
    return texture;
  };
  const addressOf = (kind: EnvelopeKind, sector: number): Texture =>
    largePicture(KINDS.indexOf(kind) * 100 + sector, () =>
      paintFront(palette, kind, sector, LARGE, CARD_MARGIN),
    );
  const backOf = (kind: EnvelopeKind, open: boolean): Texture =>
    largePicture(-1 - KINDS.indexOf(kind) * 2 - Number(open), () =>
      paintBack(palette, kind, open, LARGE, CARD_MARGIN),
    );

  /** What lies in a sector, apart from an envelope that is up or about to come up. */
  const lyingIn = (sector: number): Slot => (sector === held ? 'empty' : (slots[sector - 1] ?? 'empty'));

  /** Puts an envelope in its place, in the lamp's light and as much brighter as told. */
  const putDown = (of: Flat, { angle, x, y, light: lamp }: Place, slot: Slot, brighter: number): void => {
    lying(model, angle, x, y, 0);
    place(of.values.uMatrix);
    dress(of, pictures[slot]);
    if (slot === 'empty') tintBoth(of.values, 1, 1);
    else colourBoth(of.values, slot === 'spent' ? multiplied(lamp, palette.shade) : lamp, brighter);
  };

  const layTable = (): void => {
    for (const [index, one] of places.entries()) {
      const slot = lyingIn(index + 1);
      putDown(one.envelope, one, slot, 1);
      one.shadow.mesh.visible = slot !== 'empty';
      lying(
        model,
        one.angle,
        one.x - Math.sin(LAMP * RADIANS) * SHADOW_DROP,
        one.y - Math.cos(LAMP * RADIANS) * SHADOW_DROP,
        0,
      );
      place(one.shadow.values.uMatrix);
      tintBoth(one.shadow.values, 1, 0.8);
    }
  };

  /** Makes the plate anew: the table as the camera at rest sees it, with the top if that stands still. */
  const platePicture = (now: Look, withTop: boolean): void => {
    table.visible = true;
    light.visible = card.visible = false;
    spinner.visible = withTop;
    cover(WHOLE);
    look(STILL);
    lying(model, 0, 0, 0, 0);
    place(top.values.uMatrix);
    place(side.values.uMatrix);
    side.values.uModelView.set(VIEW);
    layTable();
    if (withTop) placeTop(now);
    renderer.render(onCanvas);
    copyContext.drawImage(canvas, 0, 0);
    plateContext.transferFromImageBitmap(copy.transferToImageBitmap());
    table.visible = false;
  };

  const paint = (now: Look): void => {
    if (held !== now.held) {
      held = now.held;
      plated = null;
    }
    // While a sector is being played the top stands where it came to rest: it is part of the plate then.
    const withTop = now.held > 0 && now.arrow === 1;
    const wanted = withTop ? now.angle : NaN;
    if (plated === null || !Object.is(plated, wanted)) {
      platePicture(now, withTop);
      plated = wanted;
      drawn[0] = NaN;
    }
    if (!changed(now)) return;

    cover(now.held > 0 ? regionFor(now.pointedSector, now.held) : NEAR);
    look(now.zoom);
    light.visible = now.pointed > 0 || now.lit > 0 || now.under > 0;
    if (light.visible) placeLight(now);
    spinner.visible = !withTop;
    if (spinner.visible) placeTop(now);
    card.visible = now.held > 0;
    if (card.visible) placeCard(now);
    renderer.render(onCanvas);
  };

  /** Whether the canvas has to be drawn anew; remembers what for. */
  const changed = (now: Look): boolean => {
    let different = false;
    for (let i = 0; i < SHOWN.length; i += 1) {
      const value = Number(now[SHOWN[i]!]);
      if (drawn[i] !== value) {
        drawn[i] = value;
        different = true;
      }
    }
    return different;
  };

  let regionKey = 0;
  let regionNow: Region = NEAR;
  const regionFor = (pointed: number, sector: number): Region => {
    const key = pointed * 100 + sector;
    if (key !== regionKey) {
      regionKey = key;
      regionNow = regionOf(pointed, sector);
    }
    return regionNow;
  };

  const placeLight = (now: Look): void => {
    illuminate(lamps.pointed, now.pointedSector, 0.5 * now.pointed);
    illuminate(lamps.played, now.litSector, now.lit);
    shine(lamps.scale, now.underSector, now.under);
  };

  const illuminate = (
    { floor, line, envelope }: ReturnType<typeof lamp>,
    sector: number,
    strength: number,
  ): void => {
    shine(floor, sector, strength);
    draw(line, sector, Math.min(1, strength * 1.4));
    const here = places[sector - 1];
    envelope.mesh.visible = here !== undefined && strength > 0.002;
    if (here) putDown(envelope, here, lyingIn(sector), 1 + 0.5 * strength);
  };

  const shine = (lamp: Lit, sector: number, strength: number): void => {
    lamp.mesh.visible = strength > 0.002;
    if (!lamp.mesh.visible) return;
    const angle = sectorMiddle(sector);
    lying(model, angle, 0, 0, 0);
    const { uMatrix, uTurn, uLight } = lamp.values;
    place(uMatrix);
    uTurn[0] = Math.sin(angle * RADIANS);
    uTurn[1] = Math.cos(angle * RADIANS);
    uTurn[2] = 0.5 / TABLE_HALF;
    uLight[0] = 1.45;
    uLight[1] = 1.2;
    uLight[2] = 0.85;
    uLight[3] = strength;
  };

  const draw = (line: Flat, sector: number, strength: number): void => {
    line.mesh.visible = strength > 0.002;
    if (!line.mesh.visible) return;
    lying(model, sectorMiddle(sector), 0, 0, 0);
    place(line.values.uMatrix);
    tintBoth(line.values, 1, strength);
  };

  const placeTop = (now: Look): void => {
    const { angle, lean, leanTo, speed } = now;
    const leaning = lean * RADIANS * 0.15;
    const x = 0.035 + Math.sin(leanTo * RADIANS) * leaning;
    const y = -0.05 + Math.cos(leanTo * RADIANS) * leaning;
    lying(model, 0, x, y, 0);
    place(bodyShadow.values.uMatrix);
    tintBoth(bodyShadow.values, 1, 0.9);
    lying(model, angle, x * 1.2, y * 1.2, 0);
    place(arrowShadow.values.uMatrix);
    tintBoth(arrowShadow.values, 1, (0.75 - 0.45 * speed) * now.arrow);
    trail.mesh.visible = speed > 0.02;
    if (trail.mesh.visible) {
      lying(model, angle, 0, 0, TOP.arrowHeight);
      place(trail.values.uMatrix);
      tintBoth(trail.values, 1, speed ** 1.4);
    }
    standing(model, angle, lean, leanTo, true);
    mirrored.values.uLook[3] = 7.5;
    placeBody(mirrored, 0.42, speed, 0.7);
    standing(model, angle, lean, leanTo, false);
    placeBody(lower, 1, speed, 1);
    placeBody(upper, 1, speed, 1);
    raise(model, TOP.arrowHeight);
    place(arrow.values.uMatrix);
    slopes(arrow, angle, now.arrow * (1 - 0.5 * speed));
  };

  const placeBody = (solid: Body, alpha: number, speed: number, level: number): void => {
    multiply(solid.values.uModelView, VIEW, model);
    place(solid.values.uMatrix);
    solid.values.uLook[0] = alpha;
    solid.values.uLook[1] = Math.min(1, speed * 2.2);
    solid.values.uLook[2] = level;
  };

  const placeCard = (now: Look): void => {
    const middle = sectorMiddle(held);
    const angle = middle * RADIANS;
    const x = Math.sin(angle) * ENVELOPE.at;
    const y = Math.cos(angle) * ENVELOPE.at;
    const { lift: up, zoom, heldKind: kind, heldSpent } = now;
    const drop = SHADOW_DROP + up * 0.12;
    lying(
      model,
      middle,
      x - Math.sin(LAMP * RADIANS) * drop,
      y - Math.cos(LAMP * RADIANS) * drop,
      0,
      1 + up * 0.5,
    );
    place(cardShadow.values.uMatrix);
    tintBoth(cardShadow.values, 1, (1 - up) ** 1.5);

    // From where the zoomed table shows its bed to the middle; sizes grow by factors, not by steps.
    const bed = seen(x, y);
    const over = 180 * (1 - now.flip);
    floating(
      model,
      mix(bed.x * zoom.scale + zoom.x, HERO.x, up),
      mix(bed.y * zoom.scale + zoom.y, HERO.y, up) - Math.sin(up * Math.PI) * 60,
      (bed.radius * zoom.scale) ** (1 - up) * (HERO.width / width) ** up,
      TILT * (1 - up),
      (middle > 180 ? middle - 360 : middle) * (1 - up),
      over,
    );
    lens(view, STILL, region);
    const address = over < 90;
    const shown = address ? front : back;
    front.mesh.visible = address;
    back.mesh.visible = !address;
    multiply(shown.values.uMatrix, view, model);
    dress(shown, address ? addressOf(kind, held) : backOf(kind, heldSpent));
    // On the table it is as bright as what lies beside it, or rather its lit sector; before the camera as it is.
    const lamp = places[held - 1]?.light ?? WHITE;
    const level = (1 + 0.5 * now.lit * (1 - up)) * (0.72 + 0.28 * Math.abs(Math.cos(over * RADIANS)));
    colourBoth(shown.values, mixed(lamp, WHITE, up), level);
  };

  return {
    plate,
    canvas,
    get region() {
      return region;
    },
    lay(next) {
      slots = next;
      plated = null;
    },
    paint,
    destroy() {
      world.destroy({ children: true });
      for (const texture of [...Object.values(pictures), ...large.values()]) texture.destroy(true);
      renderer.destroy();
      Ticker.system.stop();
    },
  };
}

/** The arrow has a ridge: each slope is as bright as it faces the lamp. */
function slopes(arrow: Flat, angle: number, alpha: number): void {
  const facing = Math.cos((angle - 90 - LAMP) * RADIANS);
  slope(arrow.values.uLeft, facing, alpha);
  slope(arrow.values.uRight, -facing, alpha);
}

function slope(colour: Float32Array, facing: number, alpha: number): void {
  const shine = Math.max(0, facing) ** 3;
  const tone = 0.72 + 0.28 * facing + 0.55 * shine;
  tint(colour, tone * 1.02, tone, tone * 0.96 + 0.06 * shine, alpha);
}
