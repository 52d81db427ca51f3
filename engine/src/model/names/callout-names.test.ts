import { describe, expect, test } from 'vitest';
import { parse } from '../../parse/index.js';
import { NO_METADATA } from '../metadata.js';
import { CALLOUT_KINDS, CALLOUT_NAMES, calloutKind } from './callout-names.js';

const namesOf = (markdown: string): unknown[] =>
  parse(markdown, NO_METADATA, () => {}).blocks.map((block) =>
    block.type === 'callout' ? [block.name, block.kind] : block.type,
  );

describe.each(CALLOUT_NAMES)('%s', (name) => {
  test('gives a callout the same kind in every syntax', () => {
    const callout = [name, calloutKind(name)];
    expect(namesOf(`> [!${name.toUpperCase()}]\n> Text`)).toEqual([callout]);
    expect(namesOf(`!!! ${name}\n    Text`)).toEqual([callout]);
  });
});

test.each(['attention', 'hint', 'details', 'bug'])('a fenced div may be a callout %s', (name) => {
  expect(namesOf(`::: ${name}\nText\n:::`)).toEqual([[name, calloutKind(name)]]);
});

test.each(['quote', 'summary', 'todo', 'check'])('a fenced div of the class %s is none', (name) => {
  expect(namesOf(`::: ${name}\nText\n:::`)).toEqual(['paragraph']);
});

test.each([...CALLOUT_KINDS, 'pinned'])('a block of Logseq may be a callout %s', (name) => {
  expect(namesOf(`#+BEGIN_${name.toUpperCase()}\nText\n#+END_${name.toUpperCase()}`)).toEqual([
    [name, calloutKind(name)],
  ]);
});
