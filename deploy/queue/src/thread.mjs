import { convert, inspect, pictureMatcher } from '@footmark/engine';
import { workerData } from 'piscina';
import { openStore } from './store/store.mjs';

// A thread of the worker. It converts one text at a time; if a text exceeds a limit, only this thread ends.

const store = openStore(workerData.store, process.env);

/**
 * What becomes of a text. A refusal is final: trying again would not help.
 *
 * @typedef {{ readonly document: Uint8Array, readonly notices: readonly import('@footmark/engine').Notice[] }
 *   | { readonly refusal: string, readonly notices: readonly import('@footmark/engine').Notice[] }} Outcome
 */

/**
 * Reads and converts a text.
 *
 * @param {import('./job.mjs').JobData} job
 * @returns {Promise<Outcome>}
 */
export default async function convertText(job) {
  const markdown = await textOf(job);
  if (markdown === undefined) return { refusal: `${job.name} is not in the store`, notices: [] };
  if (markdown === null) return { refusal: `${job.name} is not UTF-8`, notices: [] };
  const match = pictureMatcher(Object.keys(job.pictures));
  const result = await convert(markdown, {
    ...optionsOf(job),
    loadAsset: async ({ source }) => {
      const key = job.pictures[match(source) ?? ''];
      return key === undefined ? undefined : store.read(key);
    },
  }).catch((error) => {
    if (error instanceof TypeError) return error.message;
    throw error;
  });
  if (typeof result === 'string') return { refusal: result, notices: [] };
  const notices = [...result.validation.errors, ...result.validation.warnings].sort(
    (one, other) => one.line - other.line,
  );
  if (!result.success) return { refusal: result.error, notices };
  return { document: new Uint8Array(await result.blob.arrayBuffer()), notices };
}

/**
 * The notices about a text that could not be converted.
 *
 * @param {import('./job.mjs').JobData} job
 */
export async function noticesOf(job) {
  const markdown = await textOf(job);
  return markdown ? inspect(markdown, optionsOf(job)).notices : [];
}

/**
 * The text of a job: undefined if the store does not have it, null if it is not UTF-8.
 *
 * @param {import('./job.mjs').JobData} job
 */
async function textOf({ text }) {
  const bytes = await store.read(text);
  if (bytes === undefined) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * @param {import('./job.mjs').JobData} job
 * @returns {import('@footmark/engine').ConversionOptions}
 */
function optionsOf({ options }) {
  const { date, ...others } = options;
  return typeof date === 'string' ? { ...others, date: new Date(date) } : others;
}
