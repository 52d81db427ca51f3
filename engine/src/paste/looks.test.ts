import { describe, expect, test } from 'vitest';
import { after } from '../../../tests/clipboards/pass.js';
import { contents } from './contents.js';
import { lineBreaks } from './line-breaks.js';
import { looks, plainHeadings } from './looks.js';
import { styleRules } from './style-rules.js';

/** What the pass leaves, without `style`. */
const shown = (html: string): string => after(looks, html).replace(/ style="[^"]*"/g, '');
const styled = (style: string, name = 'span'): string => shown(`<${name} style="${style}">a</${name}>`);

describe('a look is a mark', () => {
  test.each([
    ['font-weight: bold', '<strong>a</strong>'],
    ['font-weight: bolder', '<strong>a</strong>'],
    ['font-weight:600', '<strong>a</strong>'],
    ['FONT-STYLE: Italic', '<em>a</em>'],
    ['text-decoration: line-through', '<s>a</s>'],
    ['text-decoration-line: line-through', '<s>a</s>'],
    ['text-decoration: underline solid', '<u>a</u>'],
    ['vertical-align: super', '<sup>a</sup>'],
    ['vertical-align: sub', '<sub>a</sub>'],
    ['background-color: yellow', '<mark>a</mark>'],
    ['background: #ff0', '<mark>a</mark>'],
    ['background-color: rgba(255, 255, 0, 1)', '<mark>a</mark>'],
    ['mso-highlight: red', '<mark>a</mark>'],
    ['font-weight: bold; font-style: italic', '<em><strong>a</strong></em>'],
    ['font-weight: 500', 'a'],
    ['font-weight: normal', 'a'],
    ['background-color: #eee', 'a'],
    ['background-color: transparent', 'a'],
    ['mso-highlight: none', 'a'],
    ['mso-highlight: rgb(255, 255, 255)', 'a'],
    ['color: red', 'a'],
  ])('%s', (style, expected) => expect(styled(style)).toBe(`<span>${expected}</span>`));

  test('also that of paragraphs, items, cells and links, but without what only text has', () => {
    for (const name of ['a', 'div', 'li', 'font'])
      expect(styled('font-weight: bold', name)).toBe(`<${name}><strong>a</strong></${name}>`);
    expect(styled('vertical-align: super', 'div')).toBe('<div>a</div>');
    expect(styled('text-decoration: underline', 'div')).toBe('<div>a</div>');
    expect(styled('background: yellow', 'div')).toBe('<div>a</div>');
    expect(styled('font-weight: bold', 'h2')).toBe('<h2>a</h2>');
    expect(shown('<span style="font-weight: bold"> </span>')).toBe('<span> </span>');
  });

  test('but not of links, whose underline is their own', () => {
    const underlined = 'style="text-decoration: underline"';
    expect(shown(`<a href="b"><span ${underlined}>a</span></a>`)).toBe('<a href="b"><span>a</span></a>');
    expect(shown(`<span ${underlined}><a href="b">a</a></span>`)).toBe('<span><a href="b">a</a></span>');
    expect(shown(`<a href="b" ${underlined}>a</a>`)).toBe('<a href="b">a</a>');
  });

  test.each([
    ['font-weight: bold', 'b'],
    ['font-weight: bold', 'strong'],
    ['font-style: italic', 'i'],
    ['font-style: italic', 'em'],
    ['text-decoration: line-through', 's'],
    ['text-decoration: line-through', 'del'],
    ['text-decoration: underline', 'u'],
    ['text-decoration: underline', 'ins'],
    ['vertical-align: super', 'sup'],
    ['vertical-align: sub', 'sub'],
  ])('but not twice: %s in or around <%s>', (style, name) => {
    const around = `<${name}><span style="${style}">a</span></${name}>`;
    expect(shown(around)).toBe(around.replace(/ style="[^"]*"/, ''));
    const inside = `<span style="${style}"><${name}>a</${name}></span>`;
    expect(shown(inside)).toBe(inside.replace(/ style="[^"]*"/, ''));
  });

  test('any ground that a person has given in Google Docs is a highlight', () => {
    const word = '<span style="background-color: #eee">a</span>';
    for (const around of [
      '<b id="docs-internal-guid-1">x</b>',
      '<div class="doc-content"></div>',
      '<ul class="lst-kix_a-0"></ul>',
    ])
      expect(after(looks, around + word)).toContain('<mark>a</mark>');
    expect(after(looks, `<div id="docs"></div>${word}`)).not.toContain('<mark>');
  });
});

test.each([
  ['<b style="font-weight: normal">a</b>', '<span>a</span>'],
  ['<strong style="font-weight:400">a</strong>', '<span>a</span>'],
  ['<em style="font-style: normal">a</em>', '<span>a</span>'],
  ['<i style="font-style:normal">a</i>', '<span>a</span>'],
  ['<b style="font-style: normal">a</b>', '<b>a</b>'],
  ['<sub style="font-weight: normal">a</sub>', '<sub>a</sub>'],
  ['<blockquote style="font-weight: normal">a</blockquote>', '<blockquote>a</blockquote>'],
  ['<em style="font-weight: normal">a</em>', '<em>a</em>'],
  ['<li style="font-style: normal">a</li>', '<li>a</li>'],
  ['<b style="font-weight: 700">a</b>', '<b>a</b>'],
])('a mark that its style takes back is none: %s', (html, expected) => expect(shown(html)).toBe(expected));

test('headings and header cells are not bold in themselves', () => {
  expect(after(plainHeadings, '<h2><i><b>a</b></i></h2><p><b>b</b></p>')).toBe(
    '<h2><i>a</i></h2><p><b>b</b></p>',
  );
  expect(after(plainHeadings, '<table><tr><th><strong>a</strong></th></tr></table>')).toBe(
    '<table><tr><th>a</th></tr></table>',
  );
});

describe('what classes mean', () => {
  const styleOf = (css: string, html: string, which: 'all' | 'generated' = 'generated'): string =>
    /style="([^"]*)"/.exec(after((root) => styleRules(root, which), `<style>${css}</style>${html}`))?.[1] ??
    '';

  test.each([
    ['.c1 { font-weight: 700; color: red }', '<p class="c1">a</p>', 'font-weight: 700'],
    ['p.p1{margin:0 1px}', '<p class="p1">a</p>', 'margin:0 1px'],
    ['.s1, .s2 {font-style: italic}', '<i class="s2 x">a</i>', 'font-style: italic'],
    [
      '.c1{font-weight:700} .c1{font-style:italic}',
      '<p class="c1">a</p>',
      'font-weight:700;font-style:italic',
    ],
    ['.c1{font-weight:700}', '<p class="c1" style="color:red">a</p>', 'font-weight:700;color:red'],
    ['<!-- p.MsoNormal {margin-top:0} -->', '<p class="MsoNormal">a</p>', 'margin-top:0'],
    ['/* x */ .c1{vertical-align:super}', '<p class="c1">a</p>', 'vertical-align:super'],
    ['.c1 b{font-weight:700}', '<p class="c1">a</p>', ''],
    ['i.c1{font-weight:700}', '<p class="c1">a</p>', ''],
    ['@media print{.c1{font-weight:700}}', '<p class="c1">a</p>', ''],
    ['@media print{.c1{font-weight:700}} .c2{font-weight:700}', '<p class="c2">a</p>', 'font-weight:700'],
    ['.title{font-weight:700}', '<p class="title">a</p>', ''],
    ['} .c1{font-weight:700}', '<p class="c1">a</p>', 'font-weight:700'],
  ])('%s for %s', (css, html, expected) => expect(styleOf(css, html)).toBe(expected));

  test('in a book counts for all classes, but without margins and colours', () => {
    expect(
      styleOf('.title{font-weight:700;margin:0;background-color:red}', '<p class="title">a</p>', 'all'),
    ).toBe('font-weight:700');
  });
});

describe('line breaks that only a style makes', () => {
  test.each([
    ['<p style="white-space: pre-wrap">a\nb</p>', '<p>a<br>b</p>'],
    ['<p style="white-space:pre-line">a\r\nb</p>', '<p>a<br>b</p>'],
    ['<p class="whitespace-pre-wrap">a\nb</p>', '<p class="whitespace-pre-wrap">a<br>b</p>'],
    [
      '<div style="white-space: pre"><b style="white-space: inherit">a\nb</b></div>',
      '<div><b>a<br>b</b></div>',
    ],
    ['<div style="white-space: pre"><p style="white-space: normal">a\nb</p></div>', '<div><p>a\nb</p></div>'],
    ['<div style="white-space: pre"><p>a</p>\n<p>b</p></div>', '<div><p>a</p>\n<p>b</p></div>'],
    ['<div style="white-space: pre"><b>a</b>\n<b>b</b></div>', '<div><b>a</b><br><b>b</b></div>'],
    ['<p>a\nb</p>', '<p>a\nb</p>'],
    ['<pre style="white-space: pre">a\nb</pre>', '<pre>a\nb</pre>'],
    ['<p>a<span style="display:block">b</span>c</p>', '<p>a<br><span>b</span><br>c</p>'],
    ['<p><span style="display:flex">a</span> b</p>', '<p><span>a</span><br> b</p>'],
    ['<p>a <b style="display:block">b</b></p>', '<p>a <br><b>b</b></p>'],
    ['<p>a</p><b style="display:block">b</b><p>c</p>', '<p>a</p><b>b</b><p>c</p>'],
    ['<p>a<span data-stringify-type="paragraph-break"></span>b</p>', '<p>a<br><br>b</p>'],
    ['<p>a<span style="display:block"></span></p>', '<p>a</p>'],
    [
      '<p>a<span style="display:inline-block">b</span><span style="display:table-cell">c</span></p>',
      '<p>a<span>b</span><span>c</span></p>',
    ],
    ['<p>a<span style="display:inline">b</span></p>', '<p>a<span>b</span></p>'],
  ])('%s', (html, expected) => expect(after(lineBreaks, html).replace(/ style="[^"]*"/g, '')).toBe(expected));
});

describe('contents that a program has made', () => {
  test.each([
    '<p class="MsoToc1">a</p>',
    '<p class="x MsoTocHeading">a</p>',
    '<div class="MsoTableofFigures">a</div>',
    '<nav role="doc-toc">a</nav>',
    '<div id="toc">a</div>',
    '<div id="TOC">a</div>',
    '<ul id="toc"><li>a</li></ul>',
    '<div id="Table of Contents1">a</div>',
  ])('go: %s', (html) => expect(after(contents, `${html}b`)).toBe('b'));

  test.each([
    '<p id="toc">a</p>',
    '<p class="MsoNormal">a</p>',
    '<div id="tocs">a</div>',
    '<span class="MsoToc1">a</span>',
  ])('and not %s', (html) => expect(after(contents, html)).toBe(html));
});
