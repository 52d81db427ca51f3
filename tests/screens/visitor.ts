import { expect, type Locator } from '@playwright/test';
import { Converter } from '../e2e/converter';
import { openPage } from '../e2e/pages';
import { LIBRARY } from './texts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** A worker that begins a conversion and never ends it. */
const HANGING = `onmessage = ({ data }) => { if (data.kind === 'convert') postMessage({ kind: 'stage', id: data.id, stage: 'write' }); };`;
/** All scripts that load once there is a text. */
const LATER_PARTS = /\/assets\/(?:parts|later-parts|pages)-/;
/** After this time, a text has been kept. */
const KEPT_MS = 2000;

/** Somebody at the converter, at any width: what is a button on a wide screen is in a menu, a sheet or on a tab of a small one. */
export class Visitor extends Converter {
  #isConnected = true;

  /** Arrives, with everything closed that is closed at first. */
  override async open(path = '/'): Promise<void> {
    await openPage(this.page, path);
    if (this.#isConnected) await this.page.locator('.cm-content').waitFor({ state: 'attached' });
  }

  async reload(path = '/'): Promise<void> {
    await this.page.waitForTimeout(KEPT_MS);
    await this.open(path);
  }

  /** Pastes a text and stays with it until its pages are drawn. */
  async writeAndWait(text: string): Promise<void> {
    await this.write(text);
    await this.tab('Text');
    await this.drawn();
  }

  /** Pastes a text and turns to its pages. */
  async writeAndTurn(text: string): Promise<void> {
    await this.write(text);
    await this.tab('Pages');
    await this.drawn();
  }

  /** Turns to a tab, where there are tabs. */
  async tab(name: 'Text' | 'Pages'): Promise<void> {
    const tab = this.page.getByRole('tab', { name });
    if (await tab.isVisible()) await tab.click();
  }

  async drawn(): Promise<void> {
    const pages = this.page.getByRole('tab', { name: 'Pages' });
    const areHidden = (await pages.isVisible()) && (await pages.getAttribute('aria-selected')) !== 'true';
    if (areHidden)
      await expect(this.page.getByRole('status', { name: 'Text' })).toContainText('Ready', {
        timeout: 40_000,
      });
    else await expect(this.page.locator('.page-line').first()).toBeAttached({ timeout: 40_000 });
  }

  /** Opens the options: the panel of a wide screen, or the sheet of a small one. */
  async options(): Promise<Locator> {
    const opener = this.page.getByRole('button', { name: 'Document Options', includeHidden: true });
    const sheet = this.dialog('Document Options');
    if (await sheet.isVisible()) return sheet;
    if (!(await opener.isVisible())) return this.adjust();
    await opener.click();
    await expect(sheet).toBeVisible();
    return sheet;
  }

  async tool(name: string): Promise<void> {
    await this.textTools();
    await this.shownButton(name).click();
  }

  /** Opens the menu that has the tools on a small screen. */
  async textTools(): Promise<void> {
    const menu = this.page.getByRole('button', { name: 'Text tools' });
    if (await menu.isVisible()) await menu.click();
  }

  async privacyNote(): Promise<void> {
    const opener = this.page.getByRole('button', { name: 'Nothing is uploaded' });
    if (await opener.isVisible()) return opener.click();
    await this.openMenu();
    await this.page.getByRole('button', { name: 'Your text stays here' }).click();
  }

  async zoom(step: string): Promise<void> {
    await this.page.getByLabel('Size of the pages').filter({ visible: true }).selectOption(step);
  }

  /** Moves the divider, where there is one. */
  async divide(key: 'Home' | 'End'): Promise<void> {
    const divider = this.page.getByRole('separator', { name: 'Between text and pages' });
    if (!(await divider.isVisible())) return;
    await divider.focus();
    await this.page.keyboard.press(key);
  }

  /** Begins to drag a file over the screen, and does not let go. */
  async dragOver(): Promise<void> {
    const dataTransfer = await this.page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['# Text'], 'text.md'));
      return data;
    });
    await this.page.locator('main').dispatchEvent('dragenter', { dataTransfer });
    await this.page.locator('#text-pane').dispatchEvent('dragover', { dataTransfer });
  }

  /** Opens files by the button; the first field belongs to the whole screen. */
  async openFiles(...files: { name: string; bytes: Uint8Array | string }[]): Promise<void> {
    const field = this.page.locator('input[type=file]').first();
    await field.setInputFiles(
      files.map(({ name, bytes }) => ({ name, mimeType: '', buffer: Buffer.from(bytes) })),
    );
  }

  async ownTemplate(): Promise<void> {
    const opener = this.page.getByRole('button', { name: 'Your template…' });
    if (!(await opener.first().isVisible())) await this.options();
    await this.shownButton('Your template…').click();
  }

  async giveTemplate(name: string, bytes: Uint8Array): Promise<void> {
    await this.ownTemplate();
    const field = this.page.locator('input[data-own-template]');
    await field.setInputFiles({ name, mimeType: WORD, buffer: Buffer.from(bytes) });
  }

  async addSources(): Promise<void> {
    await this.drop({ name: 'references.bib', content: LIBRARY });
    await expect(this.toast('Added to your sources')).toBeVisible();
  }

  shownButton(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  }

  dialog(name?: string): Locator {
    return this.page.getByRole('dialog', name === undefined ? {} : { name });
  }

  async neverFinish(): Promise<void> {
    await this.replaceWorker(HANGING);
  }

  async loseConnection(): Promise<void> {
    this.#isConnected = false;
    await this.page.route(LATER_PARTS, (route) => route.abort('internetdisconnected'));
  }

  async refuseStorage(): Promise<void> {
    await this.page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
  }
}
