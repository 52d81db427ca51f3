import { describe, expect, test } from 'vitest';
import { markAsChart } from './mark-as-chart.js';
import type { ChartMarks } from './model/chart.js';
import { showChart } from './show-as-chart.js';

const TABLE = '| a | b |\n|---|--:|\n| c | 1 |';
const COLUMN: ChartMarks = { values: [['type', 'column']], words: [] };
const FULL: ChartMarks = {
  values: [
    ['type', 'line'],
    ['y', 'kEUR a "year"'],
  ],
  words: ['labels'],
};

describe('what is said of a chart goes where it belongs', () => {
  test.each([
    ['no caption', TABLE, `<!-- chart: column -->\n${TABLE}`],
    ['a comment', `<!-- chart: pie -->\n${TABLE}`, `<!-- chart: column -->\n${TABLE}`],
    ['a comment with a blank line', `<!-- chart: pie -->\n\n${TABLE}`, `<!-- chart: column -->\n${TABLE}`],
    ['a caption', `${TABLE}\n\n: Cap`, `${TABLE}\n\n: Cap {.chart type=column}`],
    ['a caption right below', `${TABLE}\nTable: Cap`, `${TABLE}\nTable: Cap {.chart type=column}`],
    ['a caption above', `Table: Cap\n\n${TABLE}`, `Table: Cap {.chart type=column}\n\n${TABLE}`],
    ['a name', `${TABLE}\n\n: Cap {#fig:a}`, `${TABLE}\n\n: Cap {#fig:a .chart type=column}`],
    [
      'widths',
      `${TABLE}\n\n: Cap {#tbl:a tbl-colwidths="[40,60]"}`,
      `${TABLE}\n\n: Cap {#tbl:a tbl-colwidths="[40,60]" .chart type=column}`,
    ],
    [
      'another chart',
      `${TABLE}\n\n: Cap {#fig:a .chart type=pie .labels}`,
      `${TABLE}\n\n: Cap {#fig:a .chart type=column}`,
    ],
    ['two lines', `${TABLE}\n\n: A long\ncaption`, `${TABLE}\n\n: A long\ncaption {.chart type=column}`],
    [
      'braces that say something else',
      `${TABLE}\n\n: Cap {.wide}`,
      `<!-- chart: column -->\n${TABLE}\n\n: Cap {.wide}`,
    ],
    [
      'a comment and a caption',
      `<!-- chart: pie -->\n${TABLE}\n\n: Cap`,
      `<!-- chart: column -->\n${TABLE}\n\n: Cap`,
    ],
  ])('%s', async (_, before, after) => {
    expect(markAsChart(before, COLUMN)).toBe(after);
    expect((await showChart(`${after}\n`))?.marks).toEqual(COLUMN);
    // Twice is once.
    expect(markAsChart(after, COLUMN)).toBe(after);
    const table = markAsChart(after, undefined);
    expect((await showChart(`${table}\n`))?.marks).toBeUndefined();
    if (!before.includes('chart')) expect(table).toBe(before);
  });

  test('values with spaces and quotes come back', async () => {
    for (const table of [TABLE, `${TABLE}\n\n: Cap`])
      expect((await showChart(`${markAsChart(table, FULL)}\n`))?.marks).toEqual(FULL);
  });
});

describe('a chart is shown as it will be in Word', () => {
  const text =
    '| Month | Plan | Real | Note |\n|---|--:|--:|---|\n| May | 1 | 2 | x |\n| June | 3 | 4 | y |\n';

  test('a table that is none has only the columns that can be series', async () => {
    const shown = await showChart(text);
    expect(shown).toEqual({ marks: undefined, columns: ['Plan', 'Real'], remarks: [] });
  });

  test('with its picture, its words, and what is left out', async () => {
    const shown = await showChart(markAsChart(text, COLUMN));
    expect(shown?.drawn?.svg).toMatch(/^<svg[\s\S]*June[\s\S]*<\/svg>$/);
    expect(shown?.drawn?.description).toBe('Column chart. Plan: 1 to 3; Real: 2 to 4.');
    expect(shown?.remarks).toEqual([expect.stringMatching(/the column "Note" holds text/)]);
  });

  test('only the chosen columns', async () => {
    const shown = await showChart(
      markAsChart(text, {
        ...COLUMN,
        values: [
          ['type', 'pie'],
          ['series', 'real'],
        ],
      }),
    );
    expect(shown?.drawn?.description).toContain('Pie chart');
    expect(shown?.remarks).toEqual([]);
  });

  test.each([
    ['pie', undefined, /shows one column of numbers, and this table has 2/],
    ['column', 'Other', /none of the columns that series= names holds only numbers/],
  ])('or the reason why there is none: %s', async (kind, series, reason) => {
    const values = [['type', kind] as const, ...(series ? [['series', series] as const] : [])];
    const shown = await showChart(markAsChart(text, { values, words: [] }));
    expect(shown?.drawn).toBeUndefined();
    expect(shown?.remarks.join()).toMatch(reason);
  });

  test('a text without a table has none, and the colours are those of the template', async () => {
    expect(await showChart('A text.\n')).toBeUndefined();
    const [plain, other] = await Promise.all(
      (['plain', 'business'] as const).map((template) => showChart(markAsChart(text, COLUMN), { template })),
    );
    expect(plain?.drawn?.svg).not.toBe(other?.drawn?.svg);
  });
});
