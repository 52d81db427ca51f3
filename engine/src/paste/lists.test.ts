import { describe, expect, test } from 'vitest';
import { after } from '../../../tests/clipboards/pass.js';
import { googleLists } from './google-lists.js';
import { lineParagraphs } from './line-paragraphs.js';
import { CSS_TYPES, numbering } from './list-markers.js';
import { nestedLists } from './nested-lists.js';
import { wordLists, wordParagraphs, wordWebLists } from './word.js';

test.each([
  [['1.', '2.'], {}],
  [['4.', '5.'], { start: '4' }],
  [['2.3.', '2.4.'], { start: '3' }],
  [['(a)', '(b)'], { type: 'a' }],
  [['B', 'C'], { type: 'A', start: '2' }],
  [['i)', 'ii)'], { type: 'i' }],
  [['i.'], { type: 'i' }],
  [['v.'], { type: 'a', start: '22' }],
  [['IV.'], { type: 'I', start: '4' }],
  [['v.', 'vi.'], { type: 'i', start: '5' }],
  [['c.', 'd.'], { type: 'a', start: '3' }],
  [['1.', '7.'], {}],
  [['a.', 'x.'], {}],
  [['§'], {}],
  [[], {}],
])('items that begin with %j are numbered so', (markers, expected) => {
  expect(numbering(markers)).toEqual(expected);
});

describe('lists beside an item, or alone in one, are nested in the item before', () => {
  test.each([
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<ul><li>a</li><li><ol><li>b</li></ol></li></ul>', '<ul><li>a<ol><li>b</li></ol></li></ul>'],
    ['<ul><li>a</li><li><div><ul><li>b</li></ul></div></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<ul><li>a</li><li> <i></i><ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<ul><li>a</li><li></li><li><ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<ul><li><ul><li>b</li></ul></li></ul>', '<ul><li>b</li></ul>'],
    ['<ul><li><ul><li>b</li></ul></li><li>c</li></ul>', '<ul><li>b</li><li>c</li></ul>'],
    ['<ul><li><ol><li>b</li></ol></li><li>c</li></ul>', '<ol><li>b</li></ol><ul><li>c</li></ul>'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    [
      '<ul><li><img src="a"><ul><li>b</li></ul></li></ul>',
      '<ul><li><img src="a"><ul><li>b</li></ul></li></ul>',
    ],
    ['<ul><li>a</li><li></li></ul>', '<ul><li>a</li><li></li></ul>'],
  ])('%s', (html, expected) => expect(after(nestedLists, html)).toBe(expected));

  test('and have the style and the start that their first item gives', () => {
    const list = (attributes: string, item: string): string =>
      after(nestedLists, `<ol${attributes}><li${item}>a</li><li>b</li></ol>`).replace(/<li.*/, '');
    expect(list('', ' value="4"')).toBe('<ol start="4">');
    expect(list(' start="2"', ' value="4"')).toBe('<ol start="2">');
    expect(list('', ' value="x"')).toBe('<ol>');
    for (const [style, type] of CSS_TYPES) {
      expect(list('', ` style="list-style-type: ${style}"`)).toBe(`<ol type="${type}">`);
      expect(list(` style="list-style-type:${style}"`, '')).toContain(`type="${type}"`);
    }
    expect(list(' type="1"', ' style="list-style-type: lower-roman"')).toBe('<ol type="1">');
    expect(list('', ' style="list-style-type: disc"')).toBe('<ol>');
    expect(after(nestedLists, '<ul style="list-style-type: lower-roman"><li>a</li></ul>')).not.toContain(
      'type="i"',
    );
  });
});

describe('lists of Google Docs are nested by their classes', () => {
  const list = (level: number, item: string, more = ''): string =>
    `<ul class="lst-kix_a-${level}${more}"><li>${item}</li></ul>`;
  const plain = (html: string): string => after(googleLists, html).replace(/ class="[^"]*"/g, '');

  test.each([
    [list(0, 'a') + list(0, 'b'), '<ul><li>a</li><li>b</li></ul>'],
    [list(0, 'a') + list(0, 'b', ' start'), '<ul><li>a</li></ul><ul><li>b</li></ul>'],
    [list(0, 'a') + list(1, 'b', ' start'), '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    [list(0, 'a') + list(1, 'b') + list(1, 'c'), '<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul>'],
    [list(0, 'a') + list(1, 'b') + list(0, 'c'), '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
    [list(1, 'a') + list(0, 'b'), '<ul><li>a</li></ul><ul><li>b</li></ul>'],
    [`${list(0, 'a')} ${list(0, 'b')}`, '<ul><li>a</li><li>b</li></ul> '],
    [`${list(0, 'a')}x${list(0, 'b')}`, '<ul><li>a</li></ul>x<ul><li>b</li></ul>'],
    [`<ul><li>a</li></ul>${list(1, 'b')}`, '<ul><li>a</li></ul><ul><li>b</li></ul>'],
  ])('%s', (html, expected) => expect(plain(html)).toBe(expected));
});

describe('lines whose paragraphs are separated by empty ones', () => {
  const spaceless = 'style="margin:0"';
  test.each([
    ['<div>a</div><div>b</div><div><br></div><div>c</div>', '<div>a<br>b</div><div><br></div><div>c</div>'],
    ['<div>a</div><div>b</div>', '<div>a</div><div>b</div>'],
    ['<div>a</div><div>b</div><div></div>', '<div>a</div><div>b</div><div></div>'],
    [
      `<p ${spaceless}>a</p><p ${spaceless}>b</p><p ${spaceless}>&nbsp;</p><p ${spaceless}>c</p>`,
      '<p>a<br>b</p><p>\u00a0</p><p>c</p>',
    ],
    ['<p>a</p><p>b</p><p></p><p>c</p>', '<p>a</p><p>b</p><p></p><p>c</p>'],
    [
      '<p style="margin-top:0in;margin-bottom:.0001pt">a</p><p style="margin:0 1px 0pt">b</p><p style="margin:0"></p><p style="margin:0">c</p>',
      '<p>a<br>b</p><p></p><p>c</p>',
    ],
    [
      '<div style="margin-top:3px">a</div><div>b</div><div></div><div>c</div><div>d</div>',
      '<div>a</div><div>b</div><div></div><div>c<br>d</div>',
    ],
    [
      '<div>a</div><div><ul></ul></div><div></div><div>b</div><div>c</div>',
      '<div>a</div><div><ul></ul></div><div></div><div>b</div><div>c</div>',
    ],
    [
      '<div>a</div> <div><img src="a"></div><div>b</div><div></div><div>c</div>',
      '<div>a<br><img src="a"><br>b</div> <div></div><div>c</div>',
    ],
    [
      '<div>a</div>x<div>b</div><div></div><div>c</div><div>d</div>',
      '<div>a</div>x<div>b</div><div></div><div>c<br>d</div>',
    ],
  ])('%s', (html, expected) =>
    expect(after(lineParagraphs, html).replace(/ style="[^"]*"/g, '')).toBe(expected),
  );
});

describe('headings of Word', () => {
  test.each([
    ['<p class="MsoTitle">a</p>', 'h1'],
    ['<p class="MsoHeading3">a</p>', 'h3'],
    ['<p class="Heading9">a</p>', 'h6'],
    ['<p style="mso-outline-level: 2">a</p>', 'h2'],
    ['<p style="mso-outline-level: 2; mso-list: l0 level1 lfo1">a</p>', 'p'],
    ['<p style="mso-outline-level: body-text">a</p>', 'p'],
    ['<p class="Heading">a</p>', 'p'],
    ['<div role="heading" aria-level="3">a</div>', 'h3'],
    ['<div role="heading">a</div>', 'h2'],
    ['<h4 role="heading" aria-level="2">a</h4>', 'h4'],
    ['<div class="MsoTitle">a</div>', 'div'],
    ['<p class="title">a</p>', 'p'],
  ])('%s', (html, name) => expect(after(wordParagraphs, html)).toMatch(new RegExp(`^<${name}[ >]`)));

  test('and the title of a page of Google Docs', () => {
    expect(after(wordParagraphs, '<div class="doc-content"><p class="title">a</p></div>')).toContain('<h1');
  });
});

describe('items of Word', () => {
  const item = (text: string, mark: string, level = 1, list = 'l0'): string =>
    `<p style="mso-list:${list} level${level} lfo1"><span style="mso-list:Ignore">${mark}&nbsp; </span>${text}</p>`;
  const li = (inner: string): string => `<li>${inner}</li>`;
  const p = (text: string): string => `<p>${text}</p>`;

  test.each([
    [item('a', '1.') + item('b', '2.'), `<ol>${li(p('a'))}${li(p('b'))}</ol>`],
    [item('a', 'o') + item('b', '·'), `<ul>${li(p('a'))}${li(p('b'))}</ul>`],
    [item('a', '(c)') + item('b', '(d)'), `<ol type="a" start="3">${li(p('a'))}${li(p('b'))}</ol>`],
    [item('a', '1.') + item('b', '·'), `<ol>${li(p('a'))}</ol><ul>${li(p('b'))}</ul>`],
    [item('a', '1.') + item('b', '1.', 1, 'l1'), `<ol>${li(p('a'))}</ol><ol>${li(p('b'))}</ol>`],
    [
      item('a', '1.') + item('b', '·', 2) + item('c', '2.'),
      `<ol>${li(`${p('a')}<ul>${li(p('b'))}</ul>`)}${li(p('c'))}</ol>`,
    ],
    [item('b', '·', 2) + item('c', '1.'), `<ul>${li(`<ul>${li(p('b'))}</ul>`)}</ul><ol>${li(p('c'))}</ol>`],
    [`${item('a', '·')} ${item('b', '·')}`, `<ul>${li(p('a'))}${li(p('b'))}</ul> `],
    [`${item('a', '·')}<p>x</p>${item('b', '·')}`, `<ul>${li(p('a'))}</ul><p>x</p><ul>${li(p('b'))}</ul>`],
    ['<h2><span style="mso-list:Ignore">1.</span>a</h2>', '<h2>a</h2>'],
    [
      '<p class="Heading1" style="mso-list:l0 level1 lfo1"><i style="mso-list: ignore">1.</i>a</p>',
      '<p class="Heading1" style="mso-list:l0 level1 lfo1">a</p>',
    ],
  ])('%s', (html, expected) => expect(after(wordLists, html)).toBe(expected));

  test('of Word for the web are joined by their levels', () => {
    const web = (text: string, level: number, name = 'ul', more = ''): string =>
      `<div class="ListContainerWrapper"><${name}${more}><li data-aria-level="${level}" data-listid="1"><p>${text}</p></li></${name}></div>`;
    const joined = (html: string): string => after(wordWebLists, html);
    expect(joined(web('a', 1) + web('b', 2) + web('c', 1))).toBe(
      `<ul>${li(`<p>${p('a')}</p><ul>${li(`<p>${p('b')}</p>`)}</ul>`)}${li(`<p>${p('c')}</p>`)}</ul>`,
    );
    expect(joined(web('a', 1, 'ol', ' start="3"') + web('b', 1, 'ol', ' start="4"'))).toMatch(
      /^<ol start="3"><li>.*<li>/,
    );
    expect(joined(`${web('a', 1)}<p>x</p>${web('b', 1)}`)).toMatch(/<\/ul><p>x<\/p><ul>/);
    expect(joined('<ul><li>a</li></ul><ul><li>b</li></ul>')).toBe('<ul><li>a</li></ul><ul><li>b</li></ul>');
  });
});
