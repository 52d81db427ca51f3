import { academic } from './academic.js';
import type { PartialLook } from './template-look.js';

const TITLE = { scale: 1, bold: false, centered: true, detailsCentered: false, before: 0, after: 0 };

/**
 * MLA style, ninth edition: no title page, but four lines above a plain, centred title, and the author's name in
 * the header.
 */
export const mla: PartialLook = {
  ...academic,
  headings: academic.headings.map((heading) => ({ ...heading, centered: false, left: 0 })),
  numbersTitlePage: false,
  centersReferences: true,
  captions: {
    ...academic.captions,
    italic: false,
    numberLines: ['table', 'listing'],
    strongNumbers: false,
    italicNotes: false,
    ofPictures: 'below',
  },
  title: TITLE,
  quietTitle: TITLE,
  header: 'right',
};
