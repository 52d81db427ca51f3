import { convert } from '@footmark/engine';
import type { App, TFile } from 'obsidian';
import { describe, expect, test } from 'vitest';
import { openVault, partsOf, RecordedView, textOf, workerHere } from '../test/vault.js';
import { Exporter, type Subject } from './exporter.js';
import { selectedText } from './selection.js';
import { DEFAULT_SETTINGS, type Settings } from './settings.js';
import { notesIn } from './vault-files.js';

async function exported(
  app: App,
  subjects: readonly Subject[],
  settings: Partial<Settings> = {},
): Promise<RecordedView> {
  const view = new RecordedView();
  const exporter = new Exporter({
    app,
    settings: { ...DEFAULT_SETTINGS, ...settings },
    startWorker: workerHere,
  });
  await exporter.export(subjects, view, new AbortController().signal);
  return view;
}

function noteOf(file: TFile): Subject {
  return { notes: [file], name: file.basename, folder: file.parent?.path ?? '/' };
}

describe('a note', () => {
  test('becomes a Word file beside it, with all that it embeds', async () => {
    const { app, file } = openVault();
    const view = await exported(app, [noteOf(file('Paper/Tides.md'))]);
    expect(view.failure).toBeUndefined();
    expect(view.files.map(({ path }) => path)).toEqual(['Paper/Tides.docx']);
    const parts = await partsOf(app, file('Paper/Tides.docx'));
    const text = textOf(parts['word/document.xml']);
    // A picture of the attachments folder, one of an embedded note, and a heading of that note alone.
    expect(Object.keys(parts).filter((name) => name.startsWith('word/media/'))).toHaveLength(2);
    expect(text).toContain('New, growing, full, shrinking.');
    expect(text).not.toContain('Not embedded anywhere.');
    // The citation, from the file that the note's own properties name.
    expect(text).toContain('Example, Ann. 2020. A Book of Tides.');
    expect(textOf(parts['word/footnotes.xml'])).toContain('Because the earth turns.');
    expect(parts['word/document.xml']).toMatch(/TOC .*CalloutTipTitle/s);
    expect(text).not.toContain('not yet%%');
  });

  test('has findings with its own lines, also for what it embeds', async () => {
    const { app, file } = openVault();
    const { findings } = await exported(app, [noteOf(file('Daily/1. Monday.md'))]);
    expect(findings).toContainEqual({
      path: 'Daily/1. Monday.md',
      line: 5,
      severity: 'warning',
      message: expect.stringContaining('nowhere.png'),
    });
  });

  test('takes its look from the settings, unless a property says otherwise', async () => {
    const { app, file, standIn } = openVault();
    const templates = await standIn.vault.createFolder('Templates');
    const made = await convert('# Own\n\nText', { fontFamily: 'georgia' });
    if (!made.success) throw new Error(made.error);
    await standIn.vault.createBinary(`${templates.path}/Own.docx`, await made.blob.arrayBuffer());
    const note = await standIn.vault.createBinary(
      'Note.md',
      new TextEncoder().encode('---\nword-template: "[[Own.docx]]"\n---\n# A\n\n## B\n')
        .buffer as ArrayBuffer,
    );
    const fontOf = async (path: string) =>
      /w:ascii="([^"]+)"/.exec((await partsOf(app, file(path)))['word/styles.xml'] ?? '')?.[1];
    const academic = { template: 'academic', tableOfContents: 'on', numberHeadings: true } as const;
    await exported(app, [noteOf(file(note.path))], academic);
    expect(await fontOf('Note.docx')).toBe('Georgia');
    await exported(app, [noteOf(file('Moon.md'))], academic);
    expect(await fontOf('Moon.docx')).toBe('Times New Roman');
    expect((await partsOf(app, file('Moon.docx')))['word/document.xml']).toContain('TOC \\o');
  });

  test('whose template is missing is not exported, and the reason names it', async () => {
    const { app, file } = openVault();
    const view = await exported(app, [noteOf(file('Moon.md'))], { ownTemplate: 'Templates/Gone.dotx' });
    expect(view.failure).toBe(
      'Moon: The template Templates/Gone.dotx, which the settings name, is not in the vault.',
    );
    expect(app.vault.getFileByPath('Moon.docx')).toBeNull();
  });
});

describe('a selection', () => {
  test('keeps the properties and footnotes that it needs, and its lines', async () => {
    const { app, file, standIn } = openVault();
    const note = file('Daily/2. Tuesday.md');
    const text = new TextDecoder().decode(await app.vault.readBinary(note));
    const from = text.indexOf('Much');
    const selection = { from, to: text.indexOf(', and more') };
    const chosen = selectedText(text, selection, app.metadataCache.getFileCache(note));
    expect(chosen).toBe('\n\nMuch happened[^1]\n\n\n\n[^1]: On this day.\n\n\n'.slice(0, chosen.length));
    const view = await exported(app, [{ ...noteOf(note), name: 'Part', text: chosen }]);
    expect(view.findings).toEqual([]);
    const parts = await partsOf(app, file('Daily/Part.docx'));
    expect(textOf(parts['word/document.xml']).trim()).toBe('Much happened');
    expect(textOf(parts['word/footnotes.xml'])).toContain('On this day.');
    expect(standIn.vault.getFileByPath('Daily/2. Tuesday.docx')).toBeNull();
  });
});

describe('a folder', () => {
  test('becomes one document, in the order of its names, with links between its notes', async () => {
    const { app, file } = openVault();
    const folder = app.vault.getFolderByPath('Daily');
    const notes = folder ? notesIn(folder) : [];
    await exported(app, [{ notes, isFolder: true, name: 'Daily', folder: 'Daily' }]);
    const parts = await partsOf(app, file('Daily/Daily.docx'));
    expect(textOf(parts['word/document.xml'])).toMatch(/Monday.*Tuesday.*The second paragraph/s);
    expect(parts['word/document.xml']).toMatch(/<w:hyperlink w:anchor="[^"]+"/);
  });

  test('or each note becomes a document of its own', async () => {
    const { app, file } = openVault();
    const notes = ['Daily/1. Monday.md', 'Daily/2. Tuesday.md'].map(file);
    const view = await exported(app, notes.map(noteOf), { outputFolder: 'Exports/Word' });
    expect(view.files.map(({ path }) => path)).toEqual([
      'Exports/Word/1. Monday.docx',
      'Exports/Word/2. Tuesday.docx',
    ]);
  });

  test('without notes is reported', async () => {
    const { app } = openVault();
    const view = await exported(app, [{ notes: [], isFolder: true, name: 'Empty', folder: '/' }]);
    expect(view.failure).toBe('Empty: There are no notes in this folder.');
  });
});

describe('a Word file', () => {
  test('is never written over another one, unless the settings say so', async () => {
    const { app, file } = openVault();
    const subject = noteOf(file('Moon.md'));
    const paths: (string | undefined)[] = [];
    for (const replaces of [false, false, false, true])
      paths.push((await exported(app, [subject], { replaces })).files[0]?.path);
    expect(paths).toEqual(['Moon.docx', 'Moon 1.docx', 'Moon 2.docx', 'Moon.docx']);
  });
});

describe('an export', () => {
  test('can be cancelled while it runs, which ends the worker and writes nothing', async () => {
    const { app, file } = openVault();
    const view = new RecordedView();
    const cancelling = new AbortController();
    const workers: ReturnType<typeof workerHere>[] = [];
    const startWorker = () => {
      const worker = workerHere();
      workers.push(worker);
      return worker;
    };
    view.progress = (_, stage) => {
      if (stage === 'numbering') cancelling.abort();
    };
    const exporter = new Exporter({ app, settings: DEFAULT_SETTINGS, startWorker });
    await exporter.export([noteOf(file('Moon.md')), noteOf(file('Paper/Tides.md'))], view, cancelling.signal);
    expect(view.isCancelled).toBe(true);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
    expect(app.vault.getFileByPath('Moon.docx')).toBeNull();
  });

  test('with a diagram asks Obsidian to draw it; one that is wrong stays code with a finding', async () => {
    const { app, file, standIn } = openVault();
    const text = '```mermaid\ngraph LR\nA --> B\n```\n\n```mermaid\ngraph broken\n```\n';
    await standIn.vault.createBinary('Graph.md', new TextEncoder().encode(text).buffer as ArrayBuffer);
    const { findings } = await exported(app, [noteOf(file('Graph.md'))]);
    expect(findings.map(({ message }) => message).join('\n')).toContain('Parse error on line 2');
  });
});
