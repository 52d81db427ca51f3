/** The words in texts that are closest to a word, if one or two typing errors explain the difference. */
export function nearWords(word: string, texts: readonly string[]): readonly string[] {
  let nearest = slipsAllowed(word);
  const near = new Map<string, number>();
  for (const candidate of vocabularyOf(texts)) {
    const slips = slipsBetween(word, candidate, nearest);
    if (slips > nearest || slips === 0) continue;
    nearest = slips;
    near.set(candidate, slips);
  }
  return [...near].filter(([, slips]) => slips === nearest).map(([candidate]) => candidate);
}

/** In short words, nearly every typing error gives another word. */
function slipsAllowed({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

function vocabularyOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []));
}

/**
 * How many letters were added, left out, replaced or swapped with their neighbour between two words (the distance of
 * Damerau and Levenshtein); a number above `limit` if there are more.
 */
function slipsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    [beforeLast, last] = [last, current];
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
