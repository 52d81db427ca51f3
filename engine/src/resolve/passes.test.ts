import { expect, test, vi } from 'vitest';
import { convert } from '../convert.js';

const loaded: string[] = [];
vi.mock('./citations/citations.js', () => {
  loaded.push('citations');
  return {};
});
vi.mock('./numbering/index.js', () => {
  loaded.push('numbering');
  return {};
});
vi.mock('./index-entries.js', () => {
  loaded.push('index');
  return {};
});
vi.mock('./short-forms/acronyms.js', () => {
  loaded.push('acronyms');
  return {};
});
vi.mock('../load/citations/citing.js', () => {
  loaded.push('the processor of citations');
  return {};
});

test('a text without citations and numbered items loads nothing for them', async () => {
  const markdown =
    '---\ntitle: T\n---\n\n# One\n\nText[^1] by @somebody, [a link](https://example.org) and `\\gls{x}`.\n\n| a |\n|---|\n| 1 |\n\n[^1]: Note.';
  const result = await convert(markdown, {});
  expect(result.success).toBe(true);
  expect(loaded).toEqual([]);
  // What is loaded is noticed.
  await convert('Text\\index{text}.', {});
  expect(loaded).toEqual(['index']);
});
