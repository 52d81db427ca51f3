import type { InspectionRequest, TextReport, WorkerReply } from '../../worker/protocol';

export interface Inspected {
  readonly markdown: string;
  /** The paths of the files that were there for its pictures. */
  readonly pictures: readonly string[];
  readonly report: TextReport;
}

type Question = Omit<InspectionRequest, 'kind' | 'id'>;

/**
 * Asks a worker of its own about the text, so that no conversion waits for an answer. One question is asked at a
 * time; of those that come meanwhile, only the last is asked after it. Where the worker fails, that is reported as `undefined`.
 */
export class TextInspector {
  readonly #spawn: () => Worker;
  readonly #onReport: (inspected: Inspected | undefined) => void;
  #worker: Worker | undefined;
  #asked: (Question & { readonly id: number }) | undefined;
  #next: Question | undefined;
  #lastId = 0;

  constructor(spawn: () => Worker, onReport: (inspected: Inspected | undefined) => void) {
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
    worker.addEventListener('error', () => this.#fail(worker));
    worker.addEventListener('messageerror', () => this.#fail(worker));
    return worker;
  }

  #fail(worker: Worker): void {
    // One that was replaced may end as it likes.
    if (worker !== this.#worker) return;
    const next = this.#next;
    this.stop();
    if (next) this.inspect(next);
    else this.#onReport(undefined);
  }

  #receive(reply: WorkerReply): void {
    const asked = this.#asked;
    if (!asked || reply.id !== asked.id) return;
    this.#asked = undefined;
    if (!this.#next)
      this.#onReport(
        reply.kind === 'inspected'
          ? { markdown: asked.markdown, pictures: asked.pictures, report: reply.report }
          : undefined,
      );
    this.#ask();
  }
}
