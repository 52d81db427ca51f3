import type { InspectionRequest, TextReport, WorkerReply } from '../worker/protocol';

export interface Inspected {
  readonly markdown: string;
  readonly report: TextReport;
}

type Question = Omit<InspectionRequest, 'kind' | 'id'>;

/**
 * Asks a worker of its own about the text, so that no conversion waits for an answer. One question is asked at a
 * time; of those that come meanwhile, only the last is asked after it. Where the worker fails there is no report.
 */
export class TextInspector {
  readonly #spawn: () => Worker;
  readonly #onReport: (inspected: Inspected) => void;
  #worker: Worker | undefined;
  #asked: (Question & { readonly id: number }) | undefined;
  #next: Question | undefined;
  #lastId = 0;

  constructor(spawn: () => Worker, onReport: (inspected: Inspected) => void) {
    this.#spawn = spawn;
    this.#onReport = onReport;
  }

  inspect(question: Question): void {
    this.#next = question;
    if (!this.#asked) this.#ask();
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#asked = undefined;
    this.#next = undefined;
  }

  #ask(): void {
    const question = this.#next;
    if (!question) return;
    this.#next = undefined;
    this.#worker ??= this.#listen(this.#spawn());
    this.#asked = { ...question, id: ++this.#lastId };
    const request: InspectionRequest = { kind: 'inspect', ...this.#asked };
    this.#worker.postMessage(request);
  }

  #listen(worker: Worker): Worker {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => this.#receive(data));
    worker.addEventListener('error', () => this.stop());
    worker.addEventListener('messageerror', () => this.stop());
    return worker;
  }

  #receive(reply: WorkerReply): void {
    const asked = this.#asked;
    if (!asked || reply.id !== asked.id) return;
    this.#asked = undefined;
    if (reply.kind === 'inspected' && !this.#next)
      this.#onReport({ markdown: asked.markdown, report: reply.report });
    this.#ask();
  }
}
