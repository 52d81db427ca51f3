import type { TextReport } from '../../worker/protocol';
import type { InspectionQuestion } from '../workers/pages-worker';

export interface Inspected {
  readonly markdown: string;
  /** The paths of the files available for its pictures. */
  readonly pictures: readonly string[];
  readonly report: TextReport;
}

/**
 * Inspects the text, one request at a time; of requests made meanwhile, only the last is sent afterwards. A failure is
 * reported as `undefined`.
 */
export class TextInspector {
  readonly #ask: (question: InspectionQuestion) => Promise<TextReport>;
  readonly #onReport: (inspected: Inspected | undefined) => void;
  #isAsking = false;
  #next: InspectionQuestion | undefined;
  /** Counts stops: requests made before one are not reported after it. */
  #ends = 0;

  constructor(
    ask: (question: InspectionQuestion) => Promise<TextReport>,
    onReport: (inspected: Inspected | undefined) => void,
  ) {
    this.#ask = ask;
    this.#onReport = onReport;
  }

  inspect(question: InspectionQuestion): void {
    this.#next = question;
    if (!this.#isAsking) void this.#askAll();
  }

  stop(): void {
    this.#next = undefined;
    this.#ends += 1;
  }

  async #askAll(): Promise<void> {
    this.#isAsking = true;
    for (let question = this.#take(); question; question = this.#take()) {
      const ends = this.#ends;
      const report = await this.#ask(question).catch(() => undefined);
      const isWanted = !this.#next && ends === this.#ends;
      const { markdown, pictures } = question;
      if (isWanted) this.#onReport(report && { markdown, pictures, report });
    }
    this.#isAsking = false;
  }

  #take(): InspectionQuestion | undefined {
    const question = this.#next;
    this.#next = undefined;
    return question;
  }
}
