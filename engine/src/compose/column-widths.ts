/** The width that a column needs, including cell margins. Twips. */
export interface ColumnNeed {
  /** The width of its longest word. */
  readonly min: number;
  /** The width at which no line in it breaks. */
  readonly max: number;
}

/** Fonts differ slightly between machines, so measured widths are enlarged by this factor. */
export const TOLERANCE = 1.03;

/** Whole twips that add up to `total`; the first columns get the remainder. */
export function equalWidths(total: number, columns: number): number[] {
  return rounded(
    Array.from({ length: columns }, () => total / columns),
    total,
  );
}

/** Which columns are no wider than they need to be. */
interface NarrowColumns {
  readonly isFirstNarrow?: boolean;
  /** All of them, in a table that needs less than the line. */
  readonly mayBeNarrow?: boolean;
}

/** How much wider than their content the columns of a table are that needs less than the line: a quarter, and at least so many twips. */
const AIR = 0.25;
const MIN_AIR = 240;
/** The share of the line from which on a table takes all of it, so that its edge is that of the text. */
const NEARLY_ALL = 0.85;

/**
 * Widths that fit the content, so that no word breaks if possible. They add up to `total`, unless the content needs much less. A
 * first column that is narrow, since it holds numbers on its right, gets no more than it needs: they would stand away from the edge of
 * the table.
 */
export function contentWidths(
  total: number,
  needs: readonly ColumnNeed[],
  { isFirstNarrow = false, mayBeNarrow = false }: NarrowColumns = {},
): number[] {
  const wanted = sum(needs.map(({ max }) => max));
  if (wanted <= total) {
    const narrow = needs.map(({ max }, column) =>
      isFirstNarrow && column === 0 ? max : Math.ceil(max + Math.max(max * AIR, MIN_AIR)),
    );
    if (mayBeNarrow && sum(narrow) < total * NEARLY_ALL) return narrow;
    const kept = isFirstNarrow && needs.length > 1 ? (needs[0]?.max ?? 0) : 0;
    const share = (total - kept) / (wanted - kept);
    return rounded(
      needs.map(({ max }, column) => (column === 0 && kept > 0 ? kept : max * share)),
      total,
    );
  }
  const min = needs.map((need) => need.min);
  if (sum(min) <= total) return rounded(stretched(needs, total), total);
  const over = sum(min) / total;
  if (over <= TOLERANCE)
    return rounded(
      min.map((width) => width / over),
      total,
    );
  const cap = capOf(min, total);
  return rounded(
    min.map((width) => Math.min(width, cap)),
    total,
  );
}

/**
 * Every column gets its minimum width. Columns that need no more than an equal share of the rest are served first, so that
 * short entries such as `13.2 MB` stay on one line. The others share the remainder in proportion to the square root of
 * what they need: a column with a hundred times the text should not be a hundred times as wide.
 */
function stretched(needs: readonly ColumnNeed[], total: number): number[] {
  const wish = ({ min, max }: ColumnNeed): number => max - min;
  const rest = total - sum(needs.map(({ min }) => min));
  const cap = capOf(needs.map(wish), rest);
  const large = needs.filter((need) => wish(need) > cap);
  const left = rest - sum(needs.filter((need) => wish(need) <= cap).map(wish));
  const share = left / sum(large.map((need) => Math.sqrt(wish(need))));
  return needs.map((need) => (wish(need) > cap ? need.min + Math.sqrt(wish(need)) * share : need.max));
}

/** The maximum for the widest columns, so that the others keep their width. */
function capOf(widths: readonly number[], total: number): number {
  let rest = total;
  const ascending = widths.toSorted((a, b) => a - b);
  for (const [index, width] of ascending.entries()) {
    const fair = rest / (ascending.length - index);
    if (width >= fair) return fair;
    rest -= width;
  }
  return Number.POSITIVE_INFINITY;
}

function rounded(widths: readonly number[], total: number): number[] {
  const whole = widths.map((width) => Math.max(1, Math.floor(width)));
  const remainder = Math.max(0, Math.min(total - sum(whole), whole.length));
  return whole.map((width, index) => width + (index < remainder ? 1 : 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
