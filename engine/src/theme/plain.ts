import type { TemplateLook } from './look.js';

/** The default look: one family throughout, quiet greys, a heading scale of about a fifth from step to step. */
export const plain: TemplateLook = {
  colors: {
    heading: '1A1A1A',
    quote: '404040',
    link: '0563C1',
    inlineCode: '0000FF',
    rule: 'BFBFBF',
    codeBackground: 'F6F6F6',
    codeBorder: 'DDDDDD',
    tableHeader: 'E7E6E6',
    muted: '6B6B6B',
  },
  paragraphSpacing: 140,
  firstLineIndent: 0,
  headings: [
    { scale: 1.82, bold: true, italic: false, before: 400, after: 140 },
    { scale: 1.45, bold: true, italic: false, before: 340, after: 110 },
    { scale: 1.18, bold: true, italic: false, before: 280, after: 80 },
    { scale: 1, bold: true, italic: false, before: 240, after: 60 },
    { scale: 1, bold: true, italic: true, before: 220, after: 60 },
    { scale: 1, bold: false, italic: true, before: 220, after: 60 },
  ],
  quoteIndent: 720,
  quoteRightIndent: 360,
  listIndent: 425,
  callouts: {
    note: { ink: '0B5CAD', ground: 'F2F7FC' },
    tip: { ink: '1A7037', ground: 'F1F8F3' },
    important: { ink: '6F42C1', ground: 'F7F4FC' },
    warning: { ink: '8A5A00', ground: 'FCF8EE' },
    caution: { ink: 'B3261E', ground: 'FCF3F2' },
  },
  title: { scale: 2.4, bold: true, centered: true, detailsCentered: true, before: 0, after: 160 },
  header: 'spread',
};
