/** Word's default distance of tab stops. */
const TAB_STOP = 720;

/**
 * Where a tab leads: to the paragraph's left edge from outside of it, else to the next of the default stops. Places are
 * counted from that edge, stops from the left edge of the column, which is `left` before it.
 */
export function nextStop(place: number, left: number): number {
  return place < 0 ? 0 : (Math.floor((left + place) / TAB_STOP) + 1) * TAB_STOP - left;
}
