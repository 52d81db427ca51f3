import type { ChartLook, DecimalSign } from '../../model/chart.js';

/** How a chart looks in a text of a language. */
export interface DrawnLook extends ChartLook {
  readonly decimalSign: DecimalSign;
}

/** The sizes of letters in points, as the file gives them to Word. */
export const LETTERS = { label: 9, axis: 10, title: 14 } as const;

/** Word's own greys of text and of lines: black, lighter by 35 % and 85 % (ECMA-376 Part 1, 20.1.2.3.20). */
export const TEXT_COLOR = '595959';
export const LINE_COLOR = 'D9D9D9';

/** The shapes of the points of lines, which tell them apart without colours, too. */
export const MARKERS = ['circle', 'square', 'diamond', 'triangle', 'x', 'plus'] as const;
export type Marker = (typeof MARKERS)[number];

/** How much of an area covers what is behind it. */
export const AREA_OPACITY = 0.75;

/** The sizes of points, and the widths of lines, in points. */
export const POINTS = { line: 6, web: 5, scatter: 7 } as const;
export const LINE_POINTS = 2.25;

/** Lines from the fourth on are dashed; the names are those of DrawingML (20.1.10.48). */
export const DASHES = ['solid', 'dash', 'sysDot', 'dashDot'] as const;
export type Dash = (typeof DASHES)[number];

export function colorAt(colors: readonly string[], index: number): string {
  return colors[index % colors.length] ?? '000000';
}

export function markerAt(index: number): Marker {
  return MARKERS[index % MARKERS.length] ?? 'circle';
}

export function dashAt(index: number): Dash {
  return DASHES[Math.floor(index / 3) % DASHES.length] ?? 'solid';
}
