import type { ComposedSection } from '../model/composed.js';
import { numberText } from '../model/names/number-styles.js';
import type { PageKind } from './frame.js';
import { beginsPage, type ColumnRecord, type Paginated } from './paginated.js';

/** A page, as the columns on it. */
export interface PageRecord {
  readonly section: number;
  readonly kind: PageKind;
  readonly columns: readonly ColumnRecord[];
}

const known = new WeakMap<ColumnRecord, PageRecord>();

/** The pages of columns; the same objects again for the same columns. */
export function pagesOf({ records, starts }: Paginated): readonly PageRecord[] {
  const pages: PageRecord[] = [];
  let first = 0;
  for (let next = 1; next <= records.length; next++) {
    const following = records[next];
    if (following && !beginsPage(following)) continue;
    const page = pageOf(records, first, next, starts[first]?.kind ?? 'usual');
    if (page) pages.push(page);
    first = next;
  }
  return pages;
}

function pageOf(
  records: readonly ColumnRecord[],
  from: number,
  to: number,
  kind: PageKind,
): PageRecord | undefined {
  const first = records[from];
  if (!first) return undefined;
  const found = known.get(first);
  const isSame =
    found?.kind === kind &&
    found.columns.length === to - from &&
    found.columns.every((column, index) => column === records[from + index]);
  if (isSame) return found;
  const page = { section: first.section, kind, columns: records.slice(from, to) };
  known.set(first, page);
  return page;
}

/** The numbers that pages show: a section may begin anew. */
export function numbersOf(
  pages: readonly PageRecord[],
  sections: readonly ComposedSection[],
): readonly number[] {
  const numbers: number[] = [];
  let number = 0;
  let section = -1;
  for (const page of pages) {
    const start = page.section === section ? undefined : sections[page.section]?.setting?.pageNumbers.start;
    number = start ?? number + 1;
    section = page.section;
    numbers.push(number);
  }
  return numbers;
}

/** How many pages a section has. */
export function pagesIn(pages: readonly PageRecord[], section: number): number {
  return pages.reduce((sum, page) => sum + (page.section === section ? 1 : 0), 0);
}

/** A number of a page as it is printed. */
export function printedNumber(number: number, { setting }: Pick<ComposedSection, 'setting'>): string {
  return numberText(number, setting?.pageNumbers.format ?? 'decimal');
}
