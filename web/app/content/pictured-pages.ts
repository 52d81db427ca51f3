import { type PicturedPage, SHEETS } from './shown-documents';

/** What each picture of a page shows, by the picture's name; `scripts/pictures.mjs` draws it. */
export const PICTURED_PAGES = {
  paper: { document: 'paper', page: 5 },
  'paper-small': { document: 'paper', page: 5 },
  'sample-academic': SHEETS.academic,
  'sample-business': SHEETS.business,
  'sample-technical': SHEETS.technical,
  'sheet-academic': SHEETS.academic,
  'sheet-academic-small': SHEETS.academic,
  'sheet-business': SHEETS.business,
  'sheet-business-small': SHEETS.business,
  'sheet-technical': SHEETS.technical,
  'sheet-technical-small': SHEETS.technical,
  'notes-same-number': { document: 'paper', page: 6 },
  'notes-see-note': { document: 'paper-see-note', page: 6 },
  'apa-title': { document: 'paper', page: 1 },
  'apa-contents': { document: 'paper', page: 2 },
  'apa-text': { document: 'paper', page: 4 },
  chat: { document: 'answer', page: 1 },
  notion: { document: 'export', page: 1 },
  'template-plain': { document: 'tides-plain', page: 1 },
  'template-academic': { document: 'tides-academic', page: 3 },
  'template-business': { document: 'tides-business', page: 1 },
  'template-mla': { document: 'tides-mla', page: 1 },
  'gallery-plain-1': { document: 'manual', page: 1 },
  'gallery-plain-2': { document: 'manual', page: 2 },
  'gallery-academic-1': { document: 'paper', page: 1 },
  'gallery-academic-2': { document: 'paper', page: 2 },
  'gallery-academic-4': { document: 'paper', page: 4 },
  'gallery-business-1': { document: 'report', page: 1 },
  'gallery-business-2': { document: 'report', page: 2 },
  'gallery-mla-1': { document: 'essay', page: 1 },
  'gallery-mla-2': { document: 'essay', page: 2 },
} as const satisfies Record<string, PicturedPage>;

export type PicturedName = keyof typeof PICTURED_PAGES;
