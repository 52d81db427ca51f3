import { expect, test } from 'vitest';
import type { ConversionOptions } from '../api/options.js';
import { openPages } from './page-session.js';

/** The pieces of each line of the first page, with where they begin, in twips from the margin. */
async function linesOf(markdown: string, options: ConversionOptions = {}) {
  const session = openPages();
  await session.update(markdown, { numberHeadings: true, margins: { left: 72 }, ...options });
  return session
    .page(1)
    .body.flatMap((block) =>
      block.type === 'paragraph'
        ? block.lines.map(({ pieces }) =>
            pieces.flatMap((piece) =>
              piece.type === 'text' && !piece.isLeader
                ? [`${piece.text} @${Math.round(piece.x) - 1440}`]
                : [],
            ),
          )
        : [],
    );
}

test('headings follow their numbers, each level with the space that it needs', async () => {
  expect(await linesOf('# A\n\n## B\n\n### C\n\n# D {-}')).toEqual([
    ['1 @0', 'A @540'],
    ['1.1 @0', 'B @653'],
    ['1.1.1 @0', 'C @750'],
    ['D @0'],
  ]);
});

test('the second line of a long heading aligns with its text', async () => {
  const [, second] = await linesOf(`# ${'Long '.repeat(20)}`.trim());
  expect(second?.[0]).toMatch(/^Long .*@540$/);
});

test('a number in the middle of the line is part of the text', async () => {
  const [first] = await linesOf('# A\n\n# B', {
    template: 'academic',
    titlePage: false,
    includeTableOfContents: false,
  });
  expect(first?.join('')).toMatch(/^1 .*A/);
});

test('the contents have the numbers, and levels begin below the text of the one above', async () => {
  const lines = await linesOf('# A\n\n## B\n\n# C', { includeTableOfContents: true });
  expect(lines.slice(1, 3).map((line) => line.slice(0, 2))).toEqual([
    ['1 @0', 'A @330'],
    ['1.1 @330', 'B @825'],
  ]);
});

test('when a heading is put in front of others, their numbers follow', async () => {
  const session = openPages();
  await session.update('# A\n\n# B', { numberHeadings: true });
  await session.update('# New\n\n# A\n\n# B', { numberHeadings: true });
  const numbers = session
    .page(1)
    .body.flatMap((block) => (block.type === 'paragraph' ? block.lines : []))
    .map(({ pieces: [first] }) => (first?.type === 'text' ? first.text : ''));
  expect(numbers).toEqual(['1', '2', '3']);
});
