import { describe, expect, test } from 'vitest';
import { after } from '../../../tests/clipboards/pass.js';
import { tables } from './tables.js';

const tabled = (html: string): string => after(tables, html);
const rows = (...cells: readonly (readonly string[])[]): string =>
  cells
    .map(
      (row) => `<tr>${row.map((cell) => (/^<t[dh]/.test(cell) ? cell : `<td>${cell}</td>`)).join('')}</tr>`,
    )
    .join('');

describe('a table that only places things', () => {
  test.each([
    ['of one cell', '<table><tr><td>a <b>b</b></td></tr></table>', '<div>a <b>b</b></div>'],
    [
      'with that role',
      '<table role="presentation"><tr><td>a</td><td>b</td></tr></table>',
      '<div>a</div><div>b</div>',
    ],
    ['with no role', '<table role="none"><tr><th>a</th></tr></table>', '<div>a</div>'],
    [
      'of several parts',
      '<table role="none"><thead><tr><td>a</td></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
      '<div>a</div><div>b</div>',
    ],
  ])('%s becomes its content', (_, html, expected) => expect(tabled(html)).toBe(expected));

  test('around another table becomes its content, and the other one stays', () => {
    const inner = `<table>${rows(['a', 'b'], ['c', 'd'])}</table>`;
    expect(tabled(`<table>${rows([inner, 'x'])}</table>`)).toMatch(
      /^<div><table><thead>.*<\/table><\/div><div>x<\/div>$/,
    );
  });

  test('is not one of one column with several rows, or of one header cell', () => {
    expect(tabled(`<table>${rows(['a'], ['b'])}</table>`)).toMatch(/^<table>/);
    expect(tabled('<table><tr><th>a</th></tr></table>')).toMatch(/^<table>/);
  });
});

describe('the first row of a table is its header', () => {
  test('also with a caption, other parts, and cells of several rows', () => {
    expect(
      tabled(`<table><caption>T</caption><colgroup></colgroup>${rows(['a', 'b'], ['c', 'd'])}</table>`),
    ).toBe(
      '<table><caption>T</caption><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
    );
    expect(tabled(`<table>${rows(['<td rowspan="2">a</td>', 'b'], ['c'], ['d', 'e'])}</table>`)).toBe(
      '<table><thead><tr><th rowspan="2">a</th><th>b</th></tr><tr><th>c</th></tr></thead><tbody><tr><td>d</td><td>e</td></tr></tbody></table>',
    );
    expect(tabled(`<table>${rows(['<td rowspan="x">a</td>', 'b'], ['c', 'd'])}</table>`)).toMatch(
      /^<table><thead><tr>.*?<\/tr><\/thead><tbody><tr>/,
    );
  });

  test('unless it has one', () => {
    const headed = `<table><thead>${rows(['a', 'b'])}</thead><tbody>${rows(['c', 'd'])}</tbody></table>`;
    expect(tabled(headed)).toBe(headed);
    const named = `<table>${rows(['<th>a</th>', '<th>b</th>'], ['c', 'd'])}</table>`;
    expect(tabled(named)).toBe(named);
    expect(tabled(`<table><thead></thead>${rows(['a', 'b'], ['c', 'd'])}</table>`)).toContain('<th>a</th>');
    expect(tabled(`<table>${rows(['<th>a</th>', 'b'], ['c', 'd'])}</table>`)).toContain('<th>b</th>');
    expect(tabled(`<table>${rows([], ['a', 'b'], ['c', 'd'])}</table>`)).toContain('<th>a</th>');
  });
});

test('what is in a table beside its rows stays', () => {
  expect(tabled(`<table><style>b</style>${rows(['a', 'b'], ['c', 'd'])}</table>`)).toMatch(
    /^<table><style>b<\/style><thead>/,
  );
  expect(tabled(`<table><tfoot>${rows(['e', 'f'])}</tfoot><tbody>${rows(['a', 'b'])}</tbody></table>`)).toBe(
    '<table><thead><tr><th>e</th><th>f</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
  );
});

describe('a column is aligned if all of its cells below the first row are', () => {
  const aligned = (...cells: readonly string[]): string[] =>
    Array.from(
      tabled(`<table>${rows(['a', 'b'], ...cells.map((cell) => [cell, 'x']))}</table>`).matchAll(
        /<t[hd](?: (?!align)[\w-]+="[^"]*")*( align="\w+")?>(?!x|b)/g,
      ),
      ([, align = '']) => align.trim(),
    );
  const right = 'align="right"';

  test.each([
    ['by an attribute', '<td align="RIGHT">1</td>'],
    ['by style', '<td style="text-align: right">1</td>'],
    ['by its paragraph', '<td><p style="text-align:right">1</p></td>'],
    ['by its box', '<td> <div align="right">1</div> </td>'],
  ])('%s', (_, cell) => expect(aligned(cell, cell)).toEqual([right, right, right]));

  test('by its row', () => {
    expect(
      tabled('<table><tr><td>a</td><td>b</td></tr><tr align="center"><td>1</td><td>2</td></tr></table>'),
    ).toContain('<th align="center">a</th><th align="center">b</th>');
  });

  test('but not to the left, not if they differ, and empty ones do not count', () => {
    expect(aligned('<td align="left">1</td>')).toEqual(['', '']);
    expect(aligned('<td align="right">1</td>', '<td>2</td>')).toEqual(['', '', '']);
    expect(aligned('<td align="right">1</td>', '<td> </td>')).toEqual([right, right, right]);
    expect(aligned('<td align="justify">1</td>')).toEqual(['', '']);
    expect(aligned('<td><p align="right">1</p><p>2</p></td>')).toEqual(['', '']);
  });

  test('and cells of several columns say nothing', () => {
    expect(aligned('<td align="right" colspan="1">1</td>').join('')).toBe('');
  });
});

describe('paragraphs in a cell are its lines', () => {
  const cell = (html: string): string =>
    /<tr><td>(.*?)<\/td><td>x/s.exec(tabled(`<table>${rows(['a', 'b'], [html, 'x'])}</table>`))?.[1] ?? '';

  test.each([
    ['<p>a</p><p>b</p>', 'a<br>b'],
    ['<p>a</p> <div>b</div>', 'a<br>b'],
    ['<p>a</p><p>\u00a0</p><p>b</p>', 'a<br>b'],
    ['<p><img src="a"></p><p>b</p>', '<img src="a"><br>b'],
    ['<p>a</p>b', '<p>a</p>b'],
    ['<p>a</p><ul><li>b</li></ul>', '<p>a</p><ul><li>b</li></ul>'],
    ['<div><p>a</p></div><p>b</p>', '<div><p>a</p></div><p>b</p>'],
    ['<p>a</p><p style="display:none">b</p>', '<p>a</p><p style="display:none">b</p>'],
    ['', ''],
  ])('%s', (html, expected) => expect(cell(html)).toBe(expected));
});
