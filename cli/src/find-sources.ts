import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { isIgnoredName } from '@footmark/engine/sources';
import { reason } from './errors.js';
import { type Permissions, rootsOf } from './permissions.js';
import { realPlace } from './real-place.js';
import { holds, Outside, type Roots } from './roots.js';

/** A file to convert. */
export interface Source {
  /** As a user would type it from the current directory. */
  readonly path: string;
  /** Its path in a folder of results: relative to the given folder, or just its name. */
  readonly place: string;
  readonly bytes: number;
  /** The given folder that contains the file, if any. */
  readonly root?: string;
}

export interface Finding {
  readonly sources: readonly Source[];
  /** Something that could not be read, and a message about it. */
  readonly failures: readonly { readonly path: string; readonly message: string }[];
  /** Whether any input is a folder. */
  readonly hasFolder: boolean;
  /** How many other texts folders have, by their extensions. */
  readonly passedOver: ReadonlyMap<string, number>;
}

/** The kind of files to find in folders. */
export interface FileKind {
  readonly pattern: RegExp;
  /** Their name in messages. */
  readonly name: string;
}

const MARKDOWN_FILES: FileKind = {
  pattern: /\.(md|markdown|qmd|rmd|mdx)$/i,
  name: 'Markdown files (.md, .markdown, .qmd, .Rmd, .mdx)',
};

/** Other files that hold texts, which a folder may have beside these. */
const OTHER_TEXTS = /\.(?:ipynb|epub|html?|xhtml|csv|tsv|txt|text|mdown|mkdn?|rst|adoc|org|tex|odt)$/i;

/**
 * The files to convert: given files, whatever their extension, and the Markdown files in given folders, or those of another
 * kind. A file that is found twice counts once, under its first name.
 */
export async function findSources(
  inputs: readonly string[],
  permissions: Permissions,
  kind: FileKind = MARKDOWN_FILES,
): Promise<Finding> {
  const search = new Search(kind, permissions);
  for (const input of inputs) await search.input(input);
  return search;
}

class Search implements Finding {
  readonly sources: Source[] = [];
  readonly failures: { path: string; message: string }[] = [];
  hasFolder = false;
  readonly passedOver = new Map<string, number>();
  /** The real paths of the files and folders found so far. They end loops made by symbolic links. */
  private readonly seen = new Set<string>();
  /** How many files were found, new or not. */
  private met = 0;

  constructor(
    private readonly kind: FileKind,
    private readonly permissions: Permissions,
  ) {}

  async input(path: string): Promise<void> {
    await this.attempt(path, async () => {
      if (!(await stat(path)).isDirectory()) return this.file(path, basename(path));
      this.hasFolder = true;
      if (await this.isNew(path)) await this.folder(path);
    });
  }

  private async file(path: string, place: string, root?: string): Promise<void> {
    const { size } = await stat(path);
    this.met++;
    if (await this.isNew(path))
      this.sources.push({ path, place, bytes: size, ...(root !== undefined && { root }) });
  }

  private async folder(root: string): Promise<void> {
    const roots = await rootsOf(root, this.permissions);
    const links: string[] = [];
    const before = this.met + this.failures.length;
    await this.entries(root, root, links);
    // Links come last, so that files that can be reached without a link have their real names.
    for (let next = links.shift(); next !== undefined; next = links.shift()) {
      const link = next;
      await this.attempt(link, () => this.link(link, root, roots, links));
    }
    if (this.met + this.failures.length === before)
      this.failures.push({ path: root, message: `no ${this.kind.name} in ${root}` });
  }

  private async entries(folder: string, root: string, links: string[]): Promise<void> {
    const entries = (await readdir(folder, { withFileTypes: true })).filter(
      ({ name }) => !isIgnoredName(name),
    );
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isSymbolicLink()) links.push(path);
      else if (entry.isDirectory()) await this.subfolder(path, root, links);
      else if (entry.isFile() && this.kind.pattern.test(path)) await this.wanted(path, root);
      else if (entry.isFile()) this.passOver(path);
    }
  }

  private passOver(path: string): void {
    const [extension] = OTHER_TEXTS.exec(path) ?? [];
    if (extension === undefined) return;
    const name = extension.toLowerCase();
    this.passedOver.set(name, (this.passedOver.get(name) ?? 0) + 1);
  }

  private async subfolder(path: string, root: string, links: string[]): Promise<void> {
    await this.attempt(path, async () => {
      if (await this.isNew(path)) await this.entries(path, root, links);
    });
  }

  private wanted(path: string, root: string): Promise<void> {
    return this.attempt(path, () => this.file(path, relative(root, path), root));
  }

  /**
   * A broken link counts if its name is that of a text. Throws `Outside` for a link that leads out of the folder to another
   * one, or to a text.
   */
  private async link(path: string, root: string, roots: Roots, links: string[]): Promise<void> {
    const isText = this.kind.pattern.test(path);
    const place = await realPlace(path).catch((error: unknown) => {
      if (isText) throw error;
    });
    if (place === undefined) return;
    const isInside = holds(roots, place);
    const isFolder = (await stat(place).catch(() => undefined))?.isDirectory() ?? false;
    if (isFolder && !isInside) throw new Outside(roots, place, place);
    if (isFolder) await this.subfolder(path, root, links);
    else if (!isText) return;
    else if (!isInside) throw new Outside(roots, place);
    else await this.wanted(path, root);
  }

  private async isNew(path: string): Promise<boolean> {
    // Not everything that can be read has a real path: pipes, for example.
    const real = await realpath(path).catch(() => path);
    if (this.seen.has(real)) return false;
    this.seen.add(real);
    return true;
  }

  private async attempt(path: string, step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      this.failures.push({ path, message: `cannot read ${path}: ${reason(error)}` });
    }
  }
}
