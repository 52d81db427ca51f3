import { test as plain } from '@playwright/test';
import { Converter, expect, test } from './converter';
import { moveMouse } from './pages';

/** What keys do in Markdown, the same in both editors. */
async function expectMarkdownKeys(converter: Converter): Promise<void> {
  const { page } = converter;
  const { keyboard } = page;
  await converter.text.pressSequentially('- one');
  await keyboard.press('Enter');
  await converter.expectText('- one\n- ');
  await keyboard.press('Control+z');
  await converter.expectText('- one');
  await keyboard.press('Enter');
  await keyboard.type('two');
  await keyboard.press('Tab');
  await converter.expectText('- one\n  - two');
  await keyboard.press('Shift+Tab');
  await converter.expectText('- one\n- two');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await converter.expectText('- one\n  - two\n- ');
  await keyboard.press('Enter');
  await keyboard.type('a bold');
  await keyboard.press('Control+Shift+ArrowLeft');
  await keyboard.press('Control+b');
  await converter.expectText('- one\n  - two\na **bold**');
  await keyboard.press('Control+i');
  await converter.expectText('- one\n  - two\na ***bold***');
  await keyboard.press('Control+b');
  await converter.expectText('- one\n  - two\na *bold*');
  await keyboard.press('Control+z');
  await keyboard.press('Control+z');
  await converter.expectText('- one\n  - two\na **bold**');
  await keyboard.press('End');
  await keyboard.press('Shift+Enter');
  await keyboard.type('> said');
  await keyboard.press('Shift+Enter');
  await converter.expectText(`- one\n  - two\na **bold**\n> said\n`);
  // Outside a list, Tab moves to the next control, as everywhere on the page.
  await keyboard.press('Tab');
  await expect(converter.text).not.toBeFocused();
  await converter.expectText(`- one\n  - two\na **bold**\n> said\n`);
}

/** A word that is still being composed in an input method is left alone. */
async function expectComposingLeftAlone(converter: Converter): Promise<void> {
  await converter.write('- one');
  await converter.text.press('Control+End');
  const client = await converter.page.context().newCDPSession(converter.page);
  await client.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await converter.text.evaluate((field) =>
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    ),
  );
  await client.send('Input.insertText', { text: '日' });
  await converter.expectText('- one日');
}

test('Enter, Tab, Ctrl+B and Ctrl+I know Markdown in the code editor', ({ converter }) =>
  expectMarkdownKeys(converter));

test('an unfinished word of an input method keeps its keys in the code editor', ({ converter }) =>
  expectComposingLeftAlone(converter));

plain.describe('in the plain text area', () => {
  plain.beforeEach(async ({ page }) => {
    await page.route(/\/assets\/code-editor-.*\.js$/, (route) => route.abort());
    const keys = page.waitForResponse(/\/assets\/markdown-keys-.*\.js$/);
    await page.goto('/');
    await new Converter(page).text.focus();
    await moveMouse(page);
    // It is a module that the page imports: this waits until it has.
    await page.evaluate((url) => import(url), (await keys).url());
  });

  plain('Enter, Tab, Ctrl+B and Ctrl+I know Markdown', async ({ page }) => {
    await expectMarkdownKeys(new Converter(page));
  });

  plain('an unfinished word of an input method keeps its keys', async ({ page }) => {
    await expectComposingLeftAlone(new Converter(page));
  });

  plain('Enter of a keyboard that sends no key goes on with a list', async ({ page }) => {
    const converter = new Converter(page);
    await converter.text.fill('1. one');
    await converter.text.evaluate((field) =>
      field.dispatchEvent(
        new InputEvent('beforeinput', { inputType: 'insertLineBreak', bubbles: true, cancelable: true }),
      ),
    );
    await converter.expectText('1. one\n2. ');
  });
});

test('an item of a large text is continued where it is', async ({ converter }) => {
  const { page } = converter;
  await converter.write('- An item of a list.\n'.repeat(1500).trimEnd());
  await converter.text.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('the last');
  await expect(converter.text).toContainText('- the last');
  await page.keyboard.press('Tab');
  await expect(page.locator('.cm-line').last()).toHaveText('  - the last');
});
