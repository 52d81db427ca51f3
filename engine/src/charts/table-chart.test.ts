import { expect, test } from 'vitest';
import { NO_METADATA } from '../model/metadata.js';
import { parse } from '../parse/index.js';
import { tableChart } from './table-chart.js';

function outcome(rows: string, options: string, language = 'en') {
  const [heading = '', ...others] = rows.split('/');
  const line = (cells: string): string => `| ${cells.trim().split(' ').join(' | ').replaceAll('_', ' ')} |`;
  const rule = `|${heading
    .trim()
    .split(' ')
    .map(() => '---')
    .join('|')}|`;
  const text = [`<!-- chart: ${options} -->`, line(heading), rule, ...others.map(line)].join('\n');
  const [table] = parse(text, NO_METADATA, () => undefined).blocks;
  if (table?.type !== 'table' || !table.chart) throw new Error('No chart');
  return tableChart(table, table.chart, language);
}

const said = (rows: string, options: string): string | readonly string[] => {
  const found = outcome(rows, options);
  return 'fault' in found ? found.fault : found.remarks;
};

const TWO = 'Year A B / 2022 1 2 / 2023 3 4';

test.each([
  ['y=a', TWO, /^its kind is missing, as in type=column/],
  ['stacked', TWO, /^"stacked" is no kind of chart \(column, /],
  ['colum', TWO, '"colum" is no kind of chart; did you mean column?'],
  ['column', 'A / 1', 'none of its columns after the first holds only numbers'],
  ['column', 'A B', 'the table has no rows below its header'],
  ['column', 'A B / x y', 'none of its columns after the first holds only numbers'],
  ['pie', TWO, /^a pie shows one column of numbers, and this table has 2/],
  ['pie', 'A B / x -1 / y 2', 'a pie chart cannot show negative numbers'],
  ['doughnut', 'A B / x 0 / y -', 'a doughnut chart of nothing is empty'],
  ['scatter', 'A B / x 1', 'its first column, the x of a scatter chart, does not hold only numbers'],
  ['bubble', TWO.replaceAll(' B', ''), undefined],
  ['bubble', 'A B C D / 1 2 3 4', /^a bubble chart needs a column of sizes/],
  ['bubble', 'A B C / 1 2 -3', 'a size of a bubble is negative'],
])('no chart: %s of %s', (options, rows, fault) => {
  const found = said(rows, options);
  if (fault === undefined) expect(found).toEqual([]);
  else if (typeof fault === 'string') expect(found).toBe(fault);
  else expect(found).toMatch(fault);
});

test.each([
  ['column, stakced', TWO, 'the option stakced is unknown; did you mean stacked?'],
  ['column, colour=red', TWO, 'the option colour is unknown and was ignored'],
  ['column, min=low', TWO, 'min=low is not a number and was ignored'],
  ['column, min=5, max=1', TWO, 'min=5 is not below max=1; both were ignored'],
  ['column, legend=near', TWO, 'legend=near is none of bottom, right, top, left and no, and was ignored'],
  ['column, line=C', TWO, 'line="C" names none of its columns of numbers'],
  [
    'column',
    'Year A Note / 1 2 x',
    'the column "Note" holds text and is not shown; .with-table keeps the table, too',
  ],
])('something to say: %s', (options, rows, remark) => {
  expect(said(rows, options)).toEqual([remark]);
});

test('a chart has what the table and the options say', () => {
  const found = outcome(
    'Year Costs Margin / 2022 1,200 12% / 2023 - 10%',
    'column, line=margin, right="Margin", y=EUR, max=2000, labels, width=50%',
  );
  expect(found).toEqual({
    chart: {
      kind: 'column',
      x: {},
      y: { title: 'EUR', max: 2000 },
      y2: {},
      hasLabels: true,
      legend: 'bottom',
      width: { unit: 'line', value: 0.5 },
      categories: { is: 'text', heading: 'Year', values: ['2022', '2023'] },
      series: [
        {
          name: 'Costs',
          values: [1200, undefined],
          format: { decimals: 0, isGrouped: true, isPercent: false, before: '', after: '' },
        },
        {
          name: 'Margin',
          values: [0.12, 0.1],
          format: { decimals: 0, isGrouped: false, isPercent: true, before: '', after: '' },
          isLine: true,
          isRight: true,
        },
      ],
      description: 'Column chart. Costs: 1,200; Margin: 10% to 12%.',
    },
    remarks: [],
  });
});

test('headings are all different, and rows of totals are left out if asked for', () => {
  const names = (rows: string): readonly string[] => {
    const found = outcome(rows, 'column, total=no');
    if ('fault' in found) throw new Error(found.fault);
    const { categories, series } = found.chart;
    return [categories.heading, ...series.map(({ name }) => name), ...categories.values.map(String)];
  };
  expect(names('A A a _ / x 1 2 3')).toEqual(['A', 'A 2', 'a 3', 'D', 'x']);
  expect(names('Kind N / Total 9 / Totality 1 / Summe: 9')).toEqual(['Kind', 'N', 'Totality']);
});

test('days are days only if all of them are, each another one', () => {
  const is = (days: string): string | undefined => {
    const found = outcome(`Day A / ${days} 1`, 'line');
    return 'chart' in found ? found.chart.categories.is : undefined;
  };
  expect(is('2026-01-31')).toBe('days');
  for (const other of [
    '2026-02-30',
    '1899-01-01',
    '2026-1-1',
    '2026-01-31 1 / 2026-01-31',
    '2026-01-31 1 / soon',
  ])
    expect(is(other)).toBe('text');
});

test('the description is in the language of the text', () => {
  const text = (language: string): string | undefined => {
    const found = outcome('Tier Anteil / Hunde 38,5 / Katzen 1.200', 'pie', language);
    return 'chart' in found ? found.chart.description : undefined;
  };
  expect(text('de-AT')).toBe('Kreisdiagramm. Hunde: 38,5; Katzen: 1.200,0.');
  expect(text('fr')).toMatch(/^Graphique en secteurs/);
  expect(text('fi')).toMatch(/^Pie chart/);
});

test('the only series has no name in the description if its column has none', () => {
  const text = (rows: string): string | undefined => {
    const found = outcome(rows, 'column');
    return 'chart' in found ? found.chart.description : undefined;
  };
  expect(text('Year _ / 2022 1 / 2023 3')).toBe('Column chart. 1 to 3.');
  expect(text('Year _ _ / 2022 1 2 / 2023 3 4')).toBe('Column chart. B: 1 to 3; C: 2 to 4.');
});

test('the description has few decimals, but as many as small numbers need', () => {
  const text = (rows: string, kind: string): string | undefined => {
    const found = outcome(`Day A / ${rows}`, kind);
    return 'chart' in found ? found.chart.description : undefined;
  };
  expect(text('a 3.0000000000 / b 6.3333333333', 'column')).toBe('Column chart. A: 3.0000 to 6.3333.');
  expect(text('a 0.0000123456 / b 0.25', 'pie')).toBe('Pie chart. a: 0.000012346; b: 0.250000000.');
  expect(text('a 1.25 / b 2.5', 'line')).toBe('Line chart. A: 1.25 to 2.50.');
});
