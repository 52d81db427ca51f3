import { stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { type ReadNotice, type ReadOptions, readWord, type WordAsMarkdown } from '@footmark/engine/read';
import { CommandError, explanation, UsageError } from './errors.js';
import { checkTarget, makeFolderOf, readSource, writeWhole } from './files.js';
import { findSources } from './find-sources.js';
import { isFolder } from './plan.js';
import type { Settings } from './settings.js';
import { print, readAll, STREAM, type Terminal } from './streams.js';
import { isWordFile, WORD_FILES, withoutWordEnding } from './word-files.js';

/** What was found in one file. */
interface Found {
  readonly file: string;
  readonly notices: readonly ReadNotice[];
}

/** A file to read, and the path for its Markdown; without one, it is only checked. */
interface WordRoute {
  readonly input: string;
  readonly bytes?: Uint8Array;
  readonly target: string | undefined;
  readonly makesFolder: boolean;
}

/** Reads Word files as Markdown, with their pictures in folders next to it; returns the exit status. */
export async function readWordFiles(
  inputs: readonly string[],
  settings: Settings,
  terminal: Terminal,
): Promise<number> {
  const { output, from, check = false } = settings;
  const isStream = inputs.includes(STREAM) || output === STREAM;
  if (isStream && inputs.length > 1) throw new UsageError('- takes one file at a time');
  if (inputs.includes(STREAM)) return readWordStream(await readAll(terminal.stdin), settings, terminal);
  const finding = await findSources(inputs, WORD_FILES);
  if (from === undefined && !finding.sources.every(({ path }) => isWordFile(path)))
    throw new UsageError(
      'Word files are read as Markdown; convert them separately from texts that become Word files',
    );
  const isSet = finding.hasFolder || finding.sources.length > 1;
  if (isStream && isSet) throw new UsageError('- takes one file at a time');
  if (isSet && output !== undefined && /\.(?:md|markdown|txt)$/i.test(output))
    throw new UsageError(`-o: several texts need a folder, and ${output} is the name of a file`);
  const toFolder = output !== undefined && output !== STREAM && (isSet || (await isFolder(output)));
  const routes = finding.sources.map(({ path, place }): WordRoute => {
    const beside = join(dirname(path), `${withoutWordEnding(basename(path))}.md`);
    const target = toFolder ? join(output, `${withoutWordEnding(place)}.md`) : (output ?? beside);
    return { input: path, target: check ? undefined : target, makesFolder: toFolder };
  });
  for (const { message } of finding.failures) await print(terminal.stderr, `footmark: ${message}\n`);
  const status = await readRoutes(routes, settings, terminal);
  return finding.failures.length > 0 ? 1 : status;
}

/** Reads a Word file from standard input. */
export async function readWordStream(
  bytes: Uint8Array,
  settings: Settings,
  terminal: Terminal,
): Promise<number> {
  const { output = STREAM, check = false } = settings;
  const isIn = output !== STREAM && (await isFolder(output));
  if (isIn) throw new UsageError(`-o: ${output} is a folder; name the file`);
  const target = check ? undefined : output;
  return readRoutes([{ input: STREAM, bytes, target, makesFolder: false }], settings, terminal);
}

async function readRoutes(
  routes: readonly WordRoute[],
  settings: Settings,
  terminal: Terminal,
): Promise<number> {
  const { output, json = false, quiet = false } = settings;
  const all: Found[] = [];
  const targets = new Map<string, string>();
  let hasFailed = false;
  for (const route of routes) {
    const { input, target } = route;
    try {
      const other = target === undefined ? undefined : targets.get(target);
      if (other !== undefined)
        throw new CommandError(`${other} and ${input} would both be written to ${target}`);
      if (target !== undefined && target !== STREAM && (await exists(target)))
        throw new CommandError(`${target} already exists and is not overwritten; name another file with -o`);
      if (target !== undefined) targets.set(target, input);
      const notices = await readOne(route, settings, terminal);
      all.push({ file: input, notices });
      const lines = notices.map(({ message, code }) => `${input}: note: ${message} [${code}]\n`);
      if (!json && !quiet) await print(terminal.stderr, lines.join(''));
    } catch (error) {
      hasFailed = true;
      await print(terminal.stderr, `footmark: ${explanation(error)}\n`);
    }
  }
  if (json)
    await print(
      output === STREAM ? terminal.stderr : terminal.stdout,
      `${JSON.stringify(all, undefined, 2)}\n`,
    );
  return hasFailed ? 1 : 0;
}

async function readOne(
  { input, bytes, target, makesFolder }: WordRoute,
  { conversion, wrap, dialect }: Settings,
  terminal: Terminal,
): Promise<readonly ReadNotice[]> {
  const source = bytes ?? (await readSource(input));
  const isFile = target !== undefined && target !== STREAM;
  if (isFile && makesFolder) await makeFolderOf(target);
  if (isFile) await checkTarget(target);
  const changes = conversion?.review;
  const read = await readWordFile(input, source, isFile ? target : input, {
    ...(changes && { changes }),
    ...(wrap !== undefined && { wrap }),
    ...(dialect && { dialect }),
  });
  if (target === STREAM) {
    await print(terminal.stdout, read.markdown);
    const count = read.pictures.length;
    if (count > 0)
      await print(
        terminal.stderr,
        `${input}: note: ${count === 1 ? '1 picture was' : `${count} pictures were`} not written; name a file with -o to get a folder of pictures beside it\n`,
      );
  } else if (isFile) await writeMarkdownFile(read, target);
  return read.notices;
}

/** Reads one Word file; its pictures go into a folder next to its Markdown. Throws a `CommandError` if it cannot be read. */
export async function readWordFile(
  name: string,
  bytes: Uint8Array,
  target: string,
  options: Pick<ReadOptions, 'changes' | 'dialect' | 'wrap'>,
): Promise<WordAsMarkdown> {
  const media = target === STREAM ? 'media' : `${basename(target).replace(/\.[^.]*$/, '')}-media`;
  const read = await readWord(bytes, { ...options, pictureFolder: `${media}/` });
  if (!read.success) throw new CommandError(`${name}: ${read.error}`);
  return read;
}

/** Writes a text that was read, and its pictures next to it. */
export async function writeMarkdownFile(
  { markdown, pictures }: Pick<WordAsMarkdown, 'markdown' | 'pictures'>,
  target: string,
): Promise<void> {
  const folder = dirname(target);
  for (const { path, bytes } of pictures) {
    const place = join(folder, path);
    // The names come from the file that was read.
    if (relative(folder, place).startsWith(`..${sep}`)) continue;
    await makeFolderOf(place);
    await writeWhole(place, bytes);
  }
  await writeWhole(target, new TextEncoder().encode(markdown));
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
