import { NUMBER, type Point } from './matrix.js';

/** How many straight segments approximate a curve. */
const PIECES = 12;

const COMMAND = /([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi;

/** A step of a path in coordinates of its own element, none of them relative (SVG 1.1, 8.3). */
export type Step =
  | { readonly to: 'move' | 'line'; readonly end: Point }
  | { readonly to: 'curve'; readonly first: Point; readonly second: Point; readonly end: Point }
  | {
      readonly to: 'arc';
      readonly rx: number;
      readonly ry: number;
      readonly isLarge: boolean;
      readonly isSweep: boolean;
      readonly end: Point;
    }
  | { readonly to: 'close'; readonly end: Point };

/** The steps of a path: shorthands are written out, and quadratic curves are cubic ones. The axes of arcs are not turned. */
export function pathSteps(path: string): Step[] {
  const steps: Step[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let control: Point | undefined;
  for (const [, letter = '', list = ''] of path.matchAll(COMMAND)) {
    const values = (list.match(NUMBER) ?? []).map(Number);
    const isRelative = letter === letter.toLowerCase();
    const name = letter.toLowerCase();
    if (name === 'z') {
      [x, y] = [startX, startY];
      steps.push({ to: 'close', end: [x, y] });
      continue;
    }
    const count = COUNTS[name] ?? 2;
    for (let index = 0; index + count <= values.length; index += count) {
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
      const at = (offset: number): number => values[index + offset] ?? 0;
      const point = (offset: number): Point => [at(offset) + fromX, at(offset + 1) + fromY];
      const start: Point = [x, y];
      let end: Point = point(count - 2);
      if (name === 'h') end = [at(0) + fromX, y];
      if (name === 'v') end = [x, at(0) + fromY];
      if (name === 'c' || name === 's') {
        const first = name === 'c' ? point(0) : mirrored(control, start);
        const second = point(count - 4);
        steps.push({ to: 'curve', first, second, end });
        control = second;
      } else if (name === 'q' || name === 't') {
        const middle = name === 'q' ? point(0) : mirrored(control, start);
        steps.push({ to: 'curve', first: between(start, middle), second: between(end, middle), end });
        control = middle;
      } else {
        control = undefined;
        if (name === 'a')
          steps.push({ to: 'arc', rx: at(0), ry: at(1), isLarge: at(3) === 1, isSweep: at(4) === 1, end });
        else steps.push({ to: name === 'm' && index === 0 ? 'move' : 'line', end });
      }
      [x, y] = end;
      if (name === 'm' && index === 0) [startX, startY] = end;
    }
  }
  return steps;
}

/** The points of a path, with curves as short straight pieces. Arcs are approximated by their ends and their extent. */
export function pathPoints(path: string): Point[] {
  const points: Point[] = [];
  let start: Point = [0, 0];
  for (const step of pathSteps(path)) {
    if (step.to === 'curve') addCurve(points, [start, step.first, step.second, step.end]);
    else {
      if (step.to === 'arc') addArc(points, start, step.end, step.rx, step.ry, step.isSweep);
      points.push(step.end);
    }
    start = step.end;
  }
  return points;
}

/** How many numbers each command takes at a time. */
const COUNTS: Readonly<Record<string, number>> = { h: 1, v: 1, c: 6, s: 4, q: 4, a: 7 };

/** Two thirds of the way to the point that a quadratic curve is drawn towards: a cubic curve is the same with such points. */
function between([x, y]: Point, [towardsX, towardsY]: Point): Point {
  return [x + (2 / 3) * (towardsX - x), y + (2 / 3) * (towardsY - y)];
}

function mirrored(control: Point | undefined, [x, y]: Point): Point {
  return control ? [2 * x - control[0], 2 * y - control[1]] : [x, y];
}

function addCurve(points: Point[], [start, first, second, end]: readonly [Point, Point, Point, Point]): void {
  for (let piece = 1; piece <= PIECES; piece++) {
    const t = piece / PIECES;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
    points.push([
      a * start[0] + b * first[0] + c * second[0] + d * end[0],
      a * start[1] + b * first[1] + c * second[1] + d * end[1],
    ]);
  }
}

/** The farthest point of an arc between its ends, from its radii and the line between the ends (SVG 1.1, F.6). */
function addArc(points: Point[], start: Point, end: Point, rx: number, ry: number, isSweep: boolean): void {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const chord = Math.hypot(dx, dy);
  const radius = Math.max(Math.abs(rx), chord / 2);
  if (chord === 0 || !(radius > 0)) return;
  const bulge = (radius - Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2))) * (isSweep ? 1 : -1);
  const flat = Math.abs(ry) / Math.max(Math.abs(rx), 1e-9);
  points.push([
    (start[0] + end[0]) / 2 + (dy / chord) * bulge,
    (start[1] + end[1]) / 2 - (dx / chord) * bulge * Math.min(flat, 1),
  ]);
}

export function lengthOf(points: readonly Point[]): number {
  let length = 0;
  for (const [index, [x, y]] of points.entries()) {
    const before = points[index - 1];
    if (before) length += Math.hypot(x - before[0], y - before[1]);
  }
  return length;
}

/** The point so far along the way. */
export function pointAlong(points: readonly Point[], distance: number): Point {
  let left = Math.max(0, distance);
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (!before) continue;
    const piece = Math.hypot(point[0] - before[0], point[1] - before[1]);
    if (piece >= left && piece > 0) {
      const part = left / piece;
      return [before[0] + part * (point[0] - before[0]), before[1] + part * (point[1] - before[1])];
    }
    left -= piece;
  }
  return points.at(-1) ?? [0, 0];
}
