/*
 * What the text becomes in Word, as plain data: paragraphs, tables and notes with everything that determines how
 * they look. `compose/` makes it, `layout/` measures it and `write/` serializes it. Lengths are twips unless a
 * name says otherwise.
 */

import type { PageGeometry } from '../api/settings.js';
import type { CharacterStyleId, ParagraphStyleId, TableStyleId } from '../theme/style-ids.js';
import type { Alignment, FieldMark, Heading } from './document.js';
import type { ConvertedFormula } from './formula.js';
import type { EmbeddedImage } from './media.js';
import type { SourceLines } from './pages.js';
import type { HeadingNumber, Note } from './resolved.js';

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
   * How many lines further down in the text a block of a section or a note stands than its `source` and its headings say,
   * since what stands above it has changed while it has not.
   */
  lineShift(block: ComposedBlock): number;
  /** Whether any paragraph may contain an equation. */
  readonly hasEquations: boolean;
  /** Whether there is a table of contents that needs page numbers. */
  readonly hasContents: boolean;
}

export type NoteKind = 'footnote' | 'endnote';

/** Pages of one size with one header and footer. */
export interface ComposedSection {
  readonly page: PageGeometry;
  readonly headers: readonly ComposedHeader[];
  /** Whether its first page is a cover, which has neither header nor footer. */
  readonly hasCover: boolean;
  /** Composed on demand. */
  readonly blocks: Iterable<ComposedBlock>;
}

export interface ComposedHeader {
  readonly kind: 'header' | 'footer';
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
  /** The only tab stop, on the right, if it differs from that of the style. */
  readonly tabs?: { readonly clear?: number; readonly right: number; readonly dots?: boolean } | undefined;
  /** Whether it is on the page of what follows, though its style does not say so. */
  readonly keepNext?: true;
  /** Whether it stays on one page, although its style does not say so. */
  readonly keepLines?: true;
  /** The outline level, counted from 0, if the style has none. */
  readonly outlineLevel?: number;
  /** The heading that the paragraph was made from. */
  readonly heading?: Heading;
  /** Whether it is at the top of a page. */
  readonly beginsPage?: true;
  /** Undefined if it does not come from a line of the text. */
  readonly source?: SourceLines | undefined;
}

/** The number of a heading, with what comes between them. */
export interface ComposedHeadingNumber extends HeadingNumber {
  readonly between: 'tab' | 'space';
}

/** Direct indents of a paragraph; missing ones are those of the style. */
export interface Indents {
  readonly left?: number;
  readonly right?: number;
  readonly hanging?: number;
  readonly firstLine?: number;
}

export interface Spacing {
  readonly before?: number;
  readonly after?: number;
  /** Whether there is also space between paragraphs of the same style, whatever the style says. */
  readonly always: boolean;
}

export const LIST_FORMATS = ['bullet', 'decimal-period', 'decimal-parenthesis'] as const;
/** The marker of the items in a list. */
export type ListFormat = (typeof LIST_FORMATS)[number];

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
  /** Whether there is a rule around each cell, and not only at its ends and below its header. */
  readonly hasGrid: boolean;
  readonly rows: readonly ComposedRow[];
  readonly source?: SourceLines | undefined;
}

export interface ComposedRow {
  /** Whether it is repeated on each page of the table. */
  readonly isHeader: boolean;
  /** Whether a page may break within it. */
  readonly splits: boolean;
  readonly cells: readonly ComposedCell[];
}

export interface ComposedCell {
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
  /** Cells end with a paragraph (ECMA-376 Part 1, 17.4.65). */
  readonly blocks: readonly ComposedBlock[];
}

/** A table of contents, complete except for the page numbers, which the layout determines. */
export interface ComposedContents {
  readonly type: 'contents';
  readonly title: ComposedParagraph;
  /** At least one. */
  readonly entries: readonly ComposedParagraph[];
  /** Printed below the entries. */
  readonly end: ComposedParagraph;
}

export type ComposedInline =
  | TextRun
  | ComposedBreak
  | Picture
  | Equation
  | Checkbox
  | NoteReference
  | NoteNumber
  | Field
  | FieldMark
  | ComposedLink
  | Bookmarked;

export interface TextRun {
  readonly type: 'text';
  /** Line breaks and tabs in it are preserved. */
  readonly text: string;
  readonly properties: RunProperties;
}

/** How a run differs from its paragraph. Runs that look the same share one object. */
export interface RunProperties {
  readonly style: CharacterStyleId | undefined;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly strike: boolean;
  readonly underline: boolean;
  readonly highlight: boolean;
  readonly position: 'superscript' | 'subscript' | undefined;
  readonly rightToLeft: boolean;
  /** Whether it needs an emoji font. */
  readonly emoji: boolean;
  /** Whether it is punctuation that Word should set in the Chinese or Japanese font. */
  readonly eastAsian: boolean;
  /** An RGB colour, for messages. */
  readonly color?: string;
}

/** The end of a line, a tab, or the end of a page. */
export interface ComposedBreak {
  readonly type: 'lineBreak' | 'tab' | 'pageBreak';
}

export interface Picture {
  readonly type: 'picture';
  readonly image: EmbeddedImage;
  /** EMU: 914,400 to the inch. */
  readonly width: number;
  readonly height: number;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** Empty if there is none. */
  readonly title: string;
}

export interface Equation extends ConvertedFormula {
  readonly type: 'equation';
  /** Whether it is on a line of its own: in the middle, if its paragraph holds nothing else. */
  readonly isDisplayed: boolean;
  /** The same as LaTeX. */
  readonly source: string;
}

/** A checkbox. */
export interface Checkbox {
  readonly type: 'checkbox';
  readonly checked: boolean;
}

/** The mark of a note in the text. */
export interface NoteReference {
  readonly type: 'noteReference';
  readonly note: Note;
}

/** The number at the beginning of a note. */
export interface NoteNumber {
  readonly type: 'noteNumber';
  readonly note: Note;
}

/** A value that Word updates; other readers show the stored result. */
export interface Field {
  readonly type: 'field';
  readonly instruction: FieldInstruction;
  readonly result: string;
  readonly properties: RunProperties;
}

export type FieldInstruction =
  | { readonly kind: 'page' }
  /** How many pages there are. */
  | { readonly kind: 'pages' }
  /** The heading of level 1 that is on the page, or the last one before. */
  | { readonly kind: 'chapter' }
  /** The page number of a heading; the layout provides the result. */
  | { readonly kind: 'pageOf'; readonly heading: Heading; readonly bookmark: string }
  /** The number of the note whose mark has the bookmark, optionally formatted as a mark. */
  | { readonly kind: 'noteNumber'; readonly bookmark: string; readonly asMark: boolean }
  /** The next number in a sequence, such as that of the figures. */
  | { readonly kind: 'sequence'; readonly name: string };

export interface ComposedLink {
  readonly type: 'link';
  readonly target:
    | { readonly kind: 'external'; readonly url: string }
    | { readonly kind: 'bookmark'; readonly bookmark: string };
  /** Empty if there is none. */
  readonly tooltip: string;
  readonly content: readonly ComposedInline[];
}

/** Content enclosed in bookmarks. */
export interface Bookmarked {
  readonly type: 'bookmarked';
  readonly names: readonly string[];
  readonly content: readonly ComposedInline[];
}
