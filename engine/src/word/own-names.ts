import { hashedBookmark } from '../model/hashed-bookmark.js';

/**
 * The name of a place from the bookmark that this program made of it, such as `fig:cup` of `h_fig_cup_e8cb0457`: what stands in
 * place of other signs is tried, and the hash tells. Undefined for any other bookmark.
 */
export function ownName(bookmark: string): string | undefined {
  const start = /^h_(.{1,24})_[\da-f]{8}$/.exec(bookmark)?.[1];
  if (start === undefined) return undefined;
  const [first = '', ...others] = start.split('_');
  if (others.length > MAX_GAPS) return undefined;
  return others
    .reduce<readonly string[]>(
      (names, part) => names.flatMap((name) => SIGNS.map((sign) => name + sign + part)),
      [first],
    )
    .find((name) => hashedBookmark(name) === bookmark);
}

const SIGNS = [':', '-', '.', '_', '/', ' '];
/** With more of them there would be too many names to try. */
const MAX_GAPS = 5;
