import { expect, test } from 'vitest';
import type { Notice } from '../api/notice.js';
import { NO_METADATA } from '../model/metadata.js';
import { parse } from './index.js';

const noticesOf = (text: string): string[] => {
  const notices: Notice[] = [];
  parse(text, NO_METADATA, (each) => void notices.push(each));
  return notices.map(({ line, message }) => `${line}: ${message}`);
};

test.each([
  ['# A {.big}', ['1: Left out 1 class of blocks without a meaning in Word: .big']],
  [
    'x\n\n::: {.aside-x .y}\nText\n:::\n\n- ::: other\n  b\n  :::\n\n## B {#id .big .unnumbered}',
    ['3: Left out 4 classes of blocks without a meaning in Word, such as .aside-x, .y, .other'],
  ],
  [
    '# A {#a .unnumbered .unlisted}\n\n::: {.landscape}\nb\n:::\n\n::: {.note}\nc\n:::\n\n::: {#x}\nd\n:::',
    [],
  ],
  ['[word]{.myclass}', ['1: Left out 1 attribute of text without a meaning in Word: {.myclass}']],
  [
    'a\n\n![b](c.png){.rounded .img-fluid}\n\n- d ![e](f.png){.small width=50%} ![g](h.png){: .shadow}\n\n![i](j.png){#fig-i .lightbox}',
    ['3: Left out 3 classes of pictures without a meaning in Word: .rounded, .small, .shadow'],
  ],
  [
    '| a |\n|---|\n| b |\n\n: C {.striped #tbl-c .hover}\n\nd\n\nTable: E {.sm}\n\n| f |\n|---|\n| g |',
    ['5: Left out 3 classes of tables without a meaning in Word: .striped, .hover, .sm'],
  ],
  [
    '| a | b |\n|---|---|\n| c | 1 |\n\n: D {.chart .stacked}\n\n```js\ne\n```\n\n: F {#lst:f .wide}',
    ['11: Left out 1 class of blocks without a meaning in Word: .wide'],
  ],
])('classes that say nothing here are named: %j', (text, expected) => {
  expect(noticesOf(text)).toEqual(expected);
});

test.each([
  ['<!-- a remark -->\n\nx', '1: Left out 1 comment of HTML, which a document does not show: “a remark”'],
  [
    'x <!-- Ask Ann\nabout it --> y',
    '1: Left out 1 comment of HTML, which a document does not show: “Ask Ann about it”',
  ],
  [
    '- a\n\n  <div>\n  <!-- in here -->\n  <p>b <!-- and there --></p>\n  </div>',
    '4: Left out 2 comments of HTML, which a document does not show: “in here”, “and there”',
  ],
  [
    '| a |\n|---|\n| b <!-- to do --> |',
    '3: Left out 1 comment of HTML, which a document does not show: “to do”',
  ],
  ['<!-- 这里要改 -->\n\nx', '1: Left out 1 comment of HTML, which a document does not show: “这里要改”'],
])('comments of HTML are counted once each: %j', (text, expected) => {
  expect(noticesOf(text)).toEqual([expected]);
});

test.each([
  '<!-- -->',
  '<!-- toc -->',
  '<!-- prettier-ignore-start -->',
  '<!-- markdownlint-disable MD033 MD041 -->',
  '<!-- page break -->',
  '<!-- chart: column, stacked -->\n\n| a | b |\n|---|---|\n| c | 1 |',
])('what speaks to a program is not: %j', (text) => {
  expect(noticesOf(`a\n\n${text}\n\nb`)).toEqual([]);
});

test.each([
  ['<p style="line-height:2">a</p>', ['line-height']],
  [
    '<span style="letter-spacing:2px;text-transform:uppercase">a</span>',
    ['letter-spacing', 'text-transform'],
  ],
])('the look of text that nothing shows is counted: %s', (text, names) => {
  const [notice = ''] = noticesOf(text);
  for (const name of names) expect(notice).toContain(name);
});

test('what the document shows is not counted', () => {
  const text =
    '<p style="text-indent:2em;margin-left:40px">x</p>\n\n<span style="font-size:30px;font-family:Arial">big</span> <small>s</small>\n\n' +
    '<table><tr><td bgcolor="yellow" style="border:none">x</td></tr><tr><td>y</td></tr></table>';
  expect(noticesOf(text)).toEqual([]);
});
