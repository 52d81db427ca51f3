import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { convert } from '../../convert.js';

async function documentXml(markdown: string): Promise<string> {
  const result = await convert(markdown);
  if (!result.success) throw new Error(result.error);
  const files = unzipSync(new Uint8Array(await result.blob.arrayBuffer()));
  return strFromU8(files['word/document.xml'] ?? new Uint8Array());
}

const row = (cell: string, columns: number): string => `|${`${cell}|`.repeat(columns)}`;
const tableOf = (columns: number): string =>
  [row('a', columns), row('-', columns), `| note[^1] ${row('b', columns - 1)}`].join('\n');

const RED = '<w:color w:val="FF0000"/></w:rPr><w:t>[Table creation failed - see console for details]</w:t>';

test('a table with too many columns becomes a red line and its text, and what follows is kept', async () => {
  const xml = await documentXml(`${tableOf(64)}\n\nAfterwards.\n\n[^1]: Text.`);
  expect(xml).toContain(RED);
  expect(xml).not.toContain('<w:tbl>');
  expect(xml).toContain('<w:footnoteReference w:id="1"/>');
  expect(xml).toContain('Afterwards.');
});

test('a table of 63 columns is a table', async () => {
  const xml = await documentXml(`${tableOf(63)}\n\n[^1]: Text.`);
  expect(xml).not.toContain(RED);
  expect(xml.match(/<w:gridCol /g)).toHaveLength(63);
});

test.each([
  ['an introduction', 'As follows:\n\n- a'],
  ['code', '```js\na()\n```'],
])(
  'the last row of a table does not keep with what stands below it, though it begins with %s',
  async (_, cell) => {
    const xml = await documentXml(`<table>\n<tr><td>\n\n${cell}\n\n</td></tr>\n</table>\n\nAfterwards.`);
    const [first = ''] = /<w:tc>.*?<\/w:pPr>/.exec(xml) ?? [];
    expect(first).toMatch(/<w:pStyle w:val="(?:TableText|CodeLabel)"\/>/);
    expect(first).not.toContain('<w:keepNext/>');
  },
);
