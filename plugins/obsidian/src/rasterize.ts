import type { RasterRequest } from '@footmark/engine';

const JPEG_QUALITY = 0.92;

/** Makes a PNG or JPEG file with the decoders of Obsidian's page. */
export async function rasterize({
  bytes,
  format,
  width,
  height,
  wanted,
}: Omit<RasterRequest, 'signal'>): Promise<Uint8Array | undefined> {
  const type = format === 'svg' ? 'image/svg+xml' : `image/${format}`;
  const url = URL.createObjectURL(new Blob([bytes.slice()], { type }));
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const canvas = createEl('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    const made = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, `image/${wanted}`, JPEG_QUALITY),
    );
    return made ? new Uint8Array(await made.arrayBuffer()) : undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}
