import { expect, test } from 'vitest';
import type { Block } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { parse } from '../../index.js';

const shapeOf = (blocks: readonly Block[]): unknown[] =>
  blocks.map((block) =>
    block.type === 'list'
      ? [block.start, ...block.children.map((item) => shapeOf(item.children))]
      : block.type === 'paragraph'
        ? plainText(block.children)
        : block.type,
  );

test.each([
  ['2) one\n   3) two', [[2, ['one', [3, ['two']]]]]],
  ['> 9. one\n>    10. two', ['blockquote']],
  ['1. one\n   2. two\n   3. three\n2. four', [[1, ['one', [2, ['two'], ['three']]], ['four']]]],
  ['1. It was\n   1984. Then', [[1, ['It was 1984. Then']]]],
  ['1. one\n   2) two', [[1, ['one 2) two']]]],
  ['- one\n  2. two', [[1, ['one 2. two']]]],
  ['Text\n2. two', ['Text 2. two']],
])('%j', (markdown, shape) => {
  expect(shapeOf(parse(markdown, NO_METADATA, () => {}).blocks)).toEqual(shape);
});
