import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from './errors.js';
import { besideSource, isTextName } from './files.js';
import type { Finding, Source } from './find-sources.js';
import { Places } from './places.js';

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
 * place of a source, of another document or of a Markdown file. `others` are files that are read as well.
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
    return sources.map((source) => ({ source, output: besideSource(source.path), makesFolder: false }));
  const isSet = hasFolder || sources.length > 1;
  const kind = await kindOf(output);
  if (isSet && (kind === 'file' || (kind === undefined && isFileName(output))))
    throw new UsageError(`-o: several documents need a folder, and ${output} is the name of a file`);
  const isFolder = isSet || kind === 'folder' || /[\\/]$/.test(output);
  return sources.map((source) => ({
    source,
    output: isFolder ? join(output, besideSource(source.place)) : output,
    makesFolder: isFolder,
  }));
}

function isFileName(path: string): boolean {
  return /\.docx$/i.test(path) || isTextName(path);
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
 * Throws a `UsageError` for a name that Markdown has, or that leads to a file with one: a slip of the hand, and a Word
 * file there would take the place of what somebody wrote.
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
