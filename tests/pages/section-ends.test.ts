import { convert } from '@footmark/engine';
import { openPages } from '@footmark/engine/pages';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { paragraphsOf } from './drawn';

const LANDSCAPE = '::: {.landscape}\n\nTurned.\n\n:::';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`).join('\\\n');

test('no page is empty before landscape pages, however full the page before is', async () => {
  const session = openPages();
  for (let count = 40; count < 56; count += 1) {
    const { pages } = await session.update(`${lines(count)}\n\nThe last.\n\n${LANDSCAPE}\n`);
    for (const number of pages.keys())
      expect([...paragraphsOf(session.page(number + 1).body)], `page ${number + 1}`).not.toEqual([]);
  }
});

async function bodyOf(markdown: string): Promise<string> {
  const result = await convert(markdown);
  if (!result.success) throw new Error(result.error);
  const parts = unzipSync(new Uint8Array(await result.blob.arrayBuffer()));
  return strFromU8(parts['word/document.xml'] ?? new Uint8Array());
}

test('a section ends in its last paragraph, or in one of its own before columns', async () => {
  const own = /<w:pStyle w:val="PageBreak"\/><w:sectPr>/;
  expect(await bodyOf(`Before.\n\n${LANDSCAPE}`)).toMatch(
    /<w:sectPr>.*<\/w:sectPr><\/w:pPr>.*Before.*Turned/,
  );
  expect(await bodyOf(`Before.\n\n${LANDSCAPE}`)).not.toMatch(own);
  expect(await bodyOf('Before.\n\n::: {.columns}\nBeside.\n:::')).toMatch(own);
});
