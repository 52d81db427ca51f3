import { expect, test } from 'vitest';
import type { List } from '../model/document.js';
import { NO_METADATA } from '../model/metadata.js';
import { walk } from '../model/nodes/walk.js';
import { parse } from '../parse/index.js';
import { resolveLists } from './lists.js';

/** The sequence of each list, in document order; undefined for bullet lists. */
function sequences(markdown: string): (number | undefined)[] {
  const document = parse(markdown, NO_METADATA, () => {});
  const found = resolveLists(document, document.blocks);
  const lists: List[] = [];
  const siblings = (blocks: readonly { readonly type: string }[]): void => {
    for (const block of blocks) if (block.type === 'list') lists.push(block as List);
  };
  walk(document.blocks, { siblings });
  for (const definition of document.definitions.values()) walk(definition.children, { siblings });
  return lists.map((list) => found.get(list));
}

test.each([
  ['lists apart', '1. a\n\ntext\n\n1. b', [1, 2]],
  ['one that goes on', '1. a\n2. b\n\ntext\n\n3. c', [1, 1]],
  ['one that goes on twice', '1. a\n\ntext\n\n2. b\n\ntext\n\n3. c', [1, 1, 1]],
  ['one that leaves out a number', '1. a\n2. b\n\ntext\n\n4. c', [1, 2]],
  ['one of another delimiter', '1. a\n2. b\n\ntext\n\n3) c', [1, 2]],
  ['one of another kind of number', 'a) a\nb) b\n\ntext\n\n3) c', [1, 2]],
  ['letters that go on', 'a) a\nb) b\n\ntext\n\nc) c\nd) d', [1, 1]],
  ['examples', '(@) a\n\n# Heading\n\n> (@) b\n\n1. c\n\n(@) d', [1, 2, 1, 1]],
  ['a heading between', '1. a\n2. b\n\n# Heading\n\n3. c', [1, 2]],
  ['bullets between', '1. a\n\n- x\n\n2. b', [1, undefined, 1]],
  ['one inside another', '1. a\n   1. b\n2. c', [1, 2]],
  ['one in a quote', '1. a\n\n> 2. b', [1, 2]],
  ['one in a note', 'Text[^1].\n\n1. a\n\n[^1]: b\n\n    2. c', [1, 2]],
])('%s', (_, markdown, expected) => {
  expect(sequences(markdown)).toEqual(expected);
});
