import {
  type ConversionOptions,
  type DuplicateHandling,
  FONT_FAMILIES,
  FONT_SIZES,
  type FontFamily,
  type FootnotePosition,
  LINE_SPACINGS,
  type Margins,
  type PageSize,
  type TableWidths,
  type TemplateName,
  type UndefinedHandling,
  type UnreferencedSeparator,
  type WideTables,
} from './options.js';
import { REPAIR_NAMES, type RepairName } from './repair-names.js';

/** The options with every default filled in and every alias resolved: what the stages work from. */
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
  readonly highlightCode: boolean;
  readonly imageCaptions: boolean;
  readonly smartQuotes: boolean;
  readonly pageNumbers: 'off' | 'header' | 'footer';
  readonly tableOfContents: boolean;
  readonly titleLayout: TitleLayout;
  readonly headerText: string;
  readonly footerText: string;
  readonly page: PageGeometry;
  readonly tableWidths: TableWidths;
  readonly wideTables: WideTables;
  readonly title: string | undefined;
  readonly author: string | undefined;
  readonly language: string | undefined;
  readonly date: Date | undefined;
}

/**
 * How the title is shown. `none`: only in the properties. `block`: above the text. `manuscript`: below the lines
 * with author, teacher, course and date that MLA puts there. `page`: on a page of its own.
 */
export type TitleLayout = 'none' | 'block' | 'manuscript' | 'page';

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

/** Fills in the defaults. Throws a `TypeError` for a value that no caller can mean. */
export function settingsOf(options: ConversionOptions): Settings {
  const template = oneOf('template', options.template ?? 'plain', TEMPLATE_NAMES);
  const chosen = { ...TEMPLATE_DEFAULTS[template], ...definedOf(options) };
  const spacing = oneOf('lineSpacing', chosen.lineSpacing, keysOf(LINE_SPACINGS));
  const numbersAt = oneOf('pageNumberPosition', chosen.pageNumberPosition, NUMBER_POSITIONS);
  return {
    template,
    font: fontName(chosen.fontFamily),
    fontSize: oneOf('fontSize', chosen.fontSize, FONT_SIZES),
    lineSpacing: LINE_SPACINGS[spacing],
    footnotes: footnoteSettings(options),
    linksToFootnotes: options.linksToFootnotes ?? false,
    repairs: repairsOf(options.repairs ?? false),
    highlightCode: options.highlightCode ?? true,
    imageCaptions: options.imageCaptions ?? false,
    smartQuotes: options.smartQuotes ?? false,
    pageNumbers: chosen.showPageNumbers ? numbersAt : 'off',
    tableOfContents: chosen.includeTableOfContents,
    titleLayout: chosen.titlePage ? 'page' : TITLE_LAYOUTS[template],
    headerText: options.headerText ?? '',
    footerText: options.footerText ?? '',
    page: pageGeometry(oneOf('pageSize', chosen.pageSize, keysOf(PAGE_SIZES)), options.margins),
    tableWidths: oneOf('tableWidths', options.tableWidths ?? 'equal', TABLE_WIDTHS),
    wideTables: oneOf('wideTables', options.wideTables ?? 'fit', WIDE_TABLES),
    title: options.title,
    author: options.author,
    language: options.language,
    date: options.date,
  };
}

function repairsOf(repairs: NonNullable<ConversionOptions['repairs']>): readonly RepairName[] {
  if (typeof repairs === 'boolean') return repairs ? REPAIR_NAMES : [];
  return repairs.map((name) => oneOf('repairs', name, REPAIR_NAMES));
}

type TemplateDefaults = Required<
  Pick<
    ConversionOptions,
    | 'fontFamily'
    | 'fontSize'
    | 'lineSpacing'
    | 'showPageNumbers'
    | 'pageNumberPosition'
    | 'includeTableOfContents'
    | 'titlePage'
    | 'pageSize'
  >
>;

const PLAIN_DEFAULTS: TemplateDefaults = {
  fontFamily: 'calibri',
  fontSize: 11,
  lineSpacing: 'single',
  showPageNumbers: false,
  pageNumberPosition: 'footer',
  includeTableOfContents: false,
  titlePage: false,
  pageSize: 'a4',
};

const MANUSCRIPT: Partial<TemplateDefaults> = {
  fontFamily: 'times',
  fontSize: 12,
  lineSpacing: 'double',
  showPageNumbers: true,
  pageNumberPosition: 'header',
  pageSize: 'letter',
};

/** What each template chooses where the caller does not. */
export const TEMPLATE_DEFAULTS: Readonly<Record<TemplateName, TemplateDefaults>> = {
  plain: PLAIN_DEFAULTS,
  academic: { ...PLAIN_DEFAULTS, ...MANUSCRIPT, includeTableOfContents: true, titlePage: true },
  business: { ...PLAIN_DEFAULTS, lineSpacing: '1.15', showPageNumbers: true },
  mla: { ...PLAIN_DEFAULTS, ...MANUSCRIPT },
};

/** How each template shows a title without a title page. */
const TITLE_LAYOUTS: Readonly<Record<TemplateName, Exclude<TitleLayout, 'page'>>> = {
  plain: 'none',
  academic: 'none',
  business: 'block',
  mla: 'manuscript',
};

export const TEMPLATE_NAMES = keysOf(TEMPLATE_DEFAULTS);

/** Width and height in twips. */
const PAGE_SIZES: Readonly<Record<PageSize, readonly [number, number]>> = {
  a4: [11_906, 16_838],
  letter: [12_240, 15_840],
};

const TWIPS_PER_POINT = 20;
const DEFAULT_MARGIN = 72;
/** Word lays out no narrower column. */
const MIN_TEXT = 1440;

function pageGeometry(size: PageSize, margins: Partial<Margins> = {}): PageGeometry {
  const [width, height] = PAGE_SIZES[size];
  const twips = (side: keyof Margins): number => {
    const points = margins[side] ?? DEFAULT_MARGIN;
    if (Number.isFinite(points) && points >= 0) return Math.round(points * TWIPS_PER_POINT);
    throw new TypeError(`Cannot use margins.${side} ${points}, expected a number of points, 0 or more`);
  };
  const inTwips = { top: twips('top'), right: twips('right'), bottom: twips('bottom'), left: twips('left') };
  if (width - inTwips.left - inTwips.right < MIN_TEXT || height - inTwips.top - inTwips.bottom < MIN_TEXT) {
    throw new TypeError('Cannot use margins that leave less than an inch for the text');
  }
  return { width, height, margins: inTwips };
}

function footnoteSettings({
  footnotePosition,
  footnoteOptions: notes = {},
}: ConversionOptions): FootnoteSettings {
  const duplicates = oneOf(
    'duplicateHandling',
    notes.duplicateHandling ?? 'same-number',
    keysOf(DUPLICATE_HANDLINGS),
  );
  return {
    position: oneOf('footnotePosition', footnotePosition ?? 'page', ['page', 'document']),
    duplicateHandling: DUPLICATE_HANDLINGS[duplicates],
    includeUnreferenced: notes.includeUnreferenced ?? true,
    unreferencedSeparator: oneOf(
      'unreferencedSeparator',
      notes.unreferencedSeparator ?? 'bullet',
      SEPARATORS,
    ),
    undefinedHandling: oneOf('undefinedHandling', notes.undefinedHandling ?? 'placeholder', [
      'placeholder',
      'skip',
    ]),
  };
}

/** The options that are given: one that is there but `undefined` counts as not given. */
function definedOf(options: ConversionOptions): Partial<TemplateDefaults> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

const TABLE_WIDTHS = ['equal', 'content'] as const;
const WIDE_TABLES = ['fit', 'landscape'] as const;
const NUMBER_POSITIONS = ['header', 'footer'] as const;
const SEPARATORS = ['bullet', 'semicolon', 'newline'] as const;

/** The specification's two vocabularies for repeated references. */
const DUPLICATE_HANDLINGS = {
  'same-number': 'same-number',
  superscript: 'same-number',
  'see-note': 'see-note',
  'see-footnote': 'see-note',
} as const satisfies Record<string, DuplicateHandling>;

function fontName(family: string): string {
  return Object.hasOwn(FONT_FAMILIES, family) ? FONT_FAMILIES[family as FontFamily] : FONT_FAMILIES.georgia;
}

function keysOf<T extends object>(record: T): readonly (keyof T)[] {
  return Object.keys(record) as (keyof T)[];
}

function oneOf<T>(name: string, value: T, accepted: readonly T[]): T {
  if (accepted.includes(value)) return value;
  throw new TypeError(`Cannot use ${name} ${JSON.stringify(value)}, expected one of ${accepted.join(', ')}`);
}
