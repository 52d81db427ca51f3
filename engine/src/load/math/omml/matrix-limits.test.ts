import { expect, test } from 'vitest';
import { equationOf } from '../equation.js';

const matrix = (rows: number, columns: number): string =>
  `\\begin{matrix}${`${'a & '.repeat(columns - 1)}a \\\\ `.repeat(rows)}\\end{matrix}`;

test('a matrix may be as large as the schema allows, and no larger', () => {
  expect(equationOf(matrix(256, 1), true).formula?.math).toMatchObject([
    { name: 'm', args: { length: 256 } },
  ]);
  for (const [rows, columns] of [
    [257, 1],
    [1, 65],
  ] as const)
    expect(equationOf(matrix(rows, columns), true).reason).toContain('256 rows and 64 columns');
});
