import { type CslItem, idsOf, type SourcesByKey } from '../../csl/item.js';

/** A source of a file, which is read when it is needed: most texts cite few of the sources in their files. */
export interface UnreadSource {
  /** Its citation key, and the others under which it may be cited. */
  readonly ids: readonly string[];
  read(): CslItem;
}

/** A source that has been read. */
export function readSource(item: CslItem): UnreadSource {
  return { ids: idsOf(item), read: () => item };
}

/** Sources by citation key; of several with the same key, the first counts. */
export class UnreadSources implements SourcesByKey {
  readonly #sources = new Map<string, UnreadSource>();
  readonly #read = new Map<UnreadSource, CslItem>();

  add(source: UnreadSource): void {
    for (const id of source.ids) if (!this.#sources.has(id)) this.#sources.set(id, source);
  }

  get size(): number {
    return this.#sources.size;
  }

  has(key: string): boolean {
    return this.#sources.has(key);
  }

  keys(): Iterable<string> {
    return this.#sources.keys();
  }

  get(key: string): CslItem | undefined {
    const source = this.#sources.get(key);
    if (!source) return undefined;
    let item = this.#read.get(source);
    if (!item) {
      item = source.read();
      this.#read.set(source, item);
    }
    return item;
  }
}
