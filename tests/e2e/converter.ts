import { readFile } from 'node:fs/promises';
import { test as base, type Download, expect, type Locator, type Page } from '@playwright/test';

/** The converter screen, in a visitor's terms. */
export class Converter {
  readonly text: Locator;
  readonly button: Locator;
  readonly undo: Locator;

  constructor(readonly page: Page) {
    this.text = page.getByRole('textbox', { name: 'Markdown' });
    this.button = page.getByRole('button', { name: /^(Convert to Word|Converting\.\.\.|Download Ready)$/ });
    this.undo = page.getByRole('button', { name: 'Undo' });
  }

  async open(): Promise<void> {
    const worker = this.page.waitForRequest(WORKER_SCRIPT);
    await this.page.goto('/');
    // The page asks for its worker once React runs; before that, nothing would answer a click.
    await worker;
  }

  /** Starts a conversion and waits for the file. */
  async convert(start: () => Promise<void> = () => this.button.click()): Promise<Converted> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), start()]);
    return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
  }

  /** A toast; the hidden copy for screen readers is no part of it. */
  toast(title: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: title });
  }

  /** Drops a file the way a browser does it: as an event with a data transfer. */
  async drop(...files: { name: string; content: string }[]): Promise<void> {
    const transfer = await this.page.evaluateHandle((dropped) => {
      const data = new DataTransfer();
      for (const { name, content } of dropped) data.items.add(new File([content], name));
      return data;
    }, files);
    await this.text.dispatchEvent('drop', { dataTransfer: transfer });
  }

  /** Replaces the conversion worker's script for the next worker that starts. */
  async replaceWorker(script: string): Promise<void> {
    await this.page.route(WORKER_SCRIPT, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'Cache-Control': 'no-store' },
        body: script,
      }),
    );
  }

  async restoreWorker(): Promise<void> {
    await this.page.unroute(WORKER_SCRIPT);
  }
}

export interface Converted {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export const WORKER_SCRIPT = /\/assets\/worker-[^/]+\.js$/;

export const test = base.extend<{ converter: Converter }>({
  converter: async ({ page }, use) => {
    const converter = new Converter(page);
    await converter.open();
    await use(converter);
  },
});

export { expect };

async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await download.path()));
}
