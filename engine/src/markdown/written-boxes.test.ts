import { describeWritten } from '../../../tests/markdown/written.js';

describeWritten('a paragraph or a heading', [
  { markdown: 'a' },
  { markdown: '# a' },
  { markdown: '###### a {#b}', github: '###### <a id="b"></a>a' },
  { markdown: '# {#b}', footmark: '# <a id="b"></a>', github: '# <a id="b"></a>', pandoc: '#  {#b}' },
  { markdown: '# a {.unnumbered}', github: '# a' },
  { markdown: '# a {#b .unnumbered}', github: '# <a id="b"></a>a' },
]);

describeWritten('a quotation, a callout or a box', [
  { markdown: '> a\n>\n> b' },
  { markdown: '> [!NOTE]\n> a', pandoc: '::: {.note}\n::: {.title}\nNote\n:::\n\na\n:::' },
  {
    markdown: '> [!TIP] A *b*\n> a',
    github: '> [!TIP]\n> **A *b***\n>\n> a',
    pandoc: '::: {.tip}\n::: {.title}\nA *b*\n:::\n\na\n:::',
  },
  {
    markdown: '> [!WARNING] A\n>\n> - a',
    github: '> [!WARNING]\n> **A**\n>\n> - a',
    pandoc: '::: {.warning}\n::: {.title}\nA\n:::\n\n- a\n:::',
  },
  { markdown: '<aside>\n\na\n\n</aside>', github: '> a', pandoc: '::: {.aside}\na\n:::' },
  {
    markdown: '::: {#x .callout-note}\na\n:::',
    footmark: '::: {#x .callout-note}\n\na\n\n:::',
    github: '> [!NOTE]\n> <a id="x"></a>\n>\n> a',
    pandoc: '::: {#x .note}\n::: {.title}\nNote\n:::\n\na\n:::',
  },
  {
    markdown: '<details>\n<summary>a</summary>\n\nb\n\n</details>',
    pandoc: '::: {.details}\n::: {.summary}\na\n:::\n\nb\n:::',
  },
  {
    markdown: '<details>\n<summary>a $x$</summary>\n\nb\n\n</details>',
    footmark: '<details>\n<summary>\n\na $x$\n\n</summary>\n\nb\n\n</details>',
    github: '<details>\n<summary>\n\na $x$\n\n</summary>\n\nb\n\n</details>',
    pandoc: '::: {.details}\n::: {.summary}\na $x$\n:::\n\nb\n:::',
  },
  { markdown: '> - a\n>\n> b' },
  { markdown: '> > a' },
  { markdown: '> # a\n> b', footmark: '> # a\n>\n> b', github: '> # a\n>\n> b', pandoc: '> # a\n>\n> b' },
  { markdown: '> ```\n> a\n> ```' },
  {
    markdown: '> [!note] A\n> B',
    footmark: '> [!NOTE] A\n> B',
    github: '> [!NOTE]\n> **A**\n>\n> B',
    pandoc: '::: {.note}\n::: {.title}\nA\n:::\n\nB\n:::',
  },
  {
    markdown: '> [!DANGER]\n> a',
    footmark: '> [!danger]\n> a',
    github: '> [!CAUTION]\n> **Danger**\n>\n> a',
    pandoc: '::: {.caution}\n::: {.title}\nDanger\n:::\n\na\n:::',
  },
  {
    markdown: '> [!QUESTION] $x$\n> a',
    footmark: '> [!IMPORTANT] $x$\n> a',
    github: '> [!IMPORTANT]\n> **$x$**\n>\n> a',
    pandoc: '::: {.important}\n::: {.title}\n$x$\n:::\n\na\n:::',
  },
  {
    markdown: '<details open>\n<summary>*a*</summary>\n</details>',
    footmark: '<details>\n<summary>*a*</summary>\n</details>',
    github: '<details>\n<summary>*a*</summary>\n</details>',
    pandoc: '::: {.details}\n::: {.summary}\n\\*a\\*\n:::\n\n:::',
  },
  {
    markdown: '<details>\n\na\n\n</details>',
    footmark: '<details>\n<summary></summary>\n\na\n\n</details>',
    github: '<details>\n<summary></summary>\n\na\n\n</details>',
    pandoc: '::: {.details}\n::: {.summary}\n\n:::\n\na\n:::',
  },
]);

describeWritten('text in columns or side by side', [
  { markdown: '::: {.columns}\n\na\n\n:::', github: 'a', pandoc: '::: {.text-columns columns=2}\na\n:::' },
  {
    markdown: '::: {.columns columns=3}\n\na\n\n:::',
    github: 'a',
    pandoc: '::: {.text-columns columns=3}\na\n:::',
  },
  {
    markdown: '::: {.columns}\n::: {.column width="40%"}\na\n:::\n::: {.column}\nb\n:::\n:::',
    footmark: '::: {.columns}\n\n::: {.column width="40%"}\n\na\n\n:::\n\n::: {.column}\n\nb\n\n:::\n\n:::',
    github: '<table><tr>\n<td width="40%">\n\na\n\n</td>\n<td>\n\nb\n\n</td>\n</tr></table>',
    pandoc: '::: {.columns}\n::: {.column width="40%"}\na\n:::\n\n::: {.column}\nb\n:::\n:::',
  },
  {
    markdown: '::: {#fig:x layout-ncol=2}\n![a](a.png){#fig:a}\n\n![b](b.png){#fig:b}\n\nC\n:::',
    footmark: '::: {#fig:x layout-ncol=2}\n\n![a](a.png){#fig:a}\n\n![b](b.png){#fig:b}\n\nC\n\n:::',
    github:
      '<table><tr>\n<td>\n\n<a id="fig:a"></a>![a](a.png)\n\na\n\n</td>\n<td>\n\n<a id="fig:b"></a>![b](b.png)\n\nb\n\n</td>\n</tr></table>',
    pandoc:
      '::: {.columns}\n::: {.column}\n![a](a.png){#fig:a}\n:::\n\n::: {.column}\n![b](b.png){#fig:b}\n:::\n:::',
  },
  {
    markdown: '::: {layout="[[1,1],[1]]"}\na\n\nb\n\nc\n:::',
    footmark: '::: {layout="[[1,1],[1]]"}\n\na\n\nb\n\nc\n\n:::',
    github: '<table><tr>\n<td>\n\na\n\n</td>\n<td>\n\nb\n\n</td>\n<td>\n\nc\n\n</td>\n</tr></table>',
    pandoc: '::: {.columns}\n::: {.column}\na\n:::\n\n::: {.column}\nb\n:::\n\n::: {.column}\nc\n:::\n:::',
  },
  {
    markdown: '::: {layout="[30,-10,60]"}\n![a](a.png)\n\n![b](b.png)\n:::',
    footmark:
      '::: {.columns}\n\n::: {.column width="30%"}\n\n![a](a.png)\n\n:::\n\n::: {.column width="60%"}\n\n![b](b.png)\n\n:::\n\n:::',
    github:
      '<table><tr>\n<td width="30%">\n\n![a](a.png)\n\n</td>\n<td width="60%">\n\n![b](b.png)\n\n</td>\n</tr></table>',
    pandoc:
      '::: {.columns}\n::: {.column width="30%"}\n![a](a.png)\\\n:::\n\n::: {.column width="60%"}\n![b](b.png)\\\n:::\n:::',
  },
  { markdown: '::: {.column-margin}\na\n:::', footmark: 'a', github: 'a', pandoc: 'a' },
  {
    markdown: '::: {.columns}\n::: {.column}\n# a\n:::\n::: {.column}\n- b\n:::\n:::',
    footmark: '::: {.columns}\n\n::: {.column}\n\n# a\n\n:::\n\n::: {.column}\n\n- b\n\n:::\n\n:::',
    github: '<table><tr>\n<td>\n\n# a\n\n</td>\n<td>\n\n- b\n\n</td>\n</tr></table>',
    pandoc: '::: {.columns}\n::: {.column}\n# a\n:::\n\n::: {.column}\n- b\n:::\n:::',
  },
  {
    markdown: '::: {layout-ncol=3}\n![a](a.png)\n\n![b](b.png)\n\n![c](c.png)\n:::',
    footmark:
      '::: {.columns}\n\n::: {.column}\n\n![a](a.png)\n\n:::\n\n::: {.column}\n\n![b](b.png)\n\n:::\n\n::: {.column}\n\n![c](c.png)\n\n:::\n\n:::',
    github:
      '<table><tr>\n<td>\n\n![a](a.png)\n\n</td>\n<td>\n\n![b](b.png)\n\n</td>\n<td>\n\n![c](c.png)\n\n</td>\n</tr></table>',
    pandoc:
      '::: {.columns}\n::: {.column}\n![a](a.png)\\\n:::\n\n::: {.column}\n![b](b.png)\\\n:::\n\n::: {.column}\n![c](c.png)\\\n:::\n:::',
  },
  {
    markdown:
      '::: {#fig:y layout="[[40,60],[100]]"}\n![a](a.png){#fig:a}\n\n![b](b.png){#fig:b}\n\n![c](c.png){#fig:c}\n\nAll\n:::',
    footmark:
      '::: {#fig:y layout="[[40,60],[1]]"}\n\n![a](a.png){#fig:a}\n\n![b](b.png){#fig:b}\n\n![c](c.png){#fig:c}\n\nAll\n\n:::',
    github:
      '<table><tr>\n<td width="40%">\n\n<a id="fig:a"></a>![a](a.png)\n\na\n\n</td>\n<td width="60%">\n\n<a id="fig:b"></a>![b](b.png)\n\nb\n\n</td>\n<td>\n\n<a id="fig:c"></a>![c](c.png)\n\nc\n\n</td>\n</tr></table>',
    pandoc:
      '::: {.columns}\n::: {.column width="40%"}\n![a](a.png){#fig:a}\n:::\n\n::: {.column width="60%"}\n![b](b.png){#fig:b}\n:::\n\n::: {.column}\n![c](c.png){#fig:c}\n:::\n:::',
  },
]);

describeWritten('a theorem or text that is set apart', [
  {
    markdown: '::: {.theorem #thm:x name="N"}\na\n:::',
    footmark: '::: {.theorem #thm:x name="N"}\n\na\n\n:::',
    github: '<a id="thm:x"></a>**Theorem (N).**\n\na',
  },
  { markdown: '::: {.proof}\na\n:::', footmark: '::: {.proof}\n\na\n\n:::', github: '**Proof.**\n\na' },
  {
    markdown: '::: {.theorem .unnumbered}\na\n:::',
    footmark: '::: {.theorem .unnumbered}\n\na\n\n:::',
    github: '**Theorem.**\n\na',
  },
  { markdown: '::: {custom-style="S"}\na\n:::', footmark: '::: {custom-style="S"}\n\na\n\n:::', github: 'a' },
  {
    markdown: '::: {style="margin-left: 2em"}\na\n:::',
    footmark: '::: {style="margin-left: 2em"}\n\na\n\n:::',
    github: 'a',
  },
  {
    markdown: '::: {.theorem}\n#### A $x$\n\nb\n:::',
    footmark: '::: {.theorem}\n\n#### A $x$\n\nb\n\n:::',
    github: '**Theorem (A $x$).**\n\nb',
    pandoc: '::: {.theorem}\n**A $x$**\n\nb\n:::',
  },
  {
    markdown: '::: {.theorem name="A *b*"}\nb\n:::',
    footmark: '::: {.theorem name="A *b*"}\n\nb\n\n:::',
    github: '**Theorem (A \\*b\\*).**\n\nb',
  },
]);
