import type { FlatParagraph } from '../flat/flat.js';
import type { Losses } from '../losses.js';
import type { Numbering } from '../styles/numbering.js';
import type { Directions } from './directions.js';
import type { NumberedElements } from './numbered-elements.js';

/** Facts about the whole document, needed to assemble its blocks. */
export interface Assembly {
  readonly numbering: Numbering;
  readonly losses: Losses;
  /** Names that a heading has in addition to the identifier derived from its text. */
  readonly headingNames: (heading: FlatParagraph) => readonly string[];
  /** The identifier of a heading that fields of ours refer to by this bookmark. */
  readonly headingAt: (bookmark: string) => string | undefined;
  /** The name of a bookmark's target in Markdown. */
  readonly nameOf: (bookmark: string) => string;
  /** The address for a link to a bookmark. */
  readonly addressOf: (url: string) => string;
  /** The width of the text, in twips. */
  readonly lineWidth: number;
  /** Everything that has a number: figures, tables, code listings and formulas. */
  readonly numbered: NumberedElements;
  /** Undefined if blocks are to have no direction of their own. */
  readonly directions: Directions | undefined;
  /** The language of the document, as a BCP 47 tag; empty if it has none. */
  readonly language: string;
  /** Whether this program made the document. */
  readonly isFromFootmark: boolean;
  /** Whether another program has saved a file of ours, so that it may differ from what our writer writes. */
  readonly isSavedElsewhere: boolean;
  /** Whether lines keep the spaces at their ends, which other programs drop. */
  readonly keepsInvisible: boolean;
  /** Whether captions and references keep the numbers that Word shows. */
  readonly showsNumbers: boolean;
}
