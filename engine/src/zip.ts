import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Part } from './part.js';

/** Zip's earliest time. It is given as local time, so that every time zone writes the same bytes. */
const EPOCH = new Date(1980, 0, 1);

/** Packs parts into the bytes of a .docx file; the same parts give the same bytes anywhere. */
export function zip(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const files: Zippable = {};
  for (const { name, content } of parts) {
    // Pictures are compressed already.
    files[name] = typeof content === 'string' ? strToU8(content) : [content, { level: 0 }];
  }
  return zipSync(files, { level: 6, mtime: EPOCH });
}
