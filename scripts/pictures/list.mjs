import { readdirSync, readFileSync } from 'node:fs';
import { examplesOf } from '../documentation/examples.mjs';
import { fromRoot } from './paths.mjs';

const sample = (/** @type {string} */ name) =>
  readFileSync(fromRoot(`web/app/content/samples/${name}.md`), 'utf8');
const source = (/** @type {string} */ name) =>
  readFileSync(fromRoot(`scripts/pictures/documents/${name}.md`), 'utf8');

/** @type {readonly import('../../engine/dist/index.js').TemplateName[]} */
const TEMPLATES = ['plain', 'academic', 'business', 'mla'];
/** @type {import('../../engine/dist/index.js').ConversionOptions} */
const PAPER = { fontFamily: 'times', fontSize: 12, lineSpacing: '1.15' };
/** The text alone, to compare the academic template with the others. */
const TEXT_ONLY = { titlePage: false, includeTableOfContents: false };

/** The pages that the gallery of templates shows: whole sheets of a text that each is made for. */
const GALLERY = /** @type {const} */ ([
  { template: 'plain', document: 'technical', paper: 'a4', pages: [1, 2] },
  { template: 'academic', document: 'apa', paper: 'letter', pages: [1, 2, 4] },
  { template: 'business', document: 'business', paper: 'a4', pages: [1, 2] },
  { template: 'mla', document: 'mla', paper: 'letter', pages: [1, 2] },
]);

/** The passage that the landing page shows as Markdown, with its notes directly below. Margins in points. */
const PASSAGE = {
  markdown: sample('academic')
    .replace(/^.*?(?=^## 3\.)/ms, '')
    .replace(/ @tbl:uses sums up .*?(?=^\[\^)/ms, '\n\n'),
  options: {
    ...PAPER,
    margins: { top: 60, bottom: 390, left: 150, right: 150 },
    footnoteOptions: { includeUnreferenced: false },
  },
};

/** @type {Record<string, { markdown: string, options: import('../../engine/dist/index.js').ConversionOptions }>} */
const WHOLE = {
  chat: { markdown: source('chat'), options: {} },
  notion: { markdown: source('notion'), options: {} },
  paper: { markdown: sample('academic'), options: PAPER },
  'paper-see-note': {
    markdown: sample('academic'),
    options: { ...PAPER, footnoteOptions: { duplicateHandling: 'see-note' } },
  },
  apa: { markdown: sample('academic'), options: { template: 'academic' } },
  business: { markdown: sample('business'), options: { template: 'business' } },
  technical: { markdown: sample('technical'), options: {} },
  mla: { markdown: sample('academic'), options: { template: 'mla' } },
  ...Object.fromEntries(
    TEMPLATES.map((template) => [
      `template-${template}`,
      {
        markdown: source('tides'),
        options: { template, ...(template === 'academic' && TEXT_ONLY) },
      },
    ]),
  ),
};

/** Margins of a column that is readable on a narrow screen, in points. */
const COLUMN = { top: 72, bottom: 72, left: 150, right: 150 };

/** Margins of a column that is readable at the same size as the text around a picture, in points. */
const EXAMPLE = { top: 72, bottom: 72, left: 186, right: 186 };

/** The examples of the documentation that have a picture below them, by its name. */
const EXAMPLES = new Map(
  readdirSync(fromRoot('docs'))
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => examplesOf(file.replace(/\.md$/, '')))
    .flatMap((example) => (example.picture ? [[example.picture, example]] : [])),
);

/**
 * The documents and their options.
 *
 * @type {Readonly<Record<string, import('./pages.mjs').Source>>}
 */
export const DOCUMENTS = {
  note: {
    markdown: source('note'),
    options: { ...PAPER, fontSize: 14, margins: { top: 86, right: 86, bottom: 86, left: 86 } },
  },
  passage: PASSAGE,
  ...WHOLE,
  ...Object.fromEntries(
    [...EXAMPLES].map(([name, { markdown, options }]) => [
      name,
      { markdown, options: { ...options, margins: EXAMPLE }, isCutOff: true },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(WHOLE).map(([name, { markdown, options }]) => [
      `${name}-close`,
      { markdown, options: { ...options, margins: COLUMN } },
    ]),
  ),
};

/** A page of A4, without the widest part of its margins. In inches. */
const TOP = { x: 0.5, y: 0.55, width: 7.27, height: 6.4 };
/** A whole sheet of A4. */
const SHEET = { x: 0, y: 0, width: 8.27, height: 11.69 };
/** A whole sheet of US Letter, the paper of APA and MLA. */
const LETTER = { x: 0, y: 0, width: 8.5, height: 11 };
/** The second page of the paper, from its second heading down to the notes. */
const FOOT = { x: 0.45, y: 2.85, width: 7.37, height: 8.05 };

/**
 * Part of a page with a narrow column: its top and height, in inches.
 *
 * @param {number} y
 * @param {number} height
 */
const column = (y, height) => ({ x: 1.85, y, width: 4.7, height });

/** A page with the column of an example; what is empty at its foot is cut off. */
const EXAMPLE_SHOWN = { x: 2.38, y: 0.8, width: 3.5, height: 10.89 };

/**
 * The part of a page that each picture shows, in inches, and the picture's width in pixels; for narrow screens, a part of
 * the same document with a narrow column.
 */
const SHOWN = [
  {
    name: 'paper',
    document: 'paper',
    page: 2,
    crop: FOOT,
    width: 860,
    close: { document: 'passage', page: 1, crop: column(0.7, 5.9) },
  },
  { name: 'paper-small', document: 'paper', page: 2, crop: FOOT, width: 640 },
  {
    name: 'sample-academic',
    document: 'paper',
    page: 1,
    crop: TOP,
    width: 720,
    close: { page: 1, crop: column(0.8, 4.4) },
  },
  {
    name: 'sample-business',
    document: 'business',
    page: 1,
    crop: TOP,
    width: 720,
    close: { page: 1, crop: column(0.8, 4.4) },
  },
  {
    name: 'sample-technical',
    document: 'technical',
    page: 1,
    crop: TOP,
    width: 720,
    close: { page: 1, crop: column(0.8, 4.4) },
  },
  // The converter's own example.
  { name: 'sheet-academic', document: 'paper', page: 2, crop: SHEET, width: 440 },
  { name: 'sheet-academic-small', document: 'paper', page: 2, crop: SHEET, width: 272 },
  { name: 'sheet-business', document: 'business', page: 1, crop: SHEET, width: 440 },
  { name: 'sheet-business-small', document: 'business', page: 1, crop: SHEET, width: 272 },
  { name: 'sheet-technical', document: 'technical', page: 1, crop: SHEET, width: 440 },
  { name: 'sheet-technical-small', document: 'technical', page: 1, crop: SHEET, width: 272 },
  {
    name: 'notes-same-number',
    document: 'paper',
    page: 3,
    crop: { ...TOP, y: 4.05, height: 6.6 },
    width: 800,
    close: { page: 4, crop: column(4.75, 6.05) },
  },
  {
    name: 'notes-see-note',
    document: 'paper-see-note',
    page: 3,
    crop: { ...TOP, y: 4.35, height: 6.6 },
    width: 800,
    close: { page: 4, crop: column(4.75, 6.05) },
  },
  {
    name: 'apa-title',
    document: 'apa',
    page: 1,
    crop: { ...TOP, y: 0.35, width: 7.5 },
    width: 640,
    close: { page: 1, crop: column(0.35, 4.2) },
  },
  {
    name: 'apa-contents',
    document: 'apa',
    page: 2,
    crop: { ...TOP, y: 0.35, width: 7.5 },
    width: 640,
    close: { page: 2, crop: column(0.35, 4.6) },
  },
  {
    name: 'apa-text',
    document: 'apa',
    page: 4,
    crop: { ...TOP, y: 4.3, width: 7.5 },
    width: 640,
    close: { page: 5, crop: column(4.9, 5.3) },
  },
  {
    name: 'chat',
    document: 'chat',
    page: 1,
    crop: TOP,
    width: 800,
    close: { page: 1, crop: column(0.8, 5.2) },
  },
  {
    name: 'notion',
    document: 'notion',
    page: 1,
    crop: TOP,
    width: 800,
    close: { page: 1, crop: column(0.8, 5.9) },
  },
  ...TEMPLATES.map((template) => ({
    name: `template-${template}`,
    document: `template-${template}`,
    page: 1,
    crop: { x: 0.5, y: 0.35, width: 7.27, height: 6.3 },
    width: 640,
    close: { page: 1, crop: column(0.35, 4.8) },
  })),
];

export const PICTURES = [
  ...GALLERY.flatMap(({ template, document, paper, pages }) =>
    pages.map((page) => ({
      name: `gallery-${template}-${page}`,
      document,
      page,
      crop: paper === 'letter' ? LETTER : SHEET,
      width: 600,
    })),
  ),
  ...[...EXAMPLES.keys()].map((name) => ({ name, document: name, page: 1, crop: EXAMPLE_SHOWN, width: 640 })),
  ...SHOWN.flatMap(({ close, ...picture }) => [
    picture,
    ...(close
      ? [{ document: `${picture.document}-close`, ...close, name: `${picture.name}-close`, width: 640 }]
      : []),
  ]),
];
