import { expect, test } from 'vitest';
import type { Block, Heading } from '../../model/document.js';
import { raiseReferences } from './references-heading.js';

function heading(depth: Heading['depth'], text: string): Heading {
  const isBibliography = text === 'References' && ({ isBibliography: true } as const);
  return { type: 'heading', depth, ...isBibliography, children: [{ type: 'text', value: text }], line: 1 };
}

function depths(blocks: readonly Block[]): readonly number[] {
  return blocks.flatMap((block) => (block.type === 'heading' ? [block.depth] : []));
}

test.each([
  ['below a section', [heading(1, 'A'), heading(2, 'B'), heading(3, 'References')], 0, [1, 2, 1]],
  ['below the title', [heading(2, 'A'), heading(3, 'References')], 1, [2, 2]],
  ['of the first level already', [heading(1, 'A'), heading(1, 'References')], 0, [1, 1]],
  ['of a chapter', [heading(1, 'A'), heading(2, 'References'), heading(1, 'B')], 0, [1, 2, 1]],
  [
    'of the last of several chapters',
    [heading(1, 'A'), heading(2, 'References'), heading(1, 'B'), heading(2, 'References')],
    0,
    [1, 2, 1, 2],
  ],
  ['alone', [heading(3, 'References')], 0, [1]],
  ['deep below sections of the second level', [heading(2, 'A'), heading(4, 'References')], 0, [2, 2]],
  [
    'before a part of its own level',
    [heading(1, 'A'), heading(2, 'References'), heading(2, 'B')],
    0,
    [1, 1, 2],
  ],
  ['none', [heading(1, 'A'), heading(2, 'B')], 0, [1, 2]],
] as const)('a list of references %s', (_, blocks, shift, expected) => {
  expect(depths(raiseReferences(blocks, shift))).toEqual(expected);
});

test('the heading stays the same one as long as nothing changes', () => {
  const blocks = [heading(1, 'A'), heading(2, 'References')];
  expect(raiseReferences(blocks, 0)[1]).toBe(raiseReferences(blocks, 0)[1]);
});
