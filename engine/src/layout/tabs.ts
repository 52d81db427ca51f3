/** Word's default distance of tab stops. */
const TAB_STOP = 720;

/**
 * Where a tab leads: to the paragraph's left edge from outside it, otherwise to the next default stop. Places are
 * measured from that edge, stops from the left edge of the column, which is `left` before it.
 */
export function nextStop(place: number, left: number): number {
  return place < 0 ? 0 : (Math.floor((left + place) / TAB_STOP) + 1) * TAB_STOP - left;
}
