import { describe, expect, test } from 'vitest';
import { rewritten } from '../../../tests/markdown/rewritten.js';

describe('a paragraph or a heading is written so that it is read as the same', () => {
  test.each([
    ['a', 'a'],
    ['# a', '# a'],
    ['###### a {#b}', '###### a {#b}'],
    ['# {#b}', '# <a id="b"></a>'],
    ['# a {.unnumbered}', '# a {.unnumbered}'],
    ['# a {#b .unnumbered}', '# a {#b .unnumbered}'],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('a quotation, a callout or a box is written so that it is read as the same', () => {
  test.each([
    ['> a\n>\n> b', '> a\n>\n> b'],
    ['> [!NOTE]\n> a', '> [!NOTE]\n> a'],
    ['> [!TIP] A *b*\n> a', '> [!TIP] A *b*\n> a'],
    ['> [!WARNING] A\n>\n> - a', '> [!WARNING] A\n>\n> - a'],
    ['<aside>\n\na\n\n</aside>', '<aside>\n\na\n\n</aside>'],
    ['::: {#x .callout-note}\na\n:::', '::: {#x .callout-note}\n\na\n\n:::'],
    [
      '<details>\n<summary>a</summary>\n\nb\n\n</details>',
      '<details>\n<summary>a</summary>\n\nb\n\n</details>',
    ],
    [
      '<details>\n<summary>a $x$</summary>\n\nb\n\n</details>',
      '<details>\n<summary>\n\na $x$\n\n</summary>\n\nb\n\n</details>',
    ],
    ['> - a\n>\n> b', '> - a\n>\n> b'],
    ['> > a', '> > a'],
    ['> # a\n> b', '> # a\n>\n> b'],
    ['> ```\n> a\n> ```', '> ```\n> a\n> ```'],
    ['> [!note] A\n> B', '> [!NOTE] A\n> B'],
    ['> [!DANGER]\n> a', '> [!danger]\n> a'],
    ['> [!QUESTION] $x$\n> a', '> [!IMPORTANT] $x$\n> a'],
    ['<details open>\n<summary>*a*</summary>\n</details>', '<details>\n<summary>*a*</summary>\n</details>'],
    ['<details>\n\na\n\n</details>', '<details>\n<summary></summary>\n\na\n\n</details>'],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('text in columns or side by side is written so that it is read as the same', () => {
  test.each([
    ['::: {.columns}\n\na\n\n:::', '::: {.columns}\n\na\n\n:::'],
    ['::: {.columns columns=3}\n\na\n\n:::', '::: {.columns columns=3}\n\na\n\n:::'],
    [
      '::: {.columns}\n::: {.column width="40%"}\na\n:::\n::: {.column}\nb\n:::\n:::',
      '::: {.columns}\n\n::: {.column width="40%"}\n\na\n\n:::\n\n::: {.column}\n\nb\n\n:::\n\n:::',
    ],
    [
      '::: {#fig:x layout-ncol=2}\n![a](a.png){#fig:a}\n\n![b](b.png){#fig:b}\n\nC\n:::',
      '::: {#fig:x layout-ncol=2}\n\n![a](a.png){#fig:a}\n\n![b](b.png){#fig:b}\n\nC\n\n:::',
    ],
    ['::: {layout="[[1,1],[1]]"}\na\n\nb\n\nc\n:::', '::: {layout="[[1,1],[1]]"}\n\na\n\nb\n\nc\n\n:::'],
    [
      '::: {layout="[30,-10,60]"}\n![a](a.png)\n\n![b](b.png)\n:::',
      '::: {.columns}\n\n::: {.column width="30%"}\n\n![a](a.png)\n\n:::\n\n::: {.column width="60%"}\n\n![b](b.png)\n\n:::\n\n:::',
    ],
    ['::: {.column-margin}\na\n:::', 'a'],
    [
      '::: {.columns}\n::: {.column}\n# a\n:::\n::: {.column}\n- b\n:::\n:::',
      '::: {.columns}\n\n::: {.column}\n\n# a\n\n:::\n\n::: {.column}\n\n- b\n\n:::\n\n:::',
    ],
    [
      '::: {layout-ncol=3}\n![a](a.png)\n\n![b](b.png)\n\n![c](c.png)\n:::',
      '::: {.columns}\n\n::: {.column}\n\n![a](a.png)\n\n:::\n\n::: {.column}\n\n![b](b.png)\n\n:::\n\n::: {.column}\n\n![c](c.png)\n\n:::\n\n:::',
    ],
    [
      '::: {#fig:y layout="[[40,60],[100]]"}\n![a](a.png){#fig:a}\n\n![b](b.png){#fig:b}\n\n![c](c.png){#fig:c}\n\nAll\n:::',
      '::: {#fig:y layout="[[40,60],[1]]"}\n\n![a](a.png){#fig:a}\n\n![b](b.png){#fig:b}\n\n![c](c.png){#fig:c}\n\nAll\n\n:::',
    ],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('a theorem or text that is set apart is written so that it is read as the same', () => {
  test.each([
    ['::: {.theorem #thm:x name="N"}\na\n:::', '::: {.theorem #thm:x name="N"}\n\na\n\n:::'],
    ['::: {.proof}\na\n:::', '::: {.proof}\n\na\n\n:::'],
    ['::: {.theorem .unnumbered}\na\n:::', '::: {.theorem .unnumbered}\n\na\n\n:::'],
    ['::: {custom-style="S"}\na\n:::', '::: {custom-style="S"}\n\na\n\n:::'],
    ['::: {style="margin-left: 2em"}\na\n:::', '::: {style="margin-left: 2em"}\n\na\n\n:::'],
    ['::: {.theorem}\n#### A $x$\n\nb\n:::', '::: {.theorem}\n\n#### A $x$\n\nb\n\n:::'],
    ['::: {.theorem name="A *b*"}\nb\n:::', '::: {.theorem name="A *b*"}\n\nb\n\n:::'],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('a list is written so that it is read as the same', () => {
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
    ['(@) a\n(@x) b\n\nSee (@x).', '(@) a\n(@x) b\n\nSee (@x).'],
    ['- [ ] a\n- [x] b', '- [ ] a\n- [x] b'],
    ['- a\n\n<!-- -->\n\n- b', '- a\n\n* b'],
    ['- a\n* b', '- a\n\n* b'],
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
    ['- a\n  > b', '- a\n  > b'],
    ['- a\n\n  ***', '- a\n\n  ***'],
    ['- | a |\n  |---|\n  | b |', '- | a |\n  | --- |\n  | b |'],
    ['- $$\n  a\n  $$', '- $$\n  a\n  $$'],
    ['1. a\n   1. b\n      - c', '1. a\n   1. b\n      - c'],
    ['- a\n\n- [ ] b', '- a\n\n- [ ] b'],
    ['10. a\n11. b\n    - c', '10. a\n11. b\n    - c'],
    ['- - a', '- - a'],
    ['(@a) b\n\n(@) c\n\nAs (@a) shows.', '(@a) b\n\n(@) c\n\nAs (@a) shows.'],
    ['A.  a\nB.  b', 'A.  a\nB.  b'],
    ['I.  a\nII.  b', 'I.  a\nII. b'],
    ['(a) b\n(b) c', '(a) b\n(b) c'],
    ['(i) b\n(ii) c', '(i) b\n(ii) c'],
    ['a) b', 'a) b'],
    ['#. a\n#. b', '1. a\n2. b'],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('a definition or verse is written so that it is read as the same', () => {
  test.each([
    ['a\n:   b', 'a\n:   b'],
    ['a\n\n:   b\n\n    c', 'a\n\n:   b\n\n    c'],
    ['a\nb\n:   c\n:   d', 'a\nb\n:   c\n:   d'],
    ['<dl>\n<dt>a, b</dt>\n<dd>c</dd>\n</dl>', 'a, b\n:   c'],
    ['| a\n|   b', '| a\n|   b'],
    ['a\n:   - b', 'a\n:   - b'],
    ['a\n:   # b', 'a\n:   # b'],
    ['a\n:   b\n\nc\n:   d', 'a\n:   b\n\nc\n:   d'],
    ['$a$\n:   b', '$a$\n:   b'],
    [
      '<dl>\n<dt>a</dt>\n<dt>b.  c.</dt>\n<dd></dd>\n</dl>',
      '<dl>\n<dt>a</dt>\n<dt>b. c.</dt>\n<dd></dd>\n</dl>',
    ],
    ['<dl>\n<dt>a</dt>\n<dd>\n\n- b\n\n</dd>\n</dl>', 'a\n:   - b'],
    ['a\n:   b\n:   c\n\n    d', 'a\n:   b\n:   c\n\n    d'],
    ['- a\n\n  :   b', '- a\n\n  :   b'],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('code is written so that it is read as the same', () => {
  test.each([
    ['```\na\n```', '```\na\n```'],
    ['```js\na\n```', '```js\na\n```'],
    ['````\n```\n````', '````\n```\n````'],
    ['```js title="a.js"\na\n```', '```js title="a.js"\na\n```'],
    ['```{.js #lst:a caption="C"}\na\n```', '```{#lst:a .js caption="C"}\na\n```'],
    ['```mermaid\ngraph TD\n```', '```mermaid\ngraph TD\n```'],
    ['<pre lang="a b">c</pre>', '<pre lang="a b">\nc\n</pre>'],
    ['```{#lst:a caption="C \\"d\\""}\na\n```', '```{#lst:a caption="C &#34;d&#34;"}\na\n```'],
    ['```{.js #lst:a title="t.js"}\na\n```', '```{#lst:a .js title="t.js"}\na\n```'],
    ['```{.mermaid #fig:a}\ngraph TD\n```', '```{#fig:a .mermaid}\ngraph TD\n```'],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('a displayed formula is written so that it is read as the same', () => {
  test.each([
    ['$$\na^2\n$$', '$$\na^2\n$$'],
    ['$$\na\n$$ {#eq:x}', '$$\na\n$$ {#eq:x}'],
    ['$$\na\n$$ (A1)', '$$\na\n$$ (A1)'],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('a table is written so that it is read as the same', () => {
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
      '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n: C {#tbl:x}',
    ],
    [
      '| a | b |\n|---|---|\n| 1 | 2 |\n\n: C {tbl-colwidths="[30,70]"}',
      '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n: C {tbl-colwidths="[30,70]"}',
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
      '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n: C {.chart type=bar}',
    ],
    ['| a |\n|---|\n| *b* `c \\| d` [e](f) |', '| a |\n| --- |\n| *b* `c \\| d` [e](f) |'],
    ['| a |\n|---|\n| $b$ <br> c |', '| a |\n| --- |\n| $b$<br>c |'],
    ['| a | |\n|---|---|\n| | b |', '| a |  |\n| --- | --- |\n|  | b |'],
    ['| |\n|---|\n| a |', '|  |\n| --- |\n| a |'],
    [
      '<table id="tbl:x">\n<caption>C</caption>\n<tr><td>a</td><td>b<br>c</td></tr></table>',
      '<table id="tbl:x">\n<caption>C</caption>\n<tbody>\n<tr><td>a</td><td>b<br>c</td></tr>\n</tbody>\n</table>',
    ],
    [
      '<table><colgroup><col width="30%"><col></colgroup><tr><td>a</td><td>b</td></tr></table>',
      '<table>\n<colgroup><col width="30%"><col></colgroup>\n<tbody>\n<tr><td>a</td><td>b</td></tr>\n</tbody>\n</table>',
    ],
    [
      '<table><tr><td style="background-color: #ff0000">a</td></tr></table>',
      '<table>\n<tbody>\n<tr><td style="background-color: #FF0000">a</td></tr>\n</tbody>\n</table>',
    ],
    [
      '<table><tr><td colspan="2" rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td>d</td><td>e</td><td>f</td></tr></table>',
      '<table>\n<tbody>\n<tr><td colspan="2" rowspan="2">a</td><td>b</td></tr>\n<tr><td>c</td></tr>\n<tr><td>d</td><td>e</td><td>f</td></tr>\n</tbody>\n</table>',
    ],
    [
      '<table><tr><th>a</th><td>b</td></tr><tr><th>c</th><td>d</td></tr></table>',
      '<table>\n<tbody>\n<tr><th>a</th><td>b</td></tr>\n<tr><th>c</th><td>d</td></tr>\n</tbody>\n</table>',
    ],
    [
      '| a | b |\n|---|---|\n| 1 | 2 |\n\n: C *d* {#tbl:x tbl-colwidths="[25,75]"}',
      '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n: C *d* {#tbl:x tbl-colwidths="[25,75]"}',
    ],
    [
      '<!-- chart: pie, "a b", label="c d" -->\n| a | b |\n|---|---|\n| 1 | 2 |',
      '<!-- chart: pie, label="c d", "a b" -->\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    ],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('a break, a place or a frame is written so that it is read as the same', () => {
  test.each([
    ['***', '***'],
    ['\\newpage', '\\newpage'],
    ['::: {.landscape}\na\n:::', '::: {.landscape}\n\na\n\n:::'],
    ['[TOC]', '[TOC]'],
    ['\\printindex', '\\printindex'],
    ['\\listoffigures', '\\listoffigures'],
    ['<div align="center">\n\na\n\n</div>', '<div align="center">\n\na\n\n</div>'],
    ['<div dir="rtl">\n\na\n\n</div>', '<div dir="rtl">\n\na\n\n</div>'],
    ['::: {.landscape}\n# a\n:::\n\nb', '::: {.landscape}\n\n# a\n\n:::\n\nb'],
    ['| a\n\nb', '| a\n\nb'],
    ['| a *b*\n|\n| c', '| a *b*\n|\n| c'],
    ['[TOC]\n\na', '[TOC]\n\na'],
    ['\\listoftables', '\\listoftables'],
    ['\\listoflistings', '\\listoflistings'],
    ['# a {#b #c}', '# a {#c}'],
    ['# a\n\n[](#b)', '# a\n\n[](#b)'],
    ['#\n\na', '#\n\na'],
    ['<h2 align="center">a</h2>', '<div align="center">\n\n## a\n\n</div>'],
    ['<p align="right" dir="rtl">a</p>', '<div align="right" dir="rtl">\n\na\n\n</div>'],
    ['<div align="center">\n\n# a\n\nb\n\n</div>', '<div align="center">\n\n# a\n\nb\n\n</div>'],
    ['***\n\na', '***\n\na'],
    ['a\n\n***', 'a\n\n***'],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('a picture is written so that it is read as the same', () => {
  test.each([
    ['![a](b.png)', '![a](b.png)'],
    ['![a](b.png "t"){width=50%}', '![a](b.png "t"){width=50%}'],
    ['![a](b.png){width=100px height=20px}', '![a](b.png){width=100px height=20px}'],
    ['![A *b*](b.png){#fig:x width=3cm}', '![A *b*](b.png){#fig:x width=30mm}'],
    ['a ![b](c.png "d \\"e\\"") f', 'a ![b](c.png "d \\"e\\"") f'],
    ['![](a.png)', '![](a.png)'],
    ['![a\\]](b.png)', '![a\\]](b.png)'],
    ['![a](b.png){width=2cm}', '![a](b.png){width=20mm}'],
    ['![a](b.png){width=1.5in}', '![a](b.png){width=144px}'],
    ['![a](b.png){height=50%}', '![a](b.png)'],
    ['![a](b.png){style="zoom:50%"}', '![a](b.png){style="zoom:50%"}'],
    ['![a](b c.png)', '![a](b%20c.png)'],
    ['![A](b.png){#fig:x}', '![A](b.png){#fig:x}'],
    ['![A](b.png "t"){#fig:x}', '![A](b.png "t"){#fig:x}'],
    ['![](b.png){#fig:x}', '![](b.png){#fig:x}'],
    ['[![a](b.png){width=10px}](c)', '[![a](b.png){width=10px}](c)'],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('a line break is written so that it is read as the same', () => {
  test.each([
    ['a\n\n<!-- -->\n\n    b', 'a\n\n```\nb\n```'],
    ['a  \nb', 'a\\\nb'],
    ['a\\\nb', 'a\\\nb'],
    ['a<br>b', 'a\\\nb'],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('a mark is written so that it is read as the same', () => {
  test.each([
    ['*a* **b** ***c*** ~~d~~ ==e==', '*a* **b** ***c*** ~~d~~ ==e=='],
    ['**a *b* c**', '**a _b_ c**'],
    ['*a **b** c*', '*a **b** c*'],
    ['a*b*c', 'a*b*c'],
    ['<u>a</u> H~2~O x^2^', '<u>a</u> H<sub>2</sub>O x<sup>2</sup>'],
    ['[a]{.smallcaps}', '[a]{.smallcaps}'],
    ['<kbd>a</kbd>', '<kbd>a</kbd>'],
    ['x^2^ *[a](b)*', 'x<sup>2</sup> *[a](b)*'],
    ['**[a](https://b.example/c)** `d`', '**[a](https://b.example/c)** `d`'],
    ['[*a* b](https://c.example "d")', '[*a* b](https://c.example "d")'],
    ['[a **b**](c)', '[a **b**](c)'],
    ['[`a`](b)', '[`a`](b)'],
    ['a*b*', 'a*b*'],
    ['*a*b', '*a*b'],
    ['**(a)**b', '\\*\\*(a)\\*\\*b'],
    ['a **b**.', 'a **b**.'],
    ['*a*_b_', '<em>a</em>*b*'],
    ['***a** b*', '<em>**a** b</em>'],
    ['**a**`b`', '**a**`b`'],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('code or a formula in text is written so that it is read as the same', () => {
  test.each([
    ['`a` ``b`c``', '`a` ``b`c``'],
    ['$a^2$ and $`a`$', '$a^2$ and $a$'],
    ['`a``b`', '`a``b`'],
    ['`` ` ``', '`` ` ``'],
    ['` a `', '`a`'],
    ['$a$$b$', '$`a`$<!-- -->$b$'],
    ['a$b$', 'a$b$'],
    ['$5 and $6', '$5 and $6'],
    ['$x y$', '$x y$'],
    ['$$a$$', '$$\na\n$$'],
    ['a `` b` `` c', 'a `` b` `` c'],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('a link is written so that it is read as the same', () => {
  test.each([
    ['[a](b)', '[a](b)'],
    ['[a](<b c> "t")', '[a](b%20c "t")'],
    ['<https://a.example>', '<https://a.example>'],
    ['<a@b.example>', '<a@b.example>'],
    ['[![a](b.png)](c)', '[![a](b.png)](c)'],
    ['[a]: b\n\n[c][a]', '[c](b)'],
    ['[a]', '&#91;a]'],
    ['[a] [b](c)', '[a] [b](c)'],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('a note is written so that it is read as the same', () => {
  test.each([
    ['a^[b^[c]] d', 'a^[b^[c]] d'],
    ['a[^1]\n\n[^1]: b', 'a[^1]\n\n[^1]: b'],
    ['a^[b *c*]', 'a^[b *c*]'],
    ['a[^1]\n\n[^1]: b\n\n    c\n\n    - d', 'a[^1]\n\n[^1]: b\n\n    c\n\n    - d'],
    ['a[^1]\n\n[^1]: - d', 'a[^1]\n\n[^1]: - d'],
    ['a^[b\\\nc]', 'a^[b<br>c]'],
    ['a^[b] c^[*d*\\] e]', 'a^[b] c^[*d*\\] e]'],
    ['a[^x y]\n\n[^x y]: b', 'a[^x y](b)'],
    ['[a](b)^[c]', '[a](b)^[c]'],
    ['![a](b)[^1]\n\n[^1]: c', '![a](b)[^1]\n\n[^1]: c'],
    ['**a[^1]**\n\n[^1]: b\n\n    > c', '**a[^1]**\n\n[^1]: b\n\n    > c'],
    ['[^1]\n\n[^1]: a[^2]\n\n[^2]: b', '[^1]\n\n[^1]: a[^2]\n\n[^2]: b'],
    ['H~2[^1]~\n\n[^1]: a', 'H<sub>2[^1]</sub>\n\n[^1]: a'],
    ['x^a b^', 'x^a b^'],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('a reference or an index entry is written so that it is read as the same', () => {
  test.each([
    ['[[a]] [[a#b|c]]', '[[a]] [[a#b|c]]'],
    ['\\index{a!b} \\index{a|see{b}}', '\\index{a!b} \\index{a|see{b}}'],
    ['@fig:x and [@a, p. 3]', '@fig:x and \\[@a, p. 3]'],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('a change or a look is written so that it is read as the same', () => {
  test.each([
    [
      '{++a++} {--b--} {~~c~>d~~} {==e==}{>>f<<} {>>g<<}',
      '{++a++} {--b--} {~~c~>d~~} {==e==}{>>f<<} {>>g<<}',
    ],
    ['[a]{lang=de} [b]{dir=rtl} [c]{custom-style="S"}', '[a]{lang=de} [b]{dir=rtl} [c]{custom-style="S"}'],
    [
      '<span style="color: #ff0000">a</span> <span style="background-color: #00ff00">b</span> <span style="font-size: 12pt">c</span>',
      '<span style="color: #FF0000">a</span> <span style="background-color: #00FF00">b</span> <span style="font-size: 12pt">c</span>',
    ],
    ['<bdo dir="rtl">a</bdo>', '<bdo dir="rtl">a</bdo>'],
    ['{++a *b*++}{>>c<<}', '{++a *b*++}{>>c<<}'],
    ['{==a **b**==}{>>c<<}{>>d<<}', '{==a **b**==}{>>c<<}{>>d<<}'],
    ['{--a\n\nb--}', '{--a--}\n\n{--b--}'],
    ['{++\n\n- a\n- b\n\n++}', '- {++a++}\n- {++b++}'],
    ['a{>>b<<}', 'a{>>b<<}'],
    ['{~~a~>b~~}{>>c<<}', '{~~a~>b~~}{>>c<<}'],
    ['<u>*a*</u>', '<u>*a*</u>'],
    ['==a== ==b==', '==a== ==b=='],
    ['~~a~~b', '~~a~~b'],
    ['<mark>a</mark>b', '<mark>a</mark>b'],
    ['<small>a</small>', '<span style="font-size: 83.33%">a</span>'],
    ['<code>*a*</code>', '<code>*a*</code>'],
    ['<span dir="rtl">a</span>', '<div dir="rtl">\n\na\n\n</div>'],
    ['<span lang="de">a *b*</span>', '[a *b*]{lang=de}'],
    [
      '<span style="font-family: Arial; font-size: 120%">a</span>',
      '<span style="font-family: Arial; font-size: 120%">a</span>',
    ],
    ['[**a**]{custom-style="S"}', '[**a**]{custom-style="S"}'],
    ['[a]{dir=ltr}', '<div dir="ltr">\n\na\n\n</div>'],
    ['a&nbsp;b', 'a b'],
    ['&copy; &lt;', '© <'],
    ['a　b', 'a　b'],
    ['　a', '　a'],
    ['漢字 漢字', '漢字 漢字'],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('what could be markup is written so that it is read as the same', () => {
  test.each([
    ['*[HTML]: Hyper Text\n\nHTML', 'HTML\n\n*[HTML]: Hyper Text'],
    [
      'a\\*b\\* \\_c\\_ \\`d\\` \\[e\\](f) \\<b\\> \\&amp; \\# \\~\\~g\\~\\~',
      'a\\*b\\* \\_c\\_ \\`d\\` \\[e](f) \\<b> \\&amp; # \\~\\~g\\~\\~',
    ],
    ['\\# a', '\\# a'],
    ['1\\. a', '1\\. a'],
    ['\\- a', '\\- a'],
    ['\\> a', '\\> a'],
    ['a | b', 'a | b'],
    ['5 < 6 & 7', '5 < 6 & 7'],
    ['a_b_c', 'a_b_c'],
    ['*a*\n*b*', '*a* *b*'],
    ['a # b', 'a # b'],
    ['a\n\\# b', 'a # b'],
    ['a {#b}', 'a {#b}'],
    ['\\$5 \\$6', '$5 $6'],
    ['a \\\\ b', 'a \\\\ b'],
    ['1986\\. A year', '1986\\. A year'],
    ['+ a', '- a'],
    ['a:: b', 'a:: b'],
    ['Table: a', 'Table\\: a'],
    ['https://a.example b', '<https://a.example> b'],
    ['see a@b.example now', 'see <a@b.example> now'],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('a definition of LaTeX is written so that it is read as the same', () => {
  test.each([
    ['$\\newcommand{\\R}{x}$', '$$\n\\newcommand{\\R}{x}\n$$'],
    ['$$\n\\newcommand{\\R}{\\mathbb{R}}\n$$\n\n$\\R$', '$$\n\\newcommand{\\R}{\\mathbb{R}}\n$$\n\n$\\R$'],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});

describe('a link to a heading is written so that it is read as the same', () => {
  test.each([
    ['See [a](#b).\n\n# b', 'See [a](#b).\n\n# b'],
    ['Term[^1] [^1]\n\n[^1]: x', 'Term[^1] [^1]\n\n[^1]: x'],
    [
      'one two three four five six seven eight nine ten eleven twelve',
      'one two three four five six seven eight nine ten eleven twelve',
    ],
  ])('%j', (markdown, expected) => expect(rewritten(markdown)).toBe(expected));
});
