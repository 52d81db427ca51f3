import { expect, test } from 'vitest';
import type { Notice } from '../../api/notice.js';
import type { Document, Text } from '../../model/document.js';
import { NO_METADATA } from '../../model/metadata.js';
import { runsOf } from '../../model/nodes/children.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { parse } from '../../parse/index.js';
import { explainAbbreviations } from './abbreviations.js';

const DEFINITIONS = `
*[CSS]: Cascading Style Sheets
*[CSS-in-JS]: styles in scripts
*[C++]: a language
*[e-mail]: electronic mail
*[a/b]: a ratio
*[(x)]: a sign
*[.NET]: a framework
*[U.S.]: United States
`;

function explained(markdown: string) {
  const notices: Notice[] = [];
  const document = explainAbbreviations(
    parse(markdown, NO_METADATA, () => {}),
    (notice) => void notices.push(notice),
  );
  return { document, notices };
}

const linesOf = ({ blocks }: Document): string[] =>
  blocks.flatMap((block) => runsOf(block).map((run) => plainText(run)));

test.each([
  ['CSS and CSS', 'CSS (Cascading Style Sheets) and CSS'],
  ['**_CSS_**, CSS', 'CSS (Cascading Style Sheets), CSS'],
  ['CSSOM, XCSS, CSS2, CSS_x, _CSS', 'CSSOM, XCSS, CSS2, CSS_x, _CSS'],
  ['css', 'css'],
  ['CSS, that is cascading style *sheets*', 'CSS, that is cascading style sheets'],
  ['CSS-in-JS, then CSS', 'CSS-in-JS (styles in scripts), then CSS (Cascading Style Sheets)'],
  ['C++, not C', 'C++ (a language), not C'],
  ['e-mail', 'e-mail (electronic mail)'],
  ['a/b', 'a/b (a ratio)'],
  ['(x)', '(x) (a sign)'],
  ['.NET', '.NET (a framework)'],
  ['NNET', 'NNET'],
  ['UxSx, U.S.', 'UxSx, U.S. (United States)'],
  ['`CSS` <kbd>CSS</kbd> CSS', 'CSS CSS CSS (Cascading Style Sheets)'],
  ['<https://a.org/CSS> CSS', 'https://a.org/CSS CSS (Cascading Style Sheets)'],
  ['[on CSS](https://a.org) CSS', 'on CSS (Cascading Style Sheets) CSS'],
])('%s', (text, expected) => {
  expect(linesOf(explained(text + DEFINITIONS.replace('\n', '\n\n')).document)).toEqual([expected]);
});

test('the first use in running text is explained, in headings none', () => {
  const { document } = explained('# CSS\n\nText\n\nCSS\n\nCSS\n\n*[CSS]: Cascading Style Sheets');
  expect(linesOf(document)).toEqual(['CSS', 'Text', 'CSS (Cascading Style Sheets)', 'CSS']);
});

test('an explained text keeps its other facts', () => {
  const text: Text = { type: 'text', value: 'CSS', written: ':css:' };
  const document = parse('*[CSS]: sheets', NO_METADATA, () => {});
  const { blocks } = explainAbbreviations(
    { ...document, blocks: [{ type: 'paragraph', children: [text], line: 1 }] },
    () => {},
  );
  expect(blocks).toEqual([{ type: 'paragraph', children: [{ ...text, value: 'CSS (sheets)' }], line: 1 }]);
});

test('paragraphs without a new abbreviation stay the same nodes', () => {
  const source = parse('CSS\n\nCSS\n\n*[CSS]: sheets', NO_METADATA, () => {});
  const { blocks } = explainAbbreviations(source, () => {});
  expect(blocks[0]).not.toBe(source.blocks[0]);
  expect(blocks[1]).toBe(source.blocks[1]);
});

test('a definition that nothing uses is reported with its line', () => {
  const { notices } = explained('# TLA\n\nCSS, XML\n\n*[CSS]: sheets\n*[TLA]: three letters\n*[XML]: xml');
  expect(notices).toMatchObject([
    {
      code: 'abbreviation-unused',
      message: 'Abbreviation TLA is explained but not used in the text; its meaning was left out',
      line: 6,
    },
  ]);
});

test('a text without abbreviations stays as it is', () => {
  const document = parse('CSS', NO_METADATA, () => {});
  expect(explainAbbreviations(document, () => {})).toBe(document);
});
