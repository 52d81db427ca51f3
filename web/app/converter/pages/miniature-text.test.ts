import { expect, test } from 'vitest';
import { miniatureText } from './miniature-text';

test('a short text is used whole', () => {
  expect(miniatureText('# Title\n\nText.')).toBe('# Title\n\nText.');
});

test('a long text is cut at the end of a paragraph, and keeps the notes that it refers to', () => {
  const filler = 'A paragraph of the book.[^late]\n\n'.repeat(2000);
  const notes =
    '[^one]: The first note.\n    Its second line.\n\n[^late]: Named early.\n\n[^never]: Not named.';
  const text = miniatureText(`# Title[^one]\n\n${filler}${notes}`);
  expect(text.length).toBeLessThan(12_200);
  expect(text).toContain(
    'book.[^late]\n\n[^one]: The first note.\n    Its second line.\n\n[^late]: Named early.',
  );
  expect(text).not.toContain('never');
});
