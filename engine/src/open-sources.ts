import { type Book, readBook } from './book/index.js';
import { markdownFromPage } from './from-html.js';
import type { ChartOutput, SourceFile } from './sources/files.js';
import { type OpenOptions, openSources as open } from './sources/open.js';
import type { Sources } from './sources/opened.js';
import { SOURCE_LIMITS } from './sources/unpack.js';
import { tableAsMarkdown } from './to-markdown.js';

/**
 * Reads files of any kind that can be a document or a part of one: Markdown, plain text, HTML pages, notebooks,
 * tables of comma-separated values, conversations as chat assistants export them, e-books (EPUB), and zip archives of all these. Files that cannot be read, or that exceed a limit,
 * give notices; nothing is fetched, and no file makes it throw.
 */
export function openSources(files: readonly SourceFile[], options: OpenOptions = {}): Promise<Sources> {
  return open(files, { page: markdownFromPage, book, table: tableAsMarkdown, chart }, options);
}

const BOOK_LIMITS = {
  entries: SOURCE_LIMITS.files,
  bytes: SOURCE_LIMITS.unpackedBytes,
  characters: SOURCE_LIMITS.textBytes,
};

async function chart(media: string, output: unknown): Promise<ChartOutput> {
  const { readOutput } = await import('./charts/notations/output.js');
  const read = readOutput(media, output);
  return 'fault' in read ? read : { markdown: tableAsMarkdown(read.rows, ALIGNMENT, read.marks) };
}

/** Numbers are read more easily from the right, and only the first column holds texts. */
const ALIGNMENT = [undefined, ...Array.from({ length: 255 }, () => 'right' as const)];

function book(bytes: Uint8Array, addressOf: (path: string) => string): Promise<Book> {
  return readBook(bytes, BOOK_LIMITS, addressOf);
}
