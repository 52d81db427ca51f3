import { describe, expect, test } from 'vitest';
import { termsOf } from './generated-text.js';
import { numberedTermsOf } from './numbered-terms.js';
import { TERMS } from './terms-by-language.js';

describe.each(Object.keys(TERMS))('the words around numbers in %s', (language) => {
  const { one, several, and, lists } = numberedTermsOf(language, termsOf(language));

  test('have one place for a number each', () => {
    for (const pattern of [...Object.values(one), ...Object.values(several)])
      expect(pattern.split('#')).toHaveLength(2);
  });

  test('are there for lists and between two numbers', () => {
    expect(and).not.toBe('');
    for (const title of Object.values(lists)) expect(title).toMatch(/^[^#|]{2,}$/);
  });

  test('are of the language', () => {
    if (!/^(?:en|de-)/.test(language)) expect(lists.figure).not.toBe('List of Figures');
  });
});
