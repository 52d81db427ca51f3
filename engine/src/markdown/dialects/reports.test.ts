import { expect, test } from 'vitest';
import { inDialect } from '../../../../tests/markdown/rewritten.js';

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
