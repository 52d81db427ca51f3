import { describe, expect, test } from 'vitest';
import { inDialect } from '../../../../tests/markdown/rewritten.js';

describe('a paragraph or a heading in GitHub’s dialect', () => {
  test.each([
    ['a', 'a'],
    ['# a', '# a'],
    ['###### a {#b}', '###### <a id="b"></a>a'],
    ['# {#b}', '# <a id="b"></a>'],
    ['# a {.unnumbered}', '# a'],
    ['# a {#b .unnumbered}', '# <a id="b"></a>a'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a quotation, a callout or a box in GitHub’s dialect', () => {
  test.each([
    ['> a\n>\n> b', '> a\n>\n> b'],
    ['> [!NOTE]\n> a', '> [!NOTE]\n> a'],
    ['> [!TIP] A *b*\n> a', '> [!TIP]\n> **A *b***\n>\n> a'],
    ['> [!WARNING] A\n>\n> - a', '> [!WARNING]\n> **A**\n>\n> - a'],
    ['<aside>\n\na\n\n</aside>', '> a'],
    ['::: {#x .callout-note}\na\n:::', '> [!NOTE]\n> <a id="x"></a>\n>\n> a'],
    [
      '<details>\n<summary>a</summary>\n\nb\n\n</details>',
      '<details>\n<summary>a</summary>\n\nb\n\n</details>',
    ],
    [
      '<details>\n<summary>a $x$</summary>\n\nb\n\n</details>',
      '<details>\n<summary>\n\na $x$\n\n</summary>\n\nb\n\n</details>',
    ],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('text in columns or side by side in GitHub’s dialect', () => {
  test.each([
    ['::: {.columns}\n\na\n\n:::', 'a'],
    ['::: {.columns columns=3}\n\na\n\n:::', 'a'],
    [
      '::: {.columns}\n::: {.column width="40%"}\na\n:::\n::: {.column}\nb\n:::\n:::',
      '<table><tr>\n<td width="40%">\n\na\n\n</td>\n<td>\n\nb\n\n</td>\n</tr></table>',
    ],
    [
      '::: {#fig:x layout-ncol=2}\n![a](a.png){#fig:a}\n\n![b](b.png){#fig:b}\n\nC\n:::',
      '<table><tr>\n<td>\n\n<a id="fig:a"></a>![a](a.png)\n\na\n\n</td>\n<td>\n\n<a id="fig:b"></a>![b](b.png)\n\nb\n\n</td>\n</tr></table>',
    ],
    [
      '::: {layout="[[1,1],[1]]"}\na\n\nb\n\nc\n:::',
      '<table><tr>\n<td>\n\na\n\n</td>\n<td>\n\nb\n\n</td>\n<td>\n\nc\n\n</td>\n</tr></table>',
    ],
    [
      '::: {layout="[30,-10,60]"}\n![a](a.png)\n\n![b](b.png)\n:::',
      '<table><tr>\n<td width="30%">\n\n![a](a.png)\n\n</td>\n<td width="60%">\n\n![b](b.png)\n\n</td>\n</tr></table>',
    ],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a theorem or text that is set apart in GitHub’s dialect', () => {
  test.each([
    ['::: {.theorem #thm:x name="N"}\na\n:::', '<a id="thm:x"></a>**Theorem (N).**\n\na'],
    ['::: {.proof}\na\n:::', '**Proof.**\n\na'],
    ['::: {.theorem .unnumbered}\na\n:::', '**Theorem.**\n\na'],
    ['::: {custom-style="S"}\na\n:::', 'a'],
    ['::: {style="margin-left: 2em"}\na\n:::', 'a'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a list in GitHub’s dialect', () => {
  test.each([
    ['- a\n- b', '- a\n- b'],
    ['- a\n\n- b', '- a\n\n- b'],
    ['- a\n  - b\n    - c', '- a\n  - b\n    - c'],
    ['- a\n\n  b\n- c', '- a\n\n  b\n\n- c'],
    ['1. a\n2. b', '1. a\n2. b'],
    ['3) a\n4) b', '3) a\n4) b'],
    ['(1) a\n(2) b', '1) a\n2) b'],
    ['a. a\nb. b', '<ol type="a">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['A. a\nB. b', 'A. a B. b'],
    ['i. a\nii. b', '<ol type="i">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['I) a\nII) b', '<ol type="I">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['(@) a\n(@x) b\n\nSee (@x).', '1) a\n2) <a id="@x"></a>b\n\nSee (@x).'],
    ['- [ ] a\n- [x] b', '- [ ] a\n- [x] b'],
    ['- a\n\n<!-- -->\n\n- b', '- a\n\n* b'],
    ['- a\n* b', '- a\n\n* b'],
    ['1. a\n\n<!-- -->\n\n1. b', '1. a\n\n<!-- -->\n\n1. b'],
    ['- a\n\n      code', '- a\n\n  ```\n  code\n  ```'],
    ['- > a', '- > a'],
    ['- # a', '- # a'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a definition or verse in GitHub’s dialect', () => {
  test.each([
    ['a\n:   b', '<dl>\n<dt>a</dt>\n<dd>b</dd>\n</dl>'],
    ['a\n\n:   b\n\n    c', '<dl>\n<dt>a</dt>\n<dd>\n\nb\n\nc\n\n</dd>\n</dl>'],
    ['a\nb\n:   c\n:   d', '<dl>\n<dt>a</dt>\n<dt>b</dt>\n<dd>c</dd>\n<dd>d</dd>\n</dl>'],
    ['<dl>\n<dt>a, b</dt>\n<dd>c</dd>\n</dl>', '<dl>\n<dt>a, b</dt>\n<dd>c</dd>\n</dl>'],
    ['| a\n|   b', 'a\\\n&nbsp;&nbsp;b'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('code in GitHub’s dialect', () => {
  test.each([
    ['```\na\n```', '```\na\n```'],
    ['```js\na\n```', '```js\na\n```'],
    ['````\n```\n````', '````\n```\n````'],
    ['```js title="a.js"\na\n```', '```js title="a.js"\na\n```'],
    ['```{.js #lst:a caption="C"}\na\n```', '<a id="lst:a"></a>C\n\n```js\na\n```'],
    ['```mermaid\ngraph TD\n```', '```mermaid\ngraph TD\n```'],
    ['<pre lang="a b">c</pre>', '```a b\nc\n```'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a displayed formula in GitHub’s dialect', () => {
  test.each([
    ['$$\na^2\n$$', '```math\na^2\n```'],
    ['$$\na\n$$ {#eq:x}', '<a id="eq:x"></a>\n\n```math\na\n```'],
    ['$$\na\n$$ (A1)', '```math\na\n\\tag{A1}\n```'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a table in GitHub’s dialect', () => {
  test.each([
    ['| a | b |\n|---|---|\n| 1 | 2 |', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
    [
      '| a | b | c |\n|:---|:---:|---:|\n| 1 | 2 | 3 |',
      '| a | b | c |\n| :--- | :---: | ---: |\n| 1 | 2 | 3 |',
    ],
    ['| a |\n|---|\n| x \\| y |', '| a |\n| --- |\n| x \\| y |'],
    ['| a |\n|---|\n| x<br>y |', '| a |\n| --- |\n| x<br>y |'],
    [
      '| a | b |\n|---|---|\n| 1 | 2 |\n\n: C {#tbl:x}',
      '<a id="tbl:x"></a>C\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      '| a | b |\n|---|---|\n| 1 | 2 |\n\n: C {tbl-colwidths="[30,70]"}',
      'C\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      '<table>\n<tr><td colspan="2">a</td></tr>\n<tr><td>b</td><td rowspan="2">c</td></tr>\n</table>',
      '<table>\n<tbody>\n<tr><td colspan="2">a</td></tr>\n<tr><td>b</td><td>c</td></tr>\n</tbody>\n</table>',
    ],
    [
      '<table>\n<thead><tr><th>a</th></tr></thead>\n<tbody><tr><td align="right">b</td></tr></tbody></table>',
      '<table>\n<thead>\n<tr><th>a</th></tr>\n</thead>\n<tbody>\n<tr><td align="right">b</td></tr>\n</tbody>\n</table>',
    ],
    [
      '<table><tr><td>\n\n- a\n\n</td></tr></table>',
      '<table>\n<tbody>\n<tr>\n<td>\n\n- a\n\n</td>\n</tr>\n</tbody>\n</table>',
    ],
    [
      '<!-- chart: bar, title="T" -->\n| a | b |\n|---|---|\n| 1 | 2 |',
      '<!-- chart: bar, title=T -->\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      '| a | b |\n|---|---|\n| 1 | 2 |\n\n: C {.chart type=bar}',
      'C\n\n<!-- chart: bar -->\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    ],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a break, a place or a frame in GitHub’s dialect', () => {
  test.each([
    ['***', '***'],
    ['\\newpage', ''],
    ['::: {.landscape}\na\n:::', 'a'],
    ['[TOC]', ''],
    ['\\printindex', ''],
    ['\\listoffigures', ''],
    ['<div align="center">\n\na\n\n</div>', '<div align="center">\n\na\n\n</div>'],
    ['<div dir="rtl">\n\na\n\n</div>', '<div dir="rtl">\n\na\n\n</div>'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a picture in GitHub’s dialect', () => {
  test.each([
    ['![a](b.png)', '![a](b.png)'],
    ['![a](b.png "t"){width=50%}', '<img src="b.png" alt="a" title="t" width="50%">'],
    ['![a](b.png){width=100px height=20px}', '<img src="b.png" alt="a" width="100" height="20">'],
    [
      '![A *b*](b.png){#fig:x width=3cm}',
      '<a id="fig:x"></a><img src="b.png" alt="A b" width="113">\n\nA *b*',
    ],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a line break in GitHub’s dialect', () => {
  test.each([
    ['a\n\n<!-- -->\n\n    b', 'a\n\n```\nb\n```'],
    ['a  \nb', 'a\\\nb'],
    ['a\\\nb', 'a\\\nb'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a mark in GitHub’s dialect', () => {
  test.each([
    ['*a* **b** ***c*** ~~d~~ ==e==', '*a* **b** <em>**c**</em> ~~d~~ <mark>e</mark>'],
    ['**a *b* c**', '**a _b_ c**'],
    ['*a **b** c*', '*a **b** c*'],
    ['a*b*c', 'a*b*c'],
    ['<u>a</u> H~2~O x^2^', '<ins>a</ins> H<sub>2</sub>O x<sup>2</sup>'],
    ['[a]{.smallcaps}', 'a'],
    ['<kbd>a</kbd>', '<kbd>a</kbd>'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('code or a formula in text in GitHub’s dialect', () => {
  test.each([
    ['`a` ``b`c``', '`a` ``b`c``'],
    ['$a^2$ and $`a`$', '$a^2$ and $a$'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a link in GitHub’s dialect', () => {
  test.each([
    ['[a](b)', '[a](b)'],
    ['[a](<b c> "t")', '[a](b%20c "t")'],
    ['<https://a.example>', '<https://a.example>'],
    ['<a@b.example>', '<a@b.example>'],
    ['[![a](b.png)](c)', '[![a](b.png)](c)'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a note in GitHub’s dialect', () => {
  test.each([
    ['a[^1]\n\n[^1]: b', 'a[^1]\n\n[^1]: b'],
    ['a^[b *c*]', 'a[^note-1]\n\n[^note-1]: b *c*'],
    ['a[^1]\n\n[^1]: b\n\n    c\n\n    - d', 'a[^1]\n\n[^1]: b\n\n    c\n\n    - d'],
    ['a[^1]\n\n[^1]: - d', 'a[^1]\n\n[^1]:\n\n    - d'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a reference or an index entry in GitHub’s dialect', () => {
  test.each([
    ['[[a]] [[a#b|c]]', 'a c'],
    ['\\index{a!b} \\index{a|see{b}}', '&#32;'],
    ['@fig:x and [@a, p. 3]', '@fig:x and \\[@a, p. 3\\]'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a change or a look in GitHub’s dialect', () => {
  test.each([
    [
      '{++a++} {--b--} {~~c~>d~~} {==e==}{>>f<<} {>>g<<}',
      '<ins>a</ins> <del>b</del> <del>c</del><ins>d</ins> e<!-- f --> <!-- g -->',
    ],
    [
      '[a]{lang=de} [b]{dir=rtl} [c]{custom-style="S"}',
      '<span lang="de">a</span> <span dir="rtl">b</span> c',
    ],
    [
      '<span style="color: #ff0000">a</span> <span style="background-color: #00ff00">b</span> <span style="font-size: 12pt">c</span>',
      'a b c',
    ],
    ['<bdo dir="rtl">a</bdo>', '<bdo dir="rtl">a</bdo>'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('what could be markup in GitHub’s dialect', () => {
  test.each([
    ['*[HTML]: Hyper Text\n\nHTML', 'HTML'],
    [
      'a\\*b\\* \\_c\\_ \\`d\\` \\[e\\](f) \\<b\\> \\&amp; \\# \\~\\~g\\~\\~',
      'a\\*b\\* \\_c\\_ \\`d\\` \\[e\\](f) \\<b> \\&amp; # \\~\\~g\\~\\~',
    ],
    ['\\# a', '\\# a'],
    ['1\\. a', '1\\. a'],
    ['\\- a', '\\- a'],
    ['\\> a', '\\> a'],
    ['a | b', 'a | b'],
    ['5 < 6 & 7', '5 < 6 & 7'],
    ['a_b_c', 'a_b_c'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a definition of LaTeX in GitHub’s dialect', () => {
  test.each([
    ['$\\newcommand{\\R}{x}$', ''],
    ['$$\n\\newcommand{\\R}{\\mathbb{R}}\n$$\n\n$\\R$', '$\\R$'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a link to a heading in GitHub’s dialect', () => {
  test.each([
    ['See [a](#b).\n\n# b', 'See [a](#b).\n\n# b'],
    ['Term[^1] [^1]\n\n[^1]: x', 'Term[^1] [^1]\n\n[^1]: x'],
    [
      'one two three four five six seven eight nine ten eleven twelve',
      'one two three four five six seven eight nine ten eleven twelve',
    ],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

test.each([
  ['::: {.columns}\n\na\n\n:::', ['text in columns']],
  ['::: {.columns columns=3}\n\na\n\n:::', ['text in columns']],
  ['::: {custom-style="S"}\na\n:::', ['the style "S"']],
  ['::: {style="margin-left: 2em"}\na\n:::', ['indents, backgrounds and borders']],
  ['\\newpage', ['page breaks']],
  ['::: {.landscape}\na\n:::', ['page breaks', 'page breaks']],
  ['[TOC]', ['the place of a table of contents, a list of figures or the like']],
  ['\\printindex', ['the place of a table of contents, a list of figures or the like']],
  ['\\listoffigures', ['the place of a table of contents, a list of figures or the like']],
  ['[a]{.smallcaps}', ['small capitals']],
  ['\\index{a!b} \\index{a|see{b}}', ['index entries', 'index entries']],
  ['[a]{lang=de} [b]{dir=rtl} [c]{custom-style="S"}', ['the style "S"']],
  [
    '<span style="color: #ff0000">a</span> <span style="background-color: #00ff00">b</span> <span style="font-size: 12pt">c</span>',
    ['text colours', 'text colours', 'fonts and sizes of text'],
  ],
])('what GitHub’s dialect has nothing for is reported: %j', (markdown, reports) => {
  expect(inDialect('github', markdown).reports).toEqual(reports);
});
