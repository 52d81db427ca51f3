/*
 * A stand-in for the few parts of Obsidian's interface that the plug-in uses, over the files of a real folder. It follows the
 * comments in `obsidian.d.ts`; what Obsidian does beyond them is not tested.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { load } from 'js-yaml';
import { parseHTML } from 'linkedom';

const { document } = parseHTML('<!doctype html><body></body>');

interface ElementInfo {
  readonly cls?: string;
  readonly text?: string;
  readonly attr?: Readonly<Record<string, string>>;
}

/** What Obsidian adds to elements. */
function element(name: string, { cls, text, attr = {} }: ElementInfo = {}): HTMLElement {
  const made = extended(document.createElement(name));
  if (cls) made.className = cls;
  if (text) made.textContent = text;
  for (const [key, value] of Object.entries(attr)) made.setAttribute(key, value);
  return made;
}

function extended<Kind extends HTMLElement | DocumentFragment>(parent: Kind): Kind {
  const create = (name: string, info?: ElementInfo): HTMLElement => {
    const child = element(name, info);
    parent.append(child);
    return child;
  };
  return Object.assign(parent, {
    createEl: create,
    createDiv: (info?: ElementInfo) => create('div', info),
    createSpan: (info?: ElementInfo) => create('span', info),
    setText: (text: string) => Object.assign(parent, { textContent: text }),
    addClass: (name: string) => 'classList' in parent && parent.classList.add(name),
    empty: () => parent.replaceChildren(),
  });
}

Object.assign(globalThis, {
  createEl: element,
  createFragment: () => extended(document.createDocumentFragment()),
});

export class TAbstractFile {
  constructor(
    readonly vault: Vault,
    readonly path: string,
    readonly parent: TFolder | null,
  ) {}

  get name(): string {
    return posix.basename(this.path);
  }
}

export class TFile extends TAbstractFile {
  constructor(
    vault: Vault,
    path: string,
    parent: TFolder | null,
    public bytes: Uint8Array,
  ) {
    super(vault, path, parent);
  }

  get extension(): string {
    return posix.extname(this.path).slice(1);
  }

  get basename(): string {
    return posix.basename(this.path, posix.extname(this.path));
  }

  get stat(): { readonly size: number } {
    return { size: this.bytes.length };
  }
}

export class TFolder extends TAbstractFile {
  readonly children: TAbstractFile[] = [];

  isRoot(): boolean {
    return this.parent === null;
  }
}

/** The files of a folder; what is written stays in memory. */
export class Vault {
  readonly root = new TFolder(this, '/', null);
  readonly files = new Map<string, TFile | TFolder>([['/', this.root]]);

  constructor(private readonly folder: string) {
    this.#enter(this.root, '');
  }

  #enter(parent: TFolder, path: string): void {
    for (const name of readdirSync(join(this.folder, path)).sort()) {
      const inner = posix.join(path, name);
      if (name.startsWith('.')) continue;
      if (statSync(join(this.folder, inner)).isDirectory())
        this.#enter(this.#addFolder(inner, parent), inner);
      else this.#addFile(inner, parent, new Uint8Array(readFileSync(join(this.folder, inner))));
    }
  }

  #addFolder(path: string, parent: TFolder): TFolder {
    const folder = new TFolder(this, path, parent);
    parent.children.push(folder);
    this.files.set(path, folder);
    return folder;
  }

  #addFile(path: string, parent: TFolder, bytes: Uint8Array): TFile {
    const file = new TFile(this, path, parent, bytes);
    parent.children.push(file);
    this.files.set(path, file);
    return file;
  }

  #parentOf(path: string): TFolder {
    const folder = this.getFolderByPath(posix.dirname(path) === '.' ? '/' : posix.dirname(path));
    if (!folder) throw new Error(`ENOENT: no such file or directory, open '${path}'`);
    return folder;
  }

  getName(): string {
    return posix.basename(this.folder);
  }

  getAbstractFileByPath(path: string): TAbstractFile | null {
    return this.files.get(path) ?? null;
  }

  getFileByPath(path: string): TFile | null {
    const found = this.files.get(path);
    return found instanceof TFile ? found : null;
  }

  getFolderByPath(path: string): TFolder | null {
    const found = this.files.get(path);
    return found instanceof TFolder ? found : null;
  }

  async readBinary(file: TFile): Promise<ArrayBuffer> {
    return file.bytes.slice().buffer as ArrayBuffer;
  }

  async createFolder(path: string): Promise<TFolder> {
    if (this.files.has(path)) throw new Error('Folder already exists.');
    return this.#addFolder(path, this.#parentOf(path));
  }

  async createBinary(path: string, data: ArrayBuffer): Promise<TFile> {
    if (this.files.has(path)) throw new Error('File already exists.');
    return this.#addFile(path, this.#parentOf(path), new Uint8Array(data));
  }

  async modifyBinary(file: TFile, data: ArrayBuffer): Promise<void> {
    file.bytes = new Uint8Array(data);
  }

  /** Writes a file of the vault to the disk, to be looked at. */
  save(file: TFile, folder: string): void {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, file.name), file.bytes);
  }
}

interface Position {
  readonly start: { readonly offset: number };
  readonly end: { readonly offset: number };
}

interface Cache {
  readonly embeds: readonly { readonly link: string }[];
  readonly footnotes: readonly { readonly id: string; readonly position: Position }[];
  readonly frontmatter?: Readonly<Record<string, unknown>>;
  readonly frontmatterPosition?: Position;
}

/** Finds what Obsidian finds in notes, by its plainest forms. */
export class MetadataCache {
  constructor(private readonly vault: Vault) {}

  getFileCache(file: TFile): Cache | null {
    if (file.extension !== 'md') return null;
    const text = new TextDecoder().decode(file.bytes);
    const place = (from: number, length: number): Position => ({
      start: { offset: from },
      end: { offset: from + length },
    });
    const [block = '', properties = ''] = /^---\n(.*?)\n---/s.exec(text) ?? [];
    return {
      embeds: [...text.matchAll(/!\[\[([^\]|]+)|!\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, wiki, link = '']) => ({
        link: wiki ?? decodeURI(link),
      })),
      footnotes: [...text.matchAll(/^\[\^(.+?)\]:.*(?:\n(?: {4}|\t).*)*/gm)].map((match) => ({
        id: match[1] ?? '',
        position: place(match.index, match[0].length),
      })),
      ...(block && {
        frontmatter: load(properties) as Record<string, unknown>,
        frontmatterPosition: place(0, block.length),
      }),
    };
  }

  /** By its path, from the folder of the note or the top; else the one with this name that has the shortest path. */
  getFirstLinkpathDest(linkpath: string, sourcePath: string): TFile | null {
    const candidates = [posix.join(posix.dirname(sourcePath), linkpath), linkpath];
    for (const path of candidates.flatMap((each) => [each, `${each}.md`])) {
      const found = this.vault.getFileByPath(path);
      if (found) return found;
    }
    const named = [...this.vault.files.values()].filter(
      (file): file is TFile =>
        file instanceof TFile && (file.name === linkpath || file.name === `${linkpath}.md`),
    );
    return named.toSorted((one, other) => one.path.length - other.path.length)[0] ?? null;
  }
}

type Listener = (...values: never[]) => void;

export class Workspace {
  activeFile: TFile | null = null;
  readonly opened: { readonly path: string; readonly line: number | undefined }[] = [];
  readonly listeners = new Map<string, Listener>();

  on(name: string, listener: Listener): string {
    this.listeners.set(name, listener);
    return name;
  }

  getActiveFile(): TFile | null {
    return this.activeFile;
  }

  getLeaf(): {
    openFile(file: TFile, state: { readonly eState?: { readonly line: number } }): Promise<void>;
  } {
    return {
      openFile: async ({ path }, { eState }) => {
        this.opened.push({ path, line: eState?.line });
      },
    };
  }
}

export class App {
  readonly vault: Vault;
  readonly metadataCache: MetadataCache;
  readonly workspace = new Workspace();

  constructor(folder: string) {
    this.vault = new Vault(folder);
    this.metadataCache = new MetadataCache(this.vault);
  }
}

interface Command {
  readonly id: string;
  readonly checkCallback?: (isChecking: boolean) => boolean;
  readonly editorCheckCallback?: (isChecking: boolean, editor: object, info: object) => boolean;
}

export class Plugin {
  readonly commands = new Map<string, Command>();
  tab: PluginSettingTab | undefined;
  stored: unknown = null;

  constructor(
    readonly app: App,
    readonly manifest: unknown,
  ) {}

  addCommand(command: Command): void {
    this.commands.set(command.id, command);
  }

  addSettingTab(tab: PluginSettingTab): void {
    this.tab = tab;
  }

  registerEvent(): void {}

  async loadData(): Promise<unknown> {
    return this.stored;
  }

  async saveData(data: unknown): Promise<void> {
    this.stored = JSON.parse(JSON.stringify(data));
  }
}

/** The notices that are shown, and all that were. */
export const NOTICES: Notice[] = [];

export class Notice {
  readonly element: HTMLElement;
  isHidden = false;

  constructor(message: string | DocumentFragment) {
    this.element = element('div');
    this.element.append(message);
    NOTICES.push(this);
  }

  hide(): void {
    this.isHidden = true;
  }
}

/** The dialogs that were opened. */
export const MODALS: Modal[] = [];

export class Modal {
  readonly contentEl = element('div');
  title = '';

  constructor(readonly app: App) {}

  setTitle(title: string): this {
    this.title = title;
    return this;
  }

  onOpen(): void {}

  onClose(): void {}

  open(): void {
    MODALS.push(this);
    this.onOpen();
  }

  close(): void {
    this.onClose();
  }
}

/** A control of a setting. */
class Control {
  value: unknown;
  changed: (value: never) => unknown = () => undefined;
  readonly options = new Map<string, string>();

  addOption(value: string, label: string): this {
    this.options.set(value, label);
    return this;
  }

  setPlaceholder(): this {
    return this;
  }

  setValue(value: unknown): this {
    this.value = value;
    return this;
  }

  onChange(changed: (value: never) => unknown): this {
    this.changed = changed;
    return this;
  }
}

export class PluginSettingTab {
  readonly containerEl = element('div');
  readonly settings: Setting[] = [];

  constructor(
    readonly app: App,
    readonly plugin: Plugin,
  ) {
    Object.assign(this.containerEl, { tab: this });
  }
}

export class Setting {
  name = '';
  control: Control | undefined;

  constructor(container: HTMLElement & { readonly tab?: PluginSettingTab }) {
    container.tab?.settings.push(this);
  }

  setName(name: string): this {
    this.name = name;
    return this;
  }

  setDesc(): this {
    return this;
  }

  setHeading(): this {
    return this;
  }

  readonly addDropdown = this.#add;
  readonly addToggle = this.#add;
  readonly addText = this.#add;
  readonly addTextArea = this.#add;

  #add(make: (control: Control) => unknown): this {
    this.control = new Control();
    make(this.control);
    return this;
  }
}

export function normalizePath(path: string): string {
  return (
    path
      .replaceAll(/[\\/]+/g, '/')
      .replaceAll(/^\/|\/$/g, '')
      .normalize('NFC') || '/'
  );
}

export function getLinkpath(link: string): string {
  return link.split('#', 1)[0] ?? '';
}

export async function loadMermaid(): Promise<unknown> {
  return {
    render: async (id: string, code: string) => {
      if (code.includes('broken')) throw new Error('Parse error on line 2:\n…');
      return {
        svg: `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" width="40" height="20"><text>${code.length}</text></svg>`,
      };
    },
  };
}
