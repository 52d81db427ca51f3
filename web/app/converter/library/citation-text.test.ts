import { describe, expect, test } from 'vitest';
import { writtenKey } from '../../../../engine/src/source/citation-keys';
import { applyEdit } from '../text/edit';
import { citation, citationsIn } from './citation-text';

describe('a citation at the cursor', () => {
  test.each([
    ['Books matter|.', 'Books matter [@doe]|.'],
    ['Books matter |', 'Books matter [@doe]|'],
    ['|', '[@doe]|'],
    ['(|)', '([@doe]|)'],
    ['Books [@roe|].', 'Books [@roe; @doe|].'],
    ['Books [see @roe, p. 3| and more].', 'Books [see @roe, p. 3 and more; @doe|].'],
    ['Books [|].', 'Books [@doe|].'],
    ['Books [see|].', 'Books [see @doe|].'],
    ['- [ ] task|', '- [ ] task [@doe]|'],
    ['[^1]|: note', '[^1] [@doe]|: note'],
    ['[a @b](x)|', '[a @b](x) [@doe]|'],
    ['[@roe]\ntext|', '[@roe]\ntext [@doe]|'],
  ])('%s', (before, after) => {
    const cursor = before.indexOf('|');
    const text = before.replace('|', '');
    const { edit, selection } = citation(text, { anchor: cursor, head: cursor }, 'doe');
    const result = applyEdit(text, edit);
    expect(`${result.slice(0, selection.head)}|${result.slice(selection.head)}`).toBe(after);
  });

  test('keys with other signs are in braces', () => {
    expect(['doe:2005', 'a/b-c.d', 'doe 2005', 'x;y', 'end.'].map(writtenKey)).toEqual([
      '@doe:2005',
      '@a/b-c.d',
      '@{doe 2005}',
      '@{x;y}',
      '@{end.}',
    ]);
  });
});

describe('what a text seems to cite', () => {
  test('its keys, once each, without code and addresses', () => {
    const text =
      'See [@a; -@b, p. 3] and @c says, `@code` me@x.org [@a].\n\n```\n[@block]\n```\n\n[^1]: @{https://x.org/a}\n';
    expect(citationsIn(text)).toEqual({
      keys: ['a', 'b', 'c', 'https://x.org/a'],
      files: [],
      hasReferences: false,
      commas: [],
    });
  });

  test.each<[string, readonly string[]]>([
    ['\\citep[see][p. 3]{a,b} and \\citet*{c}', ['a', 'b', 'c']],
    ['\\nocite{*}', ['*']],
    ["---\nnocite: '@a, @b'\n---\nText", ['a', 'b']],
    ['---\nnocite: |\n  @a\n  @b\n---\nText', ['a', 'b']],
    ["---\nnocite: '@*'\n---\nText", ['*']],
  ])('keys in commands of LaTeX and in `nocite`: %j', (text, keys) => {
    expect(citationsIn(text).keys).toEqual(keys);
  });

  test('keys that commas separate', () => {
    expect(citationsIn('---\ntitle: x\n---\n\nA [@a, @b] and [@a, p. 3; @b].\n').commas).toEqual([
      { text: '[@a, @b]', line: 5 },
    ]);
  });

  test('references to figures, sections, theorems and examples are not citations', () => {
    const text = '[@a], @fig:cup, [@Tbl-tea; @eq:x], @sec:b, @thm:c.\n\n(@good) An example, see (@good).\n';
    expect(citationsIn(text).keys).toEqual(['a']);
  });

  test.each([
    ['bibliography: refs.bib', ['refs.bib']],
    ['bibliography: "my refs.bib"', ['my refs.bib']],
    ['bibliography: [a.bib, b.json]', ['a.bib', 'b.json']],
    ['bibliography:\n  - a.bib\n  - "b.ris"\ncsl: x', ['a.bib', 'b.ris']],
    ['title: none', []],
  ])('the files that %j names', (yaml, files) => {
    expect(citationsIn(`---\n${yaml}\n---\n\nText.\n`).files).toEqual(files);
  });

  test('sources of its own', () => {
    expect(citationsIn('---\nreferences:\n- id: a\n---\n[@a]').hasReferences).toBe(true);
  });
});
