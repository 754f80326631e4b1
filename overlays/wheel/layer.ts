import { STILL, type Zoom } from './camera.ts';

/**
 * A part of the document that is moved and faded from frame to frame. Writes only what has changed, and as numbers where the browser takes
 * them (Chromium does): a style written as text leaves some hundred bytes behind for every frame.
 */
export class Layer {
  readonly #element: HTMLElement;
  readonly #typed: Typed | null;
  /** As last written; NaN for what has not been. */
  #alpha = NaN;
  #scale = NaN;
  #right = NaN;
  #down = NaN;
  /** Nothing moved it, from this place on. */
  #still = false;
  #x = 0;
  #y = 0;
  #uppermost: boolean | null = null;

  constructor(element: HTMLElement) {
    this.#element = element;
    this.#typed = typedOf(element);
  }

  /** Of the same element: what has been written may have been overwritten. */
  is(element: HTMLElement): boolean {
    return element === this.#element;
  }

  forget(): void {
    this.#alpha = this.#scale = NaN;
    this.#still = false;
    this.#uppermost = null;
  }

  /** Over all others, or in its place among them. */
  lie(uppermost: boolean): void {
    if (this.#uppermost === uppermost) return;
    this.#uppermost = uppermost;
    this.#element.style.zIndex = uppermost ? '1' : 'auto';
  }

  /** What is not to be seen costs nothing. */
  fade(alpha: number): void {
    const before = this.#alpha;
    if (before === alpha) return;
    this.#alpha = alpha;
    const { style } = this.#element;
    if (this.#typed) {
      this.#typed.opacity.value = alpha;
      this.#typed.map.set('opacity', this.#typed.opacity);
    } else {
      style.opacity = String(alpha);
    }
    if (Number.isNaN(before) || (before === 0) !== (alpha === 0)) {
      style.visibility = alpha === 0 ? 'hidden' : 'visible';
    }
  }

  /** Moved by `inner` and then by `outer`, from a place on. */
  move(outer: Readonly<Zoom>, inner: Readonly<Zoom>, x: number, y: number): void {
    const still = outer === STILL && inner === STILL;
    // Most frames end here, before they have reckoned anything.
    if (still && this.#still && this.#x === x && this.#y === y) return;
    this.#still = still;
    this.#x = x;
    this.#y = y;
    const scale = outer.scale * inner.scale;
    const right = outer.scale * (inner.scale * x + inner.x) + outer.x;
    const down = outer.scale * (inner.scale * y + inner.y) + outer.y;
    if (this.#scale === scale && this.#right === right && this.#down === down) return;
    this.#scale = scale;
    this.#right = right;
    this.#down = down;
    if (this.#typed) {
      const { map, matrix, transform } = this.#typed;
      matrix.a = matrix.d = scale;
      matrix.e = right;
      matrix.f = down;
      map.set('transform', transform);
    } else {
      const size = String(scale);
      this.#element.style.transform = `matrix(${size}, 0, 0, ${size}, ${String(right)}, ${String(down)})`;
    }
  }
}

/** An element's styles as values that are filled anew. */
interface Typed {
  readonly map: StylePropertyMap;
  readonly opacity: CSSUnitValue;
  readonly matrix: DOMMatrix;
  readonly transform: CSSTransformValue;
}

function typedOf(element: HTMLElement): Typed | null {
  if (!('attributeStyleMap' in element) || typeof CSSMatrixComponent !== 'function') return null;
  const matrix = new DOMMatrix();
  const component = new CSSMatrixComponent(matrix);
  return {
    map: element.attributeStyleMap,
    opacity: CSS.number(1),
    matrix: component.matrix,
    transform: new CSSTransformValue([component]),
  };
}
