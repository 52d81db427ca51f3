import { describe, expect, test } from 'vitest';
import { cited } from '../../../tests/csl/small-style.js';
import { isSpan, type Output } from './output.js';
import { richText } from './rich-text.js';

const MARKS = { italic: 'i', bold: 'b', sup: '^', sub: '_', 'small-caps': 'sc', normal: 'n' } as const;

/** Text with its parts in brackets: quotations as `["…]`, formats by their sign. */
function shown(output: Output): string {
  if (typeof output === 'string') return output;
  if (!isSpan(output)) return '?';
  const { format = {}, isQuoted, isVerbatim, isToggled, children } = output;
  const signs = [
    ...new Set(Object.values(format).map((value) => MARKS[value as keyof typeof MARKS])),
    ...(isQuoted ? ['"'] : []),
    ...(isVerbatim ? ['v'] : []),
    ...(isToggled ? ['t'] : []),
  ].join('');
  const inner = children.map(shown).join('');
  return signs === '' ? inner : `[${signs} ${inner}]`;
}

const read = (source: string): string => shown(richText(source));

describe('tags are formats', () => {
  test.each([
    ['a <i>b</i> c', 'a [it b] c'],
    ['<em>b</em>', '[it b]'],
    ['<b>b</b><strong>c</strong>', '[bt b][bt c]'],
    ['x<sup>2</sup><sub>3</sub>', 'x[^v 2][_v 3]'],
    ['<sc>b</sc>', '[scvt b]'],
    ['<span style="font-variant:small-caps;">b</span>', '[scvt b]'],
    ['<span class="nocase">b</span>', '[v b]'],
    ['<span class="nodecor">b</span>', '[nv b]'],
    ['<span style="font-style: normal">b</span>', '[n b]'],
    ['<span lang="en">b</span>', 'b'],
    ['<i>a <b>b</b> c</i>', '[it a [bt b] c]'],
  ])('%s', (source, expected) => expect(read(source)).toBe(expected));
});

describe('what is not closed, not known or not open is text', () => {
  test.each([
    ['a <i>b', 'a <i>b'],
    ['a </i>b', 'a </i>b'],
    ['a <u>b</u>', 'a <u>b</u>'],
    ['a < b', 'a < b'],
    ['<i>a <b>b</i> c', '[it a <b>b] c'],
    ['<b>a <i>b</b> c</i>', '[bt a <i>b] c</i>'],
  ])('%s', (source, expected) => expect(read(source)).toBe(expected));
});

describe('quotation marks', () => {
  test.each([
    ['The "great" book', 'The [" great] book'],
    ["The 'great' book", 'The [" great] book'],
    ['The “great” book', 'The [" great] book'],
    ['The ‘great’ book', 'The [" great] book'],
    ['The «great» book', 'The [" great] book'],
    ['("great")', '([" great])'],
    ['A "b \'c\' d" e', 'A [" b [" c] d] e'],
    ['“ great”', '["  great]'],
    ['A <i>"b"</i> c', 'A [it [" b]] c'],
    ['A-"b"/"c"', 'A-[" b]/[" c]'],
    ["London's", 'London’s'],
    ["the boys' toys", 'the boys’ toys'],
    ["rock 'n roll", 'rock ’n roll'],
    ['a 5" b', 'a 5" b'],
    ['a " b " c', 'a " b " c'],
    ['“a', '“a'],
    ['‘a', '’a'],
    ["<i>Nature</i>'s way, isn't it", '[it Nature]’s way, isn’t it'],
  ])('%s', (source, expected) => expect(read(source)).toBe(expected));
});

test('nesting that nobody writes is refused, and the rest of the text is not', () => {
  const deep = (count: number): string => `${'<i>'.repeat(count)}a${'</i>'.repeat(count)}`;
  expect(read(deep(20))).toBe(`${'[it '.repeat(20)}a${']'.repeat(20)}`);
  expect(() => richText(deep(5000))).toThrow();
});

test('italics within italics are upright', () => {
  expect(cited('<text variable="title" font-style="italic"/>', { title: 'Of <i>Homo</i> and “us”' })).toEqual(
    [expect.stringMatching(/^\*Of (?!\*).*Homo/)],
  );
});
