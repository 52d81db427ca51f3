import type { Comment } from '../model/document.js';
import type { Related } from '../ooxml/package.js';
import type { CitedSources } from './citations.js';
import { counted, type Losses } from './losses.js';
import type { Numbering } from './numbering.js';
import type { Pictures } from './pictures.js';
import type { StyleSheet } from './style-sheet.js';

/** What becomes of tracked changes and comments: with `track`, they are changes and comments of the model. */
export type ChangesChoice = 'accept' | 'reject' | 'track';

/** What every part of a document is read with. */
export interface Reading {
  readonly sheet: StyleSheet;
  readonly numbering: Numbering;
  readonly losses: Losses;
  readonly pictures: Pictures;
  readonly citations: CitedSources;
  readonly changes: ChangesChoice;
  /** Whether this program made the file. */
  readonly isOurs: boolean;
  /** Bookmarks that something refers to. */
  readonly referenced: ReadonlySet<string>;
  /** The note whose mark a bookmark is around. */
  readonly markedNotes: ReadonlyMap<string, NoteKey>;
  /** Called for each mark of a note, in the order of the text; gives its label. */
  readonly note: (key: NoteKey) => string;
  /** Called at each mark of a comment. */
  readonly comment: (id: string, about: string) => void;
  /** The comments by their ids, where they are part of the text. */
  readonly comments: ReadonlyMap<string, Comment>;
  /** The ids of the comments whose text has begun, and of those whose text has ended. */
  readonly commentEnds: { readonly begun: Set<string>; readonly ended: Set<string> };
}

/** A note of Word: footnotes and endnotes are counted apart. */
export interface NoteKey {
  readonly kind: 'footnote' | 'endnote';
  readonly id: string;
}

/** The relationships of the part that is being read. */
export type Relations = ReadonlyMap<string, Related>;

/** Tells how many changes were settled, and how. */
export function tellChange({ losses, changes }: Reading): void {
  if (changes === 'track') return;
  losses.add(
    'word-changes',
    changes,
    (count) =>
      `${counted(count, 'tracked change')} ${count === 1 ? 'was' : 'were'} ${changes === 'accept' ? 'accepted' : 'rejected'}`,
  );
}
