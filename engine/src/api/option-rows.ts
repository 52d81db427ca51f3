import {
  type ChartForm,
  type CitationForm,
  type ConversionOptions,
  type DiagramForm,
  type DuplicateHandling,
  FONT_FAMILIES,
  FONT_SIZES,
  type FontFamily,
  type FootnoteOptions,
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
import { REPAIR_NAMES } from './repair-names.js';
import { DIALECT_NAMES, type DialectChoice, type TextDialect } from './text-dialect.js';

/**
 * What a value of an option can be. `choice` is one of a closed list, the `choices` of its row; `booleanOrChoice` is one of such a list, or
 * `true` or `false`. `points` is a length, `language` a BCP 47 tag.
 */
export type OptionKind =
  | 'template'
  | 'styleMap'
  | 'choice'
  | 'repairs'
  | 'text'
  | 'texts'
  | 'boolean'
  | 'booleanOrText'
  | 'booleanOrChoice'
  | 'points'
  | 'language'
  | 'date'
  | 'function'
  | 'diagrams'
  | 'signal';

/** What is known of an option besides its type: checks, defaults, front matter and other programs follow from it. */
interface OptionRow {
  readonly kind: OptionKind;
  /** The values of the closed list, in the order in which a program may offer them. */
  readonly choices?: readonly (string | number)[];
  /** Its value if neither the caller nor the template sets it. */
  readonly default?: unknown;
  /** The keys of front matter that say it, too, in lower case: the names of its choices, a text, or whether it is on. */
  readonly keys?: readonly string[];
}

/** Requires a row for every option of an object. */
type RowsOf<Options, Nested = never> = { readonly [Name in keyof Options]-?: OptionRow | Nested };

const FOOTNOTE_ROWS = {
  duplicateHandling: {
    kind: 'choice',
    choices: keysOf<DuplicateHandling>({ 'same-number': true, 'see-note': true }),
    default: 'same-number',
  },
  includeUnreferenced: { kind: 'boolean', default: true },
  unreferencedSeparator: {
    kind: 'choice',
    choices: keysOf<UnreferencedSeparator>({ bullet: true, semicolon: true, newline: true }),
    default: 'bullet',
  },
  undefinedHandling: {
    kind: 'choice',
    choices: keysOf<UndefinedHandling>({ placeholder: true, skip: true }),
    default: 'placeholder',
  },
} as const satisfies RowsOf<FootnoteOptions>;

const MARGIN_ROWS = {
  top: { kind: 'points' },
  right: { kind: 'points' },
  bottom: { kind: 'points' },
  left: { kind: 'points' },
} as const satisfies RowsOf<Margins>;

/** Every option, in the order in which messages name them. */
export const OPTION_ROWS = {
  template: {
    kind: 'template',
    choices: keysOf<TemplateName>({ plain: true, academic: true, business: true, mla: true }),
    default: 'plain',
  },
  templateName: { kind: 'text' },
  source: { kind: 'booleanOrText', default: false },
  styleMap: { kind: 'styleMap' },
  // Unknown names fall back to a default font.
  fontFamily: { kind: 'text', choices: keysOf<FontFamily>(FONT_FAMILIES) },
  fontSize: { kind: 'choice', choices: FONT_SIZES },
  lineSpacing: { kind: 'choice', choices: keysOf<LineSpacing>(LINE_SPACINGS) },
  footnotePosition: {
    kind: 'choice',
    choices: keysOf<FootnotePosition>({ page: true, document: true }),
    default: 'page',
  },
  footnoteOptions: FOOTNOTE_ROWS,
  linksToFootnotes: { kind: 'boolean', default: false },
  highlightCode: { kind: 'boolean', default: true },
  imageCaptions: { kind: 'booleanOrChoice', choices: ['alt'], keys: ['captions'] },
  numberByChapter: { kind: 'boolean', default: false, keys: ['chapters'] },
  centerPictures: { kind: 'boolean', default: false },
  smartQuotes: { kind: 'boolean' },
  lineBreaks: {
    kind: 'choice',
    choices: keysOf<LineBreaks>({ auto: true, keep: true, join: true }),
    default: 'auto',
    keys: ['line-breaks'],
  },
  dialect: {
    kind: 'choice',
    choices: ['auto', ...keysOf<TextDialect>(DIALECT_NAMES)] as readonly DialectChoice[],
    default: 'auto',
  },
  textName: { kind: 'text' },
  justifyText: { kind: 'boolean', default: false },
  numberHeadings: {
    kind: 'boolean',
    default: false,
    keys: ['number-sections', 'numbersections', 'number-headings'],
  },
  repairs: { kind: 'repairs', choices: REPAIR_NAMES, default: false },
  bibliography: { kind: 'texts' },
  csl: { kind: 'text' },
  citations: {
    kind: 'choice',
    choices: keysOf<CitationForm>({ text: true, zotero: true, word: true }),
    default: 'text',
  },
  checkSources: { kind: 'boolean' },
  review: {
    kind: 'choice',
    choices: keysOf<ReviewHandling>({ track: true, accept: true, reject: true }),
    default: 'track',
  },
  chartForm: {
    kind: 'choice',
    choices: keysOf<ChartForm>({ native: true, picture: true }),
    default: 'native',
    keys: ['charts'],
  },
  diagramForm: {
    kind: 'choice',
    choices: keysOf<DiagramForm>({ picture: true, shapes: true }),
    default: 'picture',
    keys: ['diagrams'],
  },
  showPageNumbers: { kind: 'boolean' },
  pageNumberPosition: { kind: 'choice', choices: ['header', 'footer'] },
  includeTableOfContents: { kind: 'boolean', keys: ['toc', 'table-of-contents'] },
  titlePage: { kind: 'boolean', keys: ['title-page', 'titlepage'] },
  titleFromHeading: { kind: 'boolean' },
  headerText: { kind: 'text', default: '', keys: ['header'] },
  footerText: { kind: 'text', default: '', keys: ['footer'] },
  firstHeaderText: { kind: 'text', keys: ['first-header'] },
  firstFooterText: { kind: 'text', keys: ['first-footer'] },
  evenHeaderText: { kind: 'text', keys: ['even-header'] },
  evenFooterText: { kind: 'text', keys: ['even-footer'] },
  lineNumbers: { kind: 'boolean', default: false, keys: ['line-numbers', 'linenumbers', 'lineno'] },
  pageSize: { kind: 'choice', choices: keysOf<PageSize>({ a4: true, letter: true }) },
  tableWidths: { kind: 'choice', choices: keysOf<TableWidths>({ equal: true, content: true }) },
  wideTables: {
    kind: 'choice',
    choices: keysOf<WideTables>({ fit: true, landscape: true }),
    default: 'fit',
  },
  tableHeaders: {
    kind: 'choice',
    choices: keysOf<TableHeaders>({ shaded: true, dark: true, ruled: true }),
    keys: ['table-headers'],
  },
  margins: MARGIN_ROWS,
  title: { kind: 'text' },
  author: { kind: 'text' },
  language: { kind: 'language' },
  date: { kind: 'date' },
  loadAsset: { kind: 'function' },
  rasterize: { kind: 'function' },
  diagrams: { kind: 'diagrams' },
  signal: { kind: 'signal' },
  onProgress: { kind: 'function' },
} as const satisfies RowsOf<ConversionOptions, Readonly<Record<string, OptionRow>>>;

/** The kinds of the options of an object, by their names; those of an object within it are nested. */
export interface OptionKinds {
  readonly [name: string]: OptionKind | OptionKinds;
}

/** The kind of every option: the one list that the engine's checks and those of other programs are made from. */
export const OPTION_KINDS: OptionKinds = /* @__PURE__ */ kindsOf(OPTION_ROWS);

type PartOf<Rows, Part extends keyof OptionRow> = {
  readonly [Name in keyof Rows as Rows[Name] extends Readonly<Record<Part, unknown>>
    ? Name
    : never]: Rows[Name] extends Readonly<Record<Part, infer Value>> ? Value : never;
};

/** The values of each option that has a closed list of them, in the order in which a program may offer them; also those of `footnoteOptions`. */
export interface OptionChoices extends PartOf<typeof OPTION_ROWS & typeof FOOTNOTE_ROWS, 'choices'> {}

/** The values of each option that has a closed list of them. */
export const OPTION_CHOICES: OptionChoices = partOf({ ...OPTION_ROWS, ...FOOTNOTE_ROWS }, 'choices');

/** The values of `footnoteOptions` that the caller does not set. */
export interface FootnoteDefaults extends PartOf<typeof FOOTNOTE_ROWS, 'default'> {}

/** The value of each option that neither the caller nor the template sets. */
export interface OptionDefaults extends PartOf<typeof OPTION_ROWS, 'default'> {
  readonly footnoteOptions: FootnoteDefaults;
}

/** The value of each option that neither the caller nor the template sets. */
export const OPTION_DEFAULTS: OptionDefaults = {
  ...partOf(OPTION_ROWS, 'default'),
  footnoteOptions: partOf(FOOTNOTE_ROWS, 'default'),
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

type Rows = Readonly<Record<string, OptionRow | Readonly<Record<string, OptionRow>>>>;

function kindsOf(rows: Rows): OptionKinds {
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, isRow(row) ? row.kind : kindsOf(row)]),
  );
}

function partOf<Table extends Rows, Part extends keyof OptionRow>(
  rows: Table,
  part: Part,
): PartOf<Table, Part> {
  const found = Object.entries(rows).flatMap(([name, row]) =>
    isRow(row) && row[part] !== undefined ? [[name, row[part]]] : [],
  );
  return Object.fromEntries(found) as PartOf<Table, Part>;
}

function isRow(row: Rows[string]): row is OptionRow {
  return typeof row.kind === 'string';
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[];
}
