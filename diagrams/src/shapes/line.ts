import type { DiagramLine, DiagramPaint, DiagramShape, DiagramStep } from '@footmark/engine';
import { type DomElement, numberOf } from '../dom/element.js';
import type { Matrix, Point } from '../dom/matrix.js';
import type { Edge } from '../library/database.js';
import { boxOfPath, distance, isClosed, pathOf, pointsOn } from './geometry.js';
import { type EndMark, markAt } from './marks.js';
import { outlineOf } from './outline.js';
import type { Paints } from './paint.js';

/** An edge with a name of its own, which says what it joins. */
export interface NamedEdge extends Edge {
  readonly name: string;
}

/** A line of the drawing, then the shapes at its ends that Word does not have as ends of lines. */
export function lineWithMarks(
  root: DomElement,
  element: DomElement,
  matrix: Matrix,
  paints: Paints,
  edge: NamedEdge | undefined,
): readonly DiagramShape[] {
  const d = element.localName === 'path' ? element.getAttribute('d') : lineOf(element);
  const path = pathOf(d ?? '', matrix);
  const points = pointsOn(path);
  const { fill: _, ...paint } = paints.of(element);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2 || paint.stroke === undefined) return [];
  const second = points.find((point) => distance(point, first) > 0.5) ?? last;
  const previous = points.findLast((point) => distance(point, last) > 0.5) ?? first;
  const start = markAt(root, element.getAttribute('marker-start'), first, second, true);
  const end = markAt(root, element.getAttribute('marker-end'), last, previous, false);
  const line: DiagramLine = {
    is: 'line',
    name: edge?.name ?? element.getAttribute('data-id') ?? '',
    path: lengthened(path, start.reach, end.reach, second, previous),
    startMark: start.mark,
    endMark: end.mark,
    ...(edge?.start !== undefined && edge.end !== undefined && { from: edge.start, to: edge.end }),
    ...((start.drawn || end.drawn) && { isFixed: true }),
    ...paint,
  };
  const named = (side: string): string => (line.name === '' ? '' : `at the ${side} of ${line.name}`);
  return [
    line,
    ...drawnMark(start, named('start'), paint, paints),
    ...drawnMark(end, named('end'), paint, paints),
  ];
}

function drawnMark(
  { drawn }: EndMark,
  place: string,
  around: DiagramPaint,
  paints: Paints,
): readonly DiagramShape[] {
  const name = drawn && place !== '' ? `${drawn.what} ${place}` : '';
  return [...(drawn?.marker.children ?? [])].flatMap((element): DiagramShape[] => {
    const d = outlineOf(element);
    if (d === undefined || !drawn) return [];
    const path = pathOf(d, drawn.matrix);
    const { fill, ...own } = paints.of(element);
    const paint = { stroke: own.stroke ?? around.stroke ?? '#333', strokeWidth: 1, dash: 'solid' } as const;
    if (!isClosed(path)) return [{ is: 'line', name, path, startMark: 'none', endMark: 'none', ...paint }];
    const box = { ...boxOfPath(path), form: 'path', path } as const;
    return [{ is: 'box', role: 'piece', name, ...box, ...paint, ...(fill !== undefined && { fill }) }];
  });
}

/** The path of a line of the drawing. */
function lineOf(element: DomElement): string {
  if (element.localName === 'polyline') return `M${element.getAttribute('points') ?? ''}`;
  const number = (name: string): number => numberOf(element, name) ?? 0;
  return `M${number('x1')},${number('y1')}L${number('x2')},${number('y2')}`;
}

/** A line up to the tips of its marks, which the library draws beyond its ends. */
function lengthened(
  path: readonly DiagramStep[],
  before: number,
  after: number,
  second: Point,
  previous: Point,
): readonly DiagramStep[] {
  const points = pointsOn(path);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return path;
  const steps = [...path];
  if (after > 0) steps.push(['L', ...beyond(last, previous, after)]);
  if (before > 0) steps.splice(0, 1, ['M', ...beyond(first, second, before)], ['L', ...first]);
  return steps;
}

function beyond([x, y]: Point, from: Point, reach: number): Point {
  const length = distance([x, y], from);
  return length === 0 ? [x, y] : [x + ((x - from[0]) / length) * reach, y + ((y - from[1]) / length) * reach];
}
