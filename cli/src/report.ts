import { closingLines } from './closing-line.js';
import type { Job, Outcome } from './job.js';
import { type FileNotices, noticeLines, noticesAsJson, reported } from './notices.js';
import { type Progress, progressOn } from './progress.js';
import { print, type Terminal } from './streams.js';

/** How the outcomes of a set of files are reported. */
export interface ReportOptions {
  readonly terminal: Terminal;
  readonly json: boolean;
  /** Whether the files are only checked. */
  readonly check: boolean;
  /** Whether only errors are reported. */
  readonly quiet: boolean;
  /** The inputs that did not even become jobs. */
  readonly lost: readonly string[];
  /** Whether several files or a folder were given, whatever the number of files found. */
  readonly isSet: boolean;
}

/** Reports the outcome of each file, in the order of the files, whichever is finished first, and then a summary. */
export class Report {
  private readonly outcomes: (Outcome | undefined)[] = [];
  private readonly progress: Progress;
  private ended = 0;
  private reportedCount = 0;
  private readonly notices: FileNotices[] = [];
  private readonly failed: string[];
  private hasErrors = false;

  constructor(
    private readonly jobs: readonly Job[],
    private readonly options: ReportOptions,
  ) {
    this.progress = progressOn(options.terminal.stderr);
    this.failed = [...options.lost];
    this.showProgress(jobs[0]);
  }

  /** Receives the outcome of the job with that index. */
  async add(index: number, outcome: Outcome): Promise<void> {
    this.outcomes[index] = outcome;
    this.ended++;
    for (
      let ready = this.outcomes[this.reportedCount];
      ready !== undefined;
      ready = this.outcomes[this.reportedCount]
    ) {
      // Counted before anything is awaited, since another job may end meanwhile.
      const file = this.jobs[this.reportedCount++]?.source.path ?? '';
      await this.write(file, ready);
    }
    this.showProgress(this.jobs[index]);
  }

  private showProgress(job: Job | undefined): void {
    const { length } = this.jobs;
    if (length > 1 && !this.options.quiet) this.progress.show(this.ended, length, job?.source.path ?? '');
  }

  private async write(file: string, { notices, failure, reading }: Outcome): Promise<void> {
    const { json, quiet } = this.options;
    const found = { file, notices, ...(reading && { reading }) };
    this.notices.push(found);
    if (failure !== undefined) this.failed.push(file);
    if (notices.some(({ severity }) => severity === 'error')) this.hasErrors = true;
    const lines = json ? '' : noticeLines(reported(found, quiet));
    await this.say(failure === undefined ? lines : `${lines}footmark: ${failure}\n`);
  }

  /** Prints the summary, and returns the exit status. */
  async end(): Promise<number> {
    const { terminal, json, check, lost, quiet, isSet } = this.options;
    const { failed, notices } = this;
    this.progress.clear();
    if (json) await print(terminal.stdout, noticesAsJson(notices));
    const total = this.jobs.length + lost.length;
    // For one file, its own lines and the exit status tell a program everything; a person wants to see
    // that it is done.
    const isClosed = !quiet && (isSet || (terminal.stderr.isTTY && failed.length === 0));
    if (isClosed) await this.say(closingLines({ check, total, failed, notices }));
    return failed.length > 0 || (check && this.hasErrors) ? 1 : 0;
  }

  private async say(text: string): Promise<void> {
    if (text === '') return;
    this.progress.clear();
    await print(this.options.terminal.stderr, text);
  }
}
