import { expect, test } from 'vitest';
import { markdownFromClipboard } from '../markdown.js';

const PAGE = 'https://site.example/page';
const markdown = (html: string): string => markdownFromClipboard({ html, plain: '' })?.markdown ?? '';

/** The mark of a note and its text, as generators of pages write them. `#` stands for the address of the page. */
const GENERATORS: readonly (readonly [name: string, mark: string, note: string])[] = [
  [
    'MediaWiki',
    '<sup id="cite_ref-Ünal_1-0" class="reference"><a href="#cite_note-Ünal_Referendum-1">[1]</a></sup>',
    '<ol><li id="cite_note-Ünal_Referendum-1"><span class="mw-cite-backlink"><a href="#cite_ref-Ünal_1-0">^</a></span> <span>Real.</span></li></ol>',
  ],
  [
    'GitHub',
    '<sup><a href="#user-content-fn-x-9c" id="user-content-fnref-x-9c" data-footnote-ref>1</a></sup>',
    '<section class="footnotes"><ol><li id="user-content-fn-x-9c"><p>Real. <a href="#user-content-fnref-x-9c">↩</a></p></li></ol></section>',
  ],
  [
    'pandoc',
    '<a href="#fn1" class="footnote-ref" id="fnref1"><sup>1</sup></a>',
    '<section class="footnotes"><hr><ol><li id="fn1"><p>Real.<a href="#fnref1">↩︎</a></p></li></ol></section>',
  ],
  [
    'Hugo',
    '<sup id="fnref:1"><a href="#fn:1" class="footnote-ref">1</a></sup>',
    '<div class="footnotes"><hr><ol><li id="fn:1"><p>Real.&#160;<a href="#fnref:1">↩︎</a></p></li></ol></div>',
  ],
  [
    'WordPress',
    '<sup data-fn="3f2a-b" class="fn"><a href="#3f2a-b" id="3f2a-b-link">1</a></sup>',
    '<ol class="wp-block-footnotes"><li id="3f2a-b">Real. <a href="#3f2a-b-link">↩︎</a></li></ol>',
  ],
  [
    'markdown-it',
    '<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup>',
    '<hr><section><ol><li id="fn1"><p>Real. <a href="#fnref1" class="footnote-backref">↩︎</a></p></li></ol></section>',
  ],
  [
    'Asciidoctor',
    '<sup class="footnote">[<a id="_footnoteref_1" class="footnote" href="#_footnotedef_1">1</a>]</sup>',
    '<div id="footnotes"><hr><div class="footnote" id="_footnotedef_1"><a href="#_footnoteref_1">1</a>. Real.</div></div>',
  ],
  [
    'a page with names of its own',
    '<span id="m1">[<a href="#t1">1</a>]</span>',
    '<p><a id="t1"></a><a href="#m1">1</a>. Real.</p>',
  ],
];

const absolute = (html: string): string => html.replaceAll('href="#', `href="${PAGE}#`);

test.each(GENERATORS)('a note of %s, with the links as pages and as browsers write them', (_, mark, note) => {
  const html = `<p>Tides${mark} turn.</p><ul><li>Again</li></ul>${note}`;
  expect(markdown(absolute(html))).toBe('Tides[^1] turn.\n\n- Again\n\n[^1]: Real.\n');
  expect(markdown(html)).toBe(markdown(absolute(html)));
});

test.each(GENERATORS)('the mark of %s stays as text if the note was not copied', (_, mark) => {
  expect(markdown(absolute(`<p>Tides${mark} <b>turn</b>.</p>`))).toMatch(
    /^Tides(?:<sup>)?(?:\\?\[)?1\]?(?:<\/sup>)? \*\*turn\*\*\.\n$/,
  );
});

test.each(GENERATORS.slice(0, -1))('a note of %s alone loses the link back to its mark', (_, _mark, note) => {
  const alone = markdown(absolute(`${note}<p><b>End</b></p>`));
  expect(alone).toContain('Real.');
  expect(alone).not.toContain(PAGE);
});

test('links within a note stay, also those whose fragments contain “ref”', () => {
  const [, mark = '', note = ''] = GENERATORS[0] ?? [];
  const link = '<a href="https://other.example/#references">references</a>';
  expect(markdown(absolute(`<p>Tides${mark}</p>${note.replace('Real.', `See ${link}.`)}`))).toContain(
    '[^1]: See [references](https://other.example/#references).',
  );
});

test('links to chapters, figures and tables are no notes, and raised numbers that lead elsewhere are sources', () => {
  const chapter = markdown(`<p>See <a href="${PAGE}#c">1</a>.</p><h2 id="c">Chapter</h2><p>Text</p>`);
  expect(chapter).toContain('## Chapter');
  expect(chapter).not.toContain('[^1]');
  expect(markdown('<p>Said.<sup><a href="https://news.example/story">1</a></sup></p>')).toContain(
    '[^1]: <https://news.example/story>',
  );
});

test('a cited source is named in its note without the count of further sources and without what tracks readers', () => {
  const address = 'https://example.org/rivers?page=2&utm_source=chatgpt.com#:~:text=water';
  const pills = [
    `<span data-testid="webpage-citation-pill"><a href="${address}"><span><span>River atlas</span><span>+1</span></span></a></span>`,
    `<span data-testid="webpage-citation-pill"><a href="${address}">River atlas</a><span> +12 </span></span>`,
    `<span data-testid="webpage-citation-pill"><a href="${address}" class="citation">River atlas</a></span>`,
  ];
  for (const pill of pills)
    expect(markdown(`<p>Water.${pill} Then 2<sup>+1</sup>.</p>`), pill).toMatch(
      /^Water\.\[\^1\] Then 2.*\+1.*\.\n\n\[\^1\]: \[River atlas\]\(https:\/\/example\.org\/rivers\?page=2#[^)]*\)\n?$/,
    );
});

test.each([
  [
    'LaTeXML',
    '<span class="ltx_note ltx_role_footnote"><sup class="ltx_note_mark">1</sup><span class="ltx_note_outer"><span class="ltx_note_content"><sup class="ltx_note_mark">1</sup><span class="ltx_tag ltx_tag_note">1</span>Real, <em>too</em>.</span></span></span>',
  ],
  [
    "Tufte's style sheet",
    '<label for="sn-1" class="margin-toggle sidenote-number"></label> <input type="checkbox" id="sn-1" class="margin-toggle"><span class="sidenote">Real, <em>too</em>.</span>',
  ],
  [
    'Modern Footnotes',
    '<sup class="modern-footnotes-footnote" data-mfn="1"><a href="javascript:void(0)">1</a></sup><span class="modern-footnotes-footnote__note" data-mfn="1">Real, <em>too</em>.</span>',
  ],
])('notes of %s, which the page holds in its text', (_, note) =>
  expect(markdown(`<p>Tides${note} turn${note}.</p>`)).toBe(
    'Tides[^1] turn[^2].\n\n[^1]: Real, *too*.\n\n[^2]: Real, *too*.\n',
  ),
);

test('a mark of LaTeXML whose note is elsewhere is written once', () =>
  expect(
    markdown(
      '<p>Ann<span class="ltx_note ltx_role_footnotemark"><sup class="ltx_note_mark">1</sup><span class="ltx_note_outer"><span class="ltx_note_content"><sup class="ltx_note_mark">1</sup><span class="ltx_note_type">footnotemark: </span><span class="ltx_tag ltx_tag_note">1</span></span></span></span> <b>B</b></p>',
    ),
  ).toBe('Ann<sup>1</sup> **B**\n'));

test('pictures in the text and in its notes have names of their own, and the same picture has one', () => {
  const picture = (data: string) => `<img alt="${data}" src="data:image/png;base64,${data}">`;
  const mark = (id: number) => `<a href="#fn${id}" id="fnref${id}"><sup>${id}</sup></a>`;
  const note = (id: number, data: string) =>
    `<li id="fn${id}"><p>See ${picture(data)} <a href="#fnref${id}">↩</a></p></li>`;
  const html = `<p>One ${picture('AAAA')}${mark(1)}${mark(2)}</p><ol>${note(1, 'BBBB')}${note(2, 'AAAA')}</ol>`;
  const pasted = markdownFromClipboard({ html, plain: '' });
  const names = new Map(pasted?.pictures.map(({ name, url }) => [name, url.split(',')[1]]));
  const shown = [...(pasted?.markdown.matchAll(/!\[(\w+)\]\(([^)]+)\)/g) ?? [])];
  expect(shown.map(([, alt, name = '']) => [alt, names.get(name)])).toEqual([
    ['AAAA', 'AAAA'],
    ['BBBB', 'BBBB'],
    ['AAAA', 'AAAA'],
  ]);
  expect(pasted?.pictures).toHaveLength(2);
});
