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
    ['> - a\n>\n> b', '> - a\n>\n> b'],
    ['> > a', '> > a'],
    ['> # a\n> b', '> # a\n>\n> b'],
    ['> ```\n> a\n> ```', '> ```\n> a\n> ```'],
    ['> [!note] A\n> B', '::: {.note}\n::: {.title}\nA\n:::\n\nB\n:::'],
    ['> [!DANGER]\n> a', '::: {.caution}\n::: {.title}\nDanger\n:::\n\na\n:::'],
    ['> [!QUESTION] $x$\n> a', '::: {.important}\n::: {.title}\n$x$\n:::\n\na\n:::'],
    [
      '<details open>\n<summary>*a*</summary>\n</details>',
      '::: {.details}\n::: {.summary}\n\\*a\\*\n:::\n\n:::',
    ],
    ['<details>\n\na\n\n</details>', '::: {.details}\n::: {.summary}\n\n:::\n\na\n:::'],
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
    ['::: {.column-margin}\na\n:::', 'a'],
    [
      '::: {.columns}\n::: {.column}\n# a\n:::\n::: {.column}\n- b\n:::\n:::',
      '::: {.columns}\n::: {.column}\n# a\n:::\n\n::: {.column}\n- b\n:::\n:::',
    ],
    [
      '::: {layout-ncol=3}\n![a](a.png)\n\n![b](b.png)\n\n![c](c.png)\n:::',
      '::: {.columns}\n::: {.column}\n![a](a.png)\\\n:::\n\n::: {.column}\n![b](b.png)\\\n:::\n\n::: {.column}\n![c](c.png)\\\n:::\n:::',
    ],
    [
      '::: {#fig:y layout="[[40,60],[100]]"}\n![a](a.png){#fig:a}\n\n![b](b.png){#fig:b}\n\n![c](c.png){#fig:c}\n\nAll\n:::',
      '::: {.columns}\n::: {.column width="40%"}\n![a](a.png){#fig:a}\n:::\n\n::: {.column width="60%"}\n![b](b.png){#fig:b}\n:::\n\n::: {.column}\n![c](c.png){#fig:c}\n:::\n:::',
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
    ['::: {.theorem}\n#### A $x$\n\nb\n:::', '::: {.theorem}\n**A $x$**\n\nb\n:::'],
    ['::: {.theorem name="A *b*"}\nb\n:::', '::: {.theorem name="A *b*"}\nb\n:::'],
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
    ['| a |\n|---|\n| b |\n\n- c', '| a |\n| --- |\n| b |\n\n- c'],
    ['# a\nb', '# a\n\nb'],
    ['a\n\n1. b', 'a\n\n1. b'],
    ['a\n\n2. b', 'a\n\n2. b'],
    ['a\n- b', 'a\n\n- b'],
    ['- a\n\n  ```\n  b\n  ```', '- a\n\n  ```\n  b\n  ```'],
    ['- a\n  > b', '- a\n\n  > b'],
    ['- a\n\n  ***', '- a\n\n  ***'],
    ['- | a |\n  |---|\n  | b |', '- | a |\n  | --- |\n  | b |'],
    ['- $$\n  a\n  $$', '- $$a$$'],
    ['1. a\n   1. b\n      - c', '1. a\n   1. b\n      - c'],
    ['- a\n\n- [ ] b', '- a\n\n- [ ] b'],
    ['10. a\n11. b\n    - c', '10. a\n11. b\n    - c'],
    ['- - a', '- - a'],
    ['(@a) b\n\n(@) c\n\nAs (@a) shows.', '(@) []{#at--a}b\n\n(@) c\n\nAs (\\@a) shows.'],
    ['A.  a\nB.  b', 'A.  a\nB.  b'],
    ['I.  a\nII.  b', 'I.  a\nII. b'],
    ['(a) b\n(b) c', '(a) b\n(b) c'],
    ['(i) b\n(ii) c', '(i) b\n(ii) c'],
    ['a) b', 'a\\) b'],
    ['#. a\n#. b', '1. a\n2. b'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a definition or verse in pandoc’s dialect', () => {
  test.each([
    ['a\n:   b', 'a\n:   b'],
    ['a\n\n:   b\n\n    c', 'a\n\n:   b\n\n    c'],
    ['a\nb\n:   c\n:   d', 'a, b\n:   c\n:   d'],
    ['<dl>\n<dt>a, b</dt>\n<dd>c</dd>\n</dl>', 'a, b\n:   c'],
    ['| a\n|   b', '| a\n|   b'],
    ['a\n:   - b', 'a\n:   - b'],
    ['a\n:   # b', 'a\n:   # b'],
    ['a\n:   b\n\nc\n:   d', 'a\n:   b\n\nc\n:   d'],
    ['$a$\n:   b', '$a$\n:   b'],
    ['<dl>\n<dt>a</dt>\n<dt>b.  c.</dt>\n<dd></dd>\n</dl>', 'a, b\\. c.\n:   <!-- -->'],
    ['<dl>\n<dt>a</dt>\n<dd>\n\n- b\n\n</dd>\n</dl>', 'a\n:   - b'],
    ['a\n:   b\n:   c\n\n    d', 'a\n:   b\n:   c\n\n    d'],
    ['- a\n\n  :   b', '- a\n\n  :   b'],
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
    ['```{#lst:a caption="C \\"d\\""}\na\n```', 'C "d"\n\n``` {#lst:a}\na\n```'],
    ['```{.js #lst:a title="t.js"}\na\n```', '``` {#lst:a .js filename="t.js"}\na\n```'],
    ['```{.mermaid #fig:a}\ngraph TD\n```', '``` {#fig:a .mermaid}\ngraph TD\n```'],
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
    ['| a |\n|---|\n| *b* `c \\| d` [e](f) |', '| a |\n| --- |\n| *b* `c \\| d` [e](f) |'],
    ['| a |\n|---|\n| $b$ <br> c |', '+------+\n| a    |\n+======+\n| $b$\\ |\n| c    |\n+------+'],
    ['| a | |\n|---|---|\n| | b |', '| a |  |\n| --- | --- |\n|  | b |'],
    ['| |\n|---|\n| a |', '|  |\n| --- |\n| a |'],
    [
      '<table id="tbl:x">\n<caption>C</caption>\n<tr><td>a</td><td>b<br>c</td></tr></table>',
      '+-----+-----+\n| a   | b\\  |\n|     | c   |\n+-----+-----+\n\n: []{#tbl:x}C',
    ],
    [
      '<table><colgroup><col width="30%"><col></colgroup><tr><td>a</td><td>b</td></tr></table>',
      '|  |  |\n| --- | --- |\n| a | b |',
    ],
    ['<table><tr><td style="background-color: #ff0000">a</td></tr></table>', '|  |\n| --- |\n| a |'],
    [
      '<table><tr><td colspan="2" rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td>d</td><td>e</td><td>f</td></tr></table>',
      '+-----+-----+-----+\n| a   |     | b   |\n+-----+-----+-----+\n|     |     | c   |\n+-----+-----+-----+\n| d   | e   | f   |\n+-----+-----+-----+',
    ],
    [
      '<table><tr><th>a</th><td>b</td></tr><tr><th>c</th><td>d</td></tr></table>',
      '|  |  |\n| --- | --- |\n| a | b |\n| c | d |',
    ],
    [
      '| a | b |\n|---|---|\n| 1 | 2 |\n\n: C *d* {#tbl:x tbl-colwidths="[25,75]"}',
      '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n: []{#tbl:x}C *d*',
    ],
    [
      '<!-- chart: pie, "a b", label="c d" -->\n| a | b |\n|---|---|\n| 1 | 2 |',
      '<!-- chart: pie, label="c d", "a b" -->\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
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
    ['::: {.landscape}\n# a\n:::\n\nb', '\\newpage\n\n# a\n\n\\newpage\n\nb'],
    ['| a\n\nb', '| a\n\nb'],
    ['| a *b*\n|\n| c', '| a *b*\n|\n| c'],
    ['[TOC]\n\na', 'a'],
    ['\\listoftables', ''],
    ['\\listoflistings', ''],
    ['# a {#b #c}', '# a {#c}'],
    ['# a\n\n[](#b)', '# a\n\n[](#b)'],
    ['#\n\na', '#\n\na'],
    ['<h2 align="center">a</h2>', '::: {style="text-align: center"}\n## a\n:::'],
    ['<p align="right" dir="rtl">a</p>', '::: {style="text-align: right" dir=rtl}\na\n:::'],
    ['<div align="center">\n\n# a\n\nb\n\n</div>', '::: {style="text-align: center"}\n# a\n\nb\n:::'],
    ['***\n\na', '***\n\na'],
    ['a\n\n***', 'a\n\n***'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a picture in pandoc’s dialect', () => {
  test.each([
    ['![a](b.png)', '![a](b.png)\\'],
    ['![a](b.png "t"){width=50%}', '![a](b.png "t"){width=50%}\\'],
    ['![a](b.png){width=100px height=20px}', '![a](b.png){width=1.042in height=0.208in}\\'],
    ['![A *b*](b.png){#fig:x width=3cm}', '![A *b*](b.png){#fig:x width=1.181in alt="A b"}'],
    ['a ![b](c.png "d \\"e\\"") f', 'a ![b](c.png "d \\"e\\"") f'],
    ['![](a.png)', '![](a.png)\\'],
    ['![a\\]](b.png)', '![a\\]](b.png)\\'],
    ['![a](b.png){width=2cm}', '![a](b.png){width=0.787in}\\'],
    ['![a](b.png){width=1.5in}', '![a](b.png){width=1.5in}\\'],
    ['![a](b.png){height=50%}', '![a](b.png)\\'],
    ['![a](b.png){style="zoom:50%"}', '![a](b.png)\\'],
    ['![a](b c.png)', '![a](b%20c.png)\\'],
    ['![A](b.png){#fig:x}', '![A](b.png){#fig:x}'],
    ['![A](b.png "t"){#fig:x}', '![t](b.png){#fig:x alt="A"}'],
    ['![](b.png){#fig:x}', '[]{#fig:x}![](b.png)\\'],
    ['[![a](b.png){width=10px}](c)', '[![a](b.png){width=0.104in}](c)'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a line break in pandoc’s dialect', () => {
  test.each([
    ['a\n\n<!-- -->\n\n    b', 'a\n\n```\nb\n```'],
    ['a  \nb', 'a\\\nb'],
    ['a\\\nb', 'a\\\nb'],
    ['a<br>b', 'a\\\nb'],
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
    ['x^2^ *[a](b)*', 'x^2^ *[a](b)*'],
    ['**[a](https://b.example/c)** `d`', '**[a](https://b.example/c)** `d`'],
    ['[*a* b](https://c.example "d")', '[*a* b](https://c.example "d")'],
    ['[a **b**](c)', '[a **b**](c)'],
    ['[`a`](b)', '[`a`](b)'],
    ['a*b*', 'a*b*'],
    ['*a*b', '*a*b'],
    ['**(a)**b', '\\*\\*(a)\\*\\*b'],
    ['a **b**.', 'a **b**.'],
    ['*a*_b_', '*a*_b_'],
    ['***a** b*', '_**a** b_'],
    ['**a**`b`', '**a**`b`'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('code or a formula in text in pandoc’s dialect', () => {
  test.each([
    ['`a` ``b`c``', '`a` ``b`c``'],
    ['$a^2$ and $`a`$', '$a^2$ and $a$'],
    ['`a``b`', '`a``b`'],
    ['`` ` ``', '`` ` ``'],
    ['` a `', '`a`'],
    ['$a$$b$', '$a$<!-- -->$b$'],
    ['a$b$', 'a\\$b\\$'],
    ['$5 and $6', '\\$5 and \\$6'],
    ['$x y$', '$x y$'],
    ['$$a$$', '$$a$$'],
    ['a `` b` `` c', 'a `` b` `` c'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a link in pandoc’s dialect', () => {
  test.each([
    ['[a](b)', '[a](b)'],
    ['[a](<b c> "t")', '[a](b%20c "t")'],
    ['<https://a.example>', '<https://a.example>'],
    ['<a@b.example>', '<a@b.example>'],
    ['[![a](b.png)](c)', '[![a](b.png)](c)'],
    ['[a]: b\n\n[c][a]', '[c](b)'],
    ['[a]', '\\[a\\]'],
    ['[a] [b](c)', '\\[a\\] [b](c)'],
  ])('%j', (markdown, expected) => expect(inDialect('pandoc', markdown).markdown).toBe(expected));
});

describe('a note in pandoc’s dialect', () => {
  test.each([
    ['a[^1]\n\n[^1]: b', 'a[^1]\n\n[^1]: b'],
    ['a^[b *c*]', 'a[^note-1]\n\n[^note-1]: b *c*'],
    ['a[^1]\n\n[^1]: b\n\n    c\n\n    - d', 'a[^1]\n\n[^1]: b\n\n    c\n\n    - d'],
    ['a[^1]\n\n[^1]: - d', 'a[^1]\n\n[^1]:\n\n    - d'],
    ['a^[b\\\nc]', 'a[^note-1]\n\n[^note-1]: b\\\n    c'],
    ['a^[b] c^[*d*\\] e]', 'a[^note-1] c[^note-2]\n\n[^note-1]: b\n\n[^note-2]: *d*\\] e'],
    ['a[^x y]\n\n[^x y]: b', 'a[\\^x y](b)'],
    ['[a](b)^[c]', '[a](b)[^note-1]\n\n[^note-1]: c'],
    ['![a](b)[^1]\n\n[^1]: c', '![a](b)[^1]\n\n[^1]: c'],
    ['**a[^1]**\n\n[^1]: b\n\n    > c', '**a[^1]**\n\n[^1]: b\n\n    > c'],
    ['[^1]\n\n[^1]: a[^2]\n\n[^2]: b', '[^1]\n\n[^1]: a (b)\n\n[^2]: b'],
    ['H~2[^1]~\n\n[^1]: a', 'H~2[^1]~\n\n[^1]: a'],
    ['x^a b^', 'x\\^a b\\^'],
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
    [
      '{++a *b*++}{>>c<<}',
      '[c]{.comment-start id="1" author="" date=""}[a *b*]{.insertion}[]{.comment-end id="1"}',
    ],
    [
      '{==a **b**==}{>>c<<}{>>d<<}',
      '[c]{.comment-start id="1" author="" date=""}[d]{.comment-start id="2" author="" date=""}a **b**[]{.comment-end id="1"}[]{.comment-end id="2"}',
    ],
    ['{--a\n\nb--}', '[a]{.deletion}\n\n[b]{.deletion}'],
    ['{++\n\n- a\n- b\n\n++}', '- [a]{.insertion}\n- [b]{.insertion}'],
    ['a{>>b<<}', 'a[b]{.comment-start id="1" author="" date=""}[]{.comment-end id="1"}'],
    [
      '{~~a~>b~~}{>>c<<}',
      '[c]{.comment-start id="1" author="" date=""}[a]{.deletion}[b]{.insertion}[]{.comment-end id="1"}',
    ],
    ['<u>*a*</u>', '[*a*]{.underline}'],
    ['==a== ==b==', '[a]{.mark} [b]{.mark}'],
    ['~~a~~b', '~~a~~b'],
    ['<mark>a</mark>b', '[a]{.mark}b'],
    ['<small>a</small>', '[a]{style="font-size: 83.33%"}'],
    ['<code>*a*</code>', '[*a*]{.monospace}'],
    ['<span dir="rtl">a</span>', '::: {dir=rtl}\na\n:::'],
    ['<span lang="de">a *b*</span>', '[a *b*]{lang=de}'],
    [
      '<span style="font-family: Arial; font-size: 120%">a</span>',
      '[a]{style="font-family: Arial; font-size: 120%"}',
    ],
    ['[**a**]{custom-style="S"}', '[**a**]{custom-style="S"}'],
    ['[a]{dir=ltr}', '::: {dir=ltr}\na\n:::'],
    ['a&nbsp;b', 'a b'],
    ['&copy; &lt;', '© \\<'],
    ['a　b', 'a　b'],
    ['　a', '　a'],
    ['漢字 漢字', '漢字 漢字'],
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
    ['*a*\n*b*', '*a* *b*'],
    ['a # b', 'a # b'],
    ['a\n\\# b', 'a # b'],
    ['a {#b}', 'a \\{#b}'],
    ['\\$5 \\$6', '\\$5 \\$6'],
    ['a \\\\ b', 'a \\\\ b'],
    ['1986\\. A year', '1986\\. A year'],
    ['+ a', '- a'],
    ['a:: b', 'a:: b'],
    ['Table: a', 'Table\\: a'],
    ['https://a.example b', '<https://a.example> b'],
    ['see a@b.example now', 'see <a@b.example> now'],
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
  [
    '<table><tr><td colspan="2" rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td>d</td><td>e</td><td>f</td></tr></table>',
    ['merged cells'],
  ],
  ['::: {.landscape}\n# a\n:::\n\nb', ['landscape pages', 'landscape pages']],
  ['[TOC]\n\na', ['the place of a table of contents, a list of figures or the like']],
  ['\\listoftables', ['the place of a table of contents, a list of figures or the like']],
  ['\\listoflistings', ['the place of a table of contents, a list of figures or the like']],
])('what pandoc’s dialect has nothing for is reported: %j', (markdown, reports) => {
  expect(inDialect('pandoc', markdown).reports).toEqual(reports);
});
