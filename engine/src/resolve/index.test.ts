import { expect, test } from 'vitest';
import type { ConversionOptions } from '../api/options.js';
import { settingsOf } from '../api/settings.js';
import type { FrontMatter } from '../model/metadata.js';
import { runsOf } from '../model/nodes/children.js';
import { plainText } from '../model/nodes/plain-text.js';
import type { Resolved } from '../model/resolved.js';
import { parse } from '../parse/index.js';
import { loadPasses, resolve } from './index.js';

async function resolved(
  markdown: string,
  options: ConversionOptions = {},
  front: Partial<FrontMatter> = {},
): Promise<Resolved> {
  const document = parse(markdown, { authors: [], ...front }, () => {}, true);
  const passes = await loadPasses(document, undefined);
  return resolve(document, settingsOf(options), () => {}, new Map(), undefined, passes);
}

const CONTENTS = { includeTableOfContents: true } as const;
const FRONT = { title: { markdown: 'T', line: 1 } };

test.each<[string, string, ConversionOptions, Partial<FrontMatter>, string[]]>([
  ['a heading that only repeats front matter', '# T\n\n## A', {}, FRONT, ['T', 'A']],
  ['not one that is printed as the title', '# T\n\n## A', { template: 'business' }, {}, ['A']],
  ['not one on a title page', '# T\n\n## A', { titlePage: true }, {}, ['A']],
])('the contents list %s', async (_, markdown, options, front, expected) => {
  const { contents } = await resolved(markdown, { ...CONTENTS, ...options }, front);
  expect([...contents.values()].map(({ children }) => plainText(children))).toEqual(expected);
});

test.each<[string, ConversionOptions, number]>([
  ['[TOC]', {}, 1],
  ['\\listoffigures', {}, 0],
  ['![A](a.png){#fig:a}', {}, 0],
  ['text', CONTENTS, 1],
])('a text with %j and %j has contents or not', async (markdown, options, count) => {
  const { contents, hasContentsPlace } = await resolved(`${markdown}\n\n# A`, options);
  expect([contents.size, hasContentsPlace]).toEqual([count, markdown === '[TOC]']);
});

test('the heading of references is raised where a style guide asks for it', async () => {
  const depths = async (options: ConversionOptions): Promise<number[]> =>
    [...(await resolved('text\n\n# A\n\n## References', options)).headings.keys()].map(({ depth }) => depth);
  expect(await depths({ template: 'academic' })).toEqual([1, 1]);
  expect(await depths({})).toEqual([1, 2]);
});

test('citations are the text that was written where nothing prints them', async () => {
  const { blocks } = await resolved('See *[@a, p. 3]*.');
  expect(blocks.flatMap((block) => runsOf(block).map(plainText))).toEqual(['See [@a, p. 3].']);
  expect(JSON.stringify(blocks)).not.toContain('"citation"');
});

const BREAK = '\\newpage';

test.each<[string, string, ConversionOptions, Partial<FrontMatter>, string[]]>([
  ['at the beginning', `${BREAK}\n\na`, {}, {}, ['paragraph']],
  ['behind a title page', `${BREAK}\n\na`, { titlePage: true }, FRONT, ['paragraph']],
  ['but not below a title', `${BREAK}\n\na`, {}, FRONT, ['pageBreak', 'paragraph']],
  ['nor below contents', `${BREAK}\n\n# a`, CONTENTS, {}, ['pageBreak', 'heading']],
  ['at the end', `a\n\n${BREAK}`, { footnotePosition: 'document' }, {}, ['paragraph']],
  ['above notes on the page', `a[^1]\n\n${BREAK}\n\n[^1]: n`, {}, {}, ['paragraph']],
  [
    'but not above endnotes',
    `a[^1]\n\n${BREAK}\n\n[^1]: n`,
    { footnotePosition: 'document' },
    {},
    ['paragraph', 'pageBreak'],
  ],
])('no page is empty for a page break %s', async (_, markdown, options, front, expected) => {
  const { blocks } = await resolved(markdown, options, front);
  expect(blocks.map(({ type }) => type)).toEqual(expected);
});
