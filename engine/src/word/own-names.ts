import { hashedBookmark } from '../model/names/hashed-bookmark.js';
import { calloutOfName, kindOfName, theoremOfName } from '../model/names/numbered-names.js';

/**
 * The name behind a bookmark that this program made of it, such as `fig-cup` for `fig_cup` and `fig:cup` for
 * `h_fig_cup_e8cb0457`, where it tries the characters that may have been replaced until the hash matches. Undefined for
 * any other bookmark.
 */
export function ownName(bookmark: string): string | undefined {
  const hyphenated = bookmark.replaceAll('_', '-');
  if (kindOfName(hyphenated) ?? theoremOfName(hyphenated) ?? calloutOfName(hyphenated)) return hyphenated;
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

/** Characters that a bookmark may have replaced. The last one begins the name of an example: `@good`. */
const SIGNS = [':', '-', '.', '_', '/', ' ', '@'];
/** The most replaced characters; with more of them there would be too many combinations to try. */
const MAX_GAPS = 5;
