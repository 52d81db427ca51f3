import type { Stats } from 'node:fs';
import {
  access,
  constants,
  type FileHandle,
  lstat,
  mkdir,
  open,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bytesOf } from './bounded-stream.js';
import { CommandError, reason, systemCode } from './errors.js';
import { checkKind, checkPlace, openFile } from './opened-file.js';
import { Barred, NAMED, placeIn, type Reach } from './roots.js';

const MARKDOWN_ENDING = /\.(md|markdown|mdown|mkdn?|qmd|rmd|mdx|txt|text)$/i;

const OTHER_ENDING = /\.(ipynb|epub|html?|xhtml|csv|tsv)$/i;
const ZIP_ENDING = /\.zip$/i;

/** Whether a name is that of a file that becomes Markdown before it is converted. */
export function isOtherText(path: string): boolean {
  return OTHER_ENDING.test(path);
}

/** Whether a name is that of an archive. */
export function isArchive(path: string): boolean {
  return ZIP_ENDING.test(path);
}

/** Whether a name has the extension of a Markdown or plain text file, or of another that documents are made of. */
export function isTextName(path: string): boolean {
  return [MARKDOWN_ENDING, OTHER_ENDING, ZIP_ENDING, /\.rst$/i].some((ending) => ending.test(path));
}

/** The path of the Word file next to its source: `notes.md` → `notes.docx`, `v1.2` → `v1.2.docx`. */
export function wordPathFor(input: string): string {
  const endings = [MARKDOWN_ENDING, OTHER_ENDING, ZIP_ENDING];
  return `${endings.reduce((name, ending) => name.replace(ending, ''), input)}.docx`;
}

export function readSource(path: string, reach: Reach): Promise<Uint8Array> {
  return explained(`cannot read ${path}`, () => readWhole(path, reach));
}

/** Reads a whole file. Throws `Barred` for what must not be read, or the system's error. */
export async function readWhole(path: string, reach: Reach, limit = Infinity): Promise<Uint8Array> {
  const file = await openFile(path, reach);
  try {
    const stats = await file.stat();
    if (stats.size > limit) throw new Barred(`it is larger than ${limit / 1e6} MB`);
    return stats.isFile()
      ? await file.readFile()
      : await bytesOf(file.createReadStream({ autoClose: false }));
  } finally {
    await file.close();
  }
}

/** Checks before the conversion whether its result can be written. */
export function checkTarget(target: string, reach: Reach): Promise<void> {
  return explained(`cannot write ${target}`, async () => {
    const place = await targetIn(target, reach);
    const existing = await statIfThere(place);
    if (existing === undefined) return checkFolder(dirname(target));
    if (existing.isDirectory()) throw new Error('it is a folder');
    await access(place, constants.W_OK);
  });
}

/** Creates the folder of a file, and its parents. */
export function makeFolderOf(target: string, reach: Reach): Promise<void> {
  return explained(`cannot write ${target}`, async () => {
    const folder = dirname(target);
    await mkdir(reach === NAMED ? folder : await placeIn(reach, folder), { recursive: true });
  });
}

/**
 * Writes the whole file or nothing: an existing file is kept until the new bytes are on the disk. The only function of the
 * command that writes.
 */
export function writeWhole(target: string, bytes: Uint8Array, reach: Reach): Promise<void> {
  return explained(`cannot write ${target}`, async () => {
    const place = await targetIn(target, reach);
    const existing = await statIfThere(place);
    if (existing?.isFile() === false) return writeFile(place, bytes);
    const real = reach === NAMED && existing ? await realpath(place) : place;
    await replace(real, bytes, reach, existing?.mode);
  });
}

/** The path to write to. In folders, it has no links, and at its end there is a regular file or nothing. */
async function targetIn(target: string, reach: Reach): Promise<string> {
  if (reach === NAMED) return target;
  const place = await placeIn(reach, target);
  const existing = await lstat(place).catch(() => undefined);
  if (existing) checkKind(existing);
  return place;
}

async function replace(target: string, bytes: Uint8Array, reach: Reach, mode = 0o666): Promise<void> {
  const draft = join(dirname(target), `.footmark-${process.pid}-${process.hrtime.bigint()}.tmp`);
  const file = await open(draft, 'wx', mode & 0o777);
  try {
    await fill(file, draft, bytes, reach);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function fill(file: FileHandle, path: string, bytes: Uint8Array, reach: Reach): Promise<void> {
  try {
    // A folder above it may have been replaced by a link since.
    if (reach !== NAMED) await checkPlace(file, path, reach);
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function checkFolder(folder: string): Promise<void> {
  const existing = await statIfThere(folder);
  if (existing === undefined) throw new Error(`there is no folder ${folder}`);
  if (!existing.isDirectory()) throw new Error(`${folder} is not a folder`);
  await access(folder, constants.W_OK);
}

async function statIfThere(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Turns a system error into a message that says what was attempted. */
async function explained<T>(what: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(`${what}: ${reason(error)}`);
  }
}
