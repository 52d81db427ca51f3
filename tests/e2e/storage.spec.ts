import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { test as plain } from '@playwright/test';
import { Converter, expect, test } from './converter';
import { KNOWN_PAGES } from './pages';

const NOT_KEPT = 'your text and its pictures are not saved';

async function limitStorage({ page }: Converter, bytes?: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await client.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(bytes !== undefined && { quotaSize: bytes }),
  });
}

/** Each way in which a browser may refuse storage, as a script for the page. */
const REFUSALS: Readonly<Record<string, () => void>> = {
  'throws at once': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  },
  'cannot be opened': () => {
    IDBFactory.prototype.open = () => {
      const request = new EventTarget() as IDBOpenDBRequest;
      setTimeout(() => request.onerror?.(new Event('error')));
      return request;
    };
  },
  'aborts every transaction that writes': () => {
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (names, mode, ...rest) {
      const transaction = begin.call(this, names, mode, ...rest);
      if (mode === 'readwrite') setTimeout(() => transaction.abort());
      return transaction;
    };
  },
};

plain('storage that is denied to every page causes no errors', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  for (const { path } of KNOWN_PAGES) {
    await page.goto(path);
    await page.reload();
  }
  const converter = new Converter(page);
  await converter.open();
  await converter.write('# One');
  expect(errors).toEqual([]);
});

for (const [what, refuse] of Object.entries(REFUSALS))
  plain(`a database that ${what}: the page says so, and saves the text as a file`, async ({ page }) => {
    await page.addInitScript(refuse);
    const converter = new Converter(page);
    await converter.open();
    await converter.write('# Not kept');
    await expect(page.getByRole('alert').filter({ hasText: NOT_KEPT })).toBeVisible();
    await expect(page.locator('#privacy-note')).toContainText('cannot be saved');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as .md' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^document_.*\.md$/);
    expect(await readFile(await file.path(), 'utf8')).toBe('# Not kept');
  });

plain(
  'a database that never answers is reported after seconds; once it does, nothing is lost',
  async ({ page }) => {
    const converter = new Converter(page);
    await converter.open();
    await converter.write('# Kept before');
    await page.waitForTimeout(900);
    await page.addInitScript(() => {
      const open = IDBFactory.prototype.open;
      const waiting: (() => void)[] = [];
      IDBFactory.prototype.open = function (name, version) {
        const held = new EventTarget() as IDBOpenDBRequest;
        waiting.push(() => {
          const request = version === undefined ? open.call(this, name) : open.call(this, name, version);
          request.onsuccess = (event) => {
            Object.defineProperty(held, 'result', { value: request.result });
            held.onsuccess?.(event);
          };
        });
        return held;
      };
      Object.assign(window, {
        answer() {
          IDBFactory.prototype.open = open;
          for (const each of waiting) each();
        },
      });
    });
    await page.reload();
    const alert = page.getByRole('alert').filter({ hasText: 'does not answer' });
    await expect(alert).toContainText('Reload the page', { timeout: 6000 });
    await converter.codeEditor();
    await converter.write('# Written meanwhile');
    await expect(alert.getByRole('button', { name: 'Save as .md' })).toBeVisible();
    await page.evaluate(() => (window as unknown as { answer(): void }).answer());
    await expect(alert).toBeHidden();
    // Neither text was written over the other.
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await converter.expectText('# Kept before');
    await converter.openPrivacy();
    await page.getByRole('button', { name: '1 other saved text' }).click();
    await expect(page.getByRole('button', { name: /^Open.*Written meanwhile$/ })).toBeVisible();
  },
);

test('a newer version of the page may have been here: its texts are there, and saved', async ({
  converter,
}) => {
  const { page } = converter;
  await converter.write('# Kept');
  await page.waitForTimeout(900);
  await page.evaluate(async () => {
    for (const name of ['footmark', 'footmark-history'])
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open(name, 99);
        opening.onupgradeneeded = () => opening.result.createObjectStore('something-new');
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      });
  });
  await page.reload();
  await converter.codeEditor();
  await converter.expectText('# Kept');
  await converter.write('# Kept, too');
  await page.waitForTimeout(900);
  await page.reload();
  await converter.codeEditor();
  await converter.expectText('# Kept, too');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a text that does not fit into storage is reported, until it does', async ({ converter }) => {
  const { page } = converter;
  await expect(page.locator('#privacy-note')).toContainText('are saved on this device');
  await limitStorage(converter, 200_000);
  await converter.write('A line of a book. '.repeat(40_000));
  await expect(page.getByRole('alert')).toContainText('There is no room left on this device');
  await expect(page.locator('#privacy-note')).not.toContainText('are saved on this device');
  await limitStorage(converter);
  await page.keyboard.type('More');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.locator('#privacy-note')).toContainText('are saved on this device');
  await converter.open();
  await expect(converter.text).toContainText('A line of a book.');
});

/** Puts something else in the place of parts of the stored drafts. */
async function damage(page: Page, parts: object = { text: 5 }): Promise<void> {
  await page.evaluate(
    (wrong) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('footmark');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('drafts', 'readwrite');
          const store = writing.objectStore('drafts');
          const reading = store.getAll();
          reading.onsuccess = () => {
            for (const draft of reading.result) store.put({ ...draft, ...wrong });
          };
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    parts,
  );
}

test('a damaged draft is reported, and what is written after it is kept', async ({ converter }) => {
  const { page } = converter;
  await converter.write('First');
  await page.waitForTimeout(600);
  await damage(page);
  await page.evaluate(() => localStorage.setItem('last-words:x', '{'));
  await page.reload();
  await converter.codeEditor();
  await expect(page.getByRole('alert')).toContainText('is damaged');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await converter.write('Second');
  await page.waitForTimeout(600);
  await page.reload();
  await converter.codeEditor();
  await converter.expectText('Second');
  await expect(page.getByRole('alert')).toBeHidden();
  // What is damaged is set aside, not deleted.
  expect(await page.evaluate(() => localStorage.getItem('damaged-words:x'))).toBe('{');

  // The text is what matters: nothing else of a wrong shape keeps it from being shown, here or in the list of others.
  const wrong = {
    fileName: 5,
    earlier: { id: 'x', over: {} },
    pictures: {},
    history: { past: 'x' },
    at: 'never',
  };
  await damage(page, wrong);
  await page.reload();
  await converter.codeEditor();
  await converter.expectText('Second');
  await page.evaluate(() => sessionStorage.setItem('draft', 'another'));
  await page.waitForTimeout(600);
  await damage(page, { fileName: {}, at: {} });
  await page.reload();
  await converter.codeEditor();
  await converter.openPrivacy();
  await page.getByRole('button', { name: '1 other saved text' }).click();
  await page.getByRole('button', { name: /^Open.*Second$/ }).click();
  await converter.expectText('Second');
});

/** Like the real one, it begins a conversion once it holds its lock; then it dies. */
const ENDING_WORKER = `let watched;
onmessage = async ({ data }) => {
  if (data.kind === 'convert') {
    await watched;
    close();
  }
  if (data.kind !== 'watched') return;
  watched = new Promise((resolve) => navigator.locks.request(data.lock, () => {
    postMessage({ kind: 'alive', id: -1 });
    resolve();
    return new Promise(() => {});
  }));
};`;

plain('a worker that ends silently is reported', async ({ page }) => {
  const converter = new Converter(page);
  await converter.replaceWorker(ENDING_WORKER);
  await converter.open();
  await converter.write('# Text');
  await converter.button.click();
  await expect(converter.toast('Conversion failed')).toContainText('stopped unexpectedly');
  await converter.restoreWorker();
  await converter.convert();
});
