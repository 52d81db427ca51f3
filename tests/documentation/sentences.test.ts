import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BYTE_BUDGETS } from '../../bench/byte-budgets.mjs';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';

/** What the documentation says in a sentence, where no other test is about just that. */

async function partOf(markdown: string, name = 'document'): Promise<string> {
  const { bytes } = await convertForTest(markdown);
  return openPackage(bytes).parts.get(`word/${name}.xml`)?.text ?? '';
}

const textsOf = (xml: string): string =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text).join('');

test.each([2, 5, 117])('a list that starts at %i also starts there in Word', async (start) => {
  expect(await partOf(`${start}. One\n${start + 1}. Two\n`, 'numbering')).toMatch(
    new RegExp(`<w:start(?:Override)? w:val="${start}"/>`),
  );
});

test.each(['## ---', '### ***', '# ___'])('the heading %s is a line across the page', async (heading) => {
  const document = await partOf(`Above\n\n${heading}\n\nBelow`);
  expect(textsOf(document)).toBe('AboveBelow');
  expect(document).toContain('w:val="HorizontalLine"');
});

test.each(['1', 'a', 'Äpfel', 'see-also', 'a.b:c/d', 'x_1+2', '注'])(
  'a note can have the name %s',
  async (name) => {
    expect(textsOf(await partOf(`Text.[^${name}]\n\n[^${name}]: Its note.`, 'footnotes'))).toContain(
      'Its note.',
    );
  },
);

test('a name with a space is no name of a note', async () => {
  expect(textsOf(await partOf('Text.[^a b]\n\n[^a b]: Its note.'))).toContain('[^a b]');
});

test.each(['| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |', '<table><tr><td>a<td>b<tr><td>c<td>d</table>'])(
  'rows are never split across pages: %s',
  async (table) => {
    const rows = (await partOf(table)).match(/<w:tr>.*?<\/w:tr>/gs) ?? [];
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter((row) => !row.includes('<w:cantSplit/>'))).toEqual([]);
  },
);

test.each(['=SUM(A1:A9)', '+1', '-2', '@name', '=HYPERLINK("x")'])('the cell %s is text', async (cell) => {
  const document = await partOf(`| a | b |\n|---|---|\n| ${cell} | c |`);
  expect(textsOf(document).replaceAll('&quot;', '"')).toContain(cell);
  expect(document).not.toMatch(/<w:fldSimple|<w:instrText|<m:oMath/);
});

test('lines of code and words in narrow columns are whole, however long they are', async () => {
  const long = 'abcdefghij'.repeat(60);
  expect(textsOf(await partOf(`\`\`\`\n${long}\n\`\`\``))).toContain(long);
  const columns = Array.from({ length: 40 }, () => long.slice(0, 90));
  const table = `| ${columns.join(' | ')} |\n|${'---|'.repeat(40)}\n| ${columns.join(' | ')} |`;
  const letters = textsOf(await partOf(table)).replace(/[^a-j]/g, '');
  expect(letters).toHaveLength(80 * 90);
});

const SOURCES = `---
csl: apa
references:
- {id: doe2005, type: book, title: Tides, author: [{family: Doe, given: J.}], issued: 2005}
- {id: roe2010, type: book, title: Piers, author: [{family: Roe, given: R.}], issued: 2010}
- {id: undated, type: book, title: Locks, author: [{family: Poe, given: P.}]}
---

`;

test.each([
  ['Books matter [@doe2005, pp. 33–35; see also @roe2010].', '(Doe, 2005, pp. 33–35; see also Roe, 2010)'],
  ['@doe2005 [p. 3] says so.', 'Doe (2005, p. 3) says so.'],
  ['It is old [@undated].', '(Poe, n.d.)'],
  ['By \\citeauthor{doe2005} in \\citeyear{doe2005}; \\citealp{roe2010}.', 'By Doe in 2005; Roe, 2010.'],
])('the page about citations says what is printed for %s', async (sentence, printed) => {
  expect(textsOf(await partOf(SOURCES + sentence))).toContain(printed);
});

test('the size of the library is that of the converter’s worker, which imports the same', () => {
  const text = readFileSync(new URL('../../docs/library.md', import.meta.url), 'utf8');
  const told = Number(/`convert` takes about\s+(\d+) kB/.exec(text)?.[1]);
  const { kilobytes } = BYTE_BUDGETS.find(({ chunk }) => chunk === 'engine') ?? { kilobytes: Number.NaN };
  expect(Math.abs(told / kilobytes - 1)).toBeLessThan(0.05);
});
