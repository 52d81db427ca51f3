import { changeOf, isSameRecord, isSameStart } from './change.js';
import { beginsPage, type ColumnRecord, type ColumnStart, type Paged, type Paginated } from './paginated.js';

type Columns = Pick<Paginated, 'records' | 'starts'>;

/** The pages of the boxes before some of them changed. */
export interface PagesBefore {
  /** The pages that the change cannot have affected. */
  readonly kept: Columns;
  /** Where the first of the remaining pages begins. */
  readonly next: ColumnStart | undefined;
  /**
   * The rest of the pages, starting with one that begins in this way, if nothing after it has changed. To be called in
   * order.
   */
  from(start: ColumnStart): Columns | undefined;
  /** The column at this place, if it has the same content. */
  same(record: ColumnRecord, place: number): ColumnRecord | undefined;
}

/** Undefined if no pages can be kept. */
export function pagesBefore(before: Paginated, paged: Paged): PagesBefore | undefined {
  const change = changeOf(before, paged);
  if (!change) return undefined;
  const { records, starts } = before;
  const { keptColumns, sameFrom, shift } = change;
  const hasBands = paged.sections.some(({ isContinued }) => isContinued);
  /** How many of the previous pages begin before the one last asked for. */
  let passed = 0;
  const pageLike = (start: ColumnStart): number | undefined => {
    const wanted = start.index - shift;
    while ((starts[passed]?.index ?? wanted) < wanted) passed++;
    for (let page = passed; starts[page]?.index === wanted; page++) {
      const other = starts[page];
      if (other && isSameStart(other, start, shift)) return page;
    }
    return undefined;
  };
  return {
    kept: { records: records.slice(0, keptColumns), starts: starts.slice(0, keptColumns) },
    next: starts[keptColumns],
    from: (start) => {
      // Columns of equal height depend on their neighbours.
      if (start.index < sameFrom || (hasBands && !beginsPage(start))) return undefined;
      const page = pageLike(start);
      if (page === undefined) return undefined;
      const rest = starts.slice(page).map((other) => ({ ...other, index: other.index + shift }));
      return { records: records.slice(page), starts: rest };
    },
    same: (record, place) => {
      const other = records[place];
      return other && isSameRecord(other, record) ? other : undefined;
    },
  };
}
