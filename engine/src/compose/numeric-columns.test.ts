import { expect, test } from 'vitest';
import type { Block, Table } from '../model/document.js';
import { NO_METADATA } from '../model/metadata.js';
import { parse } from '../parse/index.js';
import { numericColumns } from './numeric-columns.js';

test.each([
  ['| a |\n|---|\n| 1 |\n| 20 |', [0]],
  ['| a | b |\n|---|---|\n| Revenue | 18.4 |\n| Margin | 31% |', [1]],
  ['| a | b |\n|---|---|\n| −1,250.50 € | Q1 2026 |\n| $3 | 2 |', [0]],
  ['| a | b |\n|---|---|\n| 5 | |\n| – | |', [0]],
  ['| 1 |\n|---|\n| word |', []],
  ['| a |\n|---|\n| 12 months |', []],
  ['| pages |\n|---|\n| 10, 11 |\n| 15 |', []],
  ['| a |\n|---|\n| 1,250 |\n| 3,5 |', [0]],
  ['<table><tr><td rowspan="2">1</td><td>2</td></tr><tr><td>3</td></tr><tr><td>4</td></tr></table>', [0, 1]],
  ['<table><tr><td>1</td><td>2</td></tr><tr><td colspan="2">3</td></tr></table>', [1]],
])('%s has numbers in %j', (markdown, columns) => {
  const [table] = parse(markdown, NO_METADATA, () => {}).blocks;
  expect([...numericColumns(table as Table)]).toEqual(columns);
});

test('only a single paragraph in a single column is a number', () => {
  const [table] = parse('| a |\n|---|\n| 1 |', NO_METADATA, () => {}).blocks;
  const { rows, ...others } = table as Table;
  const numbersWith = (change: Partial<Table['rows'][number]['cells'][number]>): unknown[] => [
    ...numericColumns({
      ...others,
      rows: rows.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, ...change })) })),
    }),
  ];
  const one: Block = { type: 'paragraph', children: [{ type: 'text', value: ' 1 ' }], line: 1 };
  expect(numbersWith({ children: [one] })).toEqual([0]);
  expect(numbersWith({ children: [one, one] })).toEqual([]);
  expect(numbersWith({ children: [{ type: 'code', lang: '', value: '1', line: 1 }] })).toEqual([]);
  expect(numbersWith({ children: [] })).toEqual([]);
});
