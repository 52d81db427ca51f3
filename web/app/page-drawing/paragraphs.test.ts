import { openPages } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { titleOn } from './paragraphs';

test.each([
  ['---\ntitle: Tea *and* coffee[^1]\n---\n\n# One\n\n[^1]: Note.', 'Tea and coffee'],
  [`---\ntitle: "${'Long words '.repeat(12)}: and more"\n---\n\nText.`, /^(?:Long words ){12}: and more$/],
  ['# The first heading\n\nText.', 'The first heading'],
  ['## No title\n\n# Later', undefined],
  ['Text.\n\n# Later', undefined],
])('the title of %j', async (markdown, title) => {
  const session = openPages();
  await session.update(markdown);
  const found = titleOn(session.page(1));
  if (title instanceof RegExp) expect(found).toMatch(title);
  else expect(found).toBe(title);
});
