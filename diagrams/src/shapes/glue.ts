import type {
  DiagramBox,
  DiagramGlue,
  DiagramLine,
  DiagramShape,
  DiagramSide,
  DiagramStep,
} from '@footmark/engine';
import { largest, smallest } from '../../../engine/src/text/long-arrays.js';
import type { Box, Point } from '../dom/matrix.js';
import { distance, distanceTo, isIn, pointsOn } from './geometry.js';

/** How far a line of Word's may be from the drawn one: on average, and anywhere. In units of the drawing. */
const TOLERANCE = { mean: 40, most: 80 } as const;
/** The same where words stand at the ends of lines. */
const CLOSE_TOLERANCE = { mean: 12, most: 24 } as const;

const SIDES: readonly DiagramSide[] = ['top', 'left', 'bottom', 'right'];

/** A line as Word would draw it. */
interface Course extends DiagramGlue {
  readonly points: readonly Point[];
}

/**
 * Attaches lines to the boxes that they join, where Word's line then is close to the drawn one, crosses no other box, and keeps its
 * label. No two lines are attached to the same two places, since one would lie on the other.
 */
export function glued(shapes: readonly DiagramShape[]): readonly DiagramShape[] {
  const ends = new Map<string, DiagramBox>();
  const labels = new Map<string, DiagramBox>();
  for (const shape of shapes) {
    if (shape.is === 'line') continue;
    if (shape.role === 'label') labels.set(shape.name, shape);
    else if (shape.role !== 'piece') ends.set(shape.name, shape);
  }
  const nodes = [...ends.values()].filter(({ role }) => role === 'node');
  const taken = new Set<string>();
  return shapes.map((shape) => {
    if (shape.is !== 'line' || shape.isFixed || shape.from === undefined || shape.to === undefined)
      return shape;
    const [from, to] = [ends.get(shape.from), ends.get(shape.to)];
    if (!from || !to || from === to) return shape;
    const others = nodes.filter((node) => node !== from && node !== to);
    const hasWordsAtEnds = labels.has(`start of ${shape.name}`) || labels.has(`end of ${shape.name}`);
    const tolerance = hasWordsAtEnds ? CLOSE_TOLERANCE : TOLERANCE;
    const placeOf = ({ start, end }: DiagramGlue): string =>
      [`${from.name}\n${start}`, `${to.name}\n${end}`].sort().join('\n\n');
    const free = coursesBetween(from, to).filter((course) => !taken.has(placeOf(course)));
    const found = bestCourse(shape, free, labels.get(shape.name), others, tolerance);
    if (!found) return shape;
    taken.add(placeOf(found));
    const { start, end, course } = found;
    return { ...shape, glue: { start, end, course } };
  });
}

function bestCourse(
  line: DiagramLine,
  courses: readonly Course[],
  label: DiagramBox | undefined,
  others: readonly DiagramBox[],
  tolerance: { readonly mean: number; readonly most: number },
): Course | undefined {
  const drawn = pointsOn(line.path);
  let best: { readonly course: Course; readonly off: number } | undefined;
  for (const course of courses) {
    const offs = drawn.map((point) => distanceTo(point, course.points));
    const mean = offs.reduce((sum, off) => sum + off, 0) / offs.length;
    if (mean > tolerance.mean || largest(offs) > tolerance.most || (best && mean >= best.off)) continue;
    if (others.some((box) => course.points.some((point) => isIn(point, box)))) continue;
    if (label && !course.points.some((point) => isIn(point, label))) continue;
    best = { course, off: mean };
  }
  return best?.course;
}

/** The lines that Word can draw between two boxes: from each side to the opposite one, straight or as an S, and straight from others. */
function coursesBetween(from: DiagramBox, to: DiagramBox): readonly Course[] {
  const [starts, ends] = [sitesOf(from), sitesOf(to)];
  return SIDES.flatMap((start) =>
    SIDES.flatMap((end): Course[] => {
      const [a, b] = [starts[start], ends[end]];
      if (!leaves(a, start, b) || !leaves(b, end, a)) return [];
      const straight: Course = { start, end, course: 'straight', points: between([a, b]) };
      const isVertical = start === 'top' || start === 'bottom';
      const isS = OPPOSITE[start] === end && (isVertical ? a[0] !== b[0] : a[1] !== b[1]);
      return isS ? [straight, { start, end, course: 'curved', points: curve(a, b, isVertical) }] : [straight];
    }),
  );
}

const OPPOSITE: Readonly<Record<DiagramSide, DiagramSide>> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
};

type Sites = Readonly<Record<DiagramSide, Point>>;

/** Where lines are attached to a shape. */
function sitesOf({ sites, x, y, width, height }: DiagramBox): Sites {
  return (
    sites ?? {
      top: [x + width / 2, y],
      left: [x, y + height / 2],
      bottom: [x + width / 2, y + height],
      right: [x + width, y + height / 2],
    }
  );
}

/** Where an outline crosses the axes through the middle of its box. */
export function sitesOn(path: readonly DiagramStep[], { x, y, width, height }: Box): Sites {
  const points = pointsOn(path);
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const down = crossings(points, middleX);
  const across = crossings(
    points.map(([left, top]): Point => [top, left]),
    middleY,
  );
  return {
    top: [middleX, smallest(down, middleY)],
    left: [smallest(across, middleX), middleY],
    bottom: [middleX, largest(down, middleY)],
    right: [largest(across, middleX), middleY],
  };
}

/** The heights at which a line through points crosses an upright. */
function crossings(points: readonly Point[], upright: number): readonly number[] {
  return points.flatMap(([x, y], index) => {
    const [toX, toY] = points[index + 1] ?? points[0] ?? [x, y];
    if (Math.min(x, toX) > upright || Math.max(x, toX) < upright) return [];
    return x === toX ? [y, toY] : [y + ((upright - x) / (toX - x)) * (toY - y)];
  });
}

/** Whether the other end lies outside of a side, so that the line does not cross its own box. */
function leaves([x, y]: Point, side: DiagramSide, [toX, toY]: Point): boolean {
  if (side === 'top') return toY < y;
  if (side === 'bottom') return toY > y;
  return side === 'left' ? toX < x : toX > x;
}

const PIECES = 24;

function between(ends: readonly [Point, Point]): readonly Point[] {
  const [[x, y], [toX, toY]] = ends;
  const count = Math.max(2, Math.ceil(distance([x, y], [toX, toY]) / 8));
  return Array.from({ length: count + 1 }, (_, index) => {
    const part = index / count;
    return [x + part * (toX - x), y + part * (toY - y)];
  });
}

/** `curvedConnector3` with its middle halfway (ECMA-376 Part 1, presetShapeDefinitions). */
function curve(from: Point, to: Point, isVertical: boolean): readonly Point[] {
  const [u, v] = isVertical ? [to[1] - from[1], to[0] - from[0]] : [to[0] - from[0], to[1] - from[1]];
  const halves = [
    [
      [0, 0],
      [u / 4, 0],
      [u / 2, v / 4],
      [u / 2, v / 2],
    ],
    [
      [u / 2, v / 2],
      [u / 2, (v * 3) / 4],
      [(u * 3) / 4, v],
      [u, v],
    ],
  ] as const;
  return halves.flatMap(([start, first, second, end]) =>
    Array.from({ length: PIECES + 1 }, (_, index): Point => {
      const t = index / PIECES;
      const at = (axis: 0 | 1): number =>
        (1 - t) ** 3 * start[axis] +
        3 * (1 - t) ** 2 * t * first[axis] +
        3 * (1 - t) * t * t * second[axis] +
        t ** 3 * end[axis];
      return isVertical ? [from[0] + at(1), from[1] + at(0)] : [from[0] + at(0), from[1] + at(1)];
    }),
  );
}
