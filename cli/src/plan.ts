import { realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from './errors.js';
import { isTextName, wordPathFor } from './files.js';
import type { Finding, Source } from './find-sources.js';
import { Places } from './places.js';

/** The route of one file: the source of its text and the path of its document. */
export interface Route {
  readonly source: Source;
  /** The path of the Word file. */
  readonly output: string;
  /** The folder that its links must not lead out of; none if the user has named the Word file itself. */
  readonly within?: string;
  /** Whether a missing folder is created: yes in a folder of results, no for a file named on the command line. */
  readonly makesFolder: boolean;
}

/**
 * Decides where each document goes. Before anything is written, it throws a `UsageError` if a document would
 * overwrite a source, another document or a Markdown file. `others` are further files that are read.
 */
export async function planRoutes(
  finding: Finding,
  output: string | undefined,
  others: readonly string[] = [],
): Promise<Route[]> {
  const routes = await placed(finding, output);
  await refuseCollisions(routes, others);
  return routes;
}

async function placed({ sources, hasFolder }: Finding, output: string | undefined): Promise<Route[]> {
  if (output === undefined)
    return sources.map((source) => ({
      source,
      output: wordPathFor(source.path),
      within: source.root ?? dirname(source.path),
      makesFolder: false,
    }));
  const isSet = hasFolder || sources.length > 1;
  const kind = await kindOf(output);
  if (isSet && (kind === 'file' || (kind === undefined && isFileName(output))))
    throw new UsageError(`-o: several documents need a folder, and ${output} is the name of a file`);
  const isFolder = isSet || kind === 'folder' || /[\\/]$/.test(output);
  return sources.map((source) => ({
    source,
    ...(isFolder ? { output: join(output, wordPathFor(source.place)), within: output } : { output }),
    makesFolder: isFolder,
  }));
}

function isFileName(path: string): boolean {
  return /\.docx$/i.test(path) || isTextName(path);
}

/** Whether a path is that of a folder that exists. */
export async function isFolder(path: string): Promise<boolean> {
  return (await kindOf(path)) === 'folder';
}

async function kindOf(path: string): Promise<'file' | 'folder' | undefined> {
  const stats = await stat(path).catch(() => undefined);
  return stats && (stats.isDirectory() ? 'folder' : 'file');
}

async function refuseCollisions(routes: readonly Route[], others: readonly string[]): Promise<void> {
  const places = new Places();
  const sources = await sourcesOf(places, [...routes.map(({ source }) => source.path), ...others]);
  const outputs = new Map<string, string>();
  for (const { source, output } of routes) {
    const identity = await places.identity(output);
    const lost = sources.get(identity);
    if (lost !== undefined) throw new UsageError(wouldBeLost(lost, source.path, output));
    await refuseText(output);
    const other = outputs.get(identity);
    if (other !== undefined)
      throw new UsageError(
        `${other} and ${source.path} would both be written to ${output}; nothing was written`,
      );
    outputs.set(identity, source.path);
  }
}

async function sourcesOf(places: Places, paths: readonly string[]): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for (const path of paths) sources.set(await places.identity(path), path);
  return sources;
}

/**
 * Throws a `UsageError` for the name of a Markdown file, or a link to one: it is probably a slip, and a Word file
 * would overwrite somebody's text.
 */
export async function refuseText(output: string): Promise<void> {
  if (isTextName(output))
    throw new UsageError(`the output ${output} has the name of a Markdown or text file; end it in .docx`);
  const real = await realpath(output).catch(() => output);
  if (isTextName(real))
    throw new UsageError(
      `the output ${output} leads to ${real}, a Markdown or text file, which would be lost`,
    );
}

function wouldBeLost(lost: string, source: string, output: string): string {
  return lost === source
    ? `the output ${output} is the input file itself, which would be lost`
    : `the output ${output} of ${source} is the input file ${lost}, which would be lost`;
}
