import { STILL, WHOLE, type Region } from './camera.ts';
import type { Look, Slot } from './layout.ts';
import { Memory } from './memory.ts';
import type { Palette } from './palette.ts';
import { isPlated, lightRegion, movingRegion } from './regions.ts';
import { createBrush } from './scene/brush.ts';
import { cardModel } from './scene/card.ts';
import { createEye } from './scene/eye.ts';
import { lampsModel } from './scene/lamps.ts';
import { paintPictures } from './scene/pictures.ts';
import { createPlate } from './scene/plate.ts';
import { placesOf, tableModel } from './scene/table.ts';
import { topModel } from './scene/top.ts';

/**
 * The picture of the wheel in three layers. The plate is the table and all that stands still on it, the glow is the light on its sectors:
 * pictures that are made once for every change. Above them a canvas shows what moves, no larger than that needs. So a frame paints a
 * fraction of the picture.
 */
export interface Scene {
  readonly plate: HTMLCanvasElement;
  readonly glow: HTMLCanvasElement;
  readonly canvas: HTMLCanvasElement;
  /** Tells what lies in each sector (index 0 is sector 1); has an effect with the next frame. */
  lay(slots: readonly Slot[]): void;
  /** Brings the layers up to date, apart from `look.stand`, `look.alpha`, `look.glow` and the still layers' `look.zoom`, which are the document's. */
  paint(look: Look): void;
  /** What part of the table's part of the picture the canvas covers now, and the glow. */
  readonly region: Region;
  readonly glowRegion: Region;
  destroy(): void;
}

/** Builds the picture on canvases of its own. Rejects where there is no WebGL. */
export async function createScene(palette: Palette): Promise<Scene> {
  const brush = await createBrush();
  const pictures = paintPictures(palette);
  const places = placesOf(palette);
  const eye = createEye();
  const table = tableModel(pictures, places);
  const lamps = lampsModel(pictures, places, palette);
  const top = topModel(pictures);
  const card = cardModel(pictures, places, palette);
  const plate = createPlate();
  const glow = createPlate();
  // What is drawn in one go, by what is to be seen.
  const tableWithTop = [...table.things, ...lamps.scale, ...top.things];
  const lights = lamps.sectors;
  const lightsUnderArrow = [...lights, ...top.arrow];
  const spinning = [...lamps.scale, ...top.things];
  const standing = [...lightsUnderArrow, ...card.things];
  const appearing = [...lights, ...spinning, ...card.things];
  const leaving = [...spinning, ...card.things];

  let slots: readonly Slot[] = [];
  let held = -1;
  let region: Region = WHOLE;
  let glowRegion: Region = WHOLE;
  const cover = (next: Region): void => {
    region = next;
    brush.resize(next.width, next.height);
  };
  const poseTop = (now: Look): void => {
    lamps.poseScale(eye, now);
    top.pose(eye, now);
  };

  /** The table as the camera at rest sees it, with the top if that stands still. */
  const paintPlate = (now: Look, withTop: boolean): void => {
    cover(WHOLE);
    eye.aim(STILL, WHOLE);
    table.pose(eye, slots, now.held);
    if (withTop) poseTop(now);
    brush.draw(withTop ? tableWithTop : table.things);
    plate.take(brush.canvas);
  };

  /** The light on sectors as the camera at rest sees it: it lies over the plate, so the plate's arrow is painted over it again. */
  const paintGlow = (now: Look, withTop: boolean): void => {
    glowRegion = lightRegion(now);
    cover(glowRegion);
    eye.aim(STILL, glowRegion);
    lamps.poseSectors(eye, now, slots);
    if (withTop) top.pose(eye, now);
    brush.draw(withTop ? lightsUnderArrow : lights);
    glow.take(brush.canvas);
  };

  const paintMoving = (now: Look, withTop: boolean): void => {
    cover(movingRegion(now));
    eye.aim(now.zoom, region);
    const { settled } = now;
    if (!settled) lamps.poseSectors(eye, now, slots);
    if (!withTop) poseTop(now);
    else if (!settled) top.pose(eye, now);
    if (now.held > 0) card.pose(eye, now);
    if (now.held === 0) brush.draw(spinning);
    else if (withTop) brush.draw(settled ? card.things : standing);
    else brush.draw(settled ? leaving : appearing);
  };

  const [plated, glowing, drawn] = [new Memory(3), new Memory(5), new Memory(18)];
  const forget = (): void => {
    plated.forget();
    glowing.forget();
    drawn.forget();
  };

  return {
    plate: plate.canvas,
    glow: glow.canvas,
    canvas: brush.canvas,
    get region() {
      return region;
    },
    get glowRegion() {
      return glowRegion;
    },
    lay(next) {
      slots = next;
      forget();
    },
    paint(now) {
      if (held !== now.held) {
        held = now.held;
        forget();
        if (held > 0) card.prepare(now.heldKind, held);
      }
      // While a sector is being played the top stands where it came to rest: it is part of the plate then.
      const withTop = isPlated(now);
      plated.begin();
      plated.see(withTop ? now.angle : -1);
      plated.see(withTop ? now.underSector : 0);
      plated.see(withTop ? now.under : 0);
      if (plated.changed) paintPlate(now, withTop);
      if (now.settled && now.glow > 0) {
        glowing.begin();
        glowing.see(Number(withTop));
        seeLight(glowing, now);
        if (glowing.changed) paintGlow(now, withTop);
      }
      drawn.begin();
      seeMoving(drawn, now, withTop);
      // The other layers are painted on the same canvas.
      if (drawn.changed || region === WHOLE || region === glowRegion) paintMoving(now, withTop);
    },
    destroy() {
      brush.destroy();
      pictures.destroy();
    },
  };
}

function seeLight(memory: Memory, now: Look): void {
  memory.see(now.pointed);
  memory.see(now.pointedSector);
  memory.see(now.lit);
  memory.see(now.litSector);
}

function seeMoving(memory: Memory, now: Look, withTop: boolean): void {
  memory.see(Number(withTop));
  memory.see(now.angle);
  memory.see(now.speed);
  memory.see(now.lean);
  memory.see(now.leanTo);
  memory.see(now.arrow);
  memory.see(now.under);
  memory.see(now.underSector);
  memory.see(now.held);
  memory.see(Number(now.heldSpent));
  memory.see(now.push);
  memory.see(now.lift);
  memory.see(now.flip);
  memory.see(Number(now.settled));
  if (now.settled) memory.see(now.held > 0 ? now.lit * now.glow : 0);
  else seeLight(memory, now);
}
