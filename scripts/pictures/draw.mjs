import sharp from 'sharp';
import { RESOLUTION } from './pages.mjs';

/** The empty space, in inches, that a picture keeps below the text of a page. */
const FOOT = 0.25;

/**
 * Crops a page, scales it, and encodes it in both formats of the site, on white.
 *
 * @param {Buffer} png
 * @param {{ crop: { x: number, y: number, width: number, height: number }, width: number, isCutOff?: boolean }} picture
 *   the part in inches, the width in pixels; whether it ends with what is on the page
 */
export async function encodePart(png, { crop, width, isCutOff = false }) {
  const page = await sharp(png).flatten({ background: '#fff' }).toBuffer();
  const [left = 0, top = 0, fromWidth = 0, whole = 0] = [crop.x, crop.y, crop.width, crop.height].map(
    (inches) => Math.round(inches * RESOLUTION),
  );
  const fromHeight = isCutOff ? (await endOfInk(page)) - top + FOOT * RESOLUTION : whole;
  const part = sharp(
    await sharp(page)
      .extract({ left, top, width: fromWidth, height: fromHeight })
      .resize({ width })
      .toBuffer(),
  );
  return encode(part);
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
