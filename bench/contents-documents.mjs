import { readFileSync } from 'node:fs';
import { writeBook } from './book.mjs';
import { compose } from './compose.mjs';

const readme = (/** @type {string} */ name) =>
  readFileSync(new URL(`../node_modules/${name}/README.md`, import.meta.url), 'utf8');

/**
 * The percentage of headings that must be on LibreOffice's page, and none more than one page away; less where a document
 * says so.
 */
export const EXACT = 95;

/**
 * For documents without page breaks between their parts, where one page that ends elsewhere moves all pages after it. In
 * Plain's own narrower lines, two of LibreOffice's own rules do that: in Arial with lines spaced by 1.5, it stretches a line
 * with code by 5 twips less, and in the book it moves a table that fits because the text below has a note.
 */
const INCH = { left: 72, right: 72 };

/**
 * LibreOffice 7.4 sometimes omits rows of a table that is split across pages with notes, or leaves a row for the next page
 * that has room on this one; these seeds avoid that.
 *
 * @type {readonly { name: string, markdown: () => string, options: import('../engine/dist/index.js').ConversionOptions, exact?: number }[]}
 */
export const DOCUMENTS = [
  {
    name: 'paper, academic',
    markdown: () =>
      compose({
        seed: 1,
        sections: 16,
        depths: [2, 3, 3],
        blocks: ['paragraph', 'paragraph', 'quote'],
        notes: 0.5,
      }),
    options: { template: 'academic' },
  },
  {
    name: 'report with tables, plain',
    markdown: () =>
      compose({
        seed: 2,
        sections: 24,
        depths: [2, 3, 3],
        blocks: ['paragraph', 'table', 'list', 'paragraph'],
      }),
    options: {},
  },
  {
    name: 'report, business',
    markdown: () =>
      compose({
        seed: 11,
        sections: 30,
        depths: [1, 2, 3, 2],
        blocks: ['paragraph', 'paragraph', 'table', 'list', 'steps', 'quote'],
        notes: 0.2,
      }),
    options: { template: 'business', title: 'Annual report' },
  },
  {
    name: 'essay, MLA',
    markdown: () =>
      compose({
        seed: 4,
        sections: 12,
        depths: [2],
        blocks: ['paragraph', 'paragraph', 'paragraph', 'quote'],
        notes: 0.4,
      }),
    options: { template: 'mla' },
  },
  {
    name: 'long text with notes, Times',
    markdown: () =>
      compose({
        seed: 5,
        sections: 90,
        depths: [2, 3, 3, 3],
        blocks: ['paragraph', 'paragraph', 'paragraph', 'paragraph'],
        notes: 0.6,
      }),
    options: { fontFamily: 'times', fontSize: 12, lineSpacing: '1.15' },
  },
  {
    name: 'long text with notes, Arial',
    markdown: () =>
      compose({
        seed: 6,
        sections: 90,
        depths: [2, 3, 4],
        blocks: ['paragraph', 'paragraph', 'list', 'quote'],
        notes: 0.5,
      }),
    options: { fontFamily: 'arial', pageSize: 'letter', lineSpacing: '1.5', fontSize: 10, margins: INCH },
  },
  {
    name: 'manual with code',
    markdown: () =>
      compose({
        seed: 7,
        sections: 40,
        depths: [2, 3],
        blocks: ['paragraph', 'code', 'code', 'list', 'steps'],
      }),
    options: {},
  },
  {
    name: 'readme of fflate',
    markdown: () => readme('fflate'),
    options: { template: 'business' },
    // LibreOffice begins a page with the fifth of its nine headings, below which five lines would fit on the page before.
    exact: 88,
  },
  { name: 'readme of markdown-it', markdown: () => readme('markdown-it'), options: {} },
  {
    name: 'readme of fast-check',
    markdown: () => readme('fast-check'),
    options: { fontFamily: 'arial' },
    // LibreOffice begins a page with the seventh of its eight headings, which fits on the page before by our layout.
    exact: 87,
  },
  {
    name: 'book',
    markdown: () => writeBook(),
    options: { margins: INCH },
    // LibreOffice has the last line in cells of Calibri a twentieth of a point lower, which over a chapter moves a line or two. Word
    // has the rule below a table's last row, which hid this before it was counted.
    exact: 80,
  },
  { name: 'formulas in items', markdown: () => formulas(), options: {} },
  {
    name: 'landscape pages between others',
    markdown: () => landscape(),
    options: { wideTables: 'landscape', title: 'Measurements' },
  },
  {
    name: 'callouts, definitions and nested lists',
    markdown: () => containers(),
    options: { template: 'business' },
  },
];

/** Headings between long lists in which each item is a formula, displayed or inline. */
function formulas() {
  const items = (/** @type {string} */ item) => `${item}\n`.repeat(120);
  return ['# A', items('- $$x_{i} = 1$$'), '# B', items('- so $x_{i} = 1$ holds'), '# C', 'Text.'].join(
    '\n\n',
  );
}

/** Sections with a table that is too wide for a portrait page, and sections of text. */
function landscape() {
  const words = 'Identification Responsibilities Characteristics Implementation Documentation Recommendation';
  const row = (/** @type {string} */ text) => `| ${text.split(' ').join(' | ')} |`;
  const table = [
    row(words),
    row('--- --- --- --- --- ---'),
    ...Array(12).fill(row('one two three four five six')),
  ];
  const section = (/** @type {number} */ seed) =>
    [
      compose({ seed, sections: 4, depths: [2], blocks: ['paragraph', 'list'] }),
      '## Wide',
      table.join('\n'),
    ].join('\n\n');
  return [11, 12, 13].map(section).join('\n\n');
}

/** Blocks in blocks. */
function containers() {
  const text = compose({ seed: 14, sections: 1, depths: [2], blocks: ['paragraph', 'quote'] });
  const paragraphs = text.split('\n\n').filter((block) => /^\w/.test(block));
  const prose = (/** @type {number} */ index) => paragraphs[index % paragraphs.length] ?? '';
  const section = (/** @type {number} */ index) =>
    [
      `## Section ${index}`,
      prose(index),
      `> [!NOTE]\n> ${prose(index + 1)}\n>\n> - one\n> - two`,
      `Term\n: ${prose(index + 2)}`,
      `- ${prose(index)}\n  - ${prose(index + 1)}\n    1. ${prose(index + 2)}`,
      `> ${prose(index + 1)}\n>\n> > ${prose(index + 2)}`,
    ].join('\n\n');
  return Array.from({ length: 16 }, (_, index) => section(index + 1)).join('\n\n');
}
