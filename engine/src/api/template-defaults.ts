import type { ConversionOptions, FontFamily, Margins, TemplateName } from './options.js';

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
