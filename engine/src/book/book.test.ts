import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openSources } from '../sources';

const CONTAINER = '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>';

interface Parts {
  /** Pages by their names, in the order of the spine. */
  readonly pages: Readonly<Record<string, string>>;
  readonly aside?: readonly string[];
  readonly metadata?: string;
  readonly others?: Readonly<Record<string, string>>;
  readonly items?: string;
}

function bookOf({ pages, aside = [], metadata = '', others = {}, items = '' }: Parts): Uint8Array {
  const names = Object.keys(pages);
  const manifest = names.map(
    (name, index) => `<item id="p${index}" href="${encodeURI(name)}" media-type="application/xhtml+xml"/>`,
  );
  const spine = names.map(
    (name, index) => `<itemref idref="p${index}"${aside.includes(name) ? ' linear="no"' : ''}/>`,
  );
  const opf = `<?xml version="1.0"?><package xmlns:dc="http://purl.org/dc/elements/1.1/"><metadata>${metadata}</metadata>
<manifest>${manifest.join('')}${items}</manifest><spine>${spine.join('')}</spine></package>`;
  const files = Object.entries(pages).map(([name, body]) => [
    `OPS/${name}`,
    `<?xml version="1.0"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title/></head><body>${body}</body></html>`,
  ]);
  return zipSync(
    Object.fromEntries(
      [
        ['mimetype', 'application/epub+zip'],
        ['META-INF/container.xml', CONTAINER],
        ['OPS/book.opf', opf],
        ...files,
        ...Object.entries(others),
      ].map(([name = '', text = '']) => [name, strToU8(text)]),
    ),
  );
}

async function read(bytes: Uint8Array) {
  const sources = await openSources([{ path: 'book.epub', size: bytes.length, read: async () => bytes }]);
  return sources.combine();
}

describe('a book', () => {
  test('is one text in the order of its spine, with what it says about itself as front matter', async () => {
    const metadata =
      '<dc:title>On\n Tides</dc:title><dc:creator>A. Example</dc:creator><dc:creator>B. Sample</dc:creator><dc:language>de-AT</dc:language>';
    const pages = {
      'z.xhtml': '<h1>One</h1><p>First.</p>',
      'a b.xhtml': '<h1>Two</h1><p>See <a href="z.xhtml">the first</a>.</p>',
    };
    const { markdown, notices } = await read(bookOf({ pages, metadata }));
    expect(markdown).toMatch(
      /^---\ntitle: "On Tides"\nauthor: \["A. Example","B. Sample"\]\nlang: "de-AT"\n---\n/,
    );
    expect(markdown).toMatch(/# One \{#(.+)\}\n\nFirst\.\n\n# Two\n\nSee \[the first\]\(#\1\)/);
    expect(notices).toEqual([]);
  });

  test.each([
    [
      'by the type that EPUB 3 has',
      '<a epub:type="noteref" href="notes.xhtml#x9">see</a>',
      '<aside epub:type="footnote" id="x9"><p>The note.</p></aside>',
    ],
    [
      'by names',
      '<sup><a id="fnref1" href="notes.xhtml#fn1">1</a></sup>',
      '<p id="fn1"><a href="a.xhtml#fnref1">1</a> The note.</p>',
    ],
    [
      'by links that lead back',
      '<a id="m1" href="notes.xhtml#n1"><sup>1</sup></a>',
      '<ol><li id="n1"><p>The note. <a href="a.xhtml#m1">↩</a></p></li></ol>',
    ],
  ])('has its notes, which are on a page of their own, %s', async (_, mark, note) => {
    const pages = { 'notes.xhtml': `<h2>Notes</h2>${note}`, 'a.xhtml': `<p>A claim.${mark}</p>` };
    const { markdown } = await read(bookOf({ pages, aside: ['notes.xhtml'] }));
    expect(markdown).toContain('A claim.[^1]');
    expect(markdown).toMatch(/^\[\^1\]: The note\.$/m);
  });

  test('keeps apart the same ids of different pages', async () => {
    const page = (word: string) =>
      `<p>${word}<sup><a id="fnref1" href="#fn1">1</a></sup></p><p id="fn1">Note ${word}. <a href="#fnref1">↩</a></p>`;
    const { markdown } = await read(bookOf({ pages: { 'a.xhtml': page('one'), 'b.xhtml': page('two') } }));
    expect(markdown).toMatch(/one\[\^1\].*two\[\^2\].*\[\^1\]: Note one\..*\[\^2\]: Note two\./s);
  });

  test('reads XHTML as XML: empty elements end where they begin', async () => {
    const pages = {
      'a.xhtml': '<p>One <span id="p7" title="7"/>two <a id="x"/>three.</p><p>Four&nbsp;&amp; five.</p>',
    };
    const { markdown } = await read(bookOf({ pages }));
    expect(markdown).toContain('One two three.\n\nFour & five.');
  });

  test('takes bold and italics from the classes of its style sheets, and no margins', async () => {
    const { markdown } = await read(
      bookOf({
        pages: {
          'a.xhtml': '<p class="x">A <span class="CharOverride-1">fat</span> and <i>thin</i> word.</p>',
        },
        others: { 'OPS/css/a.css': '.CharOverride-1 { font-weight: bold } p.x { margin-left: 2em }' },
        items: '<item id="css" href="css/a.css" media-type="text/css"/>',
      }),
    );
    expect(markdown).toContain('A **fat** and *thin* word.');
  });

  test('has its pictures, also those in a drawing that only frames them', async () => {
    const pages = {
      'text/a.xhtml':
        '<svg viewBox="0 0 1 1"><image width="1" height="1" xlink:href="../img/cover.png"/></svg><p><img src="../img/a%20b.png" alt="A"/></p><p><img src="gone.png" alt="B"/></p>',
    };
    const others = { 'OPS/img/cover.png': 'cover', 'OPS/img/a b.png': 'picture' };
    const { markdown, pictures, notices } = await read(bookOf({ pages, others }));
    expect(pictures.map(({ path }) => path)).toEqual([
      'book_files/OPS/img/cover.png',
      'book_files/OPS/img/a b.png',
    ]);
    expect(markdown).toContain('![](book_files/OPS/img/cover.png)');
    expect(markdown).toContain('![A](book_files/OPS/img/a%20b.png)');
    expect(notices.map(({ message }) => message)).toEqual([
      'gone.png is missing from book.epub, which names it',
    ]);
  });

  test('has neither scripts nor its navigation, and links out of it stay', async () => {
    const pages = { 'a.xhtml': '<script>alert(1)</script><p><a href="https://example.org/x">Out</a></p>' };
    const items = '<item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>';
    const { markdown } = await read(bookOf({ pages, items, others: { 'OPS/nav.xhtml': '<p>Contents</p>' } }));
    expect(markdown.trim()).toBe('[Out](https://example.org/x)');
  });
});

describe('a book that cannot be read', () => {
  const encryption = (path: string) =>
    `<encryption><enc:EncryptedData><enc:CipherData><enc:CipherReference URI="${path}"/></enc:CipherData></enc:EncryptedData></encryption>`;
  const page = { pages: { 'a.xhtml': '<p>Text.</p>' } };

  test.each([
    [
      'is protected',
      bookOf({ ...page, others: { 'META-INF/encryption.xml': encryption('OPS/a.xhtml') } }),
      'book.epub cannot be read: it is protected against copying (DRM)',
    ],
    [
      'has no list of pages',
      bookOf({ ...page, others: { 'META-INF/container.xml': '<container/>' } }),
      'book.epub cannot be read: the list of its pages is missing',
    ],
    ['has no pages', bookOf({ pages: {} }), 'book.epub cannot be read: it has no pages of text'],
    ['is no archive', strToU8('PK, but no more'), /^book\.epub cannot be read: /],
  ])('since it %s, says why', async (_, bytes, message) => {
    const { markdown, notices } = await read(bytes);
    expect(markdown).toBe('');
    expect(notices.map((notice) => notice.message)).toEqual([
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
  });

  test('but one with encrypted fonts only is read', async () => {
    const others = { 'META-INF/encryption.xml': encryption('OPS/fonts/a.otf') };
    expect((await read(bookOf({ ...page, others }))).markdown).toContain('Text.');
  });
});
