import { describe, expect, test } from 'vitest';
import {
  cell,
  documentOf,
  page,
  paragraph,
  section,
  table,
  theme,
  words,
} from '../../../tests/composed-pages.js';
import type {
  Composed,
  ComposedBlock,
  ComposedHeader,
  ComposedInline,
  ComposedParagraph,
  ComposedSection,
  Condition,
  FieldInstruction,
} from '../model/composed.js';
import { PLAIN_RUN } from '../model/composed-inlines.js';
import type { PageDrawing, PlacedBlock, PlacedParagraph } from '../model/pages.js';
import type { Note } from '../model/resolved.js';
import { LayoutSession, layOut } from './index.js';
import { type LayoutOverview, placeOf } from './overview.js';

const BREAK = { beginsPage: true } as const;
const overviewOf = (composed: Composed): LayoutOverview => layOut(composed, theme).overview;
const at = (first: number, last = first) => ({ source: { first, last } });
const noteOf = (number: number, kind: 'blocks' | 'inlines' = 'blocks'): Note => ({
  number,
  content: kind === 'blocks' ? { kind, blocks: [] } : { kind, inlines: [] },
  bookmark: undefined,
});
const mark = (note: Note): ComposedInline => ({ type: 'noteReference', note, text: `${note.number}` });
/** A page with room for some lines only. */
const LOW = { ...page, height: page.margins.top + page.margins.bottom + 1500 };
const lineBreaks = (count: number): readonly ComposedInline[] =>
  Array.from({ length: count }, (): ComposedInline[] => [words('line'), { type: 'lineBreak' }])
    .flat()
    .slice(0, -1);

test('the headings of a document are listed with their pages', () => {
  const heading = (depth: 1 | 2, value: string, line: number) =>
    paragraph(value, {
      style: `Heading${depth}`,
      heading: { type: 'heading', depth, children: [{ type: 'text', value }], line },
    });
  const [two, below] = [{ ...heading(1, 'Two', 5), ...BREAK }, heading(2, 'Below', 7)];
  const composed = documentOf([section([heading(1, 'One', 1), paragraph('text'), two, below])]);
  const expected = [
    { level: 1, text: 'One', line: 1, page: 1 },
    { level: 1, text: 'Two', line: 5, page: 2 },
    { level: 2, text: 'Below', line: 7, page: 2 },
  ];
  expect(overviewOf(composed).headings).toEqual(expected);
  expect(overviewOf(composed).headings).toEqual(expected);
  expect(overviewOf(documentOf([section([paragraph('text')])])).headings).toEqual([]);
});

describe('the first line of the text on a page', () => {
  const firstLines = (composed: Composed) => overviewOf(composed).pages.map(({ firstLine }) => firstLine);
  const of = (...blocks: readonly ComposedBlock[]) => firstLines(documentOf([section(blocks)]));

  test('is that of the first paragraph from the text', () => {
    expect(of(paragraph('a'), paragraph('b', at(4)), paragraph('c', { ...at(9), ...BREAK }))).toEqual([4, 9]);
  });

  test('is as before on a page without any, and 1 on the first', () => {
    expect(of(paragraph('a'), paragraph('b', BREAK))).toEqual([1, 1]);
    expect(of(paragraph('a', at(3)), paragraph('b', BREAK), paragraph('c', { ...at(8), ...BREAK }))).toEqual([
      3, 3, 8,
    ]);
  });

  test('has moved with its block', () => {
    const composed = documentOf([section([paragraph('a', at(1)), paragraph('b', { ...at(4), ...BREAK })])], {
      lineShift: (block) => (block.type === 'paragraph' && block.source?.first === 4 ? 3 : 0),
    });
    expect(firstLines(composed)).toEqual([1, 7]);
  });

  test.each([8, 4, 2])('is within a paragraph that goes on there, of %i lines', (count) => {
    const long = paragraph('', { ...at(11, 10 + count), content: lineBreaks(8) });
    const composed = documentOf([section([long], { page: LOW })]);
    const onFirst = layOut(composed, theme).draw(1).body[0];
    const lines = onFirst?.type === 'paragraph' ? onFirst.lines.length : 0;
    expect(lines).toBeGreaterThan(2);
    expect(firstLines(composed)[1]).toBe(11 + Math.floor((count * lines) / 8));
  });

  test('is that of a row in a table', () => {
    const row = (line?: number) => [
      cell('', { blocks: [paragraph('left')] }),
      cell('', { column: 1, blocks: [paragraph('right', line === undefined ? {} : at(line))] }),
    ];
    const rows = (...lines: readonly (number | undefined)[]) => table(lines.map(row), at(2, 9));
    const low = (block: ComposedBlock) => firstLines(documentOf([section([block], { page: LOW })]));
    const [first, second = 0, third = 0] = low(rows(2, 3, 4, 5, 6, 7, 8, 9));
    expect(first).toBe(2);
    expect(second).toBeGreaterThan(3);
    expect(third).toBe(second * 2 - 2);
    expect(low(rows(...Array(8)))).toEqual(low(rows(...Array(8))).map(() => 2));
  });

  test('is not that of a note at the end', () => {
    const notes = [noteOf(1)];
    const note = paragraph('note', { style: 'EndnoteText', ...at(2), ...BREAK });
    const composed = documentOf([section([paragraph('a', at(1)), paragraph('b', at(5))])], {
      notes,
      noteBlocks: () => [note],
      noteKind: 'endnote',
    });
    expect(firstLines(composed)).toEqual([1, 1]);
    expect(overviewOf(composed).notes).toEqual([{ source: { first: 2, last: 2 }, page: 2 }]);
  });
});

describe('the notes of a document', () => {
  const notesIn = (
    blocks: readonly ComposedBlock[],
    noteBlocks: readonly (readonly ComposedBlock[])[],
    own: Partial<Composed> = {},
  ) => {
    const notes = noteBlocks.map((_, index) => noteOf(index + 1));
    const blocksOf = ({ number }: Note) => noteBlocks[number - 1] ?? [];
    return overviewOf(documentOf([section(blocks, { page: LOW })], { notes, noteBlocks: blocksOf, ...own }))
      .notes;
  };
  const marked = (own: Partial<ComposedParagraph>, ...numbers: readonly number[]) =>
    paragraph('', { ...own, content: [words('text'), ...numbers.map((number) => mark(noteOf(number)))] });
  const text = (own: Partial<ComposedParagraph>) => paragraph('note', { style: 'FootnoteText', ...own });

  test('are listed in the order of the text, each with the page where it begins', () => {
    const blocks = [marked({}, 1, 2), marked(BREAK, 3)];
    const noteBlocks = [[text(at(8))], [text(at(3)), text({}), text(at(5, 6))], [text(at(7))]];
    expect(notesIn(blocks, noteBlocks)).toEqual([
      { source: { first: 3, last: 6 }, page: 1 },
      { source: { first: 7, last: 7 }, page: 2 },
      { source: { first: 8, last: 8 }, page: 1 },
    ]);
  });

  test('are listed once, if they go on on the next page', () => {
    const long = paragraph('', { style: 'FootnoteText', ...at(3), content: lineBreaks(9) });
    const all = [{ source: { first: 3, last: 3 }, page: 1 }];
    expect(notesIn([marked({}, 1), paragraph('next', BREAK)], [[long]])).toEqual(all);
    expect(notesIn([marked({}, 1)], [[{ ...long, style: 'EndnoteText' }]], { noteKind: 'endnote' })).toEqual(
      all,
    );
  });

  test('are where the text above them has moved them', () => {
    const [first, last] = [text(at(3)), text(at(5))];
    const lineShift = (block: ComposedBlock) => (block === first ? 2 : block === last ? 4 : 0);
    expect(notesIn([marked({}, 1)], [[first, last]], { lineShift })).toEqual([
      { source: { first: 5, last: 9 }, page: 1 },
    ]);
  });

  test('are listed only if the text has a place for them', () => {
    expect(notesIn([marked({}, 1)], [[text({})]])).toEqual([]);
    const inLine = [noteOf(1, 'inlines')];
    expect(notesIn([marked({}, 1)], [[text(at(3))]], { notes: inLine })).toEqual([]);
  });
});

describe('the key of a page', () => {
  const field = (instruction: FieldInstruction): ComposedInline => ({
    type: 'field',
    instruction,
    result: '',
    properties: PLAIN_RUN,
  });
  const footerOf = (...content: readonly ComposedInline[]): ComposedHeader => ({
    kind: 'footer',
    pages: 'usual',
    paragraph: paragraph('', { style: 'Footer', content }),
  });
  const condition = (own: Partial<Condition>): FieldInstruction => ({
    kind: 'condition',
    left: ['a'],
    operator: '=',
    right: ['b'],
    yes: [''],
    no: [''],
    ...own,
  });
  const PAGE = { kind: 'page' } as const;
  const COUNT = { kind: 'pageCount', of: 'document' } as const;
  const [one, two, three] = [paragraph('one'), paragraph('two', BREAK), paragraph('three', BREAK)];

  type Sections = readonly (readonly ComposedBlock[])[];
  /** The keys of the pages of two texts, one after the other in a session. */
  const keys = (
    before: Sections,
    after: Sections,
    headers: readonly ComposedHeader[],
    own: Partial<Composed> = {},
    ownAfter = own,
    headersAfter = headers,
  ) => {
    const session = new LayoutSession();
    const of = (all: Sections, own: Partial<Composed>, headers: readonly ComposedHeader[]) => {
      const sections = all.map((blocks): ComposedSection => section(blocks, { headers }));
      return layOut(documentOf(sections, own), theme, session).overview.pages.map(({ key }) => key);
    };
    return [of(before, own, headers), of(after, ownAfter, headersAfter)] as const;
  };

  test.each<[string, FieldInstruction | undefined, boolean]>([
    ['nothing', undefined, true],
    ['the number of the page', PAGE, false],
    ['the number of pages', COUNT, false],
    ['the number of pages of the section', { kind: 'pageCount', of: 'section' }, false],
    ['the heading', { kind: 'heading', level: 1 }, true],
    [
      'what does not depend on the page',
      { kind: 'sequence', name: 'a', byChapter: false, style: 'decimal' },
      true,
    ],
    ['a condition with the number of the page', condition({ left: [PAGE] }), false],
    ['a condition about the number of pages', condition({ right: ['x', COUNT] }), false],
    ['the number of the page on a condition', condition({ yes: [PAGE] }), false],
    ['the number of the page otherwise', condition({ no: [PAGE, 'x'] }), false],
    ['a condition of texts', condition({ yes: ['yes'], no: ['no'] }), true],
  ])('on a page that moves stays only if its footer shows the same: %s', (_, instruction, isSame) => {
    const [before, after] = keys(
      [[one, two]],
      [[one, three, two]],
      [footerOf(words('footer'), ...(instruction ? [field(instruction)] : []))],
    );
    expect(after[2] === before[1]).toBe(isSame);
    expect(new Set(after).size).toBe(after.length);
  });

  test('changes with the number of pages of the document or of its section', () => {
    const change = (of: 'document' | 'section') =>
      keys([[one], [two]], [[one], [two, three]], [footerOf(field({ kind: 'pageCount', of }))]);
    const [[first, second], [same, other]] = change('section');
    expect([same === first, other === second]).toEqual([true, false]);
    const [[ofAll], [ofMore]] = change('document');
    expect(ofMore).not.toBe(ofAll);
  });

  test('changes with the heading that its header shows', () => {
    const heading = (text: string) =>
      paragraph(text, {
        style: 'Heading1',
        heading: { type: 'heading', depth: 1, children: [{ type: 'text', value: text }], line: 1 },
      });
    const change = (level: number) =>
      keys([[heading('A'), two]], [[heading('B'), two]], [footerOf(field({ kind: 'heading', level }))]);
    const [before, after] = change(1);
    expect(after[1]).not.toBe(before[1]);
    const [other, same] = change(2);
    expect(same[1]).toBe(other[1]);
  });

  test('changes with its header and footer, and on paper of another size', () => {
    const [before, after] = keys([[one, two]], [[one, two]], [footerOf(words('a'))], {}, {}, [
      footerOf(words('b')),
    ]);
    expect(after.filter((key) => before.includes(key))).toEqual([]);
    const [same, again] = keys([[one, two]], [[one, two]], [footerOf(words('a'))]);
    expect(again).toEqual(same);
  });

  test('changes if a page that it names is another', () => {
    const target: ComposedInline = {
      type: 'link',
      target: { kind: 'bookmark', bookmark: 'b' },
      tooltip: '',
      content: [words('see')],
    };
    const seeing = paragraph('', { content: [target] });
    const seen = paragraph('', {
      ...BREAK,
      content: [{ type: 'bookmarked', names: ['b'], content: [words('here')] }],
    });
    const [before, after] = keys([[seeing, seen]], [[seeing, two, seen]], []);
    expect(after[0]).not.toBe(before[0]);
    expect(after[2]).toBe(before[1]);
  });

  test('changes if its items have other numbers', () => {
    const item = (own: Partial<ComposedParagraph> = {}, list: { sequence?: undefined } = {}) =>
      paragraph('item', {
        style: 'ListParagraph',
        numbering: { sequence: 1, format: 'decimal.', start: 1, level: 0, isOfStyle: false, ...list },
        ...own,
      });
    const [last, bullet] = [item(BREAK), item(BREAK, { sequence: undefined })];
    const first = item();
    const numbered = keys([[first, last]], [[first, item(), last]], []);
    expect(numbered[1][1]).not.toBe(numbered[0][1]);
    const bulleted = keys([[first, bullet]], [[first, item(), bullet]], []);
    expect(bulleted[1][1]).toBe(bulleted[0][1]);
  });

  test('changes if its lines have other numbers', () => {
    const change = (lineNumbers: 'continuous' | 'page') => {
      const [before, after] = keys([[one, two]], [[one, paragraph('more'), two]], [], { lineNumbers });
      return after[1] !== before[1];
    };
    expect(change('continuous')).toBe(true);
    expect(change('page')).toBe(false);
    const [without, numbered] = keys([[one]], [[one]], [], {}, { lineNumbers: 'page' });
    expect(numbered[0]).not.toBe(without[0]);
  });
});

describe('a line of the text is on its page', () => {
  /** A paragraph from the given lines of the text, with lines of 10 twips from its top down. */
  const placed = (
    source: PlacedParagraph['source'],
    top: number,
    count = 1,
    kind: 'text' | 'note' = 'text',
  ): PlacedParagraph => ({
    type: 'paragraph',
    role: { kind },
    begins: true,
    ends: true,
    rightToLeft: false,
    box: { x: 0, y: 0, width: 0, height: 0 },
    lines: Array.from({ length: count }, (_, index) => ({
      top: top + 10 * index,
      height: 10,
      baseline: 0,
      pieces: [],
    })),
    ...(source ? { source } : {}),
  });
  const from = (first: number, last = first) => ({ first, last });
  const NO_TEXT = { left: 0, width: 0 };
  type Page = readonly [firstLine: number, body: readonly PlacedBlock[], notes?: readonly PlacedBlock[]];
  /** The page and the top of each of the lines. */
  const tops = (lines: readonly number[], pages: readonly Page[], notes: LayoutOverview['notes'] = []) => {
    const overview: LayoutOverview = {
      pages: pages.map(([firstLine], index) => ({
        width: 0,
        height: 0,
        text: NO_TEXT,
        key: index,
        firstLine,
      })),
      headings: [],
      notes,
    };
    const draw = (number: number): PageDrawing => {
      const drawn = pages[number - 1];
      if (!drawn) throw new RangeError(`No page ${number}`);
      const [, body, foot] = drawn;
      const notes = foot && { notes: { separators: [], blocks: foot } };
      return { number, width: 0, height: 0, header: [], body, footer: [], looks: [], ...notes };
    };
    return lines.map((line) => {
      const place = placeOf(line, overview, draw);
      return place && [place.page, place.top];
    });
  };

  test('as far down in its paragraph as in the text', () => {
    const pages: readonly Page[] = [[3, [placed(from(3, 6), 100, 8), placed(from(9), 300)]]];
    expect(tops([3, 4, 5, 6, 9], pages)).toEqual([
      [1, 100],
      [1, 120],
      [1, 140],
      [1, 160],
      [1, 300],
    ]);
    expect(tops([3, 4, 5, 6], [[3, [placed(from(3, 6), 100, 2)]]])).toEqual([
      [1, 100],
      [1, 100],
      [1, 110],
      [1, 110],
    ]);
  });

  test('with what precedes it, if it is empty', () => {
    const pages: readonly Page[] = [
      [2, [placed(undefined, 50), placed(from(2), 100), placed(from(5, 8), 200, 4)]],
      [12, [placed(from(12), 100)]],
    ];
    expect(tops([3, 9, 11, 13], pages)).toEqual([
      [1, 100],
      [1, 230],
      [1, 230],
      [2, 100],
    ]);
    expect(tops([1], pages)).toEqual([undefined]);
  });

  test('in a cell or a text box', () => {
    const inside = placed(from(4), 140);
    const cells = [{ blocks: [placed(from(3), 120)] }, { blocks: [inside] }];
    const grid = { type: 'table', rows: [{ cells }] } as unknown as PlacedBlock;
    const box = { type: 'box', blocks: [placed(from(6), 160)] } as unknown as PlacedBlock;
    const pages: readonly Page[] = [[2, [placed(from(2), 100), grid, box]]];
    expect(tops([2, 3, 4, 5, 6], pages)).toEqual([
      [1, 100],
      [1, 120],
      [1, 140],
      [1, 140],
      [1, 160],
    ]);
  });

  test('in the paragraph that has it, of several beside each other', () => {
    const pages: readonly Page[] = [
      [3, [placed(from(3, 9), 100, 7), placed(from(3), 100), placed(from(5), 200)]],
    ];
    expect(tops([5, 8], pages)).toEqual([
      [1, 200],
      [1, 150],
    ]);
  });

  test('before pages that have nothing from it', () => {
    const pages: readonly Page[] = [
      [1, [placed(from(1), 100)]],
      [3, [placed(from(3), 100)]],
      [3, [placed(undefined, 100)]],
      [3, []],
    ];
    expect(tops([1, 3, 8], pages)).toEqual([
      [1, 100],
      [2, 100],
      [2, 100],
    ]);
  });

  const note = [placed(from(4, 5), 900, 2, 'note'), placed(from(7), 930, 1, 'note'), placed(from(9), 950)];
  const listed = [
    { source: from(4, 9), page: 1 },
    { source: from(20), page: 1 },
  ];

  test('in a note at the foot, between its paragraphs, too', () => {
    const pages: readonly Page[] = [
      [2, [placed(from(2), 100), placed(from(12), 200)], [placed(from(1), 880, 1, 'note'), ...note]],
    ];
    const all = tops([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13], pages, listed);
    expect(all).toEqual([100, 100, 900, 910, 910, 930, 930, 950, 950, 200, 200].map((top) => [1, top]));
  });

  test('in a note on another page', () => {
    const pages: readonly Page[] = [
      [1, [placed(from(1), 100)], note],
      [3, [placed(from(3), 100), placed(from(12), 200)]],
    ];
    const all = tops([3, 4, 9, 10, 12], pages, listed);
    expect(all).toEqual([
      [2, 100],
      [1, 900],
      [1, 950],
      [1, 950],
      [2, 200],
    ]);
  });

  test('in a note at the end of the text', () => {
    const pages: readonly Page[] = [[2, [placed(from(2), 100), placed(from(12), 200), ...note]]];
    const all = tops([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13], pages, listed);
    expect(all).toEqual([100, 100, 900, 910, 910, 930, 930, 950, 950, 200, 200].map((top) => [1, top]));
  });

  test('not in a note that is written within it', () => {
    const inLine = placed(from(2), 900, 1, 'note');
    const pages: readonly Page[] = [[2, [placed(from(2), 100), placed(from(4), 200), inLine]]];
    expect(tops([2, 3, 4, 5], pages, [{ source: from(2), page: 1 }])).toEqual(
      [100, 100, 200, 200].map((top) => [1, top]),
    );
  });

  test('with the text before it, if the beginning of its note is not drawn', () => {
    const pages: readonly Page[] = [[2, [placed(from(2), 100)]]];
    expect(tops([5], pages, listed)).toEqual([[1, 100]]);
  });
});
