/*
 * The pages of a document as plain data, as a reader sees them on paper: every line with its text and its place. `layout/`
 * makes it from composed blocks; the screen draws it, and the table of contents takes its page numbers from it. Lengths are
 * twips (1/20 point). Places are distances from the top left corner of the page.
 */

import type { CalloutKind } from './names/callout-names.js';

/** One page of paper. It can be cloned and posted to another thread. */
export interface PageDrawing {
  /** Counted from 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly header: readonly PlacedBlock[];
  readonly body: readonly PlacedBlock[];
  /** The notes at the foot of the page, if there are any. */
  readonly notes?: PlacedNotes;
  readonly footer: readonly PlacedBlock[];
  /** The looks that pieces of text refer to by index. */
  readonly looks: readonly TextLook[];
}

/** The notes at the foot of a page. */
export interface PlacedNotes {
  /**
   * The lines above the notes, one for each column that has notes: short above a first note, as wide as the text above
   * one that continues from the previous page.
   */
  readonly separators: readonly Rule[];
  readonly blocks: readonly PlacedBlock[];
}

/** A block on a page. */
export type PlacedBlock = PlacedParagraph | PlacedTable | PlacedBox;

/**
 * A picture or a text box of a Word template, with a place of its own on the page. Whatever comes later is printed over
 * it.
 */
export interface PlacedBox {
  readonly type: 'box';
  readonly box: Rectangle;
  /** An RGB colour, `RRGGBB`. */
  readonly shading?: string;
  readonly borders?: Borders;
  readonly blocks: readonly PlacedBlock[];
}

/** A horizontal line; `y` is its middle. */
export interface Rule {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly thickness: number;
}

/** A part of a page. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The lines of the Markdown text that something comes from, counted from 1, both included. */
export interface SourceLines {
  readonly first: number;
  readonly last: number;
}

/** A paragraph, or as much of it as is on this page. */
export interface PlacedParagraph {
  readonly type: 'paragraph';
  /** What it is, for people who cannot see how it looks. */
  readonly role: ParagraphRole;
  /** False if the beginning is on an earlier page; `ends` is false if the end is on a later one. */
  readonly begins: boolean;
  readonly ends: boolean;
  readonly source?: SourceLines;
  readonly rightToLeft: boolean;
  /** A BCP 47 tag, if it differs from the document's language. */
  readonly language?: string;
  /** The area behind the text, if it has a colour or borders; otherwise the area around its lines. */
  readonly box: Rectangle;
  /** An RGB colour, `RRGGBB`. */
  readonly shading?: string;
  readonly borders?: Borders;
  /** The number or bullet of a list item. */
  readonly marker?: TextPiece;
  readonly lines: readonly PlacedLine[];
}

/** What a paragraph is, whatever it looks like. */
export type ParagraphRole =
  | {
      readonly kind:
        | 'text'
        | 'title'
        | 'subtitle'
        | 'quote'
        | 'code'
        | 'caption'
        | 'rule'
        | 'contents'
        | 'note'
        // The numbers of lines, in the margin.
        | 'lineNumbers';
    }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3 | 4 | 5 | 6 }
  /** `level` counted from 0. */
  | { readonly kind: 'item'; readonly level: number }
  | { readonly kind: 'callout'; readonly callout: CalloutKind };

/** Thickness in twips and an RGB colour, `RRGGBB`. */
export interface Border {
  readonly thickness: number;
  readonly color: string;
}

/** The lines around something, as far as it has any. */
export type Borders = Readonly<Partial<Record<'top' | 'right' | 'bottom' | 'left', Border>>>;

/** A line of text. */
export interface PlacedLine {
  readonly top: number;
  readonly height: number;
  readonly baseline: number;
  /** In reading order. */
  readonly pieces: readonly Piece[];
  /** Whether its text ends with a hyphen that is not in the text of the paragraph. */
  readonly hyphenated?: true;
}

/** What a line consists of. */
export type Piece = TextPiece | PicturePiece | EquationPiece | CheckboxPiece;

/** What all pieces have. */
export interface PlacedPiece {
  /** Where it begins on the left, in text from right to left, too. */
  readonly x: number;
  readonly width: number;
  /** The texts of the comments that end with it. */
  readonly comments?: readonly string[];
}

/** Text in one look. */
export interface TextPiece extends PlacedPiece {
  readonly type: 'text';
  /** Including the spaces at the end of a line, which have no width. */
  readonly text: string;
  /** An index in `PageDrawing.looks`. */
  readonly look: number;
  /** The width added to each space of justified text. */
  readonly wordSpacing?: number;
  /** The note that it marks, or that it begins, counted from 1. */
  readonly note?: { readonly number: number; readonly is: 'mark' | 'number' };
  readonly link?: PieceLink;
  /** Whether it is not text, but the dots that lead to a page number. */
  readonly isLeader?: true;
}

/** Where a piece of text leads. */
export type PieceLink =
  | { readonly kind: 'external'; readonly url: string }
  /** `page` is undefined where the target is not in the text. */
  | { readonly kind: 'internal'; readonly page: number | undefined };

/** A picture in a line. */
export interface PicturePiece extends PlacedPiece {
  readonly type: 'picture';
  readonly height: number;
  /** An integer computed from the picture's content: the same number means the same picture, in every session. */
  readonly picture: number;
  /** Empty for a decorative picture. */
  readonly alt: string;
}

/** A formula in a line. */
export interface EquationPiece extends PlacedPiece {
  readonly type: 'equation';
  readonly height: number;
  /** How far it reaches below the baseline. */
  readonly depth: number;
  /** Presentation MathML. Formulas that could not be read have none; their source is text. */
  readonly mathml: string;
  /** In points. */
  readonly size: number;
  /** Whether it takes the whole line: it is centred, with its number at the end. */
  readonly isNumbered?: true;
  /** Whether it is the rest of a formula that begins on an earlier line. */
  readonly continues?: true;
}

/** A box that is ticked, or not. */
export interface CheckboxPiece extends PlacedPiece {
  readonly type: 'checkbox';
  readonly checked: boolean;
  readonly look: number;
}

/** How a piece of text looks. `size` is points; colours are RGB, `RRGGBB`. */
export interface TextLook {
  readonly font: string;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  /** What is added to the width of each character, in twips; negative to take away. */
  readonly letterSpacing?: number;
  /** Whether there is a dot at each letter, for emphasis. */
  readonly dotted?: true;
  /** Whether it is shown in capitals, although its text is not. */
  readonly capitals?: true;
  /** Undefined for black, the colour of text that has no other. */
  readonly color?: string;
  readonly shading?: string;
  readonly border?: string;
  /** How far it is above the baseline, in twips; negative below. `size` is already the smaller one. */
  readonly raise: number;
  readonly rightToLeft: boolean;
  /** Whether its letters run in that direction whatever they are. */
  readonly isOverride?: true;
}

/** A table, or as many of its rows as are on this page. */
export interface PlacedTable {
  readonly type: 'table';
  readonly begins: boolean;
  readonly ends: boolean;
  readonly rightToLeft: boolean;
  readonly source?: SourceLines;
  readonly rows: readonly PlacedRow[];
}

/** A row of a table. */
export interface PlacedRow {
  readonly isHeader: boolean;
  /** Whether it is on this page only because it is repeated on every page of the table. */
  readonly isRepeated: boolean;
  readonly cells: readonly PlacedCell[];
}

/** A cell of a table, with its content. */
export interface PlacedCell {
  readonly box: Rectangle;
  readonly columns: number;
  readonly rows: number;
  readonly shading?: string;
  readonly borders?: Borders;
  readonly blocks: readonly PlacedBlock[];
}

/** The pages of a document, without their content. It can be posted to another thread. */
export interface PagesOverview {
  /** In order; at least one. */
  readonly pages: readonly PageSummary[];
  readonly headings: readonly PlacedHeading[];
  /** The pages of notes that have a place of their own in the text, in the order of their lines. */
  readonly notes: readonly { readonly source: SourceLines; readonly page: number }[];
  readonly language: TextLanguage;
}

/** The language of a whole text, in which Word checks its spelling. */
export interface TextLanguage {
  /** A tag with a region, such as `en-US` (BCP 47). */
  readonly tag: string;
  /** Whether it was found in the text, since neither the options nor the front matter give one. */
  readonly isGuessed: boolean;
}

/** A page without its content. */
export interface PageSummary {
  readonly width: number;
  readonly height: number;
  /** Where the text stands between the margins: its left edge and its width, in twips. */
  readonly text: { readonly left: number; readonly width: number };
  /** Two pages of one session with the same key look the same. */
  readonly key: number;
  /** The first line of the Markdown text that has something in the body of this page, apart from notes; if none has, as on the page before. */
  readonly firstLine: number;
}

/** A heading with its page. */
export interface PlacedHeading {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly text: string;
  readonly line: number;
  readonly page: number;
}
