import type { ConversionOptions, FootnoteOptions, Margins } from './options.js';

/**
 * What a value of an option can be. `choice` is one of a closed list: that of the same name in `OPTION_CHOICES`, or one of
 * the names in `DUPLICATE_HANDLINGS`; `booleanOrChoice` is one of such a list, or `true` or `false`. `points` is a length, `language` a BCP 47 tag.
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

/** The kinds of the options of an object, by their names; those of an object within it are nested. */
export interface OptionKinds {
  readonly [name: string]: OptionKind | OptionKinds;
}

/** Requires a kind for every option of an object. */
type KindsOf<T, Nested = never> = { readonly [Key in keyof T]-?: OptionKind | Nested };

const FOOTNOTE_KINDS = {
  duplicateHandling: 'choice',
  includeUnreferenced: 'boolean',
  unreferencedSeparator: 'choice',
  undefinedHandling: 'choice',
} as const satisfies KindsOf<FootnoteOptions>;

const MARGIN_KINDS = {
  top: 'points',
  right: 'points',
  bottom: 'points',
  left: 'points',
} as const satisfies KindsOf<Margins>;

/** The kind of every option: the one list that the engine's checks and those of other programs are made from. */
export const OPTION_KINDS: OptionKinds = {
  template: 'template',
  templateName: 'text',
  source: 'booleanOrText',
  styleMap: 'styleMap',
  // Unknown names fall back to a default font.
  fontFamily: 'text',
  fontSize: 'choice',
  lineSpacing: 'choice',
  footnotePosition: 'choice',
  footnoteOptions: FOOTNOTE_KINDS,
  linksToFootnotes: 'boolean',
  highlightCode: 'boolean',
  imageCaptions: 'booleanOrChoice',
  numberByChapter: 'boolean',
  centerPictures: 'boolean',
  smartQuotes: 'boolean',
  lineBreaks: 'choice',
  dialect: 'choice',
  textName: 'text',
  justifyText: 'boolean',
  numberHeadings: 'boolean',
  repairs: 'repairs',
  bibliography: 'texts',
  csl: 'text',
  citations: 'choice',
  checkSources: 'boolean',
  review: 'choice',
  chartForm: 'choice',
  diagramForm: 'choice',
  showPageNumbers: 'boolean',
  pageNumberPosition: 'choice',
  includeTableOfContents: 'boolean',
  titlePage: 'boolean',
  titleFromHeading: 'boolean',
  headerText: 'text',
  footerText: 'text',
  firstHeaderText: 'text',
  firstFooterText: 'text',
  evenHeaderText: 'text',
  evenFooterText: 'text',
  lineNumbers: 'boolean',
  pageSize: 'choice',
  tableWidths: 'choice',
  wideTables: 'choice',
  tableHeaders: 'choice',
  margins: MARGIN_KINDS,
  title: 'text',
  author: 'text',
  language: 'language',
  date: 'date',
  loadAsset: 'function',
  rasterize: 'function',
  diagrams: 'diagrams',
  signal: 'signal',
  onProgress: 'function',
} satisfies KindsOf<ConversionOptions, OptionKinds>;
