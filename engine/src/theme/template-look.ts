import type { TableHeaders } from '../api/options.js';
import type { CodeTokenKind } from '../model/code-tokens.js';
import type { CalloutKind } from '../model/names/callout-names.js';
import type { NumberedKind } from '../model/names/numbered-names.js';
import type { StyleChanges } from '../model/style.js';

/** The part of a theme that is specific to a template; the rest follows from the options. */
export interface TemplateLook {
  readonly colors: Readonly<Record<ColorName, string>>;
  /** The colours of tokens, on the background of code blocks. */
  readonly codeColors: Readonly<Record<CodeTokenKind, string>>;
  /** Space after a body paragraph. */
  readonly paragraphSpacing: number;
  /** Indent of the first line of a body paragraph. */
  readonly firstLineIndent: number;
  /** How many characters that is, where it is measured by them. */
  readonly firstLineCharacters?: number;
  /** Whether text directly below a heading has the style of a first paragraph, without that indent. */
  readonly opensFlush: boolean;
  /** Whether the abstract, the text below the title, and the references are on pages of their own. */
  readonly separatesParts: boolean;
  /** Whether a title page has a page number, too. */
  readonly numbersTitlePage: boolean;
  /** Whether the heading of the references is in the middle and not bold. */
  readonly centersReferences: boolean;
  /** The headings of depth 1 to 6. */
  readonly headings: readonly HeadingLook[];
  /** The left indent of each level of quotation, and the right indent of all quotations. */
  readonly quoteIndent: number;
  readonly quoteRightIndent: number;
  /** The position of the markers of the first level of a list. */
  readonly listStart: number;
  /** How far the text of each level of a list is from the markers, and from the text of the level above. */
  readonly listIndent: number;
  /** Whether numbers in numbered items are numbers again, or letters, and Roman numerals below them. */
  readonly nestedNumbers: 'decimal' | 'outline';
  /** The bar, title and background of each kind of callout. */
  readonly callouts: Readonly<Record<CalloutKind, { readonly ink: string; readonly ground: string }>>;
  /** The rules of tables: between all rows, or only above and below the table. */
  readonly tableRules: 'rows' | 'outer';
  readonly tableHeaders: TableHeaders;
  /** Whether the header cells of tables are bold. */
  readonly boldTableHeadings: boolean;
  /** Whether numbers are on the right of their columns where the text does not say otherwise. */
  readonly alignsNumbers: boolean;
  readonly captions: CaptionsLook;
  /** The size of headers and footers, as a multiple of the body size. */
  readonly headerScale: number;
  readonly title: TitleLook;
  /** The title above the text, if it differs from the title on a page of its own. */
  readonly quietTitle?: TitleLook;
  /** What it says of single styles, over what follows from all the rest. */
  readonly styles: StyleChanges;
  /** The position of the header text: left, with the page number on the right, or both on the right. */
  readonly header: 'spread' | 'right';
}

/** What a template says that differs from the template Plain. */
export type PartialLook = Partial<Omit<TemplateLook, 'colors'>> & {
  readonly colors?: Partial<TemplateLook['colors']>;
};

type ColorName =
  | 'heading'
  | 'link'
  | 'inlineCode'
  | 'rule'
  | 'codeBackground'
  | 'codeBorder'
  | 'tableHeader'
  | 'muted';

export interface HeadingLook {
  /** A multiple of the body size. */
  readonly scale: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly before: number;
  readonly after: number;
  /** 240ths of a line; default: slightly more than single. */
  readonly line?: number;
  readonly centered?: boolean;
  readonly color?: string;
  readonly left?: number;
  /** Whether there is a thin rule below it. */
  readonly ruled?: boolean;
}

/** The captions of figures, tables and the like. */
interface CaptionsLook {
  /** A multiple of the body size. */
  readonly scale: number;
  readonly italic: boolean;
  /** The space between a caption with what it belongs to and the text around them. */
  readonly around: number;
  /** The kinds whose number is on a line of its own above the caption. */
  readonly numberLines: readonly NumberedKind[];
  /** Whether such a number is bold and upright, whatever the caption is. */
  readonly strongNumbers: boolean;
  /** Whether the word with which a note on a table or a figure begins is in italics: "*Note.*" */
  readonly italicNotes: boolean;
  /** The position of captions of pictures; those of tables and code are always above. */
  readonly ofPictures: 'above' | 'below';
}

/** The looks of a title and of the lines around it. */
interface TitleLook {
  /** A multiple of the body size. */
  readonly scale: number;
  readonly bold: boolean;
  readonly centered: boolean;
  readonly detailsCentered: boolean;
  readonly before: number;
  readonly after: number;
}
