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
    ['> - a\n>\n> b', '> - a\n>\n> b'],
    ['> > a', '> > a'],
    ['> # a\n> b', '> # a\n>\n> b'],
    ['> ```\n> a\n> ```', '> ```\n> a\n> ```'],
    ['> [!note] A\n> B', '> [!NOTE]\n> **A**\n>\n> B'],
    ['> [!DANGER]\n> a', '> [!CAUTION]\n> **Danger**\n>\n> a'],
    ['> [!QUESTION] $x$\n> a', '> [!IMPORTANT]\n> **$x$**\n>\n> a'],
    ['<details open>\n<summary>*a*</summary>\n</details>', '<details>\n<summary>*a*</summary>\n</details>'],
    ['<details>\n\na\n\n</details>', '<details>\n<summary></summary>\n\na\n\n</details>'],
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
    ['::: {.column-margin}\na\n:::', 'a'],
    [
      '::: {.columns}\n::: {.column}\n# a\n:::\n::: {.column}\n- b\n:::\n:::',
      '<table><tr>\n<td>\n\n# a\n\n</td>\n<td>\n\n- b\n\n</td>\n</tr></table>',
    ],
    [
      '::: {layout-ncol=3}\n![a](a.png)\n\n![b](b.png)\n\n![c](c.png)\n:::',
      '<table><tr>\n<td>\n\n![a](a.png)\n\n</td>\n<td>\n\n![b](b.png)\n\n</td>\n<td>\n\n![c](c.png)\n\n</td>\n</tr></table>',
    ],
    [
      '::: {#fig:y layout="[[40,60],[100]]"}\n![a](a.png){#fig:a}\n\n![b](b.png){#fig:b}\n\n![c](c.png){#fig:c}\n\nAll\n:::',
      '<table><tr>\n<td width="40%">\n\n<a id="fig:a"></a>![a](a.png)\n\na\n\n</td>\n<td width="60%">\n\n<a id="fig:b"></a>![b](b.png)\n\nb\n\n</td>\n<td>\n\n<a id="fig:c"></a>![c](c.png)\n\nc\n\n</td>\n</tr></table>',
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
    ['::: {.theorem}\n#### A $x$\n\nb\n:::', '**Theorem (A $x$).**\n\nb'],
    ['::: {.theorem name="A *b*"}\nb\n:::', '**Theorem (A \\*b\\*).**\n\nb'],
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
    ['| a |\n|---|\n| b |\n\n- c', '| a |\n| --- |\n| b |\n\n- c'],
    ['# a\nb', '# a\n\nb'],
    ['a\n\n1. b', 'a\n\n1. b'],
    ['a\n\n2. b', 'a\n\n2. b'],
    ['a\n- b', 'a\n\n- b'],
    ['- a\n\n  ```\n  b\n  ```', '- a\n\n  ```\n  b\n  ```'],
    ['- a\n  > b', '- a\n  > b'],
    ['- a\n\n  ***', '- a\n\n  ***'],
    ['- | a |\n  |---|\n  | b |', '- | a |\n  | --- |\n  | b |'],
    ['- $$\n  a\n  $$', '- ```math\n  a\n  ```'],
    ['1. a\n   1. b\n      - c', '1. a\n   1. b\n      - c'],
    ['- a\n\n- [ ] b', '- a\n\n- [ ] b'],
    ['10. a\n11. b\n    - c', '10. a\n11. b\n    - c'],
    ['- - a', '- - a'],
    ['(@a) b\n\n(@) c\n\nAs (@a) shows.', '1) <a id="@a"></a>b\n\n2) c\n\nAs (@a) shows.'],
    ['A.  a\nB.  b', '<ol type="A">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['I.  a\nII.  b', '<ol type="I">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['(a) b\n(b) c', '<ol type="a">\n<li>b</li>\n<li>c</li>\n</ol>'],
    ['(i) b\n(ii) c', '<ol type="i">\n<li>b</li>\n<li>c</li>\n</ol>'],
    ['a) b', 'a) b'],
    ['#. a\n#. b', '1. a\n2. b'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a definition or verse in GitHub’s dialect', () => {
  test.each([
    ['a\n:   b', '<dl>\n<dt>a</dt>\n<dd>b</dd>\n</dl>'],
    ['a\n\n:   b\n\n    c', '<dl>\n<dt>a</dt>\n<dd>\n\nb\n\nc\n\n</dd>\n</dl>'],
    ['a\nb\n:   c\n:   d', '<dl>\n<dt>a</dt>\n<dt>b</dt>\n<dd>c</dd>\n<dd>d</dd>\n</dl>'],
    ['<dl>\n<dt>a, b</dt>\n<dd>c</dd>\n</dl>', '<dl>\n<dt>a, b</dt>\n<dd>c</dd>\n</dl>'],
    ['| a\n|   b', 'a\\\n&nbsp;&nbsp;b'],
    ['a\n:   - b', '<dl>\n<dt>a</dt>\n<dd>\n\n- b\n\n</dd>\n</dl>'],
    ['a\n:   # b', '<dl>\n<dt>a</dt>\n<dd>\n\n# b\n\n</dd>\n</dl>'],
    ['a\n:   b\n\nc\n:   d', '<dl>\n<dt>a</dt>\n<dd>b</dd>\n<dt>c</dt>\n<dd>d</dd>\n</dl>'],
    ['$a$\n:   b', '<dl>\n<dt>\n\n$a$\n\n</dt>\n<dd>b</dd>\n</dl>'],
    [
      '<dl>\n<dt>a</dt>\n<dt>b.  c.</dt>\n<dd></dd>\n</dl>',
      '<dl>\n<dt>a</dt>\n<dt>b. c.</dt>\n<dd></dd>\n</dl>',
    ],
    ['<dl>\n<dt>a</dt>\n<dd>\n\n- b\n\n</dd>\n</dl>', '<dl>\n<dt>a</dt>\n<dd>\n\n- b\n\n</dd>\n</dl>'],
    ['a\n:   b\n:   c\n\n    d', '<dl>\n<dt>a</dt>\n<dd>b</dd>\n<dd>\n\nc\n\nd\n\n</dd>\n</dl>'],
    ['- a\n\n  :   b', '- <dl>\n  <dt>a</dt>\n  <dd>b</dd>\n  </dl>'],
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
    ['```{#lst:a caption="C \\"d\\""}\na\n```', '<a id="lst:a"></a>C "d"\n\n```\na\n```'],
    ['```{.js #lst:a title="t.js"}\na\n```', '<a id="lst:a"></a>\n\n```js title="t.js"\na\n```'],
    ['```{.mermaid #fig:a}\ngraph TD\n```', '<a id="fig:a"></a>\n\n```mermaid\ngraph TD\n```'],
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
      '<a id="tbl:x"></a>C *d*\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      '<!-- chart: pie, "a b", label="c d" -->\n| a | b |\n|---|---|\n| 1 | 2 |',
      '<!-- chart: pie, label="c d", "a b" -->\n| a | b |\n| --- | --- |\n| 1 | 2 |',
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
    ['::: {.landscape}\n# a\n:::\n\nb', '# a\n\nb'],
    ['| a\n\nb', 'a\n\nb'],
    ['| a *b*\n|\n| c', 'a *b*\\\n&nbsp;\\\nc'],
    ['[TOC]\n\na', 'a'],
    ['\\listoftables', ''],
    ['\\listoflistings', ''],
    ['# a {#b #c}', '# <a id="c"></a>a'],
    ['# a\n\n[](#b)', '# a\n\n[](#b)'],
    ['#\n\na', '#\n\na'],
    ['<h2 align="center">a</h2>', '<div align="center">\n\n## a\n\n</div>'],
    ['<p align="right" dir="rtl">a</p>', '<div align="right" dir="rtl">\n\na\n\n</div>'],
    ['<div align="center">\n\n# a\n\nb\n\n</div>', '<div align="center">\n\n# a\n\nb\n\n</div>'],
    ['***\n\na', '***\n\na'],
    ['a\n\n***', 'a\n\n***'],
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
    ['a ![b](c.png "d \\"e\\"") f', 'a ![b](c.png "d \\"e\\"") f'],
    ['![](a.png)', '![](a.png)'],
    ['![a\\]](b.png)', '![a\\]](b.png)'],
    ['![a](b.png){width=2cm}', '<img src="b.png" alt="a" width="76">'],
    ['![a](b.png){width=1.5in}', '<img src="b.png" alt="a" width="144">'],
    ['![a](b.png){height=50%}', '![a](b.png)'],
    ['![a](b.png){style="zoom:50%"}', '![a](b.png)'],
    ['![a](b c.png)', '![a](b%20c.png)'],
    ['![A](b.png){#fig:x}', '<a id="fig:x"></a>![A](b.png)\n\nA'],
    ['![A](b.png "t"){#fig:x}', '<a id="fig:x"></a>![A](b.png)\n\nt'],
    ['![](b.png){#fig:x}', '<a id="fig:x"></a>![](b.png)'],
    ['[![a](b.png){width=10px}](c)', '[<img src="b.png" alt="a" width="10">](c)'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a line break in GitHub’s dialect', () => {
  test.each([
    ['a\n\n<!-- -->\n\n    b', 'a\n\n```\nb\n```'],
    ['a  \nb', 'a\\\nb'],
    ['a\\\nb', 'a\\\nb'],
    ['a<br>b', 'a\\\nb'],
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
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('code or a formula in text in GitHub’s dialect', () => {
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
    ['$$a$$', '```math\na\n```'],
    ['a `` b` `` c', 'a `` b` `` c'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a link in GitHub’s dialect', () => {
  test.each([
    ['[a](b)', '[a](b)'],
    ['[a](<b c> "t")', '[a](b%20c "t")'],
    ['<https://a.example>', '<https://a.example>'],
    ['<a@b.example>', '<a@b.example>'],
    ['[![a](b.png)](c)', '[![a](b.png)](c)'],
    ['[a]: b\n\n[c][a]', '[c](b)'],
    ['[a]', '\\[a\\]'],
    ['[a] [b](c)', '\\[a\\] [b](c)'],
  ])('%j', (markdown, expected) => expect(inDialect('github', markdown).markdown).toBe(expected));
});

describe('a note in GitHub’s dialect', () => {
  test.each([
    ['a[^1]\n\n[^1]: b', 'a[^1]\n\n[^1]: b'],
    ['a^[b *c*]', 'a[^note-1]\n\n[^note-1]: b *c*'],
    ['a[^1]\n\n[^1]: b\n\n    c\n\n    - d', 'a[^1]\n\n[^1]: b\n\n    c\n\n    - d'],
    ['a[^1]\n\n[^1]: - d', 'a[^1]\n\n[^1]:\n\n    - d'],
    ['a^[b\\\nc]', 'a[^note-1]\n\n[^note-1]: b\\\n    c'],
    ['a^[b] c^[*d*\\] e]', 'a[^note-1] c[^note-2]\n\n[^note-1]: b\n\n[^note-2]: *d*\\] e'],
    ['a[^x y]\n\n[^x y]: b', 'a[^x y](b)'],
    ['[a](b)^[c]', '[a](b)[^note-1]\n\n[^note-1]: c'],
    ['![a](b)[^1]\n\n[^1]: c', '![a](b)[^1]\n\n[^1]: c'],
    ['**a[^1]**\n\n[^1]: b\n\n    > c', '**a[^1]**\n\n[^1]: b\n\n    > c'],
    ['[^1]\n\n[^1]: a[^2]\n\n[^2]: b', '[^1]\n\n[^1]: a[^2]\n\n[^2]: b'],
    ['H~2[^1]~\n\n[^1]: a', 'H<sub>2[^1]</sub>\n\n[^1]: a'],
    ['x^a b^', 'x^a b^'],
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
    ['{++a *b*++}{>>c<<}', '<ins>a *b*</ins><!-- c -->'],
    ['{==a **b**==}{>>c<<}{>>d<<}', 'a **b**<!-- c --><!-- d -->'],
    ['{--a\n\nb--}', '<del>a</del>\n\n<del>b</del>'],
    ['{++\n\n- a\n- b\n\n++}', '- <ins>a</ins>\n- <ins>b</ins>'],
    ['a{>>b<<}', 'a<!-- b -->'],
    ['{~~a~>b~~}{>>c<<}', '<del>a</del><ins>b</ins><!-- c -->'],
    ['<u>*a*</u>', '<ins>*a*</ins>'],
    ['==a== ==b==', '<mark>a</mark> <mark>b</mark>'],
    ['~~a~~b', '~~a~~b'],
    ['<mark>a</mark>b', '<mark>a</mark>b'],
    ['<small>a</small>', 'a'],
    ['<code>*a*</code>', '<code>*a*</code>'],
    ['<span dir="rtl">a</span>', '<div dir="rtl">\n\na\n\n</div>'],
    ['<span lang="de">a *b*</span>', '<span lang="de">a *b*</span>'],
    ['<span style="font-family: Arial; font-size: 120%">a</span>', 'a'],
    ['[**a**]{custom-style="S"}', '**a**'],
    ['[a]{dir=ltr}', '<div dir="ltr">\n\na\n\n</div>'],
    ['a&nbsp;b', 'a b'],
    ['&copy; &lt;', '© <'],
    ['a　b', 'a　b'],
    ['　a', '　a'],
    ['漢字 漢字', '漢字 漢字'],
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
    ['*a*\n*b*', '*a* *b*'],
    ['a # b', 'a # b'],
    ['a\n\\# b', 'a # b'],
    ['a {#b}', 'a {#b}'],
    ['\\$5 \\$6', '\\$5 \\$6'],
    ['a \\\\ b', 'a \\\\ b'],
    ['1986\\. A year', '1986\\. A year'],
    ['+ a', '- a'],
    ['a:: b', 'a:: b'],
    ['Table: a', 'Table: a'],
    ['https://a.example b', '<https://a.example> b'],
    ['see a@b.example now', 'see <a@b.example> now'],
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
  ['::: {.landscape}\n# a\n:::\n\nb', ['page breaks', 'page breaks']],
  ['[TOC]\n\na', ['the place of a table of contents, a list of figures or the like']],
  ['\\listoftables', ['the place of a table of contents, a list of figures or the like']],
  ['\\listoflistings', ['the place of a table of contents, a list of figures or the like']],
  ['<small>a</small>', ['fonts and sizes of text']],
  ['<span style="font-family: Arial; font-size: 120%">a</span>', ['fonts and sizes of text']],
  ['[**a**]{custom-style="S"}', ['the style "S"']],
])('what GitHub’s dialect has nothing for is reported: %j', (markdown, reports) => {
  expect(inDialect('github', markdown).reports).toEqual(reports);
});
