import type { PageGeometry } from '../api/settings.js';
import type { Format } from '../model/format.js';
import type { CharacterStyleId, ParagraphStyleId } from '../model/names/style-ids.js';
import type { RunLook, Style } from '../model/style.js';
import type { TableStyles } from './styles/tables.js';
import type { TemplateLook } from './template-look.js';
import type { WordTemplateMarker } from './word-template-markers.js';
import type { WordTemplateNotes } from './word-template-notes.js';

/**
 * The style sheet of a document, as plain data: what a template says, with the choices of the options, or what a visitor's Word
 * template says. File, pages and clipboard only read it. Lengths are twips (1/20 point) unless a name says otherwise.
 */
export interface Theme extends TemplateLook, WordTemplateFacts {
  readonly fonts: {
    readonly body: string;
    readonly heading: string;
    readonly code: string;
    readonly inlineCode: string;
  };
  /** Body size in points. */
  readonly fontSize: number;
  /** 240ths of a line. */
  readonly lineSpacing: number;
  readonly page: PageGeometry;
  /** Whether lines of text end at the right margin, with words divided by Word. */
  readonly justified: boolean;
  /** The highest level of numbered headings, counted from 0; undefined if headings are not numbered. */
  readonly numberedFrom: number | undefined;
  /** The level of appendices, counted from 0, where they have styles of their own. */
  readonly appendicesFrom: number | undefined;
  /** Whether pictures that are alone in a paragraph are centred. */
  readonly centersPictures: boolean;
  readonly tables: TableStyles;
}

/** What only a visitor's Word template decides; in ours it is `NO_WORD_TEMPLATE`. */
export interface WordTemplateFacts {
  /** Whether the sheet is that of a Word template, which brings its own settings. */
  readonly isOfWord: boolean;
  /** The formats of its styles; the others are derived from ours. */
  readonly normal?: Format;
  readonly paragraphs: ReadonlyMap<ParagraphStyleId, Format>;
  readonly characters: ReadonlyMap<CharacterStyleId, RunLook>;
  /** The markers of the styles of lists that have some. */
  readonly markers: ReadonlyMap<ParagraphStyleId, WordTemplateMarker>;
  /** Changes one of our own styles so that it fits the styles of the template that it is based on. */
  fitOwn(style: Style): Style;
  /** The accents of its colours, RGB, which charts take. */
  readonly accents?: readonly string[];
  /** The left indent of its body text, where ours has none. */
  readonly textLeft: number;
  /** The spacing of lines of our own styles on its document grid, if it has one. */
  onGrid?(format: Format): number;
  /** Whether the spaces of two paragraphs are added up, as before Word 2013 (ECMA-376 Part 1, 17.15.3.21). */
  readonly addsSpace: boolean;
  /** The styles of a table of contents that have no tab stop for the page numbers; each line gets one. */
  readonly withoutTab: ReadonlySet<ParagraphStyleId>;
  /** The styles that the template numbers, although some or all paragraphs in them should have no number: headings, titles, captions and the like. */
  readonly strayNumbers: ReadonlySet<ParagraphStyleId>;
  /** Whether its text may have no space below it, unlike that of our own files, and so touch a table. */
  readonly mayTouchTables: boolean;
  /** Its styles of headings and contents that have room for numbers as ours have it, in our own files. */
  readonly roomForNumbers: ReadonlySet<ParagraphStyleId>;
  /** Whether blocks that are wider than the lines of text may extend into wide margins. */
  readonly usesMargins: boolean;
  /** Whether the sides of landscape pages are at most an inch, although those of the text are wider. */
  readonly narrowsLandscape: boolean;
  /** Whether only the style of code within a line has the font of code, so that the runs of blocks need it as well. */
  readonly setsCodeRuns: boolean;
  /** The style of a name that the template has. */
  paragraphNamed(name: string): { readonly id: string; readonly format: Format } | undefined;
  characterNamed(name: string): { readonly id: string; readonly look: RunLook } | undefined;
  /** The page of the title, if the template sets it across the columns of the text. */
  readonly titlePage?: PageGeometry;
  /** The headers and footers that it has; they replace those of the options. */
  readonly stories: ReadonlySet<'header' | 'footer'>;
  /** Whether its own pages have a heading above the place of the contents, which then need none. */
  readonly titlesContents: boolean;
  readonly notes: WordTemplateNotes;
  /** How it numbers the lines of the text, and which of them show their number: every second, third … */
  readonly lineNumbers?: 'continuous' | 'page';
  readonly lineNumberStep?: number;
}

export const NO_WORD_TEMPLATE: WordTemplateFacts = {
  isOfWord: false,
  paragraphs: new Map(),
  characters: new Map(),
  markers: new Map(),
  fitOwn: (style) => style,
  textLeft: 0,
  addsSpace: false,
  withoutTab: new Set(),
  strayNumbers: new Set(),
  mayTouchTables: false,
  roomForNumbers: new Set(),
  usesMargins: true,
  narrowsLandscape: true,
  setsCodeRuns: false,
  paragraphNamed: () => undefined,
  characterNamed: () => undefined,
  stories: new Set(),
  titlesContents: false,
  notes: {},
};
