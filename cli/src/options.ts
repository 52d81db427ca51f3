import { OPTION_CHOICES, OPTION_DEFAULTS, TEMPLATE_DEFAULTS } from '@footmark/engine/options';
import { CITATION_ROWS } from './citation-options.js';
import { DIALECT_ROW } from './dialect.js';
import { MARGIN_ROWS } from './margin-options.js';
import { convert, inGroup, negatable, type OptionRow } from './option-row.js';
import { PICTURE_ROWS } from './picture-options.js';
import { READING_ROWS } from './reading-options.js';
import { REPAIR_ROWS } from './repair-options.js';
import { calendarDate, choice, columns, languageTag, margins } from './values.js';

const PLAIN = TEMPLATE_DEFAULTS[OPTION_DEFAULTS.template];
const NOTES = OPTION_DEFAULTS.footnoteOptions;

/** All options, in the order of --help. A row added here is parsed, checked and explained. */
export const OPTIONS: readonly OptionRow[] = [
  ...inGroup('Output', [
    {
      name: 'output',
      short: 'o',
      value: 'PLACE',
      help: 'the Word file, or the folder for several; `-` is standard output',
      default: 'beside each source; standard output if the source is standard input',
      settings: (output) => ({ output }),
    },
    {
      name: 'from',
      ...choice(['markdown', 'docx'], (from) => ({ from })),
      help: 'what the files are: Word files become Markdown, with their pictures in a folder beside them',
      default: 'recognized by their names or, on standard input, by the content',
    },
    {
      name: 'wrap',
      value: 'N',
      help: 'wrap the paragraphs of Markdown read from a Word file at N columns, 20 or more',
      default: 'one line for each paragraph',
      settings: (wrap) => ({ wrap: columns(wrap) }),
    },
    DIALECT_ROW,
    {
      name: 'one',
      help: 'make one document of all files: a folder, chapters, a vault, an exported `.zip`',
      settings: () => ({ one: true }),
    },
    { name: 'check', help: 'only report; write nothing', settings: () => ({ check: true }) },
    {
      name: 'json',
      help: 'print the findings as JSON, one array over all files',
      settings: () => ({ json: true }),
    },
    {
      name: 'quiet',
      short: 'q',
      help: 'print errors only: no warnings, no progress, no summary',
      settings: () => ({ quiet: true }),
    },
    {
      name: 'options',
      value: 'FILE.json',
      help: 'take options from a file; options given here take precedence',
      settings: (optionsFile) => ({ optionsFile }),
    },
  ]),
  ...inGroup('Formatting', [
    {
      name: 'template',
      ...choice(OPTION_CHOICES.template, (template) => convert({ template })),
      help: 'look of the document; other options take precedence',
      default: OPTION_DEFAULTS.template,
    },
    {
      name: 'reference',
      value: 'FILE',
      help: 'take styles, pages, headers and footers from a Word file (.docx, .dotx); `{{content}}` in it marks where the text goes',
      settings: (reference) => ({ reference }),
    },
    {
      name: 'style-map',
      value: 'FILE.json',
      help: 'with `--reference`, which of its styles is used for what',
      default: 'chosen automatically, by names and properties',
      settings: (styleMapFile) => ({ styleMapFile }),
    },
    {
      name: 'font',
      ...choice(OPTION_CHOICES.fontFamily, (fontFamily) => convert({ fontFamily })),
      help: 'text font',
      default: PLAIN.fontFamily,
    },
    {
      name: 'size',
      ...choice(OPTION_CHOICES.fontSize, (fontSize) => convert({ fontSize })),
      help: 'text size in points',
      default: String(PLAIN.fontSize),
    },
    {
      name: 'spacing',
      ...choice(OPTION_CHOICES.lineSpacing, (lineSpacing) => convert({ lineSpacing })),
      help: 'line spacing',
      default: PLAIN.lineSpacing,
    },
    {
      name: 'line-breaks',
      ...choice(OPTION_CHOICES.lineBreaks, (lineBreaks) => convert({ lineBreaks })),
      help: 'line breaks within paragraphs are kept, become spaces, or are kept where they are meant',
      default: OPTION_DEFAULTS.lineBreaks,
    },
    ...negatable(
      'highlight',
      'highlight the syntax of code in known languages (the default)',
      'do not highlight code',
      (highlightCode) => ({ highlightCode }),
    ),
    ...negatable(
      'justify',
      'justify the text, with hyphenation by Word',
      'leave the right margin ragged (the default)',
      (justifyText) => ({ justifyText }),
    ),
  ]),
  ...inGroup('Pages', [
    {
      name: 'page-numbers',
      ...choice([...OPTION_CHOICES.pageNumberPosition, 'none'], (place) =>
        convert(
          place === 'none'
            ? { showPageNumbers: false }
            : { showPageNumbers: true, pageNumberPosition: place },
        ),
      ),
      help: 'number the pages, at the top or at the foot',
      default: 'none',
    },
    ...MARGIN_ROWS,
    ...negatable(
      'toc',
      'make a table of contents',
      'make no table of contents (the default)',
      (includeTableOfContents) => ({
        includeTableOfContents,
      }),
    ),
    ...negatable(
      'title-from-heading',
      'take the level 1 heading that opens the text, if it is the only one, as the title, and move the others up',
      'keep headings at their levels (the default)',
      (titleFromHeading) => ({ titleFromHeading }),
    ),
    ...negatable(
      'number-headings',
      'number headings, except those with `{.unnumbered}` or `{-}`; letter appendices, `{.appendix}`',
      'leave headings without numbers (the default)',
      (numberHeadings) => ({ numberHeadings }),
    ),
    ...negatable(
      'title-page',
      'put the title on a page of its own',
      'make no title page (the default)',
      (titlePage) => ({
        titlePage,
      }),
    ),
    {
      name: 'page',
      ...choice(OPTION_CHOICES.pageSize, (pageSize) => convert({ pageSize })),
      help: 'paper size',
      default: PLAIN.pageSize,
    },
    {
      name: 'margins',
      value: 'LENGTHS',
      help: 'distance from the edges of the page to the text, such as `2.5cm`; or `1in,2cm` for top and bottom, then the sides; or all four, from the top clockwise',
      default: '1in,1.7in',
      settings: (value) => convert({ margins: margins(value) }),
    },
  ]),
  ...inGroup('Tables', [
    {
      name: 'table-widths',
      ...choice(OPTION_CHOICES.tableWidths, (tableWidths) => convert({ tableWidths })),
      help: 'columns of equal width, or fitted to their content',
      default: PLAIN.tableWidths,
    },
    {
      name: 'wide-tables',
      ...choice(OPTION_CHOICES.wideTables, (wideTables) => convert({ wideTables })),
      help: 'tables that are too wide stay in the text, or get landscape pages',
      default: OPTION_DEFAULTS.wideTables,
    },
    {
      name: 'table-headers',
      ...choice(OPTION_CHOICES.tableHeaders, (tableHeaders) => convert({ tableHeaders })),
      help: 'header rows on a light ground, on a dark one, or only with a strong rule below them',
    },
  ]),
  ...inGroup('Editing marks', [
    {
      name: 'review',
      ...choice(OPTION_CHOICES.review, (review) => convert({ review })),
      help: 'CriticMarkup such as `{++added++}` becomes tracked changes and comments of the author, or is accepted or rejected; tracked changes in a Word file that is read are accepted unless this is given, and track makes CriticMarkup of them',
      default: OPTION_DEFAULTS.review,
    },
    ...negatable(
      'source',
      'put the Markdown into the Word file, without its comments, so that changes made in Word can be merged back',
      'put nothing but the document into the Word file (the default)',
      (source) => ({ source }),
    ),
  ]),
  ...inGroup('Notes', [
    {
      name: 'footnotes',
      ...choice(OPTION_CHOICES.footnotePosition, (footnotePosition) => convert({ footnotePosition })),
      help: 'notes at the foot of the page, or at the end of the document',
      default: OPTION_DEFAULTS.footnotePosition,
    },
    {
      name: 'repeated',
      ...choice(OPTION_CHOICES.duplicateHandling, (duplicateHandling) =>
        convert({ footnoteOptions: { duplicateHandling } }),
      ),
      help: 'a repeated reference shows the same number, or gets a note "See footnote N"',
      default: NOTES.duplicateHandling,
    },
    {
      name: 'undefined',
      ...choice(OPTION_CHOICES.undefinedHandling, (undefinedHandling) =>
        convert({ footnoteOptions: { undefinedHandling } }),
      ),
      help: 'a reference without a definition gets a placeholder note, or no note',
      default: NOTES.undefinedHandling,
    },
    ...negatable(
      'unreferenced',
      'collect definitions that nothing refers to in one note at the end (the default)',
      'leave out definitions that nothing refers to',
      (includeUnreferenced) => ({ footnoteOptions: { includeUnreferenced } }),
    ),
    {
      name: 'separator',
      ...choice(OPTION_CHOICES.unreferencedSeparator, (unreferencedSeparator) =>
        convert({ footnoteOptions: { unreferencedSeparator } }),
      ),
      help: 'the separator between definitions that nothing refers to',
      default: NOTES.unreferencedSeparator,
    },
    ...negatable(
      'links-to-footnotes',
      'replace each link with its text and a note that gives the address',
      'leave links as they are (the default)',
      (linksToFootnotes) => ({ linksToFootnotes }),
    ),
  ]),
  ...inGroup('Citations', CITATION_ROWS),
  ...inGroup('Pictures', PICTURE_ROWS),
  ...inGroup('Text', [
    ...REPAIR_ROWS,
    ...negatable(
      'smart-quotes',
      "typographic quotation marks, apostrophes, dashes and ellipses, by the rules of the text's language",
      'leave them as they are written (the default)',
      (smartQuotes) => ({ smartQuotes }),
    ),
  ]),
  ...READING_ROWS,
  ...inGroup('Properties', [
    {
      name: 'title',
      value: 'TEXT',
      help: 'title of the document',
      default: 'from front matter, or the first heading',
      settings: (title) => convert({ title }),
    },
    {
      name: 'author',
      value: 'TEXT',
      help: 'author of the document',
      default: 'from front matter',
      settings: (author) => convert({ author }),
    },
    {
      name: 'lang',
      value: 'TAG',
      help: 'language of the text, such as `en-US` or `de`',
      default: 'from front matter, or `en-US`',
      settings: (value) => convert({ language: languageTag(value) }),
    },
    {
      name: 'date',
      value: 'YYYY-MM-DD',
      help: 'creation date of the document',
      default: 'from front matter, else none, so that the same text always gives the same file',
      settings: (value) => convert({ date: calendarDate(value) }),
    },
  ]),
  ...inGroup('Command', [
    { name: 'help', short: 'h', help: 'print this text', settings: () => ({ help: true }) },
    { name: 'version', help: 'print the version', settings: () => ({ version: true }) },
  ]),
];
