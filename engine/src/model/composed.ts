/*
 * What the text becomes in Word, as plain data: paragraphs, tables and notes with everything that decides how they
 * look. `compose/` makes it, `layout/` measures it and `write/` serializes it. Lengths are twips unless a name says
 * otherwise.
 */

import type { PageGeometry } from '../api/settings.js';
import type { CharacterStyleId, ParagraphStyleId, TableStyleId } from '../theme/style-ids.js';
import type { Alignment, Heading } from './document.js';
import type { ConvertedFormula } from './formula.js';
import type { EmbeddedImage } from './media.js';
import type { SourceLines } from './pages.js';
import type { Note } from './resolved.js';

/** A whole document. */
export interface Composed {
  /** In the order of the text; at least one. */
  readonly sections: readonly ComposedSection[];
  /** The headers and footers that the sections show. */
  readonly headers: readonly ComposedHeader[];
  /** Whether notes stand at the foot of their page, or at the end of the document. */
  readonly noteKind: NoteKind;
  /** In order: the first has number 1. */
  readonly notes: readonly Note[];
  /** What a note holds. */
  noteBlocks(note: Note): readonly ComposedBlock[];
  /**
   * How many lines further down in the text a block of a section or a note stands than its `source` and its headings say,
   * since what stands above it has changed while it has not.
   */
  lineShift(block: ComposedBlock): number;
  /** Whether any paragraph may hold an equation. */
  readonly hasEquations: boolean;
  /** Whether there is a table of contents, and so something to lay out pages for. */
  readonly hasContents: boolean;
}

export type NoteKind = 'footnote' | 'endnote';

/** Pages of one size, with one header and footer. */
export interface ComposedSection {
  readonly page: PageGeometry;
  readonly headers: readonly ComposedHeader[];
  /** Composed as they are asked for. */
  readonly blocks: Iterable<ComposedBlock>;
}

export interface ComposedHeader {
  readonly kind: 'header' | 'footer';
  readonly paragraph: ComposedParagraph;
}

export type ComposedBlock = ComposedParagraph | ComposedTable | ComposedContents;

export interface ComposedParagraph {
  readonly type: 'paragraph';
  /** Undefined for Word's default style, `Normal`. */
  readonly style: ParagraphStyleId | undefined;
  readonly content: readonly ComposedInline[];
  readonly rightToLeft: boolean;
  /** The item's marker, in its first paragraph. */
  readonly numbering?: ListNumbering | undefined;
  /** Only where they differ from the style's or the list level's. */
  readonly indents?: Indents | undefined;
  /** Only where it differs from the style's. */
  readonly spacing?: Spacing | undefined;
  /** The side of the page, in text from right to left, too. */
  readonly alignment?: Alignment | undefined;
  /** The one tab stop on the right, where it differs from the style's. */
  readonly tabs?: { readonly clear: number; readonly right: number } | undefined;
  /** For the outline, counted from 0, where the style has none. */
  readonly outlineLevel?: number;
  /** The heading that it is. */
  readonly heading?: Heading;
  /** Undefined where it comes from no line of the text. */
  readonly source?: SourceLines | undefined;
}

/** A direct indent of a paragraph; those left out are the style's. */
export interface Indents {
  readonly left?: number;
  readonly right?: number;
  readonly hanging?: number;
  readonly firstLine?: number;
}

export interface Spacing {
  readonly after: number;
  /** Whether the space also stands between paragraphs of one style, whatever the style says. */
  readonly always: boolean;
}

export const LIST_FORMATS = ['bullet', 'decimal-period', 'decimal-parenthesis'] as const;
/** What stands before the items of a list. */
export type ListFormat = (typeof LIST_FORMATS)[number];

export interface ListNumbering {
  /** Ordered lists of one sequence count on; undefined for bullets. */
  readonly sequence: number | undefined;
  readonly format: ListFormat;
  /** The number of the list's first item. */
  readonly start: number;
  /** 0 to 8. */
  readonly level: number;
}

export interface ComposedTable {
  readonly type: 'table';
  readonly style: TableStyleId;
  /** One for each column. */
  readonly widths: readonly number[];
  /** From the left edge of the column of text. */
  readonly indent: number;
  /** Whether the first column is the rightmost. */
  readonly rightToLeft: boolean;
  /** Whether the style's look of a first row applies. */
  readonly hasFirstRow: boolean;
  readonly rows: readonly ComposedRow[];
  readonly source?: SourceLines | undefined;
}

export interface ComposedRow {
  /** Whether it stands at the top of each page that the table is on. */
  readonly isHeader: boolean;
  /** Whether a page may end within it. */
  readonly splits: boolean;
  readonly cells: readonly ComposedCell[];
}

export interface ComposedCell {
  /** The first column that it covers, counted from 0, and how many it covers. */
  readonly column: number;
  readonly columns: number;
  /** How many rows it covers from this one on. */
  readonly rows: number;
  /** Whether it began in a row above. */
  readonly continued: boolean;
  /** Its margins included. */
  readonly width: number;
  /** An RGB colour, where it is not the style's. */
  readonly shading?: string | undefined;
  /** They end with a paragraph (ECMA-376 Part 1, 17.4.65). */
  readonly blocks: readonly ComposedBlock[];
}

/** A table of contents, with everything but the numbers of the pages, which the layout finds. */
export interface ComposedContents {
  readonly type: 'contents';
  readonly title: ComposedParagraph;
  /** At least one. */
  readonly entries: readonly ComposedParagraph[];
  /** Stands below the entries. */
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
  | ComposedLink
  | Bookmarked;

export interface TextRun {
  readonly type: 'text';
  /** Line breaks and tabs in it are kept. */
  readonly text: string;
  readonly properties: RunProperties;
}

/** How a run looks, against its paragraph. Runs that look the same share one. */
export interface RunProperties {
  readonly style: CharacterStyleId | undefined;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly strike: boolean;
  readonly underline: boolean;
  readonly highlight: boolean;
  readonly position: 'superscript' | 'subscript' | undefined;
  readonly rightToLeft: boolean;
  /** Whether it needs a font that has emoji. */
  readonly emoji: boolean;
  /** Whether it is punctuation that Word is to set in the Chinese or Japanese font. */
  readonly eastAsian: boolean;
  /** An RGB colour, for messages. */
  readonly color?: string;
}

/** What ends a line, moves to the next tab stop, or ends a page. */
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
  /** Empty where there is none. */
  readonly title: string;
}

export interface Equation extends ConvertedFormula {
  readonly type: 'equation';
  /** Whether it is on a line of its own: in the middle, if its paragraph holds nothing else. */
  readonly isDisplayed: boolean;
  /** The same as LaTeX. */
  readonly source: string;
}

/** A box that can be ticked. */
export interface Checkbox {
  readonly type: 'checkbox';
  readonly checked: boolean;
}

/** The mark of a note in the text. */
export interface NoteReference {
  readonly type: 'noteReference';
  readonly note: Note;
}

/** The number that a note begins with. */
export interface NoteNumber {
  readonly type: 'noteNumber';
  readonly note: Note;
}

/** What Word computes anew; other readers show its result. */
export interface Field {
  readonly type: 'field';
  readonly instruction: FieldInstruction;
  readonly result: string;
  readonly properties: RunProperties;
}

export type FieldInstruction =
  | { readonly kind: 'page' }
  /** The page of a heading; its result is the layout's. */
  | { readonly kind: 'pageOf'; readonly heading: Heading; readonly bookmark: string }
  /** The number of the note whose mark has the bookmark, perhaps set as a mark. */
  | { readonly kind: 'noteNumber'; readonly bookmark: string; readonly asMark: boolean }
  /** The next number of a sequence, such as that of the figures. */
  | { readonly kind: 'sequence'; readonly name: string };

export interface ComposedLink {
  readonly type: 'link';
  readonly target:
    | { readonly kind: 'external'; readonly url: string }
    | { readonly kind: 'bookmark'; readonly bookmark: string };
  /** Empty where there is none. */
  readonly tooltip: string;
  readonly content: readonly ComposedInline[];
}

/** Content with bookmarks around it. */
export interface Bookmarked {
  readonly type: 'bookmarked';
  readonly names: readonly string[];
  readonly content: readonly ComposedInline[];
}
