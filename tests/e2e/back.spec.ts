import { expect, type Page, test as plain } from '@playwright/test';
import { test } from './converter';
import { openPage } from './pages';

const entries = (page: Page) => page.evaluate(() => history.length);

test.describe('Back closes what covers the page, and does not leave it:', () => {
  test('the options of a phone', async ({ page, converter }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await converter.write('Text');
    await page.getByRole('tab', { name: 'Text' }).click();
    const sheet = page.getByRole('dialog', { name: 'Document Options' });
    const opener = page.getByRole('button', { name: 'Document Options' });
    await opener.click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(opener).toBeFocused();
    await converter.expectText('Text');
    // Again, from the page that Back led to.
    await opener.click();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('a list, and the page stays where it was', async ({ page, converter }) => {
    await converter.write('A line.\n'.repeat(100));
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.evaluate(() => scrollTo(0, 200));
    await page.keyboard.press('Control+/');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(list).toBeVisible();
    await page.goBack();
    await expect(list).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(200);
  });

  test('a conversion, which it cancels', async ({ page, converter }) => {
    await converter.replaceWorker('onmessage = () => {};');
    await page.reload();
    await converter.codeEditor();
    await converter.write('Text');
    await converter.button.click();
    const overlay = page.getByRole('dialog', { name: 'Converting...' });
    await expect(overlay).toBeVisible();
    await page.goBack();
    await expect(overlay).toBeHidden();
    await expect(converter.button).toHaveText('Convert to Word');
    await converter.expectText('Text');
  });
});

test('closing it in another way leaves no history entry', async ({ page, converter }) => {
  await openPage(page, '/about');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Footmark/ })
    .click();
  await expect(page).toHaveURL('/');
  await converter.codeEditor();
  const before = await entries(page);
  for (let round = 0; round < 3; round += 1) {
    await page.keyboard.press('Control+/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  // The entry that Forward leads to.
  expect(await entries(page)).toBe(before + 1);
  await expect.poll(() => page.evaluate(() => Object.values(history.state).includes(true))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'Markdown' })).toBeVisible();
  // Back to a dialog that is closed by now: the page is shown, and Back still works from there.
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'Markdown' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
});

test('what is opened while the history leaves a closed dialog’s entry stays open, and Back closes it', async ({
  page,
  converter,
}) => {
  await page.keyboard.press('Control+/');
  const list = page.getByRole('dialog');
  await expect(list).toBeVisible();
  await page.evaluate(() => {
    const key = (init: KeyboardEventInit) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
      );
    const back = history.back.bind(history);
    history.back = () => {
      history.back = back;
      back();
      key({ key: '/', ctrlKey: true });
    };
    const push = history.pushState.bind(history);
    const entered = new Promise<void>((resolve) => {
      history.pushState = (...entry) => {
        push(...entry);
        resolve();
      };
    });
    key({ key: 'Escape' });
    return entered;
  });
  await expect(list).toBeVisible();
  await page.goBack();
  await expect(list).toBeHidden();
  await expect(converter.text).toBeVisible();
});

plain('a link in a dialog leads on, and Back leads to the page that the dialog was on', async ({ page }) => {
  await openPage(page, '/landing');
  await page.getByRole('button', { name: 'See Example', exact: true }).click();
  await page.getByRole('link', { name: 'Try This Example' }).click();
  await expect(page.getByRole('textbox', { name: 'Markdown' })).toContainText('At the Foot');
  await page.goBack();
  await expect(page).toHaveURL('/landing');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your Markdown');
  await expect(page.getByRole('dialog')).toBeHidden();
});
