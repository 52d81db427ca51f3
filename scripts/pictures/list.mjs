import { readdirSync, readFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { examplesOf } from '../documentation/examples.mjs';
import { fromRoot } from './paths.mjs';

const content = (/** @type {string} */ name) => fromRoot(`web/app/content/${name}`);

/** @type {{ module: typeof import('../../web/app/content/shown-documents.ts') }} */
const { module: shown } = await runnerImport(content('shown-documents.ts'));
/** @type {{ module: typeof import('../../web/app/content/pictured-pages.ts') }} */
const { module: pictured } = await runnerImport(content('pictured-pages.ts'));

/** The examples of the documentation that have a picture below them, by its name. */
const EXAMPLES = new Map(
  readdirSync(fromRoot('docs'))
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => examplesOf(file.replace(/\.md$/, '')))
    .flatMap((example) => (example.picture ? [[example.picture, example]] : [])),
);

/** The address of what the pictures of the converter show. */
export const SCREEN_ADDRESS = shown.converterAt(shown.SCREEN_PAGE);

/** Those of the template Plain, in points: how far its foot is moved up follows from them when a page is cut off. */
const MARGINS = { top: 72, bottom: 72, left: 122.4, right: 122.4 };

/**
 * The documents and their options: those that the site shows, each as the converter opens it, and the examples of the documentation.
 *
 * @type {Readonly<Record<string, import('./pages.mjs').Source>>}
 */
export const DOCUMENTS = {
  ...Object.fromEntries(
    Object.entries(shown.SHOWN_DOCUMENTS).map(([name, document]) => [
      name,
      {
        markdown: readFileSync(content(`samples/${document.sample}.md`), 'utf8'),
        options: shown.shownOptions(document),
      },
    ]),
  ),
  ...Object.fromEntries(
    [...EXAMPLES].map(([name, { markdown, options }]) => [
      name,
      { markdown, options: { ...options, margins: MARGINS }, isCutOff: true },
    ]),
  ),
};

/**
 * A part of a page, in inches from its top left corner.
 *
 * @typedef {{ x: number, y: number, width: number, height: number }} Crop
 */

/** A whole sheet of A4, and of US Letter, the paper of APA and MLA. */
const A4 = { x: 0, y: 0, width: 8.27, height: 11.69 };
const LETTER = { x: 0, y: 0, width: 8.5, height: 11 };
/** The upper half of a page, and the lower one with its notes, without the widest part of the margins. */
const UPPER = { x: 0.5, y: 0.4, width: 7.4, height: 6.4 };
/** The beginning of each sample, where all three have the end of a paragraph or a box. */
const SAMPLE = { ...UPPER, height: 6.1 };
/** The text that shows the templates, which ends on it. */
const LOOK = { ...UPPER, height: 6.7 };
const LOWER = { x: 0.5, y: 4.1, width: 7.5, height: 6.4 };
/** The lower half of a page in Business, whose margins are wide. */
const NOTES = { x: 1.1, y: 4.3, width: 6.1, height: 6.6 };
/** A page with an example, without its margins; what is empty at its foot is cut off. */
const EXAMPLE = { x: 1.5, y: 0.8, width: 5.27, height: 10.89 };

/** For narrow screens, what is left of the same part where its lines are readable: it fades away to the right. */
const CLOSE = { width: 4.6, pixels: 640 };

/**
 * The part of its page that each picture shows, and the picture's width in pixels; `isClose` makes another one for narrow screens.
 *
 * @type {Readonly<Record<import('../../web/app/content/pictured-pages.ts').PicturedName, { crop: Crop, width: number, isClose?: boolean }>>}
 */
const PARTS = {
  hero: { crop: NOTES, width: 860, isClose: true },
  'hero-small': { crop: NOTES, width: 640 },
  'sample-academic': { crop: SAMPLE, width: 720, isClose: true },
  'sample-business': { crop: SAMPLE, width: 720, isClose: true },
  'sample-technical': { crop: SAMPLE, width: 720, isClose: true },
  'sheet-academic': { crop: LETTER, width: 440 },
  'sheet-academic-small': { crop: LETTER, width: 272 },
  'sheet-business': { crop: A4, width: 440 },
  'sheet-business-small': { crop: A4, width: 272 },
  'sheet-technical': { crop: A4, width: 440 },
  'sheet-technical-small': { crop: A4, width: 272 },
  'notes-same-number': { crop: LOWER, width: 800, isClose: true },
  'notes-see-note': { crop: LOWER, width: 800, isClose: true },
  'apa-title': { crop: LETTER, width: 640, isClose: true },
  'apa-contents': { crop: LETTER, width: 640, isClose: true },
  'apa-text': { crop: LETTER, width: 640, isClose: true },
  chat: { crop: UPPER, width: 800, isClose: true },
  notion: { crop: UPPER, width: 800, isClose: true },
  'intent-footnotes': { crop: A4, width: 800, isClose: true },
  'intent-bibtex': { crop: { ...UPPER, height: 4 }, width: 800, isClose: true },
  'intent-obsidian': { crop: UPPER, width: 800, isClose: true },
  'intent-formulas': { crop: UPPER, width: 800, isClose: true },
  'intent-apa': { crop: UPPER, width: 800, isClose: true },
  'intent-quarto': { crop: UPPER, width: 800, isClose: true },
  'intent-word': { crop: UPPER, width: 800, isClose: true },
  'use-table': { crop: { x: 1.5, y: 6.55, width: 5.3, height: 1.55 }, width: 640 },
  'use-contents': { crop: { x: 0.6, y: 0.7, width: 7.3, height: 2.2 }, width: 640 },
  'use-checkboxes': { crop: { x: 1.5, y: 1.8, width: 3.6, height: 1.6 }, width: 640 },
  'use-break-before': { crop: A4, width: 300 },
  'use-break-after': { crop: A4, width: 300 },
  'use-lists': { crop: { x: 1.5, y: 4.15, width: 3.6, height: 2.1 }, width: 640 },
  'template-plain': { crop: LOOK, width: 640, isClose: true },
  'template-academic': { crop: LOOK, width: 640, isClose: true },
  'template-business': { crop: LOOK, width: 640, isClose: true },
  'template-mla': { crop: LOOK, width: 640, isClose: true },
  'gallery-plain-1': { crop: A4, width: 600 },
  'gallery-plain-2': { crop: A4, width: 600 },
  'gallery-academic-1': { crop: LETTER, width: 600 },
  'gallery-academic-2': { crop: LETTER, width: 600 },
  'gallery-academic-4': { crop: LETTER, width: 600 },
  'gallery-business-1': { crop: A4, width: 600 },
  'gallery-business-2': { crop: A4, width: 600 },
  'gallery-mla-1': { crop: LETTER, width: 600 },
  'gallery-mla-2': { crop: LETTER, width: 600 },
};

/** The pictures that link previews of the guides show: their headlines beside the page that the guide shows. */
export const GUIDE_CARDS = [
  {
    path: 'markdown-footnotes-to-word',
    title: 'Markdown footnotes to Word',
    ...pictured.PICTURED_PAGES['intent-footnotes'],
  },
  { path: 'bibtex-to-word', title: 'BibTeX to Word', ...pictured.PICTURED_PAGES['intent-bibtex'] },
  { path: 'obsidian-to-word', title: 'Obsidian to Word', ...pictured.PICTURED_PAGES['intent-obsidian'] },
  {
    path: 'chatgpt-formulas-to-word',
    title: 'ChatGPT formulas to Word',
    ...pictured.PICTURED_PAGES['intent-formulas'],
  },
  { path: 'markdown-to-apa', title: 'Markdown to APA', ...pictured.PICTURED_PAGES['intent-apa'] },
  {
    path: 'quarto-to-word',
    title: 'R Markdown and Quarto to Word',
    ...pictured.PICTURED_PAGES['intent-quarto'],
  },
  { path: 'word-to-markdown', title: 'Word to Markdown', ...pictured.PICTURED_PAGES['intent-word'] },
];

/** @type {readonly { name: string, document: string, page: number, crop: Crop, width: number, runsOff?: boolean }[]} */
export const PICTURES = [
  ...[...EXAMPLES.keys()].map((name) => ({ name, document: name, page: 1, crop: EXAMPLE, width: 800 })),
  ...Object.entries(pictured.PICTURED_PAGES).flatMap(([name, of]) => {
    const { crop, width, isClose } = PARTS[/** @type {keyof typeof PARTS} */ (name)];
    const close = { name: `${name}-close`, ...of, crop: closeOf(crop), width: CLOSE.pixels, runsOff: true };
    return [{ name, ...of, crop, width }, ...(isClose ? [close] : [])];
  }),
];

/** @param {Crop} crop */
function closeOf({ x, y, height }) {
  const left = Math.max(x, 0.75);
  return { x: left, y: y === 0 ? 0.4 : y, width: CLOSE.width, height: Math.min(height, 7) };
}
