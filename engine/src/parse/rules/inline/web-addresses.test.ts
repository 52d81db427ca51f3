import { expect, test } from 'vitest';
import type { Inline } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { parse } from '../../index.js';

function inlinesOf(markdown: string): readonly Inline[] {
  const [first] = parse(`${markdown}\n\n[^a]: A note.`, NO_METADATA, () => undefined).blocks;
  return first?.type === 'paragraph' ? first.children : [];
}

test.each([
  'https://tides.example/a[^a].',
  'https://tides.example/a(b)%20[^a] and',
  '*https://tides.example/a[^a]*',
])('the mark of a note after an address is one: %s', (markdown) => {
  const found = JSON.stringify(inlinesOf(markdown));
  expect(found).toContain('"footnoteReference"');
  expect(found).not.toContain('[^a]"');
});

test('brackets elsewhere in an address belong to it', () => {
  expect(inlinesOf('https://tides.example/a?b[c]=d')[0]).toMatchObject({
    url: 'https://tides.example/a?b%5Bc%5D=d',
  });
});
