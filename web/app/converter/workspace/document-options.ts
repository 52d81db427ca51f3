import type {
  ConversionOptions,
  DuplicateHandling,
  FontFamily,
  FontSize,
  LineSpacing,
  PageSize,
  RepairName,
  TableHeaders,
  TableWidths,
  TemplateName,
  UnreferencedSeparator,
} from '@footmark/engine';
import {
  OPTION_DEFAULTS,
  TEMPLATE_DEFAULTS,
  type TemplateDefaults,
  WORD_TEMPLATE_DEFAULTS,
} from '@footmark/engine/options';
import type { LibraryFile, PortableOptions } from '../../worker/protocol';
import { MARGINS, type MarginName, marginName } from './margins';
import type { OwnTemplate } from './own-template';

/** The options of the engine that the page offers as they are. */
const PASSED = [
  'headerText',
  'footerText',
  'lineNumbers',
  'highlightCode',
  'centerPictures',
  'chartForm',
  'diagramForm',
  'justifyText',
  'numberHeadings',
  'wideTables',
  'lineBreaks',
  // That of the text; another text is read by what it shows again.
  'dialect',
  'footnotePosition',
  'linksToFootnotes',
  'citations',
  'review',
] as const satisfies readonly (keyof typeof OPTION_DEFAULTS)[];

type PassedOptions = { readonly [Name in (typeof PASSED)[number]]: NonNullable<ConversionOptions[Name]> };

/** All options for the Word file that the panels offer. */
export interface DocumentOptions extends TemplateChoices, PassedOptions {
  readonly template: TemplateName;
  /** The name of the visitor's own Word template; empty if the named one above is used. */
  readonly ownTemplate: string;
  /** Whether the first page, and those with even numbers, have other lines than the others. */
  readonly ownFirstPage: boolean;
  readonly firstHeaderText: string;
  readonly firstFooterText: string;
  readonly ownEvenPages: boolean;
  readonly evenHeaderText: string;
  readonly evenFooterText: string;
  /** Whether captions are also made of alternative texts. */
  readonly captionsFromAlt: boolean;
  /** Whether the repairs below are applied. */
  readonly cleansUp: boolean;
  readonly repairs: readonly RepairName[];
  /** `template` leaves it to the text, and that to the template. */
  readonly tableHeaders: TableHeaders | 'template';
  readonly duplicateHandling: DuplicateHandling;
  readonly includeUnreferenced: boolean;
  readonly unreferencedSeparator: UnreferencedSeparator;
  /** The citation style: a name, or that of a file in the library; empty if the text sets it. */
  readonly csl: string;
  /** Whether the Word file contains its Markdown, so that changes made in it can be merged. */
  readonly carriesSource: boolean;
  /** Whether there is a library on the device, which is restored before the text is converted. */
  readonly hasLibrary: boolean;
}

/** The options that choosing a template sets. */
export interface TemplateChoices {
  readonly fontFamily: FontFamily;
  readonly fontSize: FontSize;
  readonly lineSpacing: LineSpacing;
  readonly pageNumbers: 'off' | 'header' | 'footer';
  readonly includeTableOfContents: boolean;
  readonly titlePage: boolean;
  readonly titleFromHeading: boolean;
  readonly smartQuotes: boolean;
  readonly imageCaptions: boolean;
  readonly tableWidths: TableWidths;
  readonly pageSize: PageSize;
  readonly margins: MarginName;
}

export const TEMPLATE_CHOICES: Readonly<Record<TemplateName, TemplateChoices>> = {
  plain: choicesIn(TEMPLATE_DEFAULTS.plain),
  academic: choicesIn(TEMPLATE_DEFAULTS.academic),
  business: choicesIn(TEMPLATE_DEFAULTS.business),
  mla: choicesIn(TEMPLATE_DEFAULTS.mla),
};

const OWN_CHOICES = choicesIn(WORD_TEMPLATE_DEFAULTS);

/** The options that the chosen template sets: a file of the visitor's sets what no named one does. */
export function choicesOfTemplate({ template, ownTemplate }: DocumentOptions): TemplateChoices {
  return ownTemplate !== '' && template === OPTION_DEFAULTS.template
    ? OWN_CHOICES
    : TEMPLATE_CHOICES[template];
}

/** The page offers page numbers and their position as one option, and names for margins. */
function choicesIn({
  showPageNumbers,
  pageNumberPosition,
  margins,
  ...others
}: TemplateDefaults): TemplateChoices {
  return {
    ...others,
    pageNumbers: showPageNumbers ? pageNumberPosition : 'off',
    margins: marginName(margins),
  };
}

const { template, footnoteOptions } = OPTION_DEFAULTS;

export const DEFAULT_OPTIONS: DocumentOptions = {
  template,
  ownTemplate: '',
  ...TEMPLATE_CHOICES[template],
  ...passed(OPTION_DEFAULTS),
  ownFirstPage: false,
  firstHeaderText: '',
  firstFooterText: '',
  ownEvenPages: false,
  evenHeaderText: '',
  evenFooterText: '',
  captionsFromAlt: false,
  cleansUp: true,
  // Nobody intends to keep these. The other repairs change the structure of the document, so they are offered.
  repairs: ['citation-marks', 'invisible-characters', 'escaped-math', 'spaced-bold'],
  tableHeaders: 'template',
  duplicateHandling: footnoteOptions.duplicateHandling,
  includeUnreferenced: footnoteOptions.includeUnreferenced,
  unreferencedSeparator: footnoteOptions.unreferencedSeparator,
  csl: '',
  carriesSource: true,
  hasLibrary: false,
};

function passed(options: PassedOptions): PassedOptions {
  return Object.fromEntries(PASSED.map((name) => [name, options[name]])) as PassedOptions;
}

/**
 * The changes that choosing a template makes. Other options stay; later changes are kept until another template is
 * chosen.
 */
export function templateChoices(template: TemplateName): Partial<DocumentOptions> {
  return { ...TEMPLATE_CHOICES[template], template, ownTemplate: '' };
}

/** The options in the engine's terms; `own` is the visitor's template, which is used if it is chosen. */
export function conversionOptions(
  options: DocumentOptions,
  own?: OwnTemplate,
  library: readonly LibraryFile[] = [],
): PortableOptions {
  const {
    template,
    ownTemplate,
    pageNumbers,
    margins,
    duplicateHandling,
    includeUnreferenced,
    unreferencedSeparator,
    cleansUp,
    repairs,
    csl,
    ownFirstPage,
    firstHeaderText,
    firstFooterText,
    ownEvenPages,
    evenHeaderText,
    evenFooterText,
    imageCaptions,
    captionsFromAlt,
    tableHeaders,
    hasLibrary: _,
    carriesSource: _carries,
    ...rest
  } = options;
  const isOwn = own !== undefined && own.name === ownTemplate;
  return {
    ...changed(rest),
    ...(tableHeaders !== 'template' && { tableHeaders }),
    ...(isOwn
      ? { template: { key: own.key, file: own.file }, templateName: own.name, styleMap: own.styleMap }
      : { template }),
    ...(csl && { csl }),
    ...(ownFirstPage && { firstHeaderText, firstFooterText }),
    ...(ownEvenPages && { evenHeaderText, evenFooterText }),
    library,
    imageCaptions: imageCaptions && captionsFromAlt ? 'alt' : imageCaptions,
    repairs: cleansUp ? repairs : false,
    showPageNumbers: pageNumbers !== 'off',
    pageNumberPosition: pageNumbers === 'header' ? 'header' : 'footer',
    margins: MARGINS[margins].points,
    footnoteOptions: { duplicateHandling, includeUnreferenced, unreferencedSeparator },
  };
}

/** Options without those that have the engine's own default: these the text may say. */
function changed<Options extends object>(options: Options): Partial<Options> {
  const defaults: Readonly<Record<string, unknown>> = { ...OPTION_DEFAULTS };
  const own = Object.entries(options).filter(([name, value]) => value !== defaults[name]);
  return Object.fromEntries(own) as Partial<Options>;
}
