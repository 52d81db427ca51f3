import { expect, test } from 'vitest';
import type { Inline } from '../../model/document.js';
import { NO_METADATA } from '../../model/metadata.js';
import { parse } from '../index.js';

/** The text of the first paragraph, with `|` for line breaks. */
function linesOf(markdown: string): string {
  const { blocks } = parse(markdown, NO_METADATA, () => undefined);
  const [block] = blocks;
  const written = (inlines: readonly Inline[]): string =>
    inlines
      .map((inline) => {
        if (inline.type === 'break') return '|';
        if (inline.type === 'text') return inline.value;
        return 'children' in inline ? written(inline.children) : '';
      })
      .join('');
  return block?.type === 'paragraph' ? written(block.children) : '';
}

// CSS Text 3, 4.1.2: white space at the beginning and the end of a line is not displayed.
test.each([
  ['one <br> two', 'one|two'],
  ['one <br>\n two', 'one|two'],
  ['one<br/>\ntwo <br /> <br> three', 'one|two||three'],
  ['one <br> *two* three', 'one|two three'],
  ['**one** <br> `x` two', 'one| two'],
  ['one *and <br> two*', 'one and|two'],
  ['<p>one <br> <b>two</b> <br>\nthree</p>', 'one|two|three'],
  ['one&nbsp;<br>&nbsp;two', 'one\u00a0|\u00a0two'],
  ['one\\\n&#32;two', 'one| two'],
])('white space around line breaks in HTML is not displayed: %j', (markdown, expected) =>
  expect(linesOf(markdown)).toBe(expected),
);
