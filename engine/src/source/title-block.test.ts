import { expect, test } from 'vitest';
import { splitFrontMatter } from './front-matter.js';

test.each([
  [
    '% A title\n% Ann; Bo\n% 5 May 2026\n\nText',
    'title: "A title"\nauthor:\n- "Ann"\n- "Bo"\ndate: "5 May 2026"',
    3,
  ],
  [
    '% A title\n  on two lines\n% Ann\n  Bo\n\nText',
    'title: "A title on two lines"\nauthor:\n- "Ann"\n- "Bo"',
    4,
  ],
  ['%\n% Ann\n\nText', 'author:\n- "Ann"', 2],
  ['% A "title"\r\n\r\nText', 'title: "A \\"title\\""', 1],
  ['%\n%\n% May\n\nText', 'date: "May"', 3],
  ['% Only a title', 'title: "Only a title"', 0],
  ['% A title\n% Ann\n\nText', 'title: "A title"\nauthor:\n- "Ann"', 2],
])('%j begins with a title block', (text, yaml, lines) => {
  const found = splitFrontMatter(text);
  expect(found.yaml).toBe(yaml);
  expect(found.markdown.replace(/\r/g, '')).toBe(lines === 0 ? '' : `${'\n'.repeat(lines)}\nText`);
});

test('two lines begin a text without a blank line below them, as in pandoc', () => {
  const { yaml, markdown } = splitFrontMatter('% A title\n% Ann\nText');
  expect(yaml).toBe('title: "A title"\nauthor:\n- "Ann"');
  expect(markdown).toBe('\n\nText');
});

test.each([
  '%% a cell\n\nText',
  '% !TEX root = a.tex\n\nText',
  '% four\n% lines\n% are\n% none\n\nText',
  '% a comment\n\n(name)=\n# MyST',
  '% a comment\n\n:::{note}\nMyST\n:::',
  '% no blank line\nbelow it',
  'Text\n\n% Later\n\nText',
  ' % indented\n\nText',
])('%j does not', (text) => expect(splitFrontMatter(text)).toEqual({ yaml: undefined, markdown: text }));
