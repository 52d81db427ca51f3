import { describe, expect, test } from 'vitest';
import { after, htmlOf } from '../../../tests/clipboards/pass.js';
import { callouts } from './callouts.js';
import { code } from './code.js';
import { comments } from './comments.js';
import { childrenOf } from './dom.js';
import { notes } from './notes.js';
import { parseClipboard } from './parse-clipboard.js';

describe('boxes are callouts', () => {
  test.each([
    ['<div class="markdown-alert markdown-alert-tip">a</div>', 'tip'],
    ['<div class="theme-admonition-danger">a</div>', 'danger'],
    ['<div class="admonitionblock caution">a</div>', 'caution'],
    ['<div class="x admonition admonition-note">a</div>', 'note'],
    ['<div class="admonition seealso">a</div>', 'note'],
    ['<div class="confluence-information-macro-information">a</div>', 'info'],
    ['<aside class="starlight-aside--tip">a</aside>', 'tip'],
    ['<blockquote class="blockquote-tag blockquote-tag-note">a</blockquote>', 'note'],
    ['<div class="custom-block tip">a</div>', 'tip'],
    ['<div class="warning custom-block">a</div>', 'warning'],
    ['<div class="callout-important">a</div>', 'important'],
    ['<div class="NOTE">a</div>', 'note'],
    ['<div class="alert alert-primary">a</div>', 'note'],
    ['<div data-callout="My-Own">a</div>', 'my-own'],
    ['<div data-panel-type="info">a</div>', 'info'],
    ['<details class="admonition tip">a</details>', 'tip'],
    ['<section class="admonition tip">a</section>', 'tip'],
  ])('%s', (html, name) => expect(after(callouts, html)).toBe(`<x-callout label="${name}">a</x-callout>`));

  test.each([
    '<p class="admonition note">a</p>',
    '<div class="alert alert-dismissible">a</div>',
    '<div class="note">a</div>',
    '<div class="NOTES">a</div>',
    '<div data-panel-type="custom">a</div>',
    '<div class="confluence-information-macro-body">a</div>',
  ])('and not %s', (html) => expect(after(callouts, html)).toBe(html));

  test('with a title, unless it only repeats the name', () => {
    const box = (title: string): string =>
      after(callouts, `<div class="admonition tip"><p class="admonition-title">${title}</p><p>a</p></div>`);
    expect(box('<svg></svg>Mind <b>this</b>')).toBe(
      '<x-callout label="tip"><summary>Mind <b>this</b></summary><p>a</p></x-callout>',
    );
    for (const title of ['Tip', ' TIP ', ''])
      expect(box(title)).toBe('<x-callout label="tip"><p>a</p></x-callout>');
  });

  test('without the drawings around the text', () => {
    expect(
      after(
        callouts,
        '<div class="callout-tip"><div class="callout-header"><i class="callout-icon"></i><b class="callout-title-container">A</b></div><div class="callout-body"><p>b</p></div></div>',
      ),
    ).toBe('<x-callout label="tip"><summary>A</summary><p>b</p></x-callout>');
    expect(after(callouts, '<div class="NOTE"><p>Note</p><p>a</p></div>')).toBe(
      '<x-callout label="note"><p>a</p></x-callout>',
    );
    expect(after(callouts, '<div class="NOTE"><p>Beware</p></div>')).toContain('<summary>Beware</summary>');
  });

  test('within each other each have their own title', () => {
    const tip = '<div class="admonition tip"><p class="admonition-title">B</p>b</div>';
    expect(after(callouts, `<div class="admonition note">${tip}</div>`)).toBe(
      '<x-callout label="note"><x-callout label="tip"><summary>B</summary>b</x-callout></x-callout>',
    );
  });
});

describe('code', () => {
  const block = (value: string, language = ''): string =>
    `<pre><code${language === '' ? '' : ` class="language-${language}"`}>\n${value}</code></pre>`;

  test.each([
    ['<pre>a\nb\n</pre>', block('a\nb')],
    ['<pre><code>\na</code></pre>', block('a')],
    ['<pre><div>a</div><div>b</div></pre>', block('a\nb')],
    ['<pre>a<br>b\u00a0c</pre>', block('a\nb c')],
    ['<pre><span class="lineno">1</span>a</pre>', block('a')],
    ['<pre><span style="user-select: none">1</span>a</pre>', block('a')],
    ['<pre data-language="C++">a</pre>', block('a', 'cpp')],
    ['<pre><code data-lang="c#">a</code></pre>', block('a', 'csharp')],
    ['<pre><code class="language-plaintext">a</code></pre>', block('a')],
    ['<pre class="brush: js">a</pre>', block('a', 'js')],
    [
      '<div class="highlight-source-rust"><pre>a</pre></div>',
      `<div class="highlight-source-rust">${block('a', 'rust')}</div>`,
    ],
    ['<pre class="sourceCode haskell">a</pre>', block('a', 'haskell')],
    ['<pre class="python">a</pre>', block('a', 'python')],
    ['<pre class="python wide">a</pre>', block('a')],
    ['<pre><code class="hljs python">a</code></pre>', block('a', 'python')],
    ['<pre><code class="python">a</code></pre>', block('a')],
    [
      '<figure class="highlight python"><pre>a</pre></figure>',
      `<figure class="highlight python">${block('a', 'python')}</figure>`,
    ],
    [
      '<div><div>Visual Basic<button>Copy</button></div><pre>a</pre></div>',
      `<div>${block('a', 'visual-basic')}</div>`,
    ],
    ['<div><div class="code-header">sql</div><pre>a</pre></div>', `<div>${block('a', 'sql')}</div>`],
    ['<pre><div><span>sql</span></div><code>a</code></pre>', block('a', 'sql')],
    ['<div>Some words above it</div><pre>a</pre>', `<div>Some words above it</div>${block('a')}`],
    ['<p>Copy</p><pre>a</pre>', `<p>Copy</p>${block('a')}`],
    ['<code class="hljs">a\nb</code>', block('a\nb')],
    ['<code style="display: block">a\nb</code>', block('a\nb')],
    ['<code style="white-space:pre-wrap">a\nb</code>', block('a\nb')],
    ['<code> a\u200bb </code>', '<x-code value="a b"></x-code>'],
    [
      '<div class="rouge-table"><tr><td>1</td><td>a</td></tr></div>',
      '<div class="rouge-table"><tr><td>1</td><td>a</td></tr></div>',
    ],
    [
      '<table class="rouge-tables"><tr><td>1</td><td>a</td></tr></table>',
      '<table class="rouge-tables"><tr><td>1</td><td>a</td></tr></table>',
    ],
    ['<code>a\n b</code>', '<x-code value="a b"></x-code>'],
    ['<tt>a</tt>', '<x-code value="a"></x-code>'],
    ['<code><span>a</span></code>', '<x-code value="a"></x-code>'],
    ['<code><a>a</a></code>', '<code><a>a</a></code>'],
    ['<code> </code>', '<code> </code>'],
    ['<pre><table><tr><td>a</td></tr></table></pre>', '<table><tr><td>a</td></tr></table>'],
    [
      '<table><tr><td>1</td><td><pre>a</pre></td></tr><tr><td>2</td><td><pre>b</pre></td></tr></table>',
      block('a\nb'),
    ],
    ['<table class="rouge-table"><tr><td>1</td><td>a</td></tr></table>', block('a')],
    ['<table><tr><td>1</td><td><div><pre>a</pre></div></td></tr></table>', block('a')],
    [
      '<table><tr><td>1</td><td><pre>a</pre>x</td></tr></table>',
      `<table><tr><td>1</td><td>${block('a')}x</td></tr></table>`,
    ],
    [
      '<table><tr><td>x</td><td><pre>a</pre></td></tr></table>',
      `<table><tr><td>x</td><td>${block('a')}</td></tr></table>`,
    ],
    ['<table><tr><td><pre>a</pre></td></tr></table>', `<table><tr><td>${block('a')}</td></tr></table>`],
  ])('%s', (html, expected) => expect(after(code, html)).toBe(expected));
});

describe('comments', () => {
  const start = (value: string): string => `<x-comment-start value="${value}"></x-comment-start>`;
  const end = (value: string): string => `<x-comment-end value="${value}"></x-comment-end>`;
  const word = (text: string): string =>
    `<div style="mso-element:comment-list"><div style="mso-element: comment"><p><a class="msocomanchor" name="_msocom_1"></a>${text}</p></div></div>`;
  const mark = '<a class="msocomanchor" href="#_msocom_1">[A1]</a>';

  test('of Word stand around what they are about', () => {
    expect(
      after(comments, `<p>a <b style="mso-comment-reference:A_1">b</b>${mark} c</p>${word('x  y')}`),
    ).toBe(`<p>a ${start('x y')}<b style="mso-comment-reference:A_1">b</b>${end('x y')} c</p>`);
  });

  test('stand where their mark is if nobody knows what they are about', () => {
    expect(after(comments, `<p>a${mark}</p>${word('x')}`)).toBe(`<p>a${start('x')}${end('x')}</p>`);
    expect(
      after(
        comments,
        '<p>a<sup><a href="#cmnt1">[a]</a></sup></p><div><a href="#cmnt_ref1" name="cmnt1">[a]</a><p>x</p><p>y</p></div>',
      ),
    ).toBe(`<p>a${start('x\ny')}${end('x\ny')}</p>`);
  });

  test('without text, and marks of those that were not copied, are none', () => {
    expect(after(comments, `<p>a${mark}</p>${word(' ')}`)).toBe('<p>a</p>');
    expect(after(comments, `<p>a${mark}</p>`)).toBe('<p>a</p>');
    expect(after(comments, '<p>a<a href="#cmnt1">b</a></p>')).toBe('<p>a<a href="#cmnt1">b</a></p>');
  });

  test('may be about all of an element', () => {
    expect(after(comments, `<p><b style="mso-comment-reference:A_1">b${mark}</b></p>${word('x')}`)).toBe(
      `<p>${start('x')}<b style="mso-comment-reference:A_1">b${end('x')}</b></p>`,
    );
  });

  test('begin and end outside formatting', () => {
    expect(
      after(
        comments,
        `<p><i>a <b style="mso-comment-reference:A_1">b</b></i> c <u>d${mark}</u></p>${word('x')}`,
      ),
    ).toBe(`<p>${start('x')}<i>a <b style="mso-comment-reference:A_1">b</b></i> c <u>d</u>${end('x')}</p>`);
  });
});

describe('notes', () => {
  function read(html: string) {
    const root = parseClipboard(html);
    const found = notes(root);
    return {
      text: htmlOf(childrenOf(root)),
      notes: found.map(({ label, nodes }) => `${label}: ${htmlOf(nodes)}`),
    };
  }
  const ref = (label: number): string => `<x-note label="${label}"></x-note>`;

  test.each([
    [
      'by their names',
      'a<sup><a href="#fn1">1</a></sup><ol><li id="fn1">b <a href="#fnref1">↩</a></li></ol>',
      `a${ref(1)}`,
      ['1: b '],
    ],
    [
      'by the role of their mark',
      'a<a href="#x" role="doc-noteref">1</a><p id="x">b</p>',
      `a${ref(1)}`,
      ['1: <p>b</p>'],
    ],
    [
      'by a mark that is raised',
      'a<sup><a href="#x">*</a></sup><p id="x">b</p>',
      `a${ref(1)}`,
      ['1: <p>b</p>'],
    ],
    [
      'by a link back to the mark',
      'a<a href="#x" id="y">[1]</a><div id="x">b <a href="#y">up</a></div>',
      `a${ref(1)}`,
      ['1: b <a href="#y">up</a>'],
    ],
    [
      'cited twice',
      'a<a href="#fn1">1</a> b<a href="#fn1">1</a><div id="fn1">c</div>',
      `a${ref(1)} b${ref(1)}`,
      ['1: c'],
    ],
    [
      'with a number before the text',
      'a<a href="#fn1">1</a><div id="fn1">[1] c</div>',
      `a${ref(1)}`,
      ['1: c'],
    ],
    [
      'with a rule above them',
      '<p>a<a href="#fn1">1</a></p><hr><div><p id="fn1">c</p></div>',
      `<p>a${ref(1)}</p>`,
      ['1: <p>c</p>'],
    ],
    [
      'in several paragraphs of Word',
      'a<a href="#_ftn1" name="_ftnref1">[1]</a><div style="mso-element:footnote-list"><div style="mso-element: footnote"><p><a href="#_ftnref1" name="_ftn1">[1]</a> b</p><p>c</p></div></div>',
      `a${ref(1)}`,
      ['1: <p> b</p><p>c</p>'],
    ],
    [
      'in one paragraph of several',
      'a<a href="#fn1">1</a><div><p><a name="fn1"></a>12. b</p><p>c</p></div>',
      `a${ref(1)}<div><p>c</p></div>`,
      ['1: <p><a name="fn1"></a>b</p>'],
    ],
    [
      'in a cell',
      'a<a href="#fn1">1</a><table><tr><td><b id="fn1">1) b</b> ^ c</td><td>d</td></tr></table>',
      `a${ref(1)}<table><tr><td>d</td></tr></table>`,
      ['1: <b id="fn1">1) b</b> ^ c'],
    ],
    [
      'with a number of three digits, a caret or a stop',
      'a<a href="#fn1">1</a>b<a href="#fn2">2</a>c<a href="#fn3">3</a><ol><li id="fn1"> 123)  d</li><li id="fn2">^e</li><li id="fn3"><sup>3</sup>. f</li></ol>',
      `a${ref(1)}b${ref(2)}c${ref(3)}`,
      ['1: d', '2: e', '3: f'],
    ],
  ])('are found %s', (_, html, text, expected) => {
    expect(read(html)).toEqual({ text, notes: expected });
  });

  test.each([
    ['a link to a heading', '<a href="#x">1</a><h2 id="x">b</h2>'],
    ['a link to what is before it', '<p id="x">b</p><a href="#x" id="y">1</a>'],
    ['a link of words', '<sup><a href="#x">see</a></sup><p id="x">b</p>'],
    ['a link in the text that nothing leads back to', '<a href="#x">1</a><p id="x">b</p>'],
  ])('%s is none', (_, html) => expect(read(html)).toEqual({ text: html, notes: [] }));

  test('that were not copied leave their mark as text, and links back go', () => {
    expect(read('a<a href="#fn1">1</a>').text).toBe('a1');
    expect(read('a<a href="#fnref1">↩</a>').text).toBe('a');
    expect(read('a<a href="#part">part</a>').text).toBe('a<a href="#part">part</a>');
  });

  test('that a page holds where they are cited', () => {
    expect(
      read(
        'a<span class="ltx_note ltx_role_footnote"><sup class="ltx_note_mark">1</sup><span class="ltx_note_content"><sup class="ltx_note_mark">1</sup>b</span></span>',
      ),
    ).toEqual({ text: `a${ref(1)}`, notes: ['1: <p>b</p>'] });
    expect(
      read(
        'a<label class="margin-toggle"></label> <input class="margin-toggle"><span class="sidenote">b</span>',
      ),
    ).toEqual({ text: `a${ref(1)}`, notes: ['1: <p>b</p>'] });
    expect(
      read(
        'a <sup class="modern-footnotes-footnote">1</sup><span class="modern-footnotes-footnote__note">b</span>',
      ),
    ).toEqual({ text: `a ${ref(1)}`, notes: ['1: <p>b</p>'] });
  });

  const source = (text: string): string => `1: <p><a href="https://e.org">${text}</a></p>`;
  test.each([
    ['<sup><a href="https://e.org">[1]</a></sup>', source('https://e.org')],
    ['<sup><a href="https://e.org" title="T">1</a></sup>', source('T')],
    ['<a class="citation" href="https://e.org">e.org</a>', source('e.org')],
    ['<a class="x-citation" href="https://e.org?utm_source=a">[e]</a>', source('e')],
    ['<span data-citation-url="https://e.org" aria-label="L">2</span>', source('L')],
    ['<span data-testid="webpage-citation-pill"><a href="https://e.org">e <i>+2</i></a></span>', source('e')],
    ['<span class="ac-anchor"><a href="https://e.org">1</a></span>', source('https://e.org')],
  ])('that cite a source: %s', (html, note) => {
    expect(read(`a${html}`)).toEqual({ text: expect.stringContaining(`a`), notes: [note] });
    expect(read(`a${html}`).text).toContain('<x-note label="1">');
  });

  test('that cite the same source are one', () => {
    const cite = '<sup><a href="https://e.org">1</a></sup>';
    expect(read(`a${cite} b${cite}`)).toEqual({
      text: `a${ref(1)} b${ref(1)}`,
      notes: [source('https://e.org')],
    });
    expect(read('a<a href="https://e.org">1</a>').notes).toEqual([]);
  });
});
