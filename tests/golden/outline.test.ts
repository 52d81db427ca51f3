import { expect, test } from 'vitest';
import { parseXml } from '../docx/xml';
import { changedStyles, outline } from './outline';

const W = 'xmlns:w="urn:w"';

test('a document is outlined with its styles, its texts and all other properties', () => {
  const document = parseXml(
    `<w:document ${W}><w:body><w:p><w:pPr><w:pStyle w:val="Heading1"/><w:keepNext/><w:spacing w:before="60" w:after="80"/></w:pPr>` +
      '<w:r><w:t xml:space="preserve">One </w:t></w:r><w:hyperlink w:anchor="x"><w:r><w:rPr><w:b/><w:color w:val="FF0000"/></w:rPr><w:t>two</w:t><w:br/></w:r></w:hyperlink></w:p>' +
      '<w:tbl><w:tblPr><w:tblW w:w="9" w:type="dxa"/></w:tblPr><w:tr><w:trPr><w:tblHeader/></w:trPr><w:tc><w:p><w:r><w:t>a&#xA0;b</w:t></w:r></w:p></w:tc></w:tr></w:tbl>' +
      '<w:sectPr><w:cols w:num="2"/></w:sectPr></w:body></w:document>',
  );
  expect(outline(document)).toBe(
    `body
  Heading1 | One ⟨hyperlink(anchor=x): ⟨b color=FF0000: two⟨br⟩⟩⟩ | keepNext spacing(before=60 after=80)
  tbl
    tblPr{tblW(w=9 type=dxa)}
    tr
      trPr{tblHeader}
      tc
        – | a&#160;b
  sectPr{cols(num=2)}
`,
  );
});

test('any attribute, element or text that differs makes another outline', () => {
  const part = (inside: string) =>
    outline(parseXml(`<w:numbering ${W}><w:abstractNum>${inside}</w:abstractNum></w:numbering>`));
  const all = [
    '<w:lvl w:ilvl="0"><w:start w:val="1"/></w:lvl>',
    '<w:lvl w:ilvl="1"><w:start w:val="1"/></w:lvl>',
    '<w:lvl w:ilvl="0"><w:start w:val="2"/></w:lvl>',
    '<w:lvl w:ilvl="0"><w:start/></w:lvl>',
    '<w:lvl w:ilvl="0"><w:start w:val="1"/></w:lvl><w:lvl w:ilvl="0"/>',
    '<w:lvl w:ilvl="0"><w:start w:val="1">x</w:start></w:lvl>',
    '<w:lvl w:ilvl="0"><w:start w:val="1"><w:b/></w:start></w:lvl>',
  ].map(part);
  expect(new Set(all).size).toBe(all.length);
});

const sheet = (...styles: readonly string[]) => parseXml(`<w:styles ${W}>${styles.join('')}</w:styles>`);
const style = (id: string, size: number) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:pPr><w:keepNext/></w:pPr><w:rPr><w:sz w:val="${size}"/></w:rPr></w:style>`;

test('a style sheet is shown by its difference from another', () => {
  const before = sheet('<w:docDefaults/>', style('One', 1), style('Two', 2), style('Three', 3));
  expect(changedStyles(before, before)).toBe('');
  expect(outline(before)).toContain('paragraph Two | name=Two | keepNext | sz=2\n');
  expect(
    changedStyles(
      sheet('<w:docDefaults><w:b/></w:docDefaults>', style('One', 1), style('Two', 9), style('New', 3)),
      before,
    ),
  ).toBe(
    `docDefaults | -docDefaults +docDefaults{b}
paragraph Two | -sz=2 +sz=9
+ paragraph New | name=New | keepNext | sz=3
- paragraph Three
`,
  );
});
