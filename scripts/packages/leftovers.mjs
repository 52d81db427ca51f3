import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Removes files of an earlier build from a folder, which would otherwise be published.
 *
 * @param {object} options
 * @param {string} options.folder
 * @param {readonly string[]} options.names the files that this build wrote
 * @param {string} [options.typesOf] the folder of the sources whose types stay
 */
export function removeOthers({ folder, names, typesOf }) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of files) {
    const name = relative(folder, path);
    const source = name.endsWith('.d.ts') && typesOf && join(typesOf, name.replace(/\.d\.ts$/, '.ts'));
    if (!names.includes(name) && !(source && existsSync(source))) rmSync(path);
  }
}
