import { test as plain } from '@playwright/test';
import { EDITOR_HEIGHT_PX } from '../../web/app/constants';
import { Converter, expect, test, WORKER_SCRIPT } from './converter';

const tool = (converter: Converter, name: string) =>
  converter.page.getByRole('button', { name, exact: true });

test.describe('with the clipboard allowed', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('Paste puts the clipboard at the cursor, Copy takes the whole text', async ({ converter }) => {
    const { page } = converter;
    await converter.write('Before after');
    await page.evaluate(() => navigator.clipboard.writeText(', pasted,'));
    await converter.text.press('Control+Home');
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
    await tool(converter, 'Paste').click();
    await converter.expectText('Before, pasted, after');
    await tool(converter, 'Copy').click();
    await expect(tool(converter, 'Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Before, pasted, after');
    await expect(tool(converter, 'Copy')).toBeVisible({ timeout: 3000 });
  });
});

test('a clipboard that is denied is logged, and the visitor is told what to do', async ({ converter }) => {
  const { page } = converter;
  await page.evaluate(() => {
    const deny = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Object.assign(Object.getPrototypeOf(navigator.clipboard), { readText: deny, writeText: deny });
  });
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));

  await tool(converter, 'Paste').click();
  await expect(converter.toast('The clipboard could not be read')).toBeVisible();
  await converter.write('Text');
  await tool(converter, 'Copy').click();
  await expect(converter.toast('The text could not be copied')).toBeVisible();
  await expect(converter.toast('The clipboard could not be read')).toBeHidden();
  expect(logged.join('\n')).toMatch(/Failed to read clipboard[\s\S]*Failed to copy to clipboard/);
});

test('Copy, Clear, Undo and Redo are enabled when there is something to do', async ({ converter }) => {
  await converter.begin();
  for (const name of ['Copy', 'Clear', 'Undo', 'Redo']) await expect(tool(converter, name)).toBeDisabled();
  await converter.write('Text');
  for (const name of ['Copy', 'Clear', 'Undo']) await expect(tool(converter, name)).toBeEnabled();
  await expect(tool(converter, 'Redo')).toBeDisabled();
});

test('Clear can be undone, and the focus is never lost', async ({ converter }) => {
  await converter.write('Precious');
  await tool(converter, 'Clear').focus();
  await converter.page.keyboard.press('Enter');
  await converter.expectText('');
  await expect(tool(converter, 'Paste')).toBeFocused();
  await tool(converter, 'Undo').click();
  await converter.expectText('Precious');
});

test('one Undo takes back what was typed in one go', async ({ converter }) => {
  await converter.text.pressSequentially('One line');
  await converter.page.keyboard.press('Enter');
  await converter.page.waitForTimeout(1100);
  await converter.text.pressSequentially('another');
  await tool(converter, 'Undo').click();
  await converter.expectText('One line\n');
  await tool(converter, 'Redo').click();
  await converter.expectText('One line\nanother');
});

test('the browser checks the spelling, and the placeholder says what to do', async ({ converter }) => {
  await expect(converter.text).toHaveAttribute('spellcheck', 'true');
  await expect(converter.page.locator('.cm-placeholder')).toHaveText('Paste your markdown here...');
  await converter.page.getByRole('button', { name: 'load the sample' }).click();
  await expect(converter.text).toContainText('The Footnote, Briefly');
});

for (const height of [720, 1080])
  test(`the editor fills its pane in a window ${height} px high, and is never lower than 400 px`, async ({
    converter,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await converter.begin();
    const editor = async () => (await page.locator('.cm-editor').boundingBox())?.height ?? 0;
    const empty = await editor();
    expect(empty).toBeGreaterThanOrEqual(EDITOR_HEIGHT_PX.min);
    const pane = await page.getByRole('region', { name: 'Markdown text' }).boundingBox();
    expect((pane?.height ?? 0) - empty, 'all but the tools').toBeLessThan(64);
    await converter.write('line\n'.repeat(100));
    expect(await editor()).toBe(empty);
  });

test('if it fills the screen, the editor has 400 to 800 pixels', async ({ converter, page }) => {
  await converter.begin();
  for (const height of [500, 900, 1400]) {
    await page.setViewportSize({ width: 768, height });
    const box = await page.locator('.cm-editor').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(EDITOR_HEIGHT_PX.min);
    expect(box?.height).toBeLessThanOrEqual(EDITOR_HEIGHT_PX.max);
  }
});

test('Markdown is highlighted', async ({ converter }) => {
  await converter.write('# Title\n\n**Bold**, `code`, and a note.[^1]');
  for (const name of ['md-heading', 'md-strong', 'md-code', 'md-note'])
    await expect(converter.page.locator(`.${name}`).first()).toBeVisible();
});

test('each line runs in the direction of its writing', async ({ converter }) => {
  await converter.write('# Title\n\n# שלום עולם\n\nزبان فارسی');
  const directions = converter.page
    .locator('.cm-line')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).direction));
  expect(await directions).toEqual(['ltr', 'ltr', 'rtl', 'ltr', 'rtl']);
});

test('Find goes through the text, and Escape closes it', async ({ converter }) => {
  await converter.write('A note, no note, and a Note.');
  await converter.page.keyboard.press('Control+f');
  const field = converter.page.getByRole('textbox', { name: 'Find in the text' });
  await expect(field).toBeFocused();
  await field.fill('note');
  await expect(converter.page.getByText('1 of 3')).toBeVisible();
  await field.press('Enter');
  await expect(converter.page.getByText('2 of 3')).toBeVisible();
  await field.press('Shift+Enter');
  await expect(converter.page.getByText('1 of 3')).toBeVisible();
  await field.fill('nothing like it');
  await expect(converter.page.getByText('Not found')).toBeVisible();
  await field.press('Escape');
  await expect(field).toBeHidden();
  await expect(converter.text).toBeFocused();
});

test('Ctrl+F in an open find bar marks the phrase, to be typed over', async ({ converter }) => {
  const { page } = converter;
  await converter.write('One - two, one - two');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('-');
  await expect(page.getByText('1 of 2')).toBeVisible();
  await converter.text.focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('two,');
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
});

test('keys in another field are that field’s own', async ({ converter }) => {
  await converter.write('Text');
  const name = converter.page.getByLabel('File name');
  await name.fill('x');
  await name.press('Control+z');
  await converter.expectText('Text');
  await name.press('Control+k');
  await converter.expectText('Text');
});

plain(
  'until the code editor arrives there is a text area, whose text and place it takes over',
  async ({ page }) => {
    const converter = new Converter(page);
    let release = (): void => {};
    const typed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/code-editor-.*\.js$/, (route) => typed.then(() => route.continue()));
    await page.goto('/');
    await expect(converter.button).toBeDisabled();
    await converter.text.fill('# Before it came');
    await expect(converter.button).toBeEnabled();
    await converter.text.press('Home');
    release();
    await converter.codeEditor();
    await expect(converter.text).toBeFocused();
    // After a pause, so that undo does not take it together with the text typed before.
    await page.waitForTimeout(1100);
    await page.keyboard.type('!');
    await converter.expectText('!# Before it came');
    await page.keyboard.press('Control+z');
    await converter.expectText('# Before it came');
  },
);

plain('if the code editor cannot be fetched, the text area does everything needed', async ({ page }) => {
  const converter = new Converter(page);
  await page.route(/\/assets\/code-editor-.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await converter.text.fill('# Plain');
  await expect(page.getByLabel('Statistics')).toContainText('1 heading');
  await converter.text.press('Control+k');
  await expect(converter.text).toHaveValue('');
  await converter.text.press('Control+z');
  await expect(converter.text).toHaveValue('# Plain');
  await converter.paste('A line of a book.\n'.repeat(2000));
  await expect(page.getByText('Large document mode: Showing portion around cursor')).toBeVisible();
  expect((await converter.shownText()).length).toBeLessThan(5300);
  await converter.convert();
});

plain('nothing that is typed while the code editor takes over is lost or misplaced', async ({ page }) => {
  const converter = new Converter(page);
  let release = (): void => {};
  const isTyping = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/code-editor-[^/]+\.js$/, async (route) => {
    await isTyping;
    await route.continue();
  });
  const worker = page.waitForRequest(WORKER_SCRIPT);
  await page.goto('/');
  await worker;
  const before = 'A line before.\n'.repeat(300);
  await converter.text.fill(before);
  const typed = 'abcdefghijklmnopqrstuvwxyz'.repeat(4);
  const typing = page.keyboard.type(typed, { delay: 2 });
  release();
  await typing;
  await converter.codeEditor();
  await expect(converter.text).toBeFocused();
  await expect(converter.text).toContainText(typed);
  await page.keyboard.press('Control+z');
  await expect(converter.text).not.toContainText('abc');
});
