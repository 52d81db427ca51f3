import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, PageScreenshotOptions } from '@playwright/test';

const FOLDER = join(import.meta.dirname, '../../.cache/screens');
const THEMES = ['light', 'dark'] as const;

/** Pictures of the page as it is, in the light and the dark theme. */
export async function picturesInThemes(page: Page, options?: PageScreenshotOptions): Promise<Buffer[]> {
  const taken: Buffer[] = [];
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    taken.push(await page.screenshot(options));
  }
  return taken;
}

export function keepSheet(name: string, project: string, bytes: Buffer): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name.replace(/\W+/g, '-')}-${project}.png`), bytes);
}
