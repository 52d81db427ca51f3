import type { Rasterizer } from '../../api/host.js';
import { EMU_PER_INCH } from '../../model/units.js';
import type { Embedding } from './embedding.js';
import { flawsOf, isCut } from './flaws.js';
import { formatOf } from './format.js';
import { isDecodable, MAX_PIXELS, MAX_SVG_BYTES } from './limits.js';
import type { PixelSize } from './pixel-size.js';
import { type PixelFormat, type Pixels, readPixels } from './read-pixels.js';

/**
 * Detects the format of a file by its bytes and converts it, with the host's decoder if necessary, to a format that Word
 * shows.
 */
export async function embed(bytes: Uint8Array, rasterize: Rasterizer | undefined): Promise<Embedding> {
  if (formatOf(bytes) === 'svg') {
    if (bytes.length > MAX_SVG_BYTES) return { obstacle: 'too-large', format: 'svg' };
    // Most documents have no SVG and need not load the code for it.
    return (await import('./svg/embed-svg.js')).embedSvg(bytes, rasterize);
  }
  const pixels = readPixels(bytes);
  if (!pixels) return { obstacle: isCut(bytes) ? 'cut' : 'no-picture' };
  const { width, height } = pixels.size;
  if (width * height > MAX_PIXELS) return { obstacle: 'too-large', format: pixels.format };
  if (isShownByWord(pixels.format) && !pixels.size.isRotated)
    return embedding(bytes, bytes, pixels.format, pixels.size);
  if (!isDecodable(pixels.size) && !isShownByWord(pixels.format))
    return { obstacle: 'too-large', format: pixels.format };
  const made = await converted(bytes, pixels, rasterize);
  if (made) return made;
  // If the host cannot rotate it, a picture on its side is better than none.
  if (isShownByWord(pixels.format)) return embedding(bytes, bytes, pixels.format, pixels.size);
  return isCut(bytes) ? { obstacle: 'cut' } : { obstacle: 'not-converted', format: pixels.format };
}

async function converted(
  bytes: Uint8Array,
  { format, size }: Pixels,
  rasterize: Rasterizer | undefined,
): Promise<Embedding | undefined> {
  if (!isDecodable(size)) return undefined;
  const { width, height, isPhotograph = format === 'jpeg' } = size;
  const made = await rasterize?.({ bytes, format, width, height, wanted: isPhotograph ? 'jpeg' : 'png' });
  const read = made && readPixels(made);
  if (!read || !isShownByWord(read.format)) return undefined;
  return embedding(bytes, made, read.format, { ...read.size, density: size.density });
}

function isShownByWord(format: PixelFormat): format is 'png' | 'jpeg' | 'gif' {
  return format === 'png' || format === 'jpeg' || format === 'gif';
}

function embedding(
  source: Uint8Array,
  content: Uint8Array,
  extension: 'png' | 'jpeg' | 'gif',
  { width, height, density }: PixelSize,
): Embedding {
  const scale = EMU_PER_INCH / density;
  return {
    image: { file: { content, extension }, width: width * scale, height: height * scale },
    removals: [],
    flaws: flawsOf(source, content),
  };
}
