import type { DomElement } from '../dom/element.js';
import type { Matrix } from '../dom/matrix.js';
import type { TextStyle } from '../dom/text-style.js';
import { Paints } from './paint.js';
import { type Written, writtenIn } from './text.js';

/** What stands for nothing on paper: the measures of labels, and grounds without a size. */
export const NOT_DRAWN = 'defs, marker, style, title, desc, clipPath, .label > rect';

/** A finished drawing while it is read. */
export class Drawing {
  readonly paints: Paints;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Whether Word has shapes for all that was read. */
  isWhole = true;

  constructor(
    readonly root: DomElement,
    private readonly style: TextStyle,
  ) {
    this.paints = new Paints(root);
    const [left = 0, top = 0, width = 0, height = 0] = (root.getAttribute('viewBox') ?? '')
      .split(/[\s,]+/)
      .map(Number);
    [this.left, this.top, this.width, this.height] = [left, top, width, height];
  }

  /** Where the coordinates of the drawing begin, whose corner need not be 0. */
  get origin(): Matrix {
    return [1, 0, 0, 1, -this.left, -this.top];
  }

  /** A text with its place, which is measured in the coordinates of the drawing. */
  textIn(element: DomElement, [a, b, c, d]: Matrix): Written | undefined {
    const written = writtenIn(element, this.style, this.paints);
    if (!written) return undefined;
    // Word can turn text only by quarters, and the library turns none in these kinds.
    if (Math.abs(a - 1) + Math.abs(b) + Math.abs(c) + Math.abs(d - 1) > 1e-6) this.isWhole = false;
    const { left, top } = this;
    return {
      ...written,
      lines: written.lines.map((line) => ({ ...line, x: line.x - left, y: line.y - top })),
    };
  }
}
