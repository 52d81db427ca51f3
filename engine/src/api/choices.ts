import {
  type ChartForm,
  type CitationForm,
  type ConversionOptions,
  type DiagramForm,
  type DuplicateHandling,
  FONT_FAMILIES,
  FONT_SIZES,
  type FontFamily,
  type FontSize,
  type FootnotePosition,
  LINE_SPACINGS,
  type LineBreaks,
  type LineSpacing,
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
import { DIALECT_NAMES, type DialectChoice, type TextDialect } from './text-dialect.js';

/** The values of each option that has a closed list of them, in the order in which a program may offer them. */
export interface OptionChoices {
  readonly template: readonly TemplateName[];
  readonly fontFamily: readonly FontFamily[];
  readonly fontSize: readonly FontSize[];
  readonly lineSpacing: readonly LineSpacing[];
  readonly pageNumberPosition: readonly ('header' | 'footer')[];
  readonly pageSize: readonly PageSize[];
  readonly tableWidths: readonly TableWidths[];
  readonly wideTables: readonly WideTables[];
  readonly tableHeaders: readonly TableHeaders[];
  /** Besides `true` and `false`. */
  readonly imageCaptions: readonly 'alt'[];
  readonly lineBreaks: readonly LineBreaks[];
  readonly dialect: readonly DialectChoice[];
  readonly footnotePosition: readonly FootnotePosition[];
  /** The choices of `footnoteOptions`, like the next two. */
  readonly duplicateHandling: readonly DuplicateHandling[];
  readonly undefinedHandling: readonly UndefinedHandling[];
  readonly unreferencedSeparator: readonly UnreferencedSeparator[];
  readonly repairs: readonly RepairName[];
  readonly citations: readonly CitationForm[];
  readonly review: readonly ReviewHandling[];
  readonly chartForm: readonly ChartForm[];
  readonly diagramForm: readonly DiagramForm[];
}

/** The values of each option that has a closed list of them. */
export const OPTION_CHOICES: OptionChoices = {
  template: keysOf<TemplateName>({ plain: true, academic: true, business: true, mla: true }),
  fontFamily: keysOf<FontFamily>(FONT_FAMILIES),
  fontSize: FONT_SIZES,
  lineSpacing: keysOf<LineSpacing>(LINE_SPACINGS),
  pageNumberPosition: keysOf<'header' | 'footer'>({ header: true, footer: true }),
  pageSize: keysOf<PageSize>({ a4: true, letter: true }),
  tableWidths: keysOf<TableWidths>({ equal: true, content: true }),
  wideTables: keysOf<WideTables>({ fit: true, landscape: true }),
  tableHeaders: keysOf<TableHeaders>({ shaded: true, dark: true, ruled: true }),
  imageCaptions: ['alt'],
  lineBreaks: keysOf<LineBreaks>({ auto: true, keep: true, join: true }),
  dialect: ['auto', ...keysOf<TextDialect>(DIALECT_NAMES)],
  footnotePosition: keysOf<FootnotePosition>({ page: true, document: true }),
  duplicateHandling: keysOf<DuplicateHandling>({ 'same-number': true, 'see-note': true }),
  undefinedHandling: keysOf<UndefinedHandling>({ placeholder: true, skip: true }),
  unreferencedSeparator: keysOf<UnreferencedSeparator>({ bullet: true, semicolon: true, newline: true }),
  repairs: REPAIR_NAMES,
  citations: keysOf<CitationForm>({ text: true, zotero: true, word: true }),
  review: keysOf<ReviewHandling>({ track: true, accept: true, reject: true }),
  chartForm: keysOf<ChartForm>({ native: true, picture: true }),
  diagramForm: keysOf<DiagramForm>({ picture: true, shapes: true }),
};

/** Every accepted value for repeated references, including aliases, and what it means. */
export const DUPLICATE_HANDLINGS = {
  'same-number': 'same-number',
  superscript: 'same-number',
  'see-note': 'see-note',
  'see-footnote': 'see-note',
} as const satisfies Readonly<Record<string, DuplicateHandling>>;

/** Every value that an option of the kind `choice` accepts. */
export function acceptedValues(option: string): readonly (string | number)[] {
  if (option === 'duplicateHandling') return Object.keys(DUPLICATE_HANDLINGS);
  return OPTION_CHOICES[option as keyof OptionChoices];
}

/** The value of each option that neither the caller nor the template sets. */
export const OPTION_DEFAULTS = {
  template: 'plain',
  footnotePosition: 'page',
  footnoteOptions: {
    duplicateHandling: 'same-number',
    includeUnreferenced: true,
    unreferencedSeparator: 'bullet',
    undefinedHandling: 'placeholder',
  },
  linksToFootnotes: false,
  highlightCode: true,
  numberByChapter: false,
  centerPictures: false,
  lineBreaks: 'auto',
  dialect: 'auto',
  justifyText: false,
  numberHeadings: false,
  repairs: false,
  citations: 'text',
  review: 'track',
  chartForm: 'native',
  diagramForm: 'picture',
  headerText: '',
  footerText: '',
  lineNumbers: false,
  wideTables: 'fit',
  source: false,
} as const satisfies ConversionOptions;

/** The options that a template sets if the caller does not. */
export type TemplateDefaults = Required<
  Pick<
    ConversionOptions,
    | 'showPageNumbers'
    | 'pageNumberPosition'
    | 'includeTableOfContents'
    | 'titlePage'
    | 'titleFromHeading'
    | 'smartQuotes'
    | 'imageCaptions'
    | 'tableWidths'
    | 'pageSize'
    | 'margins'
    | 'fontSize'
    | 'lineSpacing'
  >
> & { readonly fontFamily: FontFamily; readonly margins: Margins; readonly imageCaptions: boolean };

/** An inch on every side, as the guides of APA and MLA ask, and as Word itself has it. Points. */
const INCH: Margins = { top: 72, right: 72, bottom: 72, left: 72 };

/**
 * Lines of about 75 characters on A4 and 79 on Letter in Calibri 11, which the eye follows without effort; an inch at
 * the sides makes them 95 and more.
 */
const COMFORTABLE: Margins = { ...INCH, right: 122.4, left: 122.4 };

const PLAIN: TemplateDefaults = {
  fontFamily: 'calibri',
  fontSize: 11,
  lineSpacing: 'single',
  showPageNumbers: false,
  pageNumberPosition: 'footer',
  includeTableOfContents: false,
  titlePage: false,
  titleFromHeading: false,
  smartQuotes: false,
  imageCaptions: false,
  tableWidths: 'equal',
  pageSize: 'a4',
  margins: COMFORTABLE,
};

/** What an editor does to a text before it is printed: changes that readers do not notice. */
const EDITED = { titleFromHeading: true, smartQuotes: true, tableWidths: 'content' } as const;

const MANUSCRIPT: TemplateDefaults = {
  ...PLAIN,
  ...EDITED,
  imageCaptions: true,
  fontFamily: 'times',
  fontSize: 12,
  lineSpacing: 'double',
  showPageNumbers: true,
  pageNumberPosition: 'header',
  pageSize: 'letter',
  margins: INCH,
};

/** What each template sets if the caller does not. */
export const TEMPLATE_DEFAULTS: Readonly<Record<TemplateName, TemplateDefaults>> = {
  plain: PLAIN,
  academic: { ...MANUSCRIPT, includeTableOfContents: true, titlePage: true },
  business: {
    ...PLAIN,
    ...EDITED,
    lineSpacing: '1.15',
    showPageNumbers: true,
  },
  mla: MANUSCRIPT,
};

/**
 * What a Word file as the template sets if the caller does not. Its fonts, spacing and paper take precedence over
 * these.
 */
export const WORD_TEMPLATE_DEFAULTS: TemplateDefaults = { ...PLAIN, ...EDITED, margins: INCH };

/** Margins in points that leave room for text on every paper size when used on all four sides: up to 9 cm. */
export const MARGIN_RANGE = { min: 0, max: 9 * (72 / 2.54) } as const;

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[];
}
