import { readdir } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import {
  type AssetLoader,
  type LoadedAsset,
  type MissingAsset,
  type PictureMatcher,
  pictureMatcher,
} from '@footmark/engine';
import { isHiddenPictureFolder, isIgnoredName } from '@footmark/engine/sources';
import { readPicture } from './local-picture.js';
import { type Allowance, Unloaded } from './picture-limits.js';
import { realPlace } from './real-place.js';
import { holds, isIn, type Roots } from './roots.js';

/** How deep below a text's folder its pictures are searched by name, and among how many files. */
const DEEPEST = 6;
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
 * Loads pictures by their paths relative to the document's folder; one that begins with `/` is first looked for from the folder that was
 * given, as on a website. If there is no such file, a file with that name in the text's folder or below it is used, as for texts from
 * Obsidian and Notion, or else one anywhere in the folder that was given. Addresses are refused: a conversion must not be
 * visible to anyone on the network.
 */
export function picturesIn({ folder, roots, allowance }: LocalOptions): AssetLoader {
  let near: Promise<PictureMatcher> | undefined;
  let anywhere: Promise<readonly { readonly root: string; readonly match: PictureMatcher }[]> | undefined;
  const load = async (source: string): Promise<LoadedAsset | MissingAsset | undefined> => {
    const paths = localPaths(source);
    if (paths.length === 0) return undefined;
    for (const path of paths.flatMap((path) => placesOf(path, folder, roots))) {
      const bytes = await readPicture(path, roots, allowance);
      if (bytes !== undefined) return { bytes };
    }
    near ??= filesIn(folder, roots).then(pictureMatcher);
    const found = (await near)(source);
    const bytes = found === undefined ? undefined : await readPicture(join(folder, found), roots, allowance);
    if (bytes !== undefined) return { bytes };
    const base = await realPlace(folder);
    anywhere ??= Promise.all(
      roots.folders
        .filter((root) => isIn(root, base))
        .map(async (root) => ({ root, match: pictureMatcher(await filesIn(root, roots)) })),
    );
    for (const { root, match } of await anywhere) {
      const path = match(source);
      const other = path === undefined ? undefined : await readPicture(join(root, path), roots, allowance);
      if (other !== undefined) return { bytes: other };
    }
    return { reason: 'there is no such file' };
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

/** Where a path may lead: from the root of a website, of the disk, or from the text's own folder. */
function placesOf(path: string, folder: string, roots: Roots): readonly string[] {
  if (path.startsWith('/')) return [...roots.folders.map((root) => join(root, path)), path];
  return [isAbsolute(path) ? path : join(folder, path)];
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
      else if (entry.isDirectory() && depth < DEEPEST && isSearched(entry.name))
        await enter(place, depth + 1);
    }
  };
  const folders = holds(roots, start) ? [start] : roots.folders.filter((root) => isIn(start, root));
  for (const each of folders) await enter(each, 0);
  return files;
}

function isSearched(name: string): boolean {
  return !isIgnoredName(name) || isHiddenPictureFolder(name);
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
