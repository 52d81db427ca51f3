import type { CDPSession, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * The longest task on the page's main thread while something is done, in milliseconds, from the browser's own trace.
 * It is the processor's time that counts: on a busy machine a task also waits for its turn.
 */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'], excludedCategories: ['*'] },
    transferMode: 'ReportEvents',
  });
  await act();
  await endOfTrace(session);
  const threads = new Set(events.filter(isMainThread).map(threadOf));
  const tasks = events.filter((event) => /RunTask$/.test(event.name) && threads.has(threadOf(event)));
  return Math.round(Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000);
}

async function endOfTrace(session: CDPSession): Promise<void> {
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  await session.detach();
}

const isMainThread = ({ name, args }: TraceEvent): boolean =>
  name === 'thread_name' && args?.name === 'CrRendererMain';
const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
