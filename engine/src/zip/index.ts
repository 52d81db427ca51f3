import type { Part } from '../model/part.js';
import { archive } from './archive.js';
import { compress } from './compress.js';
import { crc32 } from './crc32.js';
import type { Entry } from './entry.js';

/**
 * Packs parts into a .docx file while they are being written. The same parts give the same bytes, wherever the
 * platform's deflate is the same.
 */
export class Packer {
  readonly #entries: Promise<Entry>[] = [];

  /** `pause` is called now and then while a long part is taken, and what it throws ends the packing. */
  constructor(private readonly pause: () => void) {}

  /** Takes a part; resolves when all of its content is written, and may still be compressing it then. */
  async add({ name, content }: Part): Promise<void> {
    if (content instanceof Uint8Array) {
      // Pictures are compressed already.
      const entry = {
        name,
        method: 'stored',
        crc: crc32(content),
        size: content.length,
        data: content,
      } as const;
      this.#entries.push(Promise.resolve(entry));
      return;
    }
    const { compressed } = await compress(typeof content === 'string' ? [content] : content, this.pause);
    this.#entries.push(compressed.then((facts) => ({ name, method: 'deflated', ...facts })));
  }

  /** The file, as pieces to be joined. */
  async finish(): Promise<readonly Uint8Array[]> {
    const entries = await Promise.all(this.#entries);
    return archive(entries.sort((a, b) => rank(a) - rank(b)));
  }
}

/** What describes the package comes first, where programs look that tell a file's kind by its beginning. */
function rank({ name }: Entry): number {
  if (name === '[Content_Types].xml') return 0;
  return name.endsWith('.rels') ? 1 : 2;
}
