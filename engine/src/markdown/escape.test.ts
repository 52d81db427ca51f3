import { describe, expect, test } from 'vitest';
import {
  address,
  asEntity,
  escaped,
  escapedHtml,
  escapedLineStart,
  escapedPipes,
  keptSpaces,
  quoted,
} from './escape.js';
import { folded, type Room, widthOf } from './fold.js';
import { fenceFor, indented, prefixed } from './line-prefixes.js';
import { isFlanked } from './signs.js';

const usual = (text: string): string => escaped(text, 'usual', { inLink: false });

describe('what might be markup is escaped', () => {
  test.each([
    ['a `b`', 'a \\`b\\`'],
    ['&amp; &#38; & b', '\\&amp; \\&#38; & b'],
    ['<b> </b> <!-- <? < 5', '\\<b> \\</b> \\<!-- \\<? < 5'],
    ['a\\* a\\b a\\', 'a\\\\\\* a\\b a\\\\'],
    ['\\ref{a} \\eqref{b}', '\\\\ref{a} \\\\eqref{b}'],
    ['a *b* 2 * 3', 'a \\*b\\* 2 * 3'],
    ['_a_ b_c', '\\_a\\_ b_c'],
    ['[^1] [[a]] [a](b) [a]: b [a] b', '\\[^1] \\[[a]] \\[a](b) \\[a]: b [a] b'],
    ['[a][b] [a]{b} [a]', '\\[a][b] \\[a]{b} \\[a]'],
    ['~~a~~ ~b', '\\~\\~a\\~\\~ ~b'],
    ['%% {{', '\\%% \\{{'],
    ['(#fig:a) (ref:b) (c)', '&#40;#fig:a) &#40;ref:b) (c)'],
    ['@fig:a @sec-b @c', '\\@fig:a \\@sec-b @c'],
    ['http://a www.a mailto:a a@b.c a@b', 'http\\://a www\\.a mailto\\:a a\\@b.c a@b'],
    ['a\nb\rc', 'a&#10;b&#13;c'],
  ])('%j', (text, expected) => expect(usual(text)).toBe(expected));

  test('in a link, each bracket, and no address', () => {
    expect(escaped('[a] http://b', 'usual', { inLink: true })).toBe('\\[a\\] http://b');
  });

  test('with more caution, each sign that markup has', () => {
    expect(escaped('a=b+c {d} | e! ((f', 'more', { inLink: false })).toBe('a\\=b\\+c \\{d\\} \\| e! &#40;(f');
    expect(escaped('a!', 'more', { inLink: false })).toBe('a\\!');
  });

  test('with most caution, all punctuation is entities', () => {
    expect(escaped('a.b☐', 'most', { inLink: false })).toBe('a&#46;b&#9744;');
    expect(asEntity('*')).toBe('&#42;');
  });
});

describe('the beginning of a line that would begin a block is escaped', () => {
  test.each([
    ['# a', '\\# a'],
    ['####### a', '####### a'],
    ['#a', '#a'],
    ['#+a', '\\#+a'],
    ['> a', '\\> a'],
    ['- a', '\\- a'],
    ['+ a', '\\+ a'],
    ['-a', '-a'],
    ['1. a', '1\\. a'],
    ['123456789) a', '123456789\\) a'],
    ['1234567890. a', '1234567890. a'],
    ['1.a', '1.a'],
    ['a. b', 'a\\. b'],
    ['iv) b', 'iv\\) b'],
    ['#. b', '#\\. b'],
    ['A. b', 'A. b'],
    ['A.  b', 'A\\.  b'],
    ['A) b', 'A\\) b'],
    ['IV) b', 'IV\\) b'],
    ['IV.  b', 'IV\\.  b'],
    ['(a) b', '(a\\) b'],
    ['(12) b', '(12\\) b'],
    ['(@x) b', '(@x\\) b'],
    ['(ab) c', '(ab) c'],
    ['---', '\\---'],
    ['- -', '\\- -'],
    ['===', '\\==='],
    ['~~~', '\\~~~'],
    ['++', '\\++'],
    [': a', '\\: a'],
    ['Table: a', 'Table\\: a'],
    ['Tables: a', 'Tables: a'],
    ['| a', '\\| a'],
    ['$$', '\\$$'],
    ['%% a', '\\%% a'],
    ['!!! a', '\\!!! a'],
    ['??? a', '\\??? a'],
    ['{# a', '\\{# a'],
    ['{: a', '\\{: a'],
    ['^a', '\\^a'],
    ['\\newpage', '\\\\newpage'],
    ['\\index{a}', '\\index{a}'],
    ['[a]: b', '&#91;a]: b'],
    ['\\[a', '&#91;a'],
    ['[!NOTE]', '&#91;!NOTE]'],
    ['[![a](b)](c)', '[![a](b)](c)'],
    ['[a](b)', '[a](b)'],
    ['a', 'a'],
  ])('%j', (line, expected) => expect(escapedLineStart(line)).toBe(expected));
});

test('spaces at the ends of a line are kept, but an ideographic one at its beginning', () => {
  expect(keptSpaces(' \ta b ')).toBe('&#32;&#9;a b&#32;');
  expect(keptSpaces('\u3000a\u3000')).toBe('\u3000a&#12288;');
});

test('a text in quotation marks is one line, and ends at its own mark', () => {
  expect(quoted('a "b"\n c\\')).toBe('"a \\"b\\" c\\\\"');
  expect(quoted('\\a \\* &amp; &')).toBe('"\\a \\\\* \\&amp; &"');
});

test.each([
  ['https://a.example/b?c=d&e#f', 'https://a.example/b?c=d&e#f'],
  ['a b', 'a%20b'],
  ['ä', '%C3%A4'],
  ['#ä b', '#ä%20b'],
  ['a%20b%', 'a%20b%25'],
  ['a<b>"', 'a%3Cb%3E%22'],
  ['a(b)', 'a(b)'],
  ['a(b', 'a\\(b'],
  ['a)b(', 'a\\)b\\('],
  ['a&amp;b', 'a\\&amp;b'],
  ['\ud800', '%EF%BF%BD'],
])('an address has no sign that would end it: %j', (url, expected) => {
  expect(address(url)).toBe(expected);
});

test('HTML and cells have their own escapes', () => {
  expect(escapedHtml('<a b="c">&')).toBe('&lt;a b=&quot;c&quot;&gt;&amp;');
  expect(escapedPipes('a|b \\| c')).toBe('a\\|b \\\\| c');
});

test('lines are indented, and empty ones have no spaces at their end', () => {
  expect(indented(['a', '', 'b'], 2)).toEqual(['  a', '', '  b']);
  expect(prefixed(['a', ''], '> ')).toEqual(['> a', '>']);
});

test('a fence is longer than any in the text', () => {
  expect(fenceFor('a', '`')).toBe('```');
  expect(fenceFor('a\n````\n```', '`')).toBe('`````');
  expect(fenceFor('a ````', '`')).toBe('```');
  expect(fenceFor('  ~~~', '~')).toBe('~~~~');
});

describe('delimiters are read as such', () => {
  test.each([
    ['*', '', 'a', '', true],
    ['*', 'a', 'b', 'c', true],
    ['_', 'a', 'b', '', false],
    ['_', '', 'b', 'c', false],
    ['_', ' ', 'b', '.', true],
    ['**', 'a', '(b', ' ', false],
    ['**', ' ', '(b', ' ', true],
    ['**', '(', '(b', ' ', true],
    ['**', ' ', 'b)', 'a', false],
    ['**', ' ', 'b)', '.', true],
    ['*', '*', 'b', '', false],
    ['*', '', 'b', '*', false],
    ['*', '', '*b', '', false],
    ['*', '', 'b*', '', false],
    ['*', '', ' b', '', false],
    ['*', '', 'b ', '', false],
    ['*', '', 'b\nc', '', false],
    ['*', '', '', '', false],
  ])('%s after %j around %j before %j: %j', (sign, before, inner, after, expected) =>
    expect(isFlanked(sign, before, inner, after)).toBe(expected),
  );
});

describe('paragraphs are folded', () => {
  const room = (columns: number, ahead = 0): Room => ({ columns, ahead });
  const fold = (text: string, columns: number, ahead = 0): string =>
    folded(text, room(columns, ahead), () => true);

  test.each([
    ['a b c d', 3, 'a b\nc d'],
    ['abcdef g', 3, 'abcdef\ng'],
    ['ab cd', 5, 'ab cd'],
    ['漢字 a b', 5, '漢字\na b'],
    ['a - b', 3, 'a -\nb'],
    ['a 1. b', 3, 'a 1.\nb'],
    ['a `b c d` e', 4, 'a\n`b c d`\ne'],
    ['a [b](c "d e") f', 3, 'a\n[b](c "d e")\nf'],
    ['a <b c="d"> e', 3, 'a <b c="d">\ne'],
    ['a $b c$ d', 3, 'a\n$b c$\nd'],
    ['a \\(b c\\) d', 3, 'a \\(b c\\)\nd'],
    ['a Table b c', 3, 'a Table\nb c'],
    ['a\\\nb c', 3, 'a\\\nb c'],
    ['a b\nc d e', 3, 'a b\nc d\ne'],
  ])('%j in %i columns', (text, columns, expected) => expect(fold(text, columns)).toBe(expected));

  test('with room for what is before the first line', () => {
    expect(fold('a b c d', 5, 2)).toBe('a b\nc d');
  });

  test('but not where they would be read differently', () => {
    expect(folded('a b c d e', room(3), (text) => !text.includes('b\nc'))).toBe('a\nb c\nd e');
    expect(folded('a b c', room(1), (text) => text === 'x')).toBe('a b c');
  });

  test('by columns: two for East Asian letters, none for signs over others', () => {
    expect(['a', '\u0301', '漢', 'か', '한', '😀', '，', 'é', 'ж', '\u200d'].map(widthOf)).toEqual([
      1, 0, 2, 2, 2, 2, 2, 1, 1, 0,
    ]);
  });
});
