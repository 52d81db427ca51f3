import { randomUUID } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';

/**
 * The settings of the worker and the producer, from environment variables.
 *
 * @typedef {object} Settings
 * @property {string} redis address of Redis or Valkey: `redis://` or `rediss://`
 * @property {string} queue the queue's name
 * @property {string} store where texts and results are: `file:///folder` or `s3://bucket/prefix`
 * @property {string} name this worker's name in logs and in jobs
 * @property {number} threads conversions at a time
 * @property {number} timeLimit the longest that a conversion may take, in milliseconds
 * @property {number} memoryLimit the largest heap of a conversion, in MiB
 * @property {number} attempts how often a conversion is tried
 * @property {number} keep how long finished jobs stay in the queue, in seconds
 * @property {number} port where health and metrics are served
 */

/** The environment variable and the default of each setting. Tests compare the documentation and the manifests with them. */
export const VARIABLES = /** @type {const} */ ({
  redis: { name: 'FOOTMARK_REDIS', fallback: 'redis://127.0.0.1:6379' },
  queue: { name: 'FOOTMARK_QUEUE', fallback: 'footmark' },
  store: { name: 'FOOTMARK_STORE', fallback: undefined },
  name: { name: 'FOOTMARK_NAME', fallback: undefined },
  threads: { name: 'FOOTMARK_THREADS', fallback: undefined },
  timeLimit: { name: 'FOOTMARK_TIME_LIMIT', fallback: '60' },
  memoryLimit: { name: 'FOOTMARK_MEMORY_LIMIT', fallback: '1024' },
  attempts: { name: 'FOOTMARK_ATTEMPTS', fallback: '3' },
  keep: { name: 'FOOTMARK_KEEP', fallback: '3600' },
  port: { name: 'FOOTMARK_PORT', fallback: '9400' },
});

/**
 * Reads the settings. Throws an error that names the variable and what it should be.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Settings}
 */
export function settingsFrom(environment) {
  /** @param {keyof typeof VARIABLES} key @param {string} [fallback] */
  const text = (key, fallback = VARIABLES[key].fallback) => {
    const value = environment[VARIABLES[key].name] || fallback;
    if (value === undefined) throw new Error(`${VARIABLES[key].name} is not set`);
    return value;
  };
  /** @param {keyof typeof VARIABLES} key @param {number} least @param {string} [fallback] */
  const number = (key, least, fallback) => {
    const value = Number(text(key, fallback));
    if (Number.isFinite(value) && value >= least) return value;
    throw new Error(
      `${VARIABLES[key].name} is ${text(key, fallback)}, expected a number of at least ${least}`,
    );
  };
  /** @param {keyof typeof VARIABLES} key @param {readonly string[]} protocols */
  const address = (key, protocols) => {
    const value = text(key);
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    throw new Error(
      `${VARIABLES[key].name} is not an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
    );
  };
  return {
    redis: address('redis', ['redis:', 'rediss:']),
    queue: text('queue'),
    store: address('store', ['file:', 's3:']),
    name: text('name', `${hostname()}-${randomUUID().slice(0, 8)}`),
    threads: number('threads', 1, String(availableParallelism())),
    timeLimit: number('timeLimit', 0.1) * 1000,
    memoryLimit: number('memoryLimit', 64),
    attempts: number('attempts', 1),
    keep: number('keep', 0),
    port: number('port', 0),
  };
}

/**
 * How long a worker's lock on a job lasts unless it is renewed, in milliseconds. Conversions are ended well before that, so that
 * even a worker that has lost the queue is done with a text before another one may take it.
 *
 * @param {Pick<Settings, 'timeLimit'>} settings
 */
export function lockDurationOf({ timeLimit }) {
  return Math.round(timeLimit * 1.5) + 1000;
}
