/**
 * Writes an event as one line of JSON, the form that log collectors read.
 *
 * @param {'info' | 'warn' | 'error'} level
 * @param {string} message
 * @param {Readonly<Record<string, unknown>>} [facts]
 */
export function log(level, message, facts = {}) {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...facts })}\n`);
}
