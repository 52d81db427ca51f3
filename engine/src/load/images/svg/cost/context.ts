import type { SvgElement } from '../element.js';
import type { Matrix } from './matrix.js';
import { lengthOf } from './shapes.js';

/** What an element inherits that affects the cost of drawing it. */
export interface Context {
  /** From its units to pixels. If it is unknown, anything may cover the whole picture. */
  readonly matrix: Matrix | undefined;
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly dashes: string;
  readonly markers: Markers;
  readonly fontSize: number;
  /** The nesting depth, counting elements and references. */
  readonly depth: number;
  /** The ids that are being drawn: programs do not draw circular references. */
  readonly active: ReadonlySet<string>;
  /** Nothing is painted within a clip path. */
  readonly isClip: boolean;
}

interface Markers {
  readonly start: string;
  readonly mid: string;
  readonly end: string;
}

export function outermost(matrix: Matrix | undefined): Context {
  return {
    matrix,
    fill: 'black',
    stroke: 'none',
    strokeWidth: 1,
    dashes: 'none',
    markers: { start: 'none', mid: 'none', end: 'none' },
    fontSize: 16,
    depth: 0,
    active: new Set(),
    isClip: false,
  };
}

/** The context within an element, still with the outer matrix. */
export function within(outer: Context, { attributes }: SvgElement): Context {
  const own = (name: string, otherwise: string): string => {
    const value = attributes.get(name);
    return value === undefined || value === 'inherit' ? otherwise : value;
  };
  return {
    ...outer,
    fill: own('fill', outer.fill),
    stroke: own('stroke', outer.stroke),
    strokeWidth: lengthOf(attributes.get('stroke-width'), outer.strokeWidth),
    dashes: own('stroke-dasharray', outer.dashes),
    markers: {
      start: own('marker-start', outer.markers.start),
      mid: own('marker-mid', outer.markers.mid),
      end: own('marker-end', outer.markers.end),
    },
    fontSize: lengthOf(attributes.get('font-size'), outer.fontSize) || outer.fontSize,
    depth: outer.depth + 1,
  };
}

/** The context of a referenced element: it does not inherit from the element that refers to it. */
export function fresh({ matrix, depth, active, isClip }: Context): Context {
  return { ...outermost(matrix), depth, active, isClip };
}

/** How many dashes a dashed line has; 0 for a solid line. */
export function dashesIn(length: number, dashes: string): number {
  if (dashes === 'none' || dashes === '') return 0;
  const parts = dashes.split(/[\s,]+/).filter((part) => part !== '');
  // Percentages are taken as hundredths of a unit: no more than their true length, so that the count is not too low.
  const period = parts.reduce((sum, part) => sum + lengthOf(part.replace('%', 'e-2')), 0);
  return period > 0 ? (length / period) * parts.length : 0;
}

/** The id in `url(#id)`. */
export function urlId(value: string | undefined): string | undefined {
  return /url\(\s*["']?\s*#([^"')]+?)\s*["']?\s*\)/i.exec(value ?? '')?.[1];
}
