import { type ChildProcess, fork } from 'node:child_process';
import type { Rasterizer, RasterRequest } from '@footmark/engine';

/** Nobody waits longer for one picture; real drawings take a second or two. */
const TIME_LIMIT_MS = 60_000;

/** Draws pictures in a separate process, with limits on time and memory. */
export const rasterize: Rasterizer = rasterizeIn(new URL('./drawing-process.js', import.meta.url));

/**
 * Lets a script draw pictures one at a time, in a process that is started for the first and reused for the others.
 * A process that takes too long is killed. Its picture is not made; neither is that of a process that dies.
 */
export function rasterizeIn(script: URL, limit = TIME_LIMIT_MS): Rasterizer {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    const made = last.then(() => ask(request));
    last = made;
    return made;
  };

  async function ask({ signal, ...request }: RasterRequest): Promise<Uint8Array | undefined> {
    if (signal?.aborted) return undefined;
    child ??= start();
    const asked = child;
    asked.ref();
    asked.channel?.ref();
    const made = await answered(asked, request, signal);
    // An idle process does not delay the end of this one, and ends with it.
    asked.channel?.unref();
    asked.unref();
    return made;
  }

  function start(): ChildProcess {
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
    asked: ChildProcess,
    request: Omit<RasterRequest, 'signal'>,
    signal: AbortSignal | undefined,
  ): Promise<Uint8Array | undefined> {
    return new Promise((resolve) => {
      const kill = (): void => {
        asked.kill('SIGKILL');
      };
      const timer = setTimeout(kill, limit);
      const settle = (made?: Uint8Array): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', kill);
        asked.off('message', receive).off('exit', fail).off('error', fail);
        resolve(made);
      };
      const receive = (message: unknown): void => settle(madeIn(message));
      const fail = (): void => settle();
      signal?.addEventListener('abort', kill);
      asked.on('message', receive).on('exit', fail).on('error', fail);
      asked.send(request, (error) => {
        if (error) kill();
      });
    });
  }
}

function madeIn(message: unknown): Uint8Array | undefined {
  const made =
    typeof message === 'object' && message !== null && 'made' in message ? message.made : undefined;
  return made instanceof Uint8Array ? made : undefined;
}
