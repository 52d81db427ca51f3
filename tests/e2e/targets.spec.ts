import { expect, test as plain } from '@playwright/test';
import { test } from './converter';
import { KNOWN_PAGES, openPage } from './pages';
import { closeTargets } from './targets';

for (const width of [320, 768, 1280]) {
  for (const { path } of [...KNOWN_PAGES, { path: '/no/such/page' }])
    plain(`no two targets of ${path} are too close at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      // What opens without a script too.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect(await closeTargets(page)).toEqual([]);
    });

  test(`nor of the converter with a text, at ${width} px`, async ({ converter, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await converter.write(
      '# Title\n\nText.[^gone] And more.[^lost]\n\n![A](a.png) ![B](https://example.com/b.png)\n\nA fact【4:2†source】.',
    );
    await page.getByRole('status', { name: 'Text' }).getByText('2 pictures missing').waitFor();
    await converter.convert();
    await expect(converter.toast('Conversion successful!')).toBeVisible();
    expect(await closeTargets(page)).toEqual([]);
  });
}
