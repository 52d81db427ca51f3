import { describe, expect, test } from 'vitest';
import { advance, faceOf } from './fonts.js';
import { loadOtherWidths } from './other-letters.js';
import { ofHalfForm, shaped } from './shaping.js';

const codesOf = (text: string): string[] =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16));

describe('for measuring', () => {
  test.each([
    ['letters that join on both sides have four forms', 'ببب ب', ['fe91', 'fe92', 'fe90', '20', 'fe8f']],
    ['letters that join to the right end a group', 'دادب', ['fea9', 'fe8d', 'fea9', 'fe8f']],
    ['marks do not part letters', 'بَب', ['fe91', '64e', 'fe90']],
    ['lam and alef are one', 'سلام لا', ['feb3', 'fefc', '200d', 'fee1', '20', 'fefb', '200d']],
    ['a letter of Persian has its forms', 'پپ', ['fb58', 'fb57']],
    ['a stroke lengthens', 'بـ', ['fe91', '640']],
  ])('%s', (_, text, codes) => {
    expect(codesOf(shaped(text))).toEqual(codes);
  });

  test('Devanagari consonants lose their stem before others, and RA its width', () => {
    expect(Array.from(shaped('\u0928\u094d\u092e'), (one) => ofHalfForm(one.charCodeAt(0)))).toEqual([
      0x928,
      undefined,
      undefined,
    ]);
    expect(codesOf(shaped('\u0930\u094d\u092e'))).toEqual(['200d', '94d', '92e']);
    expect(codesOf(shaped('\u092a\u094d\u0930'))).toEqual(['92a', '94d', '200d']);
  });

  test('a text keeps its length, and one of other scripts is itself', () => {
    for (const text of ['كتابٌ لألف', 'क्षेत्र युद्ध', 'office', 'ไทย'])
      expect(shaped(text)).toHaveLength(text.length);
    expect(shaped('office')).toBe('office');
  });

  test('every form has a width', async () => {
    await loadOtherWidths(['ب']);
    const face = faceOf('Calibri', false, false);
    const widthOf = (text: string): number =>
      Array.from(shaped(text)).reduce((sum, one) => sum + advance(face, one.charCodeAt(0)), 0);
    expect(widthOf('ببب')).toBeLessThan(3 * widthOf('ب'));
    expect(widthOf('لا')).toBeLessThan(widthOf('ل ا'));
    expect(widthOf('न्म')).toBeLessThan(widthOf('नम'));
    expect(widthOf('र्म')).toBe(widthOf('म'));
  });
});
