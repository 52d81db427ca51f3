import { resolve } from 'node:path';
import { CommandError, reason } from '../errors.js';
import { existingFolder } from '../permissions.js';
import { placeIn, type Roots } from '../roots.js';

/** The folders that an assistant may read and write; at least one. Throws a `CommandError` for one that does not exist. */
export async function serverRoots(given: readonly string[]): Promise<Roots> {
  const folders = await Promise.all(given.map((path) => existingFolder(path, '--root')));
  return { folders, name: `the folders that may be used: ${folders.join(', ')}`, advice: ADVICE };
}

const ADVICE = 'the user can copy it into one of them, or start the server with --root and its folder, too';

/** A path that an assistant gives; relative ones start at the first folder. */
export function pathIn({ folders: [first = '.'] }: Roots, path: string): string {
  return resolve(first, path);
}

/** The real path of a file or folder that an assistant names. Throws a `CommandError` for one outside the folders. */
export async function realPathIn(roots: Roots, path: string): Promise<string> {
  try {
    return await placeIn(roots, pathIn(roots, path));
  } catch (error) {
    throw new CommandError(`cannot read ${path}: ${reason(error)}`);
  }
}
