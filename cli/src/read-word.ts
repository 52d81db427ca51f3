import { lstat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ReadNotice } from '@footmark/engine/read';
import { counted } from '../../engine/src/text/counted.js';
import { writtenDialect } from './dialect.js';
import { CommandError, explanation, UsageError } from './errors.js';
import { checkTarget, makeFolderOf, readSource } from './files.js';
import { findSources } from './find-sources.js';
import { type Permissions, permissionsOf, rootsOf } from './permissions.js';
import { isFolder } from './plan.js';
import { NAMED } from './roots.js';
import type { Settings } from './settings.js';
import { oneLine, printableJson, shown } from './shown.js';
import { print, readAll, STREAM, type Terminal } from './streams.js';
import { isWordFile, WORD_FILES, withoutWordEnding } from './word-files.js';
import { otherFolderNote, readAsAnswer, readForFile, writeWithPictures } from './written-text.js';

/** What was found in one file, and the folder of its pictures if it is not the usual one. */
interface Found {
  readonly file: string;
  readonly notices: readonly ReadNotice[];
  readonly pictureFolder?: string;
}

/** A file to read, and the path for its Markdown; without one, it is only checked. */
interface WordRoute {
  readonly input: string;
  readonly bytes?: Uint8Array;
  readonly target: string | undefined;
  /** The folder that was given and contains the Word file, if any. */
  readonly root?: string | undefined;
  /** The folder that the links of the target must not lead out of; none if the user has named it. */
  readonly within?: string | undefined;
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
  const permissions = await permissionsOf(settings);
  const finding = await findSources(inputs, permissions, WORD_FILES);
  if (from === undefined && !finding.sources.every(({ path }) => isWordFile(path)))
    throw new UsageError(
      'Word files are read as Markdown; convert them separately from texts that become Word files',
    );
  const isSet = finding.hasFolder || finding.sources.length > 1;
  if (isStream && isSet) throw new UsageError('- takes one file at a time');
  if (isSet && output !== undefined && /\.(?:md|markdown|txt)$/i.test(output))
    throw new UsageError(`-o: several texts need a folder, and ${output} is the name of a file`);
  const toFolder = output !== undefined && output !== STREAM && (isSet || (await isFolder(output)));
  const routes = finding.sources.map(({ path, place, root }): WordRoute => {
    const beside = join(dirname(path), `${withoutWordEnding(basename(path))}.md`);
    const target = toFolder ? join(output, `${withoutWordEnding(place)}.md`) : (output ?? beside);
    const within = toFolder ? output : output === undefined ? (root ?? dirname(path)) : undefined;
    return { input: path, root, target: check ? undefined : target, within, makesFolder: toFolder };
  });
  for (const { message } of finding.failures) await print(terminal.stderr, `footmark: ${shown(message)}\n`);
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
  const permissions = await permissionsOf(settings);
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
      const found = await readOne(route, settings, permissions, terminal);
      all.push(found);
      if (!json && !quiet) await print(terminal.stderr, notes(found));
    } catch (error) {
      hasFailed = true;
      await print(terminal.stderr, `footmark: ${explanation(error)}\n`);
    }
  }
  if (json) await print(output === STREAM ? terminal.stderr : terminal.stdout, `${printableJson(all)}\n`);
  return hasFailed ? 1 : 0;
}

async function readOne(
  { input, bytes, root, target, within, makesFolder }: WordRoute,
  { conversion, wrap, dialect }: Settings,
  permissions: Permissions,
  terminal: Terminal,
): Promise<Found> {
  const source =
    bytes ?? (await readSource(input, root === undefined ? NAMED : await rootsOf(root, permissions)));
  const changes = conversion?.review;
  const written = writtenDialect(dialect);
  const options = {
    ...(changes && { changes }),
    ...(wrap !== undefined && { wrap }),
    ...(written && { dialect: written }),
  };
  if (target === undefined || target === STREAM) {
    const { markdown, pictures, notices } = await readAsAnswer(input, source, options);
    if (target === STREAM) {
      await print(terminal.stdout, markdown);
      if (pictures.length > 0) await print(terminal.stderr, notWritten(input, pictures.length));
    }
    return { file: input, notices };
  }
  const reach = within === undefined ? NAMED : await rootsOf(within, permissions);
  const roots = await rootsOf(within ?? dirname(target), permissions);
  if (makesFolder) await makeFolderOf(target, reach);
  await checkTarget(target, reach);
  const place = { path: target, reach, roots };
  const { markdown, pictures, notices, otherFolder } = await readForFile(input, source, place, options);
  await writeWithPictures(markdown, pictures, place);
  return { file: input, notices, ...(otherFolder !== undefined && { pictureFolder: otherFolder }) };
}

function notWritten(input: string, pictures: number): string {
  const what = `${counted(pictures, 'picture')} ${pictures === 1 ? 'was' : 'were'}`;
  return `${shown(input)}: note: ${what} not written; name a file with -o to get a folder of pictures beside it\n`;
}

function notes({ file, notices, pictureFolder }: Found): string {
  const lines = notices.map(({ message, code }) => `${message} [${code}]`);
  if (pictureFolder !== undefined) lines.push(otherFolderNote(pictureFolder));
  return lines.map((line) => `${shown(file)}: note: ${oneLine(line)}\n`).join('');
}

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}
