import { describe, expect, test } from 'vitest';
import { NO_METADATA } from '../../../model/metadata.js';
import { runsOf } from '../../../model/nodes/children.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { parse } from '../../index.js';

const citationsIn = (markdown: string) => parse(markdown, NO_METADATA, () => undefined, true).citations;
const keys = (markdown: string): readonly (readonly string[])[] =>
  citationsIn(markdown).map(({ cites }) => cites.map(({ key }) => key));

test.each([
  ['[@a]', { key: 'a' }],
  ['[-@a]', { key: 'a', suppressAuthor: true }],
  ['[see -@a, p. 3]', { key: 'a', prefix: 'see ', suffix: ', p. 3', suppressAuthor: true }],
  ['[@{https://x.org/a?b=1}, 5]', { key: 'https://x.org/a?b=1', suffix: ', 5' }],
  ['[@doe:2005/a_b, "x"]', { key: 'doe:2005/a_b', suffix: ', "x"' }],
  ['[(cf. @a)]', { key: 'a', prefix: '(cf. ', suffix: ')' }],
  ['[@a\n*and*  more]', { key: 'a', suffix: ' *and* more' }],
])('%j is one source', (markdown, cite) => {
  const [citation, ...others] = citationsIn(`x ${markdown}.`);
  expect(others).toEqual([]);
  expect(citation).toMatchObject({ isNarrative: false, cites: [cite] });
});

test('several sources are separated by semicolons', () => {
  expect(keys('[@a; see also @b, pp. 1; -@c]')).toEqual([['a', 'b', 'c']]);
});

describe('in a sentence', () => {
  test.each([
    ['@a says', { key: 'a', suffix: '' }, '@a'],
    ['@a [p. 3] says', { key: 'a', suffix: ', p. 3' }, '@a [p. 3]'],
    ['(@a)', { key: 'a', suffix: '' }, '@a'],
    ['as @a.', { key: 'a', suffix: '' }, '@a'],
  ])('%j names its author', (markdown, cite, source) => {
    const [citation] = citationsIn(markdown);
    expect(citation).toMatchObject({ isNarrative: true, cites: [cite] });
    expect(plainText(citation?.children ?? [])).toBe(source);
  });

  test('continues in brackets', () => {
    expect(keys('@a [3; @b]')).toEqual([['a', 'b']]);
    expect(keys('@a [@b]')).toEqual([['a'], ['b']]);
  });
});

test.each([
  'me@example.org',
  '`[@a]`',
  '[text](mailto:@a)',
  '[x@a]',
  '\\@a',
  'https://example.org/@a',
  '@',
  '@ a',
  '$x@a$',
])('%j cites nothing', (markdown) => {
  expect(keys(markdown)).toEqual([]);
});

test('a citation is found wherever text is, with its line', () => {
  const markdown = '# H @a\n\n- [@b]\n\n> [@c]\n\n| [@d] |\n|---|\n\nx[^1]\n\n[^1]: [@e]\n';
  expect(citationsIn(markdown).map(({ cites: [cite], line }) => [cite?.key, line])).toEqual(
    expect.arrayContaining([
      ['a', 1],
      ['b', 3],
      ['c', 5],
      ['e', 12],
    ]),
  );
});

test('a text without sources has no citations, and is read as before', () => {
  const { citations, blocks } = parse('[@a] and @b', NO_METADATA, () => undefined);
  expect(citations).toEqual([]);
  expect(blocks.flatMap(runsOf)).toEqual([[{ type: 'text', value: '[@a] and @b' }]]);
});
