import type { TableWidths } from '@footmark/engine';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';

async function widthsOf(markdown: string, tableWidths: TableWidths): Promise<number[]> {
  const { bytes } = await convertForTest(markdown, { tableWidths });
  const xml = openPackage(bytes).parts.get('word/document.xml')?.text ?? '';
  return [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width));
}

/** A table of four columns in which one row has a fifth cell. */
const table = (rows: number): string =>
  ['| A | B | C | D |', '|---|---|---|---|']
    .concat(
      Array.from(
        { length: rows },
        (_, row) => `| a | b | c | d |${row === 40 ? ' one cell too many here |' : ''}`,
      ),
    )
    .join('\n');

test.each(['equal', 'content'] as const)(
  'a fifth cell in one of 89 rows hardly narrows the other columns (%s)',
  async (tableWidths) => {
    const widths = await widthsOf(table(89), tableWidths);
    const total = widths.reduce((sum, width) => sum + width, 0);
    expect(widths).toHaveLength(5);
    if (tableWidths === 'equal') expect(total).toBe(7010);
    for (const width of widths.slice(0, 4))
      expect(width).toBeGreaterThan(total * (tableWidths === 'equal' ? 0.22 : 0.1));
    expect(widths[4]).toBeLessThan(total * (tableWidths === 'equal' ? 0.12 : 0.5));
  },
);

test('a column that many rows have is as wide as the others', async () => {
  const rows = Array.from({ length: 20 }, (_, row) => `| a | b |${row % 2 === 0 ? ' c |' : ''}`);
  const widths = await widthsOf(['| A | B |', '|---|---|', ...rows].join('\n'), 'equal');
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
});
