import { checkOptions } from './check-options.js';
import { DUPLICATE_HANDLINGS, OPTION_DEFAULTS, OPTION_ROWS } from './option-rows.js';
import {
  type CitationForm,
  type ConversionOptions,
  type DuplicateHandling,
  FONT_FAMILIES,
  type FontFamily,
  type FootnoteOptions,
  type FootnotePosition,
  LINE_SPACINGS,
  type Margins,
  type PageSize,
  type TemplateName,
  type UndefinedHandling,
  type UnreferencedSeparator,
} from './options.js';
import { REPAIR_NAMES, type RepairName } from './repair-names.js';
import { TEMPLATE_DEFAULTS, type TemplateDefaults, WORD_TEMPLATE_DEFAULTS } from './template-defaults.js';

/** The options that are settings in another form, or none. */
const OTHER_FORMS = [
  'template',
  'templateName',
  'source',
  'styleMap',
  'fontFamily',
  'lineSpacing',
  'footnotePosition',
  'footnoteOptions',
  'repairs',
  'bibliography',
  'csl',
  'citations',
  'checkSources',
  'showPageNumbers',
  'pageNumberPosition',
  'titlePage',
  'pageSize',
  'margins',
  'loadAsset',
  'rasterize',
  'diagrams',
  'signal',
  'onProgress',
] as const satisfies readonly (keyof ConversionOptions)[];

type SettingName = Exclude<keyof ConversionOptions, (typeof OTHER_FORMS)[number]>;
/** The options that a text may say by the name of a choice: they have no default here, because what they say comes before the text. */
type TextChoice = {
  [Name in SettingName]: (typeof OPTION_ROWS)[Name] extends { kind: 'choice'; keys: unknown } ? Name : never;
}[SettingName];
type Defaulted = Exclude<keyof typeof OPTION_DEFAULTS | keyof TemplateDefaults, TextChoice>;

/** The options that are settings as they are: those with a default are always set. */
type OptionSettings = {
  readonly [Name in SettingName]: Name extends Defaulted
    ? NonNullable<ConversionOptions[Name]>
    : ConversionOptions[Name] | undefined;
};

/** The options with all defaults filled in and all aliases resolved: the input of the stages. */
export interface Settings extends OptionSettings {
  readonly template: TemplateName;
  /** The font's name in Word. */
  readonly font: string;
  /** 240ths of a line. */
  readonly lineSpacing: number;
  readonly footnotes: FootnoteSettings;
  readonly repairs: readonly RepairName[];
  readonly citations: CitationSettings;
  /** The lowest level of headings that has numbers, from 1; only front matter limits it. */
  readonly numberDepth?: number;
  readonly pageNumbers: 'off' | 'header' | 'footer';
  /** The lowest level of headings in the table of contents, from 1, and its heading; only front matter sets them. */
  readonly contentsDepth?: number;
  readonly contentsTitle?: string;
  readonly titleLayout: TitleLayout;
  /** The guide by whose rules parts of a text are named and ranked; undefined for none. */
  readonly styleGuide: StyleGuide | undefined;
  readonly page: PageGeometry;
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
  const given = definedOf(options);
  const chosen = { ...OPTION_DEFAULTS, ...defaults, ...given };
  return {
    ...optionSettings(chosen, given),
    template,
    font: fontName(chosen.fontFamily),
    lineSpacing: LINE_SPACINGS[chosen.lineSpacing],
    footnotes: footnoteSettings(chosen.footnotePosition, options.footnoteOptions),
    repairs: repairsOf(chosen.repairs),
    citations: {
      bibliography: options.bibliography ?? [],
      style: options.csl,
      form: chosen.citations,
      isChecked: options.checkSources === true,
    },
    pageNumbers: chosen.showPageNumbers ? chosen.pageNumberPosition : 'off',
    titleLayout: chosen.titlePage ? 'page' : TITLE_LAYOUTS[template],
    styleGuide: STYLE_GUIDES[template],
    page: pageGeometry(chosen.pageSize, { ...defaults.margins, ...definedOf(options.margins ?? {}) }),
  };
}

const SETTING_NAMES = Object.keys(OPTION_ROWS).filter(
  (name) => !OTHER_FORMS.includes(name as (typeof OTHER_FORMS)[number]),
) as SettingName[];

/** The options that are settings as they are. */
function optionSettings(chosen: ConversionOptions, given: ConversionOptions): OptionSettings {
  const values = SETTING_NAMES.map((name) => [name, (isTextChoice(name) ? given : chosen)[name]]);
  return Object.fromEntries(values) as OptionSettings;
}

function isTextChoice(name: SettingName): name is TextChoice {
  const row = OPTION_ROWS[name];
  return row.kind === 'choice' && 'keys' in row;
}

/** The options that front matter can set, too. */
type TextOption = {
  [Name in keyof typeof OPTION_ROWS]: (typeof OPTION_ROWS)[Name] extends { keys: unknown } ? Name : never;
}[keyof typeof OPTION_ROWS];

/** What front matter says of options, and about the outline, which no option is for. */
export interface FrontMatterOptions extends Partial<Pick<ConversionOptions, TextOption>> {
  /** The lowest level of headings that contents list, and that numbers have; from 1. */
  readonly contentsDepth?: number;
  readonly numberDepth?: number;
  readonly contentsTitle?: string;
}

/**
 * The settings for a text whose front matter sets options, too. An option that names a choice, or holds a text, comes before the text;
 * one that is on or off is on if either says so.
 */
export function withFrontMatterOptions(settings: Settings, own: FrontMatterOptions | undefined): Settings {
  if (!own) return settings;
  const { titlePage, ...others } = own;
  const said = Object.entries(others).filter(([name]) => {
    const kind = Object.hasOwn(OPTION_ROWS, name) && OPTION_ROWS[name as TextOption].kind;
    return (kind !== 'choice' && kind !== 'text') || !settings[name as keyof typeof settings];
  });
  return { ...settings, ...Object.fromEntries(said), ...(titlePage && { titleLayout: 'page' }) };
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
