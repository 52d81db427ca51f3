import { expect, test } from 'vitest';
import { inspect } from '../../inspect.js';
import { NO_METADATA } from '../../model/metadata.js';
import { parse } from '../index.js';
import { readSiteMarkup } from './index.js';

const read = (markdown: string) =>
  parse(
    readSiteMarkup(markdown, () => {}, 'mdx'),
    NO_METADATA,
    () => {},
  ).blocks;

test.each([
  '<details>\n<summary>**Why**</summary>\nIt *is*.\n\n- a\n</details>',
  '<details open>\n\n  <summary className="x">\n    **Why**\n  </summary>\n\n  It *is*.\n\n  - a\n\n</details>',
  '<details><summary>**Why**</summary>\n    It *is*.\n\n    - a\n</details>',
])('Markdown in %j is read in MDX', (markdown) => {
  expect(read(markdown)).toMatchObject([
    {
      type: 'details',
      summary: [{ type: 'strong' }],
      children: [{ children: [{ value: 'It ' }, { type: 'emphasis' }, {}] }, { type: 'list' }],
    },
  ]);
  expect(
    inspect(markdown, { dialect: 'mdx' }).notices.filter(({ code }) => code.startsWith('markup-')),
  ).toEqual([]);
  expect(readSiteMarkup(markdown, () => {}, 'github')).toBe(markdown);
});

test('one within the other, and one in an item', () => {
  const inner = '<details>\n<summary>B</summary>\nb\n</details>';
  expect(read(`<details>\n<summary>A</summary>\n\n${inner}\n\nend\n</details>`)).toMatchObject([
    { type: 'details', children: [{ type: 'details' }, { type: 'paragraph' }] },
  ]);
  expect(read(`- a\n\n  ${inner.replaceAll('\n', '\n  ')}\n- b`)).toMatchObject([
    { children: [{ children: [{}, { type: 'details' }] }, {}] },
  ]);
});

test.each([
  '<details>\n<summary><h2>A</h2></summary>\nb\n</details>',
  '<details>\nb\n</details>',
  '<details><summary>A</summary>b</details>',
  '<details>\n<summary>A</summary>\nb',
  '```\n<details>\n<summary>A</summary>\nb\n</details>\n```',
])('%j stays as it is', (markdown) => {
  expect(readSiteMarkup(markdown, () => {}, 'mdx')).toBe(markdown);
});
