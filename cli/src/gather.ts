import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import {
  isIgnoredName,
  isSettingsFile,
  MAX_SOURCE_FILES,
  SOURCE_EXTENSIONS,
  type SourceFile,
} from '@footmark/engine/sources';
import { CommandError, reason, UsageError } from './errors.js';
import { STREAM } from './streams.js';

/** The files of one document. */
export interface Gathered {
  /** The folder to which their paths are relative. */
  readonly root: string;
  readonly files: readonly SourceFile[];
  /** The files that were named individually, in order: these make up the document, and may embed the others. */
  readonly named: readonly string[] | undefined;
}

/**
 * Finds the files of one document: those in a folder, those that are named, or for a single file its folder, as it may embed
 * others from there. Throws a `CommandError` for what cannot be read.
 */
export async function gather(inputs: readonly string[]): Promise<Gathered> {
  if (inputs.includes(STREAM)) throw new UsageError('--one: - is one text already; give files or a folder');
  const kinds = await Promise.all(inputs.map(async (path) => ({ path, isFolder: await isFolder(path) })));
  const root = kinds
    .map(({ path, isFolder }) => resolve(isFolder ? path : dirname(path)))
    .reduce(commonFolder);
  const files = new Map<string, SourceFile>();
  for (const { path, isFolder } of kinds) {
    if (isFolder) await enter(resolve(path), root, files);
    else await add(resolve(path), root, files);
  }
  const [only, ...others] = kinds;
  const isOneText = only && others.length === 0 && !only.isFolder && !/\.zip$/i.test(only.path);
  if (isOneText) await enter(root, root, files);
  const isNamed = kinds.every(({ path, isFolder }) => !isFolder && !/\.zip$/i.test(path));
  const named = isNamed ? [...new Set(kinds.map(({ path }) => placeIn(root, resolve(path))))] : undefined;
  return {
    root: inputs.some((input) => isAbsolute(input)) ? root : relative('.', root),
    files: [...files.values()],
    named,
  };
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    throw new CommandError(`cannot read ${path}: ${reason(error)}`);
  }
}

function commonFolder(one: string, other: string): string {
  let folder = one;
  while (other !== folder && !other.startsWith(folder.endsWith(sep) ? folder : folder + sep))
    folder = dirname(folder);
  return folder;
}

/** Files that may be part of a document; a folder contains much else. */
const PART = new RegExp(
  `\\.(?:${SOURCE_EXTENSIONS.join('|')}|bib|ris|png|jpe?g|gif|svg|webp|avif|bmp|tiff?|heic)$`,
  'i',
);

/** Links to folders are not followed, because their targets may contain the folder itself. */
async function enter(folder: string, root: string, files: Map<string, SourceFile>): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    throw new CommandError(`cannot read ${relative('.', folder)}: ${reason(error)}`);
  });
  for (const entry of entries) {
    // One more than are read, so that the engine reports the others.
    if (files.size > MAX_SOURCE_FILES || isIgnoredName(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await enter(path, root, files);
    else if (!PART.test(entry.name) && !isSettingsFile(entry.name)) continue;
    else if (entry.isFile() || (entry.isSymbolicLink() && (await isPlainFile(path))))
      await add(path, root, files);
  }
}

async function isPlainFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}

async function add(path: string, root: string, files: Map<string, SourceFile>): Promise<void> {
  const place = placeIn(root, path);
  const size = (await stat(path).catch(() => undefined))?.size ?? 0;
  const read = async (): Promise<Uint8Array> => {
    try {
      return await readFile(path);
    } catch (error) {
      throw new Error(reason(error));
    }
  };
  files.set(place, { path: place, size, read });
}

function placeIn(root: string, path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}

/** The name for a document made from some inputs, if there is an obvious one. */
export function nameOfOne(inputs: readonly string[]): string | undefined {
  const [only, ...others] = inputs;
  return only === undefined || others.length > 0 ? undefined : basename(resolve(only));
}
