import { expect, test } from 'vitest';
import { parseXml } from '../docx/xml';
import { changedStyles } from './changed-styles';

const sheet = (...styles: readonly string[]) =>
  parseXml(`<w:styles xmlns:w="urn:w">${styles.join('')}</w:styles>`);
const style = (id: string, size: number) => `<w:style w:styleId="${id}"><w:sz w:val="${size}"/></w:style>`;

test('a style sheet is shown by its difference from another', () => {
  const before = sheet('<w:docDefaults/>', style('One', 1), style('Two', 2), style('Three', 3));
  expect(changedStyles(before, before)).toBe('<w:styles xmlns:w="urn:w"/>\n');
  expect(
    changedStyles(sheet('<w:docDefaults/>', style('One', 1), style('Two', 9), style('New', 3)), before),
  ).toBe(
    `<w:styles xmlns:w="urn:w">
  <w:style w:styleId="Two">
    <w:sz w:val="9"/>
  </w:style>
  <w:style w:styleId="New">
    <w:sz w:val="3"/>
  </w:style>
</w:styles>
<!-- without w:style Three -->
`,
  );
});
