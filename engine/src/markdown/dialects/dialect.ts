import type {
  Block,
  Callout,
  Code,
  Comment,
  DefinitionList,
  Details,
  Directed,
  DisplayMath,
  Div,
  Heading,
  Image,
  Inline,
  List,
  ListItem,
  ListPlace,
  MarkType,
  PageBreak,
  Paragraph,
  SideBySide,
  Signature,
  Table,
} from '../../model/document.js';
import type { Frame } from '../frame.js';
import type { Looking } from '../html.js';
import type { Bullet } from '../neighbours.js';

/** Reports what a dialect cannot express: once for each kind, however often it occurs. */
export type Report = (what: string) => void;

/** The running text before and after a mark, if it is written in the same run. */
export interface Around {
  readonly before: string;
  readonly next: Inline | undefined;
}

/** How running text is written. */
export interface InlineDialect {
  /** Text, escaped so that nothing in it is read as markup; `before` is the preceding text. */
  readonly text: (value: string, before: string) => string;
  /** A line of a paragraph, escaped so that it does not begin another block. */
  readonly lineStart: (line: string) => string;
  readonly mark: (type: MarkType, inner: string, around: Around, outer: readonly MarkType[]) => string;
  /** Text in a direction of its own. */
  readonly directed: (directed: Directed, inner: string) => string;
  /** Text in another language, as a BCP 47 tag. */
  readonly spoken: (language: string, inner: string) => string;
  readonly styled: (style: string, inner: string) => string;
  readonly looking: (look: Looking, inner: string) => string;
  readonly formula: (latex: string) => string;
  readonly image: (image: Image) => string;
  readonly insertion: (inner: string, by: Signature | undefined) => string;
  readonly deletion: (inner: string, by: Signature | undefined) => string;
  readonly comment: (end: 'start' | 'end', comment: Comment, id: number) => string;
  readonly indexMark: (command: string) => string;
  readonly citation: (written: string) => string;
  /** The address of a link. */
  readonly address: (url: string) => string;
  /** An anchor that links lead to. */
  readonly anchor: (name: string) => string;
  /** Whether a note may refer to another one. */
  readonly hasNotesInNotes: boolean;
  /** A space in a subscript or a superscript. */
  readonly spaceInScript: string;
  /** A line break within a cell or another line that cannot be split. */
  readonly breakInLine: string;
}

/** Writes the content of a block. */
export interface Writer {
  /** Running text, in one line by default. */
  text(inlines: readonly Inline[], spot?: Spot): string;
  /** Anchors that links lead to. */
  anchors(names?: readonly string[]): string;
  /** Blocks within another one: narrower by `columns`, and their first line by another `ahead`. */
  inside(blocks: readonly Block[], columns?: number, ahead?: number): string[];
  /** The blocks of a cell. */
  cell(blocks: readonly Block[]): string[];
  /** A list in which all items have markers; `needsBlankLine` tells which items need blank lines. */
  items(
    list: List,
    markerOf: (index: number) => string,
    needsBlankLine: (item: ListItem) => boolean,
  ): string[];
  /** Returns the number of the first of some examples, and counts them all. */
  countExamples(count: number): number;
  /** Whether a picture here is in a paragraph of its own. */
  readonly hasParagraphs: boolean;
}

/** How a dialect writes those blocks that dialects write differently. */
export interface BlockDialect {
  readonly heading: (heading: Heading, writer: Writer) => string;
  readonly picture: (paragraph: Paragraph, image: Image, writer: Writer) => string[];
  /** Lines in the alignment and direction of their author. */
  readonly framed: (frame: Frame, lines: readonly string[]) => string[];
  readonly callout: (callout: Callout, writer: Writer, isOutermost: boolean) => string[];
  readonly details: (details: Details, writer: Writer) => string[];
  readonly columns: (count: number, lines: readonly string[]) => string[];
  readonly sideBySide: (block: SideBySide, writer: Writer) => string[];
  readonly div: (block: Div, writer: Writer) => string[];
  readonly list: (list: List, writer: Writer, bullet: Bullet) => string[];
  readonly definitionList: (list: DefinitionList, writer: Writer) => string[];
  readonly lineBlock: (lines: readonly IndentedLine[]) => string[];
  readonly code: (code: Code, writer: Writer) => string[];
  readonly math: (math: DisplayMath) => string[];
  readonly table: (table: Table, writer: Writer) => string[];
  readonly pageBreak: (block: PageBreak) => string[];
  readonly listPlace: (of: ListPlace['of']) => string[];
  /** Whether a different bullet distinguishes one list from the next. */
  readonly hasBullets: boolean;
}

/** A line of verse after writing. */
interface IndentedLine {
  readonly indent: number;
  readonly text: string;
}

/** A dialect of Markdown, and how it is written. */
export interface Dialect {
  readonly inlines: InlineDialect;
  readonly blocks: BlockDialect;
}

/** Where running text is. */
export interface Spot {
  /** Whether a break ends the line. */
  readonly hasLines: boolean;
  /** Whether it begins a line. */
  readonly beginsLine: boolean;
  /** Whether a pipe would end the text. */
  readonly hasPipes: boolean;
}

export const LINES: Spot = { hasLines: true, beginsLine: true, hasPipes: false };
export const LINE: Spot = { hasLines: false, beginsLine: false, hasPipes: false };
export const FIRST_IN_LINE: Spot = { hasLines: false, beginsLine: true, hasPipes: false };
export const CELL: Spot = { hasLines: false, beginsLine: false, hasPipes: true };
