import { openPages } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { frontMatterLines, sourcedParagraphs } from './front-matter';

test.each([
  ['---\ntitle: T\n---\n\nText.', { first: 1, last: 3 }],
  ['---\ntitle: T\nauthor: A\n...', { first: 1, last: 4 }],
  ['Text.\n\n---\n', undefined],
  ['---\n\nA rule, and text.', undefined],
])('of %j, the front matter is %o', (markdown, lines) => {
  expect(frontMatterLines(markdown)).toEqual(lines);
});

test('an author comes from the front matter, also below a title that is the first heading of the text', async () => {
  const session = openPages();
  for (const heading of ['# T', 'Text.']) {
    await session.update(`---\ntitle: T\nauthor: A\n---\n\n${heading}\n\nMore.`);
    const sources = sourcedParagraphs(session.page(1), 1, { first: 1, last: 4 }).map(({ source }) => source);
    expect(sources[1]).toEqual({ first: 1, last: 4 });
    expect(sources.at(-1)).toEqual({ first: 8, last: 8 });
  }
});
