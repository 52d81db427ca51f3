import { openPages } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { paragraphsOf, textOfLine } from './drawn';

/** The frame of a callout, and the outermost positions at which its text begins and ends. */
async function calloutOf(
  words: string,
): Promise<{ readonly left: number; readonly width: number; readonly height: number; readonly top: number }> {
  const session = openPages();
  await session.update(`> [!NOTE]\n> ${words}\n`, {});
  const [table] = session.page(1).body;
  const cell = table?.type === 'table' ? table.rows[0]?.cells[0] : undefined;
  const [paragraph] = cell?.blocks ?? [];
  if (!cell || paragraph?.type !== 'paragraph') throw new Error('Cannot find the callout');
  const { box } = paragraph;
  return {
    left: box.x - cell.box.x,
    width: cell.box.width - box.width,
    height: cell.box.height,
    top: box.y - cell.box.y,
  };
}

test('a short callout, which is kept whole, has the margins of a long one', async () => {
  const short = await calloutOf('Few words.');
  const long = await calloutOf('Many words. '.repeat(400));
  expect(short).toMatchObject({ left: long.left, width: long.width, top: long.top });
  expect(short.left).toBe(170);
});

test('the title of a short callout is on the page of its text', async () => {
  const session = openPages();
  const pageNumbers = new Set<number>();
  for (let lines = 30; lines < 75; lines += 1) {
    const code = `\`\`\`\n${'x\n'.repeat(lines)}\`\`\``;
    const { pages } = await session.update(`${code}\n\n> [!NOTE]\n> Few words.\n`, {});
    const pageOf = (text: string): number =>
      pages.findIndex((_, index) =>
        [...paragraphsOf(session.page(index + 1).body)].some(
          (each) => each.lines.map(textOfLine).join('') === text,
        ),
      );
    expect(pageOf('Note')).toBe(pageOf('Few words.'));
    pageNumbers.add(pageOf('Note'));
  }
  expect([...pageNumbers]).toEqual([0, 1]);
});
