import { openPages } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { convertForTest } from '../../../tests/conversion.js';
import { openPackage } from '../../../tests/docx/package.js';
import { NORMAL, template } from '../../../tests/templates/build.js';
import { readForTest } from '../../../tests/word/read-for-test.js';

/* Templates whose default style of tables has lines: what only lies in a table to stand side by side gets none of them. */

const SIDES = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
const LINES = `<w:tblPr><w:tblBorders>${SIDES.map((side) => `<w:${side} w:val="single" w:sz="4"/>`).join('')}</w:tblBorders></w:tblPr>`;
const standard = (more: string, id = 'TableNormal', name = 'Normal Table'): string =>
  `<w:style w:type="table" w:default="1" w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`;

const TEXT =
  '$$a = b$$ {#eq:one}\n\nSee @eq:one.\n\n::: {layout-ncol=2}\nleft\n\nright\n:::\n\n> [!note]\n> Words.\n';

const stylesOf = async (styles: string): Promise<{ document: string; styles: string; bytes: Uint8Array }> => {
  const { bytes } = await convertForTest(TEXT, { template: template({ styles: NORMAL + styles }) });
  const { parts } = openPackage(bytes);
  const textIn = (name: string): string => parts.get(name)?.text ?? '';
  return { document: textIn('word/document.xml'), styles: textIn('word/styles.xml'), bytes };
};

test.each([
  ['lines', standard(LINES)],
  ['a German id', standard(LINES, 'NormaleTabelle')],
  ['shading', standard('<w:tcPr><w:shd w:val="clear" w:color="auto" w:fill="FFEEDD"/></w:tcPr>')],
  [
    'a header row with a line',
    standard(
      '<w:tblStylePr w:type="firstRow"><w:tcPr><w:tcBorders><w:bottom w:val="single" w:sz="8"/></w:tcBorders></w:tcPr></w:tblStylePr>',
    ),
  ],
])('%s', async (_, given) => {
  const { document, styles, bytes } = await stylesOf(given);
  const used = [...document.matchAll(/<w:tblStyle w:val="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(used)).toEqual(new Set(['FootmarkTableNormal', 'CalloutNote']));
  expect(styles).toMatch(
    /w:styleId="FootmarkTableNormal"><w:name w:val="Table without Lines"\/>(?!<w:basedOn)/,
  );
  expect(styles).toMatch(/<w:name w:val="Callout Note"\/><w:basedOn w:val="FootmarkTableNormal"\/>/);
  expect(styles.match(/w:type="table" w:default="1"/g)).toHaveLength(1);
  const { markdown } = await readForTest(bytes);
  expect(markdown).toMatch(/a=b\n\$\$ \{#eq:one\}\n[^|]*\.column/);
});

test('a default style of tables without lines is used as it is', async () => {
  const none = `<w:tblPr><w:tblBorders>${SIDES.map((side) => `<w:${side} w:val="nil"/>`).join('')}</w:tblBorders></w:tblPr>`;
  for (const given of [standard(''), standard(none)]) {
    const { styles } = await stylesOf(given);
    expect(styles).not.toContain('FootmarkTableNormal');
  }
});

test('the pages draw no lines around a formula either', async () => {
  const session = openPages();
  await session.update('$$a = b$$ {#eq:one}\n', { template: template({ styles: NORMAL + standard(LINES) }) });
  expect(JSON.stringify(session.page(1).body)).not.toMatch(/"type":"(?:line|rule)"/);
});
