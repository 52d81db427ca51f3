import { writeBook } from '../book.mjs';
import { compose } from '../compose.mjs';
import { DOCUMENTS as CONTENTS } from '../contents-documents.mjs';
import { writeManual } from '../manual.mjs';
import { writeIn } from './languages.mjs';
import { writeMathematics } from './mathematics.mjs';

/**
 * @typedef {{ readonly name: string, readonly script: string, readonly markdown: () => string, readonly options: import('../../engine/dist/index.js').ConversionOptions }} PagesDocument
 */

const LATIN = 'Latin';
const OTHER_SCRIPTS = ['Chinese', 'Japanese', 'Korean', 'Arabic', 'Hebrew', 'Hindi', 'Thai'];
/** Excluded: one is listed below, and one has hardly any text outside its formulas. */
const ELSEWHERE = ['book', 'formulas in items'];
const FONTS = /** @type {const} */ (['calibri', 'times', 'arial']);

const paper = (/** @type {number} */ seed) =>
  compose({ seed, sections: 20, depths: [2, 3, 3], blocks: ['paragraph', 'paragraph', 'quote'], notes: 0.5 });

/** @type {readonly PagesDocument[]} */
export const DOCUMENTS = [
  ...CONTENTS.filter(({ name }) => !ELSEWHERE.includes(name)).map(({ name, markdown, options }) => ({
    name,
    script: LATIN,
    markdown,
    options,
  })),
  { name: 'book', script: LATIN, markdown: () => writeBook(), options: {} },
  { name: 'manual, much code', script: LATIN, markdown: () => writeManual(24), options: {} },
  .../** @type {const} */ (['plain', 'academic', 'business', 'mla']).map((template) => ({
    name: `paper with notes, ${template}`,
    script: LATIN,
    markdown: () => paper(31),
    options: { template },
  })),
  {
    name: 'paper in Georgia',
    script: LATIN,
    markdown: () => paper(32),
    options: { fontFamily: 'georgia' },
  },
  { name: 'formulas', script: LATIN, markdown: () => writeMathematics(), options: {} },
  ...['Polish', 'Turkish', 'Vietnamese'].map((name, index) => ({
    name,
    script: LATIN,
    markdown: () => writeIn(name, 40 + index, 24),
    options: { fontFamily: FONTS[index] ?? 'calibri' },
  })),
  ...['Russian', 'Ukrainian'].map((name, index) => ({
    name,
    script: 'Cyrillic',
    markdown: () => writeIn(name, 50 + index, 24),
    options: { fontFamily: FONTS[index] ?? 'calibri' },
  })),
  { name: 'Greek', script: 'Greek', markdown: () => writeIn('Greek', 55, 24), options: {} },
  ...OTHER_SCRIPTS.map((name, index) => ({
    name,
    script: name,
    markdown: () => writeIn(name, 60 + index, 20),
    options: {},
  })),
];
