import type { Part } from '../part.js';
import { archive } from './archive.js';
import { crc32 } from './crc32.js';
import { deflate } from './deflate.js';
import type { Entry } from './entry.js';

/**
 * Packs parts into a .docx file, given as pieces to be joined. The same parts give the same bytes, wherever the
 * platform's deflate is the same.
 */
export async function zip(parts: readonly Part[]): Promise<readonly Uint8Array[]> {
  return archive(await Promise.all(parts.map(entryOf)));
}

async function entryOf({ name, content }: Part): Promise<Entry> {
  // Pictures are compressed already.
  if (typeof content !== 'string')
    return { name, method: 'stored', crc: crc32(content), size: content.length, data: [content] };
  const bytes = new TextEncoder().encode(content);
  const data = deflate(bytes);
  return { name, method: 'deflated', crc: crc32(bytes), size: bytes.length, data: await data };
}
