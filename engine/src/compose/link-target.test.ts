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
  ['Notes%3A%20one.md', 'Notes%3A%20one.md'],
  ['a/b:c', 'a/b:c'],
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
  '/\\host',
  '\u0001//host/share',
  '%2F%2Fhost',
  '%255C%255Chost',
  '/%09/host',
  'java\u200bscript:alert(1)',
  'java\u00adscript:alert(1)',
  '\u202ejavascript:alert(1)',
  '\u007fjavascript:alert(1)',
  'javascript%3Aalert(1)',
  '%6aavascript:alert(1)',
  'java%0ascript:alert(1)',
  'java%250ascript:alert(1)',
  'vb%73cript:x',
  'java%E2%80%8Bscript:alert(1)',
  'java%EF%BF%BDscript:alert(1)',
  'file%3A//host/share',
  'mhtml:x',
  'search-ms:x',
  `https://example.com/${'x'.repeat(2100)}`,
])('%j is refused with a notice', (url) => {
  expect(linkTarget(url, bookmarks)).toMatchObject({ kind: 'refused', code: 'link-target-refused' });
});

test('a fragment leads to the heading with that slug, or nowhere', () => {
  expect(linkTarget('#Intro', bookmarks)).toEqual({ kind: 'heading', bookmark: 'intro' });
  expect(linkTarget('#nope', bookmarks)).toMatchObject({ kind: 'refused', code: 'link-heading-unknown' });
});
