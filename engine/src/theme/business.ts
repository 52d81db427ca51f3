import { COVER_TITLE_SPACE } from './measures.js';
import { plain } from './plain.js';
import type { PartialLook } from './template-look.js';

const NAVY = '1F3864';
const SLATE = '2F4B7C';
const RULE = 'B4BCCB';

const TITLE = { scale: 2.55, bold: true, centered: false, detailsCentered: false, before: 0, after: 80 };

/** A report: a bar above its title, a rule under its header, navy headings with a rule under the first level, space between paragraphs. */
export const business: PartialLook = {
  colors: { heading: NAVY, rule: RULE, tableHeader: 'E4E7ED' },
  paragraphSpacing: 160,
  alignsNumbers: true,
  headings: [
    { scale: 1.73, bold: true, italic: false, before: 480, after: 180, ruled: true },
    { scale: 1.36, bold: true, italic: false, before: 360, after: 100, color: SLATE },
    { scale: 1.14, bold: true, italic: false, before: 280, after: 80, color: SLATE },
    { scale: 1, bold: true, italic: false, before: 240, after: 60, color: SLATE },
    { scale: 1, bold: true, italic: true, before: 220, after: 60, color: SLATE },
    { scale: 1, bold: false, italic: true, before: 220, after: 60, color: SLATE },
  ],
  nestedNumbers: 'outline',
  // One blue for headings and notes, so that the accents of the theme have only one.
  callouts: { ...plain.callouts, note: { ink: SLATE, ground: 'F4F6FB' } },
  title: { ...TITLE, scale: 3, before: COVER_TITLE_SPACE, after: 240 },
  quietTitle: TITLE,
  styles: {
    // A bar in the colour of the accents above the title, and a thin rule below the header.
    Title: { paragraph: { border: { sides: ['top'], color: SLATE, size: 36, space: 12 } } },
    Header: { paragraph: { border: { sides: ['bottom'], color: RULE, size: 4, space: 4 } } },
  },
};
