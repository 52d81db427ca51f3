import { isAvifCut } from './avif.js';
import { formatOf, type ImageFormat } from './format.js';
import { isGifCut } from './gif.js';
import { isJpegCut } from './jpeg.js';
import { LARGE_BYTES, LARGE_PIXELS } from './limits.js';
import { isPngCut } from './png.js';
import { readPixels } from './read-pixels.js';
import { isWebpCut } from './webp.js';

/** Problems with a picture that is embedded anyway. */
export type Flaw = 'cut' | 'many-bytes' | 'many-pixels';

const IS_CUT: Readonly<Record<ImageFormat, (view: DataView) => boolean>> = {
  png: isPngCut,
  jpeg: isJpegCut,
  gif: isGifCut,
  webp: isWebpCut,
  avif: isAvifCut,
  // SVG is text; its reader detects this.
  svg: () => false,
};

/** Whether a file begins like a picture but ends too early. */
export function isCut(bytes: Uint8Array): boolean {
  const format = formatOf(bytes);
  return (
    format !== undefined && IS_CUT[format](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  );
}

/** The problems of a raster picture that can be shown, and of its form in the document. */
export function flawsOf(source: Uint8Array, content: Uint8Array): readonly Flaw[] {
  const flaws: Flaw[] = isCut(source) ? ['cut'] : [];
  const size = readPixels(content)?.size;
  if (size && size.width * size.height > LARGE_PIXELS) flaws.push('many-pixels');
  else if (content.length > LARGE_BYTES) flaws.push('many-bytes');
  return flaws;
}
