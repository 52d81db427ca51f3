import { fileURLToPath } from 'node:url';

/** The path of something in the project. */
export function fromRoot(/** @type {string} */ path) {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
