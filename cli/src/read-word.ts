import { stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { type ReadNotice, readWord, type WordAsMarkdown } from '@footmark/engine/read';
import { CommandError, explanation, UsageError } from './errors.js';
import { checkTarget, makeFolderOf, readSource, writeWhole } from './files.js';
import type { Settings } from './settings.js';
import { print, STREAM, type Terminal } from './streams.js';
import { isWordFile, withoutWordEnding } from './word-files.js';

/** What was found in one file. */
interface Found {
  readonly file: string;
  readonly notices: readonly ReadNotice[];
}

/** Reads Word files as Markdown, with their pictures in a folder beside; returns the exit status. */
export async function readWordFiles(
  inputs: readonly string[],
  settings: Settings,
  terminal: Terminal,
): Promise<number> {
  const { output, check = false, json = false, quiet = false } = settings;
  if (!inputs.every(isWordFile))
    throw new UsageError(
      'Word files are read as Markdown; give them apart from texts that become Word files',
    );
  const isFolder =
    output !== undefined && output !== STREAM && (inputs.length > 1 || (await isDirectory(output)));
  if (output === STREAM && inputs.length > 1) throw new UsageError('- takes one file at a time');
  const all: Found[] = [];
  let hasFailed = false;
  for (const input of inputs) {
    const beside = `${withoutWordEnding(basename(input))}.md`;
    const target = isFolder ? join(output, beside) : (output ?? join(dirname(input), beside));
    try {
      if (!check && target !== STREAM && (await exists(target)))
        throw new CommandError(
          `${target} is there already, and is not overwritten; name another file with -o`,
        );
      const notices = await readOne(input, check ? undefined : target, isFolder, terminal);
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
  input: string,
  target: string | undefined,
  makesFolder: boolean,
  terminal: Terminal,
): Promise<readonly ReadNotice[]> {
  const bytes = await readSource(input);
  const isFile = target !== undefined && target !== STREAM;
  if (isFile && makesFolder) await makeFolderOf(target);
  if (isFile) await checkTarget(target);
  const media = `${basename(isFile ? target : input).replace(/\.[^.]*$/, '')}-media`;
  const read = await readWord(bytes, { pictureFolder: `${media}/` });
  if (!read.success) throw new CommandError(`${input}: ${read.error}`);
  if (target === STREAM) await print(terminal.stdout, read.markdown);
  else if (isFile) await write(read, target);
  return read.notices;
}

async function write({ markdown, pictures }: WordAsMarkdown, target: string): Promise<void> {
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

async function isDirectory(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}
