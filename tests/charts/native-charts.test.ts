import { clipboardForWord, type Rasterizer } from '@footmark/engine';
import { openPages } from '@footmark/engine/pages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawChart } from '../../engine/src/charts/drawing/index.js';
import { textWidth } from '../../engine/src/charts/drawing/letters.js';
import { tableChart } from '../../engine/src/charts/index.js';
import { CHART_KINDS } from '../../engine/src/model/chart.js';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { PIXEL } from '../pixel';
import { template } from '../templates/build';
import { cellsOf, chartParts, faultsOf } from './chart-parts';

const rasterize = async (): Promise<Uint8Array> => PIXEL;

/** A table with the cells of its lines. */
function table(lines: readonly (readonly string[])[]): string {
  const [heading = [], ...rows] = lines.map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')));
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [row(heading), `|${'---|'.repeat(heading.length)}`, ...rows.map(row)].join('\n');
}

const chart = (options: string, ...lines: readonly string[]): string =>
  `<!-- chart: ${options} -->\n${table(lines.map((each) => each.split(';')))}\n`;

const SALES = ['Quarter;2024;2025', 'Q1;1,200;1,500', 'Q2;1,350;', 'Q3;-100;1,980'];

async function chartOf(text: string) {
  const { bytes, notices } = await convertForTest(text, { rasterize });
  const parts = chartParts(bytes);
  for (const part of parts) expect(faultsOf(part)).toEqual([]);
  const [first] = parts;
  if (!first) throw new Error(`No chart: ${notices.map(({ message }) => message)}`);
  return { first, parts, notices, xml: openPackage(bytes).parts.get(first.name)?.text ?? '', bytes };
}

test('a chart is a chart of Word with its numbers in a workbook, and needs no picture', async () => {
  const { first, bytes, notices } = await chartOf(
    `${table(SALES.map((each) => each.split(';')))}\n\n: Revenue & cost {#fig:a .chart type=column y="kEUR"}\n\nSee @fig:a.`,
  );
  expect(notices).toEqual([]);
  expect(Object.fromEntries(cellsOf(first))).toEqual({
    A1: 'Quarter',
    B1: '2024',
    C1: '2025',
    A2: 'Q1',
    B2: '1200',
    C2: '1500',
    A3: 'Q2',
    B3: '1350',
    A4: 'Q3',
    B4: '-100',
    C4: '1980',
  });
  const { parts } = openPackage(bytes);
  const document = parts.get('word/document.xml')?.text ?? '';
  expect(document).toContain(
    'descr="Column chart: Revenue &amp; cost. 2024: -100 to 1,350; 2025: 1,500 to 1,980."',
  );
  expect(document.replace(/<[^>]+>/g, '')).toMatch(/Figure .*ARABIC 1: Revenue &amp; cost/);
  expect(document).not.toContain('<w:tbl>');
  expect([...parts.keys()].filter((name) => name.includes('media'))).toEqual([]);
});

test('the same text gives the same bytes', async () => {
  const text = chart('line', ...SALES);
  const [one, other] = [await convertForTest(text), await convertForTest(text)];
  expect(one.bytes).toEqual(other.bytes);
});

test.each([
  [
    'one series and no title',
    chart('column', 'a;b', 'x;1'),
    ['<c:autoTitleDeleted val="1"/>'],
    ['<c:legend>'],
  ],
  [
    'stacked with labels',
    chart('column, stacked, labels', ...SALES),
    ['<c:overlap val="100"/>', '<c:dLblPos val="ctr"/>'],
    ['outEnd'],
  ],
  [
    'a doughnut with labels',
    chart('doughnut, labels', 'a;b', 'x;1', 'y;2'),
    ['<c:showVal val="1"/>'],
    ['dLblPos'],
  ],
  [
    'an area with a gap',
    chart('area, labels', 'a;b', 'x;1', 'y;', 'z;2'),
    ['<c:dispBlanksAs val="zero"/>'],
    ['dLblPos', '<c:pt idx="1"><c:v>undefined'],
  ],
  [
    'a line across columns',
    chart('column, line=Margin, right=Margin', 'a;Cost;Margin', 'x;1;5 %'),
    ['<c:lineChart>', '<c:axId val="14"/>', '<c:numFmt formatCode="0%"'],
    [],
  ],
  [
    'days',
    chart('line', 'Day;a', '2026-01-01;1', '2026-02-01;2'),
    ['<c:dateAx>', '<c:v>46023</c:v>', '<c:majorTimeUnit val="months"/>'],
    ['<c:smooth val="1"/>'],
  ],
  [
    'percentages',
    chart('bar', 'a;b', 'x;12 %'),
    ['<c:v>0.12</c:v>', '<c:orientation val="maxMin"/>', '<c:crosses val="max"/>'],
    [],
  ],
  ['units', chart('column', 'a;b', 'x;5 EUR'), ['formatCode="0&quot; EUR&quot;"'], []],
  [
    'German numbers',
    `---\nlang: de\n---\n\n${chart('column', 'a;b', 'x;1.200,5')}`,
    ['<c:v>1200.5</c:v>', '#,##0.0'],
    [],
  ],
  [
    'points',
    chart('scatter, x=Time', 'x;y', '1;2', '3;4'),
    ['<c:xVal>', '<a:t>Time</a:t>', '<c:crossBetween val="midCat"/>'],
    ['c:catAx'],
  ],
  [
    'bubbles',
    chart('bubble', 'x;y;size', '1;2;3'),
    ['<c:bubbleSize><c:numRef><c:f>Sheet1!$C$2:$C$2</c:f>'],
    [],
  ],
  [
    'ends of an axis',
    chart('column, min=0, max=5000', ...SALES),
    ['<c:max val="5000"/><c:min val="0"/>'],
    [],
  ],
  ['a formula as a name', chart('pie', 'a;b', '=1+1;2'), ['<c:v>=1+1</c:v>'], []],
])('%s', async (_, text, present, absent) => {
  const { xml, notices } = await chartOf(text);
  expect(notices).toEqual([]);
  for (const each of present) expect(xml).toContain(each);
  for (const each of absent) expect(xml).not.toContain(each);
});

test('more columns than letters, names that repeat, signs and emoji', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `S${index}`);
  const wide = await chartOf(
    chart('line', ['Name', ...names].join(';'), ['x', ...names.map((_, index) => index)].join(';')),
  );
  expect(cellsOf(wide.first).get('AE2')).toBe('29');
  const odd = await chartOf(chart('column', ';A;a;;<b> & "c" 🙂', 'x;1;2;3;4'));
  expect([...cellsOf(odd.first).values()].slice(0, 5)).toEqual([' ', 'A', 'a 2', 'D', '& "c" 🙂']);
});

test.each([
  ['a list', (text: string) => `- item\n\n  ${text.replaceAll('\n', '\n  ')}`],
  ['a quotation', (text: string) => `> ${text.replaceAll('\n', '\n> ')}`],
  ['landscape pages', (text: string) => `::: landscape\n\n${text}\n\n:::`],
  ['right-to-left text', (text: string) => `---\nlang: ar\n---\n\n${text}`],
  [
    'several charts with one caption',
    (text: string) => `${text}\n\n: Same\n\n${text}\n\n: Same\n\n![](data:image/png;base64,iVBORw0KGgo=)`,
  ],
])('in %s', async (_, around) => {
  const { bytes, parts } = await chartOf(around(chart('column', ...SALES)));
  expect(parts.length).toBeGreaterThan(0);
  const ids = Array.from(
    openPackage(bytes)
      .parts.get('word/document.xml')
      ?.text.matchAll(/<wp:docPr id="(\d+)"/g) ?? [],
    ([, id]) => id,
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('a chart is as wide as the line where it stands', async () => {
  const widthIn = async (text: string): Promise<number> => {
    const { bytes } = await chartOf(text);
    const document = openPackage(bytes).parts.get('word/document.xml')?.text ?? '';
    return Number(/<wp:extent cx="(\d+)"/.exec(document)?.[1]);
  };
  const own = chart('column', ...SALES);
  const usual = await widthIn(own);
  expect(await widthIn(`::: landscape\n\n${own}\n\n:::`)).toBeGreaterThan(usual * 1.2);
  expect(await widthIn(`- item\n\n  ${own.replaceAll('\n', '\n  ')}`)).toBeLessThan(usual);
});

test('charts, pictures and those in notes have ids of their own', async () => {
  const own = chart('column', ...SALES);
  const image = '![a](data:image/png;base64,iVBORw0KGgo=)';
  const { bytes } = await chartOf(
    `${own}\n\n${image}\n\nText.[^n]\n\n${own}\n\n[^n]: ${image}\n\n    ${own.replaceAll('\n', '\n    ')}`,
  );
  const { parts } = openPackage(bytes);
  const ids = ['word/document.xml', 'word/footnotes.xml'].map((part) =>
    Array.from(parts.get(part)?.text.matchAll(/<wp:docPr id="(\d+)"/g) ?? [], ([, id]) => id),
  );
  expect(ids.map(({ length }) => length > 0)).toEqual([true, true]);
  expect(new Set(ids.flat()).size).toBe(ids.flat().length);
});

test('in the cell of a table, a chart is as wide as the cell', async () => {
  const inCell = `<table><tr><td>\n\n${chart('pie', 'K;V', 'a;1', 'b;2')}\n</td><td>Text</td></tr></table>\n`;
  const { xml, bytes, notices } = await chartOf(inCell);
  expect(xml).toContain('c:pieChart');
  expect(notices.filter(({ code }) => code.startsWith('chart'))).toEqual([]);
  const document = openPackage(bytes).parts.get('word/document.xml')?.text ?? '';
  const [cell = 0] = [...document.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width));
  const [, width] = /<wp:extent cx="(\d+)"/.exec(document) ?? [];
  expect(Number(width) / 635).toBeLessThanOrEqual(cell);
  expect(Number(width) / 635).toBeGreaterThan(cell * 0.9);
});

test.each([
  ['all of them', ['11AA33', '22BB44', '33CC55', '44DD66', '55EE77', '66FF88'], true],
  ['too few', ['11AA33'], false],
])('on pages in a Word template, a chart has the accents of its theme: %s', async (_, accents, isTaken) => {
  const colors = accents.map(
    (color, index) => `<a:accent${index + 1}><a:srgbClr val="${color}"/></a:accent${index + 1}>`,
  );
  const theme = `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="T"><a:themeElements><a:clrScheme name="C">${colors.join('')}</a:clrScheme></a:themeElements></a:theme>`;
  const own = template({
    links: [['rId20', 'theme', 'theme/theme1.xml']],
    files: { 'word/theme/theme1.xml': theme },
  });
  const session = openPages();
  await session.update(chart('column', ...SALES), { template: own });
  const [, picture] = /"picture":(\d+)/.exec(JSON.stringify(session.page(1))) ?? [];
  const svg = (await session.picture(Number(picture))?.text()) ?? '';
  expect(svg).toContain('<svg');
  expect(svg.includes('fill="#11AA33"')).toBe(isTaken);
});

test('a page has its own paper behind a chart, and a picture of one brings white', async () => {
  const text = chart('column', ...SALES);
  const session = openPages();
  await session.update(text);
  const [, picture] = /"picture":(\d+)/.exec(JSON.stringify(session.page(1))) ?? [];
  const onPage = (await session.picture(Number(picture))?.text()) ?? '';
  expect(onPage).toContain('<svg');
  expect(onPage).not.toContain('FFFFFF');
  const drawn: string[] = [];
  const watched: Rasterizer = async ({ bytes }) => {
    drawn.push(new TextDecoder().decode(bytes));
    return PIXEL;
  };
  await convertForTest(text, { rasterize: watched, chartForm: 'picture' });
  expect(drawn).toEqual([expect.stringMatching(/fill="#FFFFFF"/i)]);
});

test('columns of which all are lines are a chart of lines', async () => {
  const { xml, notices } = await chartOf(chart('column, percent, line="2024, 2025"', ...SALES));
  expect(xml).toContain('<c:lineChart><c:grouping val="percentStacked"/>');
  expect(xml).not.toContain('c:barChart');
  expect(notices).toEqual([]);
});

test('what cannot be stacked is not, with a finding', async () => {
  const { xml, notices } = await chartOf(chart('radar, stacked', ...SALES.slice(0, 3)));
  expect(xml).toContain('c:radarChart');
  expect(notices.map(({ message }) => message)).toEqual([
    'In this chart, stacked means nothing for a radar chart and was ignored',
  ]);
});

test('a table of which no chart can be made stays a table, with a finding at its line', async () => {
  const { bytes, notices } = await convertForTest(`Text.\n\n${chart('pie', 'a;b', 'x;-1')}`);
  expect(chartParts(bytes)).toEqual([]);
  expect(openPackage(bytes).parts.get('word/document.xml')?.text).toContain('<w:tbl>');
  expect(notices.map(({ code, line, message }) => [code, line, message])).toEqual([
    [
      'chart-not-made',
      4,
      'This chart was not made: a pie chart cannot show negative numbers; its table was kept',
    ],
  ]);
});

test.each(CHART_KINDS)('a table of 0 rows stays a table, with a finding: %s', async (kind) => {
  const { bytes, notices } = await convertForTest(chart(kind, 'a;b;c'), { rasterize });
  expect(chartParts(bytes)).toEqual([]);
  expect(openPackage(bytes).parts.get('word/document.xml')?.text).toContain('<w:tbl>');
  expect(notices.map(({ code }) => code)).toContain('chart-not-made');
});

test('the theme of a Word template stays with its charts, which name its accents', async () => {
  const ground = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const line = `<a:ln w="9525">${ground}</a:ln>`;
  const style = '<a:effectStyle><a:effectLst/></a:effectStyle>';
  const font = '<a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/>';
  const colors = 'dk1 lt1 dk2 lt2 accent1 accent2 accent3 accent4 accent5 accent6 hlink folHlink'
    .split(' ')
    .map((name) => `<a:${name}><a:srgbClr val="336699"/></a:${name}>`);
  const theme =
    '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="T"><a:themeElements>' +
    `<a:clrScheme name="Own">${colors.join('')}</a:clrScheme>` +
    `<a:fontScheme name="Own"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme>` +
    `<a:fmtScheme name="Own"><a:fillStyleLst>${ground.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst>` +
    `<a:effectStyleLst>${style.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${ground.repeat(3)}</a:bgFillStyleLst></a:fmtScheme>` +
    '</a:themeElements></a:theme>';
  const own = template({
    links: [['rId20', 'theme', 'theme/theme1.xml']],
    files: { 'word/theme/theme1.xml': theme },
  });
  const { bytes } = await convertForTest(chart('column', ...SALES), { template: own });
  const [part] = chartParts(bytes);
  expect(part && faultsOf(part)).toEqual([]);
  const { parts } = openPackage(bytes);
  expect(parts.get('word/theme/theme1.xml')?.text).toContain('name="Own"');
  expect(parts.get(part?.name ?? '')?.text).toContain('<a:schemeClr val="accent1"');
});

test('a chart in a note is a picture, or a table where none can be made, with a finding', async () => {
  const text = `Text.[^a]\n\n[^a]: Note\n\n    ${chart('column', ...SALES).replaceAll('\n', '\n    ')}`;
  const drawn = await convertForTest(text, { rasterize });
  expect(chartParts(drawn.bytes)).toEqual([]);
  expect(openPackage(drawn.bytes).parts.get('word/footnotes.xml')?.text).toContain('<pic:pic>');
  expect(drawn.notices.map(({ code }) => code)).toEqual(['chart-as-picture']);
  const bare = await convertForTest(text);
  expect(openPackage(bare.bytes).parts.get('word/footnotes.xml')?.text).toContain('<w:tbl>');
  expect(bare.notices.map(({ code }) => code)).toEqual(['chart-not-made']);
});

test('options and front matter ask for pictures, and options count more', async () => {
  const text = chart('column', ...SALES);
  const front = `---\ncharts: picture\n---\n\n${text}`;
  const hasChart = async (...input: Parameters<typeof convertForTest>): Promise<boolean> =>
    chartParts((await convertForTest(...input)).bytes).length > 0;
  expect(await hasChart(text, { rasterize })).toBe(true);
  expect(await hasChart(text, { rasterize, chartForm: 'picture' })).toBe(false);
  expect(await hasChart(front, { rasterize })).toBe(false);
  expect(await hasChart(front, { rasterize, chartForm: 'native' })).toBe(true);
});

test('pages show a chart with the size that it has in Word, and a clipboard has a picture', async () => {
  const text = chart('column, width=10cm, height=6cm', ...SALES);
  const session = openPages();
  await session.update(text, { rasterize });
  const page = JSON.stringify(session.page(1));
  const [, width, height, picture] =
    /"type":"picture","x":[\d.]+,"width":([\d.]+),"height":([\d.]+),"picture":(\d+)/.exec(page) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([5669, 3402]);
  expect(await session.picture(Number(picture))?.text()).toContain(
    '<title>Column chart. 2024: -100 to 1,350',
  );
  const { notices } = await session.inspect(chart('pie', 'a;b', 'x;-1'), { rasterize });
  expect(notices.map(({ code }) => code)).toContain('chart-not-made');
  const { html } = await clipboardForWord(text, { rasterize });
  expect(html).toContain('<img');
});

test('.with-table keeps the table', async () => {
  const { bytes } = await convertForTest(chart('column, with-table', ...SALES));
  expect(openPackage(bytes).parts.get('word/document.xml')?.text).toContain('<w:tbl>');
  expect(chartParts(bytes)).toHaveLength(1);
});

const cell = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .double({ min: -1e9, max: 1e9, noNaN: true })
      .map((value) => String(Number(value.toFixed(2)))),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '-',
      '0',
      '12 %',
      '5 EUR',
      '1,200',
      'text',
      '=1',
      '<&>',
      '2026-01-01',
      '1e400',
    ),
  },
);
const random = fc.record({
  kind: fc.constantFrom(...CHART_KINDS),
  words: fc.subarray(['stacked', 'percent', 'labels', 'with-table']),
  rows: fc
    .integer({ min: 1, max: 5 })
    .chain((columns) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 8 }),
    ),
});

test('random tables of all kinds: a chart that agrees with its workbook and is drawn, or the table', async () => {
  await fc.assert(
    fc.asyncProperty(random, async ({ kind, words, rows }) => {
      const text = `<!-- chart: ${[kind, ...words].join(', ')} -->\n${table(rows)}`;
      const { bytes } = await convertForTest(text);
      for (const part of chartParts(bytes)) expect(faultsOf(part)).toEqual([]);
      expect(new TextDecoder().decode(bytes)).not.toMatch(/NaN|Infinity/);
      const session = openPages();
      await session.update(text, { rasterize });
      const picture = /"picture":(\d+)/.exec(JSON.stringify(session.page(1)))?.[1];
      if (picture)
        expect(await session.picture(Number(picture))?.text()).not.toMatch(/NaN|Infinity|undefined/);
    }),
    { numRuns: 60 },
  );
});

const PIPES = '| a | b |\n|---|--:|\n| x | 1 |\n| y | 2 |';
const GRID = '+---+---+\n| a | b |\n+===+===+\n| x | 1 |\n+---+---+\n| y | 2 |\n+---+---+';
const HTML =
  '<table>\n<thead><tr><th>a</th><th>b</th></tr></thead>\n<tr><td>x</td><td>1</td></tr>\n<tr><td>y</td><td>2</td></tr>\n</table>';
const indented = (text: string, by: string): string => text.replace(/^(?=.)/gm, by);

test.each([
  ['a comment above a grid', `<!-- chart: column -->\n${GRID}`],
  ['a comment above HTML', `<!-- chart: column -->\n${HTML}`],
  ['a comment and a blank line above HTML', `<!-- chart: column -->\n\n${HTML}`],
  ['a comment in a list', `- item\n\n${indented(`<!-- chart: column -->\n${HTML}`, '  ')}`],
  ['a comment in a quotation', indented(`<!-- chart: column -->\n${GRID}`, '> ')],
  ['the caption of a grid', `${GRID}\n\n: Cap {.chart type=column}`],
  ['a div', `::: {.chart type=column}\n${PIPES}\n:::`],
  ['a div with a word and braces', `::: chart {type=column .labels}\n\n${HTML}\n\n:::`],
  ['a div with a name, and a caption', `::: {#fig-a .chart type=column}\n${GRID}\n\nCap\n:::\n\nSee @fig-a.`],
])('a chart of every kind of table: %s', async (_, text) => {
  const { first, notices } = await chartOf(text);
  expect(notices).toEqual([]);
  expect(Object.fromEntries(cellsOf(first))).toEqual({
    A1: 'a',
    B1: 'b',
    A2: 'x',
    B2: '1',
    A3: 'y',
    B3: '2',
  });
});

test.each([
  ['a comment above what is no table', '<!-- chart: column -->\n\n<div>text</div>', 'comment'],
  ['a div without a table', '::: {.chart type=column}\nText.\n:::', '.chart'],
])('%s is said to be left out', async (_, text, what) => {
  const { notices } = await convertForTest(text);
  expect(notices.map(({ message }) => message).join()).toContain(what);
});

test('columns on an axis of their own stand in front of the others, with a finding', async () => {
  const told = async (options: string) =>
    (await chartOf(chart(options, ...SALES))).notices.map(({ message }) => message);
  expect(await told('column, right=2025')).toEqual([
    'In this chart, columns with an axis of their own ("2025") stand in front of the others; line= shows them as lines',
  ]);
  expect(await told('column, right=2025, line=2025')).toEqual([]);
  expect(await told('bar, right=2025, line=2025')).toEqual([
    'In this chart, line= means nothing for a bar chart and was ignored',
    'In this chart, right= means nothing for a bar chart and was ignored',
  ]);
});

test('areas that would hide each other are seen through, in Word and on a page', async () => {
  const drawn = async (options: string, ...lines: readonly string[]) => {
    const text = chart(options, ...lines);
    const session = openPages();
    await session.update(text);
    const [, picture] = /"picture":(\d+)/.exec(JSON.stringify(session.page(1))) ?? [];
    const onPage = (await session.picture(Number(picture))?.text()) ?? '';
    return [(await chartOf(text)).xml.includes('<a:alpha '), onPage.includes('fill-opacity')];
  };
  expect(await drawn('area', ...SALES)).toEqual([true, true]);
  expect(await drawn('area, stacked', ...SALES)).toEqual([false, false]);
  expect(await drawn('area', 'Q;A', 'a;1', 'b;2')).toEqual([false, false]);
});

test('names of categories are broken where they are too wide, turned if that is not enough, and never outside', async () => {
  const look = { colors: ['1F6FB5'], font: 'Arial', hasPaper: false, decimalSign: '.' } as const;
  const draw = (names: readonly string[], kind = 'area'): string => {
    const cell = (value: string) =>
      ({ children: [{ type: 'paragraph', children: [{ type: 'text', value }], line: 1 }] }) as const;
    const rows = [['x', 'y'], ...names.map((name, index) => [name, String(index + 1)])];
    const made = tableChart(
      {
        type: 'table',
        align: [],
        headerRows: 1,
        rows: rows.map((cells) => ({ cells: cells.map(cell), line: 1 })),
        line: 1,
      },
      { values: [['type', kind]], words: [] },
      'en',
    );
    if (!('chart' in made)) throw new Error(made.fault);
    return drawChart(made.chart, 3_600_000, 1_800_000, look);
  };
  const broken = draw(['International cooperation and development', 'Short', 'Agriculture and rural areas']);
  expect(broken).toMatch(/>International[^<]*</);
  expect(broken).not.toContain('>International cooperation and development<');
  expect(broken).not.toContain('rotate(-45');
  expect(broken).not.toContain('…');
  const turned = draw(
    ['Internationalcooperationanddevelopment', 'Short', 'Agricultureandruralareas'],
    'column',
  );
  expect(turned).toContain('rotate(-45');
  // The last name is centred on the edge of an area, and moved inside.
  const ends = [
    ...draw(['first quarter', 'second', 'third quarter']).matchAll(
      /<text x="([\d.-]+)"[^>]*text-anchor="middle"[^>]*>([^<]*)/g,
    ),
  ];
  expect(ends.length).toBeGreaterThan(2);
  for (const [, x, name = ''] of ends) {
    const half = textWidth(name, 12, look.font) / 2;
    expect(Number(x) + half).toBeLessThanOrEqual(3_600_000 / 9525);
    expect(Number(x) - half).toBeGreaterThanOrEqual(0);
  }
});

test('charts of a text from right to left, of which two have the same caption', async () => {
  const own = `${table([
    ['ربع', 'الإيرادات'],
    ['الأول', '120'],
    ['الثاني', '-80'],
  ])}\n\n: عنوان {.chart type=bar}\n`;
  const { parts, notices, bytes } = await chartOf(`---\nlang: ar\ndir: rtl\n---\n\n${own}\n${own}`);
  expect(notices).toEqual([]);
  expect(parts.map((part) => cellsOf(part).get('A2'))).toEqual(['الأول', 'الأول']);
  const document = openPackage(bytes).parts.get('word/document.xml')?.text ?? '';
  const names = Array.from(document.matchAll(/<wp:docPr id="(\d+)" name="([^"]*)"/g), ([, , name]) => name);
  expect(new Set(names).size).toBe(2);
});
