import { readFile, stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { AssetLoader } from '@footmark/engine';

/**
 * Loads the pictures that a document names by a path relative to its folder. Addresses are refused: a conversion
 * must not tell anyone on the network that it happens.
 */
export function picturesIn(folder: string): AssetLoader {
  return async ({ source }) => {
    for (const path of relativePaths(source)) {
      const bytes = await readIfFile(join(folder, path));
      if (bytes !== undefined) return { bytes };
    }
    return undefined;
  };
}

/** The paths that a target may mean: percent-encoded or not, with or without a `?query` or `#fragment` behind. */
export function relativePaths(source: string): string[] {
  const spellings = [decoded(source), source, decoded(source.replace(/[?#].*$/s, ''))];
  return [...new Set(spellings)].filter((path) => path !== '' && !isElsewhere(path));
}

/** An address (`https:`, `file:`), a network share (`//host`, `\\host`, which leaks credentials) or a root path. */
function isElsewhere(path: string): boolean {
  return /^([a-z][a-z\d+.-]*:|[\\/])/i.test(path) || isAbsolute(path);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Only plain files: reading a device or a pipe may never end. */
async function readIfFile(path: string): Promise<Uint8Array | undefined> {
  try {
    return (await stat(path)).isFile() ? await readFile(path) : undefined;
  } catch {
    return undefined;
  }
}
