/** A still picture: a layer of the document by itself, moved and scaled without being painted again. */
export interface Plate {
  readonly canvas: HTMLCanvasElement;
  /** Shows what is on another canvas now, in its size. */
  take(from: HTMLCanvasElement): void;
}

export function createPlate(): Plate {
  const canvas = document.createElement('canvas');
  const copy = new OffscreenCanvas(1, 1);
  const copied = copy.getContext('2d');
  // A canvas that only shows a bitmap costs nothing but memory.
  const shown = canvas.getContext('bitmaprenderer');
  if (!copied || !shown) throw new Error('no 2D canvas');
  return {
    canvas,
    take(from) {
      const { width, height } = from;
      if (copy.width !== width || copy.height !== height) [copy.width, copy.height] = [width, height];
      if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
      copied.drawImage(from, 0, 0);
      shown.transferFromImageBitmap(copy.transferToImageBitmap());
    },
  };
}
