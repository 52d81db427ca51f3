import { expect, test } from 'vitest';
import { readNotation } from './index.js';

const read = (lang: string, value: unknown) =>
  readNotation(
    { lang, value: typeof value === 'string' ? value : JSON.stringify(value) },
    { tableNamed: () => undefined },
  );

const bars = (...stacks: readonly (string | undefined)[]) => ({
  echarts: {
    xAxis: { data: ['a'] },
    yAxis: {},
    series: stacks.map((stack, index) => ({ type: 'bar', name: `S${index}`, data: [1], stack })),
  },
  chartjs: {
    type: 'bar',
    data: { labels: ['a'], datasets: stacks.map((stack) => ({ data: [1], stack })) },
  },
});

test.each<[string, string, unknown, string | undefined]>([
  ['ECharts, all in one stack', 'echarts', bars('x', 'x').echarts, 'stacked'],
  ['ECharts, each in a stack of its own', 'echarts', bars('x', 'y').echarts, undefined],
  ['ECharts, in none', 'echarts', bars(undefined, undefined).echarts, undefined],
  ['Chart.js, all in one stack', 'chartjs', bars('x', 'x').chartjs, 'stacked'],
  ['Chart.js, each in a stack of its own', 'chartjs', bars('x', 'y').chartjs, undefined],
  [
    'Chart.js, by the scale of the values',
    'chartjs',
    { ...bars(undefined, undefined).chartjs, options: { scales: { y: { stacked: true } } } },
    'stacked',
  ],
  [
    'Chart.js, horizontal, by the scale of the values',
    'chartjs',
    {
      ...bars(undefined, undefined).chartjs,
      options: { indexAxis: 'y', scales: { x: { stacked: true }, y: { stacked: true } } },
    },
    'stacked',
  ],
])('stacks are those that are named: %s', async (_, lang, value, stacking) => {
  const noted = await read(lang, value);
  expect(noted).toHaveProperty('series');
  expect((noted as { stacking?: string }).stacking).toBe(stacking);
});

const CATEGORIES = { labels: ['a', 'b'], datasets: [{ data: [1, 2] }, { data: [3, 4] }] };

test.each<[string, string, unknown, object]>([
  [
    'the units of the labels of an axis',
    'echarts',
    {
      xAxis: { data: ['a'] },
      yAxis: { name: 'Rain', axisLabel: { formatter: '{value} ml' } },
      series: [{ type: 'bar', data: [1] }],
    },
    { y: { title: 'Rain (ml)' } },
  ],
  [
    'the categories in the column that is named',
    'echarts',
    {
      dataset: {
        source: [
          ['score', 'amount', 'product'],
          [8, 58, 'Tea'],
          [5, 78, 'Milk'],
        ],
      },
      xAxis: { type: 'category' },
      yAxis: {},
      series: [{ type: 'bar', encode: { x: 'product', y: 'amount' } }],
    },
    { categories: ['Tea', 'Milk'], series: [{ name: 'amount', values: [58, 78] }] },
  ],
  [
    'categories from the last to the first',
    'echarts',
    { xAxis: { data: ['a', 'b'], inverse: true }, yAxis: {}, series: [{ type: 'bar', data: [1, 2] }] },
    { categories: ['b', 'a'], series: [{ values: [2, 1] }] },
  ],
  [
    'milliseconds as times',
    'vega-lite',
    {
      data: { values: [{ t: 1_500_336_000_000, v: 1 }] },
      mark: 'bar',
      encoding: { x: { field: 't', type: 'temporal' }, y: { field: 'v', type: 'quantitative' } },
    },
    { categories: ['2017-07-18'] },
  ],
  [
    'categories by their sums',
    'plotly',
    {
      data: [{ type: 'bar', x: ['a', 'b'], y: [1, 2] }],
      layout: { xaxis: { categoryorder: 'total descending' } },
    },
    { categories: ['b', 'a'], series: [{ values: [2, 1] }] },
  ],
  [
    'categories as a list orders them, to the right',
    'plotly',
    {
      data: [{ type: 'bar', orientation: 'h', y: ['a', 'b'], x: [1, 2] }],
      layout: { yaxis: { categoryorder: 'array', categoryarray: ['b', 'a'] } },
    },
    { categories: ['a', 'b'], series: [{ values: [1, 2] }] },
  ],
  [
    'what is before and after the numbers of an axis',
    'plotly',
    {
      data: [{ type: 'bar', x: ['a'], y: [1] }],
      layout: { yaxis: { title: { text: 'Share' }, ticksuffix: ' %' } },
    },
    { y: { title: 'Share (%)' } },
  ],
  [
    'texts on bars that are their values',
    'plotly',
    { data: [{ type: 'bar', x: ['a', 'b'], y: [1.04, 2000], text: ['1.0', '2,000'] }] },
    { hasLabels: true },
  ],
  [
    'slices with the same label as one',
    'plotly',
    { data: [{ type: 'pie', labels: ['Sun', 'Mon', 'Sun'], values: [1, 2, 3] }] },
    { categories: ['Sun', 'Mon'], series: [{ values: [4, 2] }] },
  ],
  [
    'times of several traces in their order',
    'plotly',
    {
      data: [
        { x: ['2026-03', '2026-05'], y: [1, 2] },
        { x: ['2026-04', '2026-05'], y: [3, 4] },
      ],
    },
    { categories: ['2026-03', '2026-04', '2026-05'], series: [{ values: [1, undefined, 2] }, {}] },
  ],
  [
    'the YAML of an assistant',
    'chart',
    'type: column\ncategories: [Jul, Aug]\nseries:\n  - name: Core\n    values: [98, 104]',
    { kind: 'column', categories: ['Jul', 'Aug'], series: [{ name: 'Core', values: [98, 104] }] },
  ],
  [
    'the height and the ends of the spokes in Obsidian',
    'chart',
    'type: radar\nlabels: [a, b, c]\nseries: [[1, 2, 3]]\nheight: 220px\nrMin: 0\nrMax: 5',
    { kind: 'radar', height: { value: 165, unit: 'pt' }, y: { min: 0, max: 5 } },
  ],
])('the meaning of an option is kept: %s', async (_, lang, value, expected) => {
  expect(await read(lang, value)).toMatchObject(expected);
});

test.each<[string, string, unknown, string]>([
  ['some in a stack, some in none', 'echarts', bars('x', 'x', undefined).echarts, 'several stacks'],
  ['two stacks', 'chartjs', bars('x', 'x', 'y').chartjs, 'several stacks'],
  [
    'bars in one place that are not stacked',
    'chartjs',
    { type: 'bar', data: CATEGORIES, options: { scales: { x: { stacked: true } } } },
    'on each other',
  ],
  [
    'points over categories',
    'echarts',
    { xAxis: { data: ['a'] }, yAxis: {}, series: [{ type: 'scatter', data: [['a', 1]] }] },
    'points over categories',
  ],
  [
    'values that are made up for gaps',
    'vega-lite',
    {
      data: { values: [{ a: 'x', v: 1 }] },
      mark: 'line',
      encoding: { x: { field: 'a' }, y: { field: 'v', type: 'quantitative', impute: { value: 0 } } },
    },
    'encoding.y.impute',
  ],
  [
    'labels of an axis that are computed',
    'vega-lite',
    {
      data: { values: [{ a: 'x', v: 1 }] },
      mark: 'bar',
      encoding: {
        x: { field: 'a', axis: { labelExpr: "datum.label + '!'" } },
        y: { field: 'v', type: 'quantitative' },
      },
    },
    'encoding.x.axis.labelExpr',
  ],
  [
    'other texts on bars than their values',
    'plotly',
    { data: [{ type: 'bar', x: ['a'], y: [1], text: ['one of many'] }] },
    'data[0].text',
  ],
  [
    'other labels of an axis than its numbers',
    'plotly',
    {
      data: [{ type: 'bar', x: ['a'], y: [1] }],
      layout: { yaxis: { tickvals: [1], ticktext: ['low'] } },
    },
    'layout.yaxis.ticktext',
  ],
  [
    'a trace that is hidden at first',
    'plotly',
    { data: [{ type: 'bar', x: ['a'], y: [1], visible: 'legendonly' }] },
    'data[0].visible',
  ],
  [
    'an axis of values upside down',
    'plotly',
    { data: [{ type: 'bar', x: ['a'], y: [1] }], layout: { yaxis: { autorange: 'reversed' } } },
    'the other way',
  ],
  ['a program', 'chartjs', '// Sales\nconst chart = new Chart(context, { type: "bar" });', '"const"'],
  ['a kind that Word has, without its numbers', 'chart', 'type: column\nlabels: [a]', 'series'],
])('what would be lost is refused: %s', async (_, lang, value, reason) => {
  const noted = await read(lang, value);
  expect(noted && 'fault' in noted && noted.fault).toContain(reason);
});

test('missing numbers that Vega-Lite draws as zero, or as something else, are no gaps', async () => {
  const lines = (invalid: unknown) =>
    read('vega-lite', {
      data: {
        values: [
          { x: 1, y: 1 },
          { x: 2, y: null },
          { x: 3, y: 3 },
        ],
      },
      mark: { type: 'line', ...(invalid !== undefined && { invalid }) },
      encoding: { x: { field: 'x', type: 'quantitative' }, y: { field: 'y', type: 'quantitative' } },
    });
  for (const usual of [undefined, 'filter', 'break-paths-show-path-domains'])
    expect(await lines(usual)).toMatchObject({ series: [{ values: [1, undefined, 3] }] });
  for (const other of [null, 'show', 'include'])
    expect(await lines(other)).toEqual({
      fault: 'its option mark.invalid is not one that is understood here',
    });
});
