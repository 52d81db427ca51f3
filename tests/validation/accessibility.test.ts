import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { PIXEL } from '../pixel';
import { accessibilityFindings } from './accessibility';
import { packageOf } from './snippets';

/** All that is made of tables, pictures, colours and headings. */
const TEXT = `---
title: On Glass
author: [A B, C D]
abstract: About glass.
keywords: [glass]
---

# Kinds

Glass[^1] is \`hard\`, [clear](https://example.org) and ==old==. See @tbl:kinds, @fig:cup and @eq:light.

| Kind | Price |
|---|--:|
| clear | 1.20 |
| green | 0.90 |

: The kinds {#tbl:kinds}

![A cup](cup.png "The cup"){#fig:cup}

![](line.png)

## Light

$$ n = c / v $$ {#eq:light}

${['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'].map((kind) => `> [!${kind}]\n> Text with \`code\`.\n`).join('\n')}
> A quotation.

\`\`\`js title="a.js"
// A comment
const a = new Map([['b', 1.5]]); // more
export default class C extends D { e() { return /f/u.test('g'); } }
\`\`\`

\`\`\`diff
- out
+ in
\`\`\`

- one
- [x] done

Term
: Its meaning.

<details><summary>More</summary>Inside.</details>

---

<kbd>Esc</kbd> ends.

# References

Doe, J. (2020). *On Glass*.

[^1]: A note with a table:

    | a | b |
    |---|---|
    | 1 | 2 |
`;

test.each(['plain', 'academic', 'business', 'mla'] as const)(
  'Word’s accessibility checker lists nothing in the template %s',
  async (template) => {
    const { bytes } = await convertForTest(TEXT, {
      template,
      titlePage: true,
      includeTableOfContents: true,
      showPageNumbers: true,
      loadAsset: async () => ({ bytes: PIXEL }),
    });
    const file = openPackage(bytes);
    expect(file.parts.get('word/document.xml')?.text).toMatch(/CalloutCaution.*CodeKeyword.*CodeDeleted/s);
    expect(accessibilityFindings(file)).toEqual([]);
  },
);

const inTable = (rows: string, look = '0020'): string =>
  `<w:tbl><w:tblPr><w:tblLook w:val="${look}"/></w:tblPr>${rows}</w:tbl>`;
const row = (text: string, properties = ''): string =>
  `<w:tr><w:tc>${properties}<w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc></w:tr>`;
const heading = (level: number): string =>
  `<w:p><w:pPr><w:outlineLvl w:val="${level}"/></w:pPr><w:r><w:t>h</w:t></w:r></w:p>`;
const run = (text: string, properties: string): string =>
  `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;

test.each([
  [inTable(row('a'), '0600'), 'the table "a" has no header row'],
  [inTable(`${row('a')}${row('')}`), 'the table "a" has a blank row'],
  [inTable(row('a', '<w:tcPr><w:gridSpan w:val="2"/></w:tcPr>')), 'the table "a" has merged cells'],
  [inTable(`<w:tr><w:tc>${inTable(row('a'))}<w:p/></w:tc></w:tr>`), 'the table "a" is in another'],
  [
    '<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1"/></wp:inline></w:drawing></w:r></w:p>',
    'an object has no alternative text',
  ],
  [
    '<w:p><w:r><w:drawing><wp:anchor><wp:docPr id="1" descr="a"/></wp:anchor></w:drawing></w:r></w:p>',
    'an object floats',
  ],
  ['<w:p/><w:p/>', 'empty paragraphs follow each other'],
  [`${heading(0)}${heading(2)}`, 'the heading "h" skips a level'],
  [run('a', '<w:color w:val="777777"/>'), '"a" is 777777 on FFFFFF'],
  [run('a', '<w:rStyle w:val="S"/>'), '"a" is 000000 on 555555'],
])('the rules find faults: %s', (content, finding) => {
  const file = packageOf({
    'word/document.xml': content,
    'word/styles.xml':
      '<w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="en-US"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:styleId="R"><w:rPr><w:shd w:fill="555555"/></w:rPr></w:style><w:style w:styleId="S"><w:basedOn w:val="R"/></w:style>',
  });
  expect(accessibilityFindings(file)).toEqual(['the document has no title', finding]);
});
