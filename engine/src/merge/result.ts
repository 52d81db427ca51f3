import type { ReadNotice, ReadPicture } from '../word/index.js';

/**
 * What the returned file was compared with: the source text embedded in it (`source`), the file itself with all tracked
 * changes rejected (`tracked`), or the author's current text (`text`). In the last case, edits that the author has made since
 * look as if the reviewer had undone them.
 */
export type MergeBase = 'source' | 'tracked' | 'text';

/** A step of merging: reading the file, converting the original text, comparing both, and checking the result. */
export type MergeStage = 'read' | 'convert' | 'compare' | 'check';

/**
 * What was changed: words within a paragraph, or only their formatting; the level of a heading; whole blocks, list items or
 * table rows that were added, removed or moved; footnotes; or front matter and other lines that no other kind covers.
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

/** Why a change needs somebody's decision. */
export interface Conflict {
  readonly reason: ConflictReason;
  /** A sentence to show to the author. */
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
  /** Its line in the text, counted from 1. */
  readonly line: number;
  /**
   * The edits that make the change, in the order of the text; a move or a new footnote takes several. Edits of different
   * changes never overlap. Empty for a conflict without a place in the text, which can only be shown.
   */
  readonly edits: readonly MergeEdit[];
  /** The old version, as Markdown; empty for an addition. */
  readonly before: string;
  /** The version in the returned file, as Markdown; empty for a deletion. */
  readonly after: string;
  /** A few words before and after the change, as Markdown, for context; with an ellipsis where there are more. */
  readonly around: readonly [before: string, after: string];
  /** The reviewer, if the change was tracked. */
  readonly author?: string;
  /** The date in Word's form, such as `2026-01-31T10:00:00Z`, if the change was tracked and has one. */
  readonly date?: string;
  /** The ids of the comments at the same place. */
  readonly comments: readonly string[];
  /** Present if somebody has to decide whether to make the change. */
  readonly conflict?: Conflict;
}

/** A reviewer's comment on the text. */
export interface MergeComment {
  readonly id: string;
  /** The author's name; empty if the file gives none. */
  readonly author: string;
  /** The date in Word's form, such as `2026-01-31T10:00:00Z`; empty if there is none. */
  readonly date: string;
  /** Plain text of one or more lines. */
  readonly text: string;
  /** The words that it is about, as plain text; empty for a comment on a place between words. */
  readonly quoted: string;
  /** Where these words are in the text, as UTF-16 offsets; undefined if only the returned file has them. */
  readonly place: { readonly start: number; readonly end: number; readonly line: number } | undefined;
}

/** The comparison of a returned file with a text: plain data that can be stored and sent. */
export interface Merge {
  readonly success: true;
  readonly base: MergeBase;
  /** The name of the file that the text had, if the returned file carries it. */
  readonly name?: string;
  /** The share of words that the returned file and the text have in common, from 0 to 1. */
  readonly likeness: number;
  /** Whether they share so few words that the returned file seems to be another document. */
  readonly seemsUnrelated: boolean;
  /** The changes, in the order of the text. */
  readonly changes: readonly MergeChange[];
  readonly comments: readonly MergeComment[];
  /** The pictures that the reviewer added: those that the Markdown of the changes refers to and the text does not. */
  readonly pictures: readonly ReadPicture[];
  /**
   * The pictures of the text that the host did not have, from the returned file, by the paths and addresses that the text uses, which
   * may lead out of its folder, as `../one.png` and `https://example.org/one.png` do.
   */
  readonly textPictures: readonly ReadPicture[];
  /** What was not compared, or was approximated. */
  readonly notices: readonly ReadNotice[];
}

/** What to do with a change or comment: make it, leave it, or write it into the text as an editing mark (CriticMarkup). */
export type MergeDecision = 'take' | 'leave' | 'mark';
