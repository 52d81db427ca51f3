import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The folder of the built site, and its files by address, with slashes, relative to the root. */
export class SiteFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  files(): string[] {
    return readdirSync(this.path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.path, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort();
  }

  pages(): string[] {
    return this.files().filter((file) => file.endsWith('.html'));
  }

  read(file: string): Buffer {
    return readFileSync(join(this.path, file));
  }

  write(file: string, content: string | Uint8Array): void {
    const path = join(this.path, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  remove(file: string): void {
    rmSync(join(this.path, file));
  }

  /** Also removes a folder that becomes empty. */
  move(from: string, to: string): void {
    renameSync(join(this.path, from), join(this.path, to));
    const folder = dirname(join(this.path, from));
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }

  /** Rewrites every page. */
  editPages(edit: (html: string, page: string) => string): void {
    for (const page of this.pages()) this.write(page, edit(this.read(page).toString(), page));
  }
}
