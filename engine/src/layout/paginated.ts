import type { Box, PageRoom, Part } from './boxes.js';
import type { PageKind } from './frame.js';
import type { SetNote } from './notes.js';

/** The content of a column of a page, not yet drawn. Places are measured from the top of the page's text. */
export interface ColumnRecord {
  readonly section: number;
  /** Counted from 0. */
  readonly column: number;
  /** Its place below other columns on its page, and the height of their notes at the foot; 0 at the top of a page. */
  readonly band: Band;
  /** The heights of its text and of its notes. */
  readonly height: number;
  readonly foot: number;
  /** The header rows that are repeated at its top. */
  readonly repeated: readonly Part[];
  readonly parts: readonly Part[];
  readonly notes: readonly NotePart[];
  /** Whether the first of the notes continues from the column before. */
  readonly continuesNote: boolean;
}

/** Lines of a note. */
export interface NotePart {
  readonly note: SetNote;
  readonly from: number;
  readonly to: number;
}

/** A note, or the rest of one, from a line of it on. */
export type CarriedNote = Omit<NotePart, 'to'>;

/** The place on a page of columns side by side. Lengths are twips. */
export interface Band {
  /** From the top of the page's text. */
  readonly top: number;
  /** The height of the notes of the bands above it, at the foot of the page. */
  readonly taken: number;
  /** Whether it continues on the page of the section before. */
  readonly isContinued: boolean;
}

/** A section: the boxes from `start` on, on pages of one size. It begins on a new page unless it is continuous. */
export interface BoxSection {
  readonly start: number;
  /** Whether it begins below the section before, on the same page. */
  readonly isContinued?: boolean;
  readonly columns: number;
  readonly rooms: Readonly<Record<PageKind, PageRoom>>;
  /** Whether its first page has room of its own. */
  readonly hasFirstPage: boolean;
  /** The number of its first page; undefined if it follows on from the page before. */
  readonly firstNumber: number | undefined;
}

export interface Paged {
  readonly boxes: readonly Box[];
  /** In order; the first starts at 0. */
  readonly sections: readonly BoxSection[];
  /** Whether even pages may have other room than odd ones. */
  readonly hasEvenPages: boolean;
  /** A note at the foot of its page; undefined if it is placed elsewhere. */
  note(number: number): SetNote | undefined;
}

/** Boxes in their columns. */
export interface Paginated extends Paged {
  readonly records: readonly ColumnRecord[];
  /** Where each column begins. */
  readonly starts: readonly ColumnStart[];
}

/** Everything about earlier columns that the columns from here on depend on. */
export interface ColumnStart {
  readonly section: number;
  readonly column: number;
  readonly band: Band;
  readonly kind: PageKind;
  /** Whether the page has an even number; always false if that makes no difference. */
  readonly isEven: boolean;
  /** The first box, and the first of its lines. */
  readonly index: number;
  readonly from: number;
  /** Whether a break or a section begins it, so that there is space above its first paragraph. */
  readonly isRequested: boolean;
  /** The notes that continue here from the column before. */
  readonly carried: readonly CarriedNote[];
}

/** The band of columns at the top of a page. */
export const WHOLE_PAGE: Band = { top: 0, taken: 0, isContinued: false };

/** Whether a page begins with a column. */
export function beginsPage({ column, band }: Pick<ColumnStart, 'column' | 'band'>): boolean {
  return column === 0 && !band.isContinued;
}
