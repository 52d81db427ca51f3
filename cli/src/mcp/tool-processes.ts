import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { errorAnswer, type RequestLimits, type ToolAnswer, type ToolRequest } from './tool-request.js';

/** More processes only compete for memory. */
const MAX_PROCESSES = Math.max(2, Math.min(4, availableParallelism()));

/**
 * Has requests done by other processes, each by one that does nothing else meanwhile and is ended with it: at the limit of time or
 * memory, when the client cancels, and when it is gone. One process is always ready, so that a request need not wait for its start.
 */
export class ToolProcesses {
  private readonly idle: ChildProcess[] = [];
  private readonly all = new Set<ChildProcess>();
  private readonly ready = new WeakMap<ChildProcess, Promise<unknown>>();
  /** The requests for which no process was free. */
  private readonly waiting: (() => void)[] = [];
  private busy = 0;
  private hasEnded = false;

  constructor(
    private readonly script: URL,
    private readonly limits: RequestLimits,
  ) {
    this.keepReady();
  }

  /** Always resolves: what goes wrong is an answer, too. */
  async answerTo(request: ToolRequest, signal: AbortSignal): Promise<ToolAnswer> {
    while (this.busy >= MAX_PROCESSES) await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (signal.aborted || this.hasEnded) {
      this.waiting.shift()?.();
      return errorAnswer(CANCELLED);
    }
    this.busy++;
    const child = this.idle.pop() ?? this.start();
    try {
      return await this.answerOf(child, request, signal);
    } finally {
      this.busy--;
      this.waiting.shift()?.();
      if (this.idle.length === 0 && this.all.has(child)) this.idle.push(child);
      else this.end(child);
      this.keepReady();
    }
  }

  /** Ends all processes, whatever they are doing. */
  endAll(): void {
    this.hasEnded = true;
    for (const child of this.all) this.end(child);
  }

  private keepReady(): void {
    if (this.idle.length === 0 && this.busy < MAX_PROCESSES && !this.hasEnded) this.idle.push(this.start());
  }

  private start(): ChildProcess {
    const { megabytes } = this.limits;
    const child = fork(this.script, [String(megabytes)], {
      execArgv: [`--max-old-space-size=${megabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.all.add(child);
    // Its first message says that it has loaded what it needs.
    this.ready.set(child, new Promise((resolve) => child.once('message', resolve)));
    const forget = (): void => {
      this.all.delete(child);
      const index = this.idle.indexOf(child);
      if (index >= 0) this.idle.splice(index, 1);
    };
    child.on('exit', forget).on('error', forget);
    return child;
  }

  private end(child: ChildProcess): void {
    this.all.delete(child);
    child.kill('SIGKILL');
  }

  private answerOf(child: ChildProcess, request: ToolRequest, signal: AbortSignal): Promise<ToolAnswer> {
    const { seconds, megabytes } = this.limits;
    return new Promise((resolve) => {
      const stop = (why: string): void => {
        this.end(child);
        settle(errorAnswer(why));
      };
      const cancel = (): void => stop(CANCELLED);
      const lose = (): void =>
        stop(
          `the work ended before it was done, probably because it needed more than ${megabytes} MB of memory; give less text, or fewer and smaller pictures`,
        );
      const late = (): void =>
        stop(`it took longer than ${seconds} s and was ended; give less text, or part of it`);
      let timer: NodeJS.Timeout | undefined;
      const settle = (answer: ToolAnswer): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', cancel);
        child.off('message', settle).off('exit', lose).off('error', lose);
        resolve(answer);
      };
      signal.addEventListener('abort', cancel);
      child.on('exit', lose).on('error', lose);
      this.ready.get(child)?.then(() => {
        // Only the work counts, not the start of the process.
        timer = setTimeout(late, seconds * 1000);
        child.on('message', settle).send(request, (error) => {
          if (error) lose();
        });
      });
    });
  }
}

const CANCELLED = 'the request was cancelled';
