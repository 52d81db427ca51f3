import { expect, type Locator, test as plain } from '@playwright/test';
import { test } from './converter';
import { fillsWithoutLines } from './fills';
import { openPage } from './pages';

test('with forced colours the converter’s controls can be told from the page, whatever is open', async ({
  converter,
  page,
}) => {
  await converter.write('Text.[^gone]');
  const filled = () => page.locator('[data-filled]').filter({ hasText: /Convert to Word|Download Ready/ });
  expect(await fillsWithoutLines(page)).toEqual([]);
  await expect(filled(), 'the button is one of them').toHaveCount(1);
  await converter.convert();
  await expect(converter.button).toHaveText('Download Ready');
  expect(await fillsWithoutLines(page)).toEqual([]);
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await fillsWithoutLines(page)).toEqual([]);
});

test('with forced colours the overlay and its bar can be seen', async ({ converter, page }) => {
  await converter.replaceWorker('onmessage = () => {};');
  await page.reload();
  await converter.codeEditor();
  await converter.write('Text');
  await converter.button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await fillsWithoutLines(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  const [bar, track] = await page
    .getByRole('progressbar')
    .evaluate((element) =>
      [element.firstElementChild ?? element, element].map((part) => getComputedStyle(part).backgroundColor),
    );
  expect(bar).not.toBe(track);
});

for (const surface of ['code editor', 'plain text area'])
  test(`with forced colours every hit can be seen in the ${surface}, and the current one told from the others`, async ({
    converter,
    page,
  }) => {
    if (surface === 'plain text area') {
      await page.route(/\/assets\/code-editor-/, (route) => route.abort());
      await page.reload();
      await expect(page.locator('textarea#markdown')).toBeVisible();
    }
    await expect(async () => {
      await converter.write('needle and needle');
      expect(await converter.shownText()).toBe('needle and needle');
    }).toPass();
    await page.emulateMedia({ forcedColors: 'active' });
    // The scripts may only just have taken over the page.
    await expect(async () => {
      await page.keyboard.press('Control+f');
      await expect(page.getByLabel('Find in the text')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.getByLabel('Find in the text').fill('needle');
    const hits = page.locator('.find-hit');
    await expect(hits).toHaveCount(2);
    const current = page.locator('.find-hit-current');
    await expect(current).toHaveCSS('outline-width', '3px');
    const other = page.locator('.find-hit:not(.find-hit-current)');
    await expect(other).toHaveCSS('outline-style', 'solid');
    const colours = await Promise.all(
      [current, other].map((hit) => hit.evaluate((element) => getComputedStyle(element).outlineColor)),
    );
    expect(colours[0]).not.toBe(colours[1]);
    if (surface === 'plain text area')
      await expect(converter.text, 'no plate over the marks').toHaveCSS('forced-color-adjust', 'none');
  });

/** Whether, under forced colours, a control differs from its siblings of the same kind by more than its fill. */
async function looksPressed(pressed: Locator, other: Locator): Promise<void> {
  const look = (control: Locator) =>
    control.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return { backgroundColor, color };
    });
  const [one, two] = [await look(pressed), await look(other)];
  expect(one.backgroundColor).not.toBe(two.backgroundColor);
  expect(one.color).not.toBe(one.backgroundColor);
}

test('with forced colours what is pressed, chosen or has opened something looks so, and its words can be read', async ({
  converter,
  page,
}) => {
  await converter.write('Text.[^gone]');
  await page.emulateMedia({ forcedColors: 'active' });
  const details = page.getByRole('button', { name: 'Details' });
  await converter.openNotes();
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  await details.hover();
  const [words, fill] = await details.evaluate((button) => {
    const { color, backgroundColor } = getComputedStyle(button);
    const sample = document.createElement('span');
    sample.style.cssText = 'forced-color-adjust:none;color:HighlightText;background:Highlight';
    button.parentElement?.append(sample);
    const expected = getComputedStyle(sample);
    return [color === expected.color, backgroundColor === expected.backgroundColor];
  });
  expect([words, fill]).toEqual([true, true]);

  await page.keyboard.press('Control+f');
  await expect(page.getByRole('button', { name: 'Find', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await looksPressed(
    page.getByRole('button', { name: 'Find', exact: true }),
    page.getByRole('button', { name: 'Copy', exact: true }),
  );
  const sizes = (await converter.adjust()).getByRole('radiogroup', { name: 'Size', exact: true });
  await looksPressed(
    sizes.locator('label:has(:checked)'),
    sizes.locator('label:not(:has(:checked))').first(),
  );
  await page.setViewportSize({ width: 768, height: 800 });
  const underlined = await page
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs
        .filter(
          (tab) =>
            getComputedStyle(tab).borderBottomColor !==
            getComputedStyle(document.documentElement).backgroundColor,
        )
        .map(({ ariaSelected }) => ariaSelected),
    );
  expect(underlined).toEqual(['true']);
  await page.emulateMedia({ forcedColors: 'none' });
  expect(await fillsWithoutLines(page)).toEqual([]);
});

plain('with forced colours the chosen option looks chosen', async ({ page }) => {
  await openPage(page, '/landing');
  await page.emulateMedia({ forcedColors: 'active' });
  const chosen = page.locator('button[aria-pressed="true"]').first();
  await looksPressed(chosen, page.locator('button[aria-pressed="false"]').first());
});

test('an empty box is as clear as a ticked one, in both themes', async ({ page, converter }) => {
  await converter.adjust();
  const box = page.getByRole('checkbox', { name: 'Typographic quotes and dashes' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(box).not.toBeChecked();
    const [fill, around, edge] = await box.evaluate((element) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(element);
      const field = getComputedStyle(document.querySelector('select') as Element).backgroundColor;
      return [backgroundColor, field, borderTopColor];
    });
    expect(fill, 'filled like every other field').toBe(around);
    expect(edge).not.toBe(fill);
    await box.check();
    await expect(box).toBeChecked();
    await expect(box).not.toHaveCSS('background-color', fill ?? '');
    await box.uncheck();
  }
});
