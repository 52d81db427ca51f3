import type { Abbreviation } from './abbreviation.js';
import type { CalloutKind } from './callout-names.js';
import type { Image, Inline, InlineMath } from './inlines.js';
import type { Metadata } from './metadata.js';

export type * from './inlines.js';

/**
 * The document between Markdown and Word: blocks, inlines and notes, named after mdast's nodes. It knows neither
 * the parser's tokens nor WordprocessingML. A `line` is counted from 1 in the source text.
 */
export interface Document {
  readonly blocks: readonly Block[];
  /** Note definitions by identifier, in the order of the text. */
  readonly definitions: ReadonlyMap<string, FootnoteDefinition>;
  /** Every image in `blocks` and `definitions`, in the order of the text. */
  readonly images: readonly Image[];
  /** Every formula in `blocks` and `definitions`, in the order of the text. */
  readonly formulas: readonly (DisplayMath | InlineMath)[];
  /** LaTeX that defines commands for the formulas. */
  readonly latexDefinitions: string;
  /** Short forms with their meanings. */
  readonly abbreviations: ReadonlyMap<string, Abbreviation>;
  /** Whether there is any link to a note by its name. */
  readonly hasWikiLinks: boolean;
  /** The numbers and names of the formulas. */
  readonly formulaLabels: FormulaLabels;
  /** Whether there is any reference to a formula. */
  readonly hasFormulaReferences: boolean;
  /** The title and subtitle that front matter gives. */
  readonly title?: Paragraph;
  readonly subtitle?: Paragraph;
  /** What else front matter says. */
  readonly metadata: Metadata;
}

export type Block =
  | Heading
  | Paragraph
  | Blockquote
  | Callout
  | Details
  | List
  | DefinitionList
  | Code
  | DisplayMath
  | Table
  | ThematicBreak
  | PageBreak;

interface SeveralLines {
  /** Its last line in the source text, where it is not the first and the parser tells. */
  readonly lastLine?: number;
}

export interface Heading {
  readonly type: 'heading';
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6;
  /** Where its author asks for another than the style's. */
  readonly align?: Alignment;
  /** Names by which links may lead here, besides its slug. */
  readonly anchors?: readonly string[];
  readonly children: readonly Inline[];
  readonly line: number;
}

export interface Paragraph extends SeveralLines {
  readonly type: 'paragraph';
  readonly align?: Alignment;
  /** Names by which links may lead here. */
  readonly anchors?: readonly string[];
  readonly children: readonly Inline[];
  readonly line: number;
}

export interface Blockquote {
  readonly type: 'blockquote';
  readonly children: readonly Block[];
  readonly line: number;
}

/** A block quote that is set apart with a title: GitHub's alerts, Obsidian's callouts. */
export interface Callout {
  readonly type: 'callout';
  readonly kind: CalloutKind;
  /** What its author calls it, where that stands for a title of its own. */
  readonly name?: string;
  /** Empty with a name, and where the text says by itself what it is. */
  readonly title: readonly Inline[];
  readonly children: readonly Block[];
  readonly line: number;
}

/** What a reader folds away on a screen, below a line that stays. */
export interface Details {
  readonly type: 'details';
  readonly summary: readonly Inline[];
  readonly children: readonly Block[];
  readonly line: number;
}

export interface List {
  readonly type: 'list';
  readonly ordered: boolean;
  /** The number of the first item; 1 for a bullet list. */
  readonly start: number;
  /** What follows the number of an ordered item: `1.` or `1)`. */
  readonly delimiter: '.' | ')';
  /** Whether blank lines stand between the items ("loose"). */
  readonly spread: boolean;
  readonly children: readonly ListItem[];
  readonly line: number;
}

export interface ListItem {
  /** For a task item whether it is ticked; `undefined` for any other. */
  readonly checked: boolean | undefined;
  readonly children: readonly Block[];
  readonly line: number;
}

/** A glossary: each term, or several, with what is said about it. */
export interface DefinitionList {
  readonly type: 'definitionList';
  /** Whether blank lines stand before the definitions ("loose"). */
  readonly spread: boolean;
  readonly children: readonly DefinitionGroup[];
  readonly line: number;
}

/** Terms, and the definitions that they share. */
export interface DefinitionGroup {
  readonly terms: readonly DefinitionTerm[];
  readonly definitions: readonly Definition[];
}

export type DefinitionTerm = Pick<Paragraph, 'children' | 'line'>;
export type Definition = Pick<Blockquote, 'children' | 'line'>;

export interface Code extends SeveralLines {
  readonly type: 'code';
  /** The language label of a fence, as written; empty where there is none. */
  readonly lang: string;
  /** The lines, separated by `\n`, without a final one. */
  readonly value: string;
  readonly line: number;
}

/** A formula on a line of its own. */
export interface DisplayMath {
  readonly type: 'math';
  /** LaTeX, without the signs around it. */
  readonly value: string;
  /** The name that stands behind it; names may also stand in it, as `\label`. */
  readonly label?: string;
  /** The number that stands behind it. */
  readonly tag?: string;
  readonly line: number;
}

export type Alignment = 'left' | 'center' | 'right';

export interface Table {
  readonly type: 'table';
  /** One entry per column; a column without one begins lines where the writing does. */
  readonly align: readonly (Alignment | undefined)[];
  /** The line above it. */
  readonly caption?: readonly Inline[];
  /** How many rows at the top are its header. */
  readonly headerRows: number;
  readonly rows: readonly TableRow[];
  readonly line: number;
}

export interface TableRow {
  readonly cells: readonly TableCell[];
  readonly line: number;
}

export interface TableCell {
  readonly children: readonly Block[];
  /** How many columns and rows it covers, where it is more than one. */
  readonly columnSpan?: number;
  readonly rowSpan?: number;
  /** Whether it is the header of its row. */
  readonly header?: true;
  /** Where it is not its column's. */
  readonly align?: Alignment;
}

export interface ThematicBreak {
  readonly type: 'thematicBreak';
  readonly line: number;
}

/** What follows begins on a new page. */
export interface PageBreak {
  readonly type: 'pageBreak';
  readonly line: number;
}

/**
 * Where a definition comes from. `labelled`: a definition of its own, which references find by its label. `repeated`:
 * the same, with a label that another definition has had before; no reference leads to it. `inline`: written in place,
 * `^[text]`. `link`: made of the address of a link.
 */
export type DefinitionKind = 'labelled' | 'repeated' | 'inline' | 'link';

export interface FootnoteDefinition {
  readonly kind: DefinitionKind;
  /** The key in `Document.definitions`; no two definitions have the same. */
  readonly identifier: string;
  /** As written, for messages; empty for a note written in place. */
  readonly label: string;
  readonly children: readonly Block[];
  readonly line: number;
}

/** What `\label`, or a label behind it, says of the formulas of a document. */
export interface FormulaLabels {
  /** The text of the number of each formula that has a name, by its name. */
  readonly numbers: ReadonlyMap<string, string>;
  /** The names of each formula. */
  readonly names: ReadonlyMap<DisplayMath, readonly string[]>;
  /** Formulas with `\tag` where a label asks for a number, which LaTeX gives by itself. */
  readonly numbered: ReadonlyMap<DisplayMath, string>;
}

export const NO_FORMULA_LABELS: FormulaLabels = { numbers: new Map(), names: new Map(), numbered: new Map() };
