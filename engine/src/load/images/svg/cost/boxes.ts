import { type Box, grown, type Matrix, transformed } from './matrix.js';

/** The part of a box within the picture, in its pixels: the whole picture if the box is unknown, undefined if it is outside. */
export function visiblePart(picture: Box, box: Box | undefined, matrix: Matrix | undefined): Box | undefined {
  const { left, top, right, bottom } = picture;
  if (!box || !matrix) return picture;
  const there = grown(transformed(matrix, box), 1);
  if (!Object.values(there).every(Number.isFinite)) return picture;
  const inside = {
    left: Math.max(left, there.left),
    top: Math.max(top, there.top),
    right: Math.min(right, there.right),
    bottom: Math.min(bottom, there.bottom),
  };
  return inside.left < inside.right && inside.top < inside.bottom ? inside : undefined;
}

export function areaOf(box: Box | undefined): number {
  return box ? (box.right - box.left) * (box.bottom - box.top) : 0;
}
