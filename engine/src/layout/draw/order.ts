/**
 * The visual order of pieces by their embedding levels: from the highest level down to the lowest odd one, every
 * stretch of that level or higher is reversed (Unicode Standard Annex 9, L2). Returns the indexes of the pieces.
 */
export function visualOrder(levels: readonly number[]): readonly number[] {
  const order = levels.map((_, index) => index);
  const highest = Math.max(0, ...levels);
  for (let level = highest; level > 0; level--) {
    let start = 0;
    while (start < order.length) {
      if ((levels[order[start] ?? 0] ?? 0) < level) {
        start++;
        continue;
      }
      let end = start;
      while (end < order.length && (levels[order[end] ?? 0] ?? 0) >= level) end++;
      order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}
