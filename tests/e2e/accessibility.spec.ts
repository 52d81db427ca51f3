import { expect, type Page, test } from '@playwright/test';
import { violationsInBothThemes } from './axe';
import { openPage } from './pages';

// During a fade, colours are blended with those behind them.
test.use({ reducedMotion: 'reduce' });

async function expectNothingWrong(page: Page, only?: string): Promise<void> {
  expect(await violationsInBothThemes(page, only === undefined ? {} : { only })).toEqual([]);
}

test('axe finds nothing wrong with the example dialog', async ({ page }) => {
  await openPage(page, '/landing');
  await page.getByRole('button', { name: 'See Example', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'See Footmark in Action' });
  await expect(dialog.getByText('title: "At the Foot')).toBeVisible();
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  await expectNothingWrong(page);
});

test('axe finds nothing wrong with open questions', async ({ page }) => {
  await openPage(page, '/faq');
  for (const question of await page.locator('summary').all()) await question.click();
  await expectNothingWrong(page);
});

test('axe finds nothing wrong with any tab of the documentation', async ({ page }) => {
  test.slow();
  await openPage(page, '/docs');
  // The first one and what is around the tabs are checked with the page itself, in `every-page.spec.ts`.
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  const [, ...others] = await page.getByRole('tab').all();
  expect(others.length).toBeGreaterThan(0);
  for (const tab of others) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expectNothingWrong(page, '[role="tabpanel"]');
  }
});
