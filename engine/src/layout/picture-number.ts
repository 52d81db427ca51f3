import type { MediaFile } from '../model/media.js';
import { fnv1a } from '../text/fnv1a.js';

/**
 * A 53-bit integer made from the content of the file, which two pictures are unlikely to share: a picture keeps its
 * number while others come and go, and when it is loaded again.
 */
export function pictureNumber({ content }: MediaFile): number {
  const [low, high] = [fnv1a(content), fnv1a(content, { basis: ~content.length })];
  return (high >>> 11) * 2 ** 32 + low;
}
