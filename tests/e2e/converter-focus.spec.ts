import { type Converter, expect, test } from './converter';

/** Presses a button by keyboard, as people do who rely on the focus. */
async function press({ page }: Converter, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.focus();
  await button.press('Enter');
}

test('the link to the sample leads to the text', async ({ converter }) => {
  await press(converter, 'load the sample');
  await expect(converter.text).toBeFocused();
});

test('Ctrl+K leads to the text, wherever it is pressed', async ({ converter }) => {
  await converter.write('Text');
  await converter.convert(() => press(converter, 'Convert to Word'));
  await expect(converter.button).toHaveText('Download Ready');
  await expect(converter.button).toBeFocused();
  await converter.convert(() => press(converter, 'Convert again'));
  const again = converter.page.getByRole('button', { name: 'Convert again' });
  await expect(again).toBeFocused();
  await again.press('Control+k');
  await expect(again).toBeHidden();
  await expect(converter.text).toBeFocused();
});

test('a conversion without its overlay gives the focus back', async ({ converter, page }) => {
  await page.route(/ConversionDialog/, (route) => route.abort());
  await page.reload();
  await converter.codeEditor();
  await converter.write('Text');
  await converter.convert(() => press(converter, 'Convert to Word'));
  await expect(converter.button).toHaveText('Download Ready');
  await expect(converter.button).toBeFocused();
});

test('a dialog gives the focus back as soon as it is gone', async ({ converter, page }) => {
  await page.evaluate(() => {
    const places: string[] = [];
    Object.assign(window, { places });
    const note = () => places.push(document.activeElement?.tagName ?? '');
    new MutationObserver((changes) => {
      const gone = changes.flatMap(({ removedNodes }) => [...removedNodes]);
      // After the other microtasks of the same step, and before any later step.
      if (gone.some((node) => node instanceof Element && node.matches('[role="dialog"]')))
        queueMicrotask(() => queueMicrotask(note));
    }).observe(document.body, { childList: true });
  });
  const places = () => page.evaluate(() => (window as never as { places: string[] }).places);
  await converter.write('Text');
  await converter.convert(() => press(converter, 'Convert to Word'));
  await expect.poll(places).toEqual(['BUTTON']);
  await press(converter, 'Your template…');
  await page
    .getByRole('dialog', { name: 'Your template' })
    .getByRole('button', { name: 'Close' })
    .press('Enter');
  await expect.poll(places).toEqual(['BUTTON', 'BUTTON']);
});

test('a toast gives the focus back to where F8 was pressed', async ({ converter, page }) => {
  await converter.write('Text');
  await converter.convert(() => converter.text.press('Control+Enter'));
  await expect(converter.button).toHaveText('Download Ready');
  await expect(converter.text).toBeFocused();
  await page.keyboard.press('F8');
  await converter.toast('Conversion successful!').getByRole('button', { name: 'Close' }).press('Enter');
  await expect(converter.toast('Conversion successful!')).toBeHidden();
  await expect(converter.text).toBeFocused();
});

for (const isEarly of [false, true])
  test(`a window that gets narrower or wider keeps the focus, or gives it to what leads there${
    isEarly ? ', even if the browser takes it first' : ''
  }`, async ({ converter, page }) => {
    if (isEarly)
      await page.evaluate(() => {
        const take = (): void => {
          const focused = document.activeElement;
          if (focused instanceof HTMLElement && !focused.checkVisibility()) focused.blur();
        };
        // Told before the change of a media query.
        addEventListener('resize', take);
      });
    await converter.write('Text');
    const resize = (width: number) => page.setViewportSize({ width, height: 800 });
    const panel = await converter.adjust();
    await panel.getByRole('combobox', { name: 'Font' }).focus();
    await resize(800);
    await expect(page.getByRole('button', { name: 'Document Options' })).toBeFocused();
    await resize(1280);
    await expect(panel.getByRole('radio', { name: 'Plain' })).toBeFocused();
    await page.getByRole('button', { name: 'Find', exact: true }).focus();
    await resize(800);
    await expect(page.getByRole('button', { name: 'Text tools' })).toBeFocused();
    await resize(1280);
    await page.locator('#pages').focus();
    await resize(800);
    await expect(page.locator('#pages')).toBeFocused();
    await expect(page.getByRole('tab', { name: /^Pages/ })).toHaveAttribute('aria-selected', 'true');
    await page.locator('#pages').blur();
    await resize(1280);
    await expect(page.locator('body'), 'which the visitor has left').toBeFocused();
  });

test('the number of findings leads to their list', async ({ converter, page }) => {
  await converter.write('Text.[^gone]');
  await page.getByRole('link', { name: '1 finding' }).press('Enter');
  await expect(page.getByRole('region', { name: '1 finding in your text' })).toBeFocused();
});

test('Escape closes a dialog as soon as it appears, and while it is being loaded', async ({
  converter,
  page,
}) => {
  const dialog = page.getByRole('dialog');
  let arrive = (): void => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/ModalDialog-/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.reload();
  await converter.codeEditor();
  await converter.write('Text');
  const shortcuts = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await converter.openMenu();
  await shortcuts.click();
  await page.keyboard.press('Escape');
  const fetched = page.waitForResponse(/\/ModalDialog-/);
  arrive();
  await fetched;
  await converter.openMenu();
  await shortcuts.click();
  await expect(dialog, 'the one of before does not come').toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();

  await page.evaluate(() => {
    const seen = { dialogs: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const opened = document.querySelector('[role=dialog]');
      if (!opened) return;
      seen.dialogs += 1;
      opened.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    }).observe(document.body, { childList: true });
  });
  const openers = [
    async () => {
      await converter.openMenu();
      await shortcuts.click();
    },
    async () => {
      await converter.openPrivacy();
      await page.getByRole('button', { name: 'Delete this text' }).click();
    },
    () => converter.button.click(),
  ];
  for (const [index, open] of openers.entries()) {
    await open();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seen').dialogs)).toBe(index + 1);
    await expect(dialog).toBeHidden();
  }
  await expect(converter.button, 'the conversion is cancelled').toHaveText('Convert to Word');
});

test('a dialog opened from the tools in the open gives the focus back to its tool', async ({
  converter,
  page,
}) => {
  await converter.write('Text');
  await press(converter, 'Cite');
  await expect(page.getByRole('dialog', { name: 'Sources' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cite', exact: true })).toBeFocused();
});

test('a text that is brought back or opened from the invitation by keyboard has the focus', async ({
  converter,
  page,
}) => {
  await converter.write('Text');
  await press(converter, 'Clear');
  await expect(page.getByRole('button', { name: 'Paste' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await converter.expectText('Text');
  await expect(converter.text).toBeFocused();

  await press(converter, 'Clear');
  const chosen = page.waitForEvent('filechooser');
  await press(converter, 'Open file');
  await (await chosen).setFiles({ name: 'a.md', mimeType: 'text/markdown', buffer: Buffer.from('# Opened') });
  await converter.expectText('# Opened');
  await expect(converter.text).toBeFocused();
});

test('Tab leads from the headline to Paste, then to the field', async ({ converter, page }) => {
  await page.getByRole('link', { name: 'Note 2: your text stays here' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Paste' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(converter.text).toBeFocused();
});
