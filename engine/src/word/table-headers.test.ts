import { inspect } from '@footmark/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { p, template } from '../../../tests/templates/build.js';
import { readForTest } from '../../../tests/word/read-for-test.js';
import type { Document } from '../model/document.js';
import { NO_METADATA } from '../model/metadata.js';
import { gridOf } from '../model/nodes/table-grid.js';
import { parse } from '../parse/index.js';
import { toMarkdown } from '../to-markdown.js';

/** A cell of a table; one that continues the cell above is `undefined`. */
type Cell = string | undefined;

/** A table of Word: its first rows repeat as a header on each page. */
function tableOf(rows: readonly (readonly Cell[])[], marked: number): string {
  const cell = (text: Cell, row: number, column: number): string => {
    const isMerged = text === undefined || (row + 1 in rows && rows[row + 1]?.[column] === undefined);
    const merge = isMerged ? `<w:vMerge${text === undefined ? '' : ' w:val="restart"'}/>` : '';
    return `<w:tc><w:tcPr>${merge}</w:tcPr>${text === undefined ? '<w:p/>' : p(text)}</w:tc>`;
  };
  return `<w:tbl>${rows
    .map(
      (cells, row) =>
        `<w:tr><w:trPr>${row < marked ? '<w:tblHeader/>' : ''}</w:trPr>${cells.map((text, column) => cell(text, row, column)).join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`;
}

function documentOf(markdown: string): Document {
  return parse(markdown, NO_METADATA, () => undefined);
}

/** How many rows the header of the only table has, of which no cell is cut. */
function headerIn(markdown: string): number {
  const [table] = documentOf(markdown).blocks;
  if (table?.type !== 'table') throw new Error(`No table: ${markdown}`);
  gridOf(table).rows.forEach((row, index) => {
    for (const { rows } of row)
      if (index < table.headerRows) expect(index + rows, markdown).toBeLessThanOrEqual(table.headerRows);
  });
  return table.headerRows;
}

const TWO_ROWS: readonly (readonly Cell[])[] = [
  ['Region', 'Sales'],
  [undefined, '2025'],
  ['North', '1'],
];

test.each([
  ['of one marked row', TWO_ROWS, 1, 2],
  ['of two marked rows', TWO_ROWS, 2, 2],
  ['of no marked row', TWO_ROWS, 0, 0],
  [
    'of three rows',
    [
      ['a', 'b'],
      [undefined, 'c'],
      ['d', undefined],
      ['e', 'f'],
    ],
    1,
    3,
  ],
  [
    'over the whole table',
    [
      ['a', 'b'],
      [undefined, 'c'],
      [undefined, 'd'],
    ],
    1,
    0,
  ],
  [
    'without merged cells',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    1,
    1,
  ],
])('a header %s', async (_, rows, marked, expected) => {
  const { markdown } = await readForTest(template({ body: tableOf(rows, marked) }));
  expect(headerIn(markdown)).toBe(expected);
});

const cells = fc.array(fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }), {
  minLength: 2,
  maxLength: 5,
});

test('whatever cells are merged, no header is cut, no word is lost, and the Markdown is without findings', async () => {
  await fc.assert(
    fc.asyncProperty(cells, fc.nat(3), async (merged, marked) => {
      const rows = merged.map((row, index) =>
        row.map((isMerged, column) => (isMerged && index > 0 ? undefined : `w${index}${column}`)),
      );
      const { markdown } = await readForTest(template({ body: tableOf(rows, marked) }));
      expect(markdown.match(/w\d\d/g)).toEqual(rows.flat().filter((text) => text !== undefined));
      const expected = headerIn(markdown) > 0 ? [] : ['table-no-header'];
      expect(
        (await inspect(markdown)).notices.map(({ code }) => code),
        markdown,
      ).toEqual(expected);
      expect(toMarkdown(documentOf(markdown)).markdown).toBe(markdown);
    }),
    { seed: 1, numRuns: 60 },
  );
});

describe('a table in HTML', () => {
  const head = (spans: string, body: string): string =>
    `<table><thead><tr><th${spans}>R</th><th colspan="2">S</th></tr></thead><tbody>${body}</tbody></table>`;
  const row = (...texts: string[]): string => `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`;

  test.each([
    ['whose header leaves room below', head(' rowspan="2"', row('a', 'b') + row('c', 'd', 'e')), 2],
    ['whose header leaves no room', head(' rowspan="2"', row('a', 'b', 'c') + row('d', 'e', 'f')), 1],
    ['whose header covers all rows', head(' rowspan="3"', row('a', 'b') + row('c', 'd')), 0],
    [
      'without sections',
      `<table><tr><th rowspan="2">R</th><th>S</th></tr>${row('a')}${row('b', 'c')}</table>`,
      2,
    ],
    ['with a short row and no merged cell', head('', row('a', 'b') + row('c', 'd', 'e')), 1],
  ])('%s', (_, html, expected) => {
    expect(headerIn(html)).toBe(expected);
    const { markdown } = toMarkdown(documentOf(html));
    expect(headerIn(markdown)).toBe(expected);
    const words = (text: string): string[] => text.match(/(?<=>)\w(?=<)/g) ?? [];
    expect(words(markdown)).toEqual(words(html));
  });
});
