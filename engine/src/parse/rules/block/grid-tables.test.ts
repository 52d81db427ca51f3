import { expect, test } from 'vitest';
import type { Block, Table } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { decideDialect } from '../../dialect/decide.js';
import { parse } from '../../index.js';

function tableIn(blocks: readonly Block[]): Table {
  const table = blocks.find((block) => block.type === 'table');
  if (table?.type !== 'table') throw new Error('There is no table');
  return table;
}

const textsOf = ({ rows }: Table) =>
  rows.map(({ cells }) =>
    cells.map(({ children: [only] }) => (only?.type === 'paragraph' ? plainText(only.children) : '')),
  );

/** A grid whose second row holds lines, beside a cell that has pipes of its own. */
function gridWith(lines: readonly string[]): string {
  const rule = (sign: string) => `+${sign.repeat(30)}+${sign.repeat(12)}+`;
  const row = (one: string, other: string) => `|${` ${one}`.padEnd(30)}|${` ${other}`.padEnd(12)}|`;
  const rows = lines.map((line, index) => row(line, index === 0 ? 'x \\| y' : ''));
  return [rule('-'), row('Left', 'Right'), rule('='), ...rows, rule('-')].join('\n');
}

test.each([
  ['between pipes', ['| K | V |', '|---|---|', '| a | 1 |']],
  ['after text', ['Text.', '', '| K | V |', '|---|---|', '| a | 1 |']],
  ['without outer pipes', ['K | V', '--|--', 'a | 1']],
  ['in a grid of its own', ['+---+---+', '| K | V |', '+===+===+', '| a | 1 |', '+---+---+']],
])('the table in the cell of a grid has its own cells, and not those of the line: %s', (_, lines) => {
  for (const around of [gridWith(lines), gridWith(lines).replace(/^/gm, '> ')]) {
    const [block] = parse(around, NO_METADATA, () => undefined).blocks;
    const outer = tableIn(block?.type === 'blockquote' ? block.children : block ? [block] : []);
    const inner = tableIn(outer.rows[1]?.cells[0]?.children ?? []);
    expect(textsOf(inner)).toEqual([
      ['K', 'V'],
      ['a', '1'],
    ]);
  }
});

test('a row with more cells than its header keeps them there, too', () => {
  const [block] = parse(
    gridWith(['| K | V |', '|---|---|', '| a | 1 | 2 |']),
    NO_METADATA,
    () => undefined,
  ).blocks;
  const inner = tableIn(tableIn(block ? [block] : []).rows[1]?.cells[0]?.children ?? []);
  expect(textsOf(inner)[1]).toEqual(['a', '1', '2']);
});

const readForPandoc = (text: string): readonly Block[] =>
  parse(text, NO_METADATA, () => {}, false, decideDialect(text, { name: 'text.qmd' })).blocks;

test('for pandoc, what is indented in a cell is code, and blocks of all kinds may stand there', () => {
  const grid = (...lines: readonly string[]) =>
    ['+--------------+', ...lines.map((line) => `|${line.padEnd(14)}|`), '+--------------+'].join('\n');
  const typesIn = (...lines: readonly string[]) =>
    tableIn(readForPandoc(grid(...lines))).rows[0]?.cells[0]?.children.map(({ type }) => type);
  expect(typesIn('     let tide', '     let ebb')).toEqual(['code']);
  expect(typesIn('    tide')).toEqual(['paragraph']);
  expect(typesIn(' (1) tide', '', ' ebb')).toEqual(['list', 'paragraph']);
  expect(typesIn(' tide', ' : rise')).toEqual(['definitionList']);
});

test('the text in the last cells of a grid may be longer or shorter than it should be', () => {
  const lines = [
    '+---+------+',
    '| A | B    |',
    '+===+======+',
    '| 1 | two |',
    '| 3 | four, five |',
    '+---+------+',
  ];
  const even = [
    '+---+------+',
    '| A | B    |',
    '+===+======+',
    '| 1 | two  |',
    '| 3 | four |',
    '+---+------+',
  ];
  expect(textsOf(tableIn(readForPandoc(lines.join('\n'))))).toEqual(
    textsOf(tableIn(readForPandoc(even.join('\n')))).map((row) =>
      row.map((text) => text.replace('four', 'four, five')),
    ),
  );
});

test.each([1, 4, 5, 12])('a grid may begin below %i lines that are none', (count) => {
  const broken = Array.from({ length: count }, () => '+---+--+');
  const { blocks } = parse(
    [...broken, '+---+---+', '| a | b |', '+---+---+'].join('\n'),
    NO_METADATA,
    () => {},
  );
  expect(textsOf(tableIn(blocks))).toEqual([['a', 'b']]);
});
