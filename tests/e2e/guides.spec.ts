import { expect, test } from '@playwright/test';
import { openPage } from './pages';

test('the sample prompt is copied, and the button says so for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/chatgpt-to-word');
  const button = page.getByRole('button', { name: /Try Sample Prompt|Copied!/ });
  await expect(button).toHaveText('Try Sample Prompt');
  await page.clock.install({ time: 0 });
  // From here on, the page's clock is controlled by the test.
  await page.clock.pauseAt(60_000);
  await button.click();
  await expect(button).toHaveText('Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('research proposal');
  await page.clock.runFor(1900);
  await expect(button).toHaveText('Copied!');
  await page.clock.runFor(200);
  await expect(button).toHaveText('Try Sample Prompt');
});

test('a clipboard that refuses is only logged', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
  });
  await openPage(page, '/chatgpt-to-word');
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Failed to copy to clipboard'),
  );
  await page.getByRole('button', { name: 'Try Sample Prompt' }).click();
  await logged;
  await expect(page.getByRole('button', { name: 'Try Sample Prompt' })).toBeVisible();
});

test('the Notion guide leads to the converter, the documentation and the contact page', async ({ page }) => {
  await openPage(page, '/notion-to-word');
  const main = page.getByRole('main');
  for (const href of ['/', '/docs', '/contact'])
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
});

test('the note demo: numbers follow when a note is inserted above', async ({ page }) => {
  await openPage(page, '/features/footnotes');
  const paper = page.locator('[aria-live="polite"]').filter({ hasText: 'The tide came late.' });
  await expect(paper).toContainText('The tide came late.1 So did the ferry.2 The tide was high, too.1');
  await page.getByRole('button', { name: 'Insert a note above' }).click();
  await expect(paper).toContainText(
    'in 1871.1 The tide came late.2 So did the ferry.3 The tide was high, too.2',
  );
  await page.getByRole('radio', { name: 'New with “See note N”' }).check();
  await expect(paper).toContainText('The tide was high, too.4');
  await expect(paper.getByRole('listitem').last()).toHaveText('4See footnote 2');
  await page.getByRole('button', { name: 'Remove the note above' }).click();
  await expect(paper.getByRole('listitem').last()).toHaveText('3See footnote 1');
});

test('the use cases name eight faults with sources, and five groups', async ({ page }) => {
  await openPage(page, '/use-cases');
  const faults = page.getByRole('main').locator('ol').filter({ hasText: 'Impact.' }).locator('> li');
  await expect(faults).toHaveCount(8);
  for (const fault of await faults.all()) {
    await expect(fault).toContainText('Impact.');
    await expect(fault.getByRole('link').first()).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/.+\/issues\/\d+$/,
    );
  }
  await expect(page.getByText('Problem', { exact: true })).toHaveCount(5);
});

test('the legal pages have a date and two ways on, the same header, and say what is a placeholder', async ({
  page,
}) => {
  for (const path of ['/terms', '/privacy']) {
    await openPage(page, path);
    await expect(page.getByText('Last updated August 15, 2025')).toBeVisible();
    await expect(page.getByText('Whoever runs this site must replace them')).toBeVisible();
    const header = page.getByRole('banner');
    for (const name of ['Convert', 'Features', 'Templates', 'Guides', 'Documentation', 'Use Cases', 'About'])
      await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await page.getByRole('link', { name: 'Start Converting' }).click();
    await expect(page).toHaveURL('/');
  }
});

test('all contact cards lead to the one mailbox', async ({ page }) => {
  await openPage(page, '/contact');
  const addresses = await page
    .getByRole('main')
    .locator('a[href^="mailto:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/\?.*/, '')));
  expect(addresses).toHaveLength(5);
  expect(new Set(addresses).size).toBe(1);
  await expect(page.getByText('24–48 hours')).toBeVisible();
});

test('on a narrow screen a sample is read without moving it sideways; the indent of its wrapped lines is not copied', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const sample = page.getByRole('figure').locator('pre').first();
  for (const path of ['/notion-to-word', '/chatgpt-to-word']) {
    await openPage(page, path);
    const hidden = await sample.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(hidden, path).toBe(0);
  }
  const { starts, selected, code } = await sample.evaluate((element) => {
    const lines = [...element.querySelectorAll('span')].map((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const rows = new Map<number, number>();
      for (const { top, left, width } of range.getClientRects())
        if (width > 0) rows.set(Math.round(top), Math.min(left, rows.get(Math.round(top)) ?? left));
      return [...rows.values()];
    });
    getSelection()?.selectAllChildren(element);
    return { starts: lines, selected: String(getSelection()), code: element.textContent };
  });
  expect(selected.trimEnd()).toBe(code?.trimEnd());
  const edge = starts.flat().reduce((least, left) => Math.min(least, left));
  expect(starts.some((rows) => rows.length > 1)).toBe(true);
  for (const [first, ...rest] of starts.filter((rows) => rows.length > 0)) {
    expect(first).toBeCloseTo(edge, 0);
    for (const left of rest) expect(left).toBeGreaterThan(edge + 8);
  }
});

test('the header’s links are behind a button on small screens', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openPage(page, '/about');
  const link = page.getByRole('banner').getByRole('link', { name: 'Use Cases' });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await link.click();
  await expect(page).toHaveURL('/use-cases');
});
