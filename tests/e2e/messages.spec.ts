import type { Locator } from '@playwright/test';
import { type Converter, expect, test } from './converter';

/* What is told over the page never covers what has the focus, in any window, also one zoomed to 400 %. */

const WINDOWS = [
  [320, 256],
  [375, 812],
  [1280, 720],
] as const;

const TEXT = `# A title\n\nA gap.[^gone]\n\n![](missing.png)\n\n${'Words in a paragraph of some length. '.repeat(80)}`;

/** Walks the focus around the page, and gives the controls of which the message covers a part. */
async function coveredBy({ page }: Converter, message: Locator): Promise<string[]> {
  await page.locator('a[href="#main"]').focus();
  const covered: string[] = [];
  const seen = new Set<string>();
  for (let tab = 0; tab < 100; tab += 1) {
    await page.keyboard.press('Tab');
    const focused = await message.evaluate(async (card) => {
      // Toasts do not end while the visitor is in another window.
      window.dispatchEvent(new Event('blur'));
      const frames = async (count: number): Promise<void> => {
        for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
      };
      const isCovered = (): boolean => {
        const { activeElement } = document;
        const place = card.parentElement?.getBoundingClientRect();
        if (!activeElement || !place || card.contains(activeElement)) return false;
        const { left, right, top, bottom, height } = activeElement.getBoundingClientRect();
        const box = card.getBoundingClientRect();
        const isBeside = Math.min(box.right, place.right) <= left || right <= box.left;
        const isAway = Math.min(box.bottom, place.bottom) <= top || bottom <= Math.max(box.top, place.top);
        // Text and pages fill the window, and are seen beside it.
        const isLarge = height > innerHeight / 2;
        return !isBeside && !isAway && !isLarge;
      };
      await frames(3);
      // What a dialog moves by itself is looked for now and then.
      for (let left = 30; left > 0 && isCovered(); left -= 1) await frames(1);
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return undefined;
      return { html: activeElement.outerHTML.slice(0, 160), isCovered: isCovered() };
    });
    if (!focused) continue;
    seen.add(focused.html);
    if (focused.isCovered) covered.push(focused.html);
  }
  expect(seen.size, [...seen].join('\n')).toBeGreaterThan(10);
  return covered;
}

for (const [width, height] of WINDOWS)
  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the message after converting covers nothing that has the focus', async ({ converter }) => {
      await converter.write(TEXT);
      await converter.convert();
      const toast = converter.toast('Conversion successful!');
      await expect(toast).toBeVisible();
      expect(await coveredBy(converter, toast)).toEqual([]);
    });

    test('nor does the message about a part that could not be loaded', async ({ converter, page }) => {
      await page.route(/\/assets\/later-parts-/, (route) => route.abort('internetdisconnected'));
      await page.reload();
      await converter.write(TEXT);
      const message = page.getByRole('alert').filter({ hasText: '“Find” could not be loaded.' });
      // Before the page is alive, the keys are the browser's.
      await expect(async () => {
        await page.keyboard.press('Control+f');
        await expect(message).toBeVisible({ timeout: 1000 });
      }).toPass();
      expect(await coveredBy(converter, message.locator('> :last-child'))).toEqual([]);
    });
  });
