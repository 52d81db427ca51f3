import type { Alignment, ListPlace } from '../../model/document.js';
import type { Numbered } from '../styles/numbering.js';
import type { ParagraphLook, ParagraphStyleFacts } from '../styles/style-sheet.js';
import type { Atom } from './atoms.js';
import type { FoundChart } from './charts.js';

/** Word's flat sequence of paragraphs and tables, before it is known what belongs together. */
export type Flat =
  | FlatParagraph
  | FlatTable
  | FlatBreak
  | FlatFormula
  | FlatChart
  | FlatBox
  | FlatColumns
  | FlatPlace;

export interface FlatParagraph {
  readonly type: 'paragraph';
  readonly style: ParagraphStyleFacts;
  /** Its properties, including those inherited from its style and its list. */
  readonly look: ParagraphLook;
  /** The properties set on the paragraph itself. */
  readonly direct: ParagraphLook;
  readonly atoms: readonly Atom[];
  /** Bookmarks in it that something refers to. */
  readonly anchors: readonly string[];
  readonly numbered?: Numbered;
  /** Whether the checkbox at its beginning is ticked. */
  readonly checked?: boolean;
  /** The level of a heading, from 1. */
  readonly depth?: number;
  readonly headingNumber?: Numbered;
  /** Whether it has a border above or below, or a horizontal line, so that it is a rule if it is empty. */
  readonly isRuled: boolean;
  /** Whether all of its text is set in a monospaced font by direct formatting. */
  readonly isMonospaced: boolean;
}

export interface FlatTable {
  readonly type: 'table';
  readonly style: string | undefined;
  /** The widths of its columns in twips, as far as they are known. */
  readonly widths: readonly number[];
  /** Its indent, in twips. */
  readonly left: number;
  /** The number of rows at the top that are marked as header rows. */
  readonly headerRows: number;
  /** Whether its first column is on the right. */
  readonly rightToLeft: boolean;
  /** Whether its style formats the first row differently from the rest. */
  readonly looksLikeHeader: boolean;
  readonly rows: readonly (readonly FlatCell[])[];
}

export interface FlatCell {
  /** The index of the first column that it spans. */
  readonly column: number;
  readonly columns: number;
  /** Whether it is vertically merged with the cell above it. */
  readonly continues: boolean;
  readonly content: readonly Flat[];
  readonly align: Alignment | undefined;
}

interface FlatBreak {
  readonly type: 'pageBreak';
  /** The orientation of the pages from here on, if it changes. */
  readonly orientation?: 'landscape' | 'portrait';
}

/** The place of a table of contents, of a list of figures or the like. */
export interface FlatPlace {
  readonly type: 'place';
  readonly of: ListPlace['of'];
}

/** A display formula. */
export interface FlatFormula {
  readonly type: 'formula';
  readonly latex: string;
  /** The paragraph that contains it, without its text. */
  readonly place: FlatParagraph;
  readonly anchors: readonly string[];
}

/** A chart, or a diagram of shapes, as a drawing shows it. Lengths are EMU. */
export interface DrawnChart {
  readonly type: 'chart';
  readonly chart: FoundChart;
  readonly width: number;
  readonly height: number;
  readonly description: string;
}

/** A chart in a line of its own. */
export interface FlatChart extends DrawnChart {
  /** The paragraph that contains it, without its text. */
  readonly place: FlatParagraph;
  readonly anchors: readonly string[];
}

/** The content of a text box, at the place of its anchor. */
export interface FlatBox {
  readonly type: 'box';
  readonly content: readonly Flat[];
}

/** The content of a section with several columns. */
export interface FlatColumns {
  readonly type: 'columns';
  /** The number of columns, from 2 to 6. */
  readonly count: number;
  readonly content: readonly Flat[];
}

/** Whether a paragraph is empty. */
export function isEmpty({ atoms }: FlatParagraph): boolean {
  return atoms.every(
    ({ inline }) => inline.type === 'break' || (inline.type === 'text' && inline.value.trim() === ''),
  );
}

/** Whether a paragraph directly precedes a table of contents, whose title may have any heading style in other files. */
export function isAboveContents(flat: readonly Flat[], at: number): boolean {
  const next = flat.slice(at + 1).find((each) => each.type !== 'paragraph' || !isEmpty(each));
  return next?.type === 'place' || (next?.type === 'paragraph' && next.style.role === 'contents');
}
