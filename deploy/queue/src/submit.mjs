import { documentKey, idOf, pictureKey, textKey } from './job.mjs';

/** @typedef {import('./job.mjs').JobData} JobData */

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
 * A submitted text.
 *
 * @typedef {object} Submitted
 * @property {string} id
 * @property {string} result key of the Word file in the store
 * @property {'done' | 'queued' | 'failed'} state whether the Word file exists, will exist, or could not be made earlier
 */

/**
 * Writes texts to the store and adds a job to the queue for each that has no result yet. It may be called with the same texts
 * again at any time: nothing is converted twice. A text whose job has failed is not tried again by this.
 *
 * @param {import('bullmq').Queue<JobData>} queue
 * @param {import('./store/store.mjs').Store} store
 * @param {readonly Text[]} texts
 * @returns {Promise<Submitted[]>}
 */
export async function submit(queue, store, texts) {
  const stored = await Promise.all(texts.map((text) => storedText(store, text)));
  const open = stored.filter(({ isDone }) => !isDone);
  await queue.addBulk(open.map(({ id, data }) => ({ name: 'convert', data, opts: { jobId: id } })));
  return Promise.all(
    stored.map(async ({ id, result, isDone }) => {
      if (isDone) return { id, result, state: 'done' };
      const isFailed = (await queue.getJobState(id)) === 'failed';
      return { id, result, state: isFailed ? 'failed' : 'queued' };
    }),
  );
}

/**
 * Writes a text and its pictures to the store, unless its result is there.
 *
 * @param {import('./store/store.mjs').Store} store
 * @param {Text} text
 */
async function storedText(store, { name, bytes, options = {}, pictures = new Map() }) {
  const keys = [...pictures].map(([path, picture]) => [path, pictureKey(picture)]);
  const data = { text: textKey(bytes), name, options, pictures: Object.fromEntries(keys) };
  const id = idOf(data);
  const result = documentKey(id);
  if (await store.has(result)) return { id, result, data, isDone: true };
  await Promise.all([
    store.writeOnce(data.text, bytes),
    ...[...pictures.values()].map((picture) => store.writeOnce(pictureKey(picture), picture)),
  ]);
  return { id, result, data, isDone: false };
}
