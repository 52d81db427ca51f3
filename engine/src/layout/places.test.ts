import { describe, expect, test } from 'vitest';
import {
  cell,
  documentOf,
  isParagraph,
  page,
  paragraph,
  section,
  table,
  textOf,
  theme,
  words,
} from '../../../tests/composed-pages.js';
import type {
  Composed,
  ComposedBlock,
  ComposedInline,
  ComposedParagraph,
  ListNumbering,
} from '../model/composed.js';
import { PLAIN_RUN } from '../model/composed-inlines.js';
import type { IndexMark } from '../model/document.js';
import type { Note } from '../model/resolved.js';
import { type ParagraphBox, type Part, PLAIN } from './boxes.js';
import { layOut } from './index.js';
import { type Pages, placesOf, shiftOf } from './places.js';

const BREAK = { beginsPage: true } as const;
/** A page with room for some lines only. */
const LOW = { ...page, height: page.margins.top + page.margins.bottom + 1500 };
const noteOf = (number: number): Note => ({
  number,
  content: { kind: 'blocks', blocks: [] },
  bookmark: undefined,
});
const mark = (note: Note): ComposedInline => ({ type: 'noteReference', note, text: `${note.number}` });
const lineBreaks = (count: number): readonly ComposedInline[] =>
  Array.from({ length: count }, (): ComposedInline[] => [words('line'), { type: 'lineBreak' }]).flat();

describe('the pages of an entry of the index', () => {
  const entry = (text: string, own: Partial<IndexMark> = {}): ComposedInline => ({
    type: 'field',
    instruction: {
      kind: 'indexEntry',
      mark: { type: 'indexMark', path: [text], line: 1, ...own },
    },
    result: '',
    properties: PLAIN_RUN,
  });
  const pagesOf = (name: string, blocks: readonly ComposedBlock[], own: Partial<Composed> = {}) =>
    layOut(documentOf([section(blocks, { page: LOW })], { hasIndex: true, ...own }), theme).numbersOfPages(
      name,
    );
  const holding = (...content: readonly ComposedInline[]) => paragraph('', { content });

  test('are those of the lines that have its marks', () => {
    const split = holding(...lineBreaks(7), words('end'), entry('a'));
    expect(pagesOf('a', [split])).toBe('2');
    expect(pagesOf('a', [holding(entry('a'), ...lineBreaks(7), words('end'))])).toBe('1');
    expect(
      pagesOf('a', [holding(entry('a')), paragraph('x', BREAK), { ...holding(entry('a')), ...BREAK }]),
    ).toBe('1, 3');
  });

  test('are listed once each', () => {
    const twice = holding(words('x'), entry('a'), entry('a'));
    expect(pagesOf('a', [twice, twice])).toBe('1');
  });

  test('are found in tables and in notes', () => {
    const rows = [[cell('x')], [cell('', { blocks: [holding(words('y'), entry('a'))] })]];
    expect(pagesOf('a', [paragraph('x'), { ...paragraph('y'), ...BREAK }, table(rows)])).toBe('2');
    const [first, second] = [noteOf(1), noteOf(2)];
    const long = paragraph('', {
      style: 'FootnoteText',
      content: [...lineBreaks(7), words('z'), entry('b')],
    });
    const own = {
      notes: [first, second],
      noteBlocks: ({ number }: Note) => [number === 1 ? holding(words('x'), entry('a')) : long],
    };
    const marked = [holding(words('x'), mark(first)), { ...holding(words('x'), mark(second)), ...BREAK }];
    expect(pagesOf('a', marked, own)).toBe('1');
    expect(pagesOf('b', marked, own)).toBe('3');
    expect(pagesOf('a', marked, { ...own, noteKind: 'endnote' })).toBe('2');
  });

  test('are none for an entry that only refers to another, or where there is no index', () => {
    const see = entry('a', { see: 'b' });
    expect(pagesOf('a', [holding(words('x'), see)])).toBe('');
    expect(pagesOf('a', [holding(words('x'), see), { ...holding(words('x'), entry('a')), ...BREAK }])).toBe(
      '2',
    );
    expect(pagesOf('a', [holding(words('x'), entry('a'))], { hasIndex: false })).toBe('');
  });
});

describe('the items of a list', () => {
  const item = (text: string, own: Partial<ListNumbering> = {}, more: Partial<ComposedParagraph> = {}) =>
    paragraph(text, {
      style: 'ListParagraph',
      numbering: { sequence: 1, format: 'decimal.', start: 1, level: 0, isOfStyle: false, ...own },
      ...more,
    });
  /** The markers on all pages, those of the notes after those of the text of their page. */
  const markersOf = (composed: Composed): readonly string[] => {
    const laidOut = layOut(composed, theme);
    return laidOut.overview.pages.flatMap((_, index) => {
      const { body, notes } = laidOut.draw(index + 1);
      const rows = body.flatMap((block) => (block.type === 'table' ? block.rows : []));
      const inside = rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks));
      return [...body, ...inside, ...(notes?.blocks ?? [])]
        .filter(isParagraph)
        .flatMap((block) => (block.marker ? [`${block.marker.text} ${textOf(block)}`] : []));
    });
  };
  const markersIn = (...blocks: readonly ComposedBlock[]) =>
    markersOf(documentOf([section(blocks, { page: LOW })]));

  test('are numbered within their sequence, from its first number on, over all pages', () => {
    const blocks = [
      item('a', { start: 3 }),
      item('x', { sequence: undefined, format: 'bullet' }),
      item('b', { sequence: 2, format: 'lowerLetter)' }),
      item('c', { start: 9 }, BREAK),
      item('d', { sequence: 2, format: 'lowerLetter)' }),
    ];
    expect(markersIn(...blocks)).toEqual(['3. a', expect.stringMatching(/ x$/), 'a) b', '4. c', 'b) d']);
  });

  test('are counted once, where an item goes on on the next page', () => {
    const long = item('', {}, { content: [...lineBreaks(7), words('end')] });
    expect(markersIn(long, item('next')).at(-1)).toBe('2. next');
  });

  test('are counted in tables, and in notes after the text', () => {
    expect(markersIn(item('a'), table([[cell('', { blocks: [item('b')] })]]), item('c'))).toEqual([
      '1. a',
      '3. c',
      '2. b',
    ]);
    const notes = [noteOf(1)];
    const noteBlocks = () => [item('b'), paragraph('text')];
    const marked = paragraph('', { content: [words('x'), mark(noteOf(1))] });
    const blocks = [section([item('a'), marked, item('c')])];
    expect(markersOf(documentOf(blocks, { notes, noteBlocks }))).toEqual(['1. a', '2. c', '3. b']);
    expect(markersOf(documentOf(blocks, { notes, noteBlocks, noteKind: 'endnote' }))).toEqual([
      '1. a',
      '2. c',
      '3. b',
    ]);
  });

  test('of a lower level have the numbers of those above', () => {
    const items = [
      item('a', { level: 1, sequence: 2 }),
      item('b'),
      item('c', { level: 1, sequence: 3 }),
      item('d', { level: 1, sequence: 3 }),
      item('e', { level: 2, sequence: 4, start: 5 }),
      item('f'),
      item('g', { level: 2, sequence: 5 }),
    ];
    const boxes = items.map((each): ParagraphBox => {
      const column = { x: 0, width: 5000, isCell: false };
      return { type: 'paragraph', paragraph: each, column, format: PLAIN, lines: [] };
    });
    const parts = boxes.map((box): Part => ({ box, from: 0, to: 1, top: 0 }));
    const pages = [{ columns: [{ parts, notes: [] }] }] as unknown as Pages['pages'];
    const { numbers } = placesOf({ pages } as Pages, documentOf([]), undefined as never);
    expect(items.map((each) => numbers.get(each))).toEqual([
      [1, 1],
      [1],
      [1, 1],
      [1, 2],
      [1, 2, 5],
      [2],
      [2, 1, 1],
    ]);
  });
});

test('what is in a callout, or in one within another, has moved with the outermost', () => {
  const [outer, inner] = [table([]), table([])];
  const around = { cell: cell(''), x: 0, width: 1, table: outer, parent: undefined };
  const breakable = { ...around, table: inner, parent: around };
  const lineShift = (block: ComposedBlock) => (block === outer ? 3 : 0);
  const boxIn = (own: Partial<ParagraphBox['column']>): ParagraphBox => ({
    type: 'paragraph',
    paragraph: paragraph(''),
    column: { x: 0, width: 1, isCell: false, ...own },
    format: PLAIN,
    lines: [],
  });
  const composed = documentOf([], { lineShift });
  expect(shiftOf(boxIn({ breakable }), composed)).toBe(3);
  expect(shiftOf(boxIn({ breakable: around }), composed)).toBe(3);
  expect(shiftOf(boxIn({}), composed)).toBe(0);
});
