import { describe, expect, test } from 'vitest';
import { blocksOf, tablesWith, templateLook } from '../../../tests/composed.js';
import type { ConversionOptions } from '../api/options.js';
import { settingsOf, withFrontMatterOptions } from '../api/settings.js';
import type { ComposedBlock, ComposedTable } from '../model/composed.js';
import { BARE_FORMAT } from '../model/format.js';
import type { TablePart } from '../model/style.js';
import { type Theme, textWidth, themeOf } from '../theme/index.js';
import { CELL_MARGIN } from '../theme/measures.js';

const WIDTH = textWidth(themeOf(settingsOf({})).page);

const composed = (
  markdown: string,
  options: ConversionOptions = {},
  look: Partial<Theme> = {},
): Promise<ComposedBlock[]> => blocksOf(markdown, { options, look });

async function tableOf(...given: Parameters<typeof composed>): Promise<ComposedTable> {
  const table = (await composed(...given)).find((block) => block.type === 'table');
  if (!table) throw new Error('No table');
  return table;
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);
const html = (...rows: readonly string[]): string =>
  `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;

describe('column widths by content', () => {
  const CONTENT = { tableWidths: 'content' } as const;
  const widthsOf = async (markdown: string): Promise<readonly number[]> =>
    (await tableOf(markdown, CONTENT)).widths;

  test('fill the line, the wider the longer their texts are', async () => {
    const widths = await widthsOf(
      '| a | some words of a text | some more words of a text and some others |\n|---|---|---|\n| b | c | d |',
    );
    expect(sum(widths)).toBe(WIDTH);
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
    expect(new Set(widths).size).toBe(3);
  });

  test.each(['academic', 'business', 'mla'] as const)(
    'are no wider than a small table needs, in %s, and equal in Plain',
    async (template) => {
      const small = '| a | b |\n|---|---|\n| c | d |';
      const { widths } = await tableOf(small, { template });
      expect(sum(widths)).toBeGreaterThan(600);
      expect(sum(widths)).toBeLessThan(WIDTH / 4);
      expect((await tableOf(small, { template: 'plain' })).widths).toEqual([WIDTH / 2, WIDTH / 2]);
    },
  );

  test('are the same below a caption', async () => {
    const table = '| a | some words |\n|---|---|';
    expect(await widthsOf(`Table: A\n\n${table}`)).toEqual(await widthsOf(table));
  });

  test('are as wide as the widest cell of any row, wherever the row stands', async () => {
    const rows = ['<td>a</td><td>some words of a text</td>', '<td>a</td><td>b</td>'];
    expect(await widthsOf(html(...rows))).toEqual(await widthsOf(html(...rows.toReversed())));
  });

  test('share what a cell that spans several of them needs', async () => {
    const rest = '<td>a</td><td>a</td><td>a</td>';
    const spanning = '<td colspan="2">a heading that stands over two of the columns</td><td>a</td>';
    const [one = 0, two = 0, three = 0] = await widthsOf(html(spanning, rest));
    expect(Math.abs(one - two)).toBeLessThanOrEqual(1);
    expect(one).toBeGreaterThan(three * 1.5);
    const last = '<td>a</td><td colspan="2">a heading that stands over two of the columns</td>';
    const [first = 0, ...others] = await widthsOf(html(last, rest));
    expect(Math.min(...others)).toBeGreaterThan(first * 1.5);
    expect(Math.abs((others[0] ?? 0) - (others[1] ?? 0))).toBeLessThanOrEqual(1);
  });

  test('are not widened by a spanning cell that fits', async () => {
    const rest = '<td>some words</td><td>some more words</td><td>a</td>';
    expect(await widthsOf(html('<td colspan="2">b</td><td>a</td>', rest))).toEqual(
      await widthsOf(html('<td>b</td><td>b</td><td>a</td>', rest)),
    );
  });

  test('leave room for the long word of a spanning cell', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2);
    const long = 'many words that can stand on several lines each '.repeat(20);
    const [one = 0, two = 0, three = 0] = await widthsOf(
      html(`<td colspan="2">${word}</td><td>${long}</td>`, '<td>a</td><td>a</td><td>a</td>'),
    );
    const [alone = 0] = await widthsOf(html(`<td>${word}</td><td>${long}</td>`));
    expect(one + two).toBeGreaterThanOrEqual(alone * 0.95);
    expect(three).toBeGreaterThan(0);
  });

  test('have room for a table in a cell, with all of its columns', async () => {
    const inner = html('<td>some words</td><td>some words</td><td>some words</td>');
    const [outer = 0, other = 0] = await widthsOf(html(`<td>${inner}</td><td>some words</td>`));
    expect(outer).toBeGreaterThan(other * 2);
  });

  test('keep no more than they need in a first column of numbers, where a template aligns these', async () => {
    const numbers = '| n | a |\n|---|---|\n| 1 | b |\n| 2 | c |';
    const texts = '| n | a |\n|---|---|\n| x | b |\n| y | c |';
    const widthsIn = async (markdown: string, template: 'plain' | 'academic'): Promise<number> =>
      (await tableOf(markdown, { ...CONTENT, template })).widths[0] ?? 0;
    expect(await widthsIn(numbers, 'academic')).toBeLessThan(await widthsIn(texts, 'academic'));
    expect(await widthsIn(numbers, 'plain')).toBeGreaterThan(await widthsIn(numbers, 'academic'));
  });

  const gapsOf = async (markdown: string, options: ConversionOptions = {}): Promise<unknown> => {
    const { rows } = await tableOf(markdown, { ...CONTENT, template: 'academic', ...options });
    return rows.map(({ cells }) =>
      cells.map(({ blocks: [first] }) =>
        first?.type === 'paragraph' ? (first.indents?.right ?? 0) : undefined,
      ),
    );
  };

  test('have numbers in the middle of a column that is followed by text, and aligned with each other', async () => {
    const table = (marks = '|---|---|---|---|'): string => `| a | n | b | m |\n${marks}\n| x | 10 | y | 3 |`;
    const [header, row] = (await gapsOf(table())) as number[][];
    expect(header).toEqual(row);
    expect(row).toEqual([0, expect.any(Number), 0, 0]);
    expect(row?.[1]).toBeGreaterThan(100);
    const none = [0, 0, 0, 0];
    expect(await gapsOf(table('|---|--:|:-:|---|'))).toEqual([none, none]);
    expect(await gapsOf(table('|---|--:|--:|---|'))).toEqual(
      [header, row].map(() => [0, 0, expect.any(Number), 0]),
    );
    expect(await gapsOf(table('|---|--:|---|---|'), { template: 'plain' })).toEqual([none, none]);
    expect(await gapsOf(table('|---|--:|---|---|'), { tableWidths: 'equal' })).toEqual([none, none]);
    const full = `| a | n | b |\n|---|---|---|\n| ${'word '.repeat(40)} | 10 | ${'word '.repeat(40)} |`;
    expect(await gapsOf(full)).toEqual([none.slice(1), none.slice(1)]);
    expect(await gapsOf('| أ | ن | ب |\n|---|---|---|\n| س | 10 | ص |')).toEqual([
      none.slice(1),
      none.slice(1),
    ]);
  });

  test('have only numbers there, not text, cells with their own alignment or those of several columns', async () => {
    const [header, own, row] = (await gapsOf(
      html(
        '<th>a</th><th>b</th><th colspan="2" align="right">n</th>',
        '<td align="right">x</td><td>y</td><td align="center">20</td><td>z</td>',
        '<td>x</td><td>y</td><td>10</td><td>z</td>',
      ),
    )) as number[][];
    expect([header, own]).toEqual([
      [0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(row).toEqual([0, 0, expect.any(Number), 0]);
    expect(row?.[2]).toBeGreaterThan(100);
  });

  test('have numbers no further in than the middle, nor beyond their column below a long header', async () => {
    const table = '| a | n | b |\n|---|---|---|\n| x | 10 | y |';
    const [, row] = (await gapsOf(table)) as number[][];
    const { widths } = await tableOf(table, { ...CONTENT, template: 'academic' });
    expect(row?.[1]).toBeLessThan((widths[1] ?? 0) / 2);
    const [text, header] = ['word '.repeat(40), 'number '.repeat(40)];
    const none = [0, 0, 0];
    expect(await gapsOf(`| a | ${header} | b |\n|---|---|---|\n| ${text} | 10 | ${text} |`)).toEqual([
      none,
      none,
    ]);
  });

  test('are separated by the cell margins of a Word template', async () => {
    const markdown = `| Wort | ${'b | '.repeat(9)}\n${'|--'.repeat(10)}|\n| Wort | ${'b | '.repeat(9)}`;
    const widthsWith = async (left: number, right: number): Promise<number> => {
      const look = templateLook(tablesWith('MarkdownTable', { margins: { left, right } }));
      const { widths } = await tableOf(markdown, CONTENT, look);
      return Math.max(...widths) / Math.min(...widths);
    };
    const narrow = await widthsWith(0, 0);
    expect(await widthsWith(200, 0)).toBeGreaterThan(narrow);
    expect(await widthsWith(0, 200)).toBeCloseTo(await widthsWith(200, 0), 1);
  });
});

describe('columns of one width', () => {
  const long = 'x'.repeat(50);

  test.each([
    ['the only text of its cell', `| ${long} | ${'l'.repeat(30)} |\n|---|---|`],
    ['one of two paragraphs', html(`<td><p>a</p><p>${long}</p></td><td>b</td>`)],
    ['an item of a list', html(`<td><ul><li>${long}</li></ul></td><td>b</td>`)],
  ])('make room for a word that is too long for one: %s', async (_, markdown) => {
    const { widths } = await tableOf(markdown);
    expect(sum(widths)).toBe(WIDTH);
    expect(widths[0]).toBeGreaterThan((widths[1] ?? 0) * 1.05);
  });
});

test.each([
  ['keeps its style in our own templates', undefined, false],
  ['keeps its style in a Word template that Footmark has made', false, false],
  ['is kept apart from it in other Word templates', true, true],
])('text above a table %s', async (_, mayTouchTables, expected) => {
  const look = mayTouchTables === undefined ? {} : templateLook({ mayTouchTables });
  const [text] = await composed('a\n\n| b |\n|---|', {}, { ...look, paragraphSpacing: 0 });
  expect(text?.type === 'paragraph' && text.spacing?.after !== undefined).toBe(expected);
});

describe('columns that few rows have', () => {
  /** As many rows with two cells as said, and then rows of three. */
  const rows = (two: number, three: number): string =>
    html(
      ...Array.from({ length: two }, () => '<td>a</td><td>b</td>'),
      ...Array.from({ length: three }, () => '<td>a</td><td>b</td><td>c</td>'),
    );
  const isNarrow = async (markdown: string): Promise<boolean> => {
    const { widths } = await tableOf(markdown);
    expect(sum(widths)).toBe(WIDTH);
    const [one = 0, two = 0, three = 0] = widths;
    expect(Math.abs(one - two)).toBeLessThanOrEqual(1);
    expect(one).toBeGreaterThanOrEqual(three);
    return three < one - 1;
  };

  test('are as narrow as their words, and the others share the rest', async () => {
    expect(await isNarrow(rows(9, 1))).toBe(true);
    expect(await isNarrow(rows(18, 2))).toBe(true);
    const { widths } = await tableOf(rows(9, 1));
    expect(widths[2]).toBeLessThan(WIDTH / 10);
    const empty = new Array(19).fill('<td>a</td><td>b</td><td></td>');
    expect(await isNarrow(html(...empty, '<td>a</td><td>b</td><td>c</td>'))).toBe(true);
  });

  test('are as wide as the others in a short table, or with more rows that have them', async () => {
    expect(await isNarrow(rows(8, 1))).toBe(false);
    expect(await isNarrow(html('<td>a</td><td>b</td><td></td>'))).toBe(false);
    expect(await isNarrow(rows(9, 2))).toBe(false);
    expect(await isNarrow(rows(17, 2))).toBe(false);
  });

  test('are as wide as the others even with a header or below a spanning cell', async () => {
    const THREE = '<td>a</td><td>b</td><td>c</td>';
    const body = (first: string): string => html(first, ...new Array(18).fill('<td>a</td><td>b</td>'), THREE);
    expect(await isNarrow(body(THREE))).toBe(true);
    expect(await isNarrow(body('<th>a</th><th>b</th><th>c</th>'))).toBe(false);
    expect(await isNarrow(body('<td>a</td><td colspan="2">b</td>'))).toBe(false);
  });

  test('take no more than their share for a long word', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(3);
    const rows = new Array(12).fill('<td>a</td><td>b</td>');
    const { widths } = await tableOf(html(`<td>a</td><td>b</td><td>${word}</td>`, ...rows));
    expect(widths[2]).toBe(Math.floor(sum(widths) / 3));
  });

  test('are equally wide in a table with hardly any text', async () => {
    const { widths } = await tableOf(
      html('<td>a</td><td>b</td>', ...new Array(19).fill('<td></td><td></td>')),
    );
    expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0))).toBeLessThanOrEqual(1);
    expect(sum(widths)).toBe(WIDTH);
  });
});

describe('a table that needs more than the lines of the text', () => {
  const MARGIN = themeOf(settingsOf({})).page.margins.left;
  const ROOM = MARGIN - 1440;
  const words = (count: number, length: number): string => {
    const cells = Array.from({ length: count }, () => 'w'.repeat(length));
    return `| ${cells.join(' | ')} |\n|${'---|'.repeat(count)}\n| ${cells.join(' | ')} |`;
  };
  const edgesOf = async (markdown: string, options?: ConversionOptions): Promise<readonly number[]> => {
    const { indent, widths } = await tableOf(markdown, options);
    return [indent, WIDTH - indent - sum(widths)];
  };

  test.each(['plain', 'business'] as const)(
    'takes the full measure of the page in %s, evenly, with its caption',
    async (template) => {
      const table = words(6, 10);
      expect(await edgesOf(table, { template })).toEqual([-ROOM, -ROOM]);
      const [caption] = await composed(`Table: A\n\n${table}`, { template });
      expect(caption).toMatchObject({ style: 'TableCaption', indents: { left: -ROOM, right: -ROOM } });
    },
  );

  test('takes no more than the lines of its cells need, where widths follow the content', async () => {
    const table = `| ${'some words '.repeat(5)} | ${'b '.repeat(8)} |\n|---|---|`;
    const [left = 0, right = 0] = await edgesOf(table, { tableWidths: 'content' });
    expect(left).toBeLessThan(0);
    expect(left).toBeGreaterThan(-ROOM);
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
    expect(await edgesOf(table)).toEqual([0, 0]);
  });

  test.each([
    ['a list', `- a\n\n  ${words(6, 10).replaceAll('\n', '\n  ')}`],
    ['a quotation', `> ${words(6, 10).replaceAll('\n', '\n> ')}`],
    ['columns', `::: {.columns}\n${words(6, 10)}\n:::`],
  ])('stays inside %s', async (_, markdown) => {
    expect((await tableOf(markdown)).indent).toBeGreaterThanOrEqual(0);
  });

  test('stays within margins that are chosen narrow, and within those of a Word template', async () => {
    const [indent] = await edgesOf(words(6, 10), { margins: { left: 50, right: 50 } });
    expect(indent).toBe(0);
    expect((await tableOf(words(6, 10), {}, templateLook({}))).indent).toBe(0);
  });
});

describe('a table under review', () => {
  const revisions = async (...cells: readonly string[]): Promise<unknown> => {
    const { rows } = await tableOf(`| a | b |\n|---|---|\n| ${cells.join(' | ')} |`, { review: 'track' });
    expect(rows[0]).not.toHaveProperty('revision');
    return rows[1]?.revision?.kind;
  };

  test('has rows that are added or deleted as a whole if all their text is', async () => {
    expect(await revisions('{++c++}', '{++d++}')).toBe('insertion');
    expect(await revisions('{--c--}', '{--d--}')).toBe('deletion');
    expect(await revisions('{++c++}', '')).toBe('insertion');
    expect(await revisions('', '{--c--}')).toBe('deletion');
  });

  test('has other rows with changes in them', async () => {
    expect(await revisions('{++c++}', 'd')).toBeUndefined();
    expect(await revisions('c', '{--d--}')).toBeUndefined();
    expect(await revisions('{++c++}', '{--d--}')).toBeUndefined();
    expect(await revisions('{++c++} d', '{++e++}')).toBeUndefined();
    expect(await revisions('', '')).toBeUndefined();
    expect(await revisions('c', 'd')).toBeUndefined();
  });
});

test.each([
  ['each row begins with a header', '<th>a</th><td>b</td>', true],
  ['the headers are elsewhere', '<td>a</td><th>b</th>', undefined],
  ['there are none', '<td>a</td><td>b</td>', undefined],
])('the first column is that of headers only if %s', async (_, row, expected) => {
  const header = '<thead><tr><th>c</th><th>d</th></tr></thead>';
  const rows = `<tr>${row}</tr><tr>${row}</tr>`;
  expect((await tableOf(`<table>${rows}</table>`)).hasFirstColumn).toBe(expected);
  expect((await tableOf(`<table>${header}${rows}</table>`)).hasFirstColumn).toBe(expected);
  expect(
    (await tableOf(`<table>${header}${rows}<tr><td>e</td><td>f</td></tr></table>`)).hasFirstColumn,
  ).toBeUndefined();
});

describe('in the table style of a Word template', () => {
  const MARKDOWN = '| a |\n|---|\n| b |';
  const withTable = (whole: TablePart, firstRow: TablePart = {}, own: Partial<Theme> = {}): Partial<Theme> =>
    templateLook({ ...tablesWith('MarkdownTable', { whole, firstRow, margins: {} }), ...own });

  /** Of the letters of the header and of those below: whether they are bold of their own. */
  const bold = async (look: Partial<Theme>, markdown = MARKDOWN): Promise<readonly unknown[]> =>
    (await tableOf(markdown, {}, look)).rows.map(({ cells }) => {
      const [block] = cells[0]?.blocks ?? [];
      const [inline] = block?.type === 'paragraph' ? block.content : [];
      return inline?.type === 'text' && inline.properties.bold;
    });
  const BOLD = { toggles: { bold: true } };

  test('headings that are bold in both styles are bold directly, since Word would toggle it off', async () => {
    expect(await bold(withTable({}, BOLD))).toEqual([true, false]);
    expect(await bold(withTable(BOLD))).toEqual([true, false]);
    expect(await bold({ ...withTable({}, BOLD), boldTableHeadings: false })).toEqual([false, false]);
    expect(await bold(withTable({}))).toEqual([false, false]);
    expect(await bold({})).toEqual([false, false]);
  });

  test('the styles of the template count, where it has those of tables', async () => {
    const style = (id: 'TableHeading' | 'TableText', isBold: boolean) => ({
      paragraphs: new Map([[id, { style: id, font: 'Calibri', size: 220, ...BARE_FORMAT, bold: isBold }]]),
    });
    expect(await bold(withTable({}, BOLD, style('TableHeading', false)))).toEqual([false, false]);
    expect(await bold(withTable({}, BOLD, style('TableHeading', true)))).toEqual([true, false]);
    expect(await bold(withTable(BOLD, {}, style('TableText', true)))).toEqual([true, true]);
    expect(await bold(withTable({}, BOLD, style('TableText', true)))).toEqual([true, false]);
  });

  test('only the first of several header rows is in the style of headers', async () => {
    const look = withTable({}, BOLD);
    const two = '<table><thead><tr><th>a</th></tr><tr><th>b</th></tr></thead><tr><td>c</td></tr></table>';
    expect(await bold(look, two)).toEqual([true, false, false]);
  });

  test('headings of ours that are bold are not in italics, too', async () => {
    const { rows } = await tableOf(MARKDOWN, {}, withTable({}, { toggles: { bold: true, italic: true } }));
    const [block] = rows[0]?.cells[0]?.blocks ?? [];
    expect(block).toMatchObject({ content: [{ properties: { bold: true, italic: false } }] });
  });
});

describe('header rows', () => {
  const TWO =
    '<table><thead><tr><th>a <code>b</code></th></tr><tr><th>a</th></tr></thead>' +
    '<tr><th>a</th></tr><tr><th style="background:#ffff00">a</th></tr></table>';

  /** For each row, the background of its cell and the colours of its runs of their own. */
  const colors = async (options: ConversionOptions): Promise<readonly (readonly unknown[])[]> =>
    (await tableOf(TWO, options)).rows.map(({ cells }) => {
      const [block] = cells[0]?.blocks ?? [];
      const runs = block?.type === 'paragraph' ? block.content : [];
      return [cells[0]?.shading, ...runs.map((run) => run.type === 'text' && run.properties.color)];
    });

  test('on a dark ground have code and further rows in white of their own, and the first row by its style', async () => {
    const { heading } = themeOf(settingsOf({})).colors;
    expect(await colors({ tableHeaders: 'dark' })).toEqual([
      [undefined, undefined, 'FFFFFF'],
      [heading, 'FFFFFF'],
      [undefined, undefined],
      ['FFFF00', undefined],
    ]);
  });

  test('on a light ground or none have no colours of their own', async () => {
    for (const options of [{}, { tableHeaders: 'shaded' }, { tableHeaders: 'ruled' }] as const)
      for (const row of await colors(options))
        expect(row.slice(1).every((each) => each === undefined)).toBe(true);
  });

  test('are as the front matter says, unless the options say it', () => {
    const own = { tableHeaders: 'dark' } as const;
    const of = (options: ConversionOptions) => withFrontMatterOptions(settingsOf(options), own).tableHeaders;
    expect(of({})).toBe('dark');
    expect(of({ tableHeaders: 'ruled' })).toBe('ruled');
  });
});

test('a cell that does not end with a paragraph gets an empty one', async () => {
  const { rows } = await tableOf(html('<td><ul></ul></td><td><table><tr><td>a</td></tr></table></td>'));
  for (const { cells } of rows)
    for (const { blocks } of cells) expect(blocks.at(-1)).toMatchObject({ type: 'paragraph', content: [] });
});

test('a table without a header has no row in the style of headers', async () => {
  expect((await tableOf(html('<td>a</td>'))).hasFirstRow).toBe(false);
  expect((await tableOf('| a |\n|---|')).hasFirstRow).toBe(true);
});

test('a table in a cell is as wide as the cell within its margins', async () => {
  const { rows, widths } = await tableOf(html(`<td>${html('<td>a</td>')}</td><td>b</td>`));
  const [inner] = rows[0]?.cells[0]?.blocks ?? [];
  expect(inner?.type === 'table' && inner.widths).toEqual([(widths[0] ?? 0) - 2 * CELL_MARGIN]);
});

test('cells in a list run in the direction of their own text', async () => {
  const { rows } = await tableOf('- a\n\n  | some words | שלום |\n  |---|---|', { language: 'en' });
  expect(
    rows[0]?.cells.map(({ blocks }) =>
      blocks.map((block) => block.type === 'paragraph' && block.rightToLeft),
    ),
  ).toEqual([[false], [true]]);
});

test('a caption without a number has its place, and the direction of its text', async () => {
  const [caption] = await composed('Table: שלום\n\n| a |\n|---|');
  expect(caption).toMatchObject({ style: 'TableCaption', rightToLeft: true, source: { first: 3, last: 3 } });
});
