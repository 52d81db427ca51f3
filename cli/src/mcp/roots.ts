import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { CommandError, reason } from '../errors.js';
import { isIn } from '../local-file.js';

/** The folders that an assistant may read and write. Links are followed before a path is compared with them. */
export class Roots {
  private constructor(
    /** Real paths; relative paths start at the first one. */
    readonly folders: readonly [string, ...string[]],
  ) {}

  /** Throws a `CommandError` for a folder that does not exist. */
  static async of(first: string, ...others: readonly string[]): Promise<Roots> {
    return new Roots([await realFolder(first), ...(await Promise.all(others.map(realFolder)))]);
  }

  /** The real path of an existing file or folder. Throws a `CommandError` if there is none, or if it is outside. */
  async existing(path: string): Promise<string> {
    const full = resolve(this.folders[0], path);
    const real = await realpath(full).catch((error: unknown) => {
      // The answer does not even reveal whether something outside exists.
      this.check(full, path);
      throw new CommandError(`cannot read ${path}: ${reason(error)}`);
    });
    this.check(real, path);
    return real;
  }

  /** The path of a file to be written: its folder exists and is inside, and so is the target of a link there. */
  async target(path: string): Promise<string> {
    const full = resolve(this.folders[0], path);
    const folder = await this.existing(dirname(full));
    const target = join(folder, basename(full));
    const real = await realpath(target).catch(() => target);
    this.check(real, path);
    return real;
  }

  private check(real: string, path: string): void {
    if (this.folders.some((folder) => folder === real || isIn(folder, real))) return;
    throw new CommandError(`${path} is outside the folders that may be used: ${this.folders.join(', ')}`);
  }
}

async function realFolder(path: string): Promise<string> {
  const stats = await stat(path).catch((error: unknown) => {
    throw new CommandError(`--root: cannot read ${path}: ${reason(error)}`);
  });
  if (!stats.isDirectory()) throw new CommandError(`--root: ${path} is not a folder`);
  return realpath(path);
}
