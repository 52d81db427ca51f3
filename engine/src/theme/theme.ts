import type { PageGeometry } from '../api/settings.js';
import type { Format } from './format.js';
import type { TemplateLook } from './look.js';
import type { RunLook, Style } from './style.js';
import type { CharacterStyleId, ParagraphStyleId, StyleId } from './style-ids.js';
import type { WordTemplateMarker } from './word-template-markers.js';
import type { WordTemplateNotes } from './word-template-notes.js';
import type { WordTemplateTable } from './word-template-table.js';

/** The look of a document, as plain data. Lengths are twips (1/20 point) unless a name says otherwise. */
export interface Theme extends TemplateLook {
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
  /** The styles of a Word template. */
  readonly given?: WordTemplateFormats;
  /** Whether lines of text end at the right margin, with words divided by Word. */
  readonly justified: boolean;
  /** The highest level of numbered headings, counted from 0; undefined if headings are not numbered. */
  readonly numberedFrom: number | undefined;
  /** Whether pictures that are alone in a paragraph are centred. */
  readonly centersPictures: boolean;
}

/** The formats that a Word template gives to styles; the others are derived as usual. */
interface WordTemplateFormats {
  readonly normal: Format;
  readonly paragraphs: ReadonlyMap<ParagraphStyleId, Format>;
  readonly characters: ReadonlyMap<CharacterStyleId, RunLook>;
  /** The markers of the styles of lists that have some. */
  readonly markers: ReadonlyMap<ParagraphStyleId, WordTemplateMarker>;
  /** The look of its table style; undefined if it has none. */
  readonly table?: WordTemplateTable;
  /** Changes one of our own styles so that it fits the styles of the template that it is based on. */
  fitOwn(style: Style): Style;
  /** The left indent of its body text, where ours has none. */
  readonly textLeft: number;
  /** How its styles for callouts look, of those that it has. */
  readonly callouts: ReadonlyMap<StyleId, WordTemplateTable>;
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
  /** Whether long lines of code may extend into a wide margin, as in our own templates. */
  readonly extendsCode: boolean;
  /** Whether only the style of code within a line has the font of code, so that the runs of blocks need it as well. */
  readonly setsCodeRuns: boolean;
  /** The style of a name that the template has. */
  paragraphNamed(name: string): { readonly id: string; readonly format: Format } | undefined;
  characterNamed(name: string): { readonly id: string; readonly look: RunLook } | undefined;
  /** The page of the title, if the template sets it across the columns of the text. */
  readonly titlePage?: PageGeometry;
  /** The headers and footers that it has; they replace those of the options. */
  readonly stories: ReadonlySet<'header' | 'footer'>;
  readonly notes: WordTemplateNotes;
  /** How it numbers the lines of the text, and which of them show their number: every second, third … */
  readonly lineNumbers?: 'continuous' | 'page';
  readonly lineNumberStep?: number;
}
