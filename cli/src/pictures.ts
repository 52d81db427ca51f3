import { readdir } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import {
  type AssetLoader,
  type LoadedAsset,
  type MissingAsset,
  type PictureMatcher,
  pictureMatcher,
} from '@footmark/engine';
import { isIgnoredName } from '@footmark/engine/sources';
import { readPicture } from './local-picture.js';
import { type Allowance, Unloaded } from './picture-limits.js';
import { realPlace } from './real-place.js';
import { holds, isIn, type Roots } from './roots.js';

/** How deep below a text's folder its pictures are searched by name, and among how many files. */
const DEEPEST = 3;
const MAX_FILES = 5000;

/** The files that the pictures of a text may be. */
interface LocalOptions {
  /** The text's own folder, to which paths are relative. */
  readonly folder: string;
  /** The folders from which files are read. */
  readonly roots: Roots;
  readonly allowance: Allowance;
}

/**
 * Loads pictures by their paths relative to the document's folder. If there is no such file, a file with that name
 * in the folder or below it is used, as for texts from Obsidian and Notion. Addresses are refused: a conversion
 * must not be visible to anyone on the network.
 */
export function picturesIn({ folder, roots, allowance }: LocalOptions): AssetLoader {
  let matcher: Promise<PictureMatcher> | undefined;
  const load = async (source: string): Promise<LoadedAsset | MissingAsset | undefined> => {
    const paths = localPaths(source);
    if (paths.length === 0) return undefined;
    for (const path of paths) {
      const bytes = await readPicture(isAbsolute(path) ? path : join(folder, path), roots, allowance);
      if (bytes !== undefined) return { bytes };
    }
    matcher ??= filesIn(folder, roots).then(pictureMatcher);
    const found = (await matcher)(source);
    const bytes = found === undefined ? undefined : await readPicture(join(folder, found), roots, allowance);
    return bytes === undefined ? { reason: 'there is no such file' } : { bytes };
  };
  return async ({ source }) => {
    try {
      return await load(source);
    } catch (error) {
      if (error instanceof Unloaded) return { reason: error.message };
      throw error;
    }
  };
}

/**
 * The paths of the files in a folder and below, with `/` between folders, without hidden folders. If it is not one of the
 * roots, only those in roots below it.
 */
async function filesIn(folder: string, roots: Roots): Promise<readonly string[]> {
  const start = await realPlace(folder);
  const files: string[] = [];
  const enter = async (path: string, depth: number): Promise<void> => {
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (files.length >= MAX_FILES) return;
      const place = join(path, entry.name);
      if (entry.isFile()) files.push(relative(start, place).replaceAll('\\', '/'));
      else if (entry.isDirectory() && depth < DEEPEST && !isIgnoredName(entry.name))
        await enter(place, depth + 1);
    }
  };
  const folders = holds(roots, start) ? [start] : roots.folders.filter((root) => isIn(start, root));
  for (const each of folders) await enter(each, 0);
  return files;
}

/**
 * The paths that a target may mean: percent-decoded or not, with or without a `?query` or `#fragment`. They are
 * relative, or begin at the root of the disk.
 */
export function localPaths(source: string): string[] {
  const spellings = [decoded(source), source, decoded(source.replace(/[?#].*$/s, ''))];
  return [...new Set(spellings)].filter((path) => path !== '' && !isElsewhere(path));
}

/** An address (`https:`, `file:`), or a network share (`//host`, `\\host`, which leaks credentials). */
function isElsewhere(path: string): boolean {
  if (/^[\\/]{2}/.test(path) || path.startsWith('\\')) return true;
  return /^[a-z][a-z\d+.-]*:/i.test(path) && !isAbsolute(path);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
