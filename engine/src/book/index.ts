/*
 * Reads e-books (EPUB 2 and 3): the archive's package document names the pages in their order; they become one HTML page, which
 * is then read as any page in a file is. So notes on pages of their own, and links between pages, work as on one page.
 */
import { readZip, type ZipEntry, ZipError, type ZipLimits } from '../zip/read.js';
import { joinedPages } from './joined-pages.js';
import { hasEncryptedPages, packagePath, readPackage } from './package-document.js';

/** A book as one HTML page. */
export interface Book {
  readonly html: string;
  /** Undefined if the book does not say it, like `language`, a BCP 47 tag. */
  readonly title: string | undefined;
  readonly authors: readonly string[];
  readonly language: string | undefined;
  /** The pictures in the page, by their paths in the archive. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** The paths of pages and pictures that are not in the archive, although it names them. */
  readonly missing: readonly string[];
}

interface BookLimits extends ZipLimits {
  /** The most characters of all pages, in UTF-16 code units. */
  readonly characters: number;
}

/** Thrown if a book cannot be read. The message is a clause that can follow a colon. */
export class BookError extends Error {}

/** Reads an e-book. Rejects with a `BookError`. `addressOf` is the address of a picture in the page, by its path in the archive. */
export async function readBook(
  bytes: Uint8Array,
  limits: BookLimits,
  addressOf: (path: string) => string,
): Promise<Book> {
  try {
    return await new BookReader(bytes, limits).read(addressOf);
  } catch (error) {
    if (error instanceof ZipError) throw new BookError(error.message);
    throw error;
  }
}

class BookReader {
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  readonly #missing: string[] = [];

  constructor(
    bytes: Uint8Array,
    private readonly limits: BookLimits,
  ) {
    this.#entries = new Map(readZip(bytes, limits).entries.map((entry) => [entry.name, entry]));
  }

  async read(addressOf: (path: string) => string): Promise<Book> {
    if (hasEncryptedPages((await this.#text('META-INF/encryption.xml')) ?? ''))
      throw new BookError('it is protected against copying (DRM)');
    const path = packagePath((await this.#text('META-INF/container.xml')) ?? '');
    const xml = path === undefined ? undefined : await this.#text(path);
    if (path === undefined || xml === undefined) throw new BookError('the list of its pages is missing');
    const { title, authors, language, pages, styleSheets } = readPackage(xml, path);
    const html = await this.#pages(pages);
    const sheets = await Promise.all(styleSheets.map((sheet) => this.#text(sheet)));
    const joined = joinedPages(html, { styles: sheets.join('\n'), addressOf });
    const pictures = new Map<string, Uint8Array>();
    for (const picture of joined.pictures) {
      const entry = this.#entries.get(picture);
      if (entry) pictures.set(picture, await entry.read());
      else this.#missing.push(picture);
    }
    return { html: joined.html, title, authors, language, pictures, missing: this.#missing };
  }

  async #pages(paths: readonly string[]): Promise<{ readonly path: string; readonly html: string }[]> {
    const pages: { readonly path: string; readonly html: string }[] = [];
    let characters = 0;
    for (const path of paths) {
      const html = await this.#text(path);
      if (html === undefined) {
        this.#missing.push(path);
        continue;
      }
      characters += html.length;
      if (characters > this.limits.characters) throw new BookError('its text is too large');
      pages.push({ path, html });
    }
    if (pages.length === 0) throw new BookError('it has no pages of text');
    return pages;
  }

  /** A text of the archive: UTF-8 or UTF-16 (EPUB 3.3, 3.2). */
  async #text(path: string): Promise<string | undefined> {
    const bytes = await this.#entries.get(path)?.read();
    if (!bytes) return undefined;
    const encoding = bytes[0] === 0xfe ? 'utf-16be' : bytes[0] === 0xff ? 'utf-16le' : 'utf-8';
    return new TextDecoder(encoding).decode(bytes);
  }
}
