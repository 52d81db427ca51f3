import type { PageRoom } from './boxes.js';
import type { PageKind } from './frame.js';
import { type BoxSection, type ColumnStart, type Paged, WHOLE_PAGE } from './paginated.js';

/** The kind of a page and the section that it begins in. */
type PageStart = Pick<ColumnStart, 'section' | 'column' | 'band' | 'kind' | 'isEven'>;

/** Where the first page of a document begins. */
export function firstStart({ sections, hasEvenPages }: Paged): ColumnStart {
  const isEven = hasEvenPages && isEvenNumber(sections[0]?.firstNumber ?? 1);
  const page = pageOf(0, firstKind(sections[0], isEven), isEven);
  return { ...page, index: 0, from: 0, isRequested: true, carried: [] };
}

/** The page after another one, in the same section. */
export function nextPage({ section, isEven: wasEven }: ColumnStart, { hasEvenPages }: Paged): PageStart {
  const isEven = hasEvenPages && !wasEven;
  return pageOf(section, isEven ? 'even' : 'usual', isEven);
}

/** The first page of a section, after another page. */
export function sectionPage(section: number, start: ColumnStart, paged: Paged): PageStart {
  const { firstNumber } = paged.sections[section] ?? {};
  const isEven =
    firstNumber === undefined
      ? nextPage(start, paged).isEven
      : paged.hasEvenPages && isEvenNumber(firstNumber);
  return pageOf(section, firstKind(paged.sections[section], isEven), isEven);
}

/** The space in a column. */
export function roomFor(
  { section, kind, band }: Pick<ColumnStart, 'section' | 'kind' | 'band'>,
  { sections }: Paged,
): PageRoom {
  const { height, separator } = sections[section]?.rooms[kind] ?? { height: 0, separator: 0 };
  return { height: height - band.top - band.taken, separator };
}

function pageOf(section: number, kind: PageKind, isEven: boolean): PageStart {
  return { section, column: 0, band: WHOLE_PAGE, kind, isEven };
}

function firstKind(section: BoxSection | undefined, isEven: boolean): PageKind {
  if (section?.hasFirstPage) return 'first';
  return isEven ? 'even' : 'usual';
}

function isEvenNumber(number: number): boolean {
  return number % 2 === 0;
}
