import { isAvifCut } from './avif.js';
import { formatOf, type ImageFormat } from './format.js';
import { isGifCut } from './gif.js';
import { isJpegCut } from './jpeg.js';
import { LARGE_BYTES, LARGE_PIXELS } from './limits.js';
import { isPngCut } from './png.js';
import { readPixels } from './read-pixels.js';
import { isWebpCut } from './webp.js';

/** What its reader may want to know of a picture that is in the document all the same. */
export type Flaw = 'cut' | 'many-bytes' | 'many-pixels';

const IS_CUT: Readonly<Record<ImageFormat, (view: DataView) => boolean>> = {
  png: isPngCut,
  jpeg: isJpegCut,
  gif: isGifCut,
  webp: isWebpCut,
  avif: isAvifCut,
  // It is text, and its reader judges it.
  svg: () => false,
};

/** Whether a file begins as a picture does and ends too early. */
export function isCut(bytes: Uint8Array): boolean {
  const format = formatOf(bytes);
  return (
    format !== undefined && IS_CUT[format](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  );
}

/** What is wrong with a file of pixels that can be shown, and with what became of it in the document. */
export function flawsOf(source: Uint8Array, content: Uint8Array): readonly Flaw[] {
  const flaws: Flaw[] = isCut(source) ? ['cut'] : [];
  const size = readPixels(content)?.size;
  if (size && size.width * size.height > LARGE_PIXELS) flaws.push('many-pixels');
  else if (content.length > LARGE_BYTES) flaws.push('many-bytes');
  return flaws;
}
