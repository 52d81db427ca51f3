import { largest } from '../text/long-arrays.js';
import type { Band, ColumnRecord } from './paginated.js';

/** The position on a page below columns that are side by side. */
export function bandBelow({ top, taken }: Band, columns: readonly ColumnRecord[]): Band {
  return {
    top:
      top +
      largest(
        columns.map(({ height }) => height),
        0,
      ),
    taken:
      taken +
      largest(
        columns.map(({ foot }) => foot),
        0,
      ),
    isContinued: true,
  };
}

/** The result of `make` for the lowest height between `low` and `high` for which it has one. In whole twips. */
export function lowestHeight<T>(
  low: number,
  high: number,
  make: (height: number) => T | undefined,
): T | undefined {
  let best: T | undefined;
  let [below, above] = [low - 1, high];
  while (above - below > 1) {
    const height = Math.floor((below + above) / 2);
    const made = make(height);
    if (made === undefined) below = height;
    else [best, above] = [made, height];
  }
  return best;
}
