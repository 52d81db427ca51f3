import { expect, test } from 'vitest';
import { linkTarget, looseBookmarks, type Unreachable } from './link-target.js';

const bookmarks = new Map([['intro', 'intro']]);

function targetOf(
  url: string,
  named: ReadonlyMap<string, string>,
  unreachable: ReadonlyMap<string, Unreachable> = new Map(),
): ReturnType<typeof linkTarget> {
  return linkTarget(url, { bookmarks: named, looseBookmarks: looseBookmarks(named), unreachable });
}

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
  ['doi:10.1000/182', 'https://doi.org/10.1000/182'],
  ['DOI://10.1000/a(b)c', 'https://doi.org/10.1000/a(b)c'],
  ['wiki:Tide_table', 'https://en.wikipedia.org/wiki/Tide_table'],
  ['https://a.example/doi:10', 'https://a.example/doi:10'],
  ['https://a.example/%2x', 'https://a.example/%252x'],
])('%j leads to %j', (url, target) => {
  expect(targetOf(url, bookmarks)).toEqual({ kind: 'external', url: target });
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
  expect(targetOf(url, bookmarks)).toMatchObject({ kind: 'refused', code: 'link-target-refused' });
});

test('a name with a colon refers to what has that name, and an unknown one stays as written', () => {
  const named = new Map([['tab:tides', 'tides']]);
  expect(targetOf('tab:tides', named)).toEqual({ kind: 'heading', bookmark: 'tides' });
  expect(targetOf('tab:other', named)).toMatchObject({ kind: 'refused', standIn: 'tab:other' });
  expect(targetOf('zotero://select/1', named)).toMatchObject({ standIn: 'zotero://select/1' });
  for (const dangerous of ['javascript:x', 'data:text/html,x', 'file:///etc/passwd', 'ms-word:ofe'])
    expect(targetOf(dangerous, named)).not.toHaveProperty('standIn');
  expect(targetOf('obsidian://x', named)).toMatchObject({
    message: 'Link to an obsidian: address was left out; its text was kept',
  });
});

test('a fragment leads to the heading with that slug, or nowhere', () => {
  expect(targetOf('#Intro', bookmarks)).toEqual({ kind: 'heading', bookmark: 'intro' });
  expect(targetOf('#nope', bookmarks)).toMatchObject({
    kind: 'refused',
    code: 'link-heading-unknown',
    message: 'Link to #nope leads to no heading of this document; its text was kept',
  });
});

test('a fragment that no program can decode is looked up as it is', () => {
  expect(targetOf('#%E0%A4%A', new Map([['%e0%a4%a', 'odd']]))).toEqual({
    kind: 'heading',
    bookmark: 'odd',
  });
});

test('a heading without text and a missing formula are described as such', () => {
  const named = new Map([...bookmarks, ['eq', 'eq']]);
  const unreachable = new Map([
    ['intro', 'heading'],
    ['eq', 'formula'],
  ] as const);
  expect(targetOf('#intro', named, unreachable)).toMatchObject({
    code: 'link-heading-unknown',
    message: 'Link to #intro leads to a heading without text; its text was kept',
  });
  expect(targetOf('#eq', named, unreachable)).toMatchObject({
    message: 'Link to #eq leads to a formula that was not converted; its text was kept',
  });
});

test('a refused target always gives a notice', () => {
  expect(targetOf('  ', bookmarks)).toEqual({ kind: 'refused', code: undefined, message: '' });
});

test('each refusal says why', () => {
  const messageOf = (url: string): string => {
    const target = targetOf(url, bookmarks);
    return target.kind === 'refused' ? target.message : '';
  };
  expect(messageOf('javascript:x')).toBe('Link to a javascript: address was left out; its text was kept');
  expect(messageOf('//host')).toBe('Link to a network path was left out; its text was kept');
  expect(messageOf('x'.repeat(2084))).toBe('Link target is too long for Word; its text was kept');
});

test('a target may be as long as Word allows, not counting spaces around it', () => {
  const longest = `a${'x'.repeat(2082)}`;
  expect(targetOf(` ${longest}\n`, bookmarks)).toEqual({ kind: 'external', url: longest });
});

test('a lone surrogate is left out, and a pair stays', () => {
  const [high = '', low = ''] = ['\ud83d', '\ude00'];
  expect(targetOf(`a${high}b${low}c${high}${low}`, bookmarks)).toEqual({
    kind: 'external',
    url: 'abc%F0%9F%98%80',
  });
});

test('a link with the slug of another program leads to the heading, unless the slug is ambiguous', () => {
  const slugs = new Map(
    ['get-users', 'právo', 'a-b', 'a--b', '日本'].map((slug) => [slug, `to ${slug}`] as const),
  );
  const leadsTo = (url: string) => {
    const target = targetOf(url, slugs);
    return target.kind === 'heading' ? target.bookmark : target.kind;
  };
  expect(leadsTo('#get-%2Fusers')).toBe('to get-users');
  expect(leadsTo('#Get_users')).toBe('to get-users');
  expect(leadsTo('#pravo')).toBe('to právo');
  expect(leadsTo('#a-b')).toBe('to a-b');
  expect(leadsTo('#a_b')).toBe('refused');
  expect(leadsTo('#_日本_')).toBe('to 日本');
  expect(leadsTo('#')).toBe('refused');
  expect(leadsTo('#get')).toBe('refused');
});

test('signs lead to a heading of signs only if they are the same', () => {
  const signs = new Map([['🎉', 'party']]);
  expect(targetOf('#🎉', signs)).toEqual({ kind: 'heading', bookmark: 'party' });
  expect(targetOf('#😀', signs)).toMatchObject({ kind: 'refused' });
});
