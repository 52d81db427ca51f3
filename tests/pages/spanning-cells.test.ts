import { openPages, type PageDrawing, type PlacedCell } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { boxesOn, paragraphsOf, textOfLine } from './drawn';

const ROWS = 60;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);

async function pagesOf(markdown: string): Promise<readonly PageDrawing[]> {
  const session = openPages();
  const { pages } = await session.update(markdown);
  return pages.map((_, index) => session.page(index + 1));
}

/** A table whose first cell spans all rows of the second column. */
const tableWith = (text: string): string =>
  `<table>\n${numbers(ROWS)
    .map((row, index) => `<tr>${index === 0 ? `<td rowspan="${ROWS}">${text}</td>` : ''}<td>${row}</td></tr>`)
    .join('\n')}\n</table>\n`;

const cellsOn = ({ body }: PageDrawing): readonly PlacedCell[] =>
  body.flatMap((block) => (block.type === 'table' ? block.rows.flatMap(({ cells }) => cells) : []));

test.each([
  ['fits beside its rows', 300],
  ['is higher than its rows', 1100],
  ['is on the first page', 5],
])('a cell over several rows that pages part goes on on the next page: its text %s', async (_, count) => {
  const words = numbers(count).map((word) => `w${word}`);
  const pages = await pagesOf(tableWith(words.join(' ')));
  expect(pages.length).toBeGreaterThan(1);
  const drawn = pages.flatMap(({ body }) =>
    [...paragraphsOf(body)].flatMap(({ lines }) => lines.map(textOfLine)),
  );
  const found = drawn.flatMap((line) => line.split(/\s+/)).filter((word) => word !== '');
  expect(found.filter((word) => word.startsWith('w'))).toEqual(words);
  expect(found.filter((word) => word.startsWith('n'))).toEqual(numbers(ROWS));
  for (const page of pages) {
    const [spanning, ...others] = cellsOn(page);
    expect(spanning?.rows).toBe(others.length);
    const last = others.at(-1)?.box;
    const bottom = (last?.y ?? 0) + (last?.height ?? 0);
    expect((spanning?.box.y ?? 0) + (spanning?.box.height ?? 0)).toBe(bottom);
    // A line that a page break would cut moves down by less than its own height.
    for (const { y, height } of boxesOn(page)) expect(y + height).toBeLessThan(bottom + 400);
  }
});
