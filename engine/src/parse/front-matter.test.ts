import { expect, test } from 'vitest';
import type { Notice } from '../notice.js';
import { splitFrontMatter } from './front-matter.js';
import { readMetadata } from './metadata.js';

test('front matter is taken off and lines keep their numbers', () => {
  const { yaml, markdown } = splitFrontMatter('---\ntitle: A\nauthor: B\n---\n\n# C\n');
  expect(yaml).toBe('title: A\nauthor: B');
  expect(markdown.split('\n').indexOf('# C')).toBe(5);
});

test.each([
  ['a thematic break and text', '---\nSome text\n---\n'],
  ['a break, a heading and a break', '---\n# Title\n\ntext\n\n---\n'],
  ['an opening without an end', '---\ntitle: A\n\ntext\n'],
  ['front matter that does not come first', 'text\n---\ntitle: A\n---\n'],
])('%s is text', (_name, text) => {
  expect(splitFrontMatter(text)).toEqual({ yaml: undefined, markdown: text });
});

async function metadata(yaml: string): Promise<{ readonly notices: Notice[]; readonly found: unknown }> {
  const notices: Notice[] = [];
  return { found: await readMetadata(yaml, (notice) => notices.push(notice)), notices };
}

test('values stay as they are written, other names count, unknown keys do not', async () => {
  const { found, notices } = await metadata(
    'Title: T\ndate: 2026-01-02\ncourse: 1.10\nlang: de\nlayout: post',
  );
  expect(found).toEqual({ title: 'T', date: '2026-01-02', course: '1.10', language: 'de', authors: [] });
  expect(notices).toEqual([]);
});

test('authors may be one, several, or records', async () => {
  expect((await metadata('author: A')).found).toMatchObject({ authors: ['A'] });
  expect((await metadata('authors:\n  - A\n  - name: B\n')).found).toMatchObject({ authors: ['A', 'B'] });
});

test('broken front matter is a notice with its line', async () => {
  const { found, notices } = await metadata('title: A\nauthor: "unclosed');
  expect(found).toEqual({ authors: [] });
  expect(notices).toMatchObject([{ code: 'front-matter-invalid', severity: 'warning', line: 3 }]);
});
