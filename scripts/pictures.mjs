// node scripts/pictures.mjs: renders all pictures of the site and the README again from the engine's real
// output. Needs a built engine (npm run build), LibreOffice (soffice), poppler (pdftoppm) and Chromium.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { README_PICTURE, readmeCard, SOCIAL_CARD, socialCard } from './pictures/cards.mjs';
import { openChromium } from './pictures/chromium.mjs';
import { cropToWebp, screenshot } from './pictures/draw.mjs';
import { FAVICON, ICONS, ico, iconPage } from './pictures/icons.mjs';
import { DOCUMENTS, PICTURES } from './pictures/list.mjs';
import { renderPages } from './pictures/pages.mjs';
import { fromRoot } from './pictures/paths.mjs';

const MAX_BYTES = 150_000;
const TARGET = fromRoot('web/public/pictures');
const SIZES = fromRoot('web/app/content/picture-sizes.json');

const work = mkdtempSync(join(tmpdir(), 'footmark-pictures-'));
const browser = await openChromium();
try {
  const pages = await renderPages(DOCUMENTS, work);
  mkdirSync(TARGET, { recursive: true });
  mkdirSync(fromRoot('docs'), { recursive: true });
  /** @type {Record<string, { width: number, height: number }>} */
  const sizes = {};
  for (const picture of PICTURES) {
    const { bytes, width, height } = await cropToWebp(
      browser,
      pages(picture.document, picture.page),
      picture,
    );
    write(join(TARGET, `${picture.name}.webp`), bytes);
    sizes[picture.name] = { width, height };
  }
  writeFileSync(SIZES, `${JSON.stringify(sizes, null, 2)}\n`);
  write(
    fromRoot('web/public/social-card.png'),
    await screenshot(browser, socialCard(pages('passage', 1)), SOCIAL_CARD),
  );
  write(fromRoot('docs/page.png'), await screenshot(browser, readmeCard(pages('note', 1)), README_PICTURE));
  for (const icon of ICONS)
    write(fromRoot(`web/public/${icon.file}`), await screenshot(browser, iconPage(icon), icon));
  const favicon = await screenshot(browser, iconPage(FAVICON), FAVICON);
  write(fromRoot(`web/public/${FAVICON.file}`), ico(favicon, FAVICON));
} finally {
  await browser.close();
  rmSync(work, { recursive: true });
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
