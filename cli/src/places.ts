import { fstatSync } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** Determines whether two paths mean the same place on the disk, whether or not a file exists there. */
export class Places {
  private readonly folders = new Map<string, Promise<Folder>>();

  /** Equal for two paths of one place: after following links, and ignoring case if the disk does. */
  async identity(path: string): Promise<string> {
    const existing = await identityOf(path);
    if (existing !== undefined) return existing;
    const folder = await this.folder(dirname(path));
    const place = join(folder.path, basename(path));
    return folder.ignoresCase ? place.normalize().toLowerCase() : place;
  }

  /** The part of the folder that exists. `realpath` follows links before it goes up, as opening a file does. */
  private folder(path: string): Promise<Folder> {
    const known = this.folders.get(path);
    if (known) return known;
    const folder = realpath(path).then(existingFolder, () => this.missingFolder(path));
    this.folders.set(path, folder);
    return folder;
  }

  private async missingFolder(path: string): Promise<Folder> {
    const parent = dirname(path);
    if (parent === path) return existingFolder(resolve(path));
    const { path: above, ignoresCase } = await this.folder(parent);
    return { path: join(above, basename(path)), ignoresCase };
  }
}

interface Folder {
  readonly path: string;
  readonly ignoresCase: boolean;
}

/** The disk's number for an existing file, whatever its names. */
async function identityOf(path: string): Promise<string | undefined> {
  // As big integers: file numbers on Windows exceed what a double represents exactly.
  const stats = await stat(path, { bigint: true }).catch(() => undefined);
  return stats && `${stats.dev}:${stats.ino}`;
}

/**
 * The same for a stream that a shell has connected to a file, such as `< notes.md`; undefined for a pipe or a
 * terminal.
 */
export function identityOfStream({ fd }: { readonly fd?: number }): string | undefined {
  if (fd === undefined) return undefined;
  const stats = fstatSync(fd, { bigint: true });
  return stats.isFile() ? `${stats.dev}:${stats.ino}` : undefined;
}

async function existingFolder(path: string): Promise<Folder> {
  return { path, ignoresCase: await ignoresCase(path) };
}

/**
 * Asks the disk for one of the folder's entries in different case. For an empty folder, the usual behaviour of the
 * system is assumed.
 */
async function ignoresCase(folder: string): Promise<boolean> {
  const names: readonly string[] = await readdir(folder).catch(() => []);
  for (const name of names) {
    const other = name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase();
    if (other === name) continue;
    if (names.includes(other)) return false;
    return (await identityOf(join(folder, other))) !== undefined;
  }
  return /^(darwin|win32)$/.test(process.platform);
}
