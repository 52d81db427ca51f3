import type { AssetLoader, Rasterizer } from './host.js';
import type { RepairName } from './repair-names.js';
import type { ConversionStage } from './result.js';

/** The font families on offer: option value → the font's name in Word. */
export const FONT_FAMILIES = {
  calibri: 'Calibri',
  times: 'Times New Roman',
  arial: 'Arial',
  georgia: 'Georgia',
} as const;

/** The body sizes on offer, in points. */
export const FONT_SIZES = [10, 11, 12, 14] as const;

/** The line spacings on offer: option value → 240ths of a line (`w:spacing/@w:line` with rule `auto`). */
export const LINE_SPACINGS = { single: 240, '1.15': 276, '1.5': 360, double: 480 } as const;

/** A font family, by the name that the option has. */
export type FontFamily = keyof typeof FONT_FAMILIES;
/** A body size in points. */
export type FontSize = (typeof FONT_SIZES)[number];
/** A line spacing, by the name that the option has. */
export type LineSpacing = keyof typeof LINE_SPACINGS;
/** A repeated reference shows the first note's number again, or gets a note "See footnote N". */
export type DuplicateHandling = 'same-number' | 'see-note';
/** At the foot of each page (Word footnotes) or at the end of the document (Word endnotes). */
export type FootnotePosition = 'page' | 'document';
/** A reference without a definition gets a placeholder note, or no note. */
export type UndefinedHandling = 'placeholder' | 'skip';
/** What stands between the texts of definitions that nothing refers to. */
export type UnreferencedSeparator = 'bullet' | 'semicolon' | 'newline';

/** What becomes of notes that are not simply defined once and referred to once. */
export interface FootnoteOptions {
  /** Default `same-number`, which is also called `superscript`; `see-note` is also called `see-footnote`. */
  readonly duplicateHandling?: DuplicateHandling | 'superscript' | 'see-footnote';
  /** Whether definitions that nothing refers to are gathered in a last note. Default true. */
  readonly includeUnreferenced?: boolean;
  /** Default `bullet`. */
  readonly unreferencedSeparator?: UnreferencedSeparator;
  /** Default `placeholder`. */
  readonly undefinedHandling?: UndefinedHandling;
}

/** A look, and the choices that go with it. */
export type TemplateName = 'plain' | 'academic' | 'business' | 'mla';
/** A size of paper. */
export type PageSize = 'a4' | 'letter';
/** All columns of a table as wide, or each by what it holds. */
export type TableWidths = 'equal' | 'content';
/** Tables whose columns are too narrow for their words stay in the text, or get pages on their side. */
export type WideTables = 'fit' | 'landscape';

/** The distance of the text from each edge of the page, in points (72 to the inch). */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What a caller of `convert` may choose; everything has a default, which the template gives where it has one. */
export interface ConversionOptions {
  /** The look. Default `plain`. An option that is given wins over what the template would choose. */
  readonly template?: TemplateName;
  /** One of `FONT_FAMILIES`; any other value means Georgia. Default `calibri`. */
  readonly fontFamily?: FontFamily | (string & {});
  /** Body size in points, one of `FONT_SIZES`. Default 11. */
  readonly fontSize?: FontSize;
  /** The distance of lines in the text. Default `single`. */
  readonly lineSpacing?: LineSpacing;
  /** Where notes stand. Default `page`. */
  readonly footnotePosition?: FootnotePosition;
  /** What becomes of repeated, undefined and unreferenced notes. */
  readonly footnoteOptions?: FootnoteOptions;
  /** Whether each link becomes its text and a note with the address. Default false. */
  readonly linksToFootnotes?: boolean;
  /** Whether code in a known language is coloured. Default true. */
  readonly highlightCode?: boolean;
  /** Whether the title of a picture that stands alone becomes its numbered caption. Default false. */
  readonly imageCaptions?: boolean;
  /**
   * Whether quotation marks, apostrophes, dashes and ellipses become those of print, as the document's language has
   * them. Default false.
   */
  readonly smartQuotes?: boolean;
  /** Whether pages are numbered. Default false. */
  readonly showPageNumbers?: boolean;
  /** Where a page has its number. Default `footer`. */
  readonly pageNumberPosition?: 'header' | 'footer';
  /** Whether there is a table of contents. Default false. */
  readonly includeTableOfContents?: boolean;
  /** Whether the title stands on a page of its own. Default false. */
  readonly titlePage?: boolean;
  /**
   * Repairs of what assistants and web pages leave in copied text: all, none, or those named. Each that changes
   * something says so in a notice. Default false.
   */
  readonly repairs?: boolean | readonly RepairName[];
  /** A line of text at the top of each page. */
  readonly headerText?: string;
  /** A line of text at the foot of each page. */
  readonly footerText?: string;
  /** The paper. Default `a4`. */
  readonly pageSize?: PageSize;
  /** Whether the columns of a table are all as wide, or each by what it holds. Default `equal`. */
  readonly tableWidths?: TableWidths;
  /** What becomes of tables whose columns are too narrow for their words. Default `fit`. */
  readonly wideTables?: WideTables;
  /** The distance of the text from the edges of the page. Default 72 points on each side. */
  readonly margins?: Partial<Margins>;
  /** The document's title in its properties and on a title page. Default: front matter, else the first heading. */
  readonly title?: string;
  /** The author in the document's properties and on a title page. Default: front matter. */
  readonly author?: string;
  /**
   * The language of the text, a BCP 47 tag; words such as "Contents", and dates, are written in it. Default: front
   * matter, else what the text shows, else `en-US`.
   */
  readonly language?: string;
  /** Creation date in the document's properties. Without it none is written: the engine has no clock. */
  readonly date?: Date;
  /** Where pictures come from, other than `data:` URIs. */
  readonly loadAsset?: AssetLoader;
  /** What makes PNG or JPEG files of SVG, WebP and AVIF. Without it their alt texts stand in their place. */
  readonly rasterize?: Rasterizer;
  /** Stops the conversion between two stages; `convert` then rejects with `ConversionAborted`. */
  readonly signal?: AbortSignal;
  /** Told each stage as it begins. A promise that it gives is not waited for; should it reject, that is ignored. */
  readonly onProgress?: (stage: ConversionStage) => void;
}
