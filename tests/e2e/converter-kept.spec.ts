import type { Page } from '@playwright/test';
import { Converter, expect, test } from './converter';

const TEXT = '# Must not be lost\n\nNot this either.';

/** The texts stored on the device, from all tabs. */
async function keptTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('footmark');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onsuccess = () => resolve(reading.result.map(({ text }) => text).sort());
        };
      }),
  );
}

/** Those of a text that is too long to be kept at once. */
async function pieceLengths(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const opening = indexedDB.open('footmark');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('pieces').objectStore('pieces').getAll();
          reading.onsuccess = () => resolve(reading.result.map(({ text }) => text.length));
        };
      }),
  );
}

const kept = async ({ page }: Converter): Promise<unknown> => (await keptTexts(page))[0];

test('text, options and file name are there after a reload', async ({ converter }) => {
  await converter.write(TEXT);
  await converter.chooseTemplate('Academic (APA)');
  await converter.page.getByLabel('File name').fill('thesis');
  await converter.page.getByLabel('File name').press('Enter');
  await expect.poll(() => kept(converter)).toBe(TEXT);
  await converter.open();
  await converter.expectText(TEXT);
  await expect(converter.template('Academic (APA)')).toBeChecked();
  await expect(converter.page.getByLabel('File name')).toHaveValue('thesis.docx');
});

test('what was typed a moment before a reload is there too', async ({ converter }) => {
  await converter.write(TEXT);
  await converter.page.reload();
  await converter.codeEditor();
  await converter.expectText(TEXT);
});

/** Those of the test below are read by the plain field, which the browser fills in again on the way back. */
const FIELD_TEXTS = {
  short: TEXT,
  'of which the field shows a part': `${'A line of a book.\n'.repeat(2_000)}The end`,
};

for (const [length, text] of Object.entries(FIELD_TEXTS))
  test(`Back leads to the text without a code editor, once: ${length}`, async ({ converter, context }) => {
    await converter.write(text);
    await expect.poll(() => kept(converter)).toBe(text);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await context.newPage();
    await converter.page.close();
    await page.route(/code-editor-/, (route) => route.abort());
    const field = new Converter(page);
    const isThere = () => expect(field.text).toHaveValue(new RegExp(`^${text.slice(0, 16)}`));
    await page.goto('/');
    await isThere();
    for (let time = 0; time < 2; time += 1) {
      await page.goto('/docs');
      await page.goBack();
      await isThere();
    }
    expect(await field.wholeText()).toBe(text);
    await expect(page.getByRole('button', { name: 'Bring it back' })).toBeHidden();
    expect(await keptTexts(page)).toEqual([text]);
  });

test('what is typed after the clock of the device was set back is there after a reload', async ({
  converter,
}) => {
  const { page } = converter;
  await converter.write(TEXT);
  await expect.poll(() => kept(converter)).toBe(TEXT);
  // The database does not get to know what is typed then, only what is stored as the page is left.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() - 86_400_000;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Too late', 'AbortError');
    };
  });
  await page.keyboard.type(' And this.');
  await page.reload();
  await converter.codeEditor();
  await converter.expectText(`${TEXT} And this.`);
});

test('the text is there after the process of its page has crashed in the background', async ({
  converter,
  context,
}) => {
  await converter.begin();
  await converter.page.keyboard.type(TEXT);
  // Another app comes to the front, and the system takes the memory: the page is told only the first.
  await converter.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const crashed = converter.page.waitForEvent('crash');
  const session = await context.newCDPSession(converter.page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = new Converter(await context.newPage());
  await next.open();
  await next.expectText(TEXT);
});

test('a browser that translates the page, and puts its words in other elements, leaves the text alone', async ({
  converter,
}) => {
  const { page } = converter;
  await converter.write(TEXT);
  await expect(page.getByRole('group', { name: /^Page 1 of/ })).toContainText('lost');
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: Text[] = [];
    while (walker.nextNode()) words.push(walker.currentNode as Text);
    for (const word of words) {
      if (word.data.trim() === '') continue;
      if (word.parentElement?.closest('script, style, option, [translate="no"]')) continue;
      const translated = document.createElement('font');
      translated.textContent = `${word.data}*`;
      word.replaceWith(translated);
    }
  });
  await converter.text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\n# More[^gone]\n\n- of it');
  await expect(page.getByRole('region', { name: 'Pages' })).toContainText('of it');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+z');
  await converter.expectText(`${TEXT}\n\n# More[^gone]\n\n- of it`);
  await converter.open();
  await converter.expectText(`${TEXT}\n\n# More[^gone]\n\n- of it`);
});

test('the text is there after the tab was closed', async ({ converter, context }) => {
  await converter.write(TEXT);
  await converter.closeTab();
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Markdown' })).toContainText('Must not be lost');
});

test('a large text is there after a reload, seen from its beginning', async ({ converter }) => {
  const book = `${'A line of a book.\n'.repeat(120_000)}The end`;
  await converter.write(book);
  await expect
    .poll(() => pieceLengths(converter.page))
    .toEqual([1_000_000, 1_000_000, book.length - 2_000_000]);
  await converter.open();
  await converter.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  expect(await converter.wholeText()).toBe(book);
  await expect(converter.page.getByText('Large document mode')).toBeVisible();
  await expect(converter.page.getByRole('button', { name: 'Previous part' })).toBeDisabled();
});

test('a sample that an address brings lies on top of the kept text', async ({ converter }) => {
  await converter.write(TEXT);
  await expect.poll(() => kept(converter)).toBe(TEXT);
  await converter.open('/?sample=business');
  await expect(converter.text).toContainText('Paperclip');
  await converter.undo.click();
  await converter.expectText(TEXT);
});

test.describe('a sample that an address brings', () => {
  const bringBack = ({ page }: Converter) => page.getByRole('button', { name: 'Bring it back' });

  test.beforeEach(async ({ converter }) => {
    await converter.write(TEXT);
    await expect.poll(() => kept(converter)).toBe(TEXT);
    await converter.open('/?sample=business');
    await expect(bringBack(converter)).toBeVisible();
    await expect(converter.text).not.toContainText('Must not be lost');
  });

  test('keeps the visitor’s own text within reach', async ({ converter }) => {
    await converter.open('/?sample=academic');
    await bringBack(converter).click();
    await converter.expectText(TEXT);
    await expect(converter.text).toBeFocused();
    await expect(bringBack(converter)).toBeHidden();
    await converter.page.waitForTimeout(600);
    expect(await keptTexts(converter.page)).toEqual([TEXT]);
  });

  test('keeps it within reach on the tab of the pages, and the focus in view', async ({ converter }) => {
    const { page } = converter;
    await page.setViewportSize({ width: 320, height: 640 });
    const tab = page.getByRole('tab', { name: 'Pages' });
    await tab.click();
    await bringBack(converter).click();
    await expect(page.getByRole('group', { name: 'Page 1 of 1' })).toContainText('Must not be lost');
    await expect(tab).toBeFocused();
  });

  test('leaves it among the other saved texts after a reload', async ({ converter }) => {
    await converter.text.focus();
    await converter.page.keyboard.type('Mine too. ');
    await converter.page.reload();
    await expect(converter.text).toContainText('Mine too.');
    await converter.openPrivacy();
    await converter.page.getByRole('button', { name: '1 other saved text' }).click();
    await converter.page.getByRole('button', { name: /^Open.*Must not be lost$/ }).click();
    await converter.expectText(TEXT);
    await expect(converter.text).toBeFocused();
  });
});

test('Delete this text asks, and then leaves nothing of it behind; the options stay until everything is deleted', async ({
  converter,
}) => {
  const { page } = converter;
  await converter.write(TEXT);
  await converter.choose('Font', 'Georgia');
  await expect.poll(() => kept(converter)).toBe(TEXT);
  await converter.openPrivacy();
  await page.getByRole('button', { name: 'Delete this text' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await converter.expectText(TEXT);
  await converter.openPrivacy();
  await page.getByRole('button', { name: 'Delete this text' }).click();
  const confirm = page.getByRole('button', { name: 'Delete', exact: true });
  const color = (button: typeof confirm) =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await color(confirm), 'what deletes does not look like what converts').not.toBe(
    await color(page.getByRole('button', { name: 'Convert to Word', includeHidden: true })),
  );
  await confirm.click();
  await expect(converter.toast('The text was deleted')).toBeVisible();
  await converter.expectText('');
  await expect(converter.undo, 'nothing can be brought back').toBeHidden();
  // At once, before the database has deleted it.
  await page.reload();
  await converter.codeEditor();
  await converter.expectText('');
  expect((await kept(converter)) ?? '').toBe('');
  await converter.adjust();
  await expect(page.getByLabel('Font', { exact: true })).toHaveValue('georgia');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Must not be lost');

  await converter.openPrivacy();
  await page.getByRole('button', { name: 'Delete everything kept on this device' }).click();
  await expect(page.getByRole('button', { name: 'Keep it' }), 'nothing is deleted by Enter').toBeFocused();
  await page.getByRole('button', { name: 'Delete everything', exact: true }).click();
  await expect(converter.toast('Everything was deleted')).toBeVisible();
  await page.reload();
  await converter.codeEditor();
  await converter.adjust();
  await expect(page.getByLabel('Font', { exact: true })).toHaveValue('calibri');
});

test('without storage everything else works', async ({ converter, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => ({
        open: () => {
          throw new Error('denied');
        },
      }),
    });
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('denied');
      },
    });
  });
  await page.reload();
  await converter.codeEditor();
  await converter.write(TEXT);
  await converter.convert();
});

test.describe('two tabs', () => {
  const SECOND = 'Another text.';

  async function secondTab(converter: Converter): Promise<Converter> {
    const other = new Converter(await converter.page.context().newPage());
    await other.open();
    return other;
  }

  test('have a text and options each, which a reload brings back', async ({ converter }) => {
    await converter.write(TEXT);
    const other = await secondTab(converter);
    await other.expectText('');
    await other.write(SECOND);
    await other.choose('Font', 'Georgia');
    await expect.poll(() => keptTexts(other.page)).toEqual([TEXT, SECOND].sort());
    await converter.open();
    await converter.expectText(TEXT);
    await converter.adjust();
    await expect(converter.page.getByLabel('Font', { exact: true })).toHaveValue('calibri');
    await other.open();
    await other.expectText(SECOND);
    await other.adjust();
    await expect(other.page.getByLabel('Font', { exact: true })).toHaveValue('georgia');
  });

  test('that are closed leave both texts; the second can be opened', async ({ converter, context }) => {
    await converter.write(TEXT);
    const other = await secondTab(converter);
    await other.write(SECOND);
    await converter.closeTab();
    await other.closeTab();

    const third = new Converter(await context.newPage());
    await third.open();
    await third.expectText(SECOND);
    await third.openPrivacy();
    await third.page.getByRole('button', { name: '1 other saved text' }).click();
    await third.page.getByRole('button', { name: /^Open.*Must not be lost$/ }).click();
    await third.expectText(TEXT);
    await expect.poll(() => keptTexts(third.page)).toEqual([TEXT, SECOND].sort());

    await third.openPrivacy();
    await third.page.getByRole('button', { name: '1 other saved text' }).click();
    await third.page.getByRole('button', { name: /^Delete.*Another text/ }).click();
    await expect(third.page.getByText('None left.')).toBeVisible();
    expect(await keptTexts(third.page)).toEqual([TEXT]);
  });

  test('one of which is a duplicate begin with the same text and then differ', async ({
    converter,
    page,
  }) => {
    await converter.write(TEXT);
    await expect.poll(() => keptTexts(page)).toEqual([TEXT]);
    const id = await page.evaluate(() => sessionStorage.getItem('draft') ?? '');
    const copy = await page.context().newPage();
    // A browser that duplicates a tab copies its session storage.
    await copy.addInitScript((draft) => {
      if (!sessionStorage.getItem('draft')) sessionStorage.setItem('draft', draft);
    }, id);
    const duplicate = new Converter(copy);
    await duplicate.open();
    await duplicate.expectText(TEXT);
    await duplicate.write(SECOND);
    await expect.poll(() => keptTexts(page)).toEqual([TEXT, SECOND].sort());
    await converter.open();
    await converter.expectText(TEXT);
  });
});
