import {
  type ConversionOptions,
  FONT_FAMILIES,
  FONT_SIZES,
  LINE_SPACINGS,
  type Margins,
} from '@footmark/engine';
import { calendarDate, choice, languageTag, margin } from './values.js';

/** What the options of one command add up to. */
export interface Settings {
  readonly output?: string;
  readonly json?: boolean;
  readonly help?: boolean;
  readonly version?: boolean;
  readonly conversion?: ConversionOptions;
}

/** One option of the command: how it is spelled, what --help says, and what it sets. */
export interface OptionRow {
  readonly group: 'Output' | 'Formatting' | 'Pages' | 'Notes' | 'Properties' | 'Command';
  /** Without its hyphens. */
  readonly name: string;
  readonly short?: string;
  /** What --help shows in place of the value; an option without it takes none. */
  readonly value?: string;
  readonly help: string;
  readonly default?: string;
  /** What the option sets; throws a `UsageError` that says what is wrong with the value. */
  readonly settings: (value: string) => Settings;
}

const names = <T extends string>(record: Readonly<Record<T, unknown>>): T[] => Object.keys(record) as T[];

const convert = (conversion: ConversionOptions): Settings => ({ conversion });

const numberedIn = (pageNumberPosition: 'header' | 'footer'): ConversionOptions => ({
  showPageNumbers: true,
  pageNumberPosition,
});

const onAllSides = (points: number): Margins => ({
  top: points,
  right: points,
  bottom: points,
  left: points,
});

const YES_NO = ['yes', 'no'] as const;

/** Every option, in the order of --help. A row added here is parsed, checked and explained. */
export const OPTIONS: readonly OptionRow[] = [
  {
    group: 'Output',
    name: 'output',
    short: 'o',
    value: 'FILE',
    help: 'where the Word file goes; - is standard output',
    default: 'INPUT with the ending .docx; standard output if INPUT is -',
    settings: (output) => ({ output }),
  },
  {
    group: 'Output',
    name: 'json',
    help: 'print the notices as JSON',
    settings: () => ({ json: true }),
  },
  {
    group: 'Formatting',
    name: 'template',
    ...choice(['plain', 'academic', 'business', 'mla'], (template) => convert({ template })),
    help: 'look of the document; what the other options say wins over it',
    default: 'plain',
  },
  {
    group: 'Formatting',
    name: 'font',
    ...choice(names(FONT_FAMILIES), (fontFamily) => convert({ fontFamily })),
    help: 'font of the text',
    default: 'calibri',
  },
  {
    group: 'Formatting',
    name: 'size',
    ...choice(FONT_SIZES, (fontSize) => convert({ fontSize })),
    help: 'size of the text in points',
    default: '11',
  },
  {
    group: 'Formatting',
    name: 'spacing',
    ...choice(names(LINE_SPACINGS), (lineSpacing) => convert({ lineSpacing })),
    help: 'line spacing',
    default: 'single',
  },
  {
    group: 'Pages',
    name: 'page-numbers',
    ...choice(['header', 'footer', 'none'], (place) =>
      convert(place === 'none' ? { showPageNumbers: false } : numberedIn(place)),
    ),
    help: 'number each page at its top or its foot',
    default: 'none',
  },
  {
    group: 'Pages',
    name: 'header',
    value: 'TEXT',
    help: 'a line at the top of each page',
    settings: (headerText) => convert({ headerText }),
  },
  {
    group: 'Pages',
    name: 'footer',
    value: 'TEXT',
    help: 'a line at the foot of each page',
    settings: (footerText) => convert({ footerText }),
  },
  {
    group: 'Pages',
    name: 'title-page',
    ...choice(YES_NO, (answer) => convert({ titlePage: answer === 'yes' })),
    help: 'put the title on a page of its own',
    default: 'no',
  },
  {
    group: 'Pages',
    name: 'toc',
    ...choice(YES_NO, (answer) => convert({ includeTableOfContents: answer === 'yes' })),
    help: 'make a table of contents',
    default: 'no',
  },
  {
    group: 'Pages',
    name: 'page',
    ...choice(['a4', 'letter'], (pageSize) => convert({ pageSize })),
    help: 'size of the paper',
    default: 'a4',
  },
  {
    group: 'Pages',
    name: 'margins',
    value: 'LENGTH',
    help: 'distance of the text from the edges of the page, such as 2.5cm or 1in',
    default: '1in',
    settings: (value) => convert({ margins: onAllSides(margin(value)) }),
  },
  {
    group: 'Notes',
    name: 'footnotes',
    ...choice(['page', 'document'], (footnotePosition) => convert({ footnotePosition })),
    help: 'notes at the foot of the page, or at the end of the document',
    default: 'page',
  },
  {
    group: 'Notes',
    name: 'repeated',
    ...choice(['same-number', 'see-note'], (duplicateHandling) =>
      convert({ footnoteOptions: { duplicateHandling } }),
    ),
    help: 'a repeated reference shows the same number, or gets a note "See footnote N"',
    default: 'same-number',
  },
  {
    group: 'Notes',
    name: 'undefined',
    ...choice(['placeholder', 'skip'], (undefinedHandling) =>
      convert({ footnoteOptions: { undefinedHandling } }),
    ),
    help: 'a reference without a definition gets a placeholder note, or no note',
    default: 'placeholder',
  },
  {
    group: 'Notes',
    name: 'no-unreferenced',
    help: 'leave out definitions that nothing refers to',
    settings: () => convert({ footnoteOptions: { includeUnreferenced: false } }),
  },
  {
    group: 'Notes',
    name: 'separator',
    ...choice(['bullet', 'semicolon', 'newline'], (unreferencedSeparator) =>
      convert({ footnoteOptions: { unreferencedSeparator } }),
    ),
    help: 'what stands between definitions that nothing refers to',
    default: 'bullet',
  },
  {
    group: 'Notes',
    name: 'links-to-notes',
    help: 'turn each link into its text and a note with the address',
    settings: () => convert({ linksToFootnotes: true }),
  },
  {
    group: 'Properties',
    name: 'title',
    value: 'TEXT',
    help: 'title of the document',
    default: 'from front matter, or the first heading',
    settings: (title) => convert({ title }),
  },
  {
    group: 'Properties',
    name: 'author',
    value: 'TEXT',
    help: 'author of the document',
    default: 'from front matter',
    settings: (author) => convert({ author }),
  },
  {
    group: 'Properties',
    name: 'lang',
    value: 'TAG',
    help: 'language of the text, such as en-US or de',
    default: 'from front matter, or en-US',
    settings: (value) => convert({ language: languageTag(value) }),
  },
  {
    group: 'Properties',
    name: 'date',
    value: 'YYYY-MM-DD',
    help: 'creation date of the document',
    default: 'none, so that the same text always gives the same file',
    settings: (value) => convert({ date: calendarDate(value) }),
  },
  {
    group: 'Command',
    name: 'help',
    short: 'h',
    help: 'print this text',
    settings: () => ({ help: true }),
  },
  {
    group: 'Command',
    name: 'version',
    help: 'print the version',
    settings: () => ({ version: true }),
  },
];
