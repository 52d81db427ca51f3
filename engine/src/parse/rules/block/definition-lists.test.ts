import { expect, test } from 'vitest';
import type { DefinitionList } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { parse } from '../../index.js';

/** Each group as its terms and definitions; definitions by the types of their blocks, or the text of a single one. */
function groupsIn(markdown: string): string[] {
  const { blocks } = parse(markdown, NO_METADATA, () => {});
  const lists = blocks.filter((block): block is DefinitionList => block.type === 'definitionList');
  return lists.flatMap(({ children }) =>
    children.map(({ terms, definitions }) => {
      const described = definitions.map(({ children: [only, ...others] }) =>
        only?.type === 'paragraph' && others.length === 0
          ? plainText(only.children)
          : [only, ...others].map((block) => block?.type).join('+'),
      );
      return `${terms.map(({ children: term }) => plainText(term)).join(' & ')} = ${described.join(' / ')}`;
    }),
  );
}

test.each([
  ['a term and a definition', 'a\n: b', ['a = b']],
  ['a tab after the colon', 'a\n:\tb', ['a = b']],
  ['several definitions', 'a\n: b\n: c', ['a = b / c']],
  ['several terms', 'a\nb\n: c', ['a & b = c']],
  ['a blank line before the definition', 'a\n\n: b', ['a = b']],
  ['blank lines between groups', 'a\n: b\n\nc\n: d', ['a = b', 'c = d']],
  ['no blank line between groups', 'a\n: b\nc\n: d', ['a = b', 'c = d']],
  ['a definition that wraps', 'a\n: b\n  c\nd', ['a = b c d']],
  ['paragraphs', 'a\n: b\n\n    c', ['a = paragraph+paragraph']],
  ['a list', 'a\n: b\n\n  - c', ['a = paragraph+list']],
  ['a list at once', 'a\n: - b', ['a = list']],
  ['code', 'a\n:   ```\n    b\n    ```', ['a = code']],
  ['indented code', 'a\n:       b', ['a = code']],
  ['a rule after it', 'a\n: b\n---', ['a = b']],
  ['a heading after it, above the caption of a table', 'a\n: b\n\n# c\n\n: d\n\n| e |\n|---|', ['a = b']],
  ['an item after it, with a colon below', 'a\n: b\n\n- c\n\n: d', ['a = b']],
  ['an abbreviation', 'etc.\n: et cetera', ['etc. = et cetera']],
  ['a question', 'Why not?\n: Because.', ['Why not? = Because.']],
])('%s', (_, markdown, groups) => {
  expect(groupsIn(markdown)).toEqual(groups);
});

test.each([
  ['nothing before the colon', ': a'],
  ['a paragraph that ends', 'It ends here.\n\n: a'],
  ['a paragraph that goes on', 'red, green,\n: a'],
  ['a long line', `${'word '.repeat(20)}\n: a`],
  ['no space after the colon', 'a\n:b'],
  ['nothing after the colon', 'a\n: '],
  ['a smiley', 'a\n:) b'],
  ['two blank lines', 'a\n\n\n: b'],
  ['a heading', '# a\n: b'],
  ['the rows of a table', '| a |\n|---|\n| b |\n\n: caption'],
  ['an indented colon', 'a\n\n    : b'],
  ['a list between', 'a\n- b\n: c'],
])('%s is no definition list', (_, markdown) => {
  expect(groupsIn(markdown)).toEqual([]);
});

test('terms and definitions know their lines', () => {
  const [list] = parse('text\n\na\nb\n: c\n\n: d', NO_METADATA, () => {}).blocks.slice(1);
  if (list?.type !== 'definitionList') throw new Error('no definition list');
  expect(list.line).toBe(3);
  expect(list.children[0]?.terms.map(({ line }) => line)).toEqual([3, 4]);
  expect(list.children[0]?.definitions.map(({ line }) => line)).toEqual([5, 7]);
});
