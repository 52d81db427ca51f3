// node scripts/pictures.mjs [NAMES...]: redraws the pictures of the site and the README with the code that draws the converter's
// pages: all of them, or those whose names begin with one of NAMES. Needs the built site (npm run build) and Chromium.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { README_PICTURE, readmeCard, SOCIAL_CARD, socialCard } from './pictures/cards.mjs';
import { openChromium } from './pictures/chromium.mjs';
import { encode, encodePart, screenshot } from './pictures/draw.mjs';
import { FAVICON, ICONS, ico, iconPage } from './pictures/icons.mjs';
import { DOCUMENTS, GUIDE_CARDS, PICTURES } from './pictures/list.mjs';
import { openPaper } from './pictures/pages.mjs';
import { fromRoot } from './pictures/paths.mjs';
import { openSite, SCREENS } from './pictures/screens.mjs';

const MAX_BYTES = 150_000;
const TARGET = fromRoot('web/public/pictures');
const SIZES = fromRoot('web/app/content/picture-sizes.json');

const names = process.argv.slice(2);
const isNamed = (/** @type {string} */ name) =>
  names.length === 0 || names.some((begin) => name.startsWith(begin));

const browser = await openChromium();
const paper = await openPaper(browser, DOCUMENTS);
const site = await openSite(browser);
try {
  if (names.length === 0) rmSync(TARGET, { recursive: true, force: true });
  for (const folder of [TARGET, fromRoot('web/public/social')]) mkdirSync(folder, { recursive: true });
  /** @type {Record<string, { width: number, height: number }>} */
  const sizes = names.length === 0 ? {} : JSON.parse(readFileSync(SIZES, 'utf8'));
  for (const picture of PICTURES.filter(({ name }) => isNamed(name))) {
    const { isCutOff } = DOCUMENTS[picture.document] ?? {};
    const page = await paper.draw(picture.document, picture.page);
    keep(picture.name, await encodePart(page, { ...picture, isCutOff }));
  }
  for (const screen of SCREENS.filter(({ name }) => isNamed(name)))
    keep(screen.name, await encode(sharp(await site.show(screen))));
  /**
   * @param {string} name
   * @param {Awaited<ReturnType<typeof encode>>} picture
   */
  function keep(name, { width, height, webp, avif }) {
    write(join(TARGET, `${name}.webp`), webp);
    write(join(TARGET, `${name}.avif`), avif);
    sizes[name] = { width, height };
  }
  writeFileSync(SIZES, `${JSON.stringify(sizes, null, 2)}\n`);
  const pictured = await paper.draw('paper', 5);
  const card = await screenshot(browser, socialCard(pictured), SOCIAL_CARD);
  write(fromRoot('web/public/social-card.png'), await sharp(card).png({ palette: true }).toBuffer());
  for (const { path, title, document, page } of GUIDE_CARDS.filter(({ path }) => isNamed(path))) {
    const guide = await screenshot(browser, socialCard(await paper.draw(document, page), title), SOCIAL_CARD);
    write(fromRoot(`web/public/social/${path}.png`), await sharp(guide).png({ palette: true }).toBuffer());
  }
  const readme = await screenshot(browser, readmeCard(pictured), README_PICTURE);
  write(fromRoot('docs/page.png'), await sharp(readme).png({ palette: true }).toBuffer());
  for (const icon of ICONS)
    write(fromRoot(`web/public/${icon.file}`), await screenshot(browser, iconPage(icon), icon));
  const favicon = await screenshot(browser, iconPage(FAVICON), FAVICON);
  write(fromRoot(`web/public/${FAVICON.file}`), ico(favicon, FAVICON));
} finally {
  site.close();
  await paper.close();
  await browser.close();
}

/**
 * @param {string} path
 * @param {Buffer} bytes
 */
function write(path, bytes) {
  if (bytes.length > MAX_BYTES)
    throw new Error(`${path} has ${bytes.length} bytes, expected at most ${MAX_BYTES}`);
  writeFileSync(path, bytes);
  console.log(`${String(bytes.length).padStart(7)} ${path}`);
}
