import { readdir, readFile, stat } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { type AssetLoader, type PictureMatcher, pictureMatcher } from '@footmark/engine';

/** How far below a text's folder its pictures are looked for by name, and among how many files. */
const DEEPEST = 3;
const MOST_FILES = 5000;

/**
 * Loads the pictures that a document names by a path relative to its folder; where there is none, a file in that
 * folder or below it that is named so, as Obsidian and Notion leave it to their readers. Addresses are refused: a
 * conversion must not tell anyone on the network that it happens.
 */
export function picturesIn(folder: string): AssetLoader {
  let matcher: Promise<PictureMatcher> | undefined;
  return async ({ source }) => {
    const paths = relativePaths(source);
    for (const path of paths) {
      const bytes = await readIfFile(join(folder, path));
      if (bytes !== undefined) return { bytes };
    }
    if (paths.length === 0) return undefined;
    matcher ??= filesIn(folder).then(pictureMatcher);
    const found = (await matcher)(source);
    const bytes = found === undefined ? undefined : await readIfFile(join(folder, found));
    return bytes && { bytes };
  };
}

/** The paths of the files in a folder and below it, with `/` between folders; hidden folders are left out. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const files: string[] = [];
  const enter = async (path: string, depth: number): Promise<void> => {
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (files.length >= MOST_FILES) return;
      const place = join(path, entry.name);
      if (entry.isFile()) files.push(relative(folder, place).replaceAll('\\', '/'));
      else if (entry.isDirectory() && depth < DEEPEST && !isPassedOver(entry.name))
        await enter(place, depth + 1);
    }
  };
  await enter(folder, 0);
  return files;
}

function isPassedOver(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
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
