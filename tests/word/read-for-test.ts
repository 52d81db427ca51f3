import { type ReadOptions, readWord, type WordAsMarkdown } from '@footmark/engine/read';

/**
 * Reads a Word file, and fails the test if that fails, or if a text has no readable form in Markdown: that shows that the reader of
 * Word files and that of Markdown disagree about it.
 */
export async function readForTest(bytes: Uint8Array, options: ReadOptions = {}): Promise<WordAsMarkdown> {
  const read = await readWord(bytes, options);
  if (!read.success) throw new Error(`Not read: ${read.error}`);
  const guarded = read.notices.find(({ code }) => code === 'word-punctuation');
  if (guarded) throw new Error(guarded.message);
  return read;
}
