import { type Page, test } from '@playwright/test';
import { KNOWN_PAGES, openPage, SUBJECT_PAGES, UNKNOWN_PATH } from '../e2e/pages';
import { keepSheet, picturesInThemes } from './pictures';
import { pieces, sheet } from './sheet';

const WIDTHS = [320, 768, 1280];
/** A page that is longer goes on beside itself. */
const PIECE_PX = 2000;
const SHOWN_PX = 900;

const paths = [...KNOWN_PAGES, ...SUBJECT_PAGES].map(({ path }) => path).filter((path) => path !== '/');

for (const path of new Set([...paths, UNKNOWN_PATH]))
  for (const width of WIDTHS)
    test(`${path} (${width} px)`, async ({ page }, { project }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      await loadPictures(page);
      const themes = await picturesInThemes(page, { fullPage: true });
      const rows = await Promise.all(themes.map((picture) => pieces(picture, PIECE_PX)));
      keepSheet(`site ${path} ${width}`, project.name, await sheet(rows, SHOWN_PX));
    });

/** Pictures below the window load when they are scrolled to. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });
}
