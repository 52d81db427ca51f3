import {
  type Editor,
  type MarkdownFileInfo,
  type Menu,
  Plugin,
  type TAbstractFile,
  TFile,
  TFolder,
} from 'obsidian';
import ENGINE_WORKER from './engine-worker.js';
import { ExportNotice } from './export-notice.js';
import { Exporter, type Subject } from './exporter.js';
import { selectedText } from './selection.js';
import { DEFAULT_SETTINGS, type Settings, settingsFrom } from './settings.js';
import { SettingsTab } from './settings-tab.js';
import { notesIn } from './vault-files.js';

/** Exports notes to Word. */
export default class FootmarkPlugin extends Plugin {
  override settings: Settings = DEFAULT_SETTINGS;
  readonly #running = new Set<AbortController>();
  /** Obsidian installs one file of code, so that of the worker is a text in it. */
  readonly #workerUrl = URL.createObjectURL(new Blob([ENGINE_WORKER], { type: 'text/javascript' }));

  override async onload(): Promise<void> {
    this.settings = settingsFrom(await this.loadData());
    this.addSettingTab(new SettingsTab(this.app, this));
    this.addCommand({
      id: 'export-note',
      name: 'Export this note to Word',
      checkCallback: (isChecking) => {
        const note = this.app.workspace.getActiveFile();
        if (note?.extension !== 'md') return false;
        if (!isChecking) void this.#export([subjectOf(note)]);
        return true;
      },
    });
    this.addCommand({
      id: 'export-selection',
      name: 'Export the selection to Word',
      editorCheckCallback: (isChecking, editor, { file }) => {
        if (!file || !editor.somethingSelected()) return false;
        if (!isChecking) void this.#export([this.#selection(editor, file)]);
        return true;
      },
    });
    this.registerEvent(this.app.workspace.on('file-menu', (menu, file) => this.#offer(menu, file)));
    this.registerEvent(
      this.app.workspace.on('editor-menu', (menu, editor, info) => this.#offerSelection(menu, editor, info)),
    );
  }

  override onunload(): void {
    for (const each of this.#running) each.abort();
    URL.revokeObjectURL(this.#workerUrl);
  }

  /** Called by Obsidian when the stored settings were changed by synchronization. */
  override async onExternalSettingsChange(): Promise<void> {
    this.settings = settingsFrom(await this.loadData());
  }

  async change(changes: Partial<Settings>): Promise<void> {
    this.settings = { ...this.settings, ...changes };
    await this.saveData(this.settings);
  }

  #offer(menu: Menu, file: TAbstractFile): void {
    const isNote = file instanceof TFile && file.extension === 'md';
    if (!isNote && !(file instanceof TFolder)) return;
    this.#addItem(menu, 'Export to Word', () =>
      file instanceof TFolder ? this.#subjectsOf(file) : [subjectOf(file)],
    );
  }

  #offerSelection(menu: Menu, editor: Editor, { file }: MarkdownFileInfo): void {
    if (!file || !editor.somethingSelected()) return;
    this.#addItem(menu, 'Export the selection to Word', () => [this.#selection(editor, file)]);
  }

  #addItem(menu: Menu, title: string, subjects: () => readonly Subject[]): void {
    menu.addItem((item) =>
      item
        .setTitle(title)
        .setIcon('file-output')
        .onClick(() => this.#export(subjects())),
    );
  }

  #subjectsOf(folder: TFolder): readonly Subject[] {
    const notes = notesIn(folder);
    if (this.settings.folderExport === 'each' && notes.length > 0) return notes.map(subjectOf);
    const name = folder.isRoot() ? this.app.vault.getName() : folder.name;
    return [{ notes, isFolder: true, name, folder: folder.path }];
  }

  #selection(editor: Editor, file: TFile): Subject {
    const [from, to] = (['from', 'to'] as const).map((side) => editor.posToOffset(editor.getCursor(side)));
    const range = { from: from ?? 0, to: to ?? 0 };
    const text = selectedText(editor.getValue(), range, this.app.metadataCache.getFileCache(file));
    return { ...subjectOf(file), name: `${file.basename} (selection)`, text };
  }

  async #export(subjects: readonly Subject[]): Promise<void> {
    const running = new AbortController();
    this.#running.add(running);
    const { app, settings } = this;
    const exporter = new Exporter({ app, settings, startWorker: () => new Worker(this.#workerUrl) });
    await exporter.export(subjects, new ExportNotice(app, () => running.abort()), running.signal);
    this.#running.delete(running);
  }
}

function subjectOf(note: TFile): Subject {
  return { notes: [note], name: note.basename, folder: note.parent?.path ?? '/' };
}
