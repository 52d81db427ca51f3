import { openPages, type PageDrawing, type TextPiece } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { paragraphsOf } from './drawn';

async function piecesOf(
  markdown: string,
): Promise<{ readonly page: PageDrawing; readonly pieces: TextPiece[] }> {
  const session = openPages();
  await session.update(markdown, {});
  const page = session.page(1);
  const pieces = [...paragraphsOf(page.body)]
    .flatMap(({ lines }) => lines.flatMap((line) => line.pieces))
    .filter((piece) => piece.type === 'text');
  return { page, pieces };
}

test('a comment comes with the last part of its words, which are highlighted', async () => {
  const { page, pieces } = await piecesOf(
    `{==${'many words '.repeat(20)}here==}{>>Really?<<}, and others.\n`,
  );
  const commented = pieces.filter(({ look }) => page.looks[look]?.shading !== undefined);
  expect(commented.length).toBeGreaterThan(1);
  expect(commented.at(-1)?.text).toMatch(/here$/);
  expect(pieces.filter(({ comments }) => comments !== undefined)).toEqual([commented.at(-1)]);
  expect(commented.at(-1)?.comments).toEqual(['Really?']);
});

test('a comment at a place comes with the text before it, or at the beginning with the text after it', async () => {
  const { pieces } = await piecesOf('{>>First<<}Some words{>>Last<<}\n');
  expect(pieces.flatMap(({ comments }) => comments ?? []).sort()).toEqual(['First', 'Last']);
  expect(pieces.map(({ text }) => text).join('')).toBe('Some words');
});

test('a comment on a formula or a picture alone comes with it', async () => {
  const session = openPages();
  const image = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  await session.update(`{==$x^2$==}{>>Why squared?<<}\n\n{==![Dot](${image})==}{>>Too small<<}\n`, {});
  const pieces = [...paragraphsOf(session.page(1).body)].flatMap(({ lines }) =>
    lines.flatMap((line) => line.pieces),
  );
  expect(pieces.map(({ type, comments }) => ({ type, comments }))).toEqual([
    { type: 'equation', comments: ['Why squared?'] },
    { type: 'picture', comments: ['Too small'] },
  ]);
});
