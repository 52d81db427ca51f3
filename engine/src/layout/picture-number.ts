import type { MediaFile } from '../model/media.js';

/** The prime numbers that FNV-1a and MurmurHash3 multiply by. */
const [PRIME, OTHER_PRIME] = [0x01000193, 0x85ebca6b];

/**
 * A 53-bit integer made from the content of the file, which two pictures are unlikely to share: a picture keeps its
 * number while others come and go, and when it is loaded again.
 */
export function pictureNumber({ content }: MediaFile): number {
  let [low, high] = [content.length, ~content.length];
  for (let index = 0; index < content.length; index++) {
    const unit = typeof content === 'string' ? content.charCodeAt(index) : (content[index] ?? 0);
    low = Math.imul(low ^ unit, PRIME);
    high = Math.imul(high ^ unit, OTHER_PRIME);
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
