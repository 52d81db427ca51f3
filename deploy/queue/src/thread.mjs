import { convert, inspect, pictureMatcher } from '@footmark/engine';
import { workerData } from 'piscina';
import { openStore } from './store/store.mjs';

// A thread of the worker. It holds one text at a time, with limits of time and memory: what exceeds them ends only the thread.

const store = openStore(workerData.store, process.env);

/**
 * The result for a text. A refusal is final: trying again would not help.
 *
 * @typedef {{ readonly document: Uint8Array, readonly notices: readonly import('@footmark/engine').Notice[] }
 *   | { readonly refusal: string, readonly notices: readonly import('@footmark/engine').Notice[] }} Outcome
 */

/**
 * Reads and converts a text.
 *
 * @param {import('./job.mjs').Order} order
 * @returns {Promise<Outcome>}
 */
export default async function convertOrder(order) {
  const markdown = await textOf(order);
  if (markdown === undefined) return { refusal: `${order.name} is not in the store`, notices: [] };
  if (markdown === null) return { refusal: `${order.name} is not UTF-8`, notices: [] };
  const match = pictureMatcher(Object.keys(order.pictures));
  const result = await convert(markdown, {
    ...optionsOf(order),
    loadAsset: async ({ source }) => {
      const key = order.pictures[match(source) ?? ''];
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
 * Looks at a text that could not be converted, for those who will have to.
 *
 * @param {import('./job.mjs').Order} order
 */
export async function noticesOf(order) {
  const markdown = await textOf(order);
  return markdown ? inspect(markdown, optionsOf(order)).notices : [];
}

/**
 * The text; undefined if the store does not have it, null if it is not UTF-8.
 *
 * @param {import('./job.mjs').Order} order
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
 * @param {import('./job.mjs').Order} order
 * @returns {import('@footmark/engine').ConversionOptions}
 */
function optionsOf({ options }) {
  const { date, ...others } = options;
  return typeof date === 'string' ? { ...others, date: new Date(date) } : others;
}
