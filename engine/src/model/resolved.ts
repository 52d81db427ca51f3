import type { TitleLayout } from '../api/settings.js';
import type { CitingProgram } from './citing.js';
import type {
  Block,
  Callout,
  Code,
  CrossReference,
  DisplayMath,
  Div,
  Document,
  FootnoteReference,
  Heading,
  Image,
  Inline,
  Link,
  List,
  NumberedKind,
  Paragraph,
  SideBySide,
  Table,
  TheoremKind,
} from './document.js';
import type { Metadata } from './metadata.js';
import type { CalloutKind } from './names/callout-names.js';
import type { Terms } from './terms.js';
import type { WordTemplateNumber } from './word-template-number.js';

/** A document with all facts that depend on the whole of it. */
export interface Resolved {
  /** The body, without a title that is printed in front of it. */
  readonly blocks: readonly Block[];
  readonly front: Front | undefined;
  /** How many levels higher headings are than they are written: below a title, sections are the first level. */
  readonly headingShift: 0 | 1;
  readonly properties: Properties;
  /** The words that the converter adds, in the language of the document. */
  readonly terms: Terms;
  readonly document: Document;
  /** Every heading with its bookmark, in document order. */
  readonly headings: ReadonlyMap<Heading, HeadingAnchor>;
  /** The numbers of the headings that have one. */
  readonly headingNumbers: ReadonlyMap<Heading, HeadingNumber>;
  /** The highest level of numbered headings, counted from 0; undefined if headings are not numbered. */
  readonly numberedFrom: number | undefined;
  /** The level of appendices, counted from 0, where they have styles of their own. */
  readonly appendicesFrom: number | undefined;
  /** The text before and after the letter of an appendix. */
  readonly appendixLabel: readonly [before: string, after: string];
  /** The entries of the table of contents, in document order; empty if there is no table of contents. */
  readonly contents: ReadonlyMap<Heading, ContentsEntry>;
  /** GitHub's slug of each heading, and each name of another target → its bookmark. */
  readonly bookmarks: ReadonlyMap<string, string>;
  /** The bookmarks of named blocks, in addition to those of the headings' slugs. */
  readonly targets: ReadonlyMap<NamedNode, readonly string[]>;
  readonly footnotes: Footnotes;
  /** The data with which a citation program takes over in Word. */
  readonly citing: CitingProgram | undefined;
  /** The numbers of pictures with captions, tables, code and formulas, as far as they have some. */
  readonly captions: ReadonlyMap<Numbered, Caption>;
  /**
   * The text of references to numbered elements; a reference without an entry stays as written. A link counts as one if
   * it has no text.
   */
  readonly references: ReadonlyMap<CrossReference | Link, readonly ReferencePart[]>;
  /** The lists of figures and the like that the text asks for, by what they list. */
  readonly lists: ReadonlyMap<NumberedKind, NumberedList>;
  /** The lists that come before the text, below the contents; the others have their places in the text. */
  readonly listsInFront: readonly NumberedKind[];
  /** Whether the table of contents has its place in the text, and not in front of it. */
  readonly hasContentsPlace: boolean;
  /** The entries of the index, in its order; empty if it has no place. */
  readonly index: readonly IndexEntry[];
  /** An ordered list that continues an earlier one shares its sequence. */
  readonly listSequences: ReadonlyMap<List, number>;
}

/** An entry of the index. */
export interface IndexEntry {
  /** 1 to 3. */
  readonly level: 1 | 2 | 3;
  readonly text: string;
  /** The key that its places share, and how many there are; none for an entry that only has subentries. */
  readonly key: string;
  readonly places: number;
  /** Where to look instead, in the words of the document's language. */
  readonly see: readonly string[];
}

/** What is printed in front of the body. */
export interface Front {
  readonly layout: TitleLayout;
  readonly title: readonly Inline[];
  /** The title on one line, without links, notes and images. */
  readonly plainTitle: readonly Inline[];
  readonly subtitle: readonly Inline[];
  readonly logo: Image | undefined;
  /** The heading that became the title, if there was one: links may lead to it. */
  readonly heading: Heading | undefined;
  readonly metadata: Metadata;
}

/** The contents of the document's properties. */
export interface Properties {
  readonly title: string | undefined;
  readonly authors: readonly string[];
  readonly keywords: string | undefined;
  readonly subject?: string | undefined;
  readonly description?: string | undefined;
  /** When the document was made: as the caller says, else as the front matter does, if that is a day. */
  readonly date: Date | undefined;
  readonly languages: Languages;
  /** Whether the text as a whole runs from right to left: as the front matter says, else as its language does. */
  readonly rightToLeft: boolean;
}

/** BCP 47 tags. Word has a separate language for each kind of writing system. */
export interface Languages {
  /** The language of the whole document. */
  readonly primary: string;
  /** Whether neither the options nor the front matter give it. */
  readonly isGuessed: boolean;
  readonly western: string;
  readonly eastAsian: string | undefined;
  /** Right-to-left scripts, and those with joining or stacking letters. */
  readonly complex: string | undefined;
}

export interface HeadingAnchor {
  /** GitHub's slug: the heading's address is `#` and this. */
  readonly slug: string;
  /** A bookmark name: at most 40 letters, digits and underscores. */
  readonly bookmark: string;
  /** The heading's text without formatting. */
  readonly text: string;
}

/** The number of a heading, which Word counts itself. */
export interface HeadingNumber {
  /** As references have it: `2.1`, `A.1`, `Appendix A`. */
  readonly text: string;
  /** As shown before the heading: the label of an appendix has a full stop. */
  readonly printed: string;
  readonly list: HeadingList;
  /** That of the heading, counted from 0. */
  readonly level: number;
  /** The level at which the list begins: higher ones have no number. */
  readonly first: number;
  /** Its format in a Word template whose style gives it. */
  readonly templateNumber?: WordTemplateNumber;
}

/** The two lists of several levels that number headings. */
export const HEADING_LISTS = ['sections', 'appendices'] as const;
export type HeadingList = (typeof HEADING_LISTS)[number];

/** What links can refer to by a name. */
export type NamedNode = Heading | Paragraph | Table | Code | DisplayMath | Div | SideBySide | Callout;

/** What is counted; a formula has no caption. */
export type Numbered = Exclude<NamedNode, Heading>;

/** A number with the text around it: "Figure 2.1: The caption". */
export interface Caption {
  readonly kind: NumberedKind | TheoremKind | CalloutKind | 'proof';
  readonly before: string;
  /** The number of the chapter, where there are such, with a full stop. */
  readonly chapter: string;
  /** Whether Word counts the chapters, because their headings have numbers. */
  readonly isChapterCounted?: true;
  /** Counted from 1 in the document, or the chapter. */
  readonly number: number;
  /** Whether it has a label and no number. */
  readonly isUncounted?: true;
  /** For a part of a figure or table, which has a letter: the caption of the whole. */
  readonly whole?: Caption;
  /** Whether its number does not simply follow the one before. */
  readonly restarts: boolean;
  /** Whether its number is plain text: programs differ in whether they count in notes. */
  readonly isFixed?: true;
  /** The text between the number and the caption; `afterNumber` is also there without a caption. */
  readonly after: string;
  readonly afterNumber: string;
  readonly text: readonly Inline[];
  /** The sequence in which Word counts it. */
  readonly sequence: string;
  /** The bookmark around the number, if references show it. */
  readonly bookmark?: string;
  /** The bookmark around all of it, if a list leads there. */
  readonly entry?: string;
}

/** A piece of what a reference shows: text, or a number with the text around it. */
export type ReferencePart =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'number';
      readonly before: string;
      readonly number: string;
      readonly after: string;
      /** Where a click leads. */
      readonly target: string;
      /** The bookmark whose number or text Word shows; without one, the text never changes. */
      readonly field?: { readonly bookmark: string; readonly shows: 'text' | 'number' };
    };

/** A list of figures, tables, listings or equations. */
export interface NumberedList {
  readonly title: string;
  readonly sequence: string;
  /** In document order. */
  readonly entries: readonly {
    readonly bookmark: string;
    readonly caption: Caption;
    /** Its text, to be shown behind its label. */
    readonly children: readonly Inline[];
  }[];
}

/** An entry of the table of contents. */
export interface ContentsEntry {
  /** The level of the heading as it is printed, 1 to 3. */
  readonly depth: Heading['depth'];
  /** A bookmark like those that Word makes for its own tables of contents. */
  readonly bookmark: string;
  /** The number of the list item that the heading begins. */
  readonly itemNumber?: string;
  /** The heading's text with its formatting, on one line, without links, notes and images. */
  readonly children: readonly Inline[];
}

export interface Footnotes {
  /** In order: the first note has number 1. */
  readonly notes: readonly Note[];
  /** The marks in the text for each reference. */
  readonly marks: ReadonlyMap<FootnoteReference, readonly NoteMark[]>;
}

/** One Word footnote or endnote. */
export interface Note {
  readonly number: number;
  readonly content: NoteContent;
  /** The bookmark around the note's mark in the body, if something refers to it. */
  readonly bookmark: string | undefined;
}

export type NoteContent =
  | { readonly kind: 'blocks'; readonly blocks: readonly Block[] }
  | { readonly kind: 'inlines'; readonly inlines: readonly Inline[] }
  /** "See footnote N". */
  | { readonly kind: 'see'; readonly note: Note };

/** A note's own mark, or a cross-reference that repeats the number of a note. */
export interface NoteMark {
  readonly kind: 'note' | 'repeat';
  readonly note: Note;
}

/** The level of a heading as it is printed. */
export function levelOf({ depth }: Heading, shift: Resolved['headingShift']): Heading['depth'] {
  return Math.max(depth - shift, 1) as Heading['depth'];
}
