/** The name that differs in the fewest letters from another, if these are few. */
export function nearest(key: string, keys: Iterable<string>): string | undefined {
  let best: { readonly key: string; readonly distance: number } | undefined;
  const most = Math.max(1, Math.floor(key.length / 4));
  for (const other of keys) {
    if (Math.abs(other.length - key.length) > most) continue;
    const distance = editDistance(key.toLowerCase(), other.toLowerCase());
    if (distance <= most && (!best || distance < best.distance)) best = { key: other, distance };
  }
  return best?.key;
}

/** How many letters must be added, left out, changed or exchanged with the next to make one text of another. */
function editDistance(one: string, other: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at++) {
      const change = (row[at - 1] ?? 0) + (other.charAt(at - 1) === letter ? 0 : 1);
      const isExchanged =
        at > 1 && letter === other.charAt(at - 2) && one.charAt(index - 1) === other.charAt(at - 1);
      const exchange = isExchanged ? (before[at - 2] ?? 0) + 1 : change;
      next.push(Math.min(change, exchange, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
