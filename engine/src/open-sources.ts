import { type Book, readBook } from './book/index.js';
import { readHtml } from './parse/html-document.js';
import { normalize } from './paste/normalize.js';
import type { ClipboardPicture } from './paste/pictures.js';
import { settled } from './paste/settle.js';
import type { ChartOutput, SourceFile } from './sources/files.js';
import { type OpenOptions, openSources as open } from './sources/open.js';
import type { Sources } from './sources/opened.js';
import { SOURCE_LIMITS } from './sources/unpack.js';
import { tableAsMarkdown, toMarkdown } from './to-markdown.js';

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

/** A page as Markdown. */
interface PageMarkdown {
  readonly markdown: string;
  /** What its `<title>` says; empty where there is none. */
  readonly title: string;
  /** The pictures that it holds itself, as `data:` addresses. */
  readonly pictures: readonly ClipboardPicture[];
}

/**
 * Makes Markdown of a whole HTML page. The navigation of its site is left out; nothing is fetched. In a book, all rules for classes
 * say how its text looks; on other pages, only those for classes that programs number.
 */
function markdownFromPage(html: string, { isBook = false } = {}): PageMarkdown {
  const normal = normalize(html.replace(TITLE, ''), { isFile: true, isBook });
  const document = settled(readHtml(normal, () => undefined));
  const title = TITLE.exec(html)?.[1] ?? '';
  return { markdown: toMarkdown(document).markdown, title: title.trim(), pictures: normal.pictures };
}

const TITLE = /<title\b[^>]*>([^<]*)<\/title>/i;
