import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdit } from './edit';
import { moveSection, neighbour, sectionsOf } from './outline';

const outline = (text: string) =>
  sectionsOf(text).map(({ level, title, line }) => `${level} ${title} ${line}`);

test('headings of both kinds are found with their lines, and their words are plain', () => {
  expect(
    outline(
      '---\ntitle: A\n---\n\n# One *two* [three](x.md) #\n\nText\nmore\n===\n\nUnder\n---\n\n### `code` {#id .class}\n\n#no\n\n   ## Four[^1]\n',
    ),
  ).toEqual(['1 One two three 5', '1 Text more 7', '2 Under 11', '3 code 14', '2 Four 18']);
});

test('what looks like a heading is none in code, comments, quotations, lists, tables and indented code', () => {
  expect(
    outline(
      '```sh\n# a\n```\n\n~~~~\n# b\n~~~\n# c\n~~~~\n\n<!-- # d\n# e\n-->\n\n> # f\n\n- # g\n\n    # h\n\n| a |\n---\n\n- item\n---\n\n***\n---\n\n# Real\n',
    ),
  ).toEqual(['1 Real 30']);
});

const TEXT = '# A\n\na\n\n## A1\n\na1\n\n## A2\n\na2\n\n# B\n\nb\n\n# C\n\nc\n';
const moved = (from: number, before: number, text = TEXT): string | undefined => {
  const edit = moveSection(text, sectionsOf(text), from, before);
  return edit && applyEdit(text, edit);
};

test('a section goes with its subsections to where it is moved, as one edit', () => {
  expect(moved(3, 0)).toBe('# B\n\nb\n\n# A\n\na\n\n## A1\n\na1\n\n## A2\n\na2\n\n# C\n\nc\n');
  expect(moved(0, 5)).toBe('# B\n\nb\n\n# C\n\nc\n\n# A\n\na\n\n## A1\n\na1\n\n## A2\n\na2\n');
  expect(moved(1, 3)).toBe('# A\n\na\n\n## A2\n\na2\n\n## A1\n\na1\n\n# B\n\nb\n\n# C\n\nc\n');
  expect(moved(1, 4), 'into another section').toBe(
    '# A\n\na\n\n## A2\n\na2\n\n# B\n\nb\n\n## A1\n\na1\n\n# C\n\nc\n',
  );
  expect(moved(0, 2), 'not into itself').toBeUndefined();
  expect(moved(0, 3), 'not to where it is').toBeUndefined();
});

test('a text that ends at once after its last words stays so, and sections stay apart', () => {
  expect(moved(1, 0, '# A\n\na\n\n# B\n\nb')).toBe('# B\n\nb\n\n# A\n\na');
  expect(moved(0, 2, '# A\n# B')).toBe('# B\n\n# A');
});

test('moved by one, a section changes places with its neighbour of the same level under the same heading', () => {
  const sections = sectionsOf(TEXT);
  expect([0, 1, 2, 3, 4].map((index) => neighbour(sections, index, 'up'))).toEqual([
    undefined,
    undefined,
    1,
    0,
    3,
  ]);
  expect([0, 1, 2, 3, 4].map((index) => neighbour(sections, index, 'down'))).toEqual([
    4,
    3,
    undefined,
    5,
    undefined,
  ]);
});

test('no move loses or adds words, or makes other headings of them', () => {
  const part = fc.constantFrom(
    '# A\n\n',
    '## B\n\n',
    '### C\n',
    'words\n\n',
    'Set\n===\n\n',
    '```\n# no\n```\n\n',
    'last',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), fc.nat(11), fc.nat(12), (parts, from, before) => {
      const text = parts.join('');
      const after = moved(from, before, text);
      if (after === undefined) return;
      const words = (of: string) => of.split(/\s+/).filter(Boolean).sort();
      const titles = (of: string) =>
        sectionsOf(of)
          .map(({ level, title }) => `${level} ${title}`)
          .sort();
      expect(words(after)).toEqual(words(text));
      expect(titles(after)).toEqual(titles(text));
    }),
  );
});
