import { describeWritten } from '../../../tests/markdown/written.js';

describeWritten('a table', [
  {
    markdown: '| a | b |\n|---|---|\n| 1 | 2 |',
    footmark: '| a | b |\n| --- | --- |\n| 1 | 2 |',
    github: '| a | b |\n| --- | --- |\n| 1 | 2 |',
    pandoc: '| a | b |\n| --- | --- |\n| 1 | 2 |',
  },
  {
    markdown: '| a | b | c |\n|:---|:---:|---:|\n| 1 | 2 | 3 |',
    footmark: '| a | b | c |\n| :--- | :---: | ---: |\n| 1 | 2 | 3 |',
    github: '| a | b | c |\n| :--- | :---: | ---: |\n| 1 | 2 | 3 |',
    pandoc: '| a | b | c |\n| :--- | :---: | ---: |\n| 1 | 2 | 3 |',
  },
  {
    markdown: '| a |\n|---|\n| x \\| y |',
    footmark: '| a |\n| --- |\n| x \\| y |',
    github: '| a |\n| --- |\n| x \\| y |',
    pandoc: '| a |\n| --- |\n| x \\| y |',
  },
  {
    markdown: '| a |\n|---|\n| x<br>y |',
    footmark: '| a |\n| --- |\n| x<br>y |',
    github: '| a |\n| --- |\n| x<br>y |',
    pandoc: '+-----+\n| a   |\n+=====+\n| x\\  |\n| y   |\n+-----+',
  },
  {
    markdown: '| a | b |\n|---|---|\n| 1 | 2 |\n\n: C {#tbl:x}',
    footmark: '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n: C {#tbl:x}',
    github: '<a id="tbl:x"></a>C\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    pandoc: '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n: []{#tbl:x}C',
  },
  {
    markdown: '| a | b |\n|---|---|\n| 1 | 2 |\n\n: C {tbl-colwidths="[30,70]"}',
    footmark: '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n: C {tbl-colwidths="[30,70]"}',
    github: 'C\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    pandoc: '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n: C',
  },
  {
    markdown: '<table>\n<tr><td colspan="2">a</td></tr>\n<tr><td>b</td><td rowspan="2">c</td></tr>\n</table>',
    footmark:
      '<table>\n<tbody>\n<tr><td colspan="2">a</td></tr>\n<tr><td>b</td><td>c</td></tr>\n</tbody>\n</table>',
    github:
      '<table>\n<tbody>\n<tr><td colspan="2">a</td></tr>\n<tr><td>b</td><td>c</td></tr>\n</tbody>\n</table>',
    pandoc: '+-----+-----+\n| a   |     |\n+-----+-----+\n| b   | c   |\n+-----+-----+',
  },
  {
    markdown:
      '<table>\n<thead><tr><th>a</th></tr></thead>\n<tbody><tr><td align="right">b</td></tr></tbody></table>',
    footmark:
      '<table>\n<thead>\n<tr><th>a</th></tr>\n</thead>\n<tbody>\n<tr><td align="right">b</td></tr>\n</tbody>\n</table>',
    github:
      '<table>\n<thead>\n<tr><th>a</th></tr>\n</thead>\n<tbody>\n<tr><td align="right">b</td></tr>\n</tbody>\n</table>',
    pandoc: '| a |\n| --- |\n| b |',
  },
  {
    markdown: '<table><tr><td>\n\n- a\n\n</td></tr></table>',
    footmark: '<table>\n<tbody>\n<tr>\n<td>\n\n- a\n\n</td>\n</tr>\n</tbody>\n</table>',
    github: '<table>\n<tbody>\n<tr>\n<td>\n\n- a\n\n</td>\n</tr>\n</tbody>\n</table>',
    pandoc: '+-----+\n| - a |\n+-----+',
  },
  {
    markdown: '<!-- chart: bar, title="T" -->\n| a | b |\n|---|---|\n| 1 | 2 |',
    footmark: '<!-- chart: bar, title=T -->\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    github: '<!-- chart: bar, title=T -->\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    pandoc: '<!-- chart: bar, title=T -->\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
  },
  {
    markdown: '| a | b |\n|---|---|\n| 1 | 2 |\n\n: C {.chart type=bar}',
    footmark: '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n: C {.chart type=bar}',
    github: 'C\n\n<!-- chart: bar -->\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    pandoc: '<!-- chart: bar -->\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n: C',
  },
  {
    markdown: '| a |\n|---|\n| *b* `c \\| d` [e](f) |',
    footmark: '| a |\n| --- |\n| *b* `c \\| d` [e](f) |',
    github: '| a |\n| --- |\n| *b* `c \\| d` [e](f) |',
    pandoc: '| a |\n| --- |\n| *b* `c \\| d` [e](f) |',
  },
  {
    markdown: '| a |\n|---|\n| $b$ <br> c |',
    footmark: '| a |\n| --- |\n| $b$<br>c |',
    github: '| a |\n| --- |\n| $b$<br>c |',
    pandoc: '+------+\n| a    |\n+======+\n| $b$\\ |\n| c    |\n+------+',
  },
  {
    markdown: '| a | |\n|---|---|\n| | b |',
    footmark: '| a |  |\n| --- | --- |\n|  | b |',
    github: '| a |  |\n| --- | --- |\n|  | b |',
    pandoc: '| a |  |\n| --- | --- |\n|  | b |',
  },
  {
    markdown: '| |\n|---|\n| a |',
    footmark: '|  |\n| --- |\n| a |',
    github: '|  |\n| --- |\n| a |',
    pandoc: '|  |\n| --- |\n| a |',
  },
  {
    markdown: '<table id="tbl:x">\n<caption>C</caption>\n<tr><td>a</td><td>b<br>c</td></tr></table>',
    footmark:
      '<table id="tbl:x">\n<caption>C</caption>\n<tbody>\n<tr><td>a</td><td>b<br>c</td></tr>\n</tbody>\n</table>',
    github:
      '<table id="tbl:x">\n<caption>C</caption>\n<tbody>\n<tr><td>a</td><td>b<br>c</td></tr>\n</tbody>\n</table>',
    pandoc: '+-----+-----+\n| a   | b\\  |\n|     | c   |\n+-----+-----+\n\n: []{#tbl:x}C',
  },
  {
    markdown: '<table><colgroup><col width="30%"><col></colgroup><tr><td>a</td><td>b</td></tr></table>',
    footmark:
      '<table>\n<colgroup><col width="30%"><col></colgroup>\n<tbody>\n<tr><td>a</td><td>b</td></tr>\n</tbody>\n</table>',
    github:
      '<table>\n<colgroup><col width="30%"><col></colgroup>\n<tbody>\n<tr><td>a</td><td>b</td></tr>\n</tbody>\n</table>',
    pandoc: '|  |  |\n| --- | --- |\n| a | b |',
  },
  {
    markdown: '<table><tr><td style="background-color: #ff0000">a</td></tr></table>',
    footmark: '<table>\n<tbody>\n<tr><td style="background-color: #FF0000">a</td></tr>\n</tbody>\n</table>',
    github: '<table>\n<tbody>\n<tr><td style="background-color: #FF0000">a</td></tr>\n</tbody>\n</table>',
    pandoc: '|  |\n| --- |\n| a |',
  },
  {
    markdown:
      '<table><tr><td colspan="2" rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td>d</td><td>e</td><td>f</td></tr></table>',
    footmark:
      '<table>\n<tbody>\n<tr><td colspan="2" rowspan="2">a</td><td>b</td></tr>\n<tr><td>c</td></tr>\n<tr><td>d</td><td>e</td><td>f</td></tr>\n</tbody>\n</table>',
    github:
      '<table>\n<tbody>\n<tr><td colspan="2" rowspan="2">a</td><td>b</td></tr>\n<tr><td>c</td></tr>\n<tr><td>d</td><td>e</td><td>f</td></tr>\n</tbody>\n</table>',
    pandoc:
      '+-----+-----+-----+\n| a   |     | b   |\n+-----+-----+-----+\n|     |     | c   |\n+-----+-----+-----+\n| d   | e   | f   |\n+-----+-----+-----+',
  },
  {
    markdown: '<table><tr><th>a</th><td>b</td></tr><tr><th>c</th><td>d</td></tr></table>',
    footmark:
      '<table>\n<tbody>\n<tr><th>a</th><td>b</td></tr>\n<tr><th>c</th><td>d</td></tr>\n</tbody>\n</table>',
    github:
      '<table>\n<tbody>\n<tr><th>a</th><td>b</td></tr>\n<tr><th>c</th><td>d</td></tr>\n</tbody>\n</table>',
    pandoc: '|  |  |\n| --- | --- |\n| a | b |\n| c | d |',
  },
  {
    markdown: '| a | b |\n|---|---|\n| 1 | 2 |\n\n: C *d* {#tbl:x tbl-colwidths="[25,75]"}',
    footmark: '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n: C *d* {#tbl:x tbl-colwidths="[25,75]"}',
    github: '<a id="tbl:x"></a>C *d*\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    pandoc: '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n: []{#tbl:x}C *d*',
  },
  {
    markdown: '<!-- chart: pie, "a b", label="c d" -->\n| a | b |\n|---|---|\n| 1 | 2 |',
    footmark: '<!-- chart: pie, label="c d", "a b" -->\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    github: '<!-- chart: pie, label="c d", "a b" -->\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    pandoc: '<!-- chart: pie, label="c d", "a b" -->\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
  },
]);

describeWritten('a break, a place or a frame', [
  { markdown: '***' },
  { markdown: '\\newpage', github: '' },
  {
    markdown: '::: {.landscape}\na\n:::',
    footmark: '::: {.landscape}\n\na\n\n:::',
    github: 'a',
    pandoc: '\\newpage\n\na\n\n\\newpage',
  },
  { markdown: '[TOC]', github: '', pandoc: '' },
  { markdown: '\\printindex', github: '' },
  { markdown: '\\listoffigures', github: '', pandoc: '' },
  { markdown: '<div align="center">\n\na\n\n</div>', pandoc: '::: {style="text-align: center"}\na\n:::' },
  { markdown: '<div dir="rtl">\n\na\n\n</div>', pandoc: '::: {dir=rtl}\na\n:::' },
  {
    markdown: '::: {.landscape}\n# a\n:::\n\nb',
    footmark: '::: {.landscape}\n\n# a\n\n:::\n\nb',
    github: '# a\n\nb',
    pandoc: '\\newpage\n\n# a\n\n\\newpage\n\nb',
  },
  { markdown: '| a\n\nb', github: 'a\n\nb' },
  { markdown: '| a *b*\n|\n| c', github: 'a *b*\\\n&nbsp;\\\nc' },
  { markdown: '[TOC]\n\na', github: 'a', pandoc: 'a' },
  { markdown: '\\listoftables', github: '', pandoc: '' },
  { markdown: '\\listoflistings', github: '', pandoc: '' },
  { markdown: '# a {#b #c}', footmark: '# a {#c}', github: '# <a id="c"></a>a', pandoc: '# a {#c}' },
  { markdown: '# a\n\n[](#b)' },
  { markdown: '#\n\na' },
  {
    markdown: '<h2 align="center">a</h2>',
    footmark: '<div align="center">\n\n## a\n\n</div>',
    github: '<div align="center">\n\n## a\n\n</div>',
    pandoc: '::: {style="text-align: center"}\n## a\n:::',
  },
  {
    markdown: '<p align="right" dir="rtl">a</p>',
    footmark: '<div align="right" dir="rtl">\n\na\n\n</div>',
    github: '<div align="right" dir="rtl">\n\na\n\n</div>',
    pandoc: '::: {style="text-align: right" dir=rtl}\na\n:::',
  },
  {
    markdown: '<div align="center">\n\n# a\n\nb\n\n</div>',
    pandoc: '::: {style="text-align: center"}\n# a\n\nb\n:::',
  },
  { markdown: '***\n\na' },
  { markdown: 'a\n\n***' },
]);

describeWritten('a picture', [
  { markdown: '![a](b.png)', pandoc: '![a](b.png)\\' },
  {
    markdown: '![a](b.png "t"){width=50%}',
    github: '<img src="b.png" alt="a" title="t" width="50%">',
    pandoc: '![a](b.png "t"){width=50%}\\',
  },
  {
    markdown: '![a](b.png){width=100px height=20px}',
    github: '<img src="b.png" alt="a" width="100" height="20">',
    pandoc: '![a](b.png){width=1.042in height=0.208in}\\',
  },
  {
    markdown: '![A *b*](b.png){#fig:x width=3cm}',
    footmark: '![A *b*](b.png){#fig:x width=30mm}',
    github: '<a id="fig:x"></a><img src="b.png" alt="A b" width="113">\n\nA *b*',
    pandoc: '![A *b*](b.png){#fig:x width=1.181in alt="A b"}',
  },
  { markdown: 'a ![b](c.png "d \\"e\\"") f' },
  { markdown: '![](a.png)', pandoc: '![](a.png)\\' },
  { markdown: '![a\\]](b.png)', pandoc: '![a\\]](b.png)\\' },
  {
    markdown: '![a](b.png){width=2cm}',
    footmark: '![a](b.png){width=20mm}',
    github: '<img src="b.png" alt="a" width="76">',
    pandoc: '![a](b.png){width=0.787in}\\',
  },
  {
    markdown: '![a](b.png){width=1.5in}',
    footmark: '![a](b.png){width=144px}',
    github: '<img src="b.png" alt="a" width="144">',
    pandoc: '![a](b.png){width=1.5in}\\',
  },
  {
    markdown: '![a](b.png){height=50%}',
    footmark: '![a](b.png)',
    github: '![a](b.png)',
    pandoc: '![a](b.png)\\',
  },
  { markdown: '![a](b.png){style="zoom:50%"}', github: '![a](b.png)', pandoc: '![a](b.png)\\' },
  {
    markdown: '![a](b c.png)',
    footmark: '![a](b%20c.png)',
    github: '![a](b%20c.png)',
    pandoc: '![a](b%20c.png)\\',
  },
  { markdown: '![A](b.png){#fig:x}', github: '<a id="fig:x"></a>![A](b.png)\n\nA' },
  {
    markdown: '![A](b.png "t"){#fig:x}',
    github: '<a id="fig:x"></a>![A](b.png)\n\nt',
    pandoc: '![t](b.png){#fig:x alt="A"}',
  },
  {
    markdown: '![](b.png){#fig:x}',
    github: '<a id="fig:x"></a>![](b.png)',
    pandoc: '[]{#fig:x}![](b.png)\\',
  },
  {
    markdown: '[![a](b.png){width=10px}](c)',
    github: '[<img src="b.png" alt="a" width="10">](c)',
    pandoc: '[![a](b.png){width=0.104in}](c)',
  },
]);
