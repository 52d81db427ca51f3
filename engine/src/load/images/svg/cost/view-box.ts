import type { SvgElement } from '../element.js';
import { IDENTITY, type Matrix, times } from './matrix.js';
import { lengthOf } from './shapes.js';

/** From the units of a `viewBox` to those of the width and height that it fits into. */
export function viewBoxMatrix({ attributes }: SvgElement, width: number, height: number): Matrix | undefined {
  const box = attributes.get('viewBox');
  if (box === undefined) return IDENTITY;
  const [left = 0, top = 0, across = 0, down = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y] = [width / across, height / down];
  if (!(x > 0 && y > 0 && Number.isFinite(x * y))) return undefined;
  const isStretched = attributes.get('preserveAspectRatio')?.includes('none') === true;
  const isCut = attributes.get('preserveAspectRatio')?.includes('slice') === true;
  const even = isCut ? Math.max(x, y) : Math.min(x, y);
  const [scaleX, scaleY] = isStretched ? [x, y] : [even, even];
  const [gapX, gapY] = [(width - across * scaleX) / 2, (height - down * scaleY) / 2];
  const matrix: Matrix = [scaleX, 0, 0, scaleY, gapX - left * scaleX, gapY - top * scaleY];
  return matrix.every(Number.isFinite) ? matrix : undefined;
}

interface Size {
  readonly width?: string | undefined;
  readonly height?: string | undefined;
}

/** From the units within a nested drawing to pixels. */
export function innerMatrix(
  element: SvgElement,
  outer: Matrix | undefined,
  size: Size = {},
): Matrix | undefined {
  const { attributes } = element;
  const own = element.name === 'svg' ? attributes : undefined;
  const at: Matrix = [1, 0, 0, 1, lengthOf(own?.get('x')), lengthOf(own?.get('y'))];
  if (!outer || !at.every(Number.isFinite)) return undefined;
  if (!attributes.has('viewBox')) return times(outer, at);
  const width = lengthOf(size.width ?? attributes.get('width'), Number.NaN);
  const height = lengthOf(size.height ?? attributes.get('height'), Number.NaN);
  const inner = viewBoxMatrix(element, width, height);
  return inner && times(times(outer, at), inner);
}
