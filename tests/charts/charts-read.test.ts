import { applyMerge, mergeWord } from '@footmark/engine/merge';
import { readWord } from '@footmark/engine/read';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { chartParts } from './chart-parts';

/** A file in which the text of some parts is other than it was. */
function changed(bytes: Uint8Array, name: RegExp, change: (xml: string) => string): Uint8Array {
  const files = unzipSync(bytes);
  for (const [part, content] of Object.entries(files))
    if (name.test(part)) files[part] = strToU8(change(strFromU8(content)));
  return zipSync(files);
}

async function markdownOf(bytes: Uint8Array): Promise<string> {
  const read = await readWord(bytes);
  if (!read.success) throw new Error(read.error);
  expect(read.notices).toEqual([]);
  return read.markdown;
}

const TWO = '| Year | Costs | Margin |\n|---|--:|--:|\n| 2022 | 1,100 EUR | 12.5% |\n| 2023 |  | -10% |\n';

test.each([
  'column, x=Year, y="k EUR", line=Margin, right=Margin, y2=Share',
  'column, x=Year, stacked, labels, min=0, max=5000, width=6cm, height=4cm',
  'bar, x=Year, percent, legend=right',
  'line, x=Year, title="Costs & \\"more\\""',
  'area, x=Year, legend=no',
  'doughnut, labels, alt="My own words"',
  'radar',
  'column, x=Year, with-table',
])('what is read of a chart is the same chart again: %s', async (options) => {
  const positive = options.startsWith('doughnut') ? TWO.replace('-10', '10') : TWO;
  const text = `<!-- chart: ${options} -->\n${positive}`;
  const first = await convertForTest(text);
  const back = await markdownOf(first.bytes);
  const second = await convertForTest(back);
  expect(second.notices).toEqual([]);
  const [one, other] = [openPackage(first.bytes).parts, openPackage(second.bytes).parts];
  for (const part of ['word/charts/chart1.xml', 'word/document.xml'])
    expect(other.get(part)?.text, back).toBe(one.get(part)?.text);
  expect(await markdownOf(second.bytes)).toBe(back);
});

test('points, bubbles and days come back', async () => {
  const text = [
    '<!-- chart: scatter, x=Time, y=Height, xmin=0, xmax=9 -->\n| Time | a | b |\n|---|---|---|\n| 1.5 | 2 | 3 |\n| 4 |  | 5 |',
    '<!-- chart: bubble -->\n| x | y | y size |\n|---|---|---|\n| 1 | 2 | 3 |',
    '<!-- chart: line -->\n| Day | a |\n|---|---|\n| 2026-01-31 | 1 |\n| 2026-03-01 | 2 |',
    '<!-- chart: pie, legend=right -->\n| Pet | a |\n|---|---|\n| Cat, *the* | 1 |\n| Dog | 2.25 |',
  ].join('\n\n');
  const first = await convertForTest(text);
  const back = await markdownOf(first.bytes);
  const second = await convertForTest(back);
  const xml = (bytes: Uint8Array) =>
    chartParts(bytes).map(({ name }) => openPackage(bytes).parts.get(name)?.text);
  expect(xml(second.bytes)).toEqual(xml(first.bytes));
  expect(back).toContain('2026-01-31');
});

test('an axis that begins at zero by itself is not an option of its author', async () => {
  const values = ['column', 'bar', 'area', 'column, percent', 'column, min=0'].map(
    (kind) =>
      `<!-- chart: ${kind} -->\n| Q | A | B |\n|---|---|---|\n| a | 1200 | 1250 |\n| b | 1300 | 1320 |`,
  );
  const first = await convertForTest(`${values.join('\n\n')}\n`);
  const back = await markdownOf(first.bytes);
  expect(back).not.toMatch(/min=|max=/);
  const other = '<!-- chart: line, min=0, max=1500 -->\n| Q | A |\n|---|---|\n| a | 1200 |\n| b | 1300 |\n';
  expect(await markdownOf((await convertForTest(other)).bytes)).toContain('line, min=0, max=1500');
});

test('captions with and without numbers stay with their charts', async () => {
  const chart = (name: string) => `${TWO}\n: Costs${name}\n`;
  const text = `See @fig:a.\n\n${chart(' {#fig:a .chart type=column}')}\n${chart(' {.chart type=line}')}`;
  const back = await markdownOf((await convertForTest(text)).bytes);
  expect(back).toContain(': Costs {#fig:a .chart type=column}');
  expect(back).toContain(': Costs {.chart type=line}');
  expect(back).toContain('See @fig:a.');
});

test('a number that was changed in Word is a changed cell in a merge', async () => {
  const text = `# Costs\n\nSome text.\n\n${TWO}\n: Costs {#fig:a .chart type=column}\n\nSee @fig:a.\n`;
  const { bytes } = await convertForTest(text, { source: 'paper.md' });
  const returned = changed(bytes, /charts\/chart1\.xml$/, (xml) =>
    xml.replace('<c:v>1100</c:v>', '<c:v>1150.5</c:v>'),
  );
  const merge = await mergeWord(text, returned);
  if (!merge.success) throw new Error(merge.error);
  expect(merge.changes).toHaveLength(1);
  expect(merge.changes[0]?.conflict).toBeUndefined();
  const merged = applyMerge(text, merge, () => 'take');
  expect(merged).toContain('1,150.5 EUR');
  expect(merged.replace(/\|.*1,150.5.*\|/, '')).toBe(text.replace(/\|.*1,100.*\|/, ''));
  expect(applyMerge(text, merge, () => 'leave')).toBe(text);
});

test('a file that nobody changed has no changes to merge', async () => {
  for (const options of ['.chart type=column', '.chart type=pie .with-table', '.chart type=bar .stacked']) {
    const table = options.includes('pie') ? '| Pet | *Share* |\n|---|--:|\n| Cat | 12 % |\n' : TWO;
    const text = `Text.\n\n${table}\n: Costs {#fig:a ${options}}\n\nSee @fig:a.\n`;
    const { bytes } = await convertForTest(text, { source: 'paper.md' });
    const merge = await mergeWord(text, bytes);
    expect(merge.success && merge.changes).toEqual([]);
  }
});

test('the habits of LibreOffice: no formats, no references, no description', async () => {
  const { bytes } = await convertForTest(
    `<!-- chart: column, x=Year, y=EUR -->\n${TWO.replaceAll(' EUR', '').replaceAll('12.5%', '3').replaceAll('-10%', '4')}`,
  );
  const dropped = changed(bytes, /chart1\.xml$/, (xml) =>
    xml.replace(/<c:formatCode>[^<]*/g, '<c:formatCode>General').replace(/<c:f>[^<]*/g, '<c:f>label 0'),
  );
  const back = await markdownOf(
    changed(dropped, /document\.xml$/, (xml) =>
      xml.replace(/name="Chart 1" descr="[^"]*"/, 'name="Object1"'),
    ),
  );
  expect(back).toContain('| 2022 | 1,100 | 3 |');
  expect(back).toContain('chart: column, x=Year, y=EUR -->');
});

test('a pie that LibreOffice saved has percentages where its labels have them', async () => {
  const { bytes } = await convertForTest(
    '<!-- chart: pie, labels -->\n| Use | Share |\n|---|--:|\n| A | 46 % |\n| B | 54 % |\n',
  );
  const saved = changed(bytes, /chart1\.xml$/, (xml) =>
    xml
      .replace(/<c:formatCode>[^<]*/g, '<c:formatCode>General')
      .replace(/<c:dLbls>(?:<c:numFmt[^>]*>)?/, '<c:dLbls><c:numFmt formatCode="0%" sourceLinked="0"/>'),
  );
  expect(await markdownOf(saved)).toContain('| A | 46% |');
  // Shares of the whole are no percentages.
  const shares = changed(saved, /chart1\.xml$/, (xml) =>
    xml.replace('<c:showPercent val="0"/>', '<c:showPercent val="1"/>').replace('<c:v>0.46<', '<c:v>46<'),
  );
  expect(await markdownOf(shares)).toContain('| A | 46 |');
});

test('points of series with different x stand below each other, and are the same points again', async () => {
  const { bytes } = await convertForTest(
    '<!-- chart: scatter -->\n| x | One | Two |\n|--:|--:|--:|\n| 1 | 3 | 5 |\n| 2 | 4 | 6 |\n',
  );
  // The second series has an x of its own.
  const other = changed(bytes, /chart1\.xml$/, (xml) => {
    const at = xml.lastIndexOf('<c:xVal>');
    return xml.slice(0, at) + xml.slice(at).replace('<c:v>1</c:v>', '<c:v>7</c:v>');
  });
  const back = await markdownOf(other);
  expect(back.split('\n').filter((line) => /^\| \d/.test(line))).toEqual([
    '| 1 | 3 |  |',
    '| 2 | 4 |  |',
    '| 7 |  | 5 |',
    '| 2 |  | 6 |',
  ]);
  expect(await markdownOf((await convertForTest(back)).bytes)).toBe(back);
});

test.each([
  [
    'several kinds that are no columns with lines',
    '<c:barDir val="col"/>',
    '<c:barDir val="bar"/>',
    'column, line=Margin',
  ],
  ['a kind that Markdown cannot say', /c:barChart/g, 'c:stockChart', 'column'],
])('%s: its numbers and its description stay, with a notice', async (_, from, to, options) => {
  const { bytes } = await convertForTest(`<!-- chart: ${options} -->\n${TWO}`);
  const read = await readWord(changed(bytes, /chart1\.xml$/, (xml) => xml.replace(from, to)));
  if (!read.success) throw new Error(read.error);
  expect(read.markdown).toMatch(/\[Column chart\. Costs:|&#91;Column chart\. Costs:/);
  expect(read.markdown).toMatch(/^\| Year \| Costs \| Margin \|$/m);
  expect(read.markdown).toContain('| 2022 | 1,100 EUR | 12.5% |');
  expect(read.markdown).not.toContain('chart:');
  expect(read.notices.map(({ code, message }) => [code, message])).toEqual([
    ['word-object', 'A chart became a table of its numbers: Markdown has no charts of its kind'],
  ]);
});

test('the title of a chart that becomes a table is its caption', async () => {
  const { bytes } = await convertForTest(`<!-- chart: column, title="All of it" -->\n${TWO}`);
  const read = await readWord(
    changed(bytes, /chart1\.xml$/, (xml) => xml.replaceAll('c:barChart', 'c:stockChart')),
  );
  expect(read.success && read.markdown).toMatch(/^: All of it$/m);
});

test('texts that our notation has no place for are named', async () => {
  const { bytes } = await convertForTest(`<!-- chart: column, x=Year -->\n${TWO}`);
  const label =
    '<c:dLbls><c:dLbl><c:idx val="0"/><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:t>The best </a:t></a:r><a:r><a:t>year</a:t></a:r><a:fld type="VALUE" id="{1}"><a:t>[VALUE]</a:t></a:fld></a:p></c:rich></c:tx></c:dLbl></c:dLbls>';
  const read = await readWord(
    changed(bytes, /chart1\.xml$/, (xml) => xml.replace('<c:cat>', `${label}<c:cat>`)),
  );
  if (!read.success) throw new Error(read.error);
  expect(read.notices.map(({ message }) => message)).toEqual(['Left out of a chart: "The best year"']);
});

test('numbers keep all their digits, whatever their format shows', async () => {
  const { bytes } = await convertForTest(
    '<!-- chart: column -->\n| Year | a |\n|---|--:|\n| A | 1.5 |\n| B | 2.5 |\n',
  );
  const other = changed(bytes, /chart1\.xml$/, (xml) =>
    xml.replace('<c:v>1.5</c:v>', '<c:v>2.29999995232</c:v>').replace('<c:v>2.5</c:v>', '<c:v>1.5E-12</c:v>'),
  );
  const back = await markdownOf(other);
  expect(back).toMatch(/\| A \| 2\.29999995232\d* \|\n\| B \| 0\.0000000000015 \|/);
  expect(await markdownOf((await convertForTest(back)).bytes)).toMatch(
    /\| A \| 2\.29999995232\d* \|\n\| B \| 0\.0000000000015 \|/,
  );
});

test('categories with several levels, and a name in several cells, are read whole', async () => {
  const { bytes } = await convertForTest(`<!-- chart: column -->\n${TWO}`);
  const level = (...points: readonly (readonly [number, string])[]) =>
    `<c:lvl>${points.map(([index, text]) => `<c:pt idx="${index}"><c:v>${text}</c:v></c:pt>`).join('')}</c:lvl>`;
  const cat = `<c:cat><c:multiLvlStrRef><c:f>Sheet1!$A$2:$B$4</c:f><c:multiLvlStrCache><c:ptCount val="3"/>${level([0, 'Q1'], [1, 'Q2'], [2, 'Q1'])}${level([0, '2024'], [2, '2025'])}</c:multiLvlStrCache></c:multiLvlStrRef></c:cat>`;
  const other = changed(bytes, /chart1\.xml$/, (xml) =>
    xml
      .replaceAll(/<c:cat>.*?<\/c:cat>/gs, cat)
      .replace(
        /<c:ptCount val="1"\/><c:pt idx="0"><c:v>Costs<\/c:v><\/c:pt>/,
        '<c:ptCount val="2"/><c:pt idx="0"><c:v>Costs</c:v></c:pt><c:pt idx="1"><c:v>in all</c:v></c:pt>',
      ),
  );
  expect(await markdownOf(other)).toMatch(
    /^\| *Year *\| Costs in all \| Margin \|\n.*\n\| 2024 Q1 \|.*\n\| 2024 Q2 \|.*\n\| 2025 Q1 \|/m,
  );
});

test('points that lines join come back with them', async () => {
  const text =
    '<!-- chart: scatter, line="B" -->\n| x | A | B |\n|--:|--:|--:|\n| 1 | 2 | 3 |\n| 4 | 5 | 7 |\n';
  const { bytes } = await convertForTest(text);
  const back = await markdownOf(bytes);
  expect(back).toContain('chart: scatter, line=B -->');
  expect((await convertForTest(back)).bytes.length).toBe(bytes.length);
});

/** A workbook with the files of another program: its own names, shared texts, other sheets before that of the chart. */
function otherWorkbook(heading: string): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relationships = (...targets: readonly (readonly [string, string])[]): string =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
      .map(
        ([type, target], index) =>
          `<Relationship Id="r${index}" Type="${office}/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`;
  const files = {
    '_rels/.rels': relationships(['officeDocument', '/book/main.xml']),
    'book/main.xml': `<s:workbook xmlns:s="${main}" xmlns:q="${office}"><s:sheets><s:sheet name="Notes" sheetId="1" q:id="r0"/><s:sheet name="It's here" sheetId="2" q:id="r1"/></s:sheets></s:workbook>`,
    'book/_rels/main.xml.rels': relationships(
      ['worksheet', 'one.xml'],
      ['worksheet', 'two.xml'],
      ['sharedStrings', 'texts.xml'],
    ),
    'book/one.xml': `<s:worksheet xmlns:s="${main}"><s:sheetData><s:row r="1"><s:c r="A1" t="inlineStr"><s:is><s:t>Other</s:t></s:is></s:c></s:row></s:sheetData></s:worksheet>`,
    'book/two.xml': `<s:worksheet xmlns:s="${main}"><s:sheetData><s:row r="3"><s:c r="B3" t="s"><s:v>1</s:v></s:c></s:row></s:sheetData></s:worksheet>`,
    'book/texts.xml': `<s:sst xmlns:s="${main}"><s:si><s:t>No</s:t></s:si><s:si><s:r><s:t>${heading}</s:t></s:r><s:rPh><s:t>aloud</s:t></s:rPh><s:r><s:t> of it</s:t></s:r></s:si></s:sst>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])));
}

const KINDS = ['column', 'bar', 'line', 'area', 'pie', 'doughnut', 'radar', 'scatter', 'bubble'];

test.each(KINDS)(
  'the heading of the first column comes back, with and without a title of its axis: %s',
  async (kind) => {
    const table = '| Year & more | a | b |\n|---|--:|--:|\n| 1 | 2 | 3 |\n| 4 | 5 | 6 |\n';
    const own = kind === 'pie' ? table.replaceAll(/[^|\n]*\|$/gm, '') : table;
    const axis = /pie|doughnut|radar/.test(kind) ? [''] : ['', ', x=Time'];
    for (const x of axis)
      for (const text of [own, own.replace('Year & more', ' ')]) {
        const { bytes } = await convertForTest(`<!-- chart: ${kind}${x} -->\n${text}`);
        const [, heading = ''] = text.split('|');
        expect((await markdownOf(bytes)).split('\n').find((line) => line.startsWith('|'))).toMatch(
          new RegExp(`^\\| *${heading.trim()} *\\| a `),
        );
      }
  },
);

test('the heading in a workbook that another program wrote', async () => {
  const { bytes } = await convertForTest(`<!-- chart: column, x=Year -->\n${TWO}`);
  const files = unzipSync(
    changed(bytes, /chart1\.xml$/, (xml) => xml.replace(/Sheet1!\$A\$2:\$A\$3/g, "'It''s here'!$B$4:$B$5")),
  );
  const [name = ''] = Object.keys(files).filter((each) => each.endsWith('.xlsx'));
  const read = async (workbook: Uint8Array): Promise<string> =>
    markdownOf(zipSync({ ...files, [name]: workbook }));
  expect(await read(otherWorkbook('Height'))).toContain('| Height of it | Costs');
  expect(await read(strToU8('no workbook'))).toContain('| Year | Costs');
});
