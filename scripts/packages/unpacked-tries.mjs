import { pathToFileURL } from 'node:url';

const TRIE = /\/node_modules\/entities\/dist\/generated\/decode-data-(?:html|xml)\.js$/;

/**
 * Writes the tries of `entities` into a bundle for Node.js as the bytes that they are. The package unpacks them while it is
 * loaded, which takes a process of the command 5 ms; in a browser, what is downloaded counts for more.
 *
 * @returns {import('rolldown').Plugin}
 */
export function unpackedTries() {
  return {
    name: 'unpacked-tries',
    load: {
      filter: { id: TRIE },
      async handler(id) {
        /** @type {Record<string, Uint16Array>} */
        const tries = await import(pathToFileURL(id).href);
        return Object.entries(tries)
          .map(([name, trie]) => `export const ${name} = /* #__PURE__ */ ${unpacked(trie)};`)
          .join('\n');
      },
    },
  };
}

/** @param {Uint16Array} trie */
function unpacked(trie) {
  const bytes = Buffer.from(trie.buffer, trie.byteOffset, trie.byteLength).toString('base64');
  return `new Uint16Array(new Uint8Array(Buffer.from('${bytes}', 'base64')).buffer)`;
}
