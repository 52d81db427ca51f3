import { expect, test } from 'vitest';
import type { Notice } from '../api/notice.js';
import type { IndexMark } from '../model/document.js';
import { NO_METADATA } from '../model/metadata.js';
import { parse } from '../parse/index.js';
import { indexEntries } from './index-entries.js';

const mark = (entry: string, line = 1, see?: string): IndexMark => ({
  type: 'indexMark',
  path: entry.split('!'),
  line,
  ...(see !== undefined && { see }),
});

function entriesIn(marks: readonly IndexMark[], markdown = '\\printindex', language = 'en') {
  const notices: Notice[] = [];
  const { blocks } = parse(markdown, NO_METADATA, () => {});
  const entries = indexEntries(marks, blocks, language, (notice) => void notices.push(notice));
  return { entries, notices };
}

/** An entry as in print: indented by its level, with the number of its places and the entries that it refers to. */
const printed = (marks: readonly IndexMark[], language?: string): string[] =>
  entriesIn(marks, '\\printindex', language).entries.map(
    ({ level, text, places, see }) => `${'-'.repeat(level)}${text} ${[places, ...see].join(', ')}`,
  );

test('entries are below their main entries, with the number of places where they occur', () => {
  const marks = [
    'tea!green',
    'milk',
    'tea!black!Assam',
    'tea!black!Assam',
    'tea!black',
    'tea!black!Ceylon',
    'cup!a!b!c',
  ];
  expect(printed(marks.map((entry) => mark(entry)))).toEqual([
    '-cup 0',
    '--a 0',
    '---b 0',
    '---c 1',
    '-milk 1',
    '-tea 0',
    '--black 1',
    '---Assam 2',
    '---Ceylon 1',
    '--green 1',
  ]);
});

test('each entry has the key of its whole path', () => {
  const { entries } = entriesIn([mark('tea!black!Assam'), mark('Assam')]);
  expect(entries.map(({ key }) => key)).toEqual(['Assam', 'tea', 'tea\nblack', 'tea\nblack\nAssam']);
});

test('entries are sorted by the rules of the language', () => {
  expect(printed(['z', 'ö', 'o'].map((entry) => mark(entry)))).toEqual(['-o 1', '-ö 1', '-z 1']);
  expect(
    printed(
      ['ö', 'z', 'o'].map((entry) => mark(entry)),
      'sv',
    ),
  ).toEqual(['-o 1', '-z 1', '-ö 1']);
});

test('a reference to another entry has no location, and is listed once', () => {
  const marks = [mark('char', 1, 'tea'), mark('char', 2, 'tea'), mark('char', 3, 'cup'), mark('char')];
  expect(printed(marks)).toEqual(['-char 1, See tea, See cup']);
  expect(printed(marks.slice(0, 1), 'de')).toEqual(['-char 0, Siehe tea']);
});

test.each(['> \\printindex', 'Text\n\n\\printindex\n\nText'])(
  'the place of the index is found in %j',
  (markdown) => {
    expect(entriesIn([mark('tea')], markdown)).toMatchObject({ entries: [{ text: 'tea' }], notices: [] });
  },
);

test.each(['Text', '\\listoffigures', '# Index'])('%j has no place for an index', (markdown) => {
  expect(entriesIn([mark('tea', 3)], markdown)).toMatchObject({
    entries: [],
    notices: [
      {
        code: 'index-place-missing',
        message:
          'The text has an entry for an index, but no place for the index; write \\printindex where it should be',
        line: 3,
      },
    ],
  });
});

test('entries in a text without a place for the index are reported together', () => {
  const [{ message, line } = {}] = entriesIn(
    Array.from({ length: 1200 }, () => mark('tea', 7)),
    'Text',
  ).notices;
  expect(message).toMatch(/^The text has 1,200 entries for an index/);
  expect(line).toBe(7);
  expect(entriesIn([], 'Text')).toEqual({ entries: [], notices: [] });
});
