import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiPage } from '../../scripts/api/page.mjs';

const PAGE = new URL('../../engine/API.md', import.meta.url);

test('every export of the engine is documented, as the sources say now: node scripts/api.mjs', () => {
  const page = apiPage();
  if (process.env.UPDATE_GOLDENS && !process.env.CI) writeFileSync(PAGE, page);
  expect(readFileSync(PAGE, 'utf8')).toBe(page);
});
