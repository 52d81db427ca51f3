import { applyMerge, mergeWord } from '@footmark/engine/merge';
import { openPages } from '@footmark/engine/pages';
import { openSources } from '@footmark/engine/sources';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { PIXEL } from '../pixel';
import { readForTest } from '../word/read-for-test';
import { cellsOf, chartParts, faultsOf } from './chart-parts';

const rasterize = async (): Promise<Uint8Array> => PIXEL;
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40"/></svg>';

function renderer() {
  const asked: string[] = [];
  const draw = async ({ code }: { readonly code: string }) => {
    asked.push(code);
    return { svg: SVG };
  };
  return { asked, languages: ['mermaid'], draw };
}

const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\`\n`;
const PIE = fence('mermaid', 'pie title Pets\n  "Dogs" : 386\n  "Cats" : 85');

test('a chart of another program is a chart of Word, and nobody is asked to draw it', async () => {
  const diagrams = renderer();
  const text = `${PIE}\n${fence('mermaid', 'xychart\nbar [1, 2]')}\n${fence('mermaid', 'flowchart TD\nA')}`;
  const { bytes, notices } = await convertForTest(text, { diagrams, rasterize });
  expect(notices).toEqual([]);
  const parts = chartParts(bytes);
  expect(parts.map(faultsOf)).toEqual([[], []]);
  expect(Object.fromEntries(parts[0] ? cellsOf(parts[0]) : [])).toMatchObject({
    A2: 'Dogs',
    B2: '386',
    A3: 'Cats',
    B3: '85',
  });
  expect(diagrams.asked).toEqual(['flowchart TD\nA']);
  expect(openPackage(bytes).parts.get('word/document.xml')?.text).toContain(
    'descr="Pie chart: Pets. Dogs: 386; Cats: 85."',
  );
});

test('what stays a picture or code is said, with the reason', async () => {
  const code = 'xychart horizontal\nbar [1]\nline [2]';
  const reason = 'This chart was not made: Word has no horizontal charts with lines';
  const without = await convertForTest(fence('mermaid', code), { rasterize });
  expect(without.notices.map(({ message }) => message)).toEqual([`${reason}; its code was kept`]);
  const diagrams = renderer();
  const drawn = await convertForTest(fence('mermaid', code), { diagrams, rasterize });
  expect(drawn.notices.map(({ message }) => message)).toEqual([`${reason}; it is drawn as a picture`]);
  expect(diagrams.asked).toEqual([code]);
});

test.each([
  ['an empty line between', '\n\n^sales'],
  ['no line between', '\n^sales'],
  ['a caption with a name', '\n\n: Sales {#sales}'],
])('a chart may show a table of the text: %s', async (_, below) => {
  const table = '| | 2024 | 2025 |\n|---|---|---|\n| Q1 | 1 | 2 |\n| Q2 | 3 | 4 |';
  const { bytes, notices } = await convertForTest(
    `${table}${below}\n\n${fence('chart', 'type: bar\nid: sales\nselect: [2025]')}`,
  );
  expect(notices).toEqual([]);
  expect(chartParts(bytes).map((part) => Object.fromEntries(cellsOf(part)))).toEqual([
    { A1: ' ', B1: '2025', A2: 'Q1', B2: '2', A3: 'Q2', B3: '4' },
  ]);
});

test.each([
  ['chart', "type: 'bar',\ndata: {\n  labels: ['a'],\n\n  datasets: [{ data: [7] }]\n}"],
  ['echarts', '{"xAxis": {"data": ["a"]}, "series": [{"type": "bar", "data": [7]}]}'],
  ['mermaid', 'pie\n"a" : 7'],
])('a shortcode of Hugo holds a chart: %s', async (name, code) => {
  const { bytes, notices } = await convertForTest(`Text.\n\n{{< ${name} >}}\n${code}\n{{< /${name} >}}\n`);
  expect(notices).toEqual([]);
  expect(chartParts(bytes).map((part) => cellsOf(part).get('B2'))).toEqual(['7']);
});

test('a chart without numbers is kept as code, and the finding says so', async () => {
  for (const code of ['pie title Pets', 'xychart\nx-axis [a]', 'radar-beta\nticks 10\nmax 10']) {
    const { bytes, notices } = await convertForTest(fence('mermaid', code));
    expect(chartParts(bytes)).toEqual([]);
    expect(notices.map(({ message }) => message)).toEqual([
      'This chart was not made: it has no numbers; its code was kept',
    ]);
  }
});

test.each([
  [
    'a name for the whole',
    'chartjs',
    'const config = {type: "bar", data: {labels: ["a"], datasets: [{data: [7]}]}};',
  ],
  [
    'a name without a declaration',
    'chart',
    '// Sales\noption = {xAxis: {data: ["a"]}, series: [{type: "bar", data: [7]}]};',
  ],
  [
    'comments of HTML',
    'chart',
    '{type: "bar", data: {labels: ["a"], <!-- name -->\n datasets: [{data: [7, <!-- seven -->\n]}]}}',
  ],
])('scripts may have %s', async (_, language, code) => {
  const { bytes, notices } = await convertForTest(fence(language, code));
  expect(notices).toEqual([]);
  expect(chartParts(bytes).map((part) => cellsOf(part).get('B2'))).toEqual(['7']);
});

test('rows without a name and a number are none, and bubbles without sizes no chart', async () => {
  const made = async (type: string, data: object) =>
    convertForTest(fence('chartjs', JSON.stringify({ type, data })));
  const rings = await made('doughnut', { labels: ['a', '', ''], datasets: [{ label: 'N', data: [1, 2] }] });
  expect(chartParts(rings.bytes).map((part) => cellsOf(part).size)).toEqual([6]);
  const points = await made('bubble', { datasets: [{ label: 'N', data: [{ x: 1, y: 2 }] }] });
  expect(points.notices.map(({ message }) => message)).toEqual([
    'This chart was not made: it has bubbles without sizes; its code was kept',
  ]);
});

test('a number with no end has as many digits in Word as in the table that comes back', async () => {
  const { bytes } = await convertForTest(
    fence(
      'chart',
      '{"type": "bar", "labels": ["a"], "series": [{"name": "S", "values": [4.333333333333333]}]}',
    ),
  );
  const [part] = chartParts(bytes);
  expect(part && cellsOf(part).get('B2')).toBe('4.3333333333');
});

test('in a note, it is a picture of the same chart', async () => {
  const note = `Text.[^1]\n\n[^1]: Note.\n\n${PIE.replace(/^(?=.)/gm, '    ')}`;
  const { bytes, notices } = await convertForTest(note, { rasterize });
  expect(notices.map(({ code }) => code)).toEqual(['chart-as-picture']);
  expect(chartParts(bytes)).toEqual([]);
  expect([...openPackage(bytes).parts.keys()].filter((name) => name.includes('media/'))).not.toEqual([]);
});

test('pages draw it, and again when it changes', async () => {
  const session = openPages();
  const diagrams = renderer();
  const drawnIn = (): string => JSON.stringify(session.page(1));
  await session.update(`One.\n\n${PIE}`, { diagrams, rasterize });
  expect(drawnIn()).toContain('"type":"picture"');
  const { notices } = await session.inspect(`One.\n\n${PIE}`, { diagrams, rasterize });
  expect(notices).toEqual([]);
  await session.update(`One.\n\n${PIE.replace('pie', 'flowchart')}`, { diagrams, rasterize });
  expect(diagrams.asked).toHaveLength(1);
});

test('a number that was changed in Word is changed in the code', async () => {
  const text = `# Pets\n\nSome text.\n\n${PIE}\nMore text.\n`;
  const { bytes } = await convertForTest(text, { source: 'paper.md' });
  const same = await mergeWord(text, bytes);
  expect(same.success && same.changes).toEqual([]);
  const files = unzipSync(bytes);
  const part = files['word/charts/chart1.xml'];
  if (!part) throw new Error('No chart');
  files['word/charts/chart1.xml'] = strToU8(strFromU8(part).replace('<c:v>386</c:v>', '<c:v>390</c:v>'));
  const merge = await mergeWord(text, zipSync(files));
  if (!merge.success) throw new Error(merge.error);
  expect(applyMerge(text, merge, () => 'take')).toBe(text.replace('386', '390'));
});

test('the chart of a notebook, with the name and the caption of its cell, is a figure of the document', async () => {
  const figure = { data: [{ type: 'bar', x: ['a', 'b'], y: [1, 2] }], layout: { yaxis: { title: 'EUR' } } };
  const output = {
    output_type: 'display_data',
    data: { 'application/vnd.plotly.v1+json': figure, 'image/png': 'iVBORw0KGgo=' },
    metadata: {},
  };
  const source = '#| label: fig-costs\n#| fig-cap: The costs\nplot()';
  const cells = [
    { cell_type: 'code', metadata: {}, source, outputs: [output] },
    { cell_type: 'markdown', metadata: {}, source: 'See @fig-costs.' },
  ];
  const bytes = strToU8(JSON.stringify({ cells, metadata: {}, nbformat: 4, nbformat_minor: 5 }));
  const file = { path: 'lab.ipynb', size: bytes.length, read: async () => bytes };
  const { markdown } = await (await openSources([file], { hidesCode: true })).combine();
  const converted = await convertForTest(markdown);
  expect(converted.notices).toEqual([]);
  const [part] = chartParts(converted.bytes);
  expect(part && Object.fromEntries(cellsOf(part))).toMatchObject({ A2: 'a', B2: '1', A3: 'b', B3: '2' });
  const document = openPackage(converted.bytes).parts.get('word/document.xml')?.text ?? '';
  const texts = document.replace(/<w:instrText[^>]*>[^<]*<\/w:instrText>/g, '').replace(/<[^>]+>/g, '');
  expect(texts).toContain('Figure 1: The costs');
  expect(texts).toMatch(/See Figure\s1\./);
});

test.each([
  ['chartjs', { type: 'bar', data: { labels: ['a'], datasets: [{ label: 'S', data: [3] }] } }],
  ['chart', { type: 'bar', data: { labels: ['a'], datasets: [{ label: 'S', data: [3] }] } }],
  ['ECharts', { xAxis: { data: ['a'] }, yAxis: {}, series: [{ type: 'bar', name: 'S', data: [3] }] }],
])('a chart of VuePress between colons has its title as its caption: %s', async (name, options) => {
  const code = `\`\`\`json\n${JSON.stringify(options, undefined, 1)}\n\`\`\``;
  const { bytes, notices } = await convertForTest(`::: ${name} Sales of "it"\n\n${code}\n\n:::\n\nAfter.`);
  expect(notices).toEqual([]);
  expect((await readForTest(bytes)).markdown).toMatch(
    /^\| +\| S \|\n.*\n\| a \| 3 \|\n\n: Sales of ”it” \{\.chart type=column\}\n\nAfter\.\s*$/,
  );
});

test('two blocks of code between colons are no chart', async () => {
  const { bytes } = await convertForTest('::: chartjs\n\n```json\n{}\n```\n\n```js\n1\n```\n\n:::');
  expect((await readForTest(bytes)).markdown.match(/```/g)).toHaveLength(4);
});
