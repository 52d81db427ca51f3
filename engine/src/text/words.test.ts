import { describe, expect, test } from 'vitest';
import { countCharacters, countWords } from './words.js';

describe('words', () => {
  test.each([
    ['', 0],
    ['one two\nthree', 3],
    ["don't e-mail 3.14", 3],
    ['naïve Größe ελληνικά', 3],
    ['Zoë\u0308 e\u0301tude', 2],
    ['你好，世界', 4],
    ['ひらがな and カタカナ', 9],
    ['한국어 단어', 2],
    ['one — two—three', 3],
    ['— * - … !', 0],
    ['# Heading', 1],
    ['**bold** ~~struck~~ mid**dle**word', 3],
    ['- one\n- [ ] two\n  1. three\n> - four', 4],
    ['1999 was one year. 1. two', 6],
    ['| one | two |\n|---|:-:|\n|three|four|', 4],
    ['[two words](https://example.org/a-b)', 2],
    ['one[^1] two [^a].\n\n[^1]: three', 3],
    ['H<sub>2</sub>O<!-- gone -->', 1],
    ['a < b and c > d', 5],
    ['one^[two three]', 3],
    ['---\n***\n```\n```', 0],
  ])('%j has %i', (text, words) => expect(countWords(text)).toBe(words));
});

describe('characters', () => {
  test.each([
    ['', 0],
    [' \t\r\n\u00a0\u3000', 0],
    ['one two\nthree', 11],
    ['# é', 2],
    ['😀 你', 2],
  ])('%j has %i', (text, characters) => expect(countCharacters(text)).toBe(characters));
});
