import { readdir, realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import {
  type AssetLoader,
  type LoadedAsset,
  type MissingAsset,
  type PictureMatcher,
  pictureMatcher,
} from '@footmark/engine';
import { isIgnoredName } from '@footmark/engine/sources';
import { readPicture } from './local-file.js';
import { type Allowance, Unloaded } from './picture-limits.js';

/** How deep below a text's folder its pictures are searched by name, and among how many files. */
const DEEPEST = 3;
const MAX_FILES = 5000;

/** The files that the pictures of a text may be. */
interface LocalOptions {
  /** The text's own folder, to which paths are relative. */
  readonly folder: string;
  /** Other folders from which files are read; files elsewhere are not. */
  readonly allowed: readonly string[];
  readonly allowance: Allowance;
}

/**
 * Loads pictures by their paths relative to the document's folder. If there is no such file, a file with that name
 * in the folder or below it is used, as for texts from Obsidian and Notion. Addresses are refused: a conversion
 * must not be visible to anyone on the network.
 */
export function picturesIn({ folder, allowed, allowance }: LocalOptions): AssetLoader {
  let folders: Promise<readonly string[]> | undefined;
  let matcher: Promise<PictureMatcher> | undefined;
  const load = async (source: string): Promise<LoadedAsset | MissingAsset | undefined> => {
    const paths = localPaths(source);
    if (paths.length === 0) return undefined;
    folders ??= Promise.all([folder, ...allowed].map((each) => realpath(each).catch(() => resolve(each))));
    for (const path of paths) {
      const bytes = await readPicture(isAbsolute(path) ? path : join(folder, path), await folders, allowance);
      if (bytes !== undefined) return { bytes };
    }
    matcher ??= filesIn(folder).then(pictureMatcher);
    const found = (await matcher)(source);
    const bytes =
      found === undefined ? undefined : await readPicture(join(folder, found), await folders, allowance);
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

/** The paths of the files in a folder and below, with `/` between folders, without hidden folders. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const files: string[] = [];
  const enter = async (path: string, depth: number): Promise<void> => {
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (files.length >= MAX_FILES) return;
      const place = join(path, entry.name);
      if (entry.isFile()) files.push(relative(folder, place).replaceAll('\\', '/'));
      else if (entry.isDirectory() && depth < DEEPEST && !isIgnoredName(entry.name))
        await enter(place, depth + 1);
    }
  };
  await enter(folder, 0);
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
