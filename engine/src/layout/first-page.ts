import type { PageRoom } from './boxes.js';
import type { PageKind } from './frame.js';
import { type BoxSection, type ColumnStart, type Paged, WHOLE_PAGE } from './paginated.js';

/** Where the first page of a document begins. */
export function firstStart({ sections, hasEvenPages }: Paged): ColumnStart {
  const number = sections[0]?.firstNumber ?? 1;
  const isEven = hasEvenPages && number % 2 === 0;
  const kind = firstKind(sections[0], isEven);
  return {
    section: 0,
    column: 0,
    band: WHOLE_PAGE,
    kind,
    isEven,
    index: 0,
    from: 0,
    isAsked: true,
    carried: [],
  };
}

/** The kind of the first page of a section. */
export function firstKind(section: BoxSection | undefined, isEven: boolean): PageKind {
  if (section?.hasFirstPage) return 'first';
  return isEven ? 'even' : 'usual';
}

/** The room of a column, which is no higher than `limit`. */
export function roomFor(
  { section, kind, band }: Pick<ColumnStart, 'section' | 'kind' | 'band'>,
  { sections }: Paged,
  limit: number,
): PageRoom {
  const { height, separator } = sections[section]?.rooms[kind] ?? { height: 0, separator: 0 };
  return { height: Math.min(height - band.top - band.taken, limit), separator };
}
