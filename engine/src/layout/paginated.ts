import type { Box, PageRoom, Part } from './boxes.js';
import type { SetNote } from './notes.js';

/** What stands on a page, without being drawn. Places are counted from the top of its text. */
export interface PageRecord {
  readonly section: number;
  /** The header rows that are repeated at its top. */
  readonly repeated: readonly Part[];
  readonly parts: readonly Part[];
  readonly notes: readonly NotePart[];
  /** Whether the first of the notes began on the page before. */
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

/** Boxes from `start` on are on pages of one kind, which begin with one of their own. */
export interface BoxSection {
  readonly start: number;
  readonly room: PageRoom;
}

export interface Paged {
  readonly boxes: readonly Box[];
  /** In order; the first starts at 0. */
  readonly sections: readonly BoxSection[];
  /** A note at the foot of its page; undefined where it stands elsewhere. */
  note(number: number): SetNote | undefined;
}

/** Boxes on their pages. */
export interface Paginated extends Paged {
  readonly records: readonly PageRecord[];
  /** Where each page begins. */
  readonly starts: readonly PageStart[];
}

/** All that the pages before say about those from here on. */
export interface PageStart {
  readonly section: number;
  /** The first box, and the first of its lines. */
  readonly index: number;
  readonly from: number;
  /** Whether a break or a section begins it, so that there is space above its first paragraph. */
  readonly isAsked: boolean;
  /** What goes on here of the notes of the page before. */
  readonly carried: readonly CarriedNote[];
}
