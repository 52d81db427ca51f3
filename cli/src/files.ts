import type { Stats } from 'node:fs';
import { access, constants, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandError, reason, systemCode } from './errors.js';

const MARKDOWN_ENDING = /\.(md|markdown|mdown|mkdn?|txt|text)$/i;

const OTHER_ENDING = /\.(ipynb|html?|xhtml|csv|tsv)$/i;
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
  return [MARKDOWN_ENDING, OTHER_ENDING, ZIP_ENDING, /\.(qmd|rmd|mdx|rst)$/i].some((ending) =>
    ending.test(path),
  );
}

/** The path of the Word file next to its source: `notes.md` → `notes.docx`, `v1.2` → `v1.2.docx`. */
export function wordPathFor(input: string): string {
  const endings = [MARKDOWN_ENDING, OTHER_ENDING, ZIP_ENDING];
  return `${endings.reduce((name, ending) => name.replace(ending, ''), input)}.docx`;
}

export function readSource(path: string): Promise<Uint8Array> {
  return explained(`cannot read ${path}`, () => readFile(path));
}

/** Checks before the conversion whether its result can be written. */
export function checkTarget(target: string): Promise<void> {
  return explained(`cannot write ${target}`, async () => {
    const existing = await statIfThere(target);
    if (existing === undefined) return checkFolder(dirname(target));
    if (existing.isDirectory()) throw new Error('it is a folder');
    await access(target, constants.W_OK);
  });
}

/** Creates the folder of a file, and its parents. */
export function makeFolderOf(target: string): Promise<void> {
  return explained(
    `cannot write ${target}`,
    async () => void (await mkdir(dirname(target), { recursive: true })),
  );
}

/** Writes the whole file or nothing: an existing file is kept until the new bytes are on the disk. */
export function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  return explained(`cannot write ${target}`, async () => {
    const existing = await statIfThere(target);
    if (existing?.isFile() === false) return writeFile(target, bytes);
    await replace(existing ? await realpath(target) : target, bytes, existing?.mode);
  });
}

async function replace(target: string, bytes: Uint8Array, mode = 0o666): Promise<void> {
  const draft = join(dirname(target), `.footmark-${crypto.randomUUID()}.tmp`);
  try {
    await writeFile(draft, bytes, { flag: 'wx', mode: mode & 0o777, flush: true });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
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
