import { tests as examples } from 'commonmark-spec';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block, Document } from '../../engine/src/model/document.js';
import { EMPTY_DOCUMENT } from '../../engine/src/model/empty-document.js';
import { NO_METADATA } from '../../engine/src/model/metadata.js';
import { parse } from '../../engine/src/parse/index.js';
import { toMarkdown } from '../../engine/src/to-markdown.js';
import { GFM_EXAMPLES } from '../conformance/gfm-examples.js';
import { canonical } from './canonical.js';
import { fixtures } from './fixture-texts.js';
import { blocks, reviewedParagraph } from './models.js';

/** With line breaks as spaces, as wrapped text means them: in lines this short, notes of Obsidian would be taken to mean them. */
function read(markdown: string): Document {
  return parse(markdown, { ...NO_METADATA, lineBreaks: 'join' }, () => undefined);
}

/** Wrapped, it is read as the same document, and a second pass changes nothing. */
function expectSame(document: Document, wrap: number): void {
  const { markdown } = toMarkdown(document, { wrap });
  const again = read(markdown);
  expect(canonical(again), markdown).toEqual(canonical(document));
  expect(toMarkdown(again, { wrap }).markdown, 'a second pass').toBe(markdown);
}

/** What any document is written as, one paragraph a line; random.test.ts tells whether that is the document itself. */
function asRead(own: readonly Block[]): Document {
  return read(toMarkdown({ ...EMPTY_DOCUMENT, blocks: own }).markdown);
}

describe('what is wrapped is read as the same document', () => {
  test.each(fixtures)('fixture $name', ({ markdown }) => {
    expectSame(read(markdown), 32);
  });

  test('examples of CommonMark and GFM, in very few columns', () => {
    for (const { markdown } of [...examples, ...GFM_EXAMPLES])
      expectSame(read(markdown.replaceAll('→', '\t')), 4);
  });

  test.each([4, 24])('random documents in %i columns', (wrap) => {
    fc.assert(
      fc.property(blocks, (own) => expectSame(asRead(own), wrap)),
      { numRuns: 6, seed: wrap },
    );
    fc.assert(
      fc.property(reviewedParagraph, (own) => expectSame(asRead([own]), wrap)),
      { numRuns: 6, seed: wrap },
    );
  });
});

describe('where lines end', () => {
  const wrapped = (markdown: string, wrap = 20): string => toMarkdown(read(markdown), { wrap }).markdown;

  test.each([
    ['a paragraph', 'one two three four five six', 'one two three four\nfive six\n'],
    ['a line as wide as there is room', 'abcdefghi abcdefghij k', 'abcdefghi abcdefghij\nk\n'],
    ['a word that is wider', `a ${'b'.repeat(30)} c`, `a\n${'b'.repeat(30)}\nc\n`],
    [
      'East Asian letters, of two columns each',
      '漢字漢字漢 abc 漢字漢字 abc',
      '漢字漢字漢 abc\n漢字漢字 abc\n',
    ],
    [
      'a hard break',
      'one two three\\\nfour five six seven eight',
      'one two three\\\nfour five six seven\neight\n',
    ],
    ['a quote', '> one two three four five', '> one two three four\n> five\n'],
    ['an item with a box', '- [ ] one two three four five', '- [ ] one two three\n  four five\n'],
    ['a nested item', '1. a\n   - one two three four', '1. a\n   - one two three\n     four\n'],
    ['a note', 'a[^n]\n\n[^n]: one two three four', 'a[^n]\n\n[^n]: one two three\n    four\n'],
    ['a definition', 'term\n:   one two three four five', 'term\n:   one two three\n    four five\n'],
  ])('%s', (_, markdown, expected) => expect(wrapped(markdown)).toBe(expected));

  test.each([
    '# one two three four five six seven',
    '| one two three four five six |\n|---|\n| one two three four five six |',
    '```\none two three four five six seven\n```',
    '`one two three four five six seven`',
    '$a = b + c + d + e + f + g + h + i$',
    '![one two three four five six](a.png)',
    '<table>\n<tr><td colspan="2">one two three four five</td></tr>\n<tr><td>a</td><td>b</td></tr>\n</table>',
  ])('none within %s', (markdown) => expect(wrapped(markdown)).toBe(toMarkdown(read(markdown)).markdown));

  test.each([
    '#',
    '##',
    '-',
    '+',
    '*',
    '>',
    '1.',
    '12)',
    'a.',
    'iv)',
    '(1)',
    '(@)',
    ':',
    '|',
    '=',
    '===',
    '~~~',
    '---',
  ])('no line begins with %s', (sign) => {
    for (const words of ['one two three four', 'one two three four f', 'one two three 12']) {
      const markdown = `${words} ${sign} seven eight nine ten`;
      expectSame(read(markdown), 20);
      expect(
        wrapped(markdown)
          .split('\n')
          .slice(1)
          .some((line) => line.startsWith(`${sign} `)),
      ).toBe(false);
    }
  });
});
