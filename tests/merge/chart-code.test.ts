import { applyMerge, mergeWord } from '@footmark/engine/merge';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';

const fenced = (language: string, code: string): string =>
  `# Title\n\nText before.\n\n\`\`\`${language}\n${code}\n\`\`\`\n\nText after.\n`;

/** The file of a text, with the part of its chart rewritten. */
async function returned(text: string, change: (part: string) => string, document?: (part: string) => string) {
  const { bytes } = await convertForTest(text, { source: 'paper.md' });
  const files = unzipSync(bytes);
  const rewrite = (name: string, by: (part: string) => string): void => {
    const part = strFromU8(files[name] ?? new Uint8Array());
    expect(by(part)).not.toBe(part);
    files[name] = strToU8(by(part));
  };
  if (document) rewrite('word/document.xml', document);
  else rewrite('word/charts/chart1.xml', change);
  const merge = await mergeWord(text, zipSync(files));
  if (!merge.success) throw new Error(merge.error);
  return merge;
}

/** Every one, as Word writes a category into the cache of each series. */
const value =
  (was: string, is: string) =>
  (part: string): string =>
    part.replaceAll(`<c:v>${was}</c:v>`, `<c:v>${is}</c:v>`);

const CHART_JS = JSON.stringify(
  {
    type: 'bar',
    data: {
      labels: ['Red', 'data'],
      datasets: [
        { label: 'Votes', data: [12, 3] },
        { label: 'More', data: [3, 20] },
      ],
    },
  },
  null,
  2,
);
const VEGA =
  '{"data": {"values": [{"q": "Q1", "x": 1}, {"q": "Q1", "x": 2}, {"q": "Q2", "x": 4}]}, "mark": "bar", ';
const SUMS = `${VEGA}"encoding": {"x": {"field": "q", "type": "nominal"}, "y": {"aggregate": "sum", "field": "x"}}}`;
const LINES =
  '{"data": {"values": [{"q": "a", "c": "x", "v": 1}, {"q": "a", "c": "y", "v": 2}, {"q": "b", "c": "x", "v": 3}]}, ' +
  '"mark": "line", "encoding": {"x": {"field": "q", "type": "nominal"}, "y": {"field": "v", "type": "quantitative"}, "color": {"field": "c"}}}';

describe('what was changed in the sheet of a chart is changed in its code', () => {
  test.each([
    ['a number of Mermaid', fenced('mermaid', 'pie\n"Dogs" : 38.5\n"Cats" : 85'), ['38.5', '1200'], '38.5'],
    [
      'a number of lines and bars',
      fenced('mermaid', 'xychart\nx-axis [a, b]\nbar [5, 7]\nline [5, 7]'),
      ['5', '9'],
      /(?<=bar \[)5|(?<=line \[)5/g,
    ],
    [
      'a category of Mermaid',
      fenced('mermaid', 'xychart\nx-axis [a, "b c"]\nbar [5, 7]'),
      ['a', 'z'],
      /(?<=\[)a/,
    ],
    ['a number of a web', fenced('mermaid', 'radar-beta\naxis a, b, c\ncurve d{4, 5, 6}'), ['4', '800'], '4'],
    [
      'a number of Obsidian',
      fenced(
        'chart',
        'type: bar\nlabels: [a, b]\nseries:\n  - title: One\n    data: [1, 2]\n  - title: Two\n    data: [3, 4]',
      ),
      ['1', '1000'],
      '1',
    ],
    ['a number of Chart.js', fenced('chartjs', CHART_JS), ['12', '900'], '12'],
    ['a name that is also a key', fenced('chartjs', CHART_JS), ['data', 'd"q'], /data(?="\n)/, 'd\\"q'],
    ['a name of Chart.js', fenced('chartjs', CHART_JS), ['Votes', 'Ballots'], 'Votes'],
    [
      'a number of ECharts',
      fenced('echarts', '{"xAxis": {"data": ["a", "b"]}, "series": [{"type": "bar", "data": [7, 8]}]}'),
      ['7', '70.25'],
      '7',
    ],
    [
      'the name of a line of ECharts, which two options say',
      fenced(
        'echarts',
        '{"xAxis": {"data": ["a", "b"]}, "series": [{"type": "bar", "name": "A", "data": [7, 8]}, {"type": "line", "name": "B", "data": [1, 2]}]}',
      ),
      ['B', 'C'],
      'B',
    ],
    ['a sum of one number', fenced('vega-lite', SUMS), ['4', '44'], /4(?=\})/],
    ['a category of several rows', fenced('vega-lite', SUMS), ['Q1', 'Q0'], /Q1/g],
    ['a series that is also a channel', fenced('vega-lite', LINES), ['x', 'w'], /(?<="c": ")x/g],
    [
      'a category that each trace repeats',
      fenced(
        'plotly',
        '{"data": [{"type": "bar", "name": "A", "x": ["a", "b"], "y": [1, 2]}, {"type": "bar", "name": "B", "x": ["a", "b"], "y": [3, 4]}]}',
      ),
      ['a', 'k'],
      /(?<=\[")a/g,
    ],
    [
      'a shortcode of Hugo',
      "# T\n\n{{< chart >}}\ntype: 'bar',\ndata: {\n  labels: ['Tomato', 'Blueberry'],\n  datasets: [{ label: '# of votes', data: [12, 19] }]\n}\n{{< /chart >}}\n",
      ['Tomato', "Tom's"],
      'Tomato',
      "Tom\\'s",
    ],
    [
      'a chart in a quote',
      '> Text.\n>\n> ```mermaid\n> pie\n> "Dogs" : 38\n> "Cats" : 85\n> ```\n',
      ['38', '1200'],
      '38',
    ],
    [
      'a German text',
      `---\nlang: de\n---\n\n${fenced('mermaid', 'pie\n"Hunde" : 38.5\n"Katzen" : 12000')}`,
      ['38.5', '1200.25'],
      '38.5',
    ],
  ] as [string, string, [string, string], string | RegExp, string?][])(
    '%s',
    async (_, text, [was, is], place, written = is) => {
      const merge = await returned(text, value(was, is));
      expect(merge.changes.map(({ conflict }) => conflict)).not.toContainEqual(expect.anything());
      expect(applyMerge(text, merge, () => 'take')).toBe(text.replace(place, () => written));
    },
  );
});

test('all numbers may be others', async () => {
  const text = fenced('chartjs', CHART_JS);
  const merge = await returned(text, (part) =>
    part.replace(/(<c:val>)([\s\S]*?)(<\/c:val>)/g, (_, start, values: string, end) =>
      [
        start,
        values.replace(/<c:v>(\d+)<\/c:v>/g, (__, digits) => `<c:v>${Number(digits) + 500}</c:v>`),
        end,
      ].join(''),
    ),
  );
  expect(merge.changes.map(({ before, after }) => [before, after])).toEqual([
    ['12', '512'],
    ['3', '503'],
    ['3', '503'],
    ['20', '520'],
  ]);
  expect(applyMerge(text, merge, () => 'take')).toBe(
    text.replace(
      /(?<=data": \[\s*)(\d+)(,\s*)(\d+)/g,
      (_, one, comma, two) => `${Number(one) + 500}${comma}${Number(two) + 500}`,
    ),
  );
});

test('what the code does not say as such is left to its author, who sees both versions, and the code stays whole', async () => {
  for (const [text, was, is] of [
    [fenced('vega-lite', SUMS), '3', '30'],
    [fenced('mermaid', 'xychart\nbar [1, 2]'), '1', 'one'],
    [fenced('mermaid', 'pie\n"Dogs" : 38\n"Cats" : 85'), 'Dogs', 'Do"gs'],
  ] as const) {
    const merge = await returned(text, (part) => part.replace(`<c:v>${was}</c:v>`, `<c:v>${is}</c:v>`));
    expect(merge.changes.map(({ conflict }) => conflict?.reason)).toEqual(['no-place']);
    expect(merge.changes[0]?.after).toContain(is.replace('"', '\\"').slice(0, 2));
    expect(applyMerge(text, merge, () => 'take')).toBe(text);
  }
});

test('a category that was added in Word is shown, and not written into the code as the row of a table', async () => {
  const text = fenced('mermaid', 'pie\n"Dogs" : 38\n"Cats" : 85');
  const merge = await returned(text, (part) =>
    part
      .replaceAll('<c:ptCount val="2"/>', '<c:ptCount val="3"/>')
      .replace('<c:pt idx="1"><c:v>Cats</c:v></c:pt>', '$&<c:pt idx="2"><c:v>Rats</c:v></c:pt>')
      .replace('<c:pt idx="1"><c:v>85</c:v></c:pt>', '$&<c:pt idx="2"><c:v>12</c:v></c:pt>'),
  );
  expect(merge.changes.map(({ conflict }) => conflict?.reason)).toEqual(['no-place']);
  expect(merge.changes[0]?.after).toContain('| Rats | 12 |');
  expect(applyMerge(text, merge, () => 'take')).toBe(text);
});

test('a chart that was deleted in Word is deleted with all of its code', async () => {
  const charts = [CHART_JS, CHART_JS.replace('12', '13')].map((code) => `\`\`\`chartjs\n${code}\n\`\`\`\n\n`);
  const text = `Text before.\n\n${charts.join('')}Text after.\n`;
  const merge = await returned(text, String, (part) =>
    part.replace(/<w:p>(?:(?!<w:p>)[\s\S])*?drawingml\/2006\/chart"[\s\S]*?<\/w:p>/, ''),
  );
  expect(merge.changes.map(({ kind, conflict }) => [kind, conflict])).toEqual([['block-removed', undefined]]);
  expect(applyMerge(text, merge, () => 'take')).toBe(`Text before.\n\n${charts[1]}Text after.\n`);
});

test('a chart of another kind comes back without the description that this program made of the first', async () => {
  const text = '<!-- chart: column -->\n| Q | A |\n|---|--:|\n| Q1 | 1 |\n| Q2 | 2 |\n';
  const merge = await returned(text, (part) =>
    part.replace('<c:barDir val="col"/>', '<c:barDir val="bar"/>'),
  );
  expect(applyMerge(text, merge, () => 'take')).toBe(text.replace('column', 'bar'));
});
