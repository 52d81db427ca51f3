import { describe, expect, test } from 'vitest';
import { tablesWith } from '../../../../tests/composed.js';
import {
  cell,
  documentOf,
  isAt,
  isParagraph,
  isTable,
  LEFT,
  page,
  paragraph,
  section,
  TOP,
  table,
  textOf,
  theme,
  threeRules,
  WIDTH,
} from '../../../../tests/composed-pages.js';
import type { ComposedBlock, ComposedCell, ComposedInline, ComposedTable } from '../../model/composed.js';
import type { PlacedBlock, PlacedCell, PlacedTable } from '../../model/pages.js';
import type { Note } from '../../model/resolved.js';
import { LayoutSession, layOut } from '../index.js';

/* Tables and callouts on more than one page: pages with room for a few lines, so that little text fills them. */

/** The bodies of the pages of blocks that have `height` for their text. */
function bodiesOf(
  blocks: readonly ComposedBlock[],
  height: number,
  look = theme,
): readonly (readonly PlacedBlock[])[] {
  const low = { ...page, height: page.margins.top + height + page.margins.bottom };
  const laidOut = layOut(documentOf([section(blocks, { page: low })]), look);
  return laidOut.overview.pages.map((_, index) => laidOut.draw(index + 1).body);
}
const tablesOf = (blocks: readonly ComposedBlock[], height: number, look = theme): readonly PlacedTable[] =>
  bodiesOf(blocks, height, look).flatMap((body) => body.filter(isTable));

const linesIn = (blocks: readonly PlacedBlock[]) =>
  blocks.flatMap((block) => (block.type === 'paragraph' ? block.lines : []));
const textsIn = (blocks: readonly PlacedBlock[]): readonly string[] => blocks.filter(isParagraph).map(textOf);
const edgesOf = ({ box }: PlacedCell) => ({ top: box.y, bottom: box.y + box.height });
const small = (text: string) => paragraph(text, { style: 'TableText' });

/** The height of a row of one line, with the rule above it. */
const ROW = (tablesOf([table([[cell('x')]])], 9000)[0]?.rows[0]?.cells[0]?.box.height ?? 0) as number;

describe('a cell over several rows', () => {
  const ROWS = 6;
  const TEXTS = Array.from({ length: 5 }, (_, index) => `over ${index}`);
  const spanning = (own: Partial<ComposedCell> = {}): ComposedTable =>
    table(
      Array.from({ length: ROWS }, (_, row) => [
        cell(`row ${row}`, { column: own.column === 0 ? 1 : 0 }),
        row === 0
          ? cell('', { rows: ROWS, blocks: TEXTS.map(small), ...own })
          : cell('', { rows: ROWS - row, continued: true, ...own, blocks: [] }),
      ]),
    );
  const overOn = ({ rows: [row] }: PlacedTable, place = 1): PlacedCell => row?.cells[place] as PlacedCell;

  test.each([
    ['after the others', { column: 1 }, 1],
    ['before the others', { column: 0 }, 0],
  ])('stands on each page in its place %s, over its rows there', (_, own, place) => {
    const tables = tablesOf([spanning(own)], 3.5 * ROW);
    expect(tables.map(({ rows }) => rows.length)).toEqual([3, 3]);
    expect(tables.map(({ begins, ends }) => [begins, ends])).toEqual([
      [true, false],
      [false, true],
    ]);
    for (const [index, placed] of tables.entries()) {
      // In the first table the cells are in the order in which they were given.
      const over = placed.rows[0]?.cells.find(({ rows }) => rows > 1) as PlacedCell;
      if (index > 0) expect(placed.rows[0]?.cells[place]).toBe(over);
      expect(over.rows).toBe(3);
      isAt(over.box.y, TOP);
      isAt(over.box.x, LEFT + 3000 * place);
      isAt(over.box.height, 3 * ROW);
      expect(placed.rows.slice(1).map(({ cells }) => cells.length)).toEqual([1, 1]);
    }
  });

  test('has its text once, each line on the page where there is room for it', () => {
    const tables = tablesOf([spanning({ column: 1 })], 3.5 * ROW);
    expect(tables.flatMap((placed) => textsIn(overOn(placed).blocks))).toEqual(TEXTS);
    for (const placed of tables) {
      const over = overOn(placed);
      const { top, bottom } = edgesOf(over);
      const lines = linesIn(over.blocks);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines[0]?.top).toBeGreaterThanOrEqual(top);
      expect(lines[0]?.top).toBeLessThan(top + ROW / 2);
      for (const line of lines) expect(line.top + line.height).toBeLessThanOrEqual(bottom + 1);
    }
  });

  test.each([
    ['from its first row on', 0],
    ['below other rows', 2],
  ])('has each line once, wherever pages end in it, %s and after another table', (_, start) => {
    const over = Array.from({ length: 12 }, (_, index) => paragraph(`over ${index}`, { style: 'Heading1' }));
    const high = table(
      Array.from({ length: 12 }, (_, row) => {
        const first = cell(`row ${row}`);
        if (row < start) return [first, cell(`high ${row}`, { column: 1 })];
        return row === start
          ? [first, cell('', { column: 1, rows: 12 - row, blocks: over })]
          : [first, cell('', { column: 1, rows: 12 - row, continued: true, blocks: [] })];
      }),
    );
    const other = table([[cell('a')], [cell('b')]]);
    for (let height = 4 * ROW; height < 7 * ROW; height += 60) {
      const cells = tablesOf([other, high], height).flatMap(({ rows }) => rows.flatMap((row) => row.cells));
      const texts = cells.flatMap(({ blocks }) => textsIn(blocks));
      expect(texts.filter((text) => text.startsWith('over'))).toEqual(
        over.map((_, index) => `over ${index}`),
      );
    }
  });

  test('that ends before its table covers only its own rows', () => {
    const rows = Array.from({ length: ROWS }, (_, row) => {
      const other = cell(`row ${row}`);
      if (row > 3) return [other, cell(`last ${row}`, { column: 1 })];
      return [other, cell(row === 0 ? 'over' : '', { column: 1, rows: 4 - row, continued: row > 0 })];
    });
    const [first, second] = tablesOf([table(rows)], 3.5 * ROW);
    expect(overOn(first as PlacedTable)).toMatchObject({ rows: 3 });
    const rest = overOn(second as PlacedTable);
    expect(rest.rows).toBe(1);
    isAt(rest.box.height, ROW);
    expect(second?.rows.map(({ cells }) => cells.flatMap(({ blocks }) => textsIn(blocks)))).toEqual([
      ['row 3'],
      ['row 4', 'last 4'],
      ['row 5', 'last 5'],
    ]);
  });

  test('has its text in the middle or at the bottom only where all of it is on one page', () => {
    const low = spanning({ column: 1, blocks: [small('over')], shareAbove: 1 });
    const [whole] = tablesOf([low], 9000);
    const over = overOn(whole as PlacedTable);
    const last = linesIn(over.blocks).at(-1);
    expect(edgesOf(over).bottom - (last?.top ?? 0) - (last?.height ?? 0)).toBeLessThan(ROW / 2);
    const [split] = tablesOf([low], 3.5 * ROW);
    expect(linesIn(overOn(split as PlacedTable).blocks)[0]?.top).toBeLessThan(TOP + ROW / 2);
    for (const placed of tablesOf([spanning({ column: 1, shareAbove: 1 })], 3.5 * ROW)) {
      const { top } = edgesOf(overOn(placed));
      const [line] = linesIn(overOn(placed).blocks);
      expect(line?.top).toBeGreaterThanOrEqual(top);
      expect(line?.top).toBeLessThan(top + ROW / 2);
    }
  });

  test('has a rule below it where it ends with a table without rules between its rows', () => {
    const sides = ({ borders }: PlacedCell) => Object.keys(borders ?? {}).sort();
    const rows = spanning({ column: 1 });
    const [whole] = tablesOf([rows], 9000, threeRules);
    expect(sides(overOn(whole as PlacedTable))).toEqual(['bottom', 'top']);
    expect(sides(overOn(whole as PlacedTable, 0))).toEqual(['top']);
    const [first, second] = tablesOf([rows], 3.5 * ROW, threeRules);
    expect([first, second].map((placed) => sides(overOn(placed as PlacedTable)))).toEqual([
      ['top'],
      ['bottom'],
    ]);
  });
});

test.each([
  ['a row that is higher than a page', 1],
  ['a cell over several rows', 4],
])('a cell over several rows of a table in %s has each line once, wherever pages end in it', (_, count) => {
  const over = (row: number, rows: number, blocks: readonly ComposedBlock[]) =>
    row === 0
      ? cell('', { column: 1, rows, blocks })
      : cell('', { column: 1, rows: rows - row, continued: true, blocks: [] });
  const lines = Array.from({ length: 6 }, (_, index) => `over ${index}`);
  const inner = table(
    Array.from({ length: 8 }, (_, row) => [cell(`in ${row}`), over(row, 8, lines.map(small))]),
  );
  const blocks = [small('above'), small('above'), inner, paragraph('', { content: [] })];
  const outer = table(
    Array.from({ length: count }, (_, row) => [cell(`row ${row}`), over(row, count, blocks)]),
  );
  const allTexts = (all: readonly PlacedBlock[]): readonly string[] =>
    all.flatMap((block) => {
      if (block.type === 'paragraph') return [textOf(block)];
      const inside = block.type === 'box' ? [block] : block.rows.flatMap(({ cells }) => cells);
      return inside.flatMap((each) => allTexts(each.blocks));
    });
  for (let height = 3 * ROW; height < 9 * ROW; height += ROW / 2) {
    const texts = bodiesOf([outer], height).flatMap(allTexts);
    expect(texts.filter((text) => text.startsWith('over'))).toEqual(lines);
    expect(texts.filter((text) => text.startsWith('in'))).toHaveLength(8);
  }
});

test('a cell over several rows goes on after a page that has only notes', () => {
  const note = { number: 1, content: { kind: 'inlines', children: [] } } as unknown as Note;
  const mark: ComposedInline = { type: 'noteReference', note, text: '1' };
  const lines = Array.from({ length: 6 }, (_, index) => `over ${index}`);
  const noted = paragraph('', { style: 'TableText', content: [mark] });
  const rows = table(
    Array.from({ length: 6 }, (_, row) => [
      cell('', { blocks: [row === 1 ? noted : small(`row ${row}`)] }),
      row === 0
        ? cell('', { column: 1, rows: 6, blocks: lines.map(small) })
        : cell('', { column: 1, rows: 6 - row, continued: true, blocks: [] }),
    ]),
  );
  const low = { ...page, height: page.margins.top + 3.5 * ROW + page.margins.bottom };
  const laidOut = layOut(
    documentOf([section([rows], { page: low })], {
      notes: [note],
      noteBlocks: () =>
        Array.from({ length: 9 }, (_, index) => paragraph(`${index}`, { style: 'FootnoteText' })),
    }),
    theme,
  );
  const bodies = laidOut.overview.pages.map((_, index) => laidOut.draw(index + 1).body);
  const place = bodies.findIndex((body) => body.length === 0);
  expect(place).toBeGreaterThan(0);
  expect(
    bodies
      .slice(place + 1)
      .flat()
      .filter(isTable).length,
  ).toBeGreaterThan(0);
  const cells = bodies.flatMap((body) =>
    body.filter(isTable).flatMap((each) => each.rows.flatMap((row) => row.cells)),
  );
  expect(cells.flatMap(({ blocks }) => textsIn(blocks)).filter((text) => text.startsWith('over'))).toEqual(
    lines,
  );
});

test('a table in a cell begins and ends there, and none of its rows is repeated', () => {
  const inner = table([[cell('a')], [cell('b')]]);
  const [outer] = tablesOf([table([[cell('', { blocks: [inner, paragraph('', { content: [] })] })]])], 9000);
  const [placed] = (outer?.rows[0]?.cells[0]?.blocks ?? []).filter(isTable);
  expect(placed).toMatchObject({ begins: true, ends: true });
  expect(placed?.rows.map(({ isRepeated }) => isRepeated)).toEqual([false, false]);
});

test.each([4.5, 5.5, 6.5])(
  'a page that keeps its key looks the same, also where rows move between pages before it (%d rows)',
  (rooms) => {
    const heights = [1, 2, 1, 3, 1, 1, 2, 1, 1, 3, 2, 1];
    const over = Array.from({ length: 9 }, (_, index) => paragraph(`over ${index}`, { style: 'Heading1' }));
    const long = table(
      heights.map((height, row) => [
        cell('', { blocks: Array.from({ length: height }, (_, line) => small(`row ${row}, line ${line}`)) }),
        row === 0
          ? cell('', { column: 1, rows: heights.length, blocks: over })
          : cell('', { column: 1, rows: heights.length - row, continued: true, blocks: [] }),
        // Another one, which begins further down.
        row < 6
          ? cell('c', { column: 2 })
          : cell('', { column: 2, rows: heights.length - row, continued: row > 6, blocks: [small('late')] }),
      ]),
    );
    const low = { ...page, height: page.margins.top + rooms * ROW + page.margins.bottom };
    const session = new LayoutSession();
    const bodies = new Map<number, readonly PlacedBlock[]>();
    let kept = 0;
    for (const lines of [0, 1, 2, 3, 4, 5]) {
      const before = Array.from({ length: lines }, (_, index) => small(`before ${index}`));
      const laidOut = layOut(documentOf([section([...before, long], { page: low })]), theme, session);
      for (const [index, { key }] of laidOut.overview.pages.entries()) {
        const { body } = laidOut.draw(index + 1);
        if (bodies.has(key)) expect(body).toEqual(bodies.get(key));
        if (bodies.has(key)) kept++;
        bodies.set(key, body);
      }
    }
    expect(kept).toBeGreaterThan(0);
  },
);

test('a cell over several rows that is higher than a page has its text once, within the cells of the last row', () => {
  const texts = Array.from({ length: 14 }, (_, index) => `over ${index}`);
  const over = cell('', { column: 1, rows: 2, blocks: texts.map(small) });
  const rest = cell('', { column: 1, rows: 1, continued: true, blocks: [] });
  const height = 4 * ROW;
  const tables = tablesOf(
    [
      table([
        [cell('one'), over],
        [cell('two'), rest],
      ]),
    ],
    height,
  );
  expect(tables.length).toBeGreaterThan(2);
  const named = tables.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => textsIn(blocks))),
  );
  expect(named.filter((text) => text.startsWith('over'))).toEqual(texts);
  expect(named.filter((text) => !text.startsWith('over'))).toEqual(['one', 'two']);
  for (const { rows } of tables)
    for (const { cells } of rows)
      for (const placed of cells) {
        const { bottom } = edgesOf(placed);
        expect(bottom).toBeLessThanOrEqual(TOP + height + 1);
        for (const line of linesIn(placed.blocks))
          expect(line.top + line.height).toBeLessThanOrEqual(bottom + 1);
      }
});

describe('a row that is higher than a page', () => {
  const TEXTS = Array.from({ length: 8 }, (_, index) => `line ${index}`);
  const high = table([
    [cell('', { blocks: TEXTS.map(small) }), cell('beside', { column: 1 })],
    [cell('last')],
  ]);

  test('has text at the bottom of the part of it in which that is', () => {
    const low = cell('low', { column: 1, shareAbove: 1 });
    const [first] = tablesOf([table([[cell('', { blocks: TEXTS.map(small) }), low]])], 3.5 * ROW);
    const [, placed] = first?.rows[0]?.cells ?? [];
    const line = linesIn(placed?.blocks ?? []).at(-1);
    const below = edgesOf(placed as PlacedCell).bottom - (line?.top ?? 0) - (line?.height ?? 0);
    expect(below).toBeGreaterThanOrEqual(0);
    expect(below).toBeLessThan(ROW / 2);
  });

  test('is on several pages, with its table beginning and ending once and each line in its cell', () => {
    const tables = tablesOf([high], 3.5 * ROW);
    expect(tables.length).toBeGreaterThan(2);
    expect(tables.map(({ begins }) => begins)).toEqual(tables.map((_, index) => index === 0));
    expect(tables.map(({ ends }) => ends)).toEqual(tables.map((_, index) => index === tables.length - 1));
    const cells = tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
    expect(cells.flatMap(({ blocks }) => textsIn(blocks)).filter((text) => text.startsWith('line'))).toEqual(
      TEXTS,
    );
    for (const placed of cells) {
      const { top, bottom } = edgesOf(placed);
      for (const line of linesIn(placed.blocks)) {
        expect(line.top).toBeGreaterThanOrEqual(top);
        expect(line.top + line.height).toBeLessThanOrEqual(bottom + 1);
      }
    }
  });
});

test('a header cell over a row of the body, too, is repeated above that row only', () => {
  const lines = Array.from({ length: 8 }, (_, index) => small(`line ${index}`));
  const rows = [
    { isHeader: true, splits: false, cells: [cell('head', { rows: 2 }), cell('top', { column: 1 })] },
    {
      isHeader: false,
      splits: false,
      cells: [cell('', { rows: 1, continued: true, blocks: [] }), cell('', { column: 1, blocks: lines })],
    },
  ];
  const [first, ...others] = tablesOf([table([], { hasFirstRow: true, rows })], 5.5 * ROW);
  expect(first?.rows[0]?.cells[0]?.rows).toBe(2);
  expect(others.length).toBeGreaterThan(0);
  for (const placed of others)
    expect(placed.rows[0]).toMatchObject({ isRepeated: true, cells: [{ rows: 1 }, { rows: 1 }] });
});

test('a header that is repeated covers its own rows only, and the cells below it theirs', () => {
  const header = [
    { isHeader: true, splits: false, cells: [cell('head', { rows: 2 }), cell('top', { column: 1 })] },
    {
      isHeader: true,
      splits: false,
      cells: [cell('', { rows: 1, continued: true, blocks: [] }), cell('low', { column: 1 })],
    },
  ];
  const rows = Array.from({ length: 6 }, (_, row) => ({
    isHeader: false,
    splits: false,
    cells: [
      row % 2 === 0 ? cell(`pair ${row}`, { rows: 2 }) : cell('', { rows: 1, continued: true, blocks: [] }),
      cell(`row ${row}`, { column: 1 }),
    ],
  }));
  const tables = tablesOf([table([], { hasFirstRow: true, rows: [...header, ...rows] })], 5.5 * ROW);
  expect(tables.length).toBeGreaterThan(1);
  for (const [index, placed] of tables.entries()) {
    expect(placed.rows.slice(0, 2).map(({ isHeader, isRepeated }) => [isHeader, isRepeated])).toEqual([
      [true, index > 0],
      [true, index > 0],
    ]);
    const [head] = placed.rows[0]?.cells ?? [];
    expect(head?.rows).toBe(2);
    isAt(
      head?.box.height,
      (placed.rows[0]?.cells[1]?.box.height ?? 0) + (placed.rows[1]?.cells[0]?.box.height ?? 0),
    );
    expect(placed.rows.slice(2).every(({ isHeader, isRepeated }) => !isHeader && !isRepeated)).toBe(true);
  }
  expect(tables.flatMap(({ begins, ends }) => [begins, ends]).filter(Boolean)).toHaveLength(2);
});

describe('a callout', () => {
  const callout = (title: string, ...blocks: readonly ComposedBlock[]): ComposedTable =>
    ({
      ...table([]),
      style: 'TableNormal',
      widths: [WIDTH],
      callout: 'note',
      source: { first: 3, last: 9 },
      rows: [
        {
          isHeader: false,
          splits: true,
          cells: [
            cell('', {
              width: WIDTH,
              blocks: [paragraph(title, { style: 'CalloutNoteTitle' }), ...blocks],
            }),
          ],
        },
      ],
    }) as ComposedTable;
  const texts = (count: number, name = 'text') =>
    Array.from({ length: count }, (_, index) => paragraph(`${name} ${index}`, { style: 'CalloutText' }));

  test('begins with its first paragraph and ends with its last, on whichever pages they are', () => {
    const note = callout('Note', ...texts(8));
    const tables = tablesOf([paragraph('before'), note, paragraph('after')], 1800);
    expect(tables.length).toBeGreaterThan(1);
    expect(tables.map(({ begins }) => begins)).toEqual(tables.map((_, index) => index === 0));
    expect(tables.map(({ ends }) => ends)).toEqual(tables.map((_, index) => index === tables.length - 1));
    for (const { rows, source, rightToLeft } of tables) {
      expect(source).toEqual({ first: 3, last: 9 });
      expect(rightToLeft).toBe(false);
      expect(rows).toMatchObject([{ isHeader: false, isRepeated: false }]);
    }
  });

  test('that begins with a paragraph over two pages begins on the first, and ends on the last', () => {
    const long = callout('', paragraph('words '.repeat(150), { style: 'CalloutText' }));
    const [row] = long.rows;
    const [only] = row?.cells ?? [];
    const one = {
      ...long,
      rows: [{ ...row, cells: [{ ...only, blocks: only?.blocks.slice(1) }] }],
    } as ComposedTable;
    const tables = tablesOf([one], 1500);
    expect(tables.length).toBeGreaterThan(2);
    for (const { rows } of tables) {
      const [placed] = rows[0]?.cells ?? [];
      const last = linesIn(placed?.blocks ?? []).at(-1);
      const below = edgesOf(placed as PlacedCell).bottom - (last?.top ?? 0) - (last?.height ?? 0);
      expect(below).toBeGreaterThanOrEqual(0);
      expect(below).toBeLessThan(200);
    }
    expect(tables.map(({ begins, ends }) => [begins, ends])).toEqual(
      tables.map((_, index) => [index === 0, index === tables.length - 1]),
    );
  });

  test('has one cell on each page, which is as high as what is in it', () => {
    for (const placed of tablesOf([callout('Note', ...texts(8))], 1800)) {
      const [only] = placed.rows[0]?.cells ?? [];
      const lines = linesIn(only?.blocks ?? []);
      const { top, bottom } = edgesOf(only as PlacedCell);
      const last = lines.at(-1);
      const below = bottom - (last?.top ?? 0) - (last?.height ?? 0);
      expect(only?.box).toMatchObject({ x: LEFT, width: WIDTH });
      expect(lines[0]?.top).toBeGreaterThanOrEqual(top);
      expect((lines[0]?.top ?? 0) - top).toBeLessThan(200);
      expect(below).toBeGreaterThanOrEqual(0);
      expect(below).toBeLessThan(200);
    }
  });

  test('can contain another one, a table and text after them, each in its place', () => {
    const inner = callout('Inner', ...texts(2, 'inner'));
    const cells = table([[cell('a')], [cell('b')]]);
    const [outer] = tablesOf([callout('Outer', inner, cells, ...texts(1))], 9000);
    const blocks = outer?.rows[0]?.cells[0]?.blocks ?? [];
    expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'table', 'table', 'paragraph']);
    const [first, second] = blocks.filter(isTable);
    expect([first?.begins, first?.ends, second?.begins, second?.ends]).toEqual([true, true, true, true]);
    expect(textsIn(first?.rows[0]?.cells[0]?.blocks ?? [])).toEqual(['Inner', 'inner 0', 'inner 1']);
    expect(outer).toMatchObject({ begins: true, ends: true });
  });

  test('has the look that a Word template gives to all rows of its kind', () => {
    const parts = { whole: { shading: '00AA00' }, firstRow: { shading: 'AA0000' } };
    const look = { ...theme, ...tablesWith('CalloutNote', parts) };
    const note: ComposedTable = { ...callout('Note', ...texts(1)), style: 'CalloutNote' };
    const [placed] = layOut(documentOf([section([note])]), look)
      .draw(1)
      .body.filter(isTable);
    expect(placed?.rows[0]?.cells[0]?.shading).toBe('00AA00');
  });

  test('stands at its indent', () => {
    const [placed] = tablesOf([{ ...callout('Note', ...texts(1)), indent: 400 }], 9000);
    expect(placed?.rows[0]?.cells[0]?.box).toMatchObject({ x: LEFT + 400, width: WIDTH });
  });

  test('does not begin or end with a table in its middle, wherever pages end', () => {
    const note = callout('Note', ...texts(2), table([[cell('a')], [cell('b')], [cell('c')]]), ...texts(2));
    for (let height = 2.5 * ROW; height < 6 * ROW; height += ROW / 2) {
      const tables = tablesOf([note], height);
      expect(tables.map(({ begins, ends }) => [begins, ends])).toEqual(
        tables.map((_, index) => [index === 0, index === tables.length - 1]),
      );
    }
  });

  test('that begins or ends with a table or with another one does so with that', () => {
    const withoutTitle = (...blocks: readonly ComposedBlock[]): ComposedTable => {
      const made = callout('', ...blocks);
      const [row] = made.rows;
      return { ...made, rows: [{ ...row, cells: [{ ...row?.cells[0], blocks }] }] } as ComposedTable;
    };
    const rows = table([[cell('a')], [cell('b')], [cell('c')], [cell('d')]]);
    const empty = paragraph('', { content: [] });
    const inner = callout('Inner', ...texts(5));
    for (const blocks of [[rows], [rows, empty], [inner], [inner, empty]]) {
      const tables = tablesOf([withoutTitle(...blocks)], 2.5 * ROW);
      expect(tables.length).toBeGreaterThan(1);
      expect(tables.map(({ begins, ends }) => [begins, ends])).toEqual(
        tables.map((_, index) => [index === 0, index === tables.length - 1]),
      );
    }
  });
});
