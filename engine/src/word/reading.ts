import type { Comment } from '../model/document.js';
import type { Related } from '../ooxml/package.js';
import { counted } from '../text/counted.js';
import type { CitedSources } from './file/citations.js';
import type { Charts } from './flat/charts.js';
import type { Pictures } from './flat/pictures.js';
import type { Losses } from './losses.js';
import type { Numbering } from './styles/numbering.js';
import type { StyleSheet } from './styles/style-sheet.js';

/** How to treat tracked changes and comments; with `track`, they are kept as changes and comments in the document. */
export type ChangesChoice = 'accept' | 'reject' | 'track';

/** The tools for reading any part of a document. */
export interface Reading {
  readonly sheet: StyleSheet;
  /** The language of the document, as a BCP 47 tag; empty if it has none. */
  readonly language: string;
  readonly numbering: Numbering;
  readonly losses: Losses;
  readonly pictures: Pictures;
  readonly charts: Charts;
  /** Reads diagrams that are shapes, if there may be any. */
  readonly diagrams: typeof import('./flat/diagrams/index.js') | undefined;
  readonly citations: CitedSources;
  readonly changes: ChangesChoice;
  /** Whether words keep the directions that `w:dir` and `w:bdo` give them, and lines of ours the spaces at their ends. */
  readonly keepsInvisible: boolean;
  /** Whether this program made the file. */
  readonly isFromFootmark: boolean;
  /** Whether another program has saved a file of ours. */
  readonly isSavedElsewhere: boolean;
  /** Bookmarks that something refers to. */
  readonly referenced: ReadonlySet<string>;
  /** Notes by the bookmarks around their references. */
  readonly markedNotes: ReadonlyMap<string, NoteKey>;
  /** Called for each note reference, in document order; returns the label. */
  readonly note: (key: NoteKey) => string;
  /** Called for each comment reference. */
  readonly comment: (id: string, about: string) => void;
  /** The comments by their ids, if they are kept in the text, each with its replies behind it. */
  readonly comments: ReadonlyMap<string, readonly Comment[]>;
  /** The ids of the comments whose ranges have begun, and of those whose ranges have ended. */
  readonly commentEnds: { readonly begun: Set<string>; readonly ended: Set<string> };
}

/** A note in Word; footnotes and endnotes are numbered separately. */
export interface NoteKey {
  readonly kind: 'footnote' | 'endnote';
  readonly id: string;
}

/** The relationships of the part that is being read. */
export type Relations = ReadonlyMap<string, Related>;

/** Reports how many tracked changes were accepted or rejected. */
export function reportChange({ losses, changes }: Reading): void {
  if (changes === 'track') return;
  losses.add(
    'word-changes',
    changes,
    (count) =>
      `${counted(count, 'tracked change')} ${count === 1 ? 'was' : 'were'} ${changes === 'accept' ? 'accepted' : 'rejected'}`,
  );
}
