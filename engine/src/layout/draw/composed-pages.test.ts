import { describe, expect, test } from 'vitest';
import { tablesWith } from '../../../../tests/composed.js';
import {
  BOTTOM,
  bodyOf,
  bottomOf,
  cell,
  documentOf,
  draw,
  HEIGHT,
  isAt,
  isBox,
  isParagraph,
  isTable,
  LEFT,
  named,
  page,
  paragraph,
  RIGHT,
  section,
  TOP,
  table,
  textOf,
  theme,
  threeRules,
  WIDTH,
  words,
} from '../../../../tests/composed-pages.js';
import { faceOf } from '../../metrics/fonts.js';
import type {
  Composed,
  ComposedBlock,
  ComposedCell,
  ComposedFloat,
  ComposedInline,
  ComposedParagraph,
  ComposedSection,
  ComposedTable,
  SectionSetting,
} from '../../model/composed.js';
import type { PlacedBox, PlacedCell, PlacedParagraph, PlacedTable } from '../../model/pages.js';
import type { Note } from '../../model/resolved.js';
import { formatOf, formatsOf } from '../../theme/formats.js';
import { NOTE_SEPARATOR } from '../../theme/measures.js';
import { layOut } from '../index.js';
import { widthOf } from './segments.js';

/* Pages of composed blocks that no Markdown text becomes, or not without a Word template. */

describe('a text box', () => {
  const FLOAT: ComposedFloat = {
    x: { from: 'page', offset: 0 },
    y: { from: 'page', offset: 0 },
    width: 3000,
    height: 1000,
    isBehind: false,
    padding: { left: 100, top: 60, right: 200 },
    blocks: [],
  };
  const boxesWith = (
    own: Partial<ComposedFloat>,
    ...before: readonly ComposedBlock[]
  ): readonly PlacedBox[] =>
    bodyOf(...before, paragraph('anchor', { floats: [{ ...FLOAT, ...own }] })).filter(isBox);
  const boxWith = (own: Partial<ComposedFloat>): PlacedBox => boxesWith(own)[0] as PlacedBox;

  test.each<[string, ComposedFloat['x'], number]>([
    ['from the edge of the page', { from: 'page', offset: 700 }, 700],
    ['in the middle of the page', { from: 'page', offset: 0, share: 0.5 }, (page.width - 3000) / 2],
    ['on the right of the page', { from: 'page', offset: -40, share: 1 }, page.width - 3000 - 40],
    ['from the margin', { from: 'margin', offset: 50 }, LEFT + 50],
    ['in the middle of the text', { from: 'margin', offset: 0, share: 0.5 }, LEFT + (WIDTH - 3000) / 2],
    ['at the right margin', { from: 'margin', offset: 0, share: 1 }, RIGHT - 3000],
  ])('stands %s', (_, x, expected) => {
    expect(boxWith({ x }).box).toEqual({ x: expected, y: 0, width: 3000, height: 1000 });
  });

  test.each<[string, ComposedFloat['y'], number]>([
    ['below the top of the page', { from: 'page', offset: 300 }, 300],
    ['in the middle of the page', { from: 'page', offset: 0, share: 0.5 }, (page.height - 1000) / 2],
    ['at the bottom of the page', { from: 'page', offset: 0, share: 1 }, page.height - 1000],
    ['below the top margin', { from: 'margin', offset: 20 }, TOP + 20],
    [
      'in the middle of the height of the text',
      { from: 'margin', offset: 0, share: 0.5 },
      TOP + (HEIGHT - 1000) / 2,
    ],
    ['at the bottom margin', { from: 'margin', offset: 0, share: 1 }, BOTTOM - 1000],
  ])('stands %s', (_, y, expected) => {
    expect(boxWith({ y }).box).toEqual({ x: 0, y: expected, width: 3000, height: 1000 });
  });

  test('is placed relative to the top of its paragraph', () => {
    const blocks = bodyOf(
      paragraph('first'),
      paragraph('anchor', { floats: [{ ...FLOAT, y: { from: 'paragraph', offset: 90 } }] }),
    );
    const [box] = blocks.filter(isBox);
    isAt(box?.box.y, named(blocks, 'anchor').box.y + 90);
    expect(box?.box.y).toBeGreaterThan(bottomOf(named(blocks, 'first')));
    const [sharing] = boxesWith({ y: { from: 'paragraph', offset: 0, share: 1 } });
    isAt(sharing?.box.y, TOP);
  });

  test('is in front of or behind the text of its paragraph', () => {
    const box = (isBehind: boolean, color: string): ComposedFloat => ({ ...FLOAT, isBehind, shading: color });
    const blocks = bodyOf(paragraph('anchor', { floats: [box(false, 'AAAAAA'), box(true, 'BBBBBB')] }));
    expect(blocks.map((block) => (block.type === 'box' ? block.shading : textOf(block)))).toEqual([
      'BBBBBB',
      'anchor',
      'AAAAAA',
    ]);
  });

  test('has a background and borders, if any', () => {
    const line = { thickness: 15, color: '123456' };
    expect(boxWith({ shading: 'EEEEEE', borders: { top: line } })).toMatchObject({
      shading: 'EEEEEE',
      borders: { top: line },
    });
    const plain = boxWith({});
    expect(plain).not.toHaveProperty('shading');
    expect(plain).not.toHaveProperty('borders');
  });

  test('has its text within its padding', () => {
    const { blocks } = boxWith({
      x: { from: 'margin', offset: 500 },
      y: { from: 'margin', offset: 800 },
      blocks: [paragraph('one', { alignment: 'right' }), paragraph('two')],
    });
    const [one, two] = [named(blocks, 'one'), named(blocks, 'two')];
    isAt(two.lines[0]?.pieces[0]?.x, LEFT + 500 + 100);
    const last = one.lines[0]?.pieces[0];
    isAt((last?.x ?? 0) + (last?.width ?? 0), LEFT + 500 + 3000 - 200);
    isAt(one.lines[0]?.top, TOP + 800 + 60);
    expect(two.lines[0]?.top).toBeGreaterThanOrEqual(bottomOf(one));
  });

  test('breaks its lines at its padding', () => {
    const text = 'several words that do not fit on one line of a box';
    const lines = (own: Partial<ComposedFloat>): number =>
      boxWith({ blocks: [paragraph(text)], ...own }).blocks.filter(isParagraph)[0]?.lines.length ?? 0;
    expect(lines({})).toBe(2);
    expect(lines({ padding: { left: 100, top: 0, right: 1500 } })).toBeGreaterThan(2);
    expect(lines({ padding: { left: 1400, top: 0, right: 200 } })).toBeGreaterThan(2);
    expect(lines({ width: 9000 })).toBe(1);
    expect(lines({ width: 200 })).toBeGreaterThan(5);
  });

  test('can contain a table, which begins and ends in it', () => {
    const [placed] = boxWith({ blocks: [table([[cell('a')], [cell('b')]])] }).blocks.filter(isTable);
    expect(placed).toMatchObject({ begins: true, ends: true });
    expect(placed?.rows.map(({ isRepeated }) => isRepeated)).toEqual([false, false]);
  });

  test('can contain another one, which is placed relative to its paragraph', () => {
    const inner: ComposedFloat = { ...FLOAT, y: { from: 'paragraph', offset: 10 }, width: 500, height: 300 };
    const outer = boxWith({
      y: { from: 'page', offset: 4000 },
      blocks: [paragraph('in it', { floats: [inner] })],
    });
    expect(outer.blocks.filter(isBox).map(({ box }) => box)).toEqual([
      { x: 0, y: 4000 + 60 + 10, width: 500, height: 300 },
    ]);
  });

  test('is only on the page on which its paragraph begins', () => {
    const low = { ...page, height: page.margins.top + 1200 + page.margins.bottom };
    const anchor = paragraph('some words '.repeat(60), { floats: [FLOAT] });
    const laidOut = layOut(documentOf([section([anchor], { page: low })]), theme);
    const counts = laidOut.overview.pages.map(
      (_, index) => laidOut.draw(index + 1).body.filter(isBox).length,
    );
    expect(counts.length).toBeGreaterThan(1);
    expect(counts).toEqual(counts.map((_, index) => (index === 0 ? 1 : 0)));
  });
});

describe('a table', () => {
  const drawn = (...given: Parameters<typeof table>): PlacedTable =>
    bodyOf(table(...given)).find(isTable) as PlacedTable;
  const cellsOf = ({ rows }: PlacedTable): readonly (readonly PlacedCell[])[] =>
    rows.map(({ cells }) => cells);
  const LINE = { thickness: 30, color: '00AA00' };

  test('has the borders and the background of its own cells in place of those of its style', () => {
    const [[own, plain, empty] = []] = cellsOf(
      drawn([
        [
          cell('a', { borders: { left: LINE }, shading: 'ABCDEF' }),
          cell('b', { column: 1, shading: 'FEDCBA' }),
          cell('c', { column: 2, borders: {} }),
        ],
      ]),
    );
    expect(own).toMatchObject({ borders: { left: LINE }, shading: 'ABCDEF' });
    expect(Object.keys(own?.borders ?? {})).toEqual(['left']);
    expect(plain?.shading).toBe('FEDCBA');
    expect(Object.keys(plain?.borders ?? {}).sort()).toEqual(['bottom', 'top']);
    expect(empty?.borders).toEqual({});
    expect(empty).not.toHaveProperty('shading');
  });

  test('without a style has no lines', () => {
    const [[only] = []] = cellsOf(drawn([[cell('a')]], { style: 'TableNormal' }));
    expect(only?.borders).toEqual({});
    expect(only).not.toHaveProperty('shading');
  });

  test('has no background in its first row if that is not a header', () => {
    const rows = [[cell('a')], [cell('b')]];
    expect(cellsOf(drawn(rows)).map(([first]) => first?.shading)).toEqual([undefined, undefined]);
    expect(cellsOf(drawn(rows, { hasFirstRow: true })).map(([first]) => first?.shading)).toEqual([
      theme.colors.tableHeader,
      undefined,
    ]);
  });

  test('has text in the colour that its style gives to the row or column', () => {
    const style = { whole: {}, firstRow: { color: 'FFFFFF' }, firstColumn: { color: '123456' }, margins: {} };
    const look = { ...theme, ...tablesWith('MarkdownTable', style) };
    const rows = [
      [cell('a'), cell('b', { column: 1 })],
      [cell('c'), cell('d', { column: 1 })],
    ];
    const colors = (own: Partial<ComposedTable>) => {
      const drawing = layOut(documentOf([section([table(rows, own)])]), look).draw(1);
      return cellsOf(drawing.body.find(isTable) as PlacedTable).map((cells) =>
        cells.map(({ blocks }) => {
          const [block] = blocks;
          const piece = block?.type === 'paragraph' ? block.lines[0]?.pieces[0] : undefined;
          return piece?.type === 'text' ? drawing.looks[piece.look]?.color : piece;
        }),
      );
    };
    expect(colors({})).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(colors({ hasFirstRow: true, hasFirstColumn: true })).toEqual([
      ['FFFFFF', 'FFFFFF'],
      ['123456', undefined],
    ]);
  });

  test('has lines of one thickness above and below, and between its rows or not', () => {
    const rows = [[cell('a')], [cell('b')], [cell('c')]];
    const sides = (look: typeof theme, own: Partial<ComposedTable> = {}) => {
      const drawing = layOut(documentOf([section([table(rows, own)])]), look).draw(1);
      return cellsOf(drawing.body.find(isTable) as PlacedTable).map(([first]) =>
        Object.keys(first?.borders ?? {}).sort(),
      );
    };
    expect(sides(theme)).toEqual(rows.map(() => ['bottom', 'top']));
    expect(sides(threeRules)).toEqual([['top'], [], ['bottom']]);
    expect(sides(threeRules, { hasFirstRow: true })).toEqual([['bottom', 'top'], ['top'], ['bottom']]);
    const [[first] = []] = cellsOf(drawn(rows));
    expect(first?.borders?.top?.color).toBe(theme.colors.rule);
    expect(first?.borders?.top?.thickness).toBeGreaterThan(0);
  });

  test('aligns the text of a cell vertically as the cell says', () => {
    const high = cell('x', {
      column: 1,
      blocks: ['1', '2', '3'].map((text) => paragraph(text, { style: 'TableText' })),
    });
    const topWith = (shareAbove?: ComposedCell['shareAbove']): number => {
      const own = shareAbove === undefined ? {} : { shareAbove };
      const [[low, other] = []] = cellsOf(drawn([[cell('a', own), high]]));
      const [line] = low?.blocks.filter(isParagraph)[0]?.lines ?? [];
      expect(low?.box.height).toBe(other?.box.height);
      return (line?.top ?? Number.NaN) - (low?.box.y ?? Number.NaN);
    };
    const top = topWith();
    expect(topWith(0)).toBe(top);
    const bottom = topWith(1);
    isAt(topWith(0.5), (top + bottom) / 2);
    const [[low] = []] = cellsOf(drawn([[cell('a', { shareAbove: 1 }), high]]));
    const [text] = low?.blocks.filter(isParagraph) ?? [];
    expect(bottom).toBeGreaterThan(top);
    const [[, other] = []] = cellsOf(drawn([[cell('a', { shareAbove: 1 }), high]]));
    const last = other?.blocks.filter(isParagraph).at(-1);
    isAt(text && bottomOf(text), last ? bottomOf(last) : Number.NaN);
    expect(text && bottomOf(text)).toBeLessThanOrEqual((low?.box.y ?? 0) + (low?.box.height ?? 0));
  });

  test('names the lines of the text that it comes from, where they are now', () => {
    const composed = documentOf([section([table([[cell('a')]], { source: { first: 3, last: 5 } })])], {
      lineShift: () => 4,
    });
    expect(draw(composed).body.find(isTable)?.source).toEqual({ first: 7, last: 9 });
    expect(drawn([[cell('a')]])).not.toHaveProperty('source');
  });

  test('is separate from the table and the text that follow it', () => {
    const blocks = bodyOf(table([[cell('a')], [cell('b')]]), table([[cell('c')]]), paragraph('after'));
    expect(blocks.map(({ type }) => type)).toEqual(['table', 'table', 'paragraph']);
    expect(blocks.filter(isTable).map(({ rows, begins, ends }) => [rows.length, begins, ends])).toEqual([
      [2, true, true],
      [1, true, true],
    ]);
  });

  test('has a cell that spans two rows, with its text at the top', () => {
    const over = cell('over', { rows: 2, blocks: [paragraph('over', { style: 'TableText' })] });
    const placed = drawn([
      [over, cell('one', { column: 1 })],
      [cell('', { continued: true, rows: 2 }), cell('two', { column: 1 })],
      [cell('three'), cell('four', { column: 1 })],
    ]);
    const [[spanning, one] = [], second = [], third = []] = cellsOf(placed);
    expect(spanning).toMatchObject({ rows: 2, columns: 1 });
    isAt(spanning?.box.height, (one?.box.height ?? 0) + (second[0]?.box.height ?? 0));
    expect(third).toHaveLength(2);
    isAt(third[0]?.box.y, (spanning?.box.y ?? 0) + (spanning?.box.height ?? 0));
  });
});

describe('a page of a Word template that is not full', () => {
  const setting = (verticalAlignment: SectionSetting['verticalAlignment']): SectionSetting => ({
    stories: { usual: { header: [], footer: [] } },
    headerDistance: 720,
    footerDistance: 720,
    verticalAlignment,
    pageNumbers: { format: 'decimal', start: undefined },
  });
  const bodyWith = (
    verticalAlignment: SectionSetting['verticalAlignment'],
    ...blocks: readonly ComposedBlock[]
  ) => draw(documentOf([section(blocks, { setting: setting(verticalAlignment) })])).body.filter(isParagraph);
  const after = { before: 0, after: 0, always: false };

  test('has its text at the top, in the middle or at the bottom', () => {
    const text = [paragraph('one', { spacing: after }), paragraph('two', { spacing: after })];
    const [first, last] = [bodyWith('top', ...text)[0], bodyWith('top', ...text)[1]];
    isAt(first?.lines[0]?.top, TOP);
    const height = (last ? bottomOf(last) : Number.NaN) - TOP;
    const [middle] = bodyWith('center', ...text);
    isAt(middle?.lines[0]?.top, TOP + (HEIGHT - height) / 2);
    const [low, end] = bodyWith('bottom', ...text);
    isAt(low?.lines[0]?.top, BOTTOM - height);
    isAt(end && bottomOf(end), BOTTOM);
  });

  test('has its text at the top if there is no room left', () => {
    const low = { ...page, height: page.margins.top + 1200 + page.margins.bottom };
    const text = [paragraph('some words '.repeat(60))];
    const composed = documentOf([section(text, { page: low, setting: setting('bottom') })]);
    expect(draw(composed).body.filter(isParagraph)[0]?.lines[0]?.top).toBeLessThan(TOP + 300);
  });

  test('has the border below its text at the bottom', () => {
    const format = { ...formatOf(formatsOf(theme), 'BodyText'), above: 70, below: 70 };
    const [text] = bodyWith('bottom', paragraph('one', { format, spacing: after }));
    isAt(text && bottomOf(text), BOTTOM - 70);
  });

  test('has each paragraph and table of its header below the one before', () => {
    const own = setting('top');
    const header = [paragraph('one'), table([[cell('a')], [cell('b')]]), paragraph('two')];
    const stories = { usual: { header, footer: [paragraph('low'), paragraph('lower')] } };
    const placed = draw(documentOf([section([paragraph('text')], { setting: { ...own, stories } })]));
    const [one, rows, two] = placed.header;
    isAt(one?.type === 'paragraph' ? one.lines[0]?.top : undefined, 720);
    expect(rows).toMatchObject({ type: 'table', begins: true, ends: true });
    const cells = rows?.type === 'table' ? rows.rows.map((row) => row.cells[0]?.box) : [];
    expect(cells[0]?.y).toBeGreaterThanOrEqual(bottomOf(one as PlacedParagraph));
    expect((two as PlacedParagraph).lines[0]?.top).toBeGreaterThanOrEqual(
      (cells[1]?.y ?? 0) + (cells[1]?.height ?? 0),
    );
    const [low, lower] = placed.footer.filter(isParagraph);
    expect(lower?.lines[0]?.top).toBeGreaterThanOrEqual(low ? bottomOf(low) : Number.NaN);
    expect(lower && bottomOf(lower)).toBeLessThanOrEqual(page.height - 720);
  });

  test('has a last page whose text is the end of a paragraph, at the bottom', () => {
    const composed = documentOf([
      section([paragraph('some words '.repeat(700), { spacing: after })], { setting: setting('bottom') }),
    ]);
    const laidOut = layOut(composed, theme);
    const [rest] = laidOut.draw(laidOut.overview.pages.length).body.filter(isParagraph);
    expect(rest?.begins).toBe(false);
    isAt(rest && bottomOf(rest), BOTTOM);
  });
});

describe('columns', () => {
  const numbered = (count: number, own: Partial<ComposedParagraph> = {}): readonly ComposedParagraph[] =>
    Array.from({ length: count }, (_, index) => paragraph(`x${index}`, own));
  const COLUMNS = { count: 2, space: 500 };
  const SECOND = LEFT + (WIDTH - 500) / 2 + 500;

  test('are side by side, the first on the left except in right-to-left text', () => {
    const placesWith = (own: object): readonly number[] => [
      ...new Set(
        draw(documentOf([section(numbered(60), { columns: { ...COLUMNS, ...own } })]))
          .body.filter(isParagraph)
          .map(({ box }) => box.x),
      ),
    ];
    expect(placesWith({})).toEqual([LEFT, SECOND]);
    expect(placesWith({ isReversed: true })).toEqual([SECOND, LEFT]);
  });

  test('have line numbers close beside them, continued from column to column', () => {
    const composed = documentOf([section(numbered(60), { columns: COLUMNS })], { lineNumbers: 'continuous' });
    const { header } = draw(composed);
    const columns = header.filter(isParagraph);
    expect(columns).toHaveLength(2);
    const numbers = columns.flatMap(({ lines }) =>
      lines.map(({ pieces: [piece] }) => Number(piece?.type === 'text' ? piece.text : Number.NaN)),
    );
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    for (const [index, { lines, box, begins, ends, rightToLeft }] of columns.entries()) {
      const start = index === 0 ? LEFT : SECOND;
      for (const { pieces } of lines) isAt((pieces[0]?.x ?? 0) + (pieces[0]?.width ?? 0), start - 187);
      expect({ begins, ends, rightToLeft }).toEqual({ begins: true, ends: true, rightToLeft: false });
      expect(box).toMatchObject({ x: start - 187, width: 187, y: lines[0]?.top });
      isAt(box.y + box.height, bottomOf(columns[index] as PlacedParagraph));
    }
  });

  test('of right-to-left text have line numbers on the right', () => {
    const composed = documentOf([section(numbered(3, { rightToLeft: true }))], { lineNumbers: 'continuous' });
    const [numbers] = draw(composed).header.filter(isParagraph);
    expect(numbers?.lines).toHaveLength(3);
    for (const { pieces } of numbers?.lines ?? []) isAt(pieces[0]?.x, RIGHT + 360);
  });

  test('that go on below other text begin there', () => {
    const one = section([paragraph('above')]);
    const two = section(numbered(4), { columns: COLUMNS, isContinued: true });
    const three = section([paragraph('below')], { isContinued: true });
    const placed = draw(documentOf([one, two, three])).body.filter(isParagraph);
    const end = bottomOf(named(placed, 'above'));
    const [left, right] = [named(placed, 'x0'), named(placed, 'x2')];
    expect(left.lines[0]?.top).toBeGreaterThanOrEqual(end);
    expect(left.lines[0]?.top).toBeLessThan(end + 400);
    expect([left.box.x, right.box.x]).toEqual([LEFT, SECOND]);
    isAt(right.lines[0]?.top, left.lines[0]?.top ?? 0);
  });

  const lineNumbersOf = (composed: Composed) => {
    const laidOut = layOut(composed, theme);
    return laidOut.overview.pages.map((_, index) => {
      const { header, body, looks } = laidOut.draw(index + 1);
      const pieces = header.filter(isParagraph).flatMap(({ lines }) => lines.flatMap((line) => line.pieces));
      for (const piece of pieces) expect(piece.type === 'text' && looks[piece.look]?.rightToLeft).toBe(false);
      return {
        pieces,
        numbers: pieces.map((piece) => (piece.type === 'text' ? Number(piece.text) : Number.NaN)),
        tops: header.filter(isParagraph).flatMap(({ lines }) => lines.map(({ top }) => top)),
        lineTops: body.filter(isParagraph).flatMap(({ lines }) => lines.map(({ top }) => top)),
      };
    });
  };
  const LOW = { ...page, height: page.margins.top + 1200 + page.margins.bottom };

  test('have a number for each line of a paragraph on the page on which it is', () => {
    const text = section([paragraph('some words '.repeat(80))], { page: LOW });
    const pages = lineNumbersOf(documentOf([text], { lineNumbers: 'continuous' }));
    expect(pages.length).toBeGreaterThan(2);
    for (const { tops, lineTops } of pages) expect(tops).toEqual(lineTops);
    const numbers = pages.flatMap((each) => each.numbers);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const [{ pieces } = { pieces: [] }] = pages;
    const digit = widthOf('1', faceOf('Calibri', false, false)) * 220;
    isAt(pieces[0]?.width, digit);
    isAt((pieces[0]?.x ?? 0) + digit, LEFT - 360);
  });

  test('have every fifth number only where a Word template says so, also if the first columns have none', () => {
    const sections = [section(numbered(2)), section(numbered(10), { isContinued: true })];
    const [only] = lineNumbersOf(documentOf(sections, { lineNumbers: 'continuous', lineNumberStep: 5 }));
    expect(only?.numbers).toEqual([5, 10]);
    // A section ends with an empty line, which is not counted.
    expect(only?.tops).toEqual([only?.lineTops[5], only?.lineTops[10]]);
  });

  test('have no line numbers beside uncounted lines, and the numbers continue after them', () => {
    const composed = documentOf([section([paragraph('some words '.repeat(60)), paragraph('last')])], {
      lineNumbers: 'continuous',
    });
    const { header, body } = draw(composed);
    const lines = body.filter(isParagraph).flatMap((each) => each.lines);
    const numbers = header.filter(isParagraph).flatMap((each) => each.lines);
    expect(numbers.length).toBeGreaterThan(3);
    expect(numbers.map(({ top, height, baseline }) => [top, height, baseline])).toEqual(
      lines.map(({ top, height, baseline }) => [top, height, baseline]),
    );
    expect(draw(documentOf([section([])], { lineNumbers: 'continuous' })).header).toEqual([]);
  });
});

describe('notes', () => {
  const noteWith = (number: number): Note => ({ number }) as unknown as Note;
  const reference = (note: Note): ComposedInline => ({
    type: 'noteReference',
    note,
    text: String(note.number),
  });
  const notes = [noteWith(1), noteWith(2), noteWith(3)];
  const withNotes = (
    sections: readonly ComposedSection[],
    texts: readonly string[],
    own?: Partial<Composed>,
  ) =>
    documentOf(sections, {
      notes,
      noteBlocks: ({ number }) => [
        paragraph(texts[number - 1] ?? '', {
          style: 'FootnoteText',
          source: { first: number, last: number },
        }),
      ],
      ...own,
    });
  const [first, second, third] = notes as [Note, Note, Note];

  test('stand one below the other, the last at the bottom of the page', () => {
    const text = paragraph('', {
      content: [words('a'), reference(first), reference(second), reference(third)],
    });
    const page = draw(withNotes([section([text])], ['one', 'two', 'three']));
    const placed = page.notes?.blocks.filter(isParagraph) ?? [];
    expect(placed.map(textOf)).toEqual(['one', 'two', 'three']);
    for (const [index, { lines }] of placed.entries())
      if (index > 0)
        expect(lines[0]?.top).toBeGreaterThanOrEqual(bottomOf(placed[index - 1] as PlacedParagraph));
    isAt(bottomOf(placed[2] as PlacedParagraph), BOTTOM);
    for (const { begins, ends } of placed) expect([begins, ends]).toEqual([true, true]);
    expect(page.notes?.separators).toHaveLength(1);
    expect(page.notes?.separators[0]?.y).toBeLessThan(placed[0]?.lines[0]?.top ?? 0);
  });

  test('of several paragraphs stand together, with each paragraph once', () => {
    const blocks = ['one', 'two '.repeat(60)].map((text) => paragraph(text, { style: 'FootnoteText' }));
    const composed = documentOf([section([paragraph('', { content: [words('a'), reference(first)] })])], {
      notes: [first],
      noteBlocks: () => blocks,
    });
    const placed = draw(composed).notes?.blocks.filter(isParagraph) ?? [];
    expect(placed.map((block) => [block.lines.length > 1, block.begins, block.ends])).toEqual([
      [false, true, true],
      [true, true, true],
    ]);
    isAt(bottomOf(placed[1] as PlacedParagraph), BOTTOM);
  });

  test('have each of their paragraphs and tables in one piece', () => {
    const blocks: readonly ComposedBlock[] = [
      ...['one', 'two', 'three '.repeat(60)].map((text) => paragraph(text, { style: 'FootnoteText' })),
      table([[cell('a')], [cell('b')]]),
      paragraph('four', { style: 'FootnoteText' }),
    ];
    const composed = documentOf([section([paragraph('', { content: [words('a'), reference(first)] })])], {
      notes: [first],
      noteBlocks: () => blocks,
    });
    const placed = draw(composed).notes?.blocks ?? [];
    expect(placed.map(({ type }) => type)).toEqual([
      'paragraph',
      'paragraph',
      'paragraph',
      'table',
      'paragraph',
    ]);
    for (const block of placed) expect(block).toMatchObject({ begins: true, ends: true });
    expect(placed.find(isTable)?.rows.map(({ isRepeated }) => isRepeated)).toEqual([false, false]);
  });

  test('of the text above columns stand above those of the columns', () => {
    const above = section([paragraph('', { content: [words('above'), reference(first)] })]);
    const columns = section(
      [
        paragraph('', { content: [words('left'), reference(second)] }),
        paragraph('', { content: [words('more'), reference(third)] }),
      ],
      { columns: { count: 2, space: 500 }, isContinued: true },
    );
    const page = draw(withNotes([above, columns], ['one', 'two', 'three']));
    const placed = page.notes?.blocks.filter(isParagraph) ?? [];
    expect(placed.map(textOf).sort()).toEqual(['one', 'three', 'two']);
    const bottom = (text: string): number => bottomOf(named(placed, text));
    expect(named(placed, 'two').lines[0]?.top).toBeGreaterThanOrEqual(bottom('one'));
    isAt(Math.max(bottom('two'), bottom('three')), BOTTOM);
    const top = Math.min(...['two', 'three'].map((text) => named(placed, text).lines[0]?.top ?? 0));
    isAt(bottom('one'), top - NOTE_SEPARATOR);
    expect(page.notes?.separators).toHaveLength(2);
    const lineY = page.notes?.separators.map(({ y }) => y);
    isAt(lineY?.[0], (named(placed, 'one').lines[0]?.top ?? 0) - NOTE_SEPARATOR / 2);
    const end = Math.max(...page.body.filter(isParagraph).map(bottomOf));
    for (const { y } of page.notes?.separators ?? []) expect(y).toBeGreaterThan(end);
  });

  test('there are none on a page without marks', () => {
    expect(draw(documentOf([section([paragraph('a')])]))).not.toHaveProperty('notes');
  });

  test('at the end of the text stand below a line of two inches', () => {
    const spacing = { after: 0, always: true };
    const text = paragraph('', { content: [words('a'), reference(first)], spacing });
    const { body, notes: foot } = draw(
      withNotes([section([text])], ['one'], { noteKind: 'endnote', notes: [first] }),
    );
    expect(foot).toBeUndefined();
    const [above, rule, note] = body.filter(isParagraph);
    expect(rule).toMatchObject({
      role: { kind: 'rule' },
      begins: true,
      ends: true,
      rightToLeft: false,
      box: { x: LEFT, width: 2880, height: 0 },
      borders: { top: { thickness: 10, color: '000000' } },
      lines: [],
    });
    expect(rule?.box.y).toBeGreaterThan(above ? bottomOf(above) : Number.NaN);
    expect(rule?.box.y).toBeLessThan(note?.lines[0]?.top ?? 0);
    expect(textOf(note)).toBe('one');
    isAt(rule?.box.y, (above ? bottomOf(above) : 0) + NOTE_SEPARATOR / 2);
  });
});
