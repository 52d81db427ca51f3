import { folderStore } from './folder.mjs';
import { s3Store } from './s3.mjs';

/**
 * Where texts, pictures and results are. Keys are paths such as `texts/4f/4f0c….md`; values never change.
 *
 * @typedef {object} Store
 * @property {(key: string) => Promise<Uint8Array | undefined>} read undefined if there is no such value
 * @property {(key: string) => Promise<boolean>} has
 * @property {(key: string, bytes: Uint8Array) => Promise<boolean>} writeOnce writes the whole value or nothing, and only if the key
 * has none; tells whether this call wrote it
 */

/**
 * Opens the store at an address: `file:///folder`, or `s3://bucket/prefix` with AWS's usual variables for the rest.
 *
 * @param {string} address
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Store}
 */
export function openStore(address, environment) {
  const url = new URL(address);
  const store = url.protocol === 's3:' ? s3Store(url, environment) : folderStore(url);
  return {
    read: async (key) => store.read(checked(key)),
    has: async (key) => store.has(checked(key)),
    writeOnce: async (key, bytes) => store.writeOnce(checked(key), bytes),
  };
}

/**
 * Checks a key. All keys are made by this program, so any other was put into the queue by somebody else.
 *
 * @param {string} key
 */
function checked(key) {
  if (/^[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{64}(\.[a-z]+)?$/.test(key)) return key;
  throw new TypeError(
    `Cannot use the key ${JSON.stringify(key)}, expected one such as results/4f/4f…d1.docx`,
  );
}
