import type { FlatParagraph } from './flat.js';
import type { Losses } from './losses.js';
import type { NumberedThings } from './numbered-things.js';
import type { Numbering } from './numbering.js';

/** What is known of the whole document when its blocks are put together. */
export interface Assembly {
  readonly numbering: Numbering;
  readonly losses: Losses;
  /** The names that a heading has besides the one that follows from its text. */
  readonly headingNames: (heading: FlatParagraph) => readonly string[];
  /** What the place of a bookmark is called in Markdown. */
  readonly nameOf: (bookmark: string) => string;
  /** The address for a link to a bookmark. */
  readonly addressOf: (url: string) => string;
  /** Of the text, in twips. */
  readonly lineWidth: number;
  /** What has a number that Word counts. */
  readonly things: NumberedThings;
  /** Whether a heading is found by a name of its own, so that its bookmarks are not needed. */
  readonly isOurs: boolean;
}
