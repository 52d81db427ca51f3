import sharp from 'sharp';
import { RESOLUTION } from './pages.mjs';

/** The empty space, in inches, that a picture keeps below the text of a page. */
const FOOT = 0.25;
/** The least empty space, in inches, between the last line of a part of a page and the end of the picture. */
const LEAST_FOOT = 0.06;
const WHITE = 255;

/**
 * Crops a page, scales it, and encodes it in both formats of the site, on white.
 *
 * @param {Buffer} png
 * @param {{ crop: { x: number, y: number, width: number, height: number }, width: number, isCutOff?: boolean, runsOff?: boolean }} picture
 *   the part in inches, the width in pixels; whether it ends with what is on the page, and whether its lines go on beyond its right edge
 */
export async function encodePart(png, { crop, width, isCutOff = false, runsOff = false }) {
  const page = await sharp(png).flatten({ background: '#fff' }).toBuffer();
  const [left = 0, top = 0, fromWidth = 0, whole = 0] = [crop.x, crop.y, crop.width, crop.height].map(
    (inches) => Math.round(inches * RESOLUTION),
  );
  const fromHeight = isCutOff ? (await endOfInk(page)) - top + FOOT * RESOLUTION : whole;
  const cropped = await sharp(page).extract({ left, top, width: fromWidth, height: fromHeight }).toBuffer();
  const whiteFrom = await endOfWholeLines(cropped);
  const layers = [
    ...(whiteFrom < fromHeight
      ? [layer(fromWidth, fromHeight, `<rect y="${whiteFrom}" width="100%" height="100%" fill="#fff"/>`)]
      : []),
    ...(runsOff ? [layer(fromWidth, fromHeight, FADE)] : []),
  ];
  const part = sharp(
    await sharp(await sharp(cropped).composite(layers).toBuffer())
      .resize({ width })
      .toBuffer(),
  );
  return encode(part);
}

/** Lets lines that go on beyond the right edge end in white, instead of in the middle of a letter. */
const FADE =
  '<linearGradient id="fade"><stop offset=".8" stop-color="#fff" stop-opacity="0"/><stop offset=".98" stop-color="#fff"/></linearGradient><rect width="100%" height="100%" fill="url(#fade)"/>';

function layer(/** @type {number} */ width, /** @type {number} */ height, /** @type {string} */ content) {
  return {
    input: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
    ),
  };
}

/**
 * Where the last line ends that the foot of a part of a page does not cut, in pixels from the top of the part; its height, if it cuts
 * none. A line is what has white above and below it, such as one of text, or a table row in a frame with all rows around it.
 *
 * @param {Buffer} part
 */
export async function endOfWholeLines(part) {
  const { data, info } = await sharp(part).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isWhite = (/** @type {number} */ row) =>
    data
      .subarray(row * info.width * info.channels, (row + 1) * info.width * info.channels)
      .every((value) => value === WHITE);
  const least = Math.round(LEAST_FOOT * RESOLUTION);
  let row = info.height - 1;
  while (row >= 0 && isWhite(row)) row -= 1;
  if (info.height - 1 - row >= least) return info.height;
  while (row >= 0 && !isWhite(row)) row -= 1;
  return row + 1;
}

/**
 * Encodes a picture in both formats of the site.
 *
 * @param {import('sharp').Sharp} picture
 */
export async function encode(picture) {
  const { width, height } = await picture.metadata();
  return {
    width,
    height,
    webp: await picture.clone().webp({ quality: 75, effort: 6 }).toBuffer(),
    avif: await picture.clone().avif({ quality: 50, effort: 7 }).toBuffer(),
  };
}

/** Where the last thing on the page ends, in pixels from its top. */
async function endOfInk(/** @type {Buffer} */ page) {
  const { info } = await sharp(page).trim({ background: '#fff' }).toBuffer({ resolveWithObject: true });
  return info.height - (info.trimOffsetTop ?? 0);
}

/**
 * Takes a screenshot of a page of HTML.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} html
 * @param {{ width: number, height: number }} size
 */
export async function screenshot(browser, html, { width, height }) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const bytes = await page.screenshot({ omitBackground: true });
  await page.close();
  return bytes;
}

export function dataUrlOf(/** @type {Buffer} */ png) {
  return `data:image/png;base64,${png.toString('base64')}`;
}
