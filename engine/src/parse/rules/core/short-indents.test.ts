import { expect, test } from 'vitest';
import type { Block } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { parse } from '../../index.js';

/** The nesting of lists, as brackets: `[a [b] c]`. */
function shape(blocks: readonly Block[]): string {
  const parts = blocks.map((block) => {
    if (block.type === 'list') return `[${block.children.map((item) => shape(item.children)).join(' ')}]`;
    if (block.type === 'code') return `<${block.value}>`;
    if (block.type !== 'paragraph') return block.type;
    return block.children.map((inline) => (inline.type === 'text' ? inline.value : '?')).join('');
  });
  return parts.join(' ');
}

test.each([
  ['1. a\n  - b\n  - c\n2. d', '[a [b c] d]'],
  ['1. a\n  1. b\n  2. c\n2. d', '[a [b c] d]'],
  ['1. a\n  - b\n    - c\n2. d', '[a [b [c]] d]'],
  ['10. a\n  - b\n11. c', '[a [b] c]'],
  ['1. a\n  - b\n\n    text\n\n    ```\n    code\n    ```\n2. c', '[a [b text <code>] c]'],
  ['1. a\n   - b\n2. c', '[a [b] c]'],
  ['- a\n  - b\n    - c', '[a [b [c]]]'],
  ['10. a\n\n   text\n11. b\n\n   ```\n   x\n   ```\n12. c\n\n   > q', '[a text b <x> c blockquote]'],
  ['1. a\n\n  text\n2. b', '[a text b]'],
  ['- a\n\n text\n- b\n\n text', '[a text b text]'],
  ['1. a\n   1. b\n\n     text\n   2. c\n2. d', '[a [b text c] d]'],
  ['1. a\n\n  text\n\n  - b\n  - c\n\n2. d', '[a text [b c] d]'],
])('%j is nested', (markdown, expected) => {
  expect(shape(parse(markdown, NO_METADATA, () => {}).blocks)).toBe(expected);
});

test.each([
  ['1. a\n\n  2. b\n\n   3. c', '[a b c]'],
  ['- a\n - b\n  - c\n   - d\n    - e', '[a b c d - e]'],
  ['1. a\n\n  text', '[a] text'],
  ['1. a\n\n  text\n3. b', '[a] text 3. b'],
  ['- a\n\n text\n* b', '[a] text [b]'],
  ['- a\n\n  2. b\n- c', '[a [b] c]'],
  ['1. a\n\n```\n1. x\n  - y\n```', '[a] <1. x\n  - y>'],
])('%j stays what CommonMark says', (markdown, expected) => {
  expect(shape(parse(markdown, NO_METADATA, () => {}).blocks)).toBe(expected);
});
