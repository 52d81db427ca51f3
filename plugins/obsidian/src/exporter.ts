import type { App, TFile } from 'obsidian';
import { drawDiagram } from './diagrams.js';
import { ExportError } from './export-error.js';
import { optionsFor } from './options.js';
import { rasterize } from './rasterize.js';
import type { Settings } from './settings.js';
import { fileNamed, withEmbeds } from './vault-files.js';
import { writeWordFile } from './word-file.js';
import type { ExportRequest, Finding } from './worker/protocol.js';
import {
  type EngineWorker,
  type ExportedDocument,
  type Host,
  requestDocument,
} from './worker/request-document.js';

/** What becomes a Word file. */
export interface Subject {
  /** The notes, in order; `isFolder` leaves the order to what they imply, such as numbers in their names. */
  readonly notes: readonly TFile[];
  readonly isFolder?: boolean;
  /** The name of the file, without extension. */
  readonly name: string;
  /** The folder of the file if the settings name none. */
  readonly folder: string;
  /** Text that stands for a note: the part of it that is selected. */
  readonly text?: string;
}

/** Shows how an export goes. */
export interface ExportView {
  /** Shows what is being done to which file. */
  progress(name: string, stage: string): void;
  done(files: readonly TFile[], findings: readonly Finding[]): void;
  failed(name: string, reason: string): void;
  cancelled(): void;
}

const STAGES = {
  parse: 'reading',
  load: 'loading pictures',
  resolve: 'numbering',
  write: 'writing',
  zip: 'writing',
} as const;

interface ExporterOptions {
  readonly app: App;
  readonly settings: Settings;
  readonly startWorker: () => EngineWorker;
}

/** Makes Word files of notes. */
export class Exporter {
  constructor(private readonly options: ExporterOptions) {}

  /** Exports one document after the other until all are done, one fails or the signal is aborted. */
  async export(subjects: readonly Subject[], view: ExportView, signal: AbortSignal): Promise<void> {
    const files: TFile[] = [];
    const findings: (readonly Finding[])[] = [];
    for (const subject of subjects)
      try {
        view.progress(subject.name, STAGES.parse);
        const made = await this.#document(subject, view, signal);
        files.push(await this.#written(subject, made.document));
        findings.push(made.findings);
      } catch (error) {
        if (signal.aborted) return view.cancelled();
        return view.failed(subject.name, reasonOf(error));
      }
    view.done(files, findings.flat());
  }

  async #document(subject: Subject, view: ExportView, signal: AbortSignal): Promise<ExportedDocument> {
    const { app, settings, startWorker } = this.options;
    if (subject.notes.length === 0) throw new ExportError('There are no notes in this folder.');
    const files = withEmbeds(app, subject.notes);
    const request: ExportRequest = {
      files: files.map(({ path, stat }) => ({ path, size: stat.size })),
      ...(!subject.isFolder && { order: subject.notes.map(({ path }) => path) }),
      options: await optionsFor(app, settings, subject.notes),
    };
    return requestDocument(startWorker(), request, {
      host: this.#host(subject, files),
      signal,
      onStage: (stage) => view.progress(subject.name, STAGES[stage]),
    });
  }

  #host({ notes, text }: Subject, files: readonly TFile[]): Host {
    const { app } = this.options;
    const bytesOf = async (file: TFile | null | undefined): Promise<Uint8Array | undefined> =>
      file ? new Uint8Array(await app.vault.readBinary(file)) : undefined;
    return {
      file: async ({ path }) =>
        text !== undefined && path === notes[0]?.path
          ? new TextEncoder().encode(text)
          : bytesOf(app.vault.getFileByPath(path)),
      asset: ({ source }) => bytesOf(fileNamed(app, source, files)),
      raster: ({ request }) => rasterize(request),
      diagram: ({ request }) => drawDiagram(request),
    };
  }

  async #written({ name, folder }: Subject, document: Uint8Array): Promise<TFile> {
    const { app, settings } = this.options;
    const place = { name, folder: settings.outputFolder || folder, replaces: settings.replaces };
    try {
      return await writeWordFile(app.vault, place, document);
    } catch (error) {
      throw new ExportError(`The Word file could not be written: ${reasonOf(error)}`);
    }
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
