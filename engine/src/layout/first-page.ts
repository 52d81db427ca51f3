import type { PageKind } from './frame.js';
import type { BoxSection, ColumnStart, Paged } from './paginated.js';

/** Where the first page of a document begins. */
export function firstStart({ sections, hasEvenPages }: Paged): ColumnStart {
  const number = sections[0]?.firstNumber ?? 1;
  const isEven = hasEvenPages && number % 2 === 0;
  const kind = firstKind(sections[0], isEven);
  return { section: 0, column: 0, kind, isEven, index: 0, from: 0, isAsked: true, carried: [] };
}

/** The kind of the first page of a section. */
export function firstKind(section: BoxSection | undefined, isEven: boolean): PageKind {
  if (section?.hasFirstPage) return 'first';
  return isEven ? 'even' : 'usual';
}
