import type { ListPlace } from '../model/document.js';

/** Lines that mark the place of a list. */
export const LIST_PLACES: Readonly<Record<ListPlace['of'], string>> = {
  headings: '[TOC]',
  index: '\\printindex',
  figure: '\\listoffigures',
  table: '\\listoftables',
  listing: '\\listoflistings',
  equation: '\\listofequations',
};
