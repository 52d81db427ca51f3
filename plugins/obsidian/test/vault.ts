import { fileURLToPath } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import type { App, TFile } from 'obsidian';
import type { ExportView } from '../src/exporter.js';
import type { Finding, FromWorker, ToWorker } from '../src/worker/protocol.js';
import type { EngineWorker } from '../src/worker/request-document.js';
import { serve } from '../src/worker/serve.js';
import { App as StandIn } from './obsidian.js';

const VAULT = fileURLToPath(new URL('vault', import.meta.url));

/** A vault over a folder, seen as Obsidian's and as the stand-in that it is. */
export interface OpenVault {
  readonly app: App;
  readonly standIn: StandIn;
  readonly file: (path: string) => TFile;
}

export function openVault(folder = VAULT): OpenVault {
  const standIn = new StandIn(folder);
  const app = standIn as unknown as App;
  const file = (path: string): TFile => {
    const found = app.vault.getFileByPath(path);
    if (!found) throw new Error(`There is no ${path} in the vault`);
    return found;
  };
  return { app, standIn, file };
}

/** The worker in the thread of the test. */
export function workerHere(): EngineWorker & { readonly isEnded: boolean } {
  const { port1, port2 } = new MessageChannel();
  serve({
    postMessage: (message: FromWorker) => port1.postMessage(message),
    addEventListener: (type, listener: (event: { readonly data: ToWorker }) => void) =>
      port1.addEventListener(type, listener),
  });
  port1.start();
  port2.start();
  return {
    isEnded: false,
    postMessage: (message) => port2.postMessage(message),
    addEventListener: (type: string, listener: (event: never) => void) =>
      port2.addEventListener(type, listener as (event: Event) => void),
    terminate() {
      Object.assign(this, { isEnded: true });
      port1.close();
      port2.close();
    },
  };
}

/** Keeps what a person would see. */
export class RecordedView implements ExportView {
  readonly stages: string[] = [];
  files: readonly TFile[] = [];
  findings: readonly Finding[] = [];
  failure: string | undefined;
  isCancelled = false;

  progress(name: string, stage: string): void {
    this.stages.push(`${name}: ${stage}`);
  }

  done(files: readonly TFile[], findings: readonly Finding[]): void {
    Object.assign(this, { files, findings });
  }

  failed(name: string, reason: string): void {
    this.failure = `${name}: ${reason}`;
  }

  cancelled(): void {
    this.isCancelled = true;
  }
}

/** The parts of a Word file as text, by their names. */
export async function partsOf(app: App, file: TFile): Promise<Readonly<Record<string, string>>> {
  const parts = unzipSync(new Uint8Array(await app.vault.readBinary(file)));
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** The text of a part, with the paragraphs on lines of their own. */
export function textOf(xml = ''): string {
  return xml.replaceAll('</w:p>', '\n').replaceAll(/<[^>]+>/g, '');
}
