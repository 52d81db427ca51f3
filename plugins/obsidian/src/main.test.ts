import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker as Thread } from 'node:worker_threads';
import type { App, TFile } from 'obsidian';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as obsidian from '../test/obsidian.js';
import { openVault, partsOf, textOf } from '../test/vault.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = `${ROOT}plugins/obsidian`;

interface BuiltPlugin extends obsidian.Plugin {
  onload(): Promise<void>;
  onunload(): void;
}

/** A worker of a page, which gets its code by an address, as a thread. */
class PageWorker {
  readonly #thread: Promise<Thread>;

  constructor(url: string) {
    this.#thread = fetch(url).then(async (response) => {
      const code = await response.text();
      const page = `const { parentPort } = require('node:worker_threads');
        globalThis.self = globalThis;
        globalThis.postMessage = (data) => parentPort.postMessage(data);
        globalThis.addEventListener = (type, listener) => parentPort.on(type, (data) => listener({ data }));
        // What a page does not have.
        delete globalThis.process; delete globalThis.require; delete globalThis.Buffer;`;
      return new Thread(`${page}\n;${code}`, { eval: true });
    });
  }

  postMessage(message: unknown): void {
    void this.#thread.then((thread) => thread.postMessage(message));
  }

  addEventListener(type: string, listener: (event: object) => void): void {
    void this.#thread.then((thread) =>
      thread.on(type, (value: unknown) => listener(type === 'error' ? Object(value) : { data: value })),
    );
  }

  terminate(): void {
    void this.#thread.then((thread) => thread.terminate());
  }
}

let code = '';

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build-obsidian.mjs'], { cwd: ROOT });
  code = readFileSync(`${FOLDER}/dist/main.js`, 'utf8');
});

/** The built file, as Obsidian runs it: with its own module and no other. */
function builtPlugin(app: App, stored: unknown = null): BuiltPlugin {
  const required: string[] = [];
  const exported: { exports?: new (app: App, manifest: unknown) => BuiltPlugin } = {};
  const require = (name: string): unknown => {
    required.push(name);
    if (name !== 'obsidian') throw new Error(`There is no module ${name} on a mobile device`);
    return obsidian;
  };
  new Function('require', 'module', 'exports', 'Worker', code)(require, exported, {}, PageWorker);
  expect(required).toEqual(['obsidian']);
  if (!exported.exports) throw new Error('The bundle exports no plug-in');
  return Object.assign(new exported.exports(app, {}), { stored });
}

/** The file that the last export wrote. */
async function written(app: App, path: string): Promise<TFile> {
  return vi.waitFor(
    () => {
      const last = obsidian.NOTICES.at(-1)?.element.textContent ?? '';
      if (/not exported|cancelled/.test(last)) throw new Error(last);
      const file = app.vault.getFileByPath(path);
      if (!file) throw new Error(`${path} is not there yet: ${last}`);
      return file;
    },
    { timeout: 60_000, interval: 50 },
  );
}

describe('the built plug-in', () => {
  test('exports the note that is open, with a notice that shows its findings and opens their lines', async () => {
    const { app, standIn } = openVault();
    const plugin = builtPlugin(app);
    await plugin.onload();
    const command = plugin.commands.get('export-note');
    expect(command?.checkCallback?.(true)).toBe(false);
    standIn.workspace.activeFile = standIn.vault.getFileByPath('Daily/1. Monday.md');
    expect(command?.checkCallback?.(true)).toBe(true);
    command?.checkCallback?.(false);
    const parts = await partsOf(app, await written(app, 'Daily/1. Monday.docx'));
    expect(textOf(parts['word/document.xml'])).toContain('Nothing happened.');

    const notice = await vi.waitFor(() => {
      const last = obsidian.NOTICES.at(-1);
      expect(last?.element.textContent).toContain('Exported Daily/1. Monday.docx, with 2 findings');
      return last;
    });
    notice?.element.querySelector('button')?.click();
    const modal = obsidian.MODALS.at(-1);
    expect(modal?.contentEl.querySelector('h3')?.textContent).toBe('Daily/1. Monday.md');
    modal?.contentEl.querySelectorAll('button')[1]?.click();
    await vi.waitFor(() =>
      expect(standIn.workspace.opened).toEqual([{ path: 'Daily/1. Monday.md', line: 4 }]),
    );
    plugin.onunload();
  });

  test('offers folders and notes in the menu of files, and nothing for other files', async () => {
    const { app, standIn } = openVault();
    const plugin = builtPlugin(app, { folderExport: 'one', template: 'academic' });
    await plugin.onload();
    const offered = (path: string): (() => void) | undefined => {
      let press: (() => void) | undefined;
      const item = {
        setTitle: () => item,
        setIcon: () => item,
        onClick: (listener: () => void) => {
          press = listener;
          return item;
        },
      };
      const menu = { addItem: (make: (each: object) => unknown) => make(item) };
      const listener = standIn.workspace.listeners.get('file-menu') as
        | ((menu: object, file: obsidian.TAbstractFile | null) => void)
        | undefined;
      listener?.(menu, standIn.vault.getAbstractFileByPath(path));
      return press;
    };
    expect(offered('Attachments/tide.png')).toBeUndefined();
    expect(offered('Moon.md')).toBeDefined();
    offered('Daily')?.();
    const parts = await partsOf(app, await written(app, 'Daily/Daily.docx'));
    expect(textOf(parts['word/document.xml'])).toMatch(/Monday.*Tuesday/s);
    plugin.onunload();
  });

  test('shows its settings, and stores what is changed', async () => {
    const plugin = builtPlugin(openVault().app);
    await plugin.onload();
    const tab = plugin.tab as (obsidian.PluginSettingTab & { display(): void }) | undefined;
    tab?.display();
    const control = (name: string) => tab?.settings.find((setting) => setting.name === name)?.control;
    await control('Template')?.changed('mla' as never);
    await control('Files with sources')?.changed(' a.bib \n\nb.bib' as never);
    expect(plugin.stored).toMatchObject({ template: 'mla', bibliography: ['a.bib', 'b.bib'] });
    plugin.onunload();
  });
});

describe('the files that a release needs', () => {
  const manifest = JSON.parse(readFileSync(`${FOLDER}/manifest.json`, 'utf8'));
  const versions = JSON.parse(readFileSync(`${FOLDER}/versions.json`, 'utf8'));
  const { version } = JSON.parse(readFileSync(`${FOLDER}/package.json`, 'utf8'));

  test('agree about the version, and about the oldest Obsidian', () => {
    expect(manifest.version).toBe(version);
    expect(versions[version]).toBe(manifest.minAppVersion);
  });

  test('keep the rules of the directory', () => {
    expect(manifest).toMatchObject({ id: expect.stringMatching(/^[a-z][a-z-]*$/), isDesktopOnly: false });
    expect(`${manifest.id} ${manifest.name} ${manifest.description}`).not.toMatch(/obsidian|plug-?in/i);
    expect(manifest.description).toMatch(/^[A-Z].{10,249}\.$/s);
  });

  test('are in the folder that is installed', () => {
    expect(JSON.parse(readFileSync(`${FOLDER}/dist/manifest.json`, 'utf8'))).toEqual(manifest);
    expect(readFileSync(`${FOLDER}/dist/styles.css`, 'utf8')).toContain('.footmark-findings');
    expect(code).toContain('Permission is hereby granted');
  });
});
