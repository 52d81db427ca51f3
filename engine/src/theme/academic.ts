import type { PartialLook } from './template-look.js';

const HALF_INCH = 720;
const QUARTER_INCH = 360;
/** In an APA paper, all headings have the size, spacing and colour of the text. */
const heading = { scale: 1, before: 0, after: 0, line: 480, color: '000000' } as const;

/** APA style, seventh edition, as a student paper: double spacing throughout, first lines indented by half an inch. */
export const academic = {
  colors: { heading: '000000', muted: '000000' },
  paragraphSpacing: 0,
  firstLineIndent: HALF_INCH,
  opensFlush: false,
  separatesParts: true,
  numbersTitlePage: true,
  tableRules: 'outer',
  tableHeaders: 'ruled',
  boldTableHeadings: false,
  alignsNumbers: true,
  headings: [
    { ...heading, bold: true, italic: false, centered: true },
    { ...heading, bold: true, italic: false },
    { ...heading, bold: true, italic: true },
    { ...heading, bold: true, italic: false, left: HALF_INCH },
    { ...heading, bold: true, italic: true, left: HALF_INCH },
    { ...heading, bold: false, italic: true, left: HALF_INCH },
  ],
  captions: {
    scale: 1,
    italic: true,
    around: 240,
    numberLines: ['figure', 'table', 'listing'],
    strongNumbers: true,
    italicNotes: true,
    ofPictures: 'above',
  },
  headerScale: 1,
  listStart: QUARTER_INCH,
  listIndent: QUARTER_INCH,
  nestedNumbers: 'outline',
  quoteIndent: HALF_INCH,
  quoteRightIndent: 0,
  quietTitle: { scale: 1, bold: true, centered: true, detailsCentered: true, before: 0, after: 240 },
  title: { scale: 1, bold: true, centered: true, detailsCentered: true, before: 2400, after: 480 },
} as const satisfies PartialLook;
