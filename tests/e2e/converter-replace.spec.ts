import { test as plain } from '@playwright/test';
import { Converter, expect, test } from './converter';
import { moveMouse } from './pages';

const field = ({ page }: Converter, name: string) => page.getByRole('textbox', { name });

async function expectReplacing(converter: Converter): Promise<void> {
  const { page } = converter;
  const { keyboard } = page;
  await converter.text.fill('A note, no Note, and a note.');
  await keyboard.press('Control+h');
  await expect(field(converter, 'Replace with')).toBeVisible();
  await expect(field(converter, 'Find in the text'), 'what to look for comes first').toBeFocused();
  await field(converter, 'Find in the text').fill('note');
  await expect(page.getByText('1 of 3')).toBeVisible();
  // By keyboard alone: first one by one, then all.
  await field(converter, 'Replace with').focus();
  await keyboard.type('mark');
  await keyboard.press('Enter');
  await converter.expectText('A mark, no Note, and a note.');
  await expect(page.getByText('1 of 2')).toBeVisible();
  await keyboard.press('Alt+Enter');
  await converter.expectText('A mark, no mark, and a mark.');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('2 replaced');
  await keyboard.press('Enter');
  await expect(page.getByText('Not found')).toBeVisible();
  await keyboard.press('Escape');
  await expect(field(converter, 'Replace with')).toBeHidden();
  await expect(converter.text).toBeFocused();
  // Each is a step of its own in the history.
  await keyboard.press('Control+z');
  await converter.expectText('A mark, no Note, and a note.');
  await keyboard.press('Control+z');
  await converter.expectText('A note, no Note, and a note.');
}

test('what is found can be replaced by the keyboard, one by one and all at once', ({ converter }) =>
  expectReplacing(converter));

plain('the same in the plain text area', async ({ page }) => {
  await page.route(/\/assets\/code-editor-.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await moveMouse(page);
  const converter = new Converter(page);
  await expect(converter.text).toBeEditable();
  await converter.text.fill('x');
  await expect(converter.button).toBeEnabled();
  await expectReplacing(converter);
});

test('everything typed right after Ctrl+H is searched for, however late the replacement field arrives', async ({
  converter,
}) => {
  const { page } = converter;
  let arrive = (): void => {};
  const hasArrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/ReplaceRow-/, (route) => hasArrived.then(() => route.continue()));
  await converter.write('A note.');
  await page.keyboard.press('Control+h');
  await expect(field(converter, 'Find in the text')).toBeFocused();
  await page.keyboard.type('no');
  arrive();
  await expect(field(converter, 'Replace with')).toBeVisible();
  await page.keyboard.type('te');
  await expect(field(converter, 'Find in the text')).toHaveValue('note');
});

test('Replace is opened from Find, and its buttons do the same', async ({ converter }) => {
  const { page } = converter;
  const button = (name: string) => page.getByRole('search').getByRole('button', { name, exact: true });
  await converter.write('aa b aa');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('a');
  await expect(button('Replace')).toHaveAttribute('aria-expanded', 'false');
  await button('Replace').click();
  await field(converter, 'Replace with').fill('aa');
  await page.getByRole('button', { name: 'Replace', exact: true }).first().click();
  await converter.expectText('aaa b aa');
  await expect(page.getByText('3 of 5')).toBeVisible();
  await button('Replace all').click();
  await converter.expectText('aaaaaa b aaaa');
});

test('what is selected is looked for, and the replacement is the next stop', async ({ converter }) => {
  const { page } = converter;
  await converter.write('one two one');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+h');
  await expect(field(converter, 'Find in the text')).toHaveValue('one');
  await expect(page.getByText('2 of 2')).toBeVisible();
  await expect(field(converter, 'Replace with')).toBeVisible();
  await field(converter, 'Find in the text').focus();
  await page.keyboard.press('Tab');
  await expect(field(converter, 'Replace with')).toBeFocused();
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('everything in a large text is replaced, also what the editor does not show', async ({
    converter,
  }) => {
    const { page } = converter;
    await converter.write('A line of the book.\n'.repeat(2000));
    await page.keyboard.press('Control+h');
    await field(converter, 'Find in the text').fill('book');
    await field(converter, 'Replace with').fill('poem');
    await page.getByRole('button', { name: 'Replace all' }).click();
    await expect(page.getByText('2,000 replaced')).toBeVisible();
    expect(await converter.wholeText()).toBe('A line of the poem.\n'.repeat(2000));
  });

  test('Ctrl+V where nothing has the focus pastes into the text, and in a field into the field', async ({
    converter,
  }) => {
    const { page } = converter;
    await page.evaluate(() => navigator.clipboard.writeText('# Pasted'));
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('Control+v');
    await converter.expectText('# Pasted');
    await expect(converter.text).toBeFocused();
    await page.keyboard.type('!');
    await converter.expectText('# Pasted!');

    await page.getByLabel('File name').fill('');
    await page.keyboard.press('Control+v');
    await expect(page.getByLabel('File name')).toHaveValue('# Pasted');
    await converter.expectText('# Pasted!');

    await page.keyboard.press('Control+/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Control+v');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await converter.expectText('# Pasted!');
    // A button that was pressed last keeps the focus and takes no text.
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.keyboard.press('Control+v');
    await converter.expectText('# Pasted');
  });
});
