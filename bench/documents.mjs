import { BOOK_CHAPTERS, writeBook } from './book.mjs';
import { compose } from './compose.mjs';
import { writeManual } from './manual.mjs';

/**
 * The documents of the benchmark, from the shortest to the longest, with page counts in Word's default style. With
 * `hasColours`, Footmark also converts it with coloured code, which of the others only pandoc has.
 *
 * @typedef {{ readonly name: string, readonly title: string, readonly markdown: () => string, readonly hasColours?: boolean }} BenchDocument
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
  {
    name: 'manual',
    title: 'a manual of 130,000 words, half of it code',
    markdown: () => writeManual(),
    hasColours: true,
  },
  { name: 'work', title: 'a work of 3,000 pages', markdown: () => writeBook(10 * BOOK_CHAPTERS) },
];
