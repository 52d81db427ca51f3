import type { TitleLayout } from '../api/settings.js';
import type { Terms } from '../language/terms.js';
import type {
  Block,
  DisplayMath,
  Document,
  FootnoteReference,
  Heading,
  Inline,
  List,
  Paragraph,
} from './document.js';
import type { Metadata } from './metadata.js';

/** A document together with the facts that reach across it, so that the writer only looks them up. */
export interface Resolved {
  /** The body, without a title that stands in front of it. */
  readonly blocks: readonly Block[];
  readonly front: Front | undefined;
  readonly properties: Properties;
  /** The words that stand in the document without its author's having written them. */
  readonly terms: Terms;
  readonly document: Document;
  /** Every heading with its bookmark, in the order of the text. */
  readonly headings: ReadonlyMap<Heading, HeadingAnchor>;
  /** What the table of contents lists, in the order of the text; nothing where there is no table of contents. */
  readonly contents: ReadonlyMap<Heading, ContentsEntry>;
  /** GitHub's slug of each heading, and each name of another place → its bookmark. */
  readonly bookmarks: ReadonlyMap<string, string>;
  /** The bookmarks of what has names, besides those of the headings' slugs. */
  readonly targets: ReadonlyMap<Heading | Paragraph | DisplayMath, readonly string[]>;
  readonly footnotes: Footnotes;
  /** The paragraphs that are a picture with a caption; none where no captions are asked for. */
  readonly captions: ReadonlyMap<Paragraph, Caption>;
  /** Ordered lists that go on where an earlier one stopped share a sequence. */
  readonly listSequences: ReadonlyMap<List, number>;
}

/** What stands in front of the body. */
export interface Front {
  readonly layout: TitleLayout;
  readonly title: readonly Inline[];
  readonly subtitle: readonly Inline[];
  /** The heading that the title was, if it was one: links may lead to it. */
  readonly heading: Heading | undefined;
  readonly metadata: Metadata;
}

/** What the document's properties say. */
export interface Properties {
  readonly title: string | undefined;
  readonly authors: readonly string[];
  readonly keywords: string | undefined;
  readonly languages: Languages;
}

/** BCP 47 tags. Word has a language of its own for each kind of writing system. */
export interface Languages {
  /** The language of the whole document. */
  readonly primary: string;
  readonly western: string;
  readonly eastAsian: string | undefined;
  /** Scripts from right to left, and those whose letters join or stack. */
  readonly complex: string | undefined;
}

export interface HeadingAnchor {
  /** GitHub's slug: `#` and this is the heading's address. */
  readonly slug: string;
  /** A bookmark name: at most 40 letters, digits and underscores. */
  readonly bookmark: string;
  /** The heading's text without its looks. */
  readonly text: string;
}

/** What stands under a picture. */
export interface Caption {
  /** Counted from 1 through the text. */
  readonly number: number;
  readonly text: string;
}

/** A line of the table of contents. */
export interface ContentsEntry {
  /** The heading's depth, 1 to 3. */
  readonly depth: Heading['depth'];
  /** A bookmark of the kind that Word makes for its own tables of contents. */
  readonly bookmark: string;
  /** The heading's text with its looks, on one line, without links, notes and images. */
  readonly children: readonly Inline[];
}

export interface Footnotes {
  /** The notes in order: the first has number 1. */
  readonly notes: readonly Note[];
  /** What stands in the text for each reference. */
  readonly marks: ReadonlyMap<FootnoteReference, readonly NoteMark[]>;
}

/** One Word footnote or endnote. */
export interface Note {
  readonly number: number;
  readonly content: NoteContent;
  /** The bookmark around the note's mark in the body, where something refers to it. */
  readonly bookmark: string | undefined;
}

export type NoteContent =
  | { readonly kind: 'blocks'; readonly blocks: readonly Block[] }
  | { readonly kind: 'inlines'; readonly inlines: readonly Inline[] }
  /** "See footnote N". */
  | { readonly kind: 'see'; readonly note: Note };

/** A note's own mark, or a cross-reference that shows the number of a note again. */
export interface NoteMark {
  readonly kind: 'note' | 'repeat';
  readonly note: Note;
}
