import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations that axe finds on the page as it is now, outside the part that `except` selects. */
export async function violations(page: Page, except?: string): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page });
  const { violations: found } = await (except === undefined ? axe : axe.exclude(except)).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
