import type { ChildProcess, fork } from 'node:child_process';

type Fork = typeof fork;

/** A question for another process. It goes there without its signal, which ends the process. */
interface Question {
  readonly signal?: AbortSignal;
}

/**
 * Asks a script, one question at a time, in a process that is started for the first and reused for the others. A process
 * that takes longer than the limit, in milliseconds, is killed. Its question has no answer; neither has that of a process
 * that dies.
 */
export function requestProcess<Request extends Question>(
  script: URL,
  limit: number,
): (question: Request) => Promise<unknown> {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return (question) => {
    const made = last.then(() => ask(question));
    last = made;
    return made;
  };

  async function ask({ signal, ...question }: Request): Promise<unknown> {
    // Most texts ask no other process, and this part of Node.js takes some milliseconds to load.
    const { fork } = await import('node:child_process');
    if (signal?.aborted) return undefined;
    child ??= start(fork);
    const worker = child;
    worker.ref();
    worker.channel?.ref();
    const made = await answered(worker, question, signal);
    // An idle process does not delay the end of this one, and ends with it.
    worker.channel?.unref();
    worker.unref();
    return made;
  }

  function start(fork: Fork): ChildProcess {
    const started = fork(script, [], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const forget = (): void => {
      if (child === started) child = undefined;
    };
    started.on('exit', forget).on('error', forget);
    return started;
  }

  function answered(
    worker: ChildProcess,
    question: Omit<Request, 'signal'>,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    return new Promise((resolve) => {
      const kill = (): void => {
        worker.kill('SIGKILL');
      };
      const timer = setTimeout(kill, limit);
      const settle = (made?: unknown): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', kill);
        worker.off('message', receive).off('exit', fail).off('error', fail);
        resolve(made);
      };
      const receive = (message: unknown): void => settle(message);
      const fail = (): void => settle();
      signal?.addEventListener('abort', kill);
      worker.on('message', receive).on('exit', fail).on('error', fail);
      worker.send(question, (error) => {
        if (error) kill();
      });
    });
  }
}
