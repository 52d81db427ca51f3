import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { UsageError } from './errors.js';
import { besideSource } from './files.js';
import type { Finding, Source } from './find-sources.js';

/** One file's way: where its text comes from and where its document goes. */
export interface Route {
  readonly source: Source;
  /** Where the Word file goes. */
  readonly output: string;
  /** Whether its folder is made where it does not exist: in a folder of results, yes; for a file named by hand, no. */
  readonly makesFolder: boolean;
}

/**
 * Decides where each document goes. Throws a `UsageError`, before anything is written, where a document would take the
 * place of a source or of another document.
 */
export async function planRoutes(finding: Finding, output: string | undefined): Promise<Route[]> {
  const routes = await placed(finding, output);
  await refuseCollisions(routes);
  return routes;
}

async function placed({ sources, hasFolder }: Finding, output: string | undefined): Promise<Route[]> {
  if (output === undefined)
    return sources.map((source) => ({ source, output: besideSource(source.path), makesFolder: false }));
  const isSet = hasFolder || sources.length > 1;
  const kind = await kindOf(output);
  if (isSet && (kind === 'file' || (kind === undefined && /\.docx$/i.test(output))))
    throw new UsageError(`-o: several documents need a folder, and ${output} is the name of a file`);
  const isFolder = isSet || kind === 'folder' || /[\\/]$/.test(output);
  return sources.map((source) => ({
    source,
    output: isFolder ? join(output, besideSource(source.place)) : output,
    makesFolder: isFolder,
  }));
}

async function kindOf(path: string): Promise<'file' | 'folder' | undefined> {
  const stats = await stat(path).catch(() => undefined);
  return stats && (stats.isDirectory() ? 'folder' : 'file');
}

async function refuseCollisions(routes: readonly Route[]): Promise<void> {
  const places = new Places();
  const sources = new Map<string, string>();
  const outputs = new Map<string, string>();
  for (const { source } of routes) sources.set(await places.identity(source.path), source.path);
  for (const { source, output } of routes) {
    const identity = await places.identity(output);
    const lost = sources.get(identity);
    if (lost !== undefined) throw new UsageError(wouldBeLost(lost, source.path, output));
    const other = outputs.get(identity);
    if (other !== undefined)
      throw new UsageError(
        `${other} and ${source.path} would both be written to ${output}; nothing was written`,
      );
    outputs.set(identity, source.path);
  }
}

function wouldBeLost(lost: string, source: string, output: string): string {
  return lost === source
    ? `the output ${output} is the input file itself, which would be lost`
    : `the output ${output} of ${source} is the input file ${lost}, which would be lost`;
}

/** Tells whether two paths mean the same place on the disk, where a file may stand already or not. */
class Places {
  private readonly folders = new Map<string, Promise<string>>();

  /** Equal for two paths of one place. */
  async identity(path: string): Promise<string> {
    // As big integers: Windows numbers its files beyond what a double holds exactly.
    const existing = await stat(path, { bigint: true }).catch(() => undefined);
    if (existing) return `${existing.dev}:${existing.ino}`;
    return foldedCase(join(await this.realFolder(dirname(resolve(path))), basename(path)));
  }

  /** The folder's real path, as far as it exists. */
  private realFolder(folder: string): Promise<string> {
    const known = this.folders.get(folder);
    if (known) return known;
    const parent = dirname(folder);
    const real = realpath(folder).catch(async () =>
      parent === folder ? folder : join(await this.realFolder(parent), basename(folder)),
    );
    this.folders.set(folder, real);
    return real;
  }
}

/** The file systems of macOS and Windows hold `A.docx` and `a.docx` to be one name. */
function foldedCase(path: string): string {
  return /^(darwin|win32)$/.test(process.platform) ? path.normalize().toLowerCase() : path;
}
