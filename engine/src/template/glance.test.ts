import { expect, test } from 'vitest';
import { readXml } from '../ooxml/read-xml.js';
import { placesIn } from './body.js';
import { DropList } from './dropped.js';
import { glanceAtBody } from './glance.js';
import { readStyles } from './styles.js';
import { usageIn } from './usage.js';

const ROOT =
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">';
const LAST =
  '<w:sectPr><w:headerReference w:type="default" r:id="rId7"/><w:pgSz w:w="9000" w:h="9000"/></w:sectPr>';
const documentOf = (blocks: string, root = ROOT): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}<w:body>${blocks}${LAST}</w:body></w:document>`;
const p = (style: string, text: string, more = ''): string =>
  `<w:p w:rsidR="00A1"><w:pPr><w:pStyle w:val="${style}"/>${more}<w:pPrChange><w:pPr><w:pStyle w:val="Old"/></w:pPr></w:pPrChange></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const refuse = (what: string): never => {
  throw new Error(what);
};
const STYLES = readStyles(
  readXml(`<w:styles${ROOT.slice('<w:document'.length)}</w:styles>`, 'word/styles.xml', refuse),
);

const BODIES: Readonly<Record<string, string>> = {
  paragraphs: p('A', 'Some text') + p('B', 'Research and “more”'),
  sections:
    p('A', 'One') +
    p('B', 'Two, longer', '<w:sectPr><w:pgSz w:w="5000" w:h="7000"/></w:sectPr>') +
    p('C', 'x'),
  'runs with properties': `<w:p><w:pPr><w:pStyle w:val="A"/><w:rPr><w:b w:val="0"/></w:rPr></w:pPr><w:r><w:rPr><w:i/><w:rPrChange w:id="1"><w:rPr><w:b/></w:rPr></w:rPrChange></w:rPr><w:t>Some</w:t></w:r><w:r><w:rPr/><w:t> text</w:t></w:r></w:p>`,
  'a table in a control': `<w:sdt><w:sdtPr><w:alias w:val="n"/></w:sdtPr><w:sdtContent><w:tbl><w:tblPr><w:tblStyle w:val="T"/></w:tblPr><w:tr><w:tc>${p('A', 'cell')}</w:tc></w:tr></w:tbl></w:sdtContent></w:sdt>`,
  'a table of contents': `${p('A', 'Before')}<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${p('TOC1', 'An entry of some length')}</w:sdtContent></w:sdt>${p('B', 'After')}`,
  'a picture with namespaces of its own': `<w:p><w:r><w:drawing><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:blip r:embed="rId1"/></a:graphic></w:drawing></w:r></w:p>${p('A', 'x')}`,
};

test.each(Object.entries(BODIES))(
  '%s: a glance finds the styles and sections that reading finds',
  (_, body) => {
    const xml = documentOf(body);
    const [glance, read] = [glanceAtBody(xml, 'document'), readXml(xml, 'document', refuse)];
    if (!glance) throw new Error('It was not looked over');
    const placesOf = ({ root }: typeof read): unknown => placesIn(root, new DropList());
    expect(usageIn(glance.root, STYLES)).toEqual(usageIn(read.root, STYLES));
    expect(placesOf(glance)).toEqual(placesOf(read));
  },
);

test.each([
  ['a field', p('A', 'See {{title}}')],
  ['a field over several runs', `<w:p><w:r><w:t>{</w:t></w:r><w:r><w:t>{title}}</w:t></w:r></w:p>`],
  ['braces by their numbers', p('A', '&#123;&#x7B;title}}')],
  ['a section of plain characters', p('A', '<![CDATA[{{title}}]]>')],
  ['a comment', `${p('A', 'x')}<!-- <w:p> -->`],
  ['wrong nesting', '<w:p><w:r></w:p></w:r>'],
  ['wrong nesting of properties', '<w:p><w:r><w:rPr><w:b></w:rPr></w:b></w:r></w:p>'],
  ['text in properties with a field', '<w:p><w:r><w:rPr>{{title}}</w:rPr></w:r></w:p>'],
  ['an element without an end', '<w:p><w:r>'],
  ['a prefix that means nothing', '<w:p><y:r/></w:p>'],
  ['no prefix', '<w:p><r/></w:p>'],
  ['a prefix that means something else here', '<w:p xmlns:w="urn:other"/>'],
  ['elements that are nested deeply', `${'<w:r>'.repeat(300)}${'</w:r>'.repeat(300)}`],
  ['an end of a tag in an attribute', '<w:p><w:r w:x="/>"></w:r></w:p>'],
  ['a damaged section', p('A', 'x', '<w:sectPr><w:pgSz w:w="1" w:w="2"/></w:sectPr>')],
  ['a reference in the name of a style', p('A&amp;B', 'x')],
])('%s: such a body is to be read', (_, body) => {
  expect(glanceAtBody(documentOf(body), 'document')).toBeUndefined();
});

test('a file with other prefixes is to be read', () => {
  const other = documentOf('').replaceAll('w:', 'v:');
  const again = 'xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const twice = documentOf('', ROOT.replace('>', ` ${again}>`));
  for (const xml of [other, twice, documentOf('').replace('<?xml', '<!DOCTYPE a><?xml'), '', 'Text'])
    expect(glanceAtBody(xml, 'document')).toBeUndefined();
});
