import type { ReadNotice, ReadPicture } from '../word/index.js';

/**
 * What the returned file was compared with: the text that it carries (`source`), itself with all tracked changes rejected
 * (`tracked`), or the text as it is now (`text`), in which case the author's later edits look as if the reviewer undid them.
 */
export type MergeBase = 'source' | 'tracked' | 'text';

/** A step of merging: reading the file, converting the original text, comparing both, and checking the result. */
export type MergeStage = 'read' | 'convert' | 'compare' | 'check';

/**
 * What was changed: words within a paragraph, or only their formatting, a heading's level, whole blocks, list items and table
 * rows that were added, removed or moved, notes, or front matter and other lines that no other kind covers.
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

/** Markdown that replaces a part of the text; `start` and `end` are UTF-16 offsets, equal for an insertion. */
export interface MergeEdit {
  readonly start: number;
  readonly end: number;
  readonly markdown: string;
}

/**
 * Why a change is not made automatically: the author has changed the same place (`both-changed`); the place is not in
 * the text, or never was, such as a formatted citation (`no-place`); or making the change would not give what the
 * reviewer sees (`not-sure`).
 */
export type ConflictReason = 'both-changed' | 'no-place' | 'not-sure';

/** Why somebody has to decide on a change. */
export interface Conflict {
  readonly reason: ConflictReason;
  /** One plain sentence. */
  readonly message: string;
  /** The Markdown in the text now; empty if the text has no such place. */
  readonly yours: string;
  /** The Markdown in the reviewer's file. */
  readonly theirs: string;
}

/** A change that the reviewer has made. */
export interface MergeChange {
  /** Unique among the changes and comments of the result; the same for the same text and file. */
  readonly id: string;
  readonly kind: ChangeKind;
  /** The line of the text, counted from 1, for lists and for messages. */
  readonly line: number;
  /**
   * What making the change does to the text, in the order of the text; a move or a new note has several edits. Those of
   * different changes never overlap. Empty for a conflict without a place, which can only be shown.
   */
  readonly edits: readonly MergeEdit[];
  /** What was there, as Markdown; empty for what was added. */
  readonly before: string;
  /** What is in the returned file, as Markdown; empty for what was removed. */
  readonly after: string;
  /** Some words before and after it, as Markdown, which are not part of it. */
  readonly around: readonly [before: string, after: string];
  /** The reviewer, if the change was tracked. */
  readonly author?: string;
  /** As Word writes it, such as `2026-01-31T10:00:00Z`, if the change was tracked and has a date. */
  readonly date?: string;
  /** The ids of the comments on its place. */
  readonly comments: readonly string[];
  /** Present if the change is made only when somebody decides to. */
  readonly conflict?: Conflict;
}

/** A reviewer's comment on the text. */
export interface MergeComment {
  readonly id: string;
  /** Empty if the file names none. */
  readonly author: string;
  /** As Word writes it; empty if there is none. */
  readonly date: string;
  /** Plain text of one or more lines. */
  readonly text: string;
  /** The words that it is about, as plain text; empty for a comment at a place. */
  readonly quoted: string;
  /** Where these words are in the text; undefined if they are not in it, such as words that only the returned file has. */
  readonly place: { readonly start: number; readonly end: number; readonly line: number } | undefined;
}

/** A returned file compared with a text. Plain data that can be stored and passed on. */
export interface Merge {
  readonly success: true;
  readonly base: MergeBase;
  /** The name of the file that the text had, if the returned file carries it. */
  readonly name?: string;
  /** The share of the returned file's words that are in the text, from 0 to 1; low for a file of another text. */
  readonly likeness: number;
  /** In the order of the text. */
  readonly changes: readonly MergeChange[];
  readonly comments: readonly MergeComment[];
  /** The pictures that the reviewer has added: those named in the Markdown of changes, but not in the text. */
  readonly pictures: readonly ReadPicture[];
  /** What was not compared, or was approximated. */
  readonly notices: readonly ReadNotice[];
}

/** What to do with a change or comment: make it, leave it, or write it into the text as an editing mark (CriticMarkup). */
export type MergeDecision = 'take' | 'leave' | 'mark';
