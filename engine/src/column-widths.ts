/** How much room a column wants, its cells' margins included. Twips. */
export interface ColumnNeed {
  /** The width of its longest word. */
  readonly least: number;
  /** The width at which nothing in it breaks into lines. */
  readonly most: number;
}

/** Fonts differ a little between machines: by this much, needs are larger than was measured. */
export const TOLERANCE = 1.03;

/** Whole twips that add up to `total`: the first columns take what division leaves over. */
export function equalWidths(total: number, columns: number): number[] {
  return rounded(
    Array.from({ length: columns }, () => total / columns),
    total,
  );
}

/** Widths by what the columns hold, so that no word breaks where that can be had. They add up to `total`. */
export function contentWidths(total: number, needs: readonly ColumnNeed[]): number[] {
  const wanted = sum(needs.map(({ most }) => most));
  if (wanted <= total)
    return rounded(
      needs.map(({ most }) => (most / wanted) * total),
      total,
    );
  const least = needs.map((need) => need.least);
  if (sum(least) <= total) return rounded(stretched(needs, total), total);
  const over = sum(least) / total;
  if (over <= TOLERANCE)
    return rounded(
      least.map((width) => width / over),
      total,
    );
  const cap = capOf(least, total);
  return rounded(
    least.map((width) => Math.min(width, cap)),
    total,
  );
}

/**
 * Every column has its least width; the rest goes to those that want more, by the root of how much: a column with a
 * hundred times the text of another should not take a hundred times the room.
 */
function stretched(needs: readonly ColumnNeed[], total: number): number[] {
  const widths = needs.map(({ least }) => least);
  let open = needs.map((_, index) => index).filter((index) => wish(needs[index]) > 0);
  let rest = total - sum(widths);
  while (open.length > 0 && rest > 0) {
    const share = rest / sum(open.map((index) => Math.sqrt(wish(needs[index]))));
    const content = open.filter((index) => Math.sqrt(wish(needs[index])) * share >= wish(needs[index]));
    const served = content.length > 0 ? content : open;
    for (const index of served) {
      const wished = wish(needs[index]);
      const given = content.length > 0 ? wished : Math.sqrt(wished) * share;
      widths[index] = (widths[index] ?? 0) + given;
      rest -= given;
    }
    open = content.length > 0 ? open.filter((index) => !content.includes(index)) : [];
  }
  return widths;
}

function wish(need: ColumnNeed | undefined): number {
  return need ? need.most - need.least : 0;
}

/** The width that the widest columns are cut to, so that the others keep theirs. */
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
