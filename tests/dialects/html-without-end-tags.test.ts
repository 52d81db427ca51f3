import { describe, expect, test } from 'vitest';
import { markdownFromClipboard } from '../../engine/src/markdown.js';
import { printed } from './printed-lines';

/** HTML that leaves out end tags as HTML 13.1.2.4 allows, and the same with all of them. */
const PAIRS: readonly (readonly [what: string, without: string, whole: string])[] = [
  [
    'cells and rows',
    '<table><tr><th>A<th>B<tr><td>1<td>2</table>',
    '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
  ],
  [
    'a heading cell beside a cell',
    '<table><tr><td>A<th>B<tr><th>1<td>2</table>',
    '<table><tr><td>A</td><th>B</th></tr><tr><th>1</th><td>2</td></tr></table>',
  ],
  [
    'sections',
    '<table><thead><tr><th>A<th>B<tbody><tr><td>1<td>2<tfoot><tr><td>x<td>y</table>',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody><tfoot><tr><td>x</td><td>y</td></tr></tfoot></table>',
  ],
  [
    'groups of columns',
    '<table><colgroup><col width="20%"><col width="80%"><tr><td>a<td>b<tr><td>c<td>d</table>',
    '<table><colgroup><col width="20%"><col width="80%"></colgroup><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
  ],
  [
    'captions',
    '<table><caption>C<tr><td>a<tr><td>b</table>',
    '<table><caption>C</caption><tr><td>a</td></tr><tr><td>b</td></tr></table>',
  ],
  [
    'paragraphs in cells',
    '<table><tr><td><p>a<p>b<td>c<tr><td>d<td>e</table>',
    '<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr><tr><td>d</td><td>e</td></tr></table>',
  ],
  [
    'tables in cells',
    '<table><tr><td>a<table><tr><td>b<td>c</table><td>d<tr><td>e<td>f</table>',
    '<table><tr><td>a<table><tr><td>b</td><td>c</td></tr></table></td><td>d</td></tr><tr><td>e</td><td>f</td></tr></table>',
  ],
  [
    'items with paragraphs',
    '<ul><li><p>a<li><b>b</b><ul><li>c<li>d</ul><li>e</ul>',
    '<ul><li><p>a</p></li><li><b>b</b><ul><li>c</li><li>d</li></ul></li><li>e</li></ul>',
  ],
  [
    'definitions',
    '<dl><dt>T<dd><p>D<dt>U<dd>E</dl>',
    '<dl><dt>T</dt><dd><p>D</p></dd><dt>U</dt><dd>E</dd></dl>',
  ],
];

describe.each(PAIRS)('%s', (_, without, whole) => {
  test.each([
    ['alone', (html: string) => html],
    ['an item', (html: string) => `- ${html}`],
    ['a quotation', (html: string) => `> ${html}`],
    ['a note', (html: string) => `a[^1]\n\n[^1]: ${html}`],
  ])('end where the next begins: %s', async (_place, write) => {
    expect((await printed(write(without))).lines).toEqual((await printed(write(whole))).lines);
  });

  test('are pasted in the same way', () => {
    const markdown = (html: string) => markdownFromClipboard({ html, plain: '' })?.markdown;
    expect(markdown(without)).toEqual(markdown(whole));
  });
});
