import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { endOfWholeLines } from '../../scripts/pictures/draw.mjs';
import sizes from '../../web/app/content/picture-sizes.json' with { type: 'json' };

/** The lightness of what is white in a page, after it was compressed with loss. */
const NEARLY_WHITE = 240;

const PAGES = Object.keys(sizes).filter((name) => !name.startsWith('screen-'));

/** Whether each row of pixels is white, from the last one up. */
async function whiteRows(picture: Buffer): Promise<readonly boolean[]> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const length = info.width * info.channels;
  return Array.from({ length: info.height }, (_, row) => {
    const begin = (info.height - 1 - row) * length;
    return data.subarray(begin, begin + length).every((value) => value >= NEARLY_WHITE);
  });
}

test.each(PAGES)('the picture %s ends with a whole line', async (name) => {
  const rows = await whiteRows(
    readFileSync(new URL(`../../web/public/pictures/${name}.webp`, import.meta.url)),
  );
  expect(rows.slice(0, 3)).toEqual([true, true, true]);
});

/** A part of a page, white, with a black line of 20 pixels from each of `tops`. */
function part(height: number, tops: readonly number[]): Promise<Buffer> {
  const lines = tops.map((top) => `<rect x="10" y="${top}" width="80" height="20"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${lines}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

test.each([
  ['nothing is cut off that ends above the foot', 200, [20, 60], 200],
  ['a line that the foot cuts is white from its top', 110, [20, 60, 100], 100],
  ['a line that touches the foot is white, too', 80, [20, 60], 60],
])('%s', async (_, height, tops, end) => {
  expect(await endOfWholeLines(await part(height, tops))).toBe(end);
});
