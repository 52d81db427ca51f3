import { describe, expect, test } from 'vitest';
import type { ConversionOptions } from './api/options.js';
import { clipboardForWord } from './clipboard-for-word.js';
import { markdownFromClipboard } from './from-clipboard.js';

const TEXT = `# Title

A *first* **claim**[^a] with \`code\` and $E = mc^2$.

## Second

1. One
2. Two
   - deep
   - deeper

3. Three

| Name | Sum |
|------|----:|
| A    |   1 |
| B    |   2 |

\`\`\`js
const a = 1;
  b();
\`\`\`

> A quote.

[^a]: The *source*.
`;

/** A pasted document as it was written, by what it says of itself. */
async function pastedBack(markdown: string): Promise<string> {
  const { html, plain } = await clipboardForWord(markdown, { highlightCode: false });
  return markdownFromClipboard({ html, plain })?.markdown ?? plain;
}

test('pasting Word’s own markup gives the text again', async () => {
  const back = await pastedBack(TEXT);
  expect(back).toContain('# Title');
  expect(back).toContain('## Second');
  expect(back).toMatch(/A \*first\* \*\*claim\*\*\[\^1\] with `code` and \$E = m c\^\{2\}\$\./);
  expect(back).toMatch(/1\. +One\n+2\. +Two\n+ +- deep\n+ +- deeper\n+3\. +Three/);
  expect(back).toMatch(/\| +Name +\| +Sum +\|/);
  expect(back).toContain('const a = 1;\n  b();');
  expect(back).toMatch(/\[\^1\]: The \*source\*\./);
});

describe('Word’s own markup', () => {
  const htmlOf = async (markdown: string, options: ConversionOptions = {}) =>
    (await clipboardForWord(markdown, options)).html;

  test('notes have both of their ends, and numbers that only others see', async () => {
    const html = await htmlOf('A[^x] and B[^y].\n\n[^x]: One.\n[^y]: Two.\n');
    for (const number of [1, 2]) {
      expect(html).toContain(
        `<a style='mso-footnote-id:ftn${number}' href="#_ftn${number}" name="_ftnref${number}"`,
      );
      expect(html).toContain(
        `<a style='mso-footnote-id:ftn${number}' href="#_ftnref${number}" name="_ftn${number}"`,
      );
      expect(html).toContain(`<div style='mso-element:footnote' id=ftn${number}>`);
      expect(html).toContain(`<![if !supportFootnotes]><sup>[${number}]</sup><![endif]>`);
    }
  });

  test('bullets differ by level, as in a file', async () => {
    const { html, plain } = await clipboardForWord('- a\n  - b\n    - c\n      - d');
    expect([...html.matchAll(/mso-level-text:([^;}]+)/g)].map(([, sign]) => sign)).toEqual([...'•◦▪•']);
    expect([...plain.matchAll(/[•◦▪]/g)].map(([sign]) => sign)).toEqual([...'•◦▪•']);
  });

  test('items name their list and level, and lists count by themselves', async () => {
    const html = await htmlOf('3. c\n4. d\n\ntext\n\n1. a\n\n- x\n  - y\n');
    expect(html).toMatch(/@list l0:level1 \{mso-level-start-at:3;mso-level-text:"%1\\\."/);
    expect(html).toMatch(
      /mso-list:l0 level1 lfo1[^<]*<!\[if !supportLists]><span style='mso-list:Ignore'>3\./,
    );
    expect(html).toMatch(
      /mso-list:l0 level1 lfo1[^<]*<!\[if !supportLists]><span style='mso-list:Ignore'>4\./,
    );
    expect(html).toMatch(
      /mso-list:l1 level1 lfo2[^<]*<!\[if !supportLists]><span style='mso-list:Ignore'>1\./,
    );
    expect(html).toContain('mso-level-number-format:bullet');
    expect(html).toMatch(/mso-list:l2 level2 lfo3/);
  });

  test('styles are named, and only those in use', async () => {
    const html = await htmlOf('> quoted\n');
    expect(html).toContain('mso-style-name:"Quote"');
    expect(html).not.toContain('mso-style-name:"Footnote Text"');
    expect(html).toContain('<p class=MsoQuote');
  });

  test('tables repeat their header and keep merged cells', async () => {
    const html = await htmlOf(
      '<table><tr><th>a</th><th>b</th></tr><tr><td rowspan="2">x</td><td>1</td></tr><tr><td>2</td></tr></table>\n',
    );
    expect(html).toMatch(/<thead>\n<tr[^>]*><th/);
    expect(html).toContain('rowspan=2');
    expect(html.match(/<t[dh]\b/g)).toHaveLength(5);
  });

  test('tables have the rules that they have in the file', async () => {
    const table = '| a | b |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |\n';
    const business = await htmlOf(table, { template: 'business' });
    expect(business.match(/<td[^>]*border-top:solid #B4BCCB 0.5pt/g)).toHaveLength(4);
    const academic = await htmlOf(table, { template: 'academic' });
    expect(academic.match(/border-top:solid #000000 0.5pt/g)).toHaveLength(4);
    // The rule below the header is that of its cells and of those under it; Word draws it once.
    expect(academic.match(/border-bottom:solid #000000 0.5pt/g)).toHaveLength(4);
    expect(academic).not.toContain('background');
  });

  test('callouts have their bar and background', async () => {
    const html = await htmlOf('> [!TIP]\n> Save often.\n');
    expect(html.match(/<td[^>]*border:none;border-left:solid #1A7037 3pt;background:#F1F8F3/g)).toHaveLength(
      2,
    );
  });

  test('text cannot escape from its place', async () => {
    const html = await htmlOf(
      'A <b>bold</b> & `<script>` "quoted" [x](https://example.com/?a="b"&c=\'d\' "t\\"<i>")\n\n![a"b](data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==)\n',
    );
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('src="data:image/png;base64,iVBORw0KGgo');
    expect(html).toContain('alt="a&quot;b"');
  });
});

test('the plain text has the words, the numbers and the notes', async () => {
  const { plain } = await clipboardForWord(
    '# T\n\nA[^n].\n\n2. two\n3. three\n\n| a | b |\n|---|---|\n| c | d |\n\n[^n]: Note.\n',
  );
  expect(plain).toBe('T\nA[1].\n2. two\n3. three\na\tb\nc\td\n[1] Note.\n');
});

test('the second mark of a note looks like the first in the plain text', async () => {
  const { plain } = await clipboardForWord('A[^n] and B[^n].\n\n[^n]: Note.\n');
  expect(plain).toBe('A[1] and B[1].\n[1] Note.\n');
});

test('a wrong option is refused, as by convert', async () => {
  await expect(clipboardForWord('x', { fontSize: 'large' } as never)).rejects.toThrow(TypeError);
});
