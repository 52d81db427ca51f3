import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * The data of a job. The text itself and its pictures are in the store.
 *
 * @typedef {object} JobData
 * @property {string} text key of the text in the store
 * @property {string} name the text's name in messages
 * @property {Readonly<Record<string, unknown>>} options the engine's options, as far as they are JSON; `date` is an ISO date
 * @property {Readonly<Record<string, string>>} pictures the keys in the store, by the names in the text
 * @property {readonly import('@footmark/engine').Notice[]} [notices] of a failed job: the notices about its text
 */

/**
 * The report of a finished job, stored beside the Word file.
 *
 * @typedef {object} Report
 * @property {string} name
 * @property {readonly import('@footmark/engine').Notice[]} notices
 */

/** The release of the engine. Another release may make a different file from the same text. */
const RELEASE = /** @type {{ version: string }} */ (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.resolve('@footmark/engine')), 'utf8'))
).version;

/**
 * The id of a job, which is the same for the same text with the same pictures and options. The queue does not add a job whose
 * id it already has, so no text is converted twice at once.
 *
 * @param {JobData} data
 */
export function idOf({ text, options, pictures }) {
  return digest(JSON.stringify([RELEASE, text, sorted(options), sorted(pictures)]));
}

/** @param {string} id */
export const documentKey = (id) => keyOf('results', id, '.docx');

/** @param {string} id */
export const reportKey = (id) => keyOf('results', id, '.json');

/** @param {Uint8Array} bytes */
export const textKey = (bytes) => keyOf('texts', digest(bytes), '.md');

/** @param {Uint8Array} bytes */
export const pictureKey = (bytes) => keyOf('pictures', digest(bytes), '');

/**
 * The first two hexadecimal digits are a folder, since file systems are slow with too many files in one.
 *
 * @param {string} kind @param {string} hash @param {string} extension
 */
function keyOf(kind, hash, extension) {
  return `${kind}/${hash.slice(0, 2)}/${hash}${extension}`;
}

/** @param {string | Uint8Array} content */
function digest(content) {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * A copy of a value, with the keys of all its objects sorted.
 *
 * @param {unknown} value
 * @returns {unknown}
 */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, sorted(each)]);
  return Object.fromEntries(
    entries.sort(([one = ''], [other = '']) => (String(one) < String(other) ? -1 : 1)),
  );
}
