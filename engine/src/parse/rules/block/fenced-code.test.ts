import { expect, test } from 'vitest';
import { NO_METADATA } from '../../../model/metadata.js';
import { linesOf } from '../../../source/text-lines.js';
import { parse } from '../../index.js';

/** The blocks of a text: code with its content, and items with theirs. */
function blocksOf(markdown: string): unknown[] {
  const shown = (block: ReturnType<typeof parse>['blocks'][number]): unknown => {
    if (block.type === 'code') return block.value;
    if (block.type === 'list') return block.children.map((item) => item.children.map(shown));
    if (block.type === 'blockquote') return block.children.map(shown);
    return block.type;
  };
  return parse(markdown, NO_METADATA, () => undefined).blocks.map(shown);
}

test.each([
  ['1. a\n\n   ```sh\n  b\nc\n     d\n   ```\n2. e', [[['paragraph', 'b\nc\n  d'], ['paragraph']]]],
  [
    '- a\n  - b\n\n    ```\n  c\n\n# d\n    ```\n\n    e',
    [[['paragraph', [['paragraph', 'c\n\n# d', 'paragraph']]]]],
  ],
  ['> - ```\n> a\n>   ```\n> - b', [[[['a'], ['paragraph']]]]],
])('code in an item goes on where lines are indented too little: %j', (markdown, expected) => {
  expect(blocksOf(markdown)).toEqual(expected);
});

test.each([
  ['- a\n  ```\n  b\nc', [[['paragraph', 'b']], 'paragraph']],
  ['- ```\n  a\n- b\n  ```\n  c\n  ```', [[['a'], ['paragraph', 'c']]]],
  ['- ```\n  a\nb\n\n```js\nc\n```', [[['a']], 'paragraph', 'c']],
])('it ends with its item if no fence of its own follows: %j', (markdown, expected) => {
  expect(blocksOf(markdown)).toEqual(expected);
});

test('checks look for code where it is read', () => {
  const { fenced } = linesOf('- ```\na\n  ```\nb');
  expect(fenced).toEqual(['opening', 'rest', 'rest', undefined]);
});
