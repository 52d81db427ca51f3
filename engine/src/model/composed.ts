/*
 * What the text becomes in Word, as plain data: paragraphs, tables and notes with everything that determines how
 * they look. `compose/` makes it, `layout/` measures it and `write/` serializes it. Lengths are twips unless a
 * name says otherwise.
 */

import type { PageGeometry } from '../api/settings.js';
import type { CellLook } from './block-look.js';
import type { ComposedInline, EndRevision, NamedStyle } from './composed-inlines.js';
import type { Alignment, Heading } from './document.js';
import type { Format } from './format.js';
import type { ListFormat } from './names/list-formats.js';
import type { NumberStyle } from './names/number-styles.js';
import type { ParagraphStyleId, TableStyleId } from './names/style-ids.js';
import type { Border, Borders, SourceLines } from './pages.js';
import type { Indents, ParagraphFrame, ParagraphTabs, Spacing } from './paragraph-properties.js';
import type { HeadingNumber, Note } from './resolved.js';
import type { BorderSide } from './style.js';

export type * from './composed-inlines.js';
export type * from './paragraph-properties.js';

/** A whole document. */
export interface Composed {
  /** In document order; at least one. */
  readonly sections: readonly ComposedSection[];
  /** The headers and footers of the sections. */
  readonly headers: readonly ComposedHeader[];
  /** Whether notes are at the bottom of their page or at the end of the document. */
  readonly noteKind: NoteKind;
  /** In order: the first note has number 1. */
  readonly notes: readonly Note[];
  /** The content of a note. */
  noteBlocks(note: Note): readonly ComposedBlock[];
  /**
   * How many lines a block of a section or a note has moved down from where its `source` and its headings say it is:
   * the text above it may have changed while the block has not.
   */
  lineShift(block: ComposedBlock): number;
  /** Whether any paragraph may contain an equation. */
  readonly hasEquations: boolean;
  /** Whether there is a table of contents that needs page numbers. */
  readonly hasContents: boolean;
  /** Whether the text names notes by numbers that begin anew on pages or in sections, as a Word template asks. */
  readonly namesRestartedNotes?: true;
  /** Whether there is an index among them. */
  readonly hasIndex?: boolean;
  /** How the lines of the text are numbered in the margin: through all pages, or anew on each. */
  readonly lineNumbers?: LineNumbers;
  /** If only every second, third … line shows its number. */
  readonly lineNumberStep?: number;
  /** Whether all runs from right to left that does not say otherwise; a Word template has directions of its own. */
  readonly runsRightToLeft?: true;
  /** The language by whose rules Word divides words at the ends of lines, if the file lets it. */
  readonly hyphenation?: string;
}

export type LineNumbers = 'continuous' | 'page';

export type NoteKind = 'footnote' | 'endnote';

/** Pages of one size with one header and footer. */
export interface ComposedSection {
  readonly page: PageGeometry;
  readonly headers: readonly ComposedHeader[];
  /**
   * The kinds of pages that never show the usual header and footer of the section, but only their own, if they have any: a
   * cover has none.
   */
  readonly ownPages: readonly OwnPages[];
  /** Undefined for one. */
  readonly columns?: Columns;
  /** Whether it begins on the page on which the section before ends; both then have the same paper. */
  readonly isContinued?: true;
  /** The settings of its pages in a Word template; undefined without one. */
  readonly setting?: SectionSetting;
  /** Composed on demand. */
  readonly blocks: Iterable<ComposedBlock>;
}

/** Columns of one width beside each other, and the twips between them. Text goes from each to the next. */
export interface Columns {
  readonly count: number;
  readonly space: number;
  /** Whether the first of them is the rightmost. */
  readonly isReversed?: true;
}

/** Page settings that only the sections of a Word template have. Lengths are twips. */
export interface SectionSetting {
  /** The headers and footers. Pages of a kind without some of their own have the usual ones. */
  readonly stories: {
    readonly usual: PageStories;
    readonly first?: PageStories;
    readonly even?: PageStories;
  };
  /** From the edge of the paper to the header and the footer. */
  readonly headerDistance: number;
  readonly footerDistance: number;
  /** The vertical alignment of the text of a page that is not full. */
  readonly verticalAlignment: 'top' | 'center' | 'bottom';
  readonly pageNumbers: PageNumbering;
}

/** The header and footer of a page. */
export interface PageStories {
  readonly header: readonly ComposedBlock[];
  readonly footer: readonly ComposedBlock[];
}

export interface PageNumbering {
  readonly format: NumberStyle;
  /** The number of the first page, if it does not continue from the section before. */
  readonly start: number | undefined;
}

/** The first page of a section, and those with even numbers. */
export type OwnPages = 'first' | 'even';

export interface ComposedHeader {
  readonly kind: 'header' | 'footer';
  readonly pages: OwnPages | 'usual';
  readonly paragraph: ComposedParagraph;
}

export type ComposedBlock = ComposedParagraph | ComposedTable | ComposedContents;

export interface ComposedParagraph {
  readonly type: 'paragraph';
  readonly style: ParagraphStyleId;
  readonly content: readonly ComposedInline[];
  readonly rightToLeft: boolean;
  /** The marker of the item, on its first paragraph. */
  readonly numbering?: ListNumbering | undefined;
  /** The number of a heading, or that it has none although its style has. */
  readonly headingNumber?: ComposedHeadingNumber | 'none';
  /** Only if they differ from those of the style or list level. */
  readonly indents?: Indents | undefined;
  /** Only if it differs from that of the style. */
  readonly spacing?: Spacing | undefined;
  /** The side of the page, also in right-to-left text. */
  readonly alignment?: Alignment | undefined;
  /** Tab stops that differ from those of the style: one on the right, and one on the left before it. */
  readonly tabs?: ParagraphTabs | undefined;
  /** Whether it stays on the page of what follows; only if its style says otherwise. */
  readonly keepNext?: boolean | undefined;
  /** Whether it stays on one page, although its style does not say so. */
  readonly keepLines?: true;
  /** The outline level, counted from 0, if the style has none. */
  readonly outlineLevel?: number;
  /** The heading that the paragraph was made from. */
  readonly heading?: Heading;
  /** Whether it is at the top of a page. */
  readonly beginsPage?: true;
  /** Whether its end is added or deleted as a tracked change, and the paragraph with it. */
  readonly endRevision?: EndRevision;
  /** Undefined if it does not come from a line of the text. */
  readonly source?: SourceLines | undefined;
  /** The background and the lines around it, in place of those of its style. */
  readonly frame?: ParagraphFrame;
  /** A style by its name, in place of its style. */
  readonly named?: NamedStyle;
  /** How it looks, in place of its style: of a paragraph of a Word template. */
  readonly format?: Format;
  /** Floating pictures and text boxes anchored in it: only in a Word template. */
  readonly floats?: readonly ComposedFloat[];
}

/** A picture or a text box with a place of its own on the page. Lengths are twips. */
export interface ComposedFloat {
  readonly x: FloatPlace<'page' | 'margin'>;
  readonly y: FloatPlace<'page' | 'margin' | 'paragraph'>;
  readonly width: number;
  readonly height: number;
  /** Whether the text is printed over it. */
  readonly isBehind: boolean;
  /** An RGB colour. */
  readonly shading?: string;
  readonly borders?: Borders;
  /** The distances from its edges to its content. */
  readonly padding: { readonly left: number; readonly top: number; readonly right: number };
  readonly blocks: readonly ComposedBlock[];
}

/** A position relative to the edge of the page, of its text, or of the paragraph: the offset and a share of the free room. */
export interface FloatPlace<From extends string> {
  readonly from: From;
  readonly offset: number;
  /** 0 at the beginning, 0.5 in the middle, 1 at the end of what it is placed in. */
  readonly share?: number;
}

/** The number of a heading, with what comes between them. */
interface ComposedHeadingNumber extends HeadingNumber {
  readonly between: 'tab' | 'space' | 'nothing';
}

export interface ListNumbering {
  /** Ordered lists in one sequence continue its numbers; undefined for bullets. */
  readonly sequence: number | undefined;
  readonly format: ListFormat;
  /** The number of the first item in the list. */
  readonly start: number;
  /** 0 to 8. */
  readonly level: number;
  /** Whether the paragraph's style has this numbering, with its indents. */
  readonly isOfStyle: boolean;
}

export interface ComposedTable {
  readonly type: 'table';
  readonly style: TableStyleId;
  /** One for each column. */
  readonly widths: readonly number[];
  /** From the left edge of the text column. */
  readonly indent: number;
  /** Whether the first column is the rightmost. */
  readonly rightToLeft: boolean;
  /** Whether the first row has the style of a header row. */
  readonly hasFirstRow: boolean;
  /** Whether the first column has the style of headers of rows. */
  readonly hasFirstColumn?: true;
  /** What its caption says, without its number, for readers who cannot see the table. */
  readonly caption?: string;
  readonly rows: readonly ComposedRow[];
  readonly source?: SourceLines | undefined;
}

export interface ComposedRow {
  /** Whether it is repeated on each page of the table. */
  readonly isHeader: boolean;
  /** Whether a page may break within it. */
  readonly splits: boolean;
  /** Whether all of it is added or deleted as a tracked change. */
  readonly revision?: EndRevision;
  /** How high it is at least, in twips. */
  readonly minHeight?: number;
  readonly cells: readonly ComposedCell[];
}

/** A cell; what its look says beyond its background and its edges is as in the text. */
export interface ComposedCell extends Omit<CellLook, 'background' | 'edges'> {
  /** The first column that it spans, counted from 0, and how many it spans. */
  readonly column: number;
  readonly columns: number;
  /** How many rows it spans, beginning with this one. */
  readonly rows: number;
  /** Whether it began in a row above. */
  readonly continued: boolean;
  /** Including its margins. */
  readonly width: number;
  /** An RGB colour, if it differs from that of the style. */
  readonly shading?: string | undefined;
  /** Whether its background is that of the header rows, which follows Word's theme. */
  readonly hasHeaderGround?: true;
  /** Only if they are not those of the style: in a table of a Word template. */
  readonly borders?: Borders;
  /** Lines of its own at some of its sides, over those of the style; `none` for a side without one. */
  readonly edges?: Readonly<Partial<Record<BorderSide, Border | 'none'>>>;
  /** Cells end with a paragraph (ECMA-376 Part 1, 17.4.65). */
  readonly blocks: readonly ComposedBlock[];
}

/** A table of contents, complete except for the page numbers, which the layout determines. */
export interface ComposedContents {
  readonly type: 'contents';
  /** The sequence whose captions are listed; without one, the headings are. */
  readonly sequence?: string;
  /** The lowest level of the headings that it lists, if that is not the usual one. */
  readonly depth?: number;
  /** Whether it is the index. */
  readonly isIndex?: true;
  /** Undefined if its heading is in the text above it. */
  readonly title: ComposedParagraph | undefined;
  /** At least one. */
  readonly entries: readonly ComposedParagraph[];
  /** Printed below the entries. */
  readonly end: ComposedParagraph;
}
