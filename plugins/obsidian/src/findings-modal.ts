import { type App, Modal } from 'obsidian';
import type { Finding } from './worker/protocol.js';

/** Lists what was found in notes; each entry opens its line. */
export class FindingsModal extends Modal {
  constructor(
    app: App,
    private readonly findings: readonly Finding[],
  ) {
    super(app);
  }

  override onOpen(): void {
    this.setTitle('Findings');
    this.contentEl.addClass('footmark-findings');
    for (const path of new Set(this.findings.map((finding) => finding.path))) {
      this.contentEl.createEl('h3', { text: path });
      const list = this.contentEl.createEl('ul');
      for (const finding of this.findings)
        if (finding.path === path) this.#entry(list.createEl('li'), finding);
    }
  }

  override onClose(): void {
    this.contentEl.empty();
  }

  #entry(item: HTMLElement, { path, line, message }: Finding): void {
    const entry = item.createEl('button');
    entry.createSpan({ cls: 'footmark-finding-line', text: `Line ${line}` });
    entry.createSpan({ text: message });
    entry.addEventListener('click', () => {
      this.close();
      void this.#show(path, line);
    });
  }

  async #show(path: string, line: number): Promise<void> {
    const file = this.app.vault.getFileByPath(path);
    if (file) await this.app.workspace.getLeaf().openFile(file, { eState: { line: line - 1 } });
  }
}
