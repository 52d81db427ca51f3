import { describe, expect, test } from 'vitest';
import { advance, faceOf } from './fonts.js';
import { loadOtherWidths } from './other-letters.js';
import { shaped } from './shaping.js';

const codesOf = (text: string): string[] =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16));

/** In 2048ths of an em, by HarfBuzz with Noto Sans Devanagari. */
const MEASURED = [
  ['र्म', 1225],
  ['युद्ध', 2808],
  ['क्षेत्र', 2588],
  ['प्रश्न', 2611],
  ['विज्ञान', 4649],
  ['सत्ता', 3309],
  ['रूप', 2775],
  ['गुरु', 2306],
  ['राष्ट्रीय', 4282],
] as const;

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

  test.each([
    ['a consonant before another', 'न्म', ['e2d8', '94d', '92e']],
    ['its stroke is part of it', '\u092b\u093c\u094d\u0924', ['e33d', '93c', '94d', '924']],
    ['one with its stroke in one character is the same', '\u095e\u094d\u0924', ['e33d', '94d', '924']],
    ['RA before a consonant, and after one', 'र्म र्', ['e400', '94d', '92e', '20', '930', '94d']],
    ['JA and NYA are as wide as THA', 'ज्ञ', ['200d', '94d', '925']],
    ['RA with the vowels U and UU', 'रु रू र', ['e559', '941', '20', 'e55a', '942', '20', '930']],
    ['but not below another consonant', 'प्रु', ['e324', '94d', '930', '941']],
  ])('in Devanagari, %s', (_, text, codes) => {
    expect(codesOf(shaped(text))).toEqual(codes);
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
    for (const [text, width] of MEASURED)
      expect(Math.abs(widthOf(text) * 2048 - width), text).toBeLessThan(4);
  });
});
