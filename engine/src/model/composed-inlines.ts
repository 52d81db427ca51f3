/** The content of a paragraph in Word, as plain data. */

import type { DiagramShapes } from '../api/diagram-shapes.js';
import type { Chart } from './chart.js';
import type { Comment, FieldMark, Heading, IndexMark, Signature } from './document.js';
import type { ConvertedFormula } from './formula.js';
import type { EmbeddedImage } from './media.js';
import type { CharacterStyleId } from './names/style-ids.js';
import type { Note } from './resolved.js';
import type { RunLook } from './style.js';

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
  | Bookmarked
  | Revised
  | ComposedCommentMark;

export interface TextRun {
  readonly type: 'text';
  /** Line breaks and tabs in it are preserved. */
  readonly text: string;
  readonly properties: RunProperties;
}

/** A style that the text names; `id` is that of a style of a Word template. */
export interface NamedStyle {
  readonly name: string;
  readonly id?: string;
}

/** A language by Word's tag, and the letters to which it applies: Chinese, Japanese and Korean ones, those from right to left, or others. */
export interface RunLanguage {
  readonly writing: 'val' | 'eastAsia' | 'bidi';
  readonly tag: string;
}

/** Text set in a direction of its own: its order among its neighbours, and, with an override, that of its letters. */
export interface Embedding {
  readonly rightToLeft: boolean;
  readonly isOverride: boolean;
}

/** How a run differs from its paragraph. Runs that look the same share one object. */
export interface RunProperties {
  readonly style: CharacterStyleId | undefined;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Whether it is emphasized by dots, as letters are that have no italics. */
  readonly dotted?: true;
  /** Whether it is not italic, although its paragraph is. */
  readonly upright?: true;
  /** Whether it is not bold, although its paragraph is. */
  readonly regular?: true;
  readonly strike: boolean;
  readonly underline: boolean;
  readonly highlight: boolean;
  readonly smallCaps?: true;
  readonly caps?: true;
  readonly position: 'superscript' | 'subscript' | undefined;
  readonly rightToLeft: boolean;
  /** What it belongs to, where its author gives some words their direction. Runs of the same words share one object. */
  readonly embedding?: Embedding;
  /** Whether it needs an emoji font. */
  readonly emoji: boolean;
  /** Whether it is punctuation that Word should set in the Chinese or Japanese font. */
  readonly eastAsian: boolean;
  /** Whether it is added or deleted as a tracked change. */
  readonly revision?: RevisionKind | undefined;
  /** The colour of the letters, and the one behind them: RGB, six hexadecimal digits. */
  readonly color?: string;
  readonly background?: string;
  /** The language, where the text gives it another one than that of the document. */
  readonly language?: RunLanguage;
  /** The name of a font, in place of that of its style. */
  readonly font?: string;
  /** Its size in points, in place of that of its style. */
  readonly size?: number;
  /** A multiple of the size of its style, until it is in a paragraph: there it has a size. */
  readonly scale?: number;
  /** A character style by its name, in place of its style. */
  readonly named?: NamedStyle;
  /** How it looks, in place of a style: of text of a Word template. */
  readonly look?: RunLook;
}

/** The end of a line, a tab, or the end of a page. */
export interface ComposedBreak {
  readonly type: 'lineBreak' | 'tab' | 'pageBreak';
  /** Whether a page break only begins the next column, if there is one: on the pages of a Word template. */
  readonly isOfColumn?: true;
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
  /** The chart that it shows, where Word draws that itself; the picture is then what pages and clipboards show. */
  readonly chart?: Chart;
  /** The shapes that it is made of in Word; the picture is then what other programs, pages and clipboards show. */
  readonly shapes?: DiagramShapes;
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
  /** Its number as it is written, unless that depends on the page. */
  readonly text: string;
}

/** The number at the beginning of a note. */
export interface NoteNumber {
  readonly type: 'noteNumber';
  readonly note: Note;
  /** As in `NoteReference`. */
  readonly text: string;
}

/** A value that Word updates; other readers show the stored result. */
export interface Field {
  readonly type: 'field';
  readonly instruction: FieldInstruction;
  readonly result: string;
  readonly properties: RunProperties;
}

/** What a field shows: text, or a value that depends on the page. */
export type Shown = string | FieldInstruction;

/** One of two texts, whichever a comparison chooses on each page: in the headers and footers of Word templates. */
export interface Condition {
  readonly kind: 'condition';
  readonly left: readonly Shown[];
  readonly operator: string;
  readonly right: readonly Shown[];
  readonly yes: readonly Shown[];
  readonly no: readonly Shown[];
}

export type FieldInstruction =
  | { readonly kind: 'page' }
  /** How many pages there are. */
  | { readonly kind: 'pageCount'; readonly of: 'document' | 'section' }
  /** The heading of a level that the page has or continues, or its number. */
  | { readonly kind: 'heading'; readonly level: number; readonly isNumber?: true }
  | Condition
  /** The page number of a bookmark, or of the heading that it is around; the layout provides the result, which is empty until then. */
  | { readonly kind: 'pageOf'; readonly heading?: Heading; readonly bookmark: string }
  /** The number of the note, whose mark has the bookmark; optionally formatted as a mark. */
  | { readonly kind: 'noteNumber'; readonly note: Note; readonly bookmark: string; readonly asMark: boolean }
  /** What the properties of the file say, in headers and footers. */
  | { readonly kind: 'property'; readonly name: 'title' | 'author' }
  /** The number of the heading of level 1 above the field, without the words around it. */
  | { readonly kind: 'chapter' }
  /**
   * The next number in a sequence, such as that of the figures. `byChapter`: it restarts in each chapter; `restartsAt`: it
   * does not follow the one before, but is this.
   */
  | {
      readonly kind: 'sequence';
      readonly name: string;
      readonly byChapter: boolean;
      readonly restartsAt?: number;
      readonly style: 'decimal' | 'lowerLetter';
    }
  /** A place that the index leads to; it shows nothing. */
  | { readonly kind: 'indexEntry'; readonly mark: IndexMark }
  /** The pages of the places of an entry, in the index; the layout provides the result. */
  | { readonly kind: 'pagesOf'; readonly entry: string }
  /** The text that a bookmark encloses, or the number of its paragraph. */
  | { readonly kind: 'reference'; readonly bookmark: string; readonly shows: 'text' | 'number' };

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

export type RevisionKind = 'insertion' | 'deletion';

/** A tracked change of the end of a paragraph, or of a row. */
export interface EndRevision {
  readonly kind: RevisionKind;
  readonly by?: Signature | undefined;
}

/** Content that is inserted or deleted as a tracked change. It contains no links: links contain it. */
export interface Revised {
  readonly type: 'revised';
  readonly kind: RevisionKind;
  readonly by?: Signature | undefined;
  /** Whether the end of the paragraph belongs to it, too. */
  readonly includesParagraphMark: boolean;
  readonly content: readonly ComposedInline[];
}

/** Where the text that a comment is about begins or ends. */
export interface ComposedCommentMark {
  readonly type: 'commentMark';
  readonly isStart: boolean;
  readonly comment: Comment;
  /** What the comment says, where its text begins. */
  readonly lines?: readonly CommentLine[];
}

/** A line of a comment, which is a paragraph of its own. */
export interface CommentLine {
  readonly rightToLeft: boolean;
  readonly content: readonly ComposedInline[];
}

/** A run that looks like its paragraph. */
export const PLAIN_RUN: RunProperties = {
  style: undefined,
  bold: false,
  italic: false,
  strike: false,
  underline: false,
  highlight: false,
  position: undefined,
  rightToLeft: false,
  emoji: false,
  eastAsian: false,
};
