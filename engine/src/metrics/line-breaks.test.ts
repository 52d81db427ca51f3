import { describe, expect, test } from 'vitest';
import { mayBreakBetween, mayHang, wordStarts } from './line-breaks.js';

/** The text with a bar wherever a line may end within it. */
function broken(text: string): string {
  const starts = wordStarts(text);
  return Array.from(text, (character, index) => {
    const before = text.charCodeAt(index - 1);
    const breaks = index > 0 && (starts?.has(index) || mayBreakBetween(before, text.charCodeAt(index)));
    return breaks ? `|${character}` : character;
  }).join('');
}

describe('a line may break', () => {
  test.each([
    ['well-known', 'well-|known'],
    ['1914–1918', '1914–|1918'],
    ['so—he said', 'so—|he said'],
    ['fo\u00adur', 'fo\u00ad|ur'],
    ['a\u200bb', 'a\u200b|b'],
    ['a\u2003b', 'a\u2003|b'],
    ['中文字', '中|文|字'],
    ['用Word写', '用|Word|写'],
    ['かな', 'か|な'],
  ])('%s: %s', (text, expected) => expect(broken(text)).toBe(expected));
});

describe('a line does not break', () => {
  test.each([
    ['within a word', 'ordinary'],
    ['between hyphens', '--'],
    ['between a hyphen and a bracket', 'pre-)'],
    ['after a slash', 'and/or https://a.example/b'],
    ['at spaces that forbid it', 'a\u00a0b\u202fc\u2007d\u2060e'],
    ['at a no-break hyphen', 'no\u2011break'],
    ['in a Korean word', '대한민국'],
    ['before closing punctuation', '。'],
    ['in Arabic and Hebrew words', 'الكتاب ספר'],
    ['at quotation marks of Latin text', 'l’“a” …b'],
  ])('%s', (_, text) => expect(broken(text)).toBe(text));

  test.each([
    ['中。', '中。'],
    ['「中」', '「中」'],
    ['（中）文', '（中）|文'],
    ['中，文', '中，|文'],
    ['“中”', '“中”'],
    ['中"文"字', '中"文"字'],
  ])('where Chinese and Japanese forbid it: %s', (text, expected) => expect(broken(text)).toBe(expected));
});

test('Thai breaks between its words, and nowhere else', () => {
  expect(broken('เวลากฎหมาย')).toBe('เวลา|กฎหมาย');
  expect(wordStarts('no Thai at all')).toBeUndefined();
});

test('only full-width punctuation hangs', () => {
  expect([...'，。'].every((sign) => mayHang(sign.charCodeAt(0)))).toBe(true);
  expect([...',.中a'].some((sign) => mayHang(sign.charCodeAt(0)))).toBe(false);
});
