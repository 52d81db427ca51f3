import { describe, expect, test } from 'vitest';
import { after } from '../../../tests/clipboards/pass.js';
import { clean, reduce, spaces, tickBoxes } from './clean.js';

describe('what nobody sees goes', () => {
  test.each([
    ...[
      'script',
      'style',
      'head',
      'template',
      'noscript',
      'iframe',
      'object',
      'audio',
      'video',
      'canvas',
    ].map((name) => `<${name}>a</${name}>`),
    ...['select', 'dialog', 'xml', 'button'].map((name) => `<${name}>a</${name}>`),
    '<title>a</title>',
    '<p hidden>a</p>',
    '<p style="display: none">a</p>',
    '<p style="visibility:hidden">a</p>',
    '<p style="mso-hide:all">a</p>',
    '<span aria-hidden="true">→ a</span>',
    ...['sr-only', 'visually-hidden', 'screen-reader-text', 'mw-editsection', 'noprint'].map(
      (name) => `<span class="x ${name} y">a</span>`,
    ),
    '<br class="Apple-interchange-newline">',
    '<input>',
    '<input type="text">',
    '<svg aria-hidden="true"></svg>',
    '<svg width="32" height="32"></svg>',
    '<span role="button">Copy</span>',
  ])('%s', (html) => expect(after(clean, `b${html}c`)).toBe('bc'));

  test.each([
    '<span aria-hidden="true">words</span>',
    '<span aria-hidden="false">→</span>',
    '<span class="noprints">a</span>',
    '<input type="checkbox"></input>',
    '<input type="radio"></input>',
    '<svg width="33" height="32"></svg>',
    '<svg></svg>',
    '<span role="button">A text of more than twenty signs</span>',
    '<p style="display:block">a</p>',
  ])('and not what somebody sees: %s', (html) => expect(after(clean, html)).toBe(html));

  test('the title of a drawing is its text', () => {
    expect(after(clean, '<svg><title>a</title></svg>')).toBe('<svg>a</svg>');
  });

  test('the drawing of a link or a button', () => {
    expect(after(clean, '<a href="b">a<svg width="99" height="99"></svg></a>')).toBe('<a href="b">a</a>');
  });
});

test('languages and directions of single pieces of text go, that of code and of paragraphs stay', () => {
  expect(after(clean, '<p lang="en" dir="rtl"><b dir="ltr" lang="en">a</b></p>')).toBe(
    '<p dir="rtl"><b>a</b></p>',
  );
  expect(after(clean, '<pre lang="c">a</pre><code lang="c">b</code>')).toBe(
    '<pre lang="c">a</pre><code lang="c">b</code>',
  );
  for (const name of ['a', 'em', 'font', 'i', 'span', 'strong', 'u'])
    expect(after(clean, `<${name} dir="ltr">a</${name}>`)).toBe(`<${name}>a</${name}>`);
  expect(after(clean, '<q>a</q>')).toBe('a');
});

describe('boxes to tick', () => {
  test.each([
    ['<input type="checkbox" checked> a', '☑  a'],
    ['<input type="checkbox"> a', '☐  a'],
    ['<div class="checkbox checkbox-on"></div>a', '☑ a'],
    ['<div class="checkbox is-checked"></div>a', '☑ a'],
    ['<div class="checkbox checkbox-off"></div>a', '☐ a'],
    ['<li role="checkbox" aria-checked="true">a</li>', '<li role="checkbox" aria-checked="true">☑ a</li>'],
    ['<li role="checkbox">a</li>', '<li role="checkbox">☐ a</li>'],
    ['<li data-checked="true"><p>a</p></li>', '<li data-checked="true"><p>☑ a</p></li>'],
    ['<li data-checked="false"><b>a</b></li>', '<li data-checked="false">☐ <b>a</b></li>'],
    [
      '<ul class="todo-list"><li><img alt="checked"><div>a</div></li><li class="done">b</li></ul>',
      '<ul class="todo-list"><li><div>☐ a</div></li><li class="done">☑ b</li></ul>',
    ],
    [
      '<ul class="checklist"><li><img>a</li><li class="completed"><img alt="cat">b</li></ul>',
      '<ul class="checklist"><li>☐ a</li><li class="completed">☑ <img alt="cat">b</li></ul>',
    ],
    [
      '<ol style="--en-todo:true"><li style="--en-checked:true">a</li></ol>',
      '<ol style="--en-todo:true"><li style="--en-checked:true">☑ a</li></ol>',
    ],
    [
      '<ul class="a checklist b"><li class="a is-checked b"><b>x</b><div>a</div></li></ul>',
      '<ul class="a checklist b"><li class="a is-checked b">☑ <b>x</b><div>a</div></li></ul>',
    ],
    [
      '<ul class="checklist"><li class="unchecked">a</li><li class="checkedx">b<p>c</p></li></ul>',
      '<ul class="checklist"><li class="unchecked">☐ a</li><li class="checkedx"><p>☐ c</p></li></ul>'.replace(
        '<p>☐ c</p>',
        'b<p>☐ c</p>',
      ),
    ],
    ['<ul class="x-checklist"><li>a</li></ul>', '<ul class="x-checklist"><li>a</li></ul>'],
    [
      '<ul class="checklist"><li><pre>a</pre></li></ul>',
      '<ul class="checklist"><li>☐ <pre>a</pre></li></ul>',
    ],
    ['<ul class="checklist"><li>☐ a</li></ul>', '<ul class="checklist"><li>☐ a</li></ul>'],
    ['<ul class="checklists"><li>a</li></ul>', '<ul class="checklists"><li>a</li></ul>'],
    ['<div class="checklist"><li>a</li></div>', '<div class="checklist"><li>a</li></div>'],
  ])('%s', (html, expected) => expect(after(tickBoxes, html)).toBe(expected));
});

describe('only elements and attributes that say something stay', () => {
  test.each([
    ['<p id="a" style="color:red" onclick="b">a</p>', '<p>a</p>'],
    ['<center>a</center><section>b</section>', '<div>a</div><div>b</div>'],
    ['<label>a</label>', 'a'],
    ['<font>a</font><blink>b</blink>', 'ab'],
    [
      '<ol type="a" start="3"><li type="x" value="4">a</li></ol>',
      '<ol type="a" start="3"><li value="4">a</li></ol>',
    ],
    ['<img src="a" alt=" b\n c " title=" d  e " width="9">', '<img src="a" alt="b c" title="d e" width="9">'],
    ['<img src="a" width="">', '<img src="a">'],
    [
      '<table title="a"><tr><td align="right" width="3" colspan="2">a</td></tr></table>',
      '<table><tr><td align="right" colspan="2">a</td></tr></table>',
    ],
    ['<p align="right" class="c">a</p>', '<p>a</p>'],
    ['<pre><code class="language-c">a</code></pre>', '<pre><code class="language-c">a</code></pre>'],
    ['<td>a</td><tr>b</tr>', '<div>a</div><div>b</div>'],
    [
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ['<p> \u00a0\u200b</p><h2></h2><div></div>', ''],
    ['<p><img src="a"></p><h2><hr></h2>', '<p><img src="a"></p><h2><hr></h2>'],
    ['<b></b>', '<b></b>'],
  ])('%s', (html, expected) => expect(after((root) => reduce(root), html)).toBe(expected));

  test('and the names to which links of the page lead', () => {
    const page = { linked: new Set(['a']) };
    expect(after((root) => reduce(root, page), '<p id="a">a</p><p id="b">b</p>')).toBe(
      '<p id="a">a</p><p>b</p>',
    );
  });
});

describe('links', () => {
  const links = (html: string, page?: { readonly linked: ReadonlySet<string> }) =>
    after((root) => reduce(root, page), html);

  test.each([
    ['<a href=" https://e.org ">a</a>', '<a href="https://e.org">a</a>'],
    ['<a href="//e.org">a</a>', '<a href="https://e.org">a</a>'],
    ['<a href="mailto:a@e.org">a</a>', '<a href="mailto:a@e.org">a</a>'],
    ['<a href="tel:1">a</a>', '<a href="tel:1">a</a>'],
    ['<a href="ftp://e.org">a</a>', '<a href="ftp://e.org">a</a>'],
    ['<a href="javascript:b">a</a>', 'a'],
    ['<a href="#b">a</a>', 'a'],
    ['<a>a</a>', 'a'],
    ['<a href="https://e.org"> </a>', ''],
    ['<a href="https://e.org"><img src="a"></a>', '<a href="https://e.org"><img src="a"></a>'],
    ['<h2>a <a href="#b">¶</a></h2>', '<h2>a </h2>'],
    ['<p>a <a href="https://e.org">#</a></p>', '<p>a <a href="https://e.org">#</a></p>'],
    [
      '<a href="https://e.org/?utm_source=b">https://e.org/?utm_source=b</a>',
      '<a href="https://e.org/">https://e.org/</a>',
    ],
    ['<a href="https://e.org/?utm_source=b">b</a>', '<a href="https://e.org/">b</a>'],
  ])('%s', (html, expected) => expect(links(html)).toBe(expected));

  test('to other files stay on a page from a file', () => {
    const page = { linked: new Set<string>() };
    expect(links('<a href="b.html">a</a><a href="javascript:b">c</a>', page)).toBe('<a href="b.html">a</a>c');
  });
});

test.each([
  ['a\u00a0\u00a0b', 'a b'],
  ['5\u00a0km', '5\u00a0km'],
  ['«\u00a0a\u00a0»', '«\u00a0a\u00a0»'],
  ['a\u00a0:', 'a\u00a0:'],
  ['a\u00a0?', 'a\u00a0?'],
  ['10\u00a0%', '10\u00a0%'],
  ['5\u00a0', '5 '],
  ['\u00a0a', ' a'],
  ['<code>a\u00a0b</code>', '<code>a\u00a0b</code>'],
  ['<p>a\u00a0b</p>', '<p>a b</p>'],
])('no-break spaces only stay where somebody wants them: %s', (html, expected) => {
  expect(after(spaces, html)).toBe(expected);
});
