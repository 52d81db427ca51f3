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
import type { FolderName } from './permissions.js';
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
  let around: Promise<readonly Around[]> | undefined;
  const load = async (source: string): Promise<LoadedAsset | MissingAsset | undefined> => {
    const paths = localPaths(source);
    if (paths.length === 0) return undefined;
    // Without a search, which most texts do not need.
    for (const path of paths.flatMap((path) => placesOf(path, folder, roots))) {
      const bytes = await readPicture(path, roots, allowance);
      if (bytes !== undefined) return { bytes };
    }
    around ??= foldersAround(folder, roots);
    for (const { root, own, match } of await around) {
      const path = match(source, own);
      const bytes = path === undefined ? undefined : await readPicture(join(root, path), roots, allowance);
      if (bytes !== undefined) return { bytes };
    }
    return { reason: `there is no such file${source.startsWith('/') ? adviceOnSites(roots) : ''}` };
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

/** A folder whose files may be pictures of a text, and that of the text as its paths have it. */
interface Around {
  readonly root: string;
  readonly own: string;
  readonly match: PictureMatcher;
}

/** The folders that were given and hold that of the text; if none does, those below it. */
async function foldersAround(folder: string, roots: Roots): Promise<readonly Around[]> {
  const base = await realPlace(folder);
  if (!holds(roots, base)) {
    const below = roots.folders.filter((root) => isIn(base, root));
    const files = await filesIn(base, below);
    return [{ root: base, own: '', match: pictureMatcher(files) }];
  }
  const holding = roots.folders.filter((root) => root === base || isIn(root, base));
  return Promise.all(
    holding.map(async (root) => {
      // Those near the text first, since there may be more than are read.
      const files = await filesIn(root, [base, root]);
      return { root, own: relative(root, base).replaceAll('\\', '/'), match: pictureMatcher(files) };
    }),
  );
}

/** What to do about a path from the root of a website, of which only the folder of one text is known. */
function adviceOnSites({ name, option }: Roots): string {
  if (name !== ('the folder of the text' satisfies FolderName) || option === undefined) return '';
  return `; it would be found from the folder of the website: convert that instead of this file, or add ${option} with it`;
}

/** Where a path may lead: from the root of a website, of the disk, or from the text's own folder. */
function placesOf(path: string, folder: string, roots: Roots): readonly string[] {
  if (path.startsWith('/')) return [...roots.folders.map((root) => join(root, path)), path];
  return [isAbsolute(path) ? path : join(folder, path)];
}

/**
 * The paths of the files in folders and below, as a folder around these has them, with `/` between folders, without hidden folders
 * other than those for pictures.
 */
async function filesIn(around: string, folders: readonly string[]): Promise<readonly string[]> {
  const files = new Set<string>();
  const enter = async (path: string, depth: number): Promise<void> => {
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (files.size >= MAX_FILES) return;
      const place = join(path, entry.name);
      if (entry.isFile()) files.add(relative(around, place).replaceAll('\\', '/'));
      else if (entry.isDirectory() && depth < DEEPEST && isSearched(entry.name))
        await enter(place, depth + 1);
    }
  };
  for (const each of folders) await enter(each, 0);
  return [...files];
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
