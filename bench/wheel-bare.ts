import 'pixi.js/unsafe-eval';
import { CanvasSource, Container, Sprite, Texture, Ticker, WebGLRenderer } from 'pixi.js';

/** What the wheel is measured against: Pixi with 50 sprites that turn, on a transparent canvas as large as the whole picture. */
const SPRITES = 50;

/** What a page did in a while. */
export interface Counted {
  readonly perSecond: number;
  /** Bytes that scripts allocated for one frame. */
  readonly bytes: number;
}

declare global {
  interface Window {
    /** Turns the sprites for so many ms. */
    bare?: (ms: number) => Promise<Counted>;
    /** Chromium's switches `--expose-gc` and `--enable-precise-memory-info` bring these. */
    gc?: () => void;
  }
  interface Performance {
    readonly memory?: { readonly usedJSHeapSize: number };
  }
}

const canvas = document.createElement('canvas');
canvas.style.display = 'block';
document.body.style.margin = '0';
document.body.append(canvas);
const renderer = new WebGLRenderer();
await renderer.init({ canvas, width: 1920, height: 1080, backgroundAlpha: 0, skipExtensionImports: true });
Ticker.system.stop();

const disc = document.createElement('canvas');
disc.width = disc.height = 64;
const context = disc.getContext('2d');
if (context) {
  context.fillStyle = '#fa3';
  context.arc(32, 32, 30, 0, 7);
  context.fill();
}
const texture = new Texture({ source: new CanvasSource({ resource: disc }) });
const stage = new Container();
const sprites = Array.from({ length: SPRITES }, (_, index) => {
  const sprite = new Sprite(texture);
  sprite.anchor.set(0.5);
  sprite.position.set(96 + (index % 10) * 192, 108 + Math.floor(index / 10) * 216);
  stage.addChild(sprite);
  return sprite;
});

const heap = (): number => performance.memory?.usedJSHeapSize ?? NaN;

window.bare = (ms) => {
  window.gc?.();
  return new Promise((resolve) => {
    let [frames, began, before] = [-1, 0, 0];
    const frame = (now: number): void => {
      if (frames < 0) [began, before] = [now, heap()];
      frames += 1;
      for (const sprite of sprites) sprite.rotation = now / 400;
      renderer.render(stage);
      if (now - began < ms) requestAnimationFrame(frame);
      else resolve({ perSecond: (frames * 1000) / (now - began), bytes: (heap() - before) / frames });
    };
    requestAnimationFrame(frame);
  });
};
