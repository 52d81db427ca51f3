import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { DOCUMENTS, EXACT } from '../../bench/contents-documents.mjs';
import { missingForPages, pageDifferences, printedPages } from '../../bench/contents-pages.mjs';
import { convertForTest } from '../conversion';

const missing = missingForPages();
const isPossible = missing.length === 0;
test('what the comparison of pages needs is installed, or this is not CI', ({ skip }) => {
  skip(!isPossible && process.env.CI === undefined, `pages are not compared without ${missing.join(', ')}`);
  expect(missing).toEqual([]);
});

describe.runIf(isPossible)('the pages in a table of contents, against those of LibreOffice', () => {
  const differences = new Map<string, readonly number[]>();

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'footmark-pages-'));
    try {
      const files: Uint8Array[] = [];
      for (const { name, markdown, options } of DOCUMENTS) {
        const all = { ...options, includeTableOfContents: true };
        files.push((await convertForTest(markdown(), all, `contents of: ${name}`)).bytes);
      }
      const prints = await printedPages(files, folder);
      for (const [index, { name }] of DOCUMENTS.entries()) {
        const [docx, printed] = [files[index], prints[index]];
        if (docx && printed) differences.set(name, pageDifferences(docx, printed));
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test.each(DOCUMENTS)('$name: nearly all are exact, the others near', ({ name, exact = EXACT }) => {
    const found = differences.get(name) ?? [];
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((difference) => !(Math.abs(difference) <= 1))).toEqual([]);
    const hits = found.filter((difference) => difference === 0).length;
    expect((hits / found.length) * 100).toBeGreaterThanOrEqual(exact);
  });
});
