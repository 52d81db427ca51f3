import type { DiagramForm } from '../api/options.js';
import type { Inline } from './inlines.js';
import type { NumberedKind } from './names/numbered-names.js';

/*
 * The blocks that hold no other blocks and no paragraph of text. Part of the model in `document.ts`.
 */

export interface SeveralLines {
  /** Its last line in the source text, if that is not the first and the parser gives it. */
  readonly lastLine?: number;
}

export interface Code extends SeveralLines {
  readonly type: 'code';
  /** The language that a fence names, as written; empty if there is none. */
  readonly lang: string;
  /** The name of a file or tab, shown above the code instead of its language. */
  readonly title?: string;
  /** The lines, separated by `\n`, without a final one. */
  readonly value: string;
  /** Names that links can refer to; a name such as `fig-plot` also says how the code is counted. */
  readonly anchors?: readonly string[];
  readonly caption?: readonly Inline[];
  /** What a diagram becomes in Word, if it says so itself. */
  readonly drawnAs?: DiagramForm;
  readonly line: number;
}

/** A formula in a paragraph of its own. */
export interface DisplayMath {
  readonly type: 'math';
  /** LaTeX, without its delimiters. */
  readonly value: string;
  /** The label after the formula; there may also be labels inside, as `\label`. */
  readonly label?: string;
  /** The number after the formula. */
  readonly tag?: string;
  readonly line: number;
}

export interface ThematicBreak {
  readonly type: 'thematicBreak';
  readonly line: number;
}

/** The following block begins on a new page. */
export interface PageBreak {
  readonly type: 'pageBreak';
  /** The orientation of the pages from here on, if it changes; in a quotation or a list, it cannot. */
  readonly orientation?: 'landscape' | 'portrait';
  /** The orientation of the pages before it, since the last such break, as at the end of a section in Word. */
  readonly closes?: 'landscape' | 'portrait';
  readonly line: number;
}

/** The place for the table of contents, for a list of figures, tables, listings or equations, or for the index. */
export interface ListPlace {
  readonly type: 'listPlace';
  readonly of: 'headings' | 'index' | NumberedKind;
  readonly line: number;
}
