import { readFileSync } from 'node:fs';
import { writeBook } from './book.mjs';
import { compose } from './compose.mjs';

const readme = (/** @type {string} */ name) =>
  readFileSync(new URL(`../node_modules/${name}/README.md`, import.meta.url), 'utf8');

/**
 * LibreOffice 7.4 now and then does not print rows of a table that a page with notes parts; the seeds are such that it
 * prints all.
 *
 * @type {readonly { name: string, markdown: () => string, options: import('../engine/dist/index.js').ConversionOptions }[]} */
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
        seed: 10,
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
    options: { fontFamily: 'arial', pageSize: 'letter', lineSpacing: '1.5', fontSize: 10 },
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
  { name: 'readme of fflate', markdown: () => readme('fflate'), options: { template: 'business' } },
  { name: 'readme of markdown-it', markdown: () => readme('markdown-it'), options: {} },
  { name: 'readme of fast-check', markdown: () => readme('fast-check'), options: { fontFamily: 'arial' } },
  { name: 'book', markdown: () => writeBook(), options: {} },
];
