import type { Page } from '@playwright/test';

/**
 * Elements that stand out only by their fill. Forced colours remove it; without a border, they cannot be told from the
 * page then.
 */
export async function fillsWithoutLines(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const controls =
      'a[href], button, input, select, textarea, [role=dialog], [role=tooltip], [role=progressbar]';
    const clear = 'rgba(0, 0, 0, 0)';
    const fill = (element: Element | null): string => {
      if (!element) return clear;
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === clear ? fill(element.parentElement) : backgroundColor;
    };
    for (const element of document.querySelectorAll<HTMLElement>(controls))
      if (element.checkVisibility() && fill(element) !== fill(element.parentElement))
        element.dataset.filled = '';
  });
  await page.emulateMedia({ forcedColors: 'active' });
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-filled]')]
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor, appearance } =
          getComputedStyle(element);
        const hasLine =
          borderTopStyle !== 'none' && borderTopWidth !== '0px' && borderTopColor !== backgroundColor;
        return !hasLine && !(element instanceof HTMLInputElement && appearance === 'auto');
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  await page.emulateMedia({ forcedColors: 'none' });
  return bare;
}
