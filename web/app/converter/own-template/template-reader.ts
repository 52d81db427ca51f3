import type { TemplateReport, TemplateRequest, WorkerReply } from '../../worker/protocol';
import { CRASHED } from '../conversion/conversion-worker';
import type { OwnTemplate } from './template-store';

/** A worker that nobody has asked for so long may end: it holds the template in memory. */
const REST_MS = 60_000;

/** Has a worker read templates, one that neither a conversion nor the pages wait for. Never rejects. */
export class TemplateReader {
  readonly #spawn: () => Worker;
  #worker: Worker | undefined;
  #lastId = 0;
  readonly #waiting = new Map<number, (report: TemplateReport) => void>();
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(spawn: () => Worker) {
    this.#spawn = spawn;
  }

  read({ key, file, styleMap }: OwnTemplate): Promise<TemplateReport> {
    const id = ++this.#lastId;
    const request: TemplateRequest = { kind: 'inspect-template', id, template: { key, file }, styleMap };
    clearTimeout(this.#rest);
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      try {
        this.#worker ??= this.#listen(this.#spawn());
        this.#worker.postMessage(request);
      } catch {
        this.#end();
      }
    });
  }

  #listen(worker: Worker): Worker {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if (data.kind === 'template-inspected') this.#answer(data.id, data.report);
      if (data.kind === 'failed') this.#answer(data.id, { ok: false, reason: data.message });
    });
    worker.addEventListener('error', () => worker === this.#worker && this.#end());
    worker.addEventListener('messageerror', () => worker === this.#worker && this.#end());
    return worker;
  }

  #answer(id: number, report: TemplateReport): void {
    this.#waiting.get(id)?.(report);
    this.#waiting.delete(id);
    if (this.#waiting.size > 0) return;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#end(), REST_MS);
  }

  /** It crashed, could not be started, or has rested for long. */
  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const id of [...this.#waiting.keys()]) this.#answer(id, { ok: false, reason: CRASHED });
    clearTimeout(this.#rest);
  }
}
