import { expect, test } from 'vitest';
import { paragraph, words } from '../../../tests/composed-pages.js';
import type { ComposedContents, ComposedInline, ComposedParagraph, Field } from '../model/composed.js';
import { PLAIN_RUN } from '../model/composed-inlines.js';
import { type NumbersOf, withPages } from './index-pages.js';

const pageOf = (bookmark: string): Field => ({
  type: 'field',
  instruction: { kind: 'pageOf', bookmark },
  result: '',
  properties: PLAIN_RUN,
});
const link = (...content: readonly ComposedInline[]): ComposedInline => ({
  type: 'link',
  target: { kind: 'bookmark', bookmark: 'a' },
  tooltip: 'go',
  content,
});
const listOf = (...entries: readonly ComposedParagraph[]): ComposedContents => ({
  type: 'contents',
  title: undefined,
  entries,
  end: paragraph(''),
});
/** The number of each bookmark is given; those of others are not known. */
const numbers =
  (known: Readonly<Record<string, string>>): NumbersOf =>
  ({ instruction }) =>
    instruction.kind === 'pageOf' ? known[instruction.bookmark] : undefined;

test('an entry has its page numbers, in its links, too, and is otherwise the same', () => {
  const entry = paragraph('', {
    content: [words('One '), link(words('at '), pageOf('a')), pageOf('b'), pageOf('c')],
  });
  const [made] = withPages(listOf(entry), numbers({ a: '3', b: '12' }));
  expect(made).toEqual({
    ...entry,
    content: [
      words('One '),
      link(words('at '), { ...pageOf('a'), result: '3' }),
      { ...pageOf('b'), result: '12' },
      pageOf('c'),
    ],
  });
});

test.each<[string, ComposedParagraph]>([
  ['a number', paragraph('', { content: [words('One'), pageOf('a')] })],
  ['a number in a link', paragraph('', { content: [link(words('One'), pageOf('a'))] })],
])('an entry is the same object while its numbers are: %s', (_, entry) => {
  const list = listOf(entry, paragraph('', { content: [pageOf('b')] }));
  const [first, other] = withPages(list, numbers({ a: '1', b: '1' }));
  expect(withPages(list, numbers({ a: '1', b: '1' }))).toEqual([first, other]);
  expect(withPages(list, numbers({ a: '1', b: '1' }))[0]).toBe(first);
  const next = withPages(list, numbers({ a: '2', b: '1' }));
  expect(next[0]).not.toEqual(first);
  expect(next[1]).toBe(other);
});
