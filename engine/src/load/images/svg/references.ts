import { dataUriBytes } from '../data-uri.js';
import { isDecodable } from '../limits.js';
import { readPixels } from '../read-pixels.js';

/** Whether a reference is to something in the same file. */
export function isLocal(reference: string): boolean {
  return /^\s*#/.test(reference);
}

/** Whether a reference is to a picture embedded in the file, in a format that can neither run code nor load other files. */
export function isEmbeddedPicture(reference: string): boolean {
  if (!/^\s*data:image\/(?:png|jpe?g|gif|webp)[;,]/i.test(reference)) return false;
  const bytes = dataUriBytes(reference.trim());
  const pixels = bytes && readPixels(bytes);
  return pixels !== undefined && isDecodable(pixels.size);
}

/** Whether a reference is to a font embedded in the file. */
export function isEmbeddedFont(reference: string): boolean {
  return /^\s*data:(?:font\/|application\/(?:x-)?font)/i.test(reference);
}
