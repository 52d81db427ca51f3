import { RESOLUTION } from './pages.mjs';

/**
 * Crops a page, scales it and encodes it as WebP.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Buffer} png
 * @param {{ crop: { x: number, y: number, width: number, height: number }, width: number }} picture
 *   the part in inches, the width in pixels
 */
export async function cropToWebp(browser, png, { crop, width }) {
  const page = await browser.newPage();
  const height = Math.round((width * crop.height) / crop.width);
  const dataUrl = await page.evaluate(encode, {
    url: dataUrlOf(png),
    from: [crop.x, crop.y, crop.width, crop.height].map((inches) => inches * RESOLUTION),
    width,
    height,
  });
  await page.close();
  return { bytes: Buffer.from(dataUrl.split(',')[1] ?? '', 'base64'), width, height };
}

/**
 * Runs in the page.
 *
 * @param {{ url: string, from: number[], width: number, height: number }} order
 */
async function encode({ url, from, width, height }) {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Cannot draw, expected a canvas');
  context.imageSmoothingQuality = 'high';
  const [x = 0, y = 0, fromWidth = 0, fromHeight = 0] = from;
  context.drawImage(image, x, y, fromWidth, fromHeight, 0, 0, width, height);
  return canvas.toDataURL('image/webp', 0.75);
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
