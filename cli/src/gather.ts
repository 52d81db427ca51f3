import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import {
  isHiddenPictureFolder,
  isIgnoredName,
  isIgnoredPath,
  isSettingsFile,
  MAX_SOURCE_FILES,
  SOURCE_EXTENSIONS,
  type SourceFile,
} from '@footmark/engine/sources';
import { CommandError, reason, UsageError } from './errors.js';
import { readWhole } from './files.js';
import { type Permissions, rootsOfAll } from './permissions.js';
import { NAMED, placeIn, type Reach, type Roots } from './roots.js';
import { STREAM } from './streams.js';

/** The files of one document. */
export interface Gathered {
  /** The folder to which their paths are relative. */
  readonly root: string;
  /** The folders from which they, and what they name, are read. */
  readonly roots: Roots;
  readonly files: readonly SourceFile[];
  /** The files that were named individually, in order: these make up the document, and may embed the others. */
  readonly named: readonly string[] | undefined;
}

/**
 * Finds the files of one document: those in a folder, those that are named, or for a single file its folder, as it may embed
 * others from there. Throws a `CommandError` for what cannot be read.
 */
export async function gather(inputs: readonly string[], permissions: Permissions): Promise<Gathered> {
  if (inputs.includes(STREAM)) throw new UsageError('--one: - is one text already; give files or a folder');
  const given = await Promise.all(inputs.map(async (path) => ({ path, isFolder: await isFolder(path) })));
  const folders = [...new Set(given.map(folderOf))];
  const name = folders.length === 1 ? 'the folder that was given' : 'the folders that were given';
  return gathered(given, await rootsOfAll(folders, permissions, name), NAMED);
}

/** The same for a folder or a file that an assistant names. */
export async function gatherIn(path: string, roots: Roots): Promise<Gathered> {
  return gathered([{ path, isFolder: await isFolder(path) }], roots, roots);
}

interface Given {
  readonly path: string;
  readonly isFolder: boolean;
}

function folderOf({ path, isFolder }: Given): string {
  return resolve(isFolder ? path : dirname(path));
}

async function gathered(given: readonly Given[], roots: Roots, reach: Reach): Promise<Gathered> {
  const root = given.map(folderOf).reduce(commonFolder);
  const files = new Gathering(root, roots);
  for (const each of given)
    if (each.isFolder) await files.enter(resolve(each.path), true);
    else await files.add(resolve(each.path), reach);
  const [only, ...others] = given;
  const isOneText = only && others.length === 0 && !only.isFolder && !/\.(?:zip|json)$/i.test(only.path);
  if (isOneText) await files.enter(root, false);
  const isNamed = given.every(({ path, isFolder }) => !isFolder && !/\.(?:zip|json)$/i.test(path));
  return {
    root: given.some(({ path }) => isAbsolute(path)) ? root : relative('.', root),
    roots,
    files: files.found,
    named: isNamed ? [...new Set(given.map(({ path }) => files.placeOf(resolve(path))))] : undefined,
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
  while (other !== folder && !other.startsWith(folder.endsWith(sep) ? folder : folder + sep)) {
    const parent = dirname(folder);
    if (parent === folder) throw new UsageError('--one: the inputs are on different drives');
    folder = parent;
  }
  return folder;
}

/** Files that may be part of a document; a folder contains much else. */
const PART = new RegExp(
  `\\.(?:${SOURCE_EXTENSIONS.join('|')}|bib|ris|png|jpe?g|gif|svg|webp|avif|bmp|tiff?|heic)$`,
  'i',
);

class Gathering {
  private readonly files = new Map<string, SourceFile>();
  /** Whether the texts are those of an mdBook, which include parts of code. */
  private isBook = false;

  constructor(
    private readonly root: string,
    private readonly roots: Roots,
  ) {}

  get found(): readonly SourceFile[] {
    return [...this.files.values()];
  }

  /**
   * Adds the files of a folder. Links to folders are not followed, because their targets may contain the folder itself.
   *
   * @param isWhole whether all files are wanted, so that those that must not be read are reported
   */
  async enter(folder: string, isWhole: boolean): Promise<void> {
    const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
      throw new CommandError(`cannot read ${relative('.', folder)}: ${reason(error)}`);
    });
    this.isBook ||= entries.some(({ name }) => name === 'book.toml');
    for (const entry of entries) {
      // One more than are read, so that the engine reports the others.
      const path = join(folder, entry.name);
      const isHidden =
        isIgnoredName(entry.name) && !(entry.isDirectory() && isHiddenPictureFolder(entry.name));
      if (this.files.size > MAX_SOURCE_FILES || isHidden) continue;
      if (entry.isDirectory()) await this.enter(path, isWhole);
      else if (isIgnoredPath(this.placeOf(path))) continue;
      else if (!PART.test(entry.name) && !isSettingsFile(entry.name) && !this.isBook) continue;
      else if (entry.isFile() || (await this.isWanted(path, isWhole))) await this.add(path, this.roots);
    }
  }

  /** Whether what is no plain file, such as a link, is one of the files all the same. */
  private async isWanted(path: string, isWhole: boolean): Promise<boolean> {
    const place = await placeIn(this.roots, path).catch(() => undefined);
    const stats = place === undefined ? undefined : await stat(place).catch(() => undefined);
    return stats?.isFile() || (isWhole && !stats?.isDirectory());
  }

  /** Adds a file, unless it was named before. */
  async add(path: string, reach: Reach): Promise<void> {
    const place = this.placeOf(path);
    if (this.files.has(place)) return;
    const real = reach === NAMED ? path : await placeIn(reach, path).catch(() => undefined);
    const size = real === undefined ? 0 : ((await stat(real).catch(() => undefined))?.size ?? 0);
    const read = (): Promise<Uint8Array> =>
      readWhole(path, reach).catch((error: unknown) => {
        throw new Error(reason(error));
      });
    this.files.set(place, { path: place, size, read });
  }

  /** The path of a file among the others. */
  placeOf(path: string): string {
    return relative(this.root, path).replaceAll('\\', '/');
  }
}

/** The name for a document made from some inputs, if there is an obvious one. */
export function nameOfOne(inputs: readonly string[]): string | undefined {
  const [only, ...others] = inputs;
  return only === undefined || others.length > 0 ? undefined : basename(resolve(only));
}
