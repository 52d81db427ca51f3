import { type BrowserContext, test } from '@playwright/test';
import { keepSheet, picturesInThemes } from './pictures';
import { sheet } from './sheet';
import { STATES } from './states';
import { Visitor } from './visitor';

/** One contact sheet for small screens, and one for wide ones. */
const SHEETS = {
  small: {
    sizes: [
      { width: 320, height: 640 },
      { width: 768, height: 1024 },
    ],
    height: 640,
  },
  wide: {
    sizes: [
      { width: 1280, height: 800 },
      { width: 1920, height: 1080 },
    ],
    height: 530,
  },
};
/** After this time, what a state brings has appeared. */
const SETTLED_MS = 600;

for (const [name, state] of Object.entries(STATES))
  for (const [kind, { sizes, height }] of Object.entries(SHEETS))
    test(`${name} (${kind})`, async ({ browser }, { project }) => {
      const rows: Buffer[][] = [];
      for (const viewport of sizes) {
        const context = await browser.newContext({
          viewport,
          reducedMotion: 'reduce',
          hasTouch: kind === 'small',
          permissions: state.mayReadClipboard === false ? [] : ['clipboard-read', 'clipboard-write'],
        });
        rows.push(await pictures(context, state));
        await context.close();
      }
      keepSheet(
        `${name} ${kind}`,
        project.name,
        await sheet(kind === 'small' ? [rows.flat()] : rows, height),
      );
    });

async function pictures(
  context: BrowserContext,
  { before, reach }: (typeof STATES)[string],
): Promise<Buffer[]> {
  const visitor = new Visitor(await context.newPage());
  await before?.(visitor);
  await visitor.open();
  await reach(visitor);
  await visitor.page.waitForTimeout(SETTLED_MS);
  return picturesInThemes(visitor.page);
}
