import type { Box, PageRoom, Part } from './boxes.js';
import type { PageKind } from './frame.js';
import type { SetNote } from './notes.js';

/** The content of a column of a page, not yet drawn. Places are measured from the top of the page's text. */
export interface ColumnRecord {
  readonly section: number;
  /** Counted from 0. */
  readonly column: number;
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

/** A section: the boxes from `start` on, beginning on a new page, on pages of one size. */
export interface BoxSection {
  readonly start: number;
  readonly columns: number;
  readonly rooms: Readonly<Record<PageKind, PageRoom>>;
  /** Whether its first page has room of its own. */
  readonly hasFirstPage: boolean;
  /** The number of its first page; undefined where that follows on the page before. */
  readonly firstNumber: number | undefined;
}

export interface Paged {
  readonly boxes: readonly Box[];
  /** In order; the first starts at 0. */
  readonly sections: readonly BoxSection[];
  /** Whether even pages may have other room than odd ones. */
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

/** Everything about earlier columns that the columns from here on depend on. */
export interface ColumnStart {
  readonly section: number;
  readonly column: number;
  readonly kind: PageKind;
  /** Whether the page has an even number; always false where that makes no difference. */
  readonly isEven: boolean;
  /** The first box, and the first of its lines. */
  readonly index: number;
  readonly from: number;
  /** Whether a break or a section begins it, so that there is space above its first paragraph. */
  readonly isAsked: boolean;
  /** The notes that continue here from the column before. */
  readonly carried: readonly CarriedNote[];
}
