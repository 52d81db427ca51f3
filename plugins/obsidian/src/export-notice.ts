import { type App, Notice, type TFile } from 'obsidian';
import type { ExportView } from './exporter.js';
import { FindingsModal } from './findings-modal.js';
import type { Finding } from './worker/protocol.js';

/** How long a result is shown, in milliseconds: long enough to press its button. */
const RESULT_MS = 12_000;

/** Shows an export as one notice, with a button that cancels it. */
export class ExportNotice implements ExportView {
  readonly #notice: Notice;
  readonly #progress: HTMLElement;

  constructor(
    private readonly app: App,
    cancel: () => void,
  ) {
    const content = createFragment();
    this.#progress = content.createDiv({ attr: { role: 'status' } });
    button(content.createDiv({ cls: 'footmark-notice-actions' }), 'Cancel', cancel);
    this.#notice = new Notice(content, 0);
  }

  progress(name: string, stage: string): void {
    this.#progress.setText(`Exporting ${name}: ${stage}…`);
  }

  done(files: readonly TFile[], findings: readonly Finding[]): void {
    this.#notice.hide();
    const [file] = files;
    const what = files.length === 1 ? (file?.path ?? '') : `${files.length} Word files`;
    const content = createFragment();
    content.createDiv({ text: `Exported ${what}${found(findings.length)}`, attr: { role: 'status' } });
    if (findings.length > 0) {
      const actions = content.createDiv({ cls: 'footmark-notice-actions' });
      button(actions, 'Show findings', () => new FindingsModal(this.app, findings).open());
    }
    new Notice(content, RESULT_MS);
  }

  failed(name: string, reason: string): void {
    this.#notice.hide();
    new Notice(`${name} was not exported. ${reason}`, RESULT_MS);
  }

  cancelled(): void {
    this.#notice.hide();
    new Notice('The export was cancelled.');
  }
}

function found(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ', with 1 finding' : `, with ${count} findings`;
}

function button(parent: HTMLElement, text: string, press: () => void): void {
  parent.createEl('button', { text }).addEventListener('click', press);
}
