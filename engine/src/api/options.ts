import type { AssetLoader, DiagramRenderer, Rasterizer } from './host.js';
import type { RepairName } from './repair-names.js';
import type { ConversionStage } from './result.js';
import type { DialectChoice } from './text-dialect.js';

/** The available font families: option value → name of the font in Word. */
export const FONT_FAMILIES = {
  calibri: 'Calibri',
  times: 'Times New Roman',
  arial: 'Arial',
  georgia: 'Georgia',
} as const;

/** The available body sizes, in points. */
export const FONT_SIZES = [10, 11, 12, 14] as const;

/** The available line spacings: option value → 240ths of a line (`w:spacing/@w:line` with rule `auto`). */
export const LINE_SPACINGS = { single: 240, '1.15': 276, '1.5': 360, double: 480 } as const;

/** A font family, by its option value. */
export type FontFamily = keyof typeof FONT_FAMILIES;
/** A body size in points. */
export type FontSize = (typeof FONT_SIZES)[number];
/** A line spacing, by its option value. */
export type LineSpacing = keyof typeof LINE_SPACINGS;
/** A repeated reference shows the number of the first note again, or gets a note "See footnote N". */
export type DuplicateHandling = 'same-number' | 'see-note';
/** At the foot of each page (Word footnotes) or at the end of the document (Word endnotes). */
export type FootnotePosition = 'page' | 'document';
/** A reference without a definition gets a placeholder note, or no note. */
export type UndefinedHandling = 'placeholder' | 'skip';
/** The separator between definitions without references. */
export type UnreferencedSeparator = 'bullet' | 'semicolon' | 'newline';

/** How to treat notes that are not simply defined once and referenced once. */
export interface FootnoteOptions {
  /** Default `same-number`, also called `superscript`; `see-note` is also called `see-footnote`. */
  readonly duplicateHandling?: DuplicateHandling | 'superscript' | 'see-footnote';
  /** Whether definitions without references are gathered in a last note. Default true. */
  readonly includeUnreferenced?: boolean;
  /** Default `bullet`. */
  readonly unreferencedSeparator?: UnreferencedSeparator;
  /** Default `placeholder`. */
  readonly undefinedHandling?: UndefinedHandling;
}

/** A look, with the options that go with it. */
export type TemplateName = 'plain' | 'academic' | 'business' | 'mla';
/** Citations as text, or also as fields with which Zotero or Word continues citing in the document. */
export type CitationForm = 'text' | 'zotero' | 'word';
/** How to treat editing marks: as tracked changes and comments in Word, or as if all were accepted or rejected. */
export type ReviewHandling = 'track' | 'accept' | 'reject';

/** `native`: a chart of Word's own, with its numbers in a workbook (Edit Data); `picture`: a picture of it. */
export type ChartForm = 'native' | 'picture';
/** `picture`: a picture of it; `shapes`: boxes and lines that can be moved and edited in Word. */
export type DiagramForm = 'picture' | 'shapes';
/** A paper size. */
export type PageSize = 'a4' | 'letter';
/** Equal widths for all columns of a table, or widths by content. */
export type TableWidths = 'equal' | 'content';
/** Tables whose columns are too narrow for their words stay in the text, or get landscape pages. */
export type WideTables = 'fit' | 'landscape';

/** The header rows of tables: on a light ground, on a dark one with white text, or only with a strong rule below them. */
export type TableHeaders = 'shaded' | 'dark' | 'ruled';

/** Line breaks within paragraphs are kept, become spaces as in CommonMark, or are kept where they are meant. */
export type LineBreaks = 'auto' | 'keep' | 'join';

/** The distance from each edge of the page to the text, in points (72 to the inch). */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Names or ids of the styles of a Word template, by the ids of ours; null for our own look. */
export type StyleMapping = Readonly<Record<string, string | null>>;

/** The options of `convert`. Every option has a default, some of which depend on the template. */
export interface ConversionOptions {
  /**
   * The look: the name of one, or the bytes of a Word file (.docx, .dotx) whose styles, pages, headers and footers the
   * document takes. Default `plain`. Options that are given take precedence over those of a named look; those for
   * fonts, spacing, paper and margins have no effect with a file. Exceptions for `plain` below do not apply to a file.
   */
  readonly template?: TemplateName | Uint8Array;
  /** The name of the Word file that is the `template`, which the document carries with its `source`. */
  readonly templateName?: string;
  /**
   * Which style of a Word file as `template` is used for what, by our style ids: the name or id of its style, or null
   * to add our own. All others are chosen automatically.
   */
  readonly styleMap?: StyleMapping;
  /** One of `FONT_FAMILIES`; any other value means Georgia. Default `calibri`. */
  readonly fontFamily?: FontFamily | (string & {});
  /** Body size in points, one of `FONT_SIZES`. Default 11. */
  readonly fontSize?: FontSize;
  /** The line spacing of the text. Default `single`. */
  readonly lineSpacing?: LineSpacing;
  /** Where notes are printed. Default `page`. */
  readonly footnotePosition?: FootnotePosition;
  /** How to treat repeated, undefined and unreferenced notes. */
  readonly footnoteOptions?: FootnoteOptions;
  /** Whether links become their text with a note that contains the address. Default false. */
  readonly linksToFootnotes?: boolean;
  /** Whether code in a known language is coloured. Default true. */
  readonly highlightCode?: boolean;
  /**
   * Whether the title of a picture in a paragraph of its own becomes a numbered caption, and captions of tables are numbered;
   * `alt` makes a caption of the alternative text where there is no title, as pandoc does (its manual, "Extension:
   * implicit_figures"). Default: the template's. Front matter can say the latter, too (`captions: alt`).
   */
  readonly imageCaptions?: boolean | 'alt';
  /**
   * Whether figures, tables, listings and equations are numbered by chapter, as 2.1, and not in the whole document. Default
   * false.
   */
  readonly numberByChapter?: boolean;
  /** Whether pictures in paragraphs of their own are centred, with their captions. Default false. */
  readonly centerPictures?: boolean;
  /**
   * Whether quotation marks, apostrophes, dashes and ellipses become typographic, by the rules of the document's
   * language. Default false; true in all templates but `plain`.
   */
  readonly smartQuotes?: boolean;
  /**
   * Whether line breaks within paragraphs are kept: all of them, none, or those that are meant, as in lists with emoji, labels, the end of
   * a letter and verse. Default `auto`; front matter can say it, too (`line-breaks: keep`).
   */
  readonly lineBreaks?: LineBreaks;
  /**
   * The dialect of Markdown in which the text is written. Dialects contradict each other in a few places: `\(`, `~x~`, `%%`, `<Tag>`, line
   * breaks. Default `auto`: what the text and `textName` show.
   */
  readonly dialect?: DialectChoice;
  /** The name of the text's file, which may show its dialect: `.qmd`, `.Rmd`, `.mdx`. */
  readonly textName?: string;
  /** Whether text is justified, with hyphenation by Word. Default false. */
  readonly justifyText?: boolean;
  /**
   * Whether headings are numbered, in Word by a list of several levels that belongs to the heading styles. Headings
   * with `{.unnumbered}` or `{-}` are not. Default false; front matter can ask for it, too (`number-sections: true`).
   */
  readonly numberHeadings?: boolean;
  /** Whether pages are numbered. Default false. */
  readonly showPageNumbers?: boolean;
  /** Where the page number is printed. Default `footer`. */
  readonly pageNumberPosition?: 'header' | 'footer';
  /** Whether there is a table of contents. Default false. */
  readonly includeTableOfContents?: boolean;
  /**
   * Whether a heading of level 1 that opens the text, and is the only one, is the title, and those below it move up one
   * level. Default false; true in all templates but `plain`.
   */
  readonly titleFromHeading?: boolean;
  /** Whether the title gets a page of its own. Default false. */
  readonly titlePage?: boolean;
  /**
   * Repairs of what assistants and web pages leave in copied text: all, none, or the named ones. Each repair
   * that changes something is reported. Default false.
   */
  readonly repairs?: boolean | readonly RepairName[];
  /**
   * Files with sources for citations such as `[@key]`: BibTeX, BibLaTeX, RIS, CSL JSON or CSL YAML. Each is the name of a file
   * that `loadAsset` provides, or its content. Front matter may name more.
   */
  readonly bibliography?: readonly string[];
  /**
   * The style of citations: one of the names of styles that come with the engine, such as `apa` or `chicago-notes`, the name of
   * a CSL file that `loadAsset` provides, or its content. Default: front matter, else `apa` for the template `academic`,
   * `mla` for `mla`, and `chicago-author-date` for the others.
   */
  readonly csl?: string;
  /** The form of citations in Word. Default `text`. */
  readonly citations?: CitationForm;
  /**
   * Whether to report what looks wrong in the files with sources, too: keys that occur twice, sources without author or date, fields that
   * look unread, and how many are never cited. Default false.
   */
  readonly checkSources?: boolean;
  /**
   * How to treat editing marks (CriticMarkup), such as `{++added++}`, `{--deleted--}`, `{~~old~>new~~}` and
   * `{==text==}{>>comment<<}`: as tracked changes and comments in Word, or as if all were accepted or rejected, without
   * comments. Default `track`. Tracked changes have the document's author and its `date`.
   */
  readonly review?: ReviewHandling;
  /** What the charts of a text become in Word. Default `native`; front matter can ask for pictures (`charts: picture`). */
  readonly chartForm?: ChartForm;
  /**
   * What the diagrams of a text become in Word. Default `picture`; front matter can ask for shapes (`diagrams: shapes`), and each diagram
   * by its own (`{.mermaid .shapes}`, `{.mermaid .picture}`).
   */
  readonly diagramForm?: DiagramForm;
  /**
   * A line of text at the top of each page. In it, `{page}`, `{pages}` and `{chapter}` are fields that Word counts, and
   * `{title}`, `{author}` and `{date}` are those of the document.
   */
  readonly headerText?: string;
  /** A line of text at the foot of each page, with the same fields. */
  readonly footerText?: string;
  /**
   * The line at the top of the first page, instead of `headerText`; with an empty text, there is none, and no page
   * number. Like the next three, it has no effect if `template` is a file, which has headers of its own.
   */
  readonly firstHeaderText?: string;
  /** The line at the foot of the first page, instead of `footerText`; with an empty text, there is none. */
  readonly firstFooterText?: string;
  /** The line at the top of even-numbered pages, instead of `headerText`; their page number is on the left. */
  readonly evenHeaderText?: string;
  /** The line at the foot of even-numbered pages, instead of `footerText`; their page number is on the left. */
  readonly evenFooterText?: string;
  /**
   * Whether the lines of the text are numbered in the margin, throughout the document, except in tables, notes, titles
   * and contents. Default false; front matter can ask for it, too (`line-numbers: true`).
   */
  readonly lineNumbers?: boolean;
  /** The paper size. Default `a4`. */
  readonly pageSize?: PageSize;
  /**
   * Whether all columns of a table have the same width, as long as their words fit, or the width that their content needs.
   * Default `equal`; `content` in all templates but `plain`.
   */
  readonly tableWidths?: TableWidths;
  /** What to do with tables whose columns are too narrow for their words. Default `fit`. */
  readonly wideTables?: WideTables;
  /**
   * What the header rows of tables look like. Default: `shaded` in `plain` and `business`, `ruled` in `academic` and `mla`; front matter can
   * ask for another (`table-headers: dark`). It has no effect if `template` is a file with a style of tables.
   */
  readonly tableHeaders?: TableHeaders;
  /**
   * The distance from the edges of the page to the text. Default 72 points on each side; on the left and right 122.4 in
   * `plain` and `business`.
   */
  readonly margins?: Partial<Margins>;
  /**
   * The document's title in its properties and on a title page. Default: front matter, else the first heading of level 1, which a title
   * page only shows if it opens the text and is the only one.
   */
  readonly title?: string;
  /** The author in the document's properties and on a title page. Default: front matter. */
  readonly author?: string;
  /**
   * The language of the text as a BCP 47 tag. Words such as "Contents" and dates are written in it. Default:
   * front matter, else the language that the letters and common words of the running text plainly show, else `en-US`.
   */
  readonly language?: string;
  /**
   * The creation date in the document's properties, and the date of its tracked changes and comments. Default: the day, or the day
   * and time, that the front matter gives as `2025-08-15` or `2025-08-15T12:00:00Z`; if it gives none, there is none.
   */
  readonly date?: Date;
  /**
   * Whether the file carries its Markdown, with the options that it was made with, so that what others change in Word
   * can be merged back (`mergeWord`). A string is the name of the text's file, which is then carried, too. Comments
   * that the document does not show are left out. Default false.
   */
  readonly source?: boolean | string;
  /** Provides all pictures except those in `data:` URIs. */
  readonly loadAsset?: AssetLoader;
  /** Converts SVG, WebP and AVIF to PNG or JPEG. Without it, such pictures are replaced by their alternative text. */
  readonly rasterize?: Rasterizer;
  /** Draws diagrams that the text contains as code, such as Mermaid's. Without it, they stay code, with a notice. */
  readonly diagrams?: DiagramRenderer;
  /** Stops the conversion before the next stage; `convert` then rejects with `ConversionAborted`. */
  readonly signal?: AbortSignal;
  /**
   * Called with each stage as it begins. If it returns a promise, the conversion does not wait for it and
   * ignores a rejection.
   */
  readonly onProgress?: (stage: ConversionStage) => void;
}
