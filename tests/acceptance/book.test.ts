import { beforeAll, describe, expect, test } from 'vitest';
import { writeBook } from '../../bench/book.mjs';
import { convertForTest } from '../conversion';
import { readWithMammoth } from '../reading/mammoth';
import { hasPandoc, readWithPandoc } from '../reading/pandoc';
import { tokensOf } from '../reading/tokens';
import { hasLibreOffice, printWithLibreOffice } from './libreoffice';

const markdown = writeBook();
const notes = markdown.match(/^\[\^[^\]]+\]:/gm) ?? [];
const chapters = markdown.match(/^## .*$/gm) ?? [];
/** The text without note references, which are not words. */
const words = tokensOf(markdown.replace(/\[\^[^\]]+\]:?/g, '').replace(/\]\([^)]*\)/g, ']')).filter((token) =>
  /\w/.test(token),
);

let book: Uint8Array;

beforeAll(async () => {
  book = (await convertForTest(markdown, {}, 'the book of the benchmark')).bytes;
});

function expectWholeBook(text: string): void {
  const read = tokensOf(text).filter((token) => /\w/.test(token));
  expect(read.length).toBeGreaterThan(words.length * 0.99);
  for (const chapter of chapters) expect(text).toContain(chapter.replace('## ', ''));
}

test('mammoth reads the book and its notes', async () => {
  const text = await readWithMammoth(book);
  expectWholeBook(text);
  expect(text.match(/↑/g)).toHaveLength(notes.length);
});

test('the programs that must accept the book are installed, or this is not CI', () => {
  expect((hasPandoc && hasLibreOffice) || process.env.CI === undefined, 'pandoc or soffice is missing').toBe(
    true,
  );
});

describe.runIf(hasPandoc)('pandoc', () => {
  test('reads the book', async () => expectWholeBook(await readWithPandoc(book)));
});

describe.runIf(hasLibreOffice)('LibreOffice', () => {
  test('prints the whole book, on as many pages as its text should fill', async () => {
    const { pages, text } = await printWithLibreOffice(book);
    expect(pages).toBeGreaterThan(180);
    expect(pages).toBeLessThan(360);
    for (const chapter of chapters) expect(text).toContain(chapter.replace('## ', '').slice(0, 20));
  });
});
