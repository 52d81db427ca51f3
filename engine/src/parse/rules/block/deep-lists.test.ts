import { describe, expect, test } from 'vitest';
import type { Block } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { parse } from '../../index.js';
import { mayHaveDeepLists } from './deep-lists.js';

/** The nesting of blocks, with lists in brackets: `[a [b] c]`. */
function shape(markdown: string): string {
  const shapeOf = (blocks: readonly Block[]): string =>
    blocks
      .map((block) => {
        if (block.type === 'list')
          return `[${block.children.map(({ children }) => shapeOf(children)).join(' ')}]`;
        if (block.type === 'code') return `<${block.value}>`;
        if (block.type !== 'paragraph') return block.type;
        return block.children.map((inline) => (inline.type === 'text' ? inline.value : '?')).join('');
      })
      .join(' ');
  return shapeOf(parse(markdown, NO_METADATA, () => {}).blocks);
}

describe('a list that is indented too far', () => {
  test.each([
    ['by two tabs below an item', '- a\n\t\t- b\n\t\t- c\n- d', '[a [b c] d]'],
    ['with a single item', '- a\n        - b\n- c', '[a [b] c]'],
    ['below a number', '1. a\n        - b\n        - c\n2. d', '[a [b c] d]'],
    ['with numbers', '- a\n\t\t1. b\n\t\t2. c\n- d', '[a [b c] d]'],
    ['with a list in it', '- a\n\t\t- b\n\t\t\t- c\n- d', '[a [b [c]] d]'],
    ['with one that is indented too far in it', '- a\n\t\t- b\n\t\t\t\t- c\n- d', '[a [b [c]] d]'],
    ['before one that is not', '- a\n        - b\n  - c', '[a [b] [c]]'],
    ['with blank lines between its items', '- a\n\t\t- b\n\n\t\t- c\n- d', '[a [b c] d]'],
    ['below several lines', '- a\n  a\n        - b', '[a a [b]]'],
    ['below a paragraph', 'a:\n    - b\n    - c\n\nd', 'a: [b c] d'],
    ['below a paragraph with indented lines', 'a:\n    a\n    - b\n    - c', 'a: a [b c]'],
    ['with numbers, below a paragraph', 'a:\n\n\nb:\n    1. c\n    2. d', 'a: b: [c d]'],
    [
      'less than the one above, below one further in',
      '   - a\n      - b\n    - c\n      - d\n    - e',
      '[a [b]] [c [d] e]',
    ],
    ['the same with numbers', '   1. a\n      - b\n    2. c\n', '[a [b]] [c]'],
  ])('is one: %s', (_, markdown, expected) => expect(shape(markdown)).toBe(expected));

  test('in a quote', () => {
    const [quote] = parse('> a:\n>     - b\n>     - c', NO_METADATA, () => {}).blocks;
    expect(quote).toMatchObject({ type: 'blockquote', children: [{ type: 'paragraph' }, { type: 'list' }] });
  });
});

test.each([
  ['code in an item', '- a\n\n      - b\n      - c', '[a <- b\n- c>]'],
  ['code below a paragraph', 'a\n\n    - b\n    - c', 'a <- b\n- c>'],
  ['a signature', 'a\n    - b', 'a - b'],
  ['a rule', 'a\n    - - -\n    - - -', 'a - - - - - -'],
  ['a line that is not within the item', '- a\n - b\n  - c\n   - d\n    - e', '[a b c d - e]'],
  ['a number that begins no list', 'a in\n    2024. b\n    2025. c', 'a in 2024. b 2025. c'],
])('%s is no such list', (_, markdown, expected) => expect(shape(markdown)).toBe(expected));

test.each([
  ['- a\n\t\t- b', true],
  ['a\n    - b\n    - c', true],
  ['> a\n>     - b', true],
  ['a\n    a\n    - b', true],
  [' a\n    - b\n    - c', true],
  ['- a\n    a\n    - b', false],
  ['- a\n    - b\n        - c', false],
  ['- a\n\t- b\n\t\t- c', false],
  ['a\n\n    - b', false],
])('whether %j may have one: %s', (markdown, expected) => expect(mayHaveDeepLists(markdown)).toBe(expected));
