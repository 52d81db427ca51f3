import type { FormattedSource, LibraryEntry } from '@footmark/engine/citations';
import { createStore } from '../../state/store';
import type { LibraryFile, LibraryReport } from '../../worker/protocol';
import { onTextReplaced } from '../document/text-replaced';
import { part } from '../instance/converter';
import { WorkerClient } from '../workers/client';
import { spawnWorker } from '../workers/spawn-worker';

/** The content of the library that was read last. */
interface ReadLibrary {
  readonly of: readonly LibraryFile[];
  readonly report: LibraryReport;
}

/** In milliseconds: as visitors look at sources one after the other. */
const REST_MS = 60_000;

const none = (): undefined => undefined;

interface References {
  readonly of: string;
  readonly entries: readonly LibraryEntry[];
}

const NO_REFERENCES: References = { of: '', entries: [] };

export const libraryReader = part((converter) => {
  const reportStore = createStore<ReadLibrary | undefined>(undefined);

  const worker = new WorkerClient(spawnWorker, { restAfter: REST_MS });
  /** The start of the worker that read the library. */
  let readIn = 0;

  /** Reads files that may belong to a library; `undefined` if the worker fails. */
  async function readLibrary(files: readonly LibraryFile[]): Promise<LibraryReport | undefined> {
    const known = reportStore.read();
    if (known?.of === files && readIn === worker.starts) return known.report;
    const reply = await worker
      .ask<'read-library'>({
        kind: 'read-library',
        files: files.map(({ file }) => file),
        names: files.map(({ name }) => name),
        isKept: true,
      })
      .catch(none);
    if (!reply) return undefined;
    readIn = worker.starts;
    reportStore.change(() => ({ of: files, report: reply.report }));
    return reply.report;
  }
  let lastReferences = NO_REFERENCES;

  onTextReplaced(converter, () => {
    lastReferences = NO_REFERENCES;
  });

  /** The sources in the YAML of a text's own front matter; none if the worker fails. */
  async function readReferences(yaml: string): Promise<readonly LibraryEntry[]> {
    if (lastReferences.of === yaml) return lastReferences.entries;
    const reply = await worker
      .ask<'read-library'>({ kind: 'read-library', files: [new Blob([yaml])], names: [''], isKept: false })
      .catch(none);
    if (!reply) return [];
    lastReferences = { of: yaml, entries: reply.report.entries };
    return reply.report.entries;
  }

  /** A source of the library formatted in a style: one of ours, by its name, or one from a file. */
  async function readSource(
    files: readonly LibraryFile[],
    key: string,
    style: string | Blob,
  ): Promise<FormattedSource | undefined> {
    await readLibrary(files);
    const reply = await worker.ask<'show-source'>({ kind: 'show-source', key, style }).catch(none);
    if (!reply) return undefined;
    // The worker has been restarted meanwhile, and has no library.
    return reply.shown ?? (readIn === worker.starts ? undefined : readSource(files, key, style));
  }

  return { reportStore, readLibrary, readReferences, readSource };
});
