import { expect, test } from 'vitest';
import type { Block, Inline } from '../model/document.js';
import {
  directionOf,
  directionOfBlocks,
  directionOfItems,
  isRightToLeft,
  runsRightToLeft,
  stretchesOf,
} from './direction.js';

test.each([
  ['שלום world', true],
  ['Hello שלום', false],
  ['1. «مرحبا»', true],
  ['𞤀𞤣𞤤𞤢𞤥 latin', true],
  ['𐴌𐴗𐴥𐴝 latin', true],
  ['😀 latin', false],
  ['123', false],
  ['', false],
])('%j runs from right to left: %s', (value, expected) => {
  expect(isRightToLeft([{ type: 'text', value }])).toBe(expected);
});

test.each([
  ['plain', false, ['plain']],
  ['Say שלום now.', false, ['Say ', '<שלום>', ' now.']],
  ['שלום 12 עולם', true, ['<שלום 12 עולם>']],
  ['عربي (abc) عربي', true, ['<عربي (>', 'abc', '<) عربي>']],
  ['עברית abc.', true, ['<עברית >', 'abc', '<.>']],
  ['(2020)', true, ['<(2020)>']],
  ['Say 𞤀𞤣 now.', false, ['Say ', '<𞤀𞤣>', ' now.']],
  ['version 2', true, ['version 2']],
  ['زمن O(n) هنا', true, ['<زمن >', 'O(n)', '< هنا>']],
  ['دالة f(g(x))، هنا', true, ['<دالة >', 'f(g(x))', '<، هنا>']],
  ['أي f(x] هنا', true, ['<أي >', 'f(x', '<] هنا>']],
  ['Say א(ב) now', false, ['Say ', '<א(ב)>', ' now']],
])('%j, in a paragraph from right to left: %s, is cut into %j', (text, rightToLeft, expected) => {
  const stretches = stretchesOf(text, rightToLeft);
  expect(stretches.map((stretch) => (stretch.rightToLeft ? `<${stretch.text}>` : stretch.text))).toEqual(
    expected,
  );
});

const text = (value: string): Inline => ({ type: 'text', value });
const link = (url: string, shown: string): Inline => ({
  type: 'link',
  url,
  title: '',
  children: [text(shown)],
  line: 1,
});

test.each<readonly [string, Inline, boolean]>([
  ['code', { type: 'inlineCode', value: 'npm' }, false],
  ['code of HTML', { type: 'monospace', children: [text('npm')] }, false],
  ['keys', { type: 'keyboard', children: [text('Ctrl')] }, false],
  ['a formula', { type: 'inlineMath', value: 'x', line: 1 }, false],
  ['a picture', { type: 'image', url: 'a.png', title: '', alt: 'A cat', line: 1 }, false],
  ['a link that is its address', link('https://example.org/a', 'https://example.org/a'), false],
  ['a link that is its address without a scheme', link('https://example.org/a', 'example.org/a'), false],
  ['an e-mail link', link('mailto:a@example.org', 'a@example.org'), false],
  ['an address in the text', text('https://example.org/a '), false],
  ['an address with www', text('www.example.org '), false],
  ['an e-mail address in the text', text('a@example.org '), false],
  ['a word', text('word '), true],
  ['a link with words', link('https://example.org', 'words'), true],
  ['a bold word', { type: 'strong', children: [text('word')] }, true],
])('%s at the beginning decides on the direction of a paragraph: %s', (_, first, decides) => {
  expect(isRightToLeft([first, text(' שלום')])).toBe(!decides);
  expect(isRightToLeft([first], true)).toBe(!decides);
});

test('in a list a paragraph has the direction of the list, elsewhere that of its first letter', () => {
  expect(runsRightToLeft([text('word')], { keepsSide: true, rightToLeft: true })).toBe(true);
  expect(runsRightToLeft([text('שלום')], { keepsSide: true, rightToLeft: false })).toBe(false);
  expect(runsRightToLeft([text('word')], { keepsSide: false, rightToLeft: true })).toBe(false);
  expect(runsRightToLeft([text('1')], { keepsSide: false, rightToLeft: true })).toBe(true);
});

const paragraph = (value: string): Block => ({ type: 'paragraph', children: [text(value)], line: 1 });
const quote = (...children: Block[]): Block => ({ type: 'blockquote', children, line: 1 });

test('the first letter in blocks decides, however deep it is', () => {
  expect(directionOfBlocks([])).toBeUndefined();
  expect(directionOfBlocks([paragraph('1'), quote(paragraph('2'))])).toBeUndefined();
  expect(directionOfBlocks([paragraph('1'), quote(paragraph('2'), paragraph('שלום')), paragraph('a')])).toBe(
    true,
  );
  expect(directionOfBlocks([quote(paragraph('a'), paragraph('שלום'))])).toBe(false);
});

test('the majority of items decides about a list, and on a tie what surrounds it', () => {
  const items = (...values: string[]): Block[][] => values.map((value) => [paragraph(value)]);
  expect(directionOfItems(items('שלום', 'שלום', 'word', '1'), false)).toBe(true);
  expect(directionOfItems(items('word', 'word', 'שלום'), true)).toBe(false);
  expect(directionOfItems(items('word', 'שלום'), true)).toBe(true);
  expect(directionOfItems(items('word', 'שלום'), false)).toBe(false);
  expect(directionOfItems(items('1'), true)).toBe(true);
  expect(directionOfItems(items('word', 'שלום', '1'), false)).toBe(false);
});

test.each([
  'delete',
  'emphasis',
  'highlight',
  'smallCaps',
  'strong',
  'subscript',
  'superscript',
  'underline',
] as const)('letters in %s count', (type) => {
  expect(directionOf([{ type, children: [text('שלום')] }, text('word')])).toBe(true);
});

test.each<{ readonly inline: Inline }>([
  { inline: { type: 'textColor', color: 'FF0000', children: [text('שלום')] } },
  { inline: { type: 'background', color: 'FF0000', children: [text('שלום')] } },
  { inline: { type: 'styled', style: 'Loud', children: [text('שלום')], line: 1 } },
  { inline: { type: 'insertion', children: [text('שלום')] } },
  { inline: { type: 'deletion', children: [text('שלום')] } },
])('letters in $inline.type count', ({ inline }) => {
  expect(directionOf([inline, text('word')])).toBe(true);
});

test('the text of a wiki link counts, that of references does not', () => {
  const wiki: Inline = { type: 'wikiLink', page: 'P', heading: '', children: [text('שלום')], line: 1 };
  const formula: Inline = {
    type: 'crossReference',
    names: ['a'],
    form: 'bracketed',
    source: '\\eqref{a}',
    line: 1,
  };
  const note: Inline = { type: 'footnoteReference', identifier: 'a', label: 'a', line: 1 };
  expect(directionOf([formula, note, { type: 'break' }, wiki])).toBe(true);
});

test('an address ends at the next space, and the text of a link is an address only with a dot', () => {
  expect(directionOf([text('a@b.example שלום')])).toBe(true);
  expect(directionOf([text('word שלום a@b.example')])).toBe(false);
  expect(directionOf([text('a@b.example')])).toBeUndefined();
  expect(directionOf([text('word a@b.example שלום')])).toBe(false);
  expect(directionOf([link('https://example.org/words', 'words')])).toBe(false);
  expect(directionOf([link('https://example.org/', ' example.org ')])).toBeUndefined();
  expect(directionOf([link('https://example.org/', 'other.site')])).toBe(false);
});
