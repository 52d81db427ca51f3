import { describe, expect, test } from 'vitest';
import { cited, type SmallItem } from '../../../tests/csl/small-style.js';

const inCase = (textCase: string, item: SmallItem, language = 'en-US'): string | undefined =>
  cited({ layout: `<text variable="title" text-case="${textCase}"/>`, language }, item)[0];

describe('CSL 1.0.2, Text-case', () => {
  test.each([
    ['lowercase', 'The iPhone of NASA', 'the iphone of nasa'],
    ['uppercase', 'The iPhone of NASA', 'THE IPHONE OF NASA'],
    ['capitalize-first', 'the iPhone of NASA', 'The iPhone of NASA'],
    ['capitalize-first', 'iPhone of NASA', 'iPhone of NASA'],
    ['capitalize-all', 'the iPhone of NASA', 'The iPhone Of NASA'],
    // Sentence case conversion.
    ['sentence', 'THE KETTLES OF LONDON', 'The kettles of london'],
    ['sentence', 'the Kettles of London', 'The Kettles of London'],
    ['sentence', 'iPhone of London', 'iPhone of London'],
    // Title case conversion.
    ['title', 'the kettles of london', 'The Kettles of London'],
    // Capitals stay, as in other processors; the specification keeps the first of each word.
    ['title', 'THE KETTLES OF LONDON', 'THE KETTLES OF LONDON'],
    ['title', 'the iPhone and NASA', 'The iPhone and NASA'],
    ['title', 'tea: a history of the cup', 'Tea: A History of the Cup'],
    ['title', 'what kettles are for', 'What Kettles Are For'],
    ['title', 'two-thirds of a cup', 'Two-Thirds of a Cup'],
    ['title', 'un procédé d’inscription et l’eau', 'Un Procédé d’inscription et l’eau'],
    ['title', 'no “fishing” or “p-hacking” here', 'No “Fishing” or “p-Hacking” Here'],
    ['title', 'tea: p-hacking', 'Tea: P-Hacking'],
    ['title', 'c’est la vie at two o’clock', 'C’est La Vie at Two o’clock'],
  ])('%s: %s', (textCase, title, expected) => {
    expect(inCase(textCase, { title })).toBe(expected);
  });

  test.each([
    ['en-US', undefined, 'The Cup'],
    ['en-US', 'en-GB', 'The Cup'],
    ['en-US', 'de', 'the cup'],
    ['de-DE', undefined, 'the cup'],
    ['de-DE', 'en', 'The Cup'],
  ])('Non-English items: a text in %s, an item in %s', (textLanguage, language, expected) => {
    const item = { title: 'the cup', ...(language !== undefined && { language }) };
    expect(inCase('title', item, textLanguage)).toBe(expected);
  });
});
