import { expect, test } from '@playwright/test';
import {
  MAX_OTHER_CHUNK_KILOBYTES,
  MAX_PAPER_FONT_KILOBYTES,
  OFFLINE_COPY_KILOBYTES,
} from '../../bench/byte-budgets.mjs';
import { hintedChunks, measureSite, offlineCopy, otherChunks, paperFonts } from '../../bench/site-sizes.mjs';

for (const { what, used, kilobytes, files, maxFiles = Number.POSITIVE_INFINITY } of measureSite())
  test(`${what}: at most ${kilobytes} kB`, () => {
    expect(used).toBeGreaterThan(0);
    expect(used).toBeLessThanOrEqual(kilobytes);
    expect(files).toBeLessThanOrEqual(maxFiles);
  });

test('Chromium compiles what starts the converter while it arrives', () => {
  expect(hintedChunks().sort()).toEqual(['react', 'router', 'screen']);
});

test('no other text is large', () => {
  const large = otherChunks().filter(({ used }) => used > MAX_OTHER_CHUNK_KILOBYTES);
  expect(large).toEqual([]);
});

test(`a file of a font of the pages: at most ${MAX_PAPER_FONT_KILOBYTES} kB`, () => {
  const large = paperFonts().filter(({ used }) => used > MAX_PAPER_FONT_KILOBYTES);
  expect(large).toEqual([]);
});

test(`the copy for visits without a network: at most ${OFFLINE_COPY_KILOBYTES} kB`, () => {
  expect(offlineCopy()).toBeGreaterThan(100);
  expect(offlineCopy()).toBeLessThanOrEqual(OFFLINE_COPY_KILOBYTES);
});
