import sharp from 'sharp';

const LINE = { top: 2, bottom: 2, left: 2, right: 2, background: '#ff00ff' } as const;

/** Pictures side by side in rows, at the given height each, with a line around each that no screen has. */
export async function sheet(rows: readonly (readonly Buffer[])[], height: number): Promise<Buffer> {
  const lines = await Promise.all(rows.map((row) => joined(row, height)));
  const width = Math.max(...lines.map(({ info }) => info.width));
  const total = lines.reduce((sum, { info }) => sum + info.height, 0);
  let top = 0;
  const parts = lines.map(({ data, info }) => {
    const part = { input: data, left: 0, top };
    top += info.height;
    return part;
  });
  return canvas(width, total).composite(parts).png({ palette: true }).toBuffer();
}

async function joined(pictures: readonly Buffer[], height: number) {
  const scaled = await Promise.all(
    pictures.map((picture) =>
      sharp(picture).resize({ height }).extend(LINE).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  let left = 0;
  const parts = scaled.map(({ data, info }) => {
    const part = { input: data, left, top: 0 };
    left += info.width;
    return part;
  });
  return canvas(left, height + LINE.top + LINE.bottom)
    .composite(parts)
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** A tall picture, cut into pieces of this height. */
export async function pieces(picture: Buffer, height: number): Promise<Buffer[]> {
  const { width, height: total } = await sharp(picture).metadata();
  const tops = Array.from({ length: Math.ceil(total / height) }, (_, index) => index * height);
  return Promise.all(
    tops.map((top) => {
      const rest = Math.min(height, total - top);
      return sharp(picture)
        .extract({ left: 0, top, width, height: rest })
        .extend({ bottom: height - rest, background: LINE.background })
        .png()
        .toBuffer();
    }),
  );
}

function canvas(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
}
