import { largest } from '../../text/long-arrays.js';

/**
 * The visual order of pieces by their embedding levels: from the highest level down to the lowest odd one, every
 * stretch of that level or higher is reversed (Unicode Standard Annex 9, L2). Returns the indexes of the pieces.
 */
export function visualOrder(levels: readonly number[]): readonly number[] {
  const order = Uint32Array.from(levels.keys());
  const highest = largest(levels, 0);
  for (let level = highest; level > 0; level--) {
    let start = 0;
    while (start < order.length) {
      if ((levels[order[start] ?? 0] ?? 0) < level) {
        start++;
        continue;
      }
      let end = start;
      while (end < order.length && (levels[order[end] ?? 0] ?? 0) >= level) end++;
      order.subarray(start, end).reverse();
      start = end;
    }
  }
  return [...order];
}
