import { readWord } from '@footmark/engine/read';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { PIXEL } from '../pixel';

const NAMESPACES =
  'xmlns:cx="http://schemas.microsoft.com/office/drawing/2014/chartex" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

const level = (texts: readonly string[]): string =>
  `<cx:lvl ptCount="${texts.length}" formatCode="General">${texts
    .map((text, index) => (text === '' ? '' : `<cx:pt idx="${index}">${text}</cx:pt>`))
    .join('')}</cx:lvl>`;

/** A file whose picture is that of a chart of a kind that came with Office 2016. */
async function fileWith(data: string, series: string, fallback = true): Promise<Uint8Array> {
  const { bytes } = await convertForTest('Before.\n\n![Drawn](a.png)\n\nAfter.', {
    loadAsset: async () => PIXEL,
  });
  const files = unzipSync(bytes);
  const rewrite = (name: string, change: (text: string) => string): void => {
    files[name] = strToU8(change(strFromU8(files[name] ?? new Uint8Array())));
  };
  const chart = `<a:graphic ${NAMESPACES}><a:graphicData uri="http://schemas.microsoft.com/office/drawing/2014/chartex"><cx:chart r:id="rIdCx"/></a:graphicData></a:graphic>`;
  rewrite('word/document.xml', (text) =>
    text.replace(
      /<w:drawing>.*?<\/w:drawing>/s,
      (drawing) =>
        `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="cx1" xmlns:cx1="http://schemas.microsoft.com/office/drawing/2015/9/8/chartex">${drawing.replace(/<a:graphic\b.*<\/a:graphic>/s, chart)}</mc:Choice>${fallback ? `<mc:Fallback>${drawing}</mc:Fallback>` : ''}</mc:AlternateContent>`,
    ),
  );
  rewrite('word/_rels/document.xml.rels', (text) =>
    text.replace(
      '</Relationships>',
      '<Relationship Id="rIdCx" Type="http://schemas.microsoft.com/office/2014/relationships/chartEx" Target="charts/chartEx1.xml"/></Relationships>',
    ),
  );
  rewrite('[Content_Types].xml', (text) =>
    text.replace(
      '</Types>',
      '<Override PartName="/word/charts/chartEx1.xml" ContentType="application/vnd.ms-office.chartex+xml"/></Types>',
    ),
  );
  files['word/charts/chartEx1.xml'] = strToU8(
    `<cx:chartSpace ${NAMESPACES}><cx:chartData>${data}</cx:chartData><cx:chart><cx:title><cx:tx><cx:rich><a:p><a:r><a:t>Use of </a:t></a:r><a:r><a:t>land</a:t></a:r></a:p></cx:rich></cx:tx></cx:title><cx:plotArea><cx:plotAreaRegion>${series}</cx:plotAreaRegion></cx:plotArea></cx:chart></cx:chartSpace>`,
  );
  return zipSync(files);
}

const seriesOf = (layout: string, id: number, name: string): string =>
  `<cx:series layoutId="${layout}"><cx:tx><cx:txData><cx:v>${name}</cx:v></cx:txData></cx:tx><cx:dataId val="${id}"/></cx:series>`;

async function read(bytes: Uint8Array) {
  const result = await readWord(bytes);
  if (!result.success) throw new Error(result.error);
  return { markdown: result.markdown, messages: result.notices.map(({ message }) => message) };
}

const TREE = `<cx:data id="0"><cx:strDim type="cat">${level(['Wheat', '', 'Beech'])}${level(['Fields', 'Fields', 'Forest'])}</cx:strDim><cx:numDim type="size">${level(['12.5', '3', '40'])}</cx:numDim></cx:data>`;

test('a treemap is its picture, and a table of its numbers with a column for each level', async () => {
  const { markdown, messages } = await read(await fileWith(TREE, seriesOf('treemap', 0, 'km²')));
  expect(markdown).toMatch(/Before\.\n\n!\[Drawn\]\([^)]+\)(?:\{[^}]*\})?\n\n\| {2}\| {2}\| km² \|/);
  expect(markdown).toContain(
    '| Fields | Wheat | 12.5 |\n| Fields |  | 3 |\n| Forest | Beech | 40 |\n\n: Use of land',
  );
  expect(messages).toEqual([
    'A treemap chart became a picture and a table of its numbers: Markdown has no charts of its kind',
  ]);
});

test('series stand beside each other, and a line of Pareto has no numbers of its own', async () => {
  const data = (id: number, numbers: readonly string[]): string =>
    `<cx:data id="${id}"><cx:strDim type="cat">${level(['a', 'b'])}</cx:strDim><cx:numDim type="val">${level(numbers)}</cx:numDim></cx:data>`;
  const boxes = await read(
    await fileWith(
      data(0, ['1', '2']) + data(1, ['3', '-4']),
      seriesOf('boxWhisker', 0, 'A') + seriesOf('boxWhisker', 1, 'B'),
      false,
    ),
  );
  expect(boxes.markdown).toContain('|  | A | B |\n| --- | ---: | ---: |\n| a | 1 | 3 |\n| b | 2 | -4 |');
  expect(boxes.messages).toEqual([
    'A box and whisker chart became a table of its numbers: Markdown has no charts of its kind',
  ]);
  const line = '<cx:series layoutId="paretoLine" ownerIdx="0"/>';
  const pareto = await read(await fileWith(data(0, ['1', '2']), seriesOf('clusteredColumn', 0, 'A') + line));
  expect(pareto.markdown).toContain('|  | A |\n| --- | ---: |\n| a | 1 |\n| b | 2 |');
  expect(pareto.messages[0]).toMatch(/^A Pareto chart became a picture and a table/);
});

test('a histogram of many values stays its picture, and the finding says so', async () => {
  const many = Array.from({ length: 500 }, (_, index) => String(index));
  const { markdown, messages } = await read(
    await fileWith(
      `<cx:data id="0"><cx:numDim type="val">${level(many)}</cx:numDim></cx:data>`,
      seriesOf('clusteredColumn', 0, 'A'),
    ),
  );
  expect(markdown).not.toContain('|');
  expect(messages).toEqual(['A histogram chart became a picture: Markdown has no charts of its kind']);
});
