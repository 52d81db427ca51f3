import { documentKey, idOf, pictureKey, textKey } from './job.mjs';

/** @typedef {import('./job.mjs').Order} Order */

/**
 * A text to convert.
 *
 * @typedef {object} Text
 * @property {string} name its name in messages
 * @property {Uint8Array} bytes UTF-8
 * @property {Readonly<Record<string, unknown>>} [options] the engine's options
 * @property {ReadonlyMap<string, Uint8Array>} [pictures] by their names in the text
 */

/**
 * The state of a submitted text.
 *
 * @typedef {object} Placed
 * @property {string} id
 * @property {string} result key of the Word file in the store, now or later
 * @property {'there' | 'ordered'} state whether the Word file is there already
 */

/**
 * Puts texts into the store and orders their conversion, as far as there is no result yet. It may be called again with the same
 * texts at any time: nothing is converted twice.
 *
 * @param {import('bullmq').Queue<Order>} queue
 * @param {import('./store/store.mjs').Store} store
 * @param {readonly Text[]} texts
 * @returns {Promise<Placed[]>}
 */
export async function place(queue, store, texts) {
  const placed = await Promise.all(texts.map((text) => stored(store, text)));
  const orders = placed.filter(({ state }) => state === 'ordered');
  await queue.addBulk(orders.map(({ id, order }) => ({ name: 'convert', data: order, opts: { jobId: id } })));
  return placed.map(({ id, result, state }) => ({ id, result, state }));
}

/**
 * @param {import('./store/store.mjs').Store} store
 * @param {Text} text
 * @returns {Promise<Placed & { readonly order: Order }>}
 */
async function stored(store, { name, bytes, options = {}, pictures = new Map() }) {
  const keys = [...pictures].map(([path, picture]) => [path, pictureKey(picture)]);
  const order = { text: textKey(bytes), name, options, pictures: Object.fromEntries(keys) };
  const id = idOf(order);
  const result = documentKey(id);
  if (await store.has(result)) return { id, result, state: 'there', order };
  await Promise.all([
    store.writeOnce(order.text, bytes),
    ...[...pictures.values()].map((picture) => store.writeOnce(pictureKey(picture), picture)),
  ]);
  return { id, result, state: 'ordered', order };
}
