import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { draw } from './draw.js';

const red = { r: 200, g: 30, b: 30, alpha: 1 };
const blank = sharp({ create: { width: 40, height: 30, channels: 4, background: red } });

async function made(request: Pick<Parameters<typeof draw>[0], 'bytes' | 'format' | 'wanted'>) {
  const bytes = await draw({ ...request, width: 40, height: 30 });
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const { format } = await sharp(bytes).metadata();
  return { format, width: info.width, height: info.height, first: [...data.subarray(0, 3)] };
}

describe('a picture that Word does not show', () => {
  test.each(['webp', 'avif'] as const)('becomes a PNG: %s', async (format) => {
    const bytes = await blank.clone().toFormat(format, { lossless: true }).toBuffer();
    expect(await made({ bytes, format, wanted: 'png' })).toEqual({
      format: 'png',
      width: 40,
      height: 30,
      first: [200, 30, 30],
    });
  });

  test('becomes a JPEG on request', async () => {
    const bytes = await blank.clone().webp().toBuffer();
    expect(await made({ bytes, format: 'webp', wanted: 'jpeg' })).toMatchObject({
      format: 'jpeg',
      width: 40,
    });
  });

  test('is rotated upright', async () => {
    const bytes = await blank.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await made({ bytes, format: 'jpeg', wanted: 'jpeg' })).toMatchObject({ width: 30, height: 40 });
  });
});

test('an SVG is drawn at the requested size', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="2" height="3" fill="#c81e1e"/></svg>';
  const bytes = await draw({
    bytes: Buffer.from(svg),
    format: 'svg',
    width: 40,
    height: 30,
    wanted: 'png',
  });
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 40, height: 30, channels: 4 });
  // The edge in the middle of the first line is sharp; if a small drawing were enlarged, it would be
  // blurred.
  const alphas = [18, 19, 20, 21].map((x) => data[x * 4 + 3]);
  expect(alphas).toEqual([255, 255, 0, 0]);
});

test('a file that is not a picture is refused', async () => {
  const request = {
    bytes: Buffer.from('no picture'),
    format: 'webp',
    width: 1,
    height: 1,
    wanted: 'png',
  } as const;
  await expect(draw(request)).rejects.toThrow();
});
