import { BOOK_CHAPTERS, writeBook } from './book.mjs';
import { compose } from './compose.mjs';

/**
 * What is converted, from the shortest to the longest. Pages are those of Word's default look.
 *
 * @typedef {{ readonly name: string, readonly title: string, readonly markdown: () => string }} BenchDocument
 */

/** @type {readonly BenchDocument[]} */
export const DOCUMENTS = [
  {
    name: 'note',
    title: 'a note of 1 page',
    markdown: () => compose({ seed: 11, sections: 2, depths: [2], blocks: ['paragraph', 'list'] }),
  },
  {
    name: 'report',
    title: 'a report of 30 pages with tables',
    markdown: () =>
      compose({
        seed: 12,
        sections: 41,
        depths: [2, 3, 3],
        blocks: ['paragraph', 'table', 'list', 'paragraph'],
        notes: 0.1,
      }),
  },
  {
    name: 'thesis',
    title: 'a thesis with 500 footnotes',
    markdown: () =>
      compose({
        seed: 13,
        sections: 150,
        depths: [2, 3, 3, 4],
        blocks: ['paragraph', 'paragraph', 'paragraph', 'paragraph', 'paragraph', 'quote'],
        notes: 1,
        mostNotes: 500,
      }),
  },
  { name: 'book', title: 'a book of 300 pages', markdown: () => writeBook() },
  { name: 'work', title: 'a work of 3,000 pages', markdown: () => writeBook(10 * BOOK_CHAPTERS) },
];
