import { expect, test } from 'vitest';
import type { PlacedBlock } from '../model/pages.js';
import { openPages } from './page-session.js';

const textOf = (blocks: readonly PlacedBlock[]): string =>
  blocks
    .flatMap((block) => (block.type === 'paragraph' ? block.lines : []))
    .flatMap(({ pieces }) => pieces.map((piece) => (piece.type === 'text' ? piece.text : '')))
    .join('');

test('headers have the chapter of their page, and footers the page number and count', async () => {
  const session = openPages();
  const options = { headerText: '{title}: {chapter}', footerText: 'Page {page} of {pages}', title: 'Book' };
  const markdown = '# One\n\n\\newpage\n\ntext\n\n{{< pagebreak >}}\n\n# Two';
  const { pages } = await session.update(markdown, options);
  const drawn = pages.map((_, index) => session.page(index + 1));
  expect(drawn.map(({ header }) => textOf(header))).toEqual(['Book: One', 'Book: One', 'Book: Two']);
  expect(drawn.map(({ footer }) => textOf(footer))).toEqual(['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3']);
});

test('pages that differ only in their chapter are different pages', async () => {
  const session = openPages();
  const options = { headerText: '{chapter}' };
  const before = await session.update('# One\n\n\\newpage\n\ntext', options);
  const after = await session.update('# Other\n\n\\newpage\n\ntext', options);
  expect(after.pages[1]?.key).not.toBe(before.pages[1]?.key);
});

test('a text without chapters has none in its header', async () => {
  const session = openPages();
  await session.update('text', { headerText: 'A{chapter}B' });
  expect(textOf(session.page(1).header)).toBe('AB');
});
