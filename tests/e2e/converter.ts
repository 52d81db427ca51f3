import { readFile } from 'node:fs/promises';
import { test as base, type Download, expect, type Locator, type Page } from '@playwright/test';
import { createConverter } from '../../web/app/converter/instance/converter';
import { EDITOR_ID } from '../../web/app/converter/view/editor-place';
import { watch } from './watch';

/** The converter screen, in the visitor's terms. */
export class Converter {
  readonly text: Locator;
  readonly button: Locator;
  readonly undo: Locator;

  /** Its part of the page. */
  readonly region: Locator;

  /** As the page itself gives ids to its elements. */
  readonly #id: (element: string) => string;

  /** Its name tells it from others on the page. */
  constructor(
    readonly page: Page,
    name = '',
  ) {
    this.#id = createConverter(name).id;
    this.region = page.locator(`#${this.#id('converter')}`);
    this.text = this.region.getByRole('textbox', { name: 'Markdown' });
    // While a conversion runs, what is behind its overlay is hidden from assistive technology.
    this.button = this.region.getByRole('button', {
      name: /^(Convert to Word|Converting\.\.\.|Download Ready)$/,
      includeHidden: true,
    });
    this.undo = page.getByRole('button', { name: 'Undo' });
  }

  async open(path = '/'): Promise<void> {
    await this.keepNotesOpen();
    const worker = this.page.waitForRequest(WORKER_SCRIPT);
    await this.page.goto(path);
    // The page starts its worker once React runs; before that, nothing would respond to a click.
    await worker;
    await this.codeEditor();
  }

  /** As a visitor does; the page has done what it does when it is left. */
  async closeTab(): Promise<void> {
    const closed = this.page.waitForEvent('close');
    await this.page.close({ runBeforeUnload: true });
    await closed;
  }

  /**
   * Moves the mouse until the code editor, which loads at the first sign of a visitor, has replaced the plain text
   * area.
   */
  async codeEditor(): Promise<void> {
    let x = 0;
    await expect(async () => {
      x += 1;
      await this.page.mouse.move(x % 9, 1);
      await expect(this.page.locator('.cm-content')).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
  }

  /** Shows the editor, empty. */
  async begin(): Promise<void> {
    const start = this.region.getByRole('button', { name: 'start writing' });
    await start.click();
    await expect(start).toBeHidden();
  }

  /** Shows it, unless it is there already. */
  async beginAtFirst(): Promise<void> {
    if (await this.region.getByRole('button', { name: 'start writing' }).isVisible()) await this.begin();
  }

  /** Opens the settings, with all of their groups. */
  async adjust(): Promise<Locator> {
    const panel = this.page.getByRole('region', { name: 'Adjust' });
    await this.beginAtFirst();
    if (!(await panel.isVisible()))
      await this.page.getByRole('button', { name: 'Adjust', exact: true }).click();
    await expect(panel).toBeVisible();
    await showAllOptions(panel);
    return panel;
  }

  /** Chooses a value in the settings. */
  async choose(label: string, option: string): Promise<void> {
    const panel = await this.adjust();
    const list = panel.getByRole('combobox', { name: label, exact: true });
    if ((await list.count()) > 0) await list.selectOption(option);
    else
      await panel
        .getByRole('radiogroup', { name: label, exact: true })
        .getByLabel(option, { exact: true })
        .check();
  }

  template(name: string): Locator {
    return this.page.getByRole('radiogroup', { name: 'Template' }).getByRole('radio', { name, exact: true });
  }

  /** Chooses a template by its picture, which is there as soon as the editor is. */
  async chooseTemplate(name: string): Promise<void> {
    await this.beginAtFirst();
    await this.template(name).check();
  }

  /**
   * Opens findings, pictures and repairs below the text, by the setting that remembers that a visitor left them open.
   */
  keepNotesOpen(): Promise<unknown> {
    return this.page.addInitScript(() => {
      try {
        localStorage.setItem('notes-open', '');
      } catch {
        // Without storage, they are opened by their button.
      }
    });
  }

  /** Opens them by their button. */
  async openNotes(): Promise<void> {
    const opener = this.page.getByRole('button', { name: 'Details', exact: true });
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  }

  async openMenu(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu', exact: true }).click();
  }

  /**
   * Opens the note that says where the text is stored; without a text it is on the screen anyway. Where the bar has no room for its
   * button, it is in the menu.
   */
  async openPrivacy(): Promise<void> {
    const opener = this.page.getByRole('button', { name: 'Nothing is uploaded' });
    const note = this.page.locator('#privacy-note');
    if (await note.isVisible()) return;
    if (await opener.isVisible()) return opener.click();
    await this.openMenu();
    await this.page.getByRole('button', { name: 'Your text stays here' }).click();
  }

  /** Replaces the text as a visitor would: by clearing and pasting. */
  async write(text: string): Promise<void> {
    await this.text.focus();
    if ((await this.shownText()) !== '') await this.page.keyboard.press('Control+k');
    if (text !== '') await this.paste(text);
  }

  /**
   * Pastes as a browser does: as an event with a data transfer and, if nothing handles that, into the plain text area.
   * In a single step, since the code editor may replace the text area at any time.
   */
  async paste(text: string): Promise<void> {
    await this.page.evaluate(
      ([id, pasted]) => {
        const field = document.getElementById(id);
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        if (!field?.dispatchEvent(event) || !(field instanceof HTMLTextAreaElement)) return;
        field.setRangeText(pasted, field.selectionStart, field.selectionEnd, 'end');
        field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
      },
      [this.#id(EDITOR_ID), text] as const,
    );
  }

  /** The text that the editor shows. CodeMirror draws only a part of a text that is longer than the screen. */
  shownText(): Promise<string> {
    return this.text.evaluate((element) => {
      if (element instanceof HTMLTextAreaElement) return element.value;
      if (element.querySelector('.cm-placeholder')) return '';
      return [...element.querySelectorAll('.cm-line')].map(({ textContent }) => textContent).join('\n');
    });
  }

  async expectText(text: string): Promise<void> {
    await expect.poll(() => this.shownText()).toBe(text);
  }

  /** The whole text, read through the copy button. Needs permission for the clipboard. */
  async wholeText(): Promise<string> {
    await this.page.getByRole('button', { name: /^Cop(y|ied)$/ }).click();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** The selected part of the text. */
  selectedText(): Promise<string> {
    return this.page.evaluate(() => String(document.getSelection()));
  }

  /** Starts a conversion and waits for the file. */
  async convert(start: () => Promise<void> = () => this.button.click()): Promise<Converted> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), start()]);
    return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
  }

  /** A toast, without its hidden copy for screen readers. */
  toast(title: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: title });
  }

  /** Drops a file as a browser does: as an event with a data transfer. */
  async drop(...files: { name: string; content: string }[]): Promise<void> {
    await this.#drop(this.text, files);
  }

  /** Drops files with any content on a part of the page. */
  async dropOn(place: Locator, names: readonly string[]): Promise<void> {
    await this.#drop(
      place,
      names.map((name) => ({ name, content: 'content' })),
    );
  }

  async #drop(place: Locator, files: readonly { name: string; content: string }[]): Promise<void> {
    const transfer = await this.page.evaluateHandle((dropped) => {
      const data = new DataTransfer();
      for (const { name, content } of dropped) data.items.add(new File([content], name));
      return data;
    }, files);
    await place.dispatchEvent('drop', { dataTransfer: transfer });
  }

  /** Replaces the conversion worker's script for the next worker that starts. */
  async replaceWorker(script: string): Promise<void> {
    await this.page.route(WORKER_SCRIPT, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        // The page is cross-origin isolated, and only accepts a worker that is, too.
        headers: { 'Cache-Control': 'no-store', 'Cross-Origin-Embedder-Policy': 'require-corp' },
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

/** The field of 'Open file': pictures that are missing have fields of their own, and come and go. */
export const FILE_FIELD = 'main ~ input[type=file]';

export const WORKER_SCRIPT = /\/assets\/worker-[^/]+\.js$/;

export const test = base.extend<{ converter: Converter }>({
  converter: async ({ page, context, baseURL }, use) => {
    const { violations } = await watch(context, new URL(baseURL ?? '').origin);
    const converter = new Converter(page);
    await converter.open();
    await use(converter);
    expect(violations, 'violations of the Content-Security-Policy').toEqual([]);
  },
});

export { expect };

async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await download.path()));
}

/** The others stand behind the everyday ones. */
export async function showAllOptions(options: Locator): Promise<void> {
  const all = options.locator('details.all-options');
  if ((await all.getAttribute('open')) === null) await all.locator('> summary').click();
}
