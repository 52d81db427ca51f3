import { expect, test } from 'vitest';
import type { Notice } from '../../api/notice.js';
import type { Block } from '../../model/document.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { parse } from '../../parse/index.js';
import { readMetadata } from '../../parse/metadata.js';
import { splitFrontMatter } from '../../source/front-matter.js';
import { expandAcronyms } from './acronyms.js';

const FRONT = `---
acronyms:
  TLA: three-letter acronym
  TLA-2/3+: another one
  CPU:
    short: CPU
    long: central processing unit
    long-plural: units of central processing
glossary:
  kettle: What water is boiled in.
---

`;

const textOf = (block: Block): string =>
  block.type === 'paragraph' || block.type === 'heading' ? plainText(block.children) : '';

async function expanded(text: string) {
  const notices: Notice[] = [];
  const report = (notice: Notice): void => void notices.push(notice);
  const { yaml, markdown } = splitFrontMatter(FRONT + text);
  const document = expandAcronyms(parse(markdown, await readMetadata(yaml, report), report), report);
  return { document, notices };
}

test.each([
  ['\\gls{TLA}, \\gls{TLA}', 'three-letter acronym (TLA), TLA'],
  ['\\ac{TLA} and +TLA', 'three-letter acronym (TLA) and TLA'],
  ['+TLA and C+TLA', 'three-letter acronym (TLA) and C+TLA'],
  ['+TLA-2/3+ and +TLA', 'another one (TLA-2/3+) and three-letter acronym (TLA)'],
  ['\\acs{TLA}, \\acl{TLA}, \\ac{TLA}', 'TLA, three-letter acronym, three-letter acronym (TLA)'],
  ['\\glspl{CPU}, \\acp{CPU}', 'units of central processing (CPUs), CPUs'],
  ['\\Gls{TLA}', 'Three-letter acronym (TLA)'],
  ['\\gls{kettle}, \\glspl{kettle}', 'kettle, kettles'],
  ['\\acf{TLA}, \\acf{TLA}', 'three-letter acronym (TLA), three-letter acronym (TLA)'],
])('%s is %s', async (text, shown) => {
  const { document, notices } = await expanded(text);
  expect(document.blocks.map(textOf)).toEqual([shown]);
  expect(notices).toEqual([]);
});

test.each([
  ['\\gls{ TLA }', 'three-letter acronym (TLA)'],
  ['\\acsp{CPU}', 'CPUs'],
])('spaces and plurals in %s: %s', async (text, shown) => {
  expect((await expanded(text)).document.blocks.map(textOf)).toEqual([shown]);
});

test('code and other signs are left as they are', async () => {
  const { document } = await expanded('`\\gls{TLA}` a');
  expect(document.blocks.map(textOf)).toEqual(['\\gls{TLA} a']);
});

test('the list has the meaning of each, and none of those that the text does not use', async () => {
  const { document } = await expanded('\\gls{TLA}\n\n \\printacronyms');
  expect(document.blocks[1]).toMatchObject({
    type: 'definitionList',
    spread: false,
    children: [
      {
        terms: [{ children: [{ value: 'TLA' }] }],
        definitions: [
          { children: [{ type: 'paragraph', children: [{ type: 'text', value: 'three-letter acronym' }] }] },
        ],
      },
    ],
  });
  expect((await expanded('a\n\n\\printacronyms')).document.blocks).toHaveLength(1);
});

test('a heading has the short form, and the text below it the long one', async () => {
  const { document } = await expanded('# \\gls{TLA}\n\n\\gls{TLA}');
  expect(document.blocks.map(textOf)).toEqual(['TLA', 'three-letter acronym (TLA)']);
});

test('the list has the acronyms that the text uses', async () => {
  const { document } = await expanded('\\gls{kettle} and \\gls{CPU}\n\n\\printacronyms');
  const list = document.blocks[1];
  expect(
    list?.type === 'definitionList' && list.children.map(({ terms }) => plainText(terms[0]?.children ?? [])),
  ).toEqual(['CPU', 'kettle']);
});

test('a heading with the words of its place is not the list', async () => {
  const { document } = await expanded('\\gls{CPU}\n\n# [ACRONYMS]');
  expect(document.blocks.map(({ type }) => type)).toEqual(['paragraph', 'heading']);
});

test('an unknown key is reported with its line and the most similar key', async () => {
  const { notices } = await expanded('\\gls{TAL}');
  expect(notices).toMatchObject([
    {
      code: 'acronym-unknown',
      line: 13,
      message: 'Front matter has no short form or term TAL (did you mean TLA?); it was kept as written',
    },
  ]);
});

test('titles have the short form, and it is written out in the text', async () => {
  const yaml = FRONT.replace('acronyms:', 'title: The \\gls{TLA}\nsubtitle: More \\gls{CPU}\nacronyms:');
  const { yaml: front, markdown } = splitFrontMatter(`${yaml}\\gls{TLA} and \\gls{CPU}`);
  const report = () => undefined;
  const document = expandAcronyms(parse(markdown, await readMetadata(front, report), report), report);
  expect([document.title, document.subtitle].map((each) => each && textOf(each))).toEqual([
    'The TLA',
    'More CPU',
  ]);
  expect(document.blocks.map(textOf)).toEqual([
    'three-letter acronym (TLA) and central processing unit (CPU)',
  ]);
});
