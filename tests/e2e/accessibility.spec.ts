import { expect, test } from '@playwright/test';
import { violations } from './axe';
import { openPage } from './pages';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('axe finds nothing wrong with the example dialog', async ({ page }) => {
      await openPage(page, '/landing');
      await page.getByRole('button', { name: 'See Example', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'See the product in Action' });
      await expect(dialog.getByText('title: "At the Foot')).toBeVisible();
      // Half-way through its arrival the dialog's colours are mixed with those behind it.
      await dialog.evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      );
      expect(await violations(page)).toEqual([]);
    });

    test('axe finds nothing wrong with open questions and every tab of the documentation', async ({
      page,
    }) => {
      test.slow();
      await openPage(page, '/faq');
      for (const question of await page.locator('summary').all()) await question.click();
      expect(await violations(page)).toEqual([]);
      await openPage(page, '/docs');
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        expect(await violations(page)).toEqual([]);
      }
    });
  });
}
