import { expect, test } from 'vitest';
import { linkTarget } from './link-target.js';

const bookmarks = new Map([['intro', 'intro']]);

test.each([
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['mailto:someone@example.com', 'mailto:someone@example.com'],
  ['tel:+123', 'tel:+123'],
  ['docs/read me.md', 'docs/read%20me.md'],
  ['https://example.com/[x]', 'https://example.com/%5Bx%5D'],
  ['https://example.com/50%', 'https://example.com/50%25'],
  ['https://example.com/%41', 'https://example.com/%41'],
  ['https://example.com/#a#b', 'https://example.com/#a%23b'],
  ['https://example.com/ü"<>', 'https://example.com/%C3%BC%22%3C%3E'],
])('%j leads to %j', (url, target) => {
  expect(linkTarget(url, bookmarks)).toEqual({ kind: 'external', url: target });
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'file:///etc/passwd',
  'ms-word:ofe|u|http://example.com/x',
  '//host/share',
  '\\\\host\\share',
  '%5C%5Chost%5Cshare',
  '\\/host',
  `https://example.com/${'x'.repeat(2100)}`,
])('%j is refused with a notice', (url) => {
  expect(linkTarget(url, bookmarks)).toMatchObject({ kind: 'refused', code: 'link-target-refused' });
});

test('a fragment leads to the heading with that slug, or nowhere', () => {
  expect(linkTarget('#Intro', bookmarks)).toEqual({ kind: 'heading', bookmark: 'intro' });
  expect(linkTarget('#nope', bookmarks)).toMatchObject({ kind: 'refused', code: 'link-heading-unknown' });
});
