/**
 * @typedef {object} LongestTask Milliseconds.
 * @property {number} wall Elapsed time: on a busy machine it includes waiting for the processor.
 * @property {number} processor The most processor time of any task.
 *
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {number} pid
 * @property {number} tid
 * @property {number} [dur] Microseconds.
 * @property {number} [tdur] Microseconds of processor time.
 * @property {{ name?: string }} [args]
 */

/**
 * The longest task on a page's main thread during `act`, from the browser's own trace.
 *
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<LongestTask>}
 */
export async function longestTask(page, act) {
  const session = await page.context().newCDPSession(page);
  /** @type {TraceEvent[]} */
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(.../** @type {any} */ (value)));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'], excludedCategories: ['*'] },
    transferMode: 'ReportEvents',
  });
  await act();
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return longestOf(events);
}

/**
 * @param {readonly TraceEvent[]} events
 * @returns {LongestTask}
 */
function longestOf(events) {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = events.filter((event) => /RunTask$/.test(event.name) && threads.has(threadOf(event)));
  return {
    wall: milliseconds(Math.max(0, ...tasks.map(({ dur = 0 }) => dur))),
    processor: milliseconds(Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur))),
  };
}

/** @param {number} microseconds */
const milliseconds = (microseconds) => Math.round(microseconds / 1000);
/** @param {TraceEvent} event */
const threadOf = ({ pid, tid }) => `${pid}:${tid}`;
