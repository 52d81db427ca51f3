/*
 * Zip archives (PKWARE APPNOTE 6.3), without a library: packing while parts are being written, and reading what strangers made.
 * In: parts, or the bytes of an archive. Out: the pieces of a .docx file with the same bytes each time, or a list of entries
 * that are unpacked when asked for.
 *
 * `compress.ts` and `zlib.ts` find the platform's deflate; `archive.ts` writes the directory. `read.ts` reads, within limits
 * that its caller gives: sizes, counts and names in an archive are claims, and each is checked before it is believed.
 */
import type { Part } from '../model/part.js';
import { archive } from './archive.js';
import { compress, joined } from './compress.js';
import { crc32 } from './crc32.js';
import type { Entry } from './entry.js';

/**
 * Packs parts into a .docx file while they are being written. The same parts always give the same bytes on a platform
 * with the same deflate implementation.
 */
export class Packer {
  readonly #entries: Promise<Entry>[] = [];

  /** @param pause called repeatedly while a long part is packed; an exception from it stops the packing */
  constructor(private readonly pause: () => void) {}

  /** Adds a part. Resolves when all of its content has been written; compression may still be running. */
  async add({ name, content }: Part): Promise<void> {
    if (content instanceof Uint8Array) {
      // Pictures are already compressed.
      this.#entries.push(Promise.resolve(stored(name, content)));
      return;
    }
    if (typeof content === 'object' && 'parts' in content) {
      const inner = new Packer(this.pause);
      for (const part of content.parts) await inner.add(part);
      this.#entries.push(inner.finish().then((pieces) => stored(name, joined(pieces))));
      return;
    }
    const { compressed } = await compress(typeof content === 'string' ? [content] : content, this.pause);
    this.#entries.push(compressed.then((facts) => ({ name, method: 'deflated', ...facts })));
  }

  /** The file, as a list of pieces. */
  async finish(): Promise<readonly Uint8Array[]> {
    const entries = await Promise.all(this.#entries);
    return archive(entries.sort((a, b) => rank(a) - rank(b)));
  }
}

function stored(name: string, data: Uint8Array): Entry {
  return { name, method: 'stored', crc: crc32(data), size: data.length, data };
}

/** The parts that describe the package come first: programs that detect file types read the beginning. */
function rank({ name }: Entry): number {
  if (name === '[Content_Types].xml') return 0;
  return name.endsWith('.rels') ? 1 : 2;
}
