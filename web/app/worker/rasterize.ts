import type { Rasterizer } from '@footmark/engine';

/** Draws an SVG as a PNG; only a page can. */
type Draw = (svg: Blob, width: number, height: number) => Promise<Blob | undefined>;

const JPEG_QUALITY = 0.92;

/** Makes PNG and JPEG files with the browser's own decoders. */
export function rasterizer(draw: Draw): Rasterizer {
  return async ({ bytes, format, width, height, wanted }) => {
    const file = new Blob([bytes.slice()], { type: format === 'svg' ? 'image/svg+xml' : `image/${format}` });
    const made = format === 'svg' ? await draw(file, width, height) : await encoded(file, wanted);
    return made && new Uint8Array(await made.arrayBuffer());
  };
}

async function encoded(file: Blob, wanted: 'png' | 'jpeg'): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file);
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    return await canvas.convertToBlob({ type: `image/${wanted}`, quality: JPEG_QUALITY });
  } finally {
    bitmap.close();
  }
}
