import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { field, NORMAL, p, template } from '../templates/build';
import { judgedFields } from './fields/comparison';

const headersOf = async (title: string, authors: string): Promise<readonly (readonly string[])[]> => {
  const { bytes } = await convertForTest(`---\ntitle: ${title}\nauthor: ${authors}\n---\n\n# One\n`, {
    headerText: '{title} by {author}',
    evenHeaderText: '{author}',
    firstFooterText: 'On {title}',
    footerText: '{date}{page}',
    template: 'academic',
  });
  const fields = [...judgedFields(openPackage(bytes), () => () => '1')].filter(({ field }) =>
    /^(?:TITLE|AUTHOR)$/.test(field.instruction.name),
  );
  expect(fields.filter(({ isSame }) => !isSame).map(({ word, ours }) => [word, ours])).toEqual([]);
  return fields.map(({ field, ours }) => [field.instruction.name, ours]).sort();
};

test.each([
  ['"Tides & <water>"', 'Jo Lee'],
  ['مد وجزر', 'ج. لي'],
  ['潮汐', '李'],
])('titles and single authors in headers are fields of the properties: %s by %s', async (title, author) => {
  const own = title.replaceAll('"', '');
  expect(await headersOf(title, author)).toEqual([
    ['AUTHOR', author],
    ['AUTHOR', author],
    ['TITLE', own],
    ['TITLE', own],
  ]);
});

test('what the properties say in other words, or a field cannot hold, is text', async () => {
  expect(await headersOf('Tides', '[Jo Lee, Al Ray]')).toEqual([
    ['TITLE', 'Tides'],
    ['TITLE', 'Tides'],
  ]);
  expect(await headersOf('Tides مد', 'Jo')).toEqual([
    ['AUTHOR', 'Jo'],
    ['AUTHOR', 'Jo'],
  ]);
});

const HEADING_1 =
  '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:outlineLvl w:val="0"/></w:pPr></w:style>';
const NUMBERS =
  '<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="multilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:pStyle w:val="H1"/><w:lvlText w:val="%1."/><w:lvlJc w:val="left"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';
const SIGN = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const CODE = (code: string): string => `<w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>`;

async function templateHeader(header: string, text: string, styles = '') {
  const { bytes } = await convertForTest(text, {
    template: template({
      body: `${p('{{content}}')}<w:sectPr><w:headerReference w:type="default" r:id="h1"/></w:sectPr>`,
      styles: NORMAL + HEADING_1 + styles,
      numbering: NUMBERS,
      stories: { h1: `<w:p>${header}</w:p>` },
    }),
  });
  const file = openPackage(bytes);
  const xml = file.parts.get('word/template-header1.xml')?.text ?? '';
  const judged = [...judgedFields(file, () => () => '1')].filter(
    ({ field: { instruction } }) => instruction.name === 'STYLEREF',
  );
  return { xml, judged, shown: [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)/g)].map(([, own]) => own).join('') };
}

test.each([
  ['the text', field('STYLEREF 1', 'Sample'), 'Tides & water'],
  ['by the name of the style', field('STYLEREF "heading 1" \\* MERGEFORMAT', 'Sample'), 'Tides & water'],
  ['the number', field('STYLEREF "heading 1" \\n', '6'), '1'],
  [
    'a simple field',
    '<w:fldSimple w:instr=" STYLEREF 1 "><w:r><w:t>Sample</w:t></w:r></w:fldSimple>',
    'Tides & water',
  ],
  [
    'a result of several runs',
    `${SIGN('begin')}${CODE(' STYLE')}${CODE('REF 1 ')}${SIGN('separate')}<w:r><w:t>Sam</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>ple</w:t></w:r>${SIGN('end')}`,
    'Tides & water',
  ],
])("a template's fields for headings store a heading of the text: %s", async (_, header, expected) => {
  const { judged, shown } = await templateHeader(header, '# Tides & *water*\n\nText.\n\n# Next\n');
  expect(shown.replaceAll('&amp;', '&')).toBe(expected);
  expect(judged.length).toBeGreaterThan(0);
  expect(judged.filter(({ isSame }) => !isSame).map(({ word, ours }) => [word, ours])).toEqual([]);
});

test.each([
  field('STYLEREF 1', 'Sample'),
  '<w:fldSimple w:instr=" STYLEREF 1 "><w:r><w:t>Sample</w:t></w:r></w:fldSimple>',
])('where Word would print an error for want of a heading, the field goes: %#', async (header) => {
  const { xml, shown } = await templateHeader(
    `<w:r><w:t>A</w:t></w:r>${header}<w:r><w:t>B</w:t></w:r>`,
    'Text.',
  );
  expect(shown).toBe('AB');
  expect(xml).not.toMatch(/STYLEREF|fldChar/);
});

test.each([
  ['# One\n\nText.', 'AB'],
  ['::: {custom-style="Own Chapter"}\nWords.\n:::', 'ASampleB'],
])('so does one for a style of the template that only its sample text has: %j', async (text, expected) => {
  const { shown } = await templateHeader(
    `<w:r><w:t>A</w:t></w:r>${field('STYLEREF "Own Chapter" \\* MERGEFORMAT', 'Sample')}<w:r><w:t>B</w:t></w:r>`,
    text,
    '<w:style w:type="paragraph" w:customStyle="1" w:styleId="own"><w:name w:val="Own Chapter"/></w:style>',
  );
  expect(shown).toBe(expected);
});

test("a condition in a template's header stores its branch for a heading of the text", async () => {
  const header = `${SIGN('begin')}${CODE(' IF ')}${SIGN('begin')}${CODE(' STYLEREF 1 \\n ')}${SIGN('separate')}${CODE('0')}${SIGN('end')}${CODE(' = 1 "')}${SIGN('begin')}${CODE(' STYLEREF 1 ')}${SIGN('separate')}${CODE('Sample')}${SIGN('end')}${CODE('!" "none" ')}${SIGN('separate')}<w:r><w:t>none</w:t></w:r>${SIGN('end')}`;
  expect((await templateHeader(header, '# Tides\n\n# Next\n')).shown).toBe('Tides!');
  expect((await templateHeader(header, 'Text.')).shown).toBe('none');
});
