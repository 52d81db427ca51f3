import type { ConversionOptions } from '@footmark/engine';
import { openPages, type PageDrawing, type PageSession } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { NORMAL, p, template } from '../templates/build';

type Step = readonly [markdown: string, options: ConversionOptions];

const style = (id: string, name: string, properties: string): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>${properties}</w:style>`;
const WIDE = template({ styles: NORMAL });
const NARROW = template({
  styles: NORMAL,
  body: '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1400" w:right="4000" w:bottom="1400" w:left="1400"/></w:sectPr>',
});
const STYLES = template({
  styles: NORMAL + style('Loud', 'Loud Text', '<w:rPr><w:sz w:val="40"/></w:rPr>'),
});

const COVER = template({ styles: NORMAL, body: `${p('{{title}}')}${p('{{content}}')}` });

const WORDS = `${'Incomprehensibilities of extraordinary characterization notwithstanding. '.repeat(12)}\n\n`;
const TEXT = `# One\n\n${WORDS}## Two\n\n${WORDS}`;

const pagesOf = async (session: PageSession, [markdown, options]: Step): Promise<readonly PageDrawing[]> => {
  const { pages } = await session.update(markdown, options);
  return pages.map((_, index) => session.page(index + 1));
};

test.each<[string, Step, Step]>([
  ['an option', [TEXT, { fontSize: 10 }], [TEXT, { fontSize: 14 }]],
  ['justified text', [TEXT, {}], [TEXT, { justifyText: true }]],
  ['ragged text', [TEXT, { justifyText: true }], [TEXT, {}]],
  ['a Word template', [TEXT, {}], [TEXT, { template: WIDE }]],
  ['another Word template', [TEXT, { template: WIDE }], [TEXT, { template: NARROW }]],
  [
    'another title',
    [`---\ntitle: Old\n---\n${TEXT}`, { template: COVER }],
    [`---\ntitle: New\n---\n${TEXT}`, { template: COVER }],
  ],
  ['no Word template', [TEXT, { template: NARROW }], [TEXT, {}]],
  [
    'another style for what the text is made of',
    [TEXT, { template: STYLES }],
    [TEXT, { template: STYLES, styleMap: { BodyText: 'Loud Text' } }],
  ],
  [
    'captions from alternative texts',
    ['![A gauge](a.png)\n\na', { imageCaptions: true }],
    ['![A gauge](a.png)\n\na', { imageCaptions: 'alt' }],
  ],
  [
    'another level at which numbers of headings begin',
    ['### A', { numberHeadings: true, includeTableOfContents: true }],
    ['# A\n\n## B\n\n### C', { numberHeadings: true, includeTableOfContents: true }],
  ],
])('after %s was chosen, the pages are as if it had been from the beginning', async (_, before, after) => {
  const session = openPages();
  const first = await pagesOf(session, before);
  const changed = await pagesOf(session, after);
  expect(changed).not.toEqual(first);
  expect(changed).toEqual(await pagesOf(openPages(), after));
});

test('only justified text has words that are divided at the ends of lines', async () => {
  const divided = async (options: ConversionOptions): Promise<boolean> =>
    JSON.stringify(await pagesOf(openPages(), [TEXT, options])).includes('"hyphenated":true');
  expect(await divided({ justifyText: true })).toBe(true);
  expect(await divided({})).toBe(false);
});

test('no words are divided where a Word template says how lines end', async () => {
  const options = { justifyText: true, template: WIDE };
  expect(JSON.stringify(await pagesOf(openPages(), [TEXT, options]))).not.toContain('"hyphenated":true');
});

test('with a cover of the template, the text has no page for a title of its own', async () => {
  const text = `---\ntitle: New\n---\n${TEXT}`;
  const options = { template: COVER, includeTableOfContents: true, titlePage: true };
  const [first] = await pagesOf(openPages(), [text, options]);
  expect(JSON.stringify(first?.body)).toContain('Incomprehensibilities');
});
