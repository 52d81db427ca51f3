import { checkOptions } from './check-options.js';
import {
  DUPLICATE_HANDLINGS,
  OPTION_DEFAULTS,
  TEMPLATE_DEFAULTS,
  WORD_TEMPLATE_DEFAULTS,
} from './choices.js';
import {
  type ChartForm,
  type CitationForm,
  type ConversionOptions,
  type DiagramForm,
  type DuplicateHandling,
  FONT_FAMILIES,
  type FontFamily,
  type FootnoteOptions,
  type FootnotePosition,
  LINE_SPACINGS,
  type LineBreaks,
  type Margins,
  type PageSize,
  type ReviewHandling,
  type TableHeaders,
  type TableWidths,
  type TemplateName,
  type UndefinedHandling,
  type UnreferencedSeparator,
  type WideTables,
} from './options.js';
import { REPAIR_NAMES, type RepairName } from './repair-names.js';
import type { DialectChoice } from './text-dialect.js';

/** The options with all defaults filled in and all aliases resolved: the input of the stages. */
export interface Settings {
  readonly template: TemplateName;
  /** The font's name in Word. */
  readonly font: string;
  /** Points. */
  readonly fontSize: number;
  /** 240ths of a line. */
  readonly lineSpacing: number;
  readonly footnotes: FootnoteSettings;
  readonly linksToFootnotes: boolean;
  readonly repairs: readonly RepairName[];
  readonly citations: CitationSettings;
  readonly review: ReviewHandling;
  /** Undefined where the options leave it to the text: native, unless that asks for pictures. */
  readonly chartForm: ChartForm | undefined;
  readonly diagramForm: DiagramForm | undefined;
  readonly highlightCode: boolean;
  readonly imageCaptions: boolean | 'alt';
  readonly numberByChapter: boolean;
  readonly centerPictures: boolean;
  readonly smartQuotes: boolean;
  readonly lineBreaks: LineBreaks;
  readonly dialect: DialectChoice;
  /** The name of the text's file. */
  readonly textName: string | undefined;
  readonly justifyText: boolean;
  readonly numberHeadings: boolean;
  /** The lowest level of headings that has numbers, from 1; only front matter limits it. */
  readonly numberDepth?: number;
  readonly pageNumbers: 'off' | 'header' | 'footer';
  readonly tableOfContents: boolean;
  /** The lowest level of headings in it, from 1, and its heading; only front matter sets them. */
  readonly contentsDepth?: number;
  readonly contentsTitle?: string;
  readonly titleLayout: TitleLayout;
  /** The guide by whose rules parts of a text are named and ranked; undefined for none. */
  readonly styleGuide: StyleGuide | undefined;
  readonly titleFromHeading: boolean;
  readonly headerText: string;
  readonly footerText: string;
  /** Undefined where these pages have the usual ones. */
  readonly firstHeaderText: string | undefined;
  readonly firstFooterText: string | undefined;
  readonly evenHeaderText: string | undefined;
  readonly evenFooterText: string | undefined;
  readonly lineNumbers: boolean;
  readonly page: PageGeometry;
  readonly tableWidths: TableWidths;
  readonly wideTables: WideTables;
  /** Undefined where the options leave it to the text, and that to the template. */
  readonly tableHeaders: TableHeaders | undefined;
  readonly title: string | undefined;
  readonly author: string | undefined;
  readonly language: string | undefined;
  readonly date: Date | undefined;
}

/**
 * How the title is printed. `quiet`: above the text, if front matter gives one. `block`: above the text.
 * `manuscript`: below MLA's lines with author, teacher, course and date. `page`: on a page of its own.
 */
export type TitleLayout = 'quiet' | 'block' | 'manuscript' | 'page';

export type StyleGuide = 'apa' | 'mla';

/** Lengths in twips. */
export interface PageGeometry {
  readonly width: number;
  readonly height: number;
  readonly margins: Margins;
}

export interface FootnoteSettings {
  readonly position: FootnotePosition;
  readonly duplicateHandling: DuplicateHandling;
  readonly includeUnreferenced: boolean;
  readonly unreferencedSeparator: UnreferencedSeparator;
  readonly undefinedHandling: UndefinedHandling;
}

interface CitationSettings {
  /** Names of files with sources, or their contents. */
  readonly bibliography: readonly string[];
  /** The name of a style or its file, or its content. */
  readonly style: string | undefined;
  readonly form: CitationForm;
  /** Whether the files themselves are checked. */
  readonly isChecked: boolean;
}

/** Fills in the defaults. Throws a `TypeError` for invalid options. */
export function settingsOf(options: ConversionOptions): Settings {
  checkOptions(options);
  // A Word file brings its own look; what it leaves open is that of the default.
  const template = typeof options.template === 'string' ? options.template : OPTION_DEFAULTS.template;
  const defaults =
    options.template instanceof Uint8Array ? WORD_TEMPLATE_DEFAULTS : TEMPLATE_DEFAULTS[template];
  const chosen = { ...OPTION_DEFAULTS, ...defaults, ...definedOf(options) };
  return {
    template,
    font: fontName(chosen.fontFamily),
    fontSize: chosen.fontSize,
    lineSpacing: LINE_SPACINGS[chosen.lineSpacing],
    footnotes: footnoteSettings(chosen.footnotePosition, options.footnoteOptions),
    linksToFootnotes: chosen.linksToFootnotes,
    repairs: repairsOf(chosen.repairs),
    citations: {
      bibliography: options.bibliography ?? [],
      style: options.csl,
      form: chosen.citations,
      isChecked: options.checkSources === true,
    },
    review: chosen.review,
    chartForm: options.chartForm,
    diagramForm: options.diagramForm,
    highlightCode: chosen.highlightCode,
    imageCaptions: chosen.imageCaptions,
    numberByChapter: chosen.numberByChapter,
    centerPictures: chosen.centerPictures,
    smartQuotes: chosen.smartQuotes,
    lineBreaks: chosen.lineBreaks,
    dialect: chosen.dialect,
    textName: options.textName,
    justifyText: chosen.justifyText,
    numberHeadings: chosen.numberHeadings,
    pageNumbers: chosen.showPageNumbers ? chosen.pageNumberPosition : 'off',
    tableOfContents: chosen.includeTableOfContents,
    titleLayout: chosen.titlePage ? 'page' : TITLE_LAYOUTS[template],
    styleGuide: STYLE_GUIDES[template],
    titleFromHeading: chosen.titleFromHeading,
    headerText: chosen.headerText,
    footerText: chosen.footerText,
    firstHeaderText: options.firstHeaderText,
    firstFooterText: options.firstFooterText,
    evenHeaderText: options.evenHeaderText,
    evenFooterText: options.evenFooterText,
    lineNumbers: chosen.lineNumbers,
    page: pageGeometry(chosen.pageSize, { ...defaults.margins, ...definedOf(options.margins ?? {}) }),
    tableWidths: chosen.tableWidths,
    wideTables: chosen.wideTables,
    tableHeaders: options.tableHeaders,
    title: options.title,
    author: options.author,
    language: options.language,
    date: options.date,
  };
}

/** Options that front matter can set, too. */
export interface FrontMatterOptions {
  readonly numberByChapter?: true;
  readonly numberHeadings?: true;
  readonly tableOfContents?: true;
  readonly lineNumbers?: true;
  readonly titleLayout?: 'page';
  /** The lowest level of headings that contents list, and that numbers have; from 1. */
  readonly contentsDepth?: number;
  readonly numberDepth?: number;
  readonly contentsTitle?: string;
  readonly imageCaptions?: 'alt';
  /** Unless the options say it. */
  readonly lineBreaks?: LineBreaks;
  readonly chartForm?: ChartForm;
  readonly diagramForm?: DiagramForm;
  readonly tableHeaders?: TableHeaders;
  /** The lines in the margins of pages, unless the options set them. */
  readonly pageTexts?: Partial<Record<PageText, string>>;
}

/** The options that are lines above and below the text of pages. */
export type PageText =
  | 'headerText'
  | 'footerText'
  | 'firstHeaderText'
  | 'firstFooterText'
  | 'evenHeaderText'
  | 'evenFooterText';

/** The settings for a text whose front matter sets options, too. */
export function withFrontMatterOptions(settings: Settings, own: FrontMatterOptions | undefined): Settings {
  if (!own) return settings;
  const { pageTexts = {}, ...others } = own;
  const texts = Object.entries(pageTexts).filter(([name]) => !settings[name as PageText]);
  const lineBreaks = settings.lineBreaks === 'auto' ? (own.lineBreaks ?? 'auto') : settings.lineBreaks;
  const chartForm = settings.chartForm ?? own.chartForm;
  const diagramForm = settings.diagramForm ?? own.diagramForm;
  const tableHeaders = settings.tableHeaders ?? own.tableHeaders;
  const chosen = { lineBreaks, chartForm, diagramForm, tableHeaders };
  return { ...settings, ...others, ...chosen, ...Object.fromEntries(texts) };
}

function repairsOf(repairs: NonNullable<ConversionOptions['repairs']>): readonly RepairName[] {
  if (typeof repairs === 'boolean') return repairs ? REPAIR_NAMES : [];
  return repairs;
}

/** How each template prints a title without a title page. */
const TITLE_LAYOUTS: Readonly<Record<TemplateName, Exclude<TitleLayout, 'page'>>> = {
  plain: 'quiet',
  academic: 'block',
  business: 'block',
  mla: 'manuscript',
};

const STYLE_GUIDES: Readonly<Record<TemplateName, StyleGuide | undefined>> = {
  plain: undefined,
  academic: 'apa',
  business: undefined,
  mla: 'mla',
};

/** Width and height in twips. */
const PAGE_SIZES: Readonly<Record<PageSize, readonly [number, number]>> = {
  a4: [11_906, 16_838],
  letter: [12_240, 15_840],
};

const TWIPS_PER_POINT = 20;
/** The least width and height of the text, in twips: an inch, as the message says. */
const MIN_TEXT = 1440;

function pageGeometry(size: PageSize, margins: Margins): PageGeometry {
  const [width, height] = PAGE_SIZES[size];
  const twips = (side: keyof Margins): number => Math.round(margins[side] * TWIPS_PER_POINT);
  const inTwips = { top: twips('top'), right: twips('right'), bottom: twips('bottom'), left: twips('left') };
  if (width - inTwips.left - inTwips.right < MIN_TEXT || height - inTwips.top - inTwips.bottom < MIN_TEXT)
    throw new TypeError(
      'Cannot use margins that leave less than an inch for the text, expected smaller ones',
    );
  return { width, height, margins: inTwips };
}

function footnoteSettings(position: FootnotePosition, given: FootnoteOptions = {}): FootnoteSettings {
  const chosen = { ...OPTION_DEFAULTS.footnoteOptions, ...definedOf(given) };
  return { ...chosen, position, duplicateHandling: DUPLICATE_HANDLINGS[chosen.duplicateHandling] };
}

/** The options that are given: `undefined` counts as not given. */
function definedOf<Options extends object>(options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Options;
}

function fontName(family: string): string {
  return Object.hasOwn(FONT_FAMILIES, family) ? FONT_FAMILIES[family as FontFamily] : FONT_FAMILIES.georgia;
}
