import { expect, test } from './converter';

test('Ctrl+Enter converts', async ({ converter }) => {
  await converter.write('# From the keyboard');
  const { name } = await converter.convert(() => converter.page.keyboard.press('Control+Enter'));
  expect(name).toMatch(/^document_.*\.docx$/);
});

test('Ctrl+Enter does nothing without text', async ({ converter }) => {
  await converter.page.keyboard.press('Control+Enter');
  await expect(converter.button).toHaveText('Convert to Word');
});

test('Ctrl+K clears, and undo and redo go back and forth', async ({ converter }) => {
  await converter.text.pressSequentially('One line');
  await converter.page.keyboard.press('Control+k');
  await converter.expectText('');
  await converter.page.keyboard.press('Control+z');
  await converter.expectText('One line');
  await converter.page.keyboard.press('Control+Shift+Z');
  await converter.expectText('');
  await converter.undo.click();
  await converter.expectText('One line');
});

test('the button has the focus again after the conversion that it started', async ({ converter }) => {
  await converter.write('Text');
  await converter.button.focus();
  await converter.convert(() => converter.page.keyboard.press('Enter'));
  await expect(converter.button).toHaveText('Download Ready');
  await expect(converter.button).toBeFocused();
});

test('the first Tab leads to the link past the header', async ({ converter }) => {
  await converter.page.keyboard.press('Tab');
  const link = converter.page.getByRole('link', { name: 'Skip to main content' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('on small screens nothing that Tab leads to is behind the button at the foot', async ({ converter }) => {
  const { page } = converter;
  await page.setViewportSize({ width: 375, height: 812 });
  await converter.write('Text.[^gone]');
  const bar = await page.locator('.convert-bar').boundingBox();
  await page.getByRole('link', { name: '1 finding' }).focus();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toBeVisible();
    const box = await focused.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), (await focused.textContent()) ?? '').toBeLessThanOrEqual(
      bar?.y ?? 0,
    );
  }
});
