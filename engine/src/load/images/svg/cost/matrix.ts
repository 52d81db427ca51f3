/** `a b c d e f` of SVG's `matrix()`. */
export type Matrix = readonly [number, number, number, number, number, number];

/** The edges of a rectangle. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

/** How many times longer a line can become. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.max(Math.hypot(a, b), Math.hypot(c, d));
}

/** The box around a transformed box. */
export function transformed([a, b, c, d, e, f]: Matrix, { left, top, right, bottom }: Box): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [halfWidth, halfHeight] = [(right - left) / 2, (bottom - top) / 2];
  const [centreX, centreY] = [a * x + c * y + e, b * x + d * y + f];
  const width = Math.abs(a) * halfWidth + Math.abs(c) * halfHeight;
  const height = Math.abs(b) * halfWidth + Math.abs(d) * halfHeight;
  return { left: centreX - width, top: centreY - height, right: centreX + width, bottom: centreY + height };
}

export function union(one: Box | undefined, other: Box | undefined): Box | undefined {
  if (!one || !other) return one ?? other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

const FUNCTION = /([a-z]+)\(([^()]*)\)/gi;

/** Reads a `transform` attribute; `undefined` if its effect cannot be determined. */
export function readTransform(source: string | undefined): Matrix | undefined {
  if (source === undefined || source === 'none') return IDENTITY;
  let matrix = IDENTITY;
  for (const [, name = '', inside = ''] of source.slice(0, 10_000).matchAll(FUNCTION)) {
    const next = functionMatrix(
      name.toLowerCase(),
      inside
        .trim()
        .split(/[\s,]+/)
        .map(Number),
    );
    if (!next) return undefined;
    matrix = times(matrix, next);
  }
  return matrix.every(Number.isFinite) ? matrix : undefined;
}

function functionMatrix(name: string, numbers: readonly number[]): Matrix | undefined {
  const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = numbers;
  const radians = (a * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  switch (name) {
    case 'matrix':
      return [a, b ?? 0, c, d, e, f];
    case 'translate':
      return [1, 0, 0, 1, a, b ?? 0];
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0];
    case 'rotate': {
      const [x, y] = [b ?? 0, c];
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    }
    case 'skewx':
      return [1, 0, Math.tan(radians), 1, 0, 0];
    case 'skewy':
      return [1, Math.tan(radians), 0, 1, 0, 0];
    default:
      return undefined;
  }
}

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
