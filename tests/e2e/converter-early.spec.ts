import { writeFile } from 'node:fs/promises';
import { type Page, test as plain } from '@playwright/test';
import { Converter, expect, FILE_FIELD } from './converter';
import { dropFromDesktop } from './desktop-drop';
import { FURTHER_SCRIPTS, openWithoutScripts } from './pages';

/** Holds back the page's scripts from now on; returns a function that releases them and waits for what they bring. */
async function holdScripts(
  page: Page,
  arrived = () => new Converter(page).codeEditor(),
): Promise<() => Promise<void>> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(FURTHER_SCRIPTS, (route) => released.then(() => route.continue()));
  return async () => {
    release();
    await arrived();
    await page.unrouteAll();
  };
}

/** The prerendered page; its scripts arrive when the test releases them. */
const early = plain.extend<{ converter: Converter; arrive: () => Promise<void> }>({
  arrive: ({ page }, use) => holdScripts(page).then(use),
  converter: async ({ page, arrive: _ }, use) => {
    await page.goto('/', { waitUntil: 'commit' });
    await use(new Converter(page));
  },
});

early(
  'what is typed before the scripts arrive goes on where the cursor is',
  async ({ converter, arrive }) => {
    await converter.text.pressSequentially('# Early');
    await converter.text.press('ArrowLeft');
    await arrive();
    await converter.page.keyboard.type('…');
    await converter.expectText('# Earl…y');
    await expect(converter.button).toBeEnabled();
  },
);

early('what is typed before the scripts arrive takes no kept text’s place', async ({ converter, arrive }) => {
  const { page } = converter;
  await arrive();
  await converter.write('Kept');
  await page.waitForTimeout(600);
  const arriveAgain = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await converter.text.pressSequentially('Early');
  await arriveAgain();
  await converter.expectText('Early');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await converter.expectText('Kept');
  await converter.openPrivacy();
  await expect(page.getByRole('button', { name: '1 other saved text' })).toBeVisible();
});

early('what is chosen before the scripts arrive holds', async ({ converter, arrive }) => {
  const { page } = converter;
  await page.getByRole('button', { name: 'start writing' }).click();
  await page.keyboard.type('Early');
  await arrive();
  await expect(converter.text).toBeFocused();
  await page.keyboard.type(' words');
  await converter.expectText('Early words');
  await converter.openMenu();
  await page.getByLabel('Theme', { exact: true }).selectOption('Dark');
  await page.reload();
  await converter.openMenu();
  await expect(page.getByLabel('Theme', { exact: true })).toHaveValue('dark');
});

early('a paste before the scripts arrive is not lost', async ({ converter, arrive }) => {
  const { page } = converter;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('# From elsewhere'));
  await page.getByRole('button', { name: 'Paste' }).click();
  await arrive();
  await converter.expectText('# From elsewhere');
});

const PASTED = {
  plain: { types: { 'text/plain': '# From elsewhere' }, becomes: '# From elsewhere' },
  'with its formats': {
    types: { 'text/plain': 'Plan one', 'text/html': '<h2>Plan</h2><p>one</p>' },
    becomes: '## Plan\n\none',
  },
};

for (const [kind, { types, becomes }] of Object.entries(PASTED))
  early(
    `a text pasted by keys before the scripts arrive, ${kind}, is not lost`,
    async ({ converter, arrive }) => {
      const { page } = converter;
      await pasteBeside(page, types);
      const target = page.getByRole('button', { name: 'Paste' });
      await expect(target, 'shows that something is on its way').toHaveAttribute('data-pending');
      await arrive();
      await converter.expectText(becomes);
    },
  );

early('a file pasted before the scripts arrive is opened', async ({ converter, arrive }) => {
  await pasteBeside(converter.page, {}, { name: 'notes.md', content: '# Notes' });
  await arrive();
  await converter.expectText('# Notes');
});

early(
  'what is pasted into the field before the scripts arrive is there once',
  async ({ converter, arrive }) => {
    const { page } = converter;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('Once'));
    await converter.text.focus();
    await page.keyboard.press('Control+v');
    await arrive();
    await converter.expectText('Once');
  },
);

early('a button pressed before the scripts arrive shows that it waits', async ({ converter, arrive }) => {
  const menu = converter.page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await expect(menu).toHaveAttribute('data-pending');
  await expect(menu).toHaveCSS('cursor', 'progress');
  await arrive();
  await expect(converter.page.locator('#screen-menu')).toBeVisible();
  await expect(menu).not.toHaveAttribute('data-pending');
});

/** Pastes where no field has the focus. */
async function pasteBeside(
  page: Page,
  types: Record<string, string>,
  file?: { readonly name: string; readonly content: string },
): Promise<void> {
  // The document is still arriving: a visitor pastes when there is something to see.
  await page.getByRole('button', { name: 'Paste' }).waitFor();
  await page.evaluate(
    ([texts, named]) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(texts)) clipboardData.setData(type, text);
      if (named) clipboardData.items.add(new File([named.content], named.name));
      const paste = { clipboardData, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new ClipboardEvent('paste', paste));
    },
    [types, file] as const,
  );
}

early('Ctrl+Enter before the scripts arrive converts what was typed', async ({ converter, arrive }) => {
  await converter.text.pressSequentially('# Early');
  const download = converter.page.waitForEvent('download');
  await converter.text.press('Control+Enter');
  await arrive();
  await download;
  await converter.expectText('# Early');
});

/** What a conversion needs; any of it may still be loading when the button is pressed. */
const LATE = {
  'the scripts of the page': /\/assets\/(?!worker-|engine-|code-editor-|ConversionDialog-).*\.js$/,
  'the code editor': /\/assets\/code-editor-.*\.js$/,
  'the worker': /\/assets\/(?:worker|engine)-.*\.js$/,
  'the overlay': /\/assets\/ConversionDialog-.*\.js$/,
  everything: /\/assets\/.*\.js$/,
};

for (const [what, scripts] of Object.entries(LATE))
  plain(`pressing Convert is not lost while ${what} is loading`, async ({ page }) => {
    const converter = new Converter(page);
    await converter.open();
    await converter.write('An earlier text');
    const release = await openWithoutScripts(page, '/', scripts);
    await converter.write('Text');
    // The button is disabled until the page has seen the text. It is pressed as soon as it is enabled, whatever is
    // still missing then.
    const download = page.waitForEvent('download');
    const pressed = converter.button.click();
    if (scripts.test('/assets/root-12345678.js')) await expect(converter.button).toBeDisabled();
    else await pressed;
    release();
    await Promise.all([pressed, download]);
  });

plain.describe('while the scripts are still on their way,', () => {
  const slow = plain.extend<{ arrive: () => Promise<void> }>({
    arrive: ({ page }, use) => holdScripts(page).then(use),
  });

  slow.beforeEach(async ({ page, arrive: _ }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => !document.getElementById('scripts'));
  });

  slow('files that are dropped are kept and used', async ({ page, arrive }, info) => {
    const [text, picture] = [info.outputPath('thesis.md'), info.outputPath('cat.png')];
    await writeFile(text, '![A cat](cat.png)');
    await writeFile(picture, 'PNG');
    await dropFromDesktop(page, [text, picture]);
    await arrive();
    const converter = new Converter(page);
    await converter.expectText('![A cat](cat.png)');
    await converter.openNotes();
    await expect(page.getByText('The picture has been added.')).toBeVisible();
    await expect(page.getByLabel('File name')).toHaveValue('thesis.docx');
  });

  slow(
    'a file that is put into the file field is used, and can be chosen again',
    async ({ page, arrive }) => {
      const file = { name: 'early.md', mimeType: 'text/markdown', buffer: Buffer.from('# Early file') };
      const field = page.locator(FILE_FIELD);
      await field.setInputFiles(file);
      await arrive();
      const converter = new Converter(page);
      await converter.expectText('# Early file');
      await converter.write('');
      await field.setInputFiles(file);
      await converter.expectText('# Early file');
    },
  );

  slow('a press of Open file that became too old says so', async ({ page, arrive }) => {
    await page.getByRole('button', { name: 'Open file' }).click();
    // A browser grants what a press permits for a few seconds; a call from the test counts as a press, too.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: false } });
    });
    await arrive();
    const converter = new Converter(page);
    await expect(converter.toast('Press “Open file” again')).toBeVisible();
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'userActivation'));
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open file' }).click();
    await (await chooser).setFiles([]);
  });
});

plain('the first key on a page of the documentation goes to its search', async ({ page }) => {
  const arrive = await holdScripts(page, () =>
    expect(page.getByRole('search').getByRole('link').first()).toContainText('Tables › Merged cells'),
  );
  await page.goto('/docs', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox', { name: 'Search the docs' });
  await search.waitFor();
  await page.keyboard.type('/rowspan');
  await expect(search).toHaveValue('rowspan');
  await arrive();
});

for (const path of ['/', '/docs'])
  plain(`a file dropped on ${path} never takes the visitor away`, async ({ page }, info) => {
    const file = info.outputPath('notes.md');
    await writeFile(file, '# Dropped');
    await page.goto(path, { waitUntil: 'networkidle' });
    await dropFromDesktop(page, [file]);
    await dropFromDesktop(page, [file]);
    await expect(page.getByRole('main')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  });
