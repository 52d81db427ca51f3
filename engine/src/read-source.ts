import { type CarriedText, carriedText } from './merge/carried.js';
import { WORD_LIMITS } from './word/index.js';
import { readZip, ZipError } from './zip/read.js';

/**
 * The Markdown that a Word file carries (`ConversionOptions.source`); `undefined` if it carries none or is not a Word
 * file. It reads nothing else in the file and takes only a moment.
 */
export async function readSource(bytes: Uint8Array): Promise<CarriedText | undefined> {
  if (!(bytes instanceof Uint8Array)) throw new TypeError('Cannot read the Word file, expected a Uint8Array');
  try {
    return await carriedText(readZip(bytes, WORD_LIMITS).entries);
  } catch (error) {
    if (error instanceof ZipError) return undefined;
    throw error;
  }
}
