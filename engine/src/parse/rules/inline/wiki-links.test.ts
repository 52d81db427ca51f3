import { expect, test } from 'vitest';
import type { Inline } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { parse } from '../../index.js';

/** A paragraph with `<…>` around wiki links and `{…}` around ordinary ones. */
function paragraph(markdown: string): string {
  const shown = (inline: Inline): string => {
    if (inline.type === 'wikiLink') return `<${plainText([inline])}>`;
    if (inline.type === 'link') return `{${inline.children.map(shown).join('')}}`;
    return plainText([inline]);
  };
  const [first] = parse(markdown, NO_METADATA, () => {}).blocks;
  return first?.type === 'paragraph' ? first.children.map(shown).join('') : (first?.type ?? '');
}

test.each([
  ['[[a|b]] c', '<b> c'],
  ['[see [[a#x|b]]]', '[see <b>]'],
  ['[[a]](b, c = d)', '<a>(b, c = d)'],
  ['[[a]](b)', '{[a]}'],
  ['[[a]](b "c")', '{[a]}'],
  ['[a [[b]] and [[c|*d*]]](e)', '{a b and d}'],
  ['[a [[b]]][c]\n\n[c]: d', '{a b}'],
  ['[a [[b]] c] (d)', '[a <b> c] (d)'],
  ['[[[b]] c](two words.pdf)', '{b c}'],
  ['x[[a]] and [[1, 2], [3, 4]] and [[[a]]]', 'x[[a]] and [[1, 2], [3, 4]] and [[[a]]]'],
])('%s', (markdown, expected) => expect(paragraph(markdown)).toBe(expected));

test('an embedded picture is an image, and an embedded note is not', () => {
  const imagesIn = (markdown: string): readonly string[] =>
    parse(markdown, NO_METADATA, () => {}).images.map(({ url }) => url);
  expect(imagesIn('![[a tide.png]] and ![[b.jpg|wide]]')).toEqual(['a%20tide.png', 'b.jpg']);
  expect(imagesIn('![[a]] and ![[b.md]]')).toEqual([]);
});
