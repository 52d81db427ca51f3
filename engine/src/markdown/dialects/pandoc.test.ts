import { describe, expect, test } from 'vitest';
import { inDialect } from '../../../../tests/markdown/rewritten.js';

describe('a paragraph or a heading in pandoc’s dialect', () => {
  test.each([
    ['a', 'a'],
    ['# a', '# a'],
    ['###### a {#b}', '###### a {#b}'],
    ['# {#b}', '#  {#b}'],
    ['# a {.unnumbered}', '# a {.unnumbered}'],
    ['# a {#b .unnumbered}', '# a {#b .unnumbered}'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a quotation, a callout or a box in pandoc’s dialect', () => {
  test.each([
    ['> a\n>\n> b', '> a\n>\n> b'],
    ['> [!NOTE]\n> a', '::: {.note}\n::: {.title}\nNote\n:::\n\na\n:::'],
    ['> [!TIP] A *b*\n> a', '::: {.tip}\n::: {.title}\nA *b*\n:::\n\na\n:::'],
    ['> [!WARNING] A\n>\n> - a', '::: {.warning}\n::: {.title}\nA\n:::\n\n- a\n:::'],
    ['<aside>\n\na\n\n</aside>', '::: {.aside}\na\n:::'],
    ['::: {#x .callout-note}\na\n:::', '::: {#x .note}\n::: {.title}\nNote\n:::\n\na\n:::'],
    [
      '<details>\n<summary>a</summary>\n\nb\n\n</details>',
      '::: {.details}\n::: {.summary}\na\n:::\n\nb\n:::',
    ],
    [
      '<details>\n<summary>a $x$</summary>\n\nb\n\n</details>',
      '::: {.details}\n::: {.summary}\na $x$\n:::\n\nb\n:::',
    ],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('text in columns or side by side in pandoc’s dialect', () => {
  test.each([
    ['::: {.columns}\n\na\n\n:::', '::: {.text-columns columns=2}\na\n:::'],
    ['::: {.columns columns=3}\n\na\n\n:::', '::: {.text-columns columns=3}\na\n:::'],
    [
      '::: {.columns}\n::: {.column width="40%"}\na\n:::\n::: {.column}\nb\n:::\n:::',
      '::: {.columns}\n::: {.column width="40%"}\na\n:::\n\n::: {.column}\nb\n:::\n:::',
    ],
    [
      '::: {#fig:x layout-ncol=2}\n![a](a.png){#fig:a}\n\n![b](b.png){#fig:b}\n\nC\n:::',
      '::: {.columns}\n::: {.column}\n![a](a.png){#fig:a}\n:::\n\n::: {.column}\n![b](b.png){#fig:b}\n:::\n:::',
    ],
    [
      '::: {layout="[[1,1],[1]]"}\na\n\nb\n\nc\n:::',
      '::: {.columns}\n::: {.column}\na\n:::\n\n::: {.column}\nb\n:::\n\n::: {.column}\nc\n:::\n:::',
    ],
    [
      '::: {layout="[30,-10,60]"}\n![a](a.png)\n\n![b](b.png)\n:::',
      '::: {.columns}\n::: {.column width="30%"}\n![a](a.png)\\\n:::\n\n::: {.column width="60%"}\n![b](b.png)\\\n:::\n:::',
    ],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a theorem or text that is set apart in pandoc’s dialect', () => {
  test.each([
    ['::: {.theorem #thm:x name="N"}\na\n:::', '::: {.theorem #thm:x name="N"}\na\n:::'],
    ['::: {.proof}\na\n:::', '::: {.proof}\na\n:::'],
    ['::: {.theorem .unnumbered}\na\n:::', '::: {.theorem .unnumbered}\na\n:::'],
    ['::: {custom-style="S"}\na\n:::', '::: {custom-style="S"}\na\n:::'],
    ['::: {style="margin-left: 2em"}\na\n:::', '::: {style="margin-left: 2em"}\na\n:::'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a list in pandoc’s dialect', () => {
  test.each([
    ['- a\n- b', '- a\n- b'],
    ['- a\n\n- b', '- a\n\n- b'],
    ['- a\n  - b\n    - c', '- a\n  - b\n    - c'],
    ['- a\n\n  b\n- c', '- a\n\n  b\n\n- c'],
    ['1. a\n2. b', '1. a\n2. b'],
    ['3) a\n4) b', '3) a\n4) b'],
    ['(1) a\n(2) b', '(1) a\n(2) b'],
    ['a. a\nb. b', 'a. a\nb. b'],
    ['A. a\nB. b', 'A. a B. b'],
    ['i. a\nii. b', 'i. a\nii. b'],
    ['I) a\nII) b', 'I) a\nII) b'],
    ['(@) a\n(@x) b\n\nSee (@x).', '(@) a\n(@) []{#at--x}b\n\nSee (\\@x).'],
    ['- [ ] a\n- [x] b', '- [ ] a\n- [x] b'],
    ['- a\n\n<!-- -->\n\n- b', '- a\n\n<!-- -->\n\n- b'],
    ['- a\n* b', '- a\n\n<!-- -->\n\n- b'],
    ['1. a\n\n<!-- -->\n\n1. b', '1. a\n\n<!-- -->\n\n1. b'],
    ['- a\n\n      code', '- a\n\n  ```\n  code\n  ```'],
    ['- > a', '- > a'],
    ['- # a', '- # a'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a definition or verse in pandoc’s dialect', () => {
  test.each([
    ['a\n:   b', 'a\n:   b'],
    ['a\n\n:   b\n\n    c', 'a\n\n:   b\n\n    c'],
    ['a\nb\n:   c\n:   d', 'a, b\n:   c\n:   d'],
    ['<dl>\n<dt>a, b</dt>\n<dd>c</dd>\n</dl>', 'a, b\n:   c'],
    ['| a\n|   b', '| a\n|   b'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('code in pandoc’s dialect', () => {
  test.each([
    ['```\na\n```', '```\na\n```'],
    ['```js\na\n```', '``` js\na\n```'],
    ['````\n```\n````', '````\n```\n````'],
    ['```js title="a.js"\na\n```', '``` {.js filename="a.js"}\na\n```'],
    ['```{.js #lst:a caption="C"}\na\n```', 'C\n\n``` {#lst:a .js}\na\n```'],
    ['```mermaid\ngraph TD\n```', '``` mermaid\ngraph TD\n```'],
    ['<pre lang="a b">c</pre>', '``` {lang="a b"}\nc\n```'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a displayed formula in pandoc’s dialect', () => {
  test.each([
    ['$$\na^2\n$$', '$$a^2$$'],
    ['$$\na\n$$ {#eq:x}', '[]{#eq:x}$$a$$'],
    ['$$\na\n$$ (A1)', '$$a$$ (A1)'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a table in pandoc’s dialect', () => {
  test.each([
    ['| a | b |\n|---|---|\n| 1 | 2 |', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
    [
      '| a | b | c |\n|:---|:---:|---:|\n| 1 | 2 | 3 |',
      '| a | b | c |\n| :--- | :---: | ---: |\n| 1 | 2 | 3 |',
    ],
    ['| a |\n|---|\n| x \\| y |', '| a |\n| --- |\n| x \\| y |'],
    ['| a |\n|---|\n| x<br>y |', '+-----+\n| a   |\n+=====+\n| x\\  |\n| y   |\n+-----+'],
    [
      '| a | b |\n|---|---|\n| 1 | 2 |\n\n: C {#tbl:x}',
      '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n: []{#tbl:x}C',
    ],
    [
      '| a | b |\n|---|---|\n| 1 | 2 |\n\n: C {tbl-colwidths="[30,70]"}',
      '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n: C',
    ],
    [
      '<table>\n<tr><td colspan="2">a</td></tr>\n<tr><td>b</td><td rowspan="2">c</td></tr>\n</table>',
      '+-----+-----+\n| a   |     |\n+-----+-----+\n| b   | c   |\n+-----+-----+',
    ],
    [
      '<table>\n<thead><tr><th>a</th></tr></thead>\n<tbody><tr><td align="right">b</td></tr></tbody></table>',
      '| a |\n| --- |\n| b |',
    ],
    ['<table><tr><td>\n\n- a\n\n</td></tr></table>', '+-----+\n| - a |\n+-----+'],
    [
      '<!-- chart: bar, title="T" -->\n| a | b |\n|---|---|\n| 1 | 2 |',
      '<!-- chart: bar, title=T -->\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      '| a | b |\n|---|---|\n| 1 | 2 |\n\n: C {.chart type=bar}',
      '<!-- chart: bar -->\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n: C',
    ],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a break, a place or a frame in pandoc’s dialect', () => {
  test.each([
    ['***', '***'],
    ['\\newpage', '\\newpage'],
    ['::: {.landscape}\na\n:::', '\\newpage\n\na\n\n\\newpage'],
    ['[TOC]', ''],
    ['\\printindex', '\\printindex'],
    ['\\listoffigures', ''],
    ['<div align="center">\n\na\n\n</div>', '::: {style="text-align: center"}\na\n:::'],
    ['<div dir="rtl">\n\na\n\n</div>', '::: {dir=rtl}\na\n:::'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a picture in pandoc’s dialect', () => {
  test.each([
    ['![a](b.png)', '![a](b.png)\\'],
    ['![a](b.png "t"){width=50%}', '![a](b.png "t"){width=50%}\\'],
    ['![a](b.png){width=100px height=20px}', '![a](b.png){width=1.042in height=0.208in}\\'],
    ['![A *b*](b.png){#fig:x width=3cm}', '![A *b*](b.png){#fig:x width=1.181in alt="A b"}'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a line break in pandoc’s dialect', () => {
  test.each([
    ['a\n\n<!-- -->\n\n    b', 'a\n\n```\nb\n```'],
    ['a  \nb', 'a\\\nb'],
    ['a\\\nb', 'a\\\nb'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a mark in pandoc’s dialect', () => {
  test.each([
    ['*a* **b** ***c*** ~~d~~ ==e==', '*a* **b** _**c**_ ~~d~~ [e]{.mark}'],
    ['**a *b* c**', '**a _b_ c**'],
    ['*a **b** c*', '*a **b** c*'],
    ['a*b*c', 'a*b*c'],
    ['<u>a</u> H~2~O x^2^', '[a]{.underline} H~2~O x^2^'],
    ['[a]{.smallcaps}', '[a]{.smallcaps}'],
    ['<kbd>a</kbd>', '[a]{.kbd}'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('code or a formula in text in pandoc’s dialect', () => {
  test.each([
    ['`a` ``b`c``', '`a` ``b`c``'],
    ['$a^2$ and $`a`$', '$a^2$ and $a$'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a link in pandoc’s dialect', () => {
  test.each([
    ['[a](b)', '[a](b)'],
    ['[a](<b c> "t")', '[a](b%20c "t")'],
    ['<https://a.example>', '<https://a.example>'],
    ['<a@b.example>', '<a@b.example>'],
    ['[![a](b.png)](c)', '[![a](b.png)](c)'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a note in pandoc’s dialect', () => {
  test.each([
    ['a[^1]\n\n[^1]: b', 'a[^1]\n\n[^1]: b'],
    ['a^[b *c*]', 'a[^note-1]\n\n[^note-1]: b *c*'],
    ['a[^1]\n\n[^1]: b\n\n    c\n\n    - d', 'a[^1]\n\n[^1]: b\n\n    c\n\n    - d'],
    ['a[^1]\n\n[^1]: - d', 'a[^1]\n\n[^1]:\n\n    - d'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a reference or an index entry in pandoc’s dialect', () => {
  test.each([
    ['[[a]] [[a#b|c]]', 'a c'],
    ['\\index{a!b} \\index{a|see{b}}', '\\index{a!b} \\index{a|see{b}}'],
    ['@fig:x and [@a, p. 3]', '\\@fig:x and \\[\\@a, p. 3\\]'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a change or a look in pandoc’s dialect', () => {
  test.each([
    [
      '{++a++} {--b--} {~~c~>d~~} {==e==}{>>f<<} {>>g<<}',
      '[a]{.insertion} [b]{.deletion} [c]{.deletion}[d]{.insertion} [f]{.comment-start id="1" author="" date=""}e[]{.comment-end id="1"} [g]{.comment-start id="2" author="" date=""}[]{.comment-end id="2"}',
    ],
    ['[a]{lang=de} [b]{dir=rtl} [c]{custom-style="S"}', '[a]{lang=de} [b]{dir=rtl} [c]{custom-style="S"}'],
    [
      '<span style="color: #ff0000">a</span> <span style="background-color: #00ff00">b</span> <span style="font-size: 12pt">c</span>',
      '[a]{style="color: #FF0000"} [b]{style="background-color: #00FF00"} [c]{style="font-size: 12pt"}',
    ],
    ['<bdo dir="rtl">a</bdo>', '<bdo dir="rtl">a</bdo>'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('what could be markup in pandoc’s dialect', () => {
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
    ['5 < 6 & 7', '5 \\< 6 & 7'],
    ['a_b_c', 'a_b_c'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a definition of LaTeX in pandoc’s dialect', () => {
  test.each([
    ['$\\newcommand{\\R}{x}$', ''],
    ['$$\n\\newcommand{\\R}{\\mathbb{R}}\n$$\n\n$\\R$', '$\\R$'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a link to a heading in pandoc’s dialect', () => {
  test.each([
    ['See [a](#b).\n\n# b', 'See [a](#b).\n\n# b {#b}'],
    ['Term[^1] [^1]\n\n[^1]: x', 'Term[^1] [^1]\n\n[^1]: x'],
    [
      'one two three four five six seven eight nine ten eleven twelve',
      'one two three four five six seven eight nine ten eleven twelve',
    ],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

test.each([
  [
    '<table>\n<tr><td colspan="2">a</td></tr>\n<tr><td>b</td><td rowspan="2">c</td></tr>\n</table>',
    ['merged cells'],
  ],
  ['::: {.landscape}\na\n:::', ['landscape pages', 'landscape pages']],
  ['[TOC]', ['the place of a table of contents, a list of figures or the like']],
  ['\\listoffigures', ['the place of a table of contents, a list of figures or the like']],
])('what pandoc’s dialect has nothing for is reported: %j', (markdown, reports) => {
  expect(inDialect('pandoc', markdown).reports).toEqual(reports);
});
