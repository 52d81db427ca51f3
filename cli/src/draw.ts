import type { Rasterizer } from '@footmark/engine';

/** The default resolution of an SVG, in pixels per inch. */
const SVG_DENSITY = 72;
const JPEG_QUALITY = 90;

/**
 * Makes PNG and JPEG files with sharp. If npm could not install it (it is an optional dependency), there is no
 * picture. It runs native code that cannot be stopped from within its process, so the command uses it in a
 * separate process.
 */
export const draw: Rasterizer = async ({ bytes, format, width, height, wanted }) => {
  const { default: sharp } = await import('sharp');
  const density = format === 'svg' ? await densityFor(width) : undefined;
  const picture = sharp(bytes, density === undefined ? {} : { density }).autoOrient();
  if (format === 'svg') picture.resize(width, height, { fit: 'fill' });
  return wanted === 'jpeg' ? picture.jpeg({ quality: JPEG_QUALITY }).toBuffer() : picture.png().toBuffer();

  /** Lines and letters stay sharp only if they are drawn at the requested size. */
  async function densityFor(wantedWidth: number): Promise<number> {
    const drawn = await sharp(bytes, { density: SVG_DENSITY }).metadata();
    return (SVG_DENSITY * wantedWidth) / drawn.width;
  }
};
