import { expect, test } from 'vitest';
import type { Block } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { parse } from '../../index.js';

const HEAD = '| a | b |\n|--:|---|\n';

/** The blocks of a text, a table as the texts of its rows. */
function shapeOf(markdown: string): unknown[] {
  const cellOf = ([block]: readonly Block[]): string =>
    block?.type === 'paragraph' ? plainText(block.children) : '';
  return parse(markdown, NO_METADATA, () => {}).blocks.map((block) =>
    block.type === 'table'
      ? block.rows.map(({ cells }) => cells.map(({ children }) => cellOf(children)).join(' '))
      : block.type,
  );
}

test.each([
  ['one row', `${HEAD}| 1 | 2 |\n\n| 3 | 4 |\n\nText`, [['a b', '1 2', '3 4'], 'paragraph']],
  [
    'several bodies',
    `${HEAD}| 1 | 2 |\n\n| 3 | 4 |\n| 5 | 6 |\n\n| 7 | 8 |`,
    [['a b', '1 2', '3 4', '5 6', '7 8']],
  ],
  ['no row above', `${HEAD}\n| 3 | 4 |`, [['a b', '3 4']]],
  ['a pipe in code', `${HEAD}| 1 | 2 |\n\n| 3 | \`4 | 5\` |`, [['a b', '1 2', '3 4 | 5']]],
  ['an escaped pipe', `${HEAD}| 1 | 2 |\n\n| 3 | 4 \\| 5 |`, [['a b', '1 2', '3 4 | 5']]],
])('a table has further bodies: %s', (_, markdown, shape) => {
  expect(shapeOf(markdown)).toEqual(shape);
});

test('their cells are aligned as the columns are', () => {
  const [table] = parse(`${HEAD}| 1 | 2 |\n\n| 3 | 4 |\n: Caption`, NO_METADATA, () => {}).blocks;
  expect(table).toMatchObject({ type: 'table', align: ['right', undefined], rows: { length: 3 } });
  expect(table?.type === 'table' && table.caption).toMatchObject([{ value: 'Caption' }]);
});

test.each([
  ['two blank lines', `${HEAD}| 1 | 2 |\n\n\n| 3 | 4 |`, [['a b', '1 2'], 'paragraph']],
  ['more cells', `${HEAD}| 1 | 2 |\n\n| 3 | 4 | 5 |`, [['a b', '1 2'], 'paragraph']],
  ['text between pipes', `${HEAD}| 1 | 2 |\n\n| 3 | 4 |\nand text`, [['a b', '1 2'], 'paragraph']],
  [
    'a header',
    `${HEAD}| 1 | 2 |\n\n| 3 | 4 |\n|---|---|\n| 5 | 6 |`,
    [
      ['a b', '1 2'],
      ['3 4', '5 6'],
    ],
  ],
  ['no table above', `Text\n\n| 3 | 4 |`, ['paragraph', 'paragraph']],
])('others do not belong to it: %s', (_, markdown, shape) => {
  expect(shapeOf(markdown)).toEqual(shape);
});
