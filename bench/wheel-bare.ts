import 'pixi.js/unsafe-eval';
import { CanvasSource, Container, Sprite, Texture, Ticker, WebGLRenderer } from 'pixi.js';

/** What the wheel is measured against: Pixi with 50 sprites that turn, on a transparent canvas as large as the whole picture. */
const SPRITES = 50;

declare global {
  interface Window {
    /** Turns the sprites for so many ms; resolves with the frames there were a second. */
    bare?: (ms: number) => Promise<number>;
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

window.bare = (ms) =>
  new Promise((resolve) => {
    let [frames, began] = [-1, 0];
    const frame = (now: number): void => {
      if (frames < 0) began = now;
      frames += 1;
      for (const sprite of sprites) sprite.rotation = now / 400;
      renderer.render(stage);
      if (now - began < ms) requestAnimationFrame(frame);
      else resolve((frames * 1000) / (now - began));
    };
    requestAnimationFrame(frame);
  });
