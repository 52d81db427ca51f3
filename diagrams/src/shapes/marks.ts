import type { DiagramMark } from '@footmark/engine';
import { type DomElement, numberOf } from '../dom/element.js';
import { type Matrix, type Point, product } from '../dom/matrix.js';
import { distance } from './geometry.js';

/** Line ends that Word has, too, by the names of the library's markers. */
const MARKS: readonly (readonly [RegExp, DiagramMark])[] = [
  [/pointEnd|pointStart|barbEnd|arrowhead|arrow_point/, 'triangle'],
  [/filled-head/, 'barbed'],
  [/dependency|stickTopArrow|solidTopArrow/, 'arrow'],
  [/circle(?:End|Start)/, 'circle'],
  [/composition/, 'diamond'],
];

/** What those are that Word does not have. */
const DRAWN: readonly (readonly [RegExp, string])[] = [
  [/extension/, 'triangle'],
  [/aggregation/, 'diamond'],
  [/lollipop/, 'circle'],
  [/cross/, 'cross'],
  [/sequencenumber/, 'number'],
];

/** What is at an end of a line: a mark that Word has, or the shapes of one that it does not have. */
export interface EndMark {
  readonly mark: DiagramMark;
  /** How far the mark reaches beyond the end of the line, in units of the drawing. */
  readonly reach: number;
  readonly drawn?:
    | { readonly marker: DomElement; readonly matrix: Matrix; readonly what: string }
    | undefined;
}

export const NO_MARK: EndMark = { mark: 'none', reach: 0 };

/** The mark that an attribute such as `marker-end` names, at the end of a line that arrives from `before`. */
export function markAt(
  root: DomElement,
  reference: string | null,
  end: Point,
  before: Point,
  isStart: boolean,
): EndMark {
  const id = /#([^)"']+)/.exec(reference ?? '')?.[1];
  const marker = id === undefined ? undefined : markerIn(root, id);
  if (!marker || id === undefined) return NO_MARK;
  const [width, height] = [numberOf(marker, 'markerWidth') ?? 3, numberOf(marker, 'markerHeight') ?? 3];
  const box = (marker.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const [, , boxWidth = width, boxHeight = height] = box.length === 4 ? box : [];
  const line = numberOf(marker, 'stroke-width') ?? 1;
  const unit = marker.getAttribute('markerUnits') === 'userSpaceOnUse' ? 1 : line;
  const scale = Math.min(width / boxWidth, height / boxHeight) * unit;
  const [refX, refY] = [numberOf(marker, 'refX') ?? 0, numberOf(marker, 'refY') ?? 0];
  const found = MARKS.find(([name]) => name.test(id))?.[1];
  if (found) {
    const reach = found === 'circle' || isStart ? 0 : Math.max(0, (boxWidth - refX) * scale);
    return { mark: found, reach: isStart && found === 'triangle' ? refX * scale : reach };
  }
  if (distance(end, before) === 0) return NO_MARK;
  const [x, y] = isStart
    ? [before[0] - end[0], before[1] - end[1]]
    : [end[0] - before[0], end[1] - before[1]];
  const length = Math.hypot(x, y);
  const [cos, sin] = [x / length, y / length];
  const isFlipped = isStart && marker.getAttribute('orient') === 'auto-start-reverse' ? -1 : 1;
  const turned: Matrix = [
    cos * isFlipped,
    sin * isFlipped,
    -sin * isFlipped,
    cos * isFlipped,
    end[0],
    end[1],
  ];
  const matrix = product(turned, [scale, 0, 0, scale, -refX * scale, -refY * scale]);
  const what = DRAWN.find(([name]) => name.test(id))?.[1] ?? 'mark';
  return { mark: 'none', reach: 0, drawn: { marker, matrix, what } };
}

function markerIn(root: DomElement, id: string): DomElement | undefined {
  return [...root.querySelectorAll('marker')].find((each) => each.getAttribute('id') === id);
}
