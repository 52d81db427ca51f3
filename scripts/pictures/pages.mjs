import { createServer } from 'vite';
import { openPages } from '../../engine/dist/pages.js';
import { diagrams, rasterize } from './diagrams.mjs';
import { fromRoot } from './paths.mjs';

/** Pixels per inch of a drawn page. */
export const RESOLUTION = 200;
const TWIPS_PER_POINT = 20;

/** Between the last line of a page that is cut off and its notes, in points. */
const ABOVE_NOTES = 24;
/** The least height of the text on a page, in points. */
const MIN_TEXT = 80;

/**
 * @typedef {object} Source
 * @property {string} markdown
 * @property {import('../../engine/dist/index.js').ConversionOptions} options
 * @property {boolean} [isCutOff] whether its notes are directly below the text, instead of at the foot of the page
 */

/**
 * Opens a browser page that draws documents as the converter does. Resolves to two functions: one returns a page of a
 * document as PNG, transparent where nothing is printed; the other closes the browser page.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Readonly<Record<string, Source>>} documents
 */
export async function openPaper(browser, documents) {
  const server = await createServer({
    configFile: false,
    root: fromRoot('scripts/pictures'),
    logLevel: 'warn',
    server: { port: 0, fs: { allow: [fromRoot('.')] } },
  });
  await server.listen();
  const page = await browser.newPage();
  await page.goto(new URL('paper.html', server.resolvedUrls?.local[0]).href);
  await page.waitForFunction(() => 'show' in window);
  return {
    draw: async (/** @type {string} */ name, /** @type {number} */ number) => {
      const source = documents[name];
      if (!source) throw new Error(`Cannot draw ${name}, expected one of the documents`);
      const laidOut = await layOut(source, number);
      await page.evaluate(
        ([what, resolution]) =>
          /** @type {{ show: (laidOut: unknown, resolution: unknown) => Promise<void> }} */ (
            /** @type {unknown} */ (window)
          ).show(what, resolution),
        /** @type {const} */ ([laidOut, RESOLUTION]),
      );
      return page.locator('body').screenshot({ omitBackground: true });
    },
    close: async () => {
      await page.close();
      await server.close();
    },
  };
}

/**
 * A page, and the addresses of the pictures in the text.
 *
 * @param {Source} source
 * @param {number} number of the page
 */
async function layOut({ markdown, options: own, isCutOff }, number) {
  const pages = openPages();
  const options = { ...own, diagrams, rasterize };
  const drawing = await draw(options);
  const pictures = await picturesOf(pages, drawing);
  const { margins } = options;
  const rule = drawing.notes?.separators[0];
  if (!isCutOff || !margins || !rule) return { drawing, pictures };
  const end = Math.max(...drawing.body.map(endOf));
  const most = drawing.height / TWIPS_PER_POINT - (margins.top ?? 0) - MIN_TEXT;
  const bottom = Math.min((margins.bottom ?? 0) + (rule.y - end) / TWIPS_PER_POINT - ABOVE_NOTES, most);
  return { drawing: await draw({ ...options, margins: { ...margins, bottom } }), pictures };

  /** @param {import('../../engine/dist/index.js').ConversionOptions} how */
  async function draw(how) {
    await pages.update(markdown, how);
    return pages.page(number);
  }
}

/**
 * Where a block ends, in twips from the top of its page.
 *
 * @param {import('../../engine/dist/pages.js').PageDrawing['body'][number]} block
 * @returns {number}
 */
function endOf(block) {
  const boxes = block.type === 'table' ? block.rows.flatMap(({ cells }) => cells) : [block];
  return Math.max(...boxes.map(({ box }) => box.y + box.height));
}

/**
 * The addresses of a page's pictures, by the numbers that stand for them in the drawing.
 *
 * @param {import('../../engine/dist/pages.js').PageSession} pages
 * @param {import('../../engine/dist/pages.js').PageDrawing} drawing
 */
async function picturesOf(pages, drawing) {
  /** @type {Record<number, string>} */
  const addresses = {};
  for (const [, picture] of JSON.stringify(drawing).matchAll(/"picture":(\d+)/g)) {
    const number = Number(picture);
    const file = pages.picture(number);
    const content = file && Buffer.from(await file.arrayBuffer()).toString('base64');
    if (file) addresses[number] = `data:${file.type};base64,${content}`;
  }
  return addresses;
}
