import type { DialectReading } from '../api/text-dialect.js';
import type { BlockLook, CellLook } from './block-look.js';
import type { ChartMarks } from './chart.js';
import type { Direction } from './direction.js';
import type { FormulaLabels } from './formula-labels.js';
import type { Abbreviation, Citation, Image, IndexMark, Inline, InlineMath } from './inlines.js';
import type { Code, DisplayMath, ListPlace, PageBreak, SeveralLines, ThematicBreak } from './leaf-blocks.js';
import type { Metadata } from './metadata.js';
import type { CalloutKind } from './names/callout-names.js';
import type { ListDelimiter } from './names/list-formats.js';
import type { NumberStyle } from './names/number-styles.js';
import type { TheoremKind } from './names/numbered-names.js';

export type * from './inlines.js';
export type * from './leaf-blocks.js';
export type { NumberedKind, TheoremKind } from './names/numbered-names.js';

/**
 * The document between Markdown and Word: blocks, inlines and notes, named after mdast's nodes. It knows neither
 * the parser's tokens nor WordprocessingML. A `line` is counted from 1 in the source text.
 */
export interface Document {
  readonly blocks: readonly Block[];
  /** Note definitions by identifier, in document order. */
  readonly definitions: ReadonlyMap<string, FootnoteDefinition>;
  /** Every image in `blocks` and `definitions`, in document order. */
  readonly images: readonly Image[];
  /** Every formula in `blocks` and `definitions`, in document order. */
  readonly formulas: readonly (DisplayMath | InlineMath)[];
  /** LaTeX that defines commands for formulas. */
  readonly latexDefinitions: string;
  /** Abbreviations with their meanings. */
  readonly abbreviations: ReadonlyMap<string, Abbreviation>;
  /** Whether there are insertions, deletions or comments. */
  readonly hasReviews: boolean;
  /** Whether there are wiki links. */
  readonly hasWikiLinks: boolean;
  /** The numbers and names of the formulas. */
  readonly formulaLabels: FormulaLabels;
  /** Whether there are captions other than a picture's title, references to numbered elements, or lists of them. */
  readonly hasNumbered: boolean;
  /** The places that the index leads to, in document order; undefined for none. */
  readonly indexMarks?: readonly IndexMark[];
  /** Every citation in `blocks` and `definitions`, in document order; none in a text without sources. */
  readonly citations: readonly Citation[];
  /** The dialect in which the text was read, if there is one. */
  readonly reading?: DialectReading;
  /** The title and subtitle from front matter. */
  readonly title?: Paragraph;
  readonly subtitle?: Paragraph;
  /** The picture above the title, which is among the images. */
  readonly logo?: Image;
  /** The heading of an abstract from front matter, which is among the blocks, and how many paragraphs belong to it. */
  readonly abstract?: FrontPart;
  /** Likewise for acknowledgements from front matter. */
  readonly acknowledgements?: FrontPart;
  /** The rest of the front matter. */
  readonly metadata: Metadata;
}

interface FrontPart {
  readonly heading: Heading;
  readonly length: number;
}

export type Block =
  | Heading
  | Paragraph
  | Blockquote
  | Callout
  | Details
  | Columns
  | SideBySide
  | Div
  | List
  | DefinitionList
  | LineBlock
  | Code
  | DisplayMath
  | Table
  | ThematicBreak
  | PageBreak
  | ListPlace;

interface Directed {
  /** Undefined if it follows from the text and what is around it. */
  readonly direction?: Direction;
}

export interface Heading extends Directed {
  readonly type: 'heading';
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6;
  /** If it differs from that of the style. */
  readonly align?: Alignment;
  /** Names that links can refer to, in addition to the slug. */
  readonly anchors?: readonly string[];
  /** Whether it has no number where others have one, or begins an appendix. */
  readonly kind?: HeadingKind;
  /** Whether its section lists the sources of the text. */
  readonly isBibliography?: true;
  readonly children: readonly Inline[];
  readonly line: number;
}

export type HeadingKind = 'unnumbered' | 'appendix';

export interface Paragraph extends Directed, SeveralLines {
  readonly type: 'paragraph';
  readonly align?: Alignment;
  /** Names that links can refer to. */
  readonly anchors?: readonly string[];
  /** An entry of the bibliography; without children, the place for all of them. */
  readonly isReference?: true;
  /** The caption of the picture that the paragraph consists of; empty if it only has a number. */
  readonly caption?: readonly Inline[];
  readonly children: readonly Inline[];
  readonly line: number;
}

export interface Blockquote extends Directed {
  readonly type: 'blockquote';
  readonly children: readonly Block[];
  readonly line: number;
}

/** A block quote with a title, shown as a box: GitHub's alerts, Obsidian's callouts. */
export interface Callout extends Directed {
  readonly type: 'callout';
  readonly kind: CalloutKind;
  /** The name that its author uses for it, if that replaces a title. */
  readonly name?: string;
  /** Empty if there is a name, or if the text itself says what it is. */
  readonly title: readonly Inline[];
  /** Names that links and references find it by. */
  readonly anchors?: readonly string[];
  readonly children: readonly Block[];
  readonly line: number;
}

/** A block that readers can fold on a screen, below a line that stays visible. */
export interface Details extends Directed {
  readonly type: 'details';
  readonly summary: readonly Inline[];
  readonly children: readonly Block[];
  readonly line: number;
}

/** Text that flows from each of several columns to the next; in a quotation or a list, it has one column. */
export interface Columns {
  readonly type: 'columns';
  /** 2 to 6. */
  readonly count: number;
  readonly children: readonly Block[];
  readonly line: number;
}

/** Blocks side by side; with a caption, they are the parts of one figure or table, each with a letter. */
export interface SideBySide extends Directed {
  readonly type: 'sideBySide';
  /** At least two. */
  readonly children: readonly SideColumn[];
  /** The number of blocks in each row, if there are several rows. */
  readonly rows?: readonly number[];
  /** The caption of the whole whose parts they are; empty if it only has a number. */
  readonly caption?: readonly Inline[];
  /** Names that references find the whole by. */
  readonly anchors?: readonly string[];
  readonly line: number;
}

export interface SideColumn {
  /** Its share of the line's width, above 0; those without one share the rest. */
  readonly width?: number;
  readonly children: readonly Block[];
  readonly line: number;
}

/** Blocks with a style of Word in common, that are set apart together, or that are a theorem or the like: one of the three. */
export interface Div extends Directed {
  readonly type: 'div';
  readonly look?: BlockLook;
  /** The name of a paragraph style. */
  readonly style?: string;
  readonly theorem?: TheoremKind | 'proof';
  /** Whether it has no number where others of its kind have one. */
  readonly isUncounted?: true;
  /** Names that references find it by. */
  readonly anchors?: readonly string[];
  /** The title of a theorem; empty if it has none. */
  readonly title: readonly Inline[];
  readonly children: readonly Block[];
  readonly line: number;
}

export interface List extends Directed {
  readonly type: 'list';
  readonly ordered: boolean;
  /** The number of the first item; 1 for a bullet list. */
  readonly start: number;
  /** The delimiters of the number of an ordered item: `1.`, `1)` or `(1)`. */
  readonly delimiter: ListDelimiter;
  /** How its items are counted, if not as 1, 2, 3; examples are counted through the whole document. */
  readonly style?: Exclude<NumberStyle, 'decimal'> | 'example';
  /** Whether there are blank lines between the items ("loose"). */
  readonly spread: boolean;
  readonly children: readonly ListItem[];
  readonly line: number;
}

export interface ListItem {
  /** For a task item, whether it is checked; `undefined` for other items. */
  readonly checked: boolean | undefined;
  readonly children: readonly Block[];
  readonly line: number;
}

/** A glossary: terms with their definitions. */
export interface DefinitionList extends Directed {
  readonly type: 'definitionList';
  /** Whether there are blank lines before the definitions ("loose"). */
  readonly spread: boolean;
  readonly children: readonly DefinitionGroup[];
  readonly line: number;
}

/** One or more terms with the definitions that they share. */
export interface DefinitionGroup {
  readonly terms: readonly DefinitionTerm[];
  readonly definitions: readonly Definition[];
}

export type DefinitionTerm = Pick<Paragraph, 'children' | 'direction' | 'line'>;
export type Definition = Pick<Blockquote, 'children' | 'line'>;

/** Lines that end where their author ends them: verse, an address, a dedication (pandoc's line block). */
export interface LineBlock extends Directed {
  readonly type: 'lineBlock';
  /** If it differs from that of the style. */
  readonly align?: Alignment;
  readonly children: readonly BlockLine[];
  readonly line: number;
}

export interface BlockLine {
  /** The number of spaces before its text. */
  readonly indent: number;
  /** Empty for a blank line. */
  readonly children: readonly Inline[];
  readonly line: number;
}

export type Alignment = 'left' | 'center' | 'right';

export interface Table extends Directed {
  readonly type: 'table';
  /** One entry per column; a column without one aligns with the direction of the text. */
  readonly align: readonly (Alignment | undefined)[];
  /** The share of each column of the table's width, if its author gives one; columns without one share the rest. */
  readonly widths?: readonly (number | undefined)[];
  /** The caption above it. */
  readonly caption?: readonly Inline[];
  /** Names that links can refer to. */
  readonly anchors?: readonly string[];
  /** Obsidian's name in the line below it, without its sign: that by which a chart refers to its numbers. */
  readonly nameBelow?: string;
  /** What the text says of the chart that it is shown as, if it is; its caption is that of a figure then. */
  readonly chart?: ChartMarks;
  /** The number of header rows at the top. */
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
  /** How many columns and rows it spans, if more than one. */
  readonly columnSpan?: number;
  readonly rowSpan?: number;
  /** Whether it is a row header. */
  readonly header?: true;
  /** If it differs from that of its column. */
  readonly align?: Alignment;
  readonly look?: CellLook;
}

/**
 * The origin of a definition. `labelled`: a definition that references find by its label. `repeated`: the same,
 * but an earlier definition has the label, so no reference leads to it. `inline`: an inline note, `^[text]`.
 * `link`: made from the address of a link.
 */
type DefinitionKind = 'labelled' | 'repeated' | 'inline' | 'link';

export interface FootnoteDefinition {
  readonly kind: DefinitionKind;
  /** The key in `Document.definitions`, which is unique. */
  readonly identifier: string;
  /** As written, for messages; empty for an inline note. */
  readonly label: string;
  readonly children: readonly Block[];
  readonly line: number;
}
