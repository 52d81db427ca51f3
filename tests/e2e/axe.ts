import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with a page as it is now, without the part that `except` selects. */
export async function violations(page: Page, except?: string): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page });
  const { violations: found } = await (except === undefined ? axe : axe.exclude(except)).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
