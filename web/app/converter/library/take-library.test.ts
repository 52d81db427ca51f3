import { beforeEach, expect, test, vi } from 'vitest';
import type { WorkerRequest } from '../../worker/protocol';
import { createConverter } from '../instance/converter';
import { changeWorkspace, chooseOptions, workspace } from '../workspace/workspace';
import { takenMessage } from './open-library-files';
import { removeLibraryFile, takeLibraryFiles } from './take-library';

const converter = createConverter();

/** A worker that reads files by their first letter. */
class ReadingWorker extends EventTarget {
  async postMessage(request: WorkerRequest): Promise<void> {
    if (request.kind !== 'read-library') return;
    const texts = await Promise.all(request.files.map((file) => file.text()));
    const files = texts.map((text) => {
      if (text.startsWith('@')) return { kind: 'sources', count: text.length };
      return text.startsWith('<') ? { kind: 'style', title: 'Own' } : { kind: 'unknown' };
    });
    const faults = texts.flatMap((text, file) =>
      text.includes('\ufffd')
        ? [{ kind: 'bytes', key: '', file, line: 1, message: `${request.names[file]} is not in UTF-8` }]
        : [],
    );
    const report = { files, entries: [], check: { sources: [], faults }, styles: [] };
    this.dispatchEvent(
      new MessageEvent('message', { data: { kind: 'library-read', id: request.id, report } }),
    );
  }
  terminate(): void {}
}
vi.mock('../workers/spawn-worker', () => ({ spawnWorker: () => new ReadingWorker() }));

const names = () =>
  workspace(converter)
    .read()
    .library.map(({ name, kind }) => [name, kind]);

beforeEach(() => {
  changeWorkspace(converter, { library: [] });
  chooseOptions(converter, { csl: '', hasLibrary: false });
});

test('sources and styles are accepted, and anything else is reported to be neither', async () => {
  const taking = await takeLibraryFiles(converter, [
    new File(['@@'], 'a.bib'),
    new File(['<style>'], 'own.csl'),
    new File(['{}'], 'package.json'),
  ]);
  expect(taking).toEqual({
    taken: ['a.bib: 2 sources', 'own.csl: the style “Own”'],
    inAll: '2 sources, the style “Own”',
    problems: [
      '“package.json” has no sources in BibTeX, RIS, PubMed’s or EndNote’s formats, CSL JSON or CSL YAML, and is not a CSL style.',
    ],
    undecoded: [],
    // There is no IndexedDB here, as in a browser that denies storage.
    isKept: false,
  });
  expect(names()).toEqual([
    ['a.bib', 'sources'],
    ['own.csl', 'style'],
  ]);
  expect(workspace(converter).read().options).toMatchObject({ csl: 'own.csl', hasLibrary: true });
});

test('a file replaces one of the same name; a removed style is no longer chosen', async () => {
  await takeLibraryFiles(converter, [new File(['@'], 'a.bib'), new File(['<'], 'own.csl')]);
  const [before] = workspace(converter).read().library;
  await takeLibraryFiles(converter, [new File(['@@@'], 'a.bib')]);
  expect(
    names()
      .map(([name]) => name)
      .sort(),
  ).toEqual(['a.bib', 'own.csl']);
  expect(
    workspace(converter)
      .read()
      .library.find(({ name }) => name === 'a.bib'),
  ).not.toBe(before);
  await removeLibraryFile(converter, 'own.csl');
  expect(workspace(converter).read().options).toMatchObject({ csl: '', hasLibrary: true });
  await removeLibraryFile(converter, 'a.bib');
  expect(workspace(converter).read().options.hasLibrary).toBe(false);
});

test('nothing changes if no file can be used', async () => {
  const taking = await takeLibraryFiles(converter, [new File(['no'], 'a[1].bib')]);
  expect(taking.taken).toEqual([]);
  expect(taking.problems[0]).toContain('“a_1].bib” has no sources');
  expect(names()).toEqual([]);
  expect(workspace(converter).read().options.hasLibrary).toBe(false);
});

test('an added file whose encoding was guessed is named, and none that was there before', async () => {
  const latin1 = (name: string) => new File([Uint8Array.of(0x40, 0xfc)], name);
  const taking = await takeLibraryFiles(converter, [latin1('a.bib'), new File(['@'], 'b.bib')]);
  expect(taking.undecoded).toEqual(['a.bib is not in UTF-8.']);
  expect(takenMessage(taking)).toBe(
    'a.bib: 2 sources; b.bib: 1 source. a.bib is not in UTF-8. This browser cannot save files, so they stay only until you leave the page.',
  );
  expect((await takeLibraryFiles(converter, [new File(['@'], 'c.bib')])).undecoded).toEqual([]);
});
