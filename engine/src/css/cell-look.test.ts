import { expect, test } from 'vitest';
import { cellCss, cellLookIn } from './cell-look.js';
import { declarationsOf } from './declarations.js';

const element = (css: string, attributes: Record<string, string> = {}) => ({
  style: declarationsOf(css),
  attributes,
});

test.each([
  ['', 'yellow', { background: 'FFFF00' }],
  ['', 'eeeeee', { background: 'EEEEEE' }],
  ['background: red', 'yellow', { background: 'FF0000' }],
  ['border: none', undefined, { edges: { top: 'none', right: 'none', bottom: 'none', left: 'none' } }],
  ['border-bottom: 2px solid', undefined, { edges: { bottom: { color: '000000', width: 1.5 } } }],
  ['padding: 5px', undefined, undefined],
])('a cell with "%s" and %s', (css, bgcolor, expected) => {
  expect(cellLookIn({ cell: element(css, bgcolor === undefined ? {} : { bgcolor }), rows: [] })).toEqual(
    expected,
  );
});

test.each([
  ['vertical-align: middle', undefined, 0.5],
  ['vertical-align: Bottom', 'top', 1],
  ['', 'TOP', 0],
  ['vertical-align: baseline', undefined, undefined],
  ['', 'char', undefined],
])('the text of a cell with "%s" and %s', (css, valign, shareAbove) => {
  expect(
    cellLookIn({ cell: element(css, valign === undefined ? {} : { valign }), rows: [] })?.shareAbove,
  ).toBe(shareAbove);
});

test('a cell takes its background from its table, its vertical alignment only from its rows, and its edges from neither', () => {
  const table = element('background: yellow; vertical-align: bottom; border: 1px solid');
  const row = element('vertical-align: middle; border: 1px solid');
  expect(cellLookIn({ cell: element(''), rows: [row], table })).toEqual({
    background: 'FFFF00',
    shareAbove: 0.5,
  });
  expect(cellLookIn({ cell: element('vertical-align: top'), rows: [row], table })?.shareAbove).toBe(0);
});

test.each([
  'background-color: #FFEEEE',
  'border-top: 1.5pt solid #00FF00; border-left: none',
  'vertical-align: middle',
  'background-color: #FFEEEE; border-right: 0.75pt solid #000000; vertical-align: bottom',
])('“%s” is written as it is read', (css) => {
  expect(cellCss(cellLookIn({ cell: element(css), rows: [] }))).toBe(css);
});
