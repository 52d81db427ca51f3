import { expect, test } from 'vitest';
import type { ConversionOptions } from '../../engine/src/index.js';
import { convertForTest } from '../conversion.js';
import { openPackage } from '../docx/package.js';

const MARKDOWN =
  '---\ntitle: The title\nauthor: A. Author\n---\n\n# The title\n\n## Two\n\nSee [top](#the-title).\n';

/** The paragraphs of a document, as XML. */
async function paragraphs(name: string, options: ConversionOptions): Promise<string[]> {
  const { bytes } = await convertForTest(MARKDOWN, options, `title ${name}`);
  const { text = '' } = openPackage(bytes).parts.get('word/document.xml') ?? {};
  return text.match(/<w:p>.*?<\/w:p>/gs) ?? [];
}

const textOf = (xml: string): string => xml.replace(/<w:instrText.*?<\/w:instrText>|<[^>]*>/gs, '');
const styledAs = (style: string) => (xml: string) => xml.includes(`<w:pStyle w:val="${style}"/>`);

test('a heading that the plain template shows as the title stays in the contents and in the outline', async () => {
  const all = await paragraphs('plain', { includeTableOfContents: true });
  expect(all.filter(styledAs('TOC1')).map(textOf)).toEqual(['The title1']);
  expect(all.filter(styledAs('TOC2')).map(textOf)).toEqual(['Two1']);
  const [title = '', ...others] = all.filter(styledAs('Title'));
  expect(others).toEqual([]);
  expect(title).toContain('<w:outlineLvl w:val="0"/>');
  expect(title).toContain('w:name="_Toc000000001"');
});

test('the academic template without a title page shows the title above the text', async () => {
  const all = await paragraphs('academic', { template: 'academic', titlePage: false });
  expect(all.filter(styledAs('Title')).map(textOf)).toEqual(['The title']);
  expect(all.filter(styledAs('TitleDetails')).map(textOf)).toEqual(['A. Author']);
  expect(all.filter(styledAs('Heading1')).map(textOf)).toEqual(['Two']);
  expect(all.filter(styledAs('TOC1')).map(textOf)).toEqual(['Two1']);
});
