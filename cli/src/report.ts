import type { Job, Outcome } from './job.js';
import { type FileNotices, noticeLines, noticesAsJson } from './notices.js';
import { type Progress, progressOn } from './progress.js';
import { print, type Terminal } from './streams.js';

/** How the outcomes of a set of files are told. */
export interface ReportOptions {
  readonly terminal: Terminal;
  readonly json: boolean;
  /** Whether the files are only checked. */
  readonly check: boolean;
  /** How many inputs did not even become jobs. */
  readonly lost: number;
}

/** Tells what came of each file, in the order of the files whichever is ready first, and then what came of all. */
export class Report {
  private readonly outcomes: (Outcome | undefined)[] = [];
  private readonly progress: Progress;
  private ended = 0;
  private told = 0;
  private readonly notices: FileNotices[] = [];
  private failed: number;
  private faulty = 0;

  constructor(
    private readonly jobs: readonly Job[],
    private readonly options: ReportOptions,
  ) {
    this.progress = progressOn(options.terminal.stderr);
    this.failed = options.lost;
  }

  /** Takes the outcome of the job at that index. */
  async add(index: number, outcome: Outcome): Promise<void> {
    this.outcomes[index] = outcome;
    this.ended++;
    for (let ready = this.outcomes[this.told]; ready !== undefined; ready = this.outcomes[this.told]) {
      // Counted before anything is awaited: another job may end meanwhile.
      const file = this.jobs[this.told++]?.source.path ?? '';
      await this.tell(file, ready);
    }
    const { length } = this.jobs;
    if (length > 1) this.progress.show(this.ended, length, this.jobs[index]?.source.path ?? '');
  }

  private async tell(file: string, { notices, failure }: Outcome): Promise<void> {
    this.notices.push({ file, notices });
    if (failure !== undefined) this.failed++;
    if (notices.some(({ severity }) => severity === 'error')) this.faulty++;
    const lines = this.options.json ? '' : noticeLines({ file, notices });
    await this.say(failure === undefined ? lines : `${lines}footmark: ${failure}\n`);
  }

  /** Tells what came of all files, and gives the exit status. */
  async end(): Promise<number> {
    const { terminal, json, check } = this.options;
    this.progress.clear();
    if (json) await print(terminal.stdout, noticesAsJson(this.notices));
    await this.say(this.summary());
    return this.failed > 0 || (check && this.faulty > 0) ? 1 : 0;
  }

  /** Nothing for a single file, whose own lines say it all, and nothing that is no news to a program. */
  private summary(): string {
    const { terminal, check, lost } = this.options;
    const total = this.jobs.length + lost;
    if (total < 2) return '';
    if (this.failed > 0) return `footmark: ${this.failed} of ${total} files failed\n`;
    if (check && this.faulty > 0) return `footmark: ${this.faulty} of ${total} files have errors\n`;
    return terminal.stderr.isTTY ? `${total} files ${check ? 'checked' : 'converted'}\n` : '';
  }

  private async say(text: string): Promise<void> {
    if (text === '') return;
    this.progress.clear();
    await print(this.options.terminal.stderr, text);
  }
}
