/**
 * An event of a Chromium trace, in microseconds.
 *
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts by the clock
 * @property {number} [dur] by the clock
 * @property {number} [tts] processor time of the thread
 * @property {number} [tdur] processor time
 */

/**
 * The trace as it would be had no task ever waited for a processor: each lasts as long as it had one, and what happens in it
 * moves forward accordingly. Tasks begin when they began.
 *
 * @param {readonly TraceEvent[]} events
 * @returns {TraceEvent[]} by time
 */
export function byProcessorTime(events) {
  /** The last task of each thread that is not within another. @type {Map<string, Timed>} */
  const tasks = new Map();
  return [...events]
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .map((event) => {
      if (!isTimed(event)) return event;
      const thread = `${event.pid}:${event.tid}`;
      const task = tasks.get(thread);
      if (task && event.ts < task.ts + task.dur)
        return { ...event, ts: task.ts + event.tts - task.tts, dur: event.tdur };
      if (!/RunTask$/.test(event.name)) return event;
      tasks.set(thread, event);
      return { ...event, dur: event.tdur };
    })
    .sort((a, b) => a.ts - b.ts);
}

/** @typedef {TraceEvent & Required<Pick<TraceEvent, 'dur' | 'tts' | 'tdur'>>} Timed */

/**
 * @param {TraceEvent} event
 * @returns {event is Timed}
 */
function isTimed(event) {
  return event.dur !== undefined && event.tts !== undefined && event.tdur !== undefined;
}
