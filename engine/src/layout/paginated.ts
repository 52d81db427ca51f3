import type { Box, PageRoom, Part } from './boxes.js';
import type { PageKind } from './frame.js';
import type { SetNote } from './notes.js';

/** What stands in a column of a page, without being drawn. Places are counted from the top of the page's text. */
export interface ColumnRecord {
  readonly section: number;
  /** Counted from 0. */
  readonly column: number;
  /** Where it stands below other columns on its page, and what their notes take at the foot; 0 at the top of a page. */
  readonly band: Band;
  /** How much its text and its notes take. */
  readonly height: number;
  readonly foot: number;
  /** The header rows that are repeated at its top. */
  readonly repeated: readonly Part[];
  readonly parts: readonly Part[];
  readonly notes: readonly NotePart[];
  /** Whether the first of the notes began in the column before. */
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

/** The place on a page of columns beside each other. Lengths are twips. */
export interface Band {
  /** From the top of the page's text. */
  readonly top: number;
  /** What the notes of the bands above it take at the foot of the page. */
  readonly taken: number;
  /** Whether it goes on on the page of the section before. */
  readonly isContinued: boolean;
}

/** Boxes from `start` on are on pages of one kind, which begin with one of their own unless they are continued. */
export interface BoxSection {
  readonly start: number;
  /** Whether it begins below the section before, on the same page. */
  readonly isContinued?: boolean;
  readonly columns: number;
  readonly rooms: Readonly<Record<PageKind, PageRoom>>;
  /** Whether its first page is of a kind of its own. */
  readonly hasFirstPage: boolean;
  /** The number of its first page; undefined where that follows on the page before. */
  readonly firstNumber: number | undefined;
}

export interface Paged {
  readonly boxes: readonly Box[];
  /** In order; the first starts at 0. */
  readonly sections: readonly BoxSection[];
  /** Whether pages with even numbers may have other room than those with odd ones. */
  readonly hasEvenPages: boolean;
  /** A note at the foot of its page; undefined where it stands elsewhere. */
  note(number: number): SetNote | undefined;
}

/** Boxes in their columns. */
export interface Paginated extends Paged {
  readonly records: readonly ColumnRecord[];
  /** Where each column begins. */
  readonly starts: readonly ColumnStart[];
}

/** All that the columns before say about those from here on. */
export interface ColumnStart {
  readonly section: number;
  readonly column: number;
  readonly band: Band;
  readonly kind: PageKind;
  /** Whether the page has an even number; always false where that makes no difference. */
  readonly isEven: boolean;
  /** The first box, and the first of its lines. */
  readonly index: number;
  readonly from: number;
  /** Whether a break or a section begins it, so that there is space above its first paragraph. */
  readonly isAsked: boolean;
  /** What goes on here of the notes of the column before. */
  readonly carried: readonly CarriedNote[];
}

/** That of columns at the top of a page. */
export const WHOLE_PAGE: Band = { top: 0, taken: 0, isContinued: false };

/** Whether a page begins with a column. */
export function beginsPage({ column, band }: Pick<ColumnStart, 'column' | 'band'>): boolean {
  return column === 0 && !band.isContinued;
}
