import { fileURLToPath } from 'node:url';

/** The absolute path of a file in the project. */
export function fromRoot(/** @type {string} */ path) {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
