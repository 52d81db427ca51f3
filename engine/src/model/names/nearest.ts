import { editDistance } from '../../text/edit-distance.js';

/** The name that differs in the fewest letters from another, if these are few. */
export function nearest(key: string, keys: Iterable<string>): string | undefined {
  let best: { readonly key: string; readonly distance: number } | undefined;
  const most = Math.max(1, Math.floor(key.length / 4));
  for (const other of keys) {
    const distance = editDistance(key.toLowerCase(), other.toLowerCase(), most);
    if (distance <= most && (!best || distance < best.distance)) best = { key: other, distance };
  }
  return best?.key;
}
