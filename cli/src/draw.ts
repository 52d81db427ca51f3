import type { Rasterizer } from '@footmark/engine';

/** What an SVG has to the inch where nobody asks for more. */
const SVG_DENSITY = 72;
const JPEG_QUALITY = 90;

/**
 * Makes PNG and JPEG files with sharp. Where npm could not install it (it is an optional dependency) there is no picture.
 * It runs native code that nothing in its own process can end: the command calls it in a process for itself.
 */
export const draw: Rasterizer = async ({ bytes, format, width, height, wanted }) => {
  const { default: sharp } = await import('sharp');
  const density = format === 'svg' ? await densityFor(width) : undefined;
  const picture = sharp(bytes, density === undefined ? {} : { density }).autoOrient();
  if (format === 'svg') picture.resize(width, height, { fit: 'fill' });
  return wanted === 'jpeg' ? picture.jpeg({ quality: JPEG_QUALITY }).toBuffer() : picture.png().toBuffer();

  /** Lines and letters stay sharp only if they are drawn at the size that is wanted. */
  async function densityFor(wantedWidth: number): Promise<number> {
    const drawn = await sharp(bytes, { density: SVG_DENSITY }).metadata();
    return (SVG_DENSITY * wantedWidth) / drawn.width;
  }
};
