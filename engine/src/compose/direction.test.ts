import { expect, test } from 'vitest';
import type { Inline } from '../model/document.js';
import { isRightToLeft, stretchesOf } from './direction.js';

test.each([
  ['שלום world', true],
  ['Hello שלום', false],
  ['1. «مرحبا»', true],
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
  ['version 2', true, ['version 2']],
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
