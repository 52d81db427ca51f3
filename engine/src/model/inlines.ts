/*
 * The document's running text: the content of paragraphs, headings and cells. Part of the model in `document.ts`.
 */

import type { Direction } from './direction.js';

export type Inline =
  | Text
  | Mark
  | Styled
  | Colored
  | FontChange
  | Spoken
  | Directed
  | InlineCode
  | InlineMath
  | Break
  | Link
  | WikiLink
  | Citation
  | FieldMark
  | CrossReference
  | IndexMark
  | Image
  | FootnoteReference
  | Revision
  | CommentMark;

export interface Text {
  readonly type: 'text';
  readonly value: string;
  /** The source, where emoji or typographic signs have replaced it. */
  readonly written?: string;
}

/** The inlines that only say how their text looks. */
export type MarkType =
  | 'emphasis'
  | 'strong'
  | 'delete'
  | 'underline'
  | 'subscript'
  | 'superscript'
  | 'highlight'
  | 'smallCaps'
  | 'keyboard'
  | 'monospace';

export interface Mark {
  readonly type: MarkType;
  readonly children: readonly Inline[];
}

/** Text in a character style of Word. */
export interface Styled {
  readonly type: 'styled';
  /** Its name. */
  readonly style: string;
  readonly children: readonly Inline[];
  readonly line: number;
}

/** Text in a colour, or on one. */
export interface Colored {
  readonly type: 'textColor' | 'background';
  /** RGB, six hexadecimal digits. */
  readonly color: string;
  readonly children: readonly Inline[];
}

/** Text in another language than what is around it, by which Word checks its spelling and reads it aloud. */
export interface Spoken {
  readonly type: 'language';
  /** A BCP 47 tag. */
  readonly language: string;
  readonly children: readonly Inline[];
}

/** Text that runs in a direction of its own within its paragraph. */
export interface Directed {
  readonly type: 'direction';
  readonly direction: Direction;
  /** Whether its letters run so, too, whatever they are (HTML, `bdo`). */
  readonly isOverride?: true;
  readonly children: readonly Inline[];
}

/** Text in a font of its own, in a size of its own, or both. */
export interface FontChange {
  readonly type: 'font';
  /** The name of the font. */
  readonly family?: string;
  readonly size?: TextSize;
  readonly children: readonly Inline[];
}

/** A size of text: `pt` in points, `own` as a multiple of the size that the text would have otherwise. */
export interface TextSize {
  readonly unit: 'pt' | 'own';
  /** Above 0. */
  readonly value: number;
}

export interface InlineCode {
  readonly type: 'inlineCode';
  readonly value: string;
}

/** A formula in running text. */
export interface InlineMath {
  readonly type: 'inlineMath';
  /** LaTeX, without the signs around it. */
  readonly value: string;
  readonly line: number;
}

export interface Break {
  readonly type: 'break';
}

export interface Link {
  readonly type: 'link';
  readonly url: string;
  /** Empty where there is none. */
  readonly title: string;
  readonly children: readonly Inline[];
  readonly line: number;
}

/** A link to a note, or to a heading, by its name: `[[Page#Heading]]`. */
export interface WikiLink {
  readonly type: 'wikiLink';
  /** Empty for this document. */
  readonly page: string;
  /** Empty for the page itself. */
  readonly heading: string;
  readonly children: readonly Inline[];
  readonly line: number;
}

/** Sources that are cited: `[see @key, p. 3; @other]`, or `@key` as part of a sentence. */
export interface Citation {
  readonly type: 'citation';
  readonly cites: readonly WrittenCite[];
  /** The author is part of the sentence: `@key says`. */
  readonly isNarrative: boolean;
  /** What it shows, if not all that the style prints. */
  readonly shows?: CitationPart;
  /** As written, until it is known how it is printed. */
  readonly children: readonly Inline[];
  readonly line: number;
}

/** Where a field of Word begins, with its instruction, or ends, without one. It may end in another paragraph. */
export interface FieldMark {
  readonly type: 'fieldMark';
  readonly instruction?: string;
}

/**
 * What a citation shows in its sentence instead of a whole citation: the authors (`\\citeauthor`), the year (`\\citeyear`), both without
 * brackets (`\\citealp`), the title (`\\citetitle`), the number (`\\citenum`), the entry of the bibliography (`\\fullcite`), or nothing,
 * since it only lists the sources (`\\nocite`). It is never a note, but for those that ask for one in any style (`\\footcite`).
 */
export type CitationPart = 'author' | 'year' | 'bare' | 'title' | 'number' | 'entry' | 'nothing' | 'note';

/** One source in a citation, as written. */
export interface WrittenCite {
  readonly key: string;
  /** Before the key, and after it with the locator that it may begin with; Markdown. */
  readonly prefix: string;
  readonly suffix: string;
  readonly suppressAuthor: boolean;
  /** All authors, even where the style has "et al.": `\\citet*`. */
  readonly hasAllNames?: true;
  /** It begins a sentence, so that a particle of a name has a capital: `\\Citet`. */
  readonly hasCapital?: true;
}

/** How much of a label a reference shows: "Figure 1", "1" or "(1)". */
export type ReferenceForm = 'label' | 'number' | 'bracketed';

/** A reference to numbered elements by their names: `@fig:a`, `[@fig:a; @fig:b]`, `\ref{fig:a}`, `\eqref{eq:a}`. */
export interface CrossReference {
  readonly type: 'crossReference';
  readonly names: readonly string[];
  readonly form: ReferenceForm;
  /** Words that its author has put in place of the label. */
  readonly prefix?: string;
  /** Words after the last number. */
  readonly suffix?: string;
  /** Whether names that nothing has stay text: they may be those of users elsewhere. */
  readonly mayBeText?: true;
  /** As written. */
  readonly source: string;
  readonly line: number;
}

/** A place that the index leads to: `\index{tea!green}`, or `[tea]{.index}` after its text. It shows nothing. */
export interface IndexMark {
  readonly type: 'indexMark';
  /** The entry, below the entries that it belongs to; at least one, at most three. */
  readonly path: readonly string[];
  /** The entry to look up instead, in place of a page. */
  readonly see?: string;
  readonly line: number;
}

export interface Image {
  readonly type: 'image';
  readonly url: string;
  /** Empty where there is none. */
  readonly title: string;
  /** Empty for a decorative image. */
  readonly alt: string;
  /** The size that the text asks for; where only one is given the other follows from the picture's proportions. */
  readonly width?: PictureLength;
  readonly height?: PictureLength;
  readonly line: number;
}

/** A length of a picture: `pt` in points, `line` as a share of the line's width, `own` as a share of its own size. */
export interface PictureLength {
  readonly unit: 'pt' | 'line' | 'own';
  /** Above 0; a share of 1 is the whole. */
  readonly value: number;
}

export interface FootnoteReference {
  readonly type: 'footnoteReference';
  /** The key in `Document.definitions`, if there is a definition. */
  readonly identifier: string;
  /** The identifier as written, for messages; empty for a note written in place. */
  readonly label: string;
  readonly line: number;
}

/** An insertion or deletion that has been neither accepted nor rejected (CriticMarkup, pandoc's spans). */
export interface Revision {
  readonly type: 'insertion' | 'deletion';
  /** Whether it continues in the next paragraph, so that the end of this one is added or deleted, too. */
  readonly includesParagraphMark?: true;
  readonly by?: Signature;
  readonly children: readonly Inline[];
}

/** Who made a change or a comment, and when, if the text says so; otherwise it is the author of the document. */
export interface Signature {
  readonly author?: string;
  readonly date?: Date;
}

/** Where the text that a comment is about begins or ends; both marks have the same comment. */
export interface CommentMark {
  readonly type: 'commentStart' | 'commentEnd';
  readonly comment: Comment;
}

/** A reader's remark on the text, which is not part of it. */
export interface Comment {
  /** Plain text of one or more lines. */
  readonly text: string;
  readonly by?: Signature;
  /** The first comment of its thread, if it is a reply. */
  readonly answers?: Comment;
}

/** The meaning of an abbreviation. */
export interface Abbreviation {
  readonly meaning: string;
  /** The line of the definition. */
  readonly line: number;
}
