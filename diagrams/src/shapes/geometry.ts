import type { DiagramStep } from '@footmark/engine';
import { pushAll } from '../../../engine/src/text/long-arrays.js';
import { type Box, boxAround, type Matrix, moved, type Point } from '../dom/matrix.js';
import { pathSteps, type Step } from '../dom/path.js';

/** A path in the coordinates of the drawing. */
export function pathOf(d: string, matrix: Matrix): readonly DiagramStep[] {
  const steps: DiagramStep[] = [];
  let start: Point = [0, 0];
  for (const step of pathSteps(d)) {
    pushAll(steps, written(step, start, matrix));
    start = step.end;
  }
  return steps;
}

function written(step: Step, start: Point, matrix: Matrix): readonly DiagramStep[] {
  const at = (point: Point): Point => moved(point, matrix);
  switch (step.to) {
    case 'move':
      return [['M', ...at(step.end)]];
    case 'line':
      return [['L', ...at(step.end)]];
    case 'curve':
      return [['C', ...at(step.first), ...at(step.second), ...at(step.end)]];
    case 'arc':
      return arc(step, start).map(([first, second, end]) => ['C', ...at(first), ...at(second), ...at(end)]);
    case 'close':
      return [['Z']];
  }
}

type Curve = readonly [first: Point, second: Point, end: Point];

/** An elliptical arc as curves of at most a quarter each (SVG 1.1, F.6.5). */
function arc({ rx, ry, isLarge, isSweep, end }: Step & { to: 'arc' }, [x, y]: Point): readonly Curve[] {
  if (rx === 0 || ry === 0) return [[[x, y], end, end]];
  let [a, b] = [Math.abs(rx), Math.abs(ry)];
  const [halfX, halfY] = [(x - end[0]) / 2, (y - end[1]) / 2];
  const excess = Math.sqrt((halfX / a) ** 2 + (halfY / b) ** 2);
  if (excess === 0) return [];
  if (excess > 1) [a, b] = [a * excess, b * excess];
  const square = (halfX / a) ** 2 + (halfY / b) ** 2;
  const factor = Math.sqrt(Math.max(0, 1 / square - 1)) * (isLarge === isSweep ? -1 : 1);
  const [innerX, innerY] = [(factor * a * halfY) / b, (-factor * b * halfX) / a];
  const [centreX, centreY] = [innerX + (x + end[0]) / 2, innerY + (y + end[1]) / 2];
  const from = Math.atan2((halfY - innerY) / b, (halfX - innerX) / a);
  let sweep = Math.atan2((-halfY - innerY) / b, (-halfX - innerX) / a) - from;
  if (isSweep && sweep < 0) sweep += 2 * Math.PI;
  if (!isSweep && sweep > 0) sweep -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const piece = sweep / count;
  const reach = (4 / 3) * Math.tan(piece / 4);
  const on = (angle: number, along: number): Point => [
    centreX + a * (Math.cos(angle) - along * Math.sin(angle)),
    centreY + b * (Math.sin(angle) + along * Math.cos(angle)),
  ];
  return Array.from({ length: count }, (_, index) => {
    const [first, last] = [from + index * piece, from + (index + 1) * piece];
    return [on(first, reach), on(last, -reach), on(last, 0)];
  });
}

/** The outline of an ellipse. */
export function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx},${cy}A${rx},${ry} 0 0 1 ${cx + rx},${cy}A${rx},${ry} 0 0 1 ${cx - rx},${cy}Z`;
}

export function rectanglePath({ x, y, width, height }: Box): string {
  return `M${x},${y}H${x + width}V${y + height}H${x}Z`;
}

/** How many straight pieces stand for a curve. */
const PIECES = 12;

/** Points along a path, close enough to measure how far from something else it is. */
export function pointsOn(path: readonly DiagramStep[]): Point[] {
  const points: Point[] = [];
  let first: Point | undefined;
  for (const step of path) {
    const last = points.at(-1);
    if (step[0] === 'Z') {
      if (first) points.push(first);
    } else if (step[0] === 'C' && last) {
      const [, x1, y1, x2, y2, x, y] = step;
      for (let piece = 1; piece <= PIECES; piece++) {
        const t = piece / PIECES;
        const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
        points.push([a * last[0] + b * x1 + c * x2 + d * x, a * last[1] + b * y1 + c * y2 + d * y]);
      }
    } else {
      const end: Point = step[0] === 'C' ? [step[5], step[6]] : [step[1], step[2]];
      points.push(end);
      if (step[0] === 'M') first = end;
    }
  }
  return points;
}

export function boxOfPath(path: readonly DiagramStep[]): Box {
  return boxAround(pointsOn(path));
}

export function isClosed(path: readonly DiagramStep[]): boolean {
  const points = pointsOn(path);
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end || points.length < 3) return false;
  return path.at(-1)?.[0] === 'Z' || Math.hypot(start[0] - end[0], start[1] - end[1]) < 0.01;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

/** How far a point is from a line through points. */
export function distanceTo([x, y]: Point, line: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, end] of line.entries()) {
    const start = line[index - 1] ?? end;
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const square = dx * dx + dy * dy;
    const along = square === 0 ? 0 : ((x - start[0]) * dx + (y - start[1]) * dy) / square;
    const part = Math.min(1, Math.max(0, along));
    least = Math.min(least, Math.hypot(start[0] + part * dx - x, start[1] + part * dy - y));
  }
  return least;
}

export function isIn([x, y]: Point, box: Box, slack = 0): boolean {
  return (
    x >= box.x - slack &&
    x <= box.x + box.width + slack &&
    y >= box.y - slack &&
    y <= box.y + box.height + slack
  );
}
