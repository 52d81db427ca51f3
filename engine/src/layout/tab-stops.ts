import type { TabStop } from '../theme/format.js';

/** The first tab stop after a place, both from the left edge of the column. */
export function stopAfter(stops: readonly TabStop[], place: number): TabStop | undefined {
  return stops.find(({ position }) => position > place);
}

/** Where the text after a tab begins, from the left edge of the column, and not before `place`. */
export function startAt({ position, alignment }: TabStop, width: number, place: number): number {
  const share = { left: 0, center: 0.5, right: 1 }[alignment];
  return Math.max(position - share * width, place);
}
