import { expect, test } from 'vitest';
import { NO_METADATA } from '../../../model/metadata.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { parse } from '../../index.js';

/** The cells of the last row of a table with two columns. */
function lastRow(row: string): string[] {
  const { blocks } = parse(`| a | b |\n|---|---|\n${row}`, NO_METADATA, () => undefined);
  const table = blocks[0]?.type === 'table' ? blocks[0] : undefined;
  return (table?.rows.at(-1)?.cells ?? []).map(({ children }) =>
    children.map((block) => (block.type === 'paragraph' ? plainText(block.children) : block.type)).join(' '),
  );
}

test.each([
  ['| `a | b` | c |', ['a | b', 'c']],
  ['| `|` | ``x | ` | y`` |', ['|', 'x | ` | y']],
  ['`|a|` | b', ['|a|', 'b']],
  ['| `a \\| b | c` | d |', ['a | b | c', 'd']],
])(
  'pipes in code end no cell where the row has as many cells as the header only without them: %s',
  (row, cells) => {
    expect(lastRow(row)).toEqual(cells);
  },
);

test.each([
  ['| `a | b` |', ['`a', 'b`']],
  ['| `a | b | c |', ['`a', 'b', 'c']],
  ['| `a | b` | c | d |', ['`a', 'b`', 'c', 'd']],
  ['| \\`a | b` | c |', ['`a', 'b`', 'c']],
])('they do as in GFM everywhere else: %s', (row, cells) => {
  expect(lastRow(row)).toEqual(cells);
});
