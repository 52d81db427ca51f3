import type { ThemeReferences } from '../theme/scheme.js';
import type { CanvasWriter, HeadingPages } from './environment.js';
import type { Ledger } from './ledger.js';
import type { NoteElements } from './note-elements.js';
import type { Story } from './story.js';
import type { StyleNames } from './style-names.js';

/** The context for writing text. */
export interface Writer {
  readonly ledger: Ledger;
  /** The part that the text is written into. */
  readonly story: Story;
  readonly notes: NoteElements;
  readonly styles: StyleNames;
  /** Whether styles have indents in characters, which would override those in twips (ECMA-376 Part 1, 17.3.1.12). */
  readonly hasCharacterIndents: boolean;
  readonly pages: HeadingPages;
  /** Writes diagrams as shapes; undefined in a text without any. */
  readonly canvas?: CanvasWriter | undefined;
  /** The author and the date of tracked changes and comments. */
  readonly reviewer: Reviewer;
  /** The colours of the theme that belong to the look; undefined with a Word template, which has a theme of its own. */
  readonly references?: ThemeReferences | undefined;
  /** Whether paragraphs say that their lines are not numbered, because the styles of a Word template do not. */
  readonly numbersLines?: true;
  /** Whether the style behind all others runs from right to left. */
  readonly runsRightToLeft?: true;
  /** Whether what is written is deleted as a tracked change. */
  readonly isDeleted?: true;
}

/** The author of tracked changes and comments. */
export interface Reviewer {
  readonly author: string;
  /** Undefined if it is not known when. */
  readonly date: Date | undefined;
}
