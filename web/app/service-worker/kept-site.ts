import { NOT_FOUND_ADDRESS, type SiteFile } from './site-file';

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/**
 * The site's files in one cache, each under its address and the revision of its content, so that two versions can
 * coexist and a new one fetches only what has changed.
 */
export class KeptSite {
  readonly #cache: Cache;
  readonly #files: ReadonlyMap<string, SiteFile>;
  readonly #fetch: Fetch;

  constructor(cache: Cache, files: readonly SiteFile[], fetch: Fetch) {
    this.#cache = cache;
    this.#files = new Map(files.map((file) => [file.address, file]));
    this.#fetch = fetch;
  }

  /** Fetches missing files. An interrupted attempt is resumed by the next one. */
  async fetchAhead(): Promise<void> {
    const kept = await this.#keptKeys();
    const missing = [...this.#files.values()].filter((file) => file.ahead && !kept.has(keyOf(file)));
    await Promise.all(missing.map((file) => this.#fetchFile(file)));
  }

  /** Deletes the files of other versions. */
  async dropOthers(): Promise<void> {
    const current = new Set([...this.#files.values()].map(keyOf));
    const others = [...(await this.#keptKeys())].filter((key) => !current.has(key));
    await Promise.all(others.map((key) => this.#cache.delete(key)));
  }

  knows(address: string): boolean {
    return this.#files.has(address);
  }

  /** A file of this version or, if its name contains a hash, of any version. */
  async find(address: string): Promise<Response | undefined> {
    const file = this.#files.get(address);
    return this.#cache.match(file ? keyOf(file) : address);
  }

  async keep(address: string, response: Response): Promise<void> {
    const file = this.#files.get(address);
    if (file && response.ok && !response.redirected) await this.#cache.put(keyOf(file), response);
  }

  async #fetchFile(file: SiteFile): Promise<void> {
    // The browser may have a hashed file already; others must be revalidated.
    const cache = file.revision === undefined ? 'default' : 'no-cache';
    const response = await this.#fetch(file.address, { cache, priority: 'low' });
    if (!response.ok && file.address !== NOT_FOUND_ADDRESS)
      throw new Error(`Cannot keep ${file.address}, expected it to be found, got ${response.status}`);
    await this.#cache.put(keyOf(file), withoutRedirection(response));
  }

  async #keptKeys(): Promise<Set<string>> {
    const requests = await this.#cache.keys();
    return new Set(requests.map(({ url }) => pathOf(url)));
  }
}

function keyOf({ address, revision }: SiteFile): string {
  return revision === undefined ? address : `${address}?revision=${revision}`;
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Browsers refuse a redirected response, as some hosts send for `/docs`, for a navigation. */
function withoutRedirection({ body, headers, status }: Response): Response {
  return new Response(body, { headers, status });
}
