import type { ConversionOptions } from './api/options.js';
import type { WordClipboard } from './clip/index.js';

/**
 * Converts Markdown for the clipboard, to be pasted into an open Word document: with its styles, notes, lists, tables
 * and formulas. Whatever belongs to a whole file is left out: pages, headers and footers, the table of contents. Takes
 * the same options as `convert` and rejects in the same cases, but returns no notices.
 */
export async function clipboardForWord(
  markdown: string,
  options: ConversionOptions = {},
): Promise<WordClipboard> {
  // Few texts are copied for Word, so the code is loaded on demand.
  const code = await import('./word-clipboard.js');
  return code.clipboardForWord(markdown, options);
}
