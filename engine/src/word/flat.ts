import type { Alignment, ListPlace } from '../model/document.js';
import type { Atom } from './atoms.js';
import type { Numbered } from './numbering.js';
import type { ParagraphLook, ParagraphStyleFacts } from './style-sheet.js';

/** What Word has one below the other, before it is known what belongs together. */
export type Flat = FlatParagraph | FlatTable | FlatBreak | FlatFormula | FlatBox | FlatColumns | FlatPlace;

export interface FlatParagraph {
  readonly type: 'paragraph';
  readonly style: ParagraphStyleFacts;
  /** With what it inherits from its style and its list. */
  readonly look: ParagraphLook;
  /** What it says itself. */
  readonly direct: ParagraphLook;
  readonly atoms: readonly Atom[];
  /** Bookmarks in it that something refers to. */
  readonly anchors: readonly string[];
  readonly numbered?: Numbered;
  /** Whether the box that it begins with is ticked. */
  readonly checked?: boolean;
  /** Of a heading. */
  readonly depth?: number;
  readonly headingNumber?: Numbered;
  /** Whether a line is drawn along it. */
  readonly isRuled: boolean;
  /** Whether all of its text is set like code, by its own fonts. */
  readonly isMonospaced: boolean;
}

export interface FlatTable {
  readonly type: 'table';
  readonly style: string | undefined;
  /** Of its columns, in twips, as far as it says them. */
  readonly widths: readonly number[];
  /** Twips. */
  readonly left: number;
  /** How many rows at the top are its header, as far as it says so. */
  readonly headerRows: number;
  /** Whether its style makes the first row look other than the rest. */
  readonly looksLikeHeader: boolean;
  readonly rows: readonly (readonly FlatCell[])[];
}

export interface FlatCell {
  /** The first of the columns that it spans. */
  readonly column: number;
  readonly columns: number;
  /** Whether it belongs to the cell above it. */
  readonly continues: boolean;
  readonly content: readonly Flat[];
  readonly align: Alignment | undefined;
}

export interface FlatBreak {
  readonly type: 'pageBreak';
  /** How the pages from here on stand, where that changes. */
  readonly turn?: 'landscape' | 'portrait';
}

/** The place of a table of contents, or of a list of figures or the like. */
export interface FlatPlace {
  readonly type: 'place';
  readonly of: ListPlace['of'];
}

/** A formula on lines of its own. */
export interface FlatFormula {
  readonly type: 'formula';
  readonly latex: string;
  /** The paragraph that it stands in, without its text. */
  readonly place: FlatParagraph;
  readonly anchors: readonly string[];
}

/** What stands in a text box, at the place of its anchor. */
export interface FlatBox {
  readonly type: 'box';
  readonly content: readonly Flat[];
}

/** What stands in a section of several columns. */
export interface FlatColumns {
  readonly type: 'columns';
  /** 2 to 6. */
  readonly count: number;
  readonly content: readonly Flat[];
}

/** Whether a paragraph shows nothing. */
export function isEmpty({ atoms }: FlatParagraph): boolean {
  return atoms.every(
    ({ inline }) => inline.type === 'break' || (inline.type === 'text' && inline.value.trim() === ''),
  );
}
