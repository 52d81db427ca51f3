import { expect, test } from 'vitest';
import { readNotation } from './index.js';

const TABLE = [
  ['', 'Test 1', 'Test 2'],
  ['A', '1', '2'],
  ['B', '3', ''],
];

const read = (lang: string, value: string) =>
  readNotation({ lang, value }, { tableNamed: (name) => (name === 'table-1' ? TABLE : undefined) });

const json = (value: unknown): string => JSON.stringify(value);

const BARS = { labels: ['a', 'b'], datasets: [{ label: 'S', data: [1, null] }] };

test.each<[string, string, object]>([
  [
    'Obsidian, with tabs and numbers below the dash',
    'type: line\nlabels: [Mon, "Tue, early"]\nseries:\n\t- title: A\n\tdata: [1, null]\n\t- title: B\n\tdata: [3, -4.5]\nxTitle: Day\nyMin: 0\nfill: true\nstacked: true\nwidth: 80%\nlabelColors: true\nlegendPosition: right',
    {
      kind: 'area',
      stacking: 'stacked',
      categories: ['Mon', 'Tue, early'],
      series: [
        { name: 'A', values: [1, undefined] },
        { name: 'B', values: [3, -4.5] },
      ],
      x: { title: 'Day' },
      y: { min: 0 },
      legend: 'right',
      width: { value: 0.8, unit: 'line' },
    },
  ],
  [
    'Obsidian, the columns of a table',
    'type: bar\nid: table-1\nlayout: columns\nselect: [Test 2]\nindexAxis: y',
    { kind: 'bar', categories: ['A', 'B'], series: [{ name: 'Test 2', values: [2, undefined] }] },
  ],
  [
    'Obsidian, the rows of a table',
    'type: bar\nid: table-1\nlayout: rows',
    {
      kind: 'column',
      categories: ['Test 1', 'Test 2'],
      series: [
        { name: 'A', values: [1, 2] },
        { name: 'B', values: [3, undefined] },
      ],
    },
  ],
  ['Obsidian, the old form', 'type: bar\nlabels: [a]\nseries: [[1], [2]]', { kind: 'column' }],
  [
    'Chart.js, as JavaScript writes it',
    "// Sales\n{ type: 'bar', data: { labels: ['a', `b`], datasets: [{ label: \"it's\", data: [1_000, .5,], backgroundColor: ['red'] }] }, options: { indexAxis: 'y', scales: { x: { title: { display: true, text: 'EUR' }, beginAtZero: true } } } };",
    { kind: 'bar', series: [{ name: "it's", values: [1000, 0.5] }], y: { title: 'EUR' } },
  ],
  [
    'a shortcode: the configuration without its braces',
    "type: 'bar',\ndata: {\n  labels: ['a', 'b'],\n  datasets: [{ data: [1, 2] }]\n}",
    { kind: 'column', categories: ['a', 'b'] },
  ],
  [
    'Chart.js 2, with two axes and a line',
    json({
      type: 'bar',
      data: {
        labels: ['a'],
        datasets: [
          { label: 'A', data: [1], yAxisID: 'l' },
          { type: 'line', label: 'B', data: [2], yAxisID: 'r' },
        ],
      },
      options: {
        title: { display: true, text: 'T' },
        legend: { position: 'top' },
        scales: {
          yAxes: [
            { id: 'l', stacked: true, ticks: { min: 0, max: 10 } },
            { id: 'r', scaleLabel: { display: true, labelString: '%' } },
          ],
        },
      },
    }),
    {
      kind: 'column',
      stacking: 'stacked',
      title: 'T',
      legend: 'top',
      series: [
        { name: 'A', values: [1] },
        { name: 'B', values: [2], isLine: true, isRight: true },
      ],
      y: { min: 0, max: 10 },
      y2: { title: '%' },
    },
  ],
  [
    'Chart.js, points with x of their own',
    json({
      type: 'line',
      data: {
        datasets: [
          { label: 'A', data: [{ x: 1, y: 2 }] },
          {
            label: 'B',
            data: [
              { x: 3, y: 4 },
              { x: 9, y: 5 },
            ],
          },
        ],
      },
    }),
    {
      kind: 'scatter',
      categories: { x: [1, 3, 9] },
      series: [
        { name: 'A', values: [2, undefined, undefined], isLine: true },
        { name: 'B', values: [undefined, 4, 5], isLine: true },
      ],
    },
  ],
  [
    'Chart.js, bubbles',
    json({ type: 'bubble', data: { datasets: [{ data: [{ x: 1, y: 2, r: 3 }] }] } }),
    { kind: 'bubble', series: [{ values: [2], sizes: [3] }] },
  ],
  [
    'an assistant: series',
    json({
      type: 'column',
      title: 'T',
      labels: ['a', 'b'],
      series: [{ name: 'S', values: ['1', 2] }],
      unit: 'EUR',
    }),
    { kind: 'column', title: 'T', series: [{ name: 'S', values: [1, 2] }], y: { title: 'EUR' } },
  ],
  [
    'an assistant: records',
    json({
      chartType: 'line',
      data: [
        { month: 'Jan', a: 1, b: 2 },
        { month: 'Feb', a: 3 },
      ],
      xKey: 'month',
      yKeys: ['b', 'a'],
    }),
    {
      kind: 'line',
      heading: 'month',
      categories: ['Jan', 'Feb'],
      series: [
        { name: 'b', values: [2, undefined] },
        { name: 'a', values: [1, 3] },
      ],
    },
  ],
  [
    'the options of ECharts in a fence of charts',
    json({ xAxis: { data: ['a'] }, series: { type: 'bar', data: [1] } }),
    { kind: 'column', categories: ['a'] },
  ],
])('chart: %s', async (_, code, expected) => {
  expect(await read('chart', code)).toMatchObject(expected);
});

test.each<[string, unknown, object]>([
  [
    'bars to the right, the first at the bottom',
    { xAxis: {}, yAxis: { type: 'category', data: ['a', 'b'] }, series: [{ type: 'bar', data: [1, 2] }] },
    { kind: 'bar', categories: ['b', 'a'], series: [{ values: [2, 1] }], legend: 'none' },
  ],
  [
    'bars and a line on an axis of its own',
    {
      title: { text: 'T', subtext: 'S' },
      legend: { data: ['A', 'B'] },
      xAxis: [{ type: 'category', name: 'X', data: ['a', 'b'] }],
      yAxis: [{ name: 'mm', min: 0 }, { name: '°C' }],
      series: [
        { type: 'bar', name: 'A', data: [1, '-'], stack: 'x' },
        { type: 'line', name: 'B', data: [{ value: 3 }, 4], yAxisIndex: 1, smooth: true },
      ],
    },
    {
      kind: 'column',
      stacking: 'stacked',
      title: 'T – S',
      legend: 'bottom',
      heading: 'X',
      series: [
        { name: 'A', values: [1, undefined] },
        { name: 'B', values: [3, 4], isLine: true, isRight: true },
      ],
      y: { title: 'mm', min: 0 },
      y2: { title: '°C' },
    },
  ],
  [
    'a ring',
    {
      series: [
        {
          type: 'pie',
          radius: ['40%', '70%'],
          data: [
            { name: 'a', value: 1 },
            { name: 'b', value: 2 },
          ],
        },
      ],
    },
    { kind: 'doughnut', categories: ['a', 'b'], series: [{ values: [1, 2] }] },
  ],
  [
    'points',
    { xAxis: {}, yAxis: {}, series: [{ type: 'scatter', data: [[1, 2], { value: [3, 4] }], symbolSize: 9 }] },
    { kind: 'scatter', categories: { x: [1, 3] }, series: [{ values: [2, 4] }] },
  ],
  [
    'a web',
    {
      radar: {
        indicator: [
          { name: 'a', max: 5 },
          { name: 'b', max: 5 },
        ],
      },
      series: [{ type: 'radar', data: [{ name: 'A', value: [1, 2] }] }],
    },
    { kind: 'radar', categories: ['a', 'b'], series: [{ name: 'A', values: [1, 2] }], y: { max: 5 } },
  ],
  [
    'a dataset',
    {
      dataset: {
        source: [
          ['p', '2015', '2016'],
          ['Tea', 1, 2],
          ['Milk', 3, 4],
        ],
      },
      xAxis: { type: 'category' },
      yAxis: {},
      series: [{ type: 'bar' }, { type: 'bar' }],
    },
    {
      categories: ['Tea', 'Milk'],
      series: [
        { name: '2015', values: [1, 3] },
        { name: '2016', values: [2, 4] },
      ],
    },
  ],
])('ECharts: %s', async (_, option, expected) => {
  expect(await read('echarts', `option = ${json(option)};`)).toMatchObject(expected);
});

const ROWS = [
  { a: 'B', g: 'x', v: 2 },
  { a: 'A', g: 'x', v: 1 },
  { a: 'A', g: 'y', v: 5 },
];
const X = { field: 'a', type: 'nominal' };
const Y = { field: 'v', type: 'quantitative' };

test.each<[string, object, object]>([
  [
    'a stack in the order of its names',
    { title: 'T', mark: 'bar', encoding: { x: X, y: Y, color: { field: 'g' } } },
    {
      kind: 'column',
      stacking: 'stacked',
      title: 'T',
      categories: ['A', 'B'],
      series: [
        { name: 'x', values: [1, 2] },
        { name: 'y', values: [5, undefined] },
      ],
      x: { title: 'a' },
      y: { title: 'v' },
      legend: 'right',
    },
  ],
  [
    'bars beside each other, to the right',
    { mark: { type: 'bar' }, encoding: { y: X, x: Y, yOffset: { field: 'g' }, color: { field: 'g' } } },
    { kind: 'bar', series: [{ name: 'x' }, { name: 'y' }] },
  ],
  [
    'sums, from the largest to the smallest',
    { mark: 'bar', encoding: { x: { ...X, sort: '-y', title: null }, y: { ...Y, aggregate: 'sum' } } },
    { categories: ['A', 'B'], series: [{ name: 'Sum of v', values: [6, 2] }], x: {} },
  ],
  [
    'counts in the order of the data',
    { mark: 'bar', encoding: { x: { ...X, sort: null }, y: { aggregate: 'count' } } },
    { categories: ['B', 'A'], series: [{ values: [1, 2] }] },
  ],
  [
    'means as lines, a colour for each category',
    { mark: 'line', encoding: { x: X, y: { ...Y, aggregate: 'mean', scale: { domain: [0, 9] } }, color: X } },
    { kind: 'line', series: [{ values: [3, 2] }], y: { min: 0, max: 9 } },
  ],
  [
    'shares as areas',
    {
      mark: 'area',
      encoding: { x: X, y: { ...Y, stack: 'normalize' }, color: { field: 'g', legend: null } },
    },
    { kind: 'area', stacking: 'percent', legend: 'none' },
  ],
  [
    'a ring',
    { mark: { type: 'arc', innerRadius: 50 }, encoding: { theta: { ...Y, aggregate: 'max' }, color: X } },
    { kind: 'doughnut', categories: ['A', 'B'], series: [{ values: [5, 2] }] },
  ],
  [
    'points',
    {
      mark: 'point',
      encoding: { x: { field: 'w\\.x', type: 'quantitative' }, y: { field: 'n.m', type: 'quantitative' } },
      data: { values: [{ 'w.x': 1, n: { m: 2 } }] },
    },
    { kind: 'scatter', categories: { x: [1] }, series: [{ values: [2] }] },
  ],
  [
    'lines through points, each from left to right',
    {
      mark: 'line',
      encoding: { x: { field: 'x', type: 'quantitative' }, y: Y, color: { field: 'g' } },
      data: { name: 'd' },
      datasets: {
        d: [
          { x: 3, v: 1, g: 'a' },
          { x: 1, v: 2, g: 'a' },
          { x: 2, v: 3, g: 'b' },
        ],
      },
    },
    {
      kind: 'scatter',
      categories: { x: [1, 3, 2] },
      series: [
        { name: 'a', values: [2, 1, undefined], isLine: true },
        { name: 'b', values: [undefined, undefined, 3], isLine: true },
      ],
    },
  ],
  [
    'months of days',
    {
      mark: 'line',
      encoding: { x: { field: 'd', timeUnit: 'yearmonth' }, y: { ...Y, aggregate: 'sum' } },
      data: {
        values: [
          { d: '2026-02-03', v: 1 },
          { d: '2026-01-31T00:00:00', v: 2 },
          { d: '2026-02-05', v: 4 },
        ],
      },
    },
    { categories: ['2026-01', '2026-02'], series: [{ values: [2, 5] }] },
  ],
])('Vega-Lite: %s', async (_, spec, expected) => {
  expect(await read('vega-lite', json({ data: { values: ROWS }, ...spec }))).toMatchObject(expected);
});

/** The bytes of 1.5 and −2, as Plotly 6 writes them. */
const PACKED = { dtype: 'f8', bdata: 'AAAAAAAA+D8AAAAAAAAAwA==' };

test.each<[string, object, object]>([
  [
    'bars of packed numbers, stacked',
    {
      data: [
        { type: 'bar', name: 'A', x: ['a', 'b'], y: PACKED, hovertemplate: '' },
        { type: 'bar', name: 'B', x: ['b'], y: [1] },
      ],
      layout: {
        barmode: 'relative',
        title: { text: '<b>T</b><br>S' },
        yaxis: { title: { text: 'Y' }, range: [0, 5] },
        template: {},
      },
    },
    {
      kind: 'column',
      stacking: 'stacked',
      title: 'T S',
      categories: ['a', 'b'],
      series: [
        { name: 'A', values: [1.5, -2] },
        { name: 'B', values: [undefined, 1] },
      ],
      y: { title: 'Y', min: 0, max: 5 },
    },
  ],
  [
    'bars to the right, the first at the bottom',
    { data: [{ type: 'bar', orientation: 'h', y: ['a', 'b'], x: [1, 2] }] },
    { kind: 'bar', categories: ['b', 'a'], series: [{ values: [2, 1] }] },
  ],
  [
    'lines over days, one on an axis of its own',
    {
      data: [
        { x: ['2026-01-01T00:00:00', '2026-01-02'], y: [1, 2], mode: 'lines' },
        { x: ['2026-01-01', '2026-01-02'], y: [3, 4], yaxis: 'y2' },
      ],
      layout: { yaxis2: { overlaying: 'y', side: 'right', title: 'R' } },
    },
    {
      kind: 'line',
      categories: ['2026-01-01', '2026-01-02'],
      series: [{ values: [1, 2] }, { isRight: true }],
      y2: { title: 'R' },
    },
  ],
  [
    'points and lines over numbers',
    {
      data: [
        { x: [1, 2], y: [3, 4], mode: 'markers', name: 'P' },
        { x: [1, 2], y: [5, 6], mode: 'lines', name: 'L' },
      ],
    },
    { kind: 'scatter', categories: { x: [1, 2] }, series: [{ name: 'P' }, { name: 'L', isLine: true }] },
  ],
  ['areas', { data: [{ x: ['a'], y: [1], stackgroup: 'one' }] }, { kind: 'area', stacking: 'stacked' }],
  [
    'a ring',
    { data: [{ type: 'pie', labels: ['a', 'b'], values: [1, 2], hole: 0.4 }] },
    { kind: 'doughnut', categories: ['a', 'b'] },
  ],
])('Plotly: %s', async (_, figure, expected) => {
  expect(await read('plotly', json(figure))).toMatchObject(expected);
});

test.each<[string, string, string]>([
  [
    'chart',
    '{ type: "bar", data: { labels: ["a"], datasets: [{ data: [1] }] }, options: { onClick: () => 1 } }',
    'would have to be run',
  ],
  [
    'chart',
    json({ type: 'bar', data: { labels: ['a'], datasets: [{ data: [f()] }] } }).replace('"f"', 'f()'),
    'would have to be run',
  ],
  ['chartjs', json({ type: 'sankey', data: BARS }), '"sankey"'],
  [
    'chart.js',
    json({ type: 'bar', data: BARS, options: { scales: { y: { reverse: true } } } }),
    'options.scales.y.reverse',
  ],
  [
    'chartjs',
    json({ type: 'bar', data: BARS, options: { scales: { y: { type: 'logarithmic' } } } }),
    'logarithmic',
  ],
  ['chartjs', json({ type: 'bar', data: BARS, options: { newest: 1 } }), 'options.newest'],
  ['chartjs', json({ type: 'bar', data: { labels: ['a'], datasets: [{ data: [[1, 2]] }] } }), 'only numbers'],
  ['chart', 'type: bar\nid: table-2', '^table-2'],
  ['chart', 'type: line\nlabels: [a]\nseries: [[1]]\nbestFit: true', 'bestFit'],
  ['chart', 'type: [', 'YAML'],
  ['echarts', json({ series: [{ type: 'sankey' }] }), 'series[0].type'],
  ['echarts', json({ xAxis: { type: 'log' }, series: [] }), 'xAxis.type'],
  [
    'echarts',
    json({ xAxis: { data: ['a'] }, series: [{ type: 'bar', data: [1], markLine: { data: [] } }] }),
    'series[0].markLine',
  ],
  ['echarts', '{ series: [', 'line 1'],
  ['vega-lite', json({ data: { url: 'a.csv' }, mark: 'bar', encoding: {} }), 'in another file'],
  ['vegalite', json({ data: { values: ROWS }, layer: [] }), 'layers'],
  [
    'vega-lite',
    json({ data: { values: ROWS }, mark: 'bar', transform: [{}], encoding: { x: X, y: Y } }),
    'transform',
  ],
  [
    'vega-lite',
    json({ data: { values: ROWS }, mark: 'bar', encoding: { x: X, y: Y } }),
    'several values of "v"',
  ],
  [
    'vega-lite',
    json({ data: { values: ROWS }, mark: 'bar', encoding: { x: X, y: Y, row: X } }),
    'encoding.row',
  ],
  [
    'vega-lite',
    json({ data: { values: ROWS }, mark: 'bar', encoding: { x: X, y: { ...Y, scale: { type: 'log' } } } }),
    'encoding.y.scale.type',
  ],
  ['plotly', json({ data: [{ type: 'heatmap' }] }), '"heatmap"'],
  ['plotly', json({ data: [{ y: [1], xaxis: 'x2' }] }), 'beside each other'],
  ['plotly', json({ data: [{ y: [1] }], layout: { annotations: [{}] } }), 'layout.annotations'],
  ['plotly', json({ data: [{ y: [1], error_y: { array: [1] } }] }), 'data[0].error_y'],
  ['plotly', json({ data: [{ y: { dtype: 'f8', bdata: '%' } }] }), 'damaged'],
])('%s: %s is refused, and what is not understood is named', async (lang, code, reason) => {
  const noted = await read(lang, code);
  expect(noted && 'fault' in noted && noted.fault).toContain(reason);
});

function f(): string {
  return 'f';
}
