/** `x' = a·x + c·y + e`, `y' = b·x + d·y + f` (SVG 1.1, 7.4). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A rectangle, in the units of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const NO_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix of a `transform` attribute; parts that cannot be read have no effect. */
export function matrixOf(transform: string): Matrix {
  let matrix = IDENTITY;
  for (const [, name = '', numbers = ''] of transform.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const step = stepOf(name, (numbers.match(NUMBER) ?? []).map(Number));
    if (step?.every(Number.isFinite)) matrix = product(matrix, step);
  }
  return matrix;
}

export const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

function stepOf(name: string, values: readonly number[]): Matrix | undefined {
  const [first = 0, second, third] = values;
  switch (name) {
    case 'translate':
      return [1, 0, 0, 1, first, second ?? 0];
    case 'scale':
      return [first, 0, 0, second ?? first, 0, 0];
    case 'rotate': {
      const [cos, sin] = [Math.cos((first * Math.PI) / 180), Math.sin((first * Math.PI) / 180)];
      const [x, y] = [second ?? 0, third ?? 0];
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    }
    case 'matrix': {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values;
      return [a, b, c, d, e, f];
    }
    default:
      return undefined;
  }
}

export function product([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Where a point is that was turned, moved or scaled. */
export function moved([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The box around a box that was turned, moved or scaled. */
export function transformed({ x, y, width, height }: Box, matrix: Matrix): Box {
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const;
  return boxAround(corners.map((corner) => moved(corner, matrix)));
}

export type Point = readonly [x: number, y: number];

export function boxAround(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return left > right ? NO_BOX : { x: left, y: top, width: right - left, height: bottom - top };
}

export function united(one: Box | undefined, other: Box | undefined): Box | undefined {
  if (!one || !other) return one ?? other;
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}
