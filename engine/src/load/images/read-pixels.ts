import { avifSize } from './avif.js';
import { formatOf, type ImageFormat } from './format.js';
import { gifSize } from './gif.js';
import { jpegSize } from './jpeg.js';
import type { PixelSize } from './pixel-size.js';
import { pngSize } from './png.js';
import { webpSize } from './webp.js';

export type PixelFormat = Exclude<ImageFormat, 'svg'>;

const READERS: Readonly<Record<PixelFormat, (view: DataView) => PixelSize | undefined>> = {
  png: pngSize,
  jpeg: jpegSize,
  gif: gifSize,
  webp: webpSize,
  avif: avifSize,
};

/** The header of a raster picture. */
export interface Pixels {
  readonly format: PixelFormat;
  readonly size: PixelSize;
}

/** Reads a picture's header without decoding it; `undefined` if it is not a picture or is damaged. */
export function readPixels(bytes: Uint8Array): Pixels | undefined {
  const format = formatOf(bytes);
  if (!format || format === 'svg') return undefined;
  const size = READERS[format](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return size && size.width > 0 && size.height > 0 ? { format, size } : undefined;
}
