import type { TabStop } from '../model/format.js';

/** The first tab stop after a place, both from the left edge of the column. */
export function stopAfter(stops: readonly TabStop[], place: number): TabStop | undefined {
  return stops.find(({ position }) => position > place);
}

/** Where the text after a tab begins, from the left edge of the column, and not before `place`. */
export function startAt({ position, alignment }: TabStop, width: number, place: number): number {
  const share = { left: 0, center: 0.5, right: 1 }[alignment];
  return Math.max(position - share * width, place);
}

/** Whether a tab leads to the stop on the right, from a place that is measured from the paragraph's left edge: other stops come before it. */
export function leadsRight(
  {
    hasRightTab,
    stops,
    left,
  }: { hasRightTab: boolean; stops?: readonly TabStop[] | undefined; left: number },
  place: number,
): boolean {
  return hasRightTab && place >= 0 && !(stops && stopAfter(stops, left + place));
}

/** Word's default distance of tab stops. */
const TAB_STOP = 720;

/**
 * Where a tab leads: to the paragraph's left edge from outside it, otherwise to the next default stop. Places are
 * measured from that edge, stops from the left edge of the column, which is `left` before it.
 */
export function nextStop(place: number, left: number): number {
  return place < 0 ? 0 : (Math.floor((left + place) / TAB_STOP) + 1) * TAB_STOP - left;
}
