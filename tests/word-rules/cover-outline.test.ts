import { openPages } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { elements } from '../docx/elements';
import { openPackage } from '../docx/package';
import { NORMAL, template } from '../templates/build';
import { brokenRules } from './rules';

/* A cover and the title of the contents may be in styles with a place in the outline: an update of the contents does not list them. */

const heading = (depth: number): string =>
  `<w:style w:type="paragraph" w:styleId="H${depth}"><w:name w:val="heading ${depth}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:outlineLvl w:val="${depth - 1}"/></w:pPr></w:style>`;
const named = (id: string, name: string, behind: string, own = ''): string =>
  `<w:style w:type="paragraph" w:customStyle="1" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="${behind}"/><w:pPr>${own}</w:pPr></w:style>`;
const paragraph = (style: string, text: string, more = ''): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/><w:rPr><w:lang w:val="en-US"/></w:rPr></w:pPr><w:r><w:t>${text}</w:t></w:r>${more}</w:p>`;

const BREAK = '<w:r><w:br w:type="page"/></w:r>';
const CONTENTS =
  '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>TOC \\t "heading 1,1"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>Sample</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>';
const OWN = template({
  styles:
    NORMAL +
    heading(1) +
    heading(2) +
    named('Degree', 'Name of the degree', 'Normal', '<w:outlineLvl w:val="1"/>') +
    named('Below', 'Line of the cover', 'Degree') +
    named('Content', 'Contents without number', 'H1'),
  body: `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="dxa"/></w:tblPr><w:tblGrid><w:gridCol w:w="5000"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:tcW w:w="5000" w:type="dxa"/></w:tcPr>${paragraph('Degree', 'University of Somewhere')}</w:tc></w:tr></w:tbl>${paragraph('Below', 'A dissertation', BREAK)}${paragraph('Content', 'Inhalt')}${CONTENTS}${paragraph('Normal', '', BREAK)}${paragraph('H1', 'Sample')}`,
});

test('an update of the contents does not list a cover', async () => {
  const markdown = '# One\n\n## Two\n\nText.\n';
  const options = { template: OWN, titleFromHeading: false };
  const session = openPages();
  const { pages } = await session.update(markdown, options);
  const file = openPackage((await convertForTest(markdown, options, 'cover in the outline')).bytes);
  expect(brokenRules({ pages: pages.map((_, index) => session.page(index + 1)), file })).toEqual([]);
  const body = file.parts.get('word/document.xml')?.root;
  const texts = [...elements(body, 'w:t')].map((each) => each.textContent);
  expect(texts).toEqual(
    expect.arrayContaining(['University of Somewhere', 'A dissertation', 'Inhalt', 'One']),
  );
});
