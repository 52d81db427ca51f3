import type { ReadNotice, ReadPicture } from '../word/index.js';

/**
 * What the returned file was compared with: the text that it carries (`source`), itself with all tracked changes rejected
 * (`tracked`), or the text as it is now (`text`), whose own later edits then look like the reviewer's, turned back.
 */
export type MergeBase = 'source' | 'tracked' | 'text';

/** A step of the merging: reading the file, converting what it began as, comparing both, trying the result. */
export type MergeStage = 'read' | 'convert' | 'compare' | 'check';

/**
 * What a change is: words within a paragraph, or only their look (`formatting`), a heading's level, whole blocks, items of
 * lists and rows of tables that came, went or moved, notes, or front matter and other lines that nothing else names.
 */
export type ChangeKind =
  | 'words'
  | 'formatting'
  | 'heading-level'
  | 'block-added'
  | 'block-removed'
  | 'block-moved'
  | 'block-changed'
  | 'row-added'
  | 'row-removed'
  | 'note-added'
  | 'note-removed';

/** A place in the text that gets other Markdown; `start` and `end` are UTF-16 offsets, equal where nothing is taken out. */
export interface MergeEdit {
  readonly start: number;
  readonly end: number;
  readonly markdown: string;
}

/**
 * Why a change is not simply made: the author has changed the same place (`both-changed`), the place is gone from the text or
 * was never in it as such, as a printed citation (`no-place`), or trying the change did not give what the reviewer sees
 * (`not-sure`).
 */
export type ConflictReason = 'both-changed' | 'no-place' | 'not-sure';

/** A change that somebody has to decide on. */
export interface Conflict {
  readonly reason: ConflictReason;
  /** One plain sentence. */
  readonly message: string;
  /** The Markdown that the text has there now; empty where it has no such place. */
  readonly yours: string;
  /** The Markdown that the reviewer's file has there. */
  readonly theirs: string;
}

/** Something that the reviewer has changed. */
export interface MergeChange {
  /** Unlike those of all other changes and comments of the result; the same for the same text and file. */
  readonly id: string;
  readonly kind: ChangeKind;
  /** The line of the text, counted from 1, for lists and for messages. */
  readonly line: number;
  /**
   * What making the change does to the text, in its order; a move or a new note has several. Edits of different changes never
   * overlap. Empty for a conflict that has no place: it can only be shown.
   */
  readonly edits: readonly MergeEdit[];
  /** What was there, as Markdown; empty for what was added. */
  readonly before: string;
  /** What is there in the returned file, as Markdown; empty for what was removed. */
  readonly after: string;
  /** Some words before and after it, as Markdown, which are not part of it. */
  readonly around: readonly [before: string, after: string];
  /** The reviewer, if the change was tracked. */
  readonly author?: string;
  /** As Word writes it, such as `2026-01-31T10:00:00Z`, if the change was tracked and has one. */
  readonly date?: string;
  /** The ids of the comments that are about its place. */
  readonly comments: readonly string[];
  /** Present where the change is not made unless somebody says so. */
  readonly conflict?: Conflict;
}

/** What a reviewer says about the text. */
export interface MergeComment {
  readonly id: string;
  /** Empty where the file names none. */
  readonly author: string;
  /** As Word writes it; empty where it has none. */
  readonly date: string;
  /** Plain text, of one line or more. */
  readonly text: string;
  /** The words that it is about, as plain text; empty for a comment at a place. */
  readonly quoted: string;
  /** Where these words are in the text; undefined if they are not, as those that only the returned file has. */
  readonly place: { readonly start: number; readonly end: number; readonly line: number } | undefined;
}

/** A returned file compared with a text. Plain data, which may be kept and passed on. */
export interface Merge {
  readonly success: true;
  readonly base: MergeBase;
  /** The name of the file that the text had, if the returned file carries it. */
  readonly name?: string;
  /** Which share of the words of the returned file the text has, from 0 to 1; a file of something else has few. */
  readonly likeness: number;
  /** In the order of the text. */
  readonly changes: readonly MergeChange[];
  readonly comments: readonly MergeComment[];
  /** The pictures that the reviewer has put in: those that the Markdown of changes names and the text does not. */
  readonly pictures: readonly ReadPicture[];
  /** What was not compared, or was approximated. */
  readonly notices: readonly ReadNotice[];
}

/** What becomes of a change or a comment: made, left, or written into the text as an editing mark (CriticMarkup). */
export type MergeDecision = 'take' | 'leave' | 'mark';
