import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** CSS selectors of the part to check and of one to leave out. */
interface Scope {
  readonly only?: string;
  readonly except?: string;
}

/** Those of axe's rules for the levels A and AA that look at colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong on the page as it is now. */
export function violations(page: Page, scope: Scope = {}): Promise<readonly string[]> {
  return analyze(builder(page, scope));
}

/** Checks everything in the light theme, and in the dark one what alone differs there: the colours. */
export async function violationsInBothThemes(page: Page, scope: Scope = {}): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await analyze(builder(page, scope));
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await analyze(builder(page, scope).withRules(COLOR_RULES));
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

function builder(page: Page, { only, except }: Scope): AxeBuilder {
  // The other mode is for frames from other sites, which no page has. It opens a page for each check and takes twice as long.
  // Of the rules that hold, it names the elements, too, unless told not to: that takes a while.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (only !== undefined) axe.include(only);
  if (except !== undefined) axe.exclude(except);
  return axe;
}

async function analyze(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations: found, passes } = await axe.analyze();
  if (found.length + passes.length === 0) throw new Error('axe has checked nothing');
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
