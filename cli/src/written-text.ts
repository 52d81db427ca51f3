import { lstat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type ReadOptions, readWord, type WordAsMarkdown } from '@footmark/engine/read';
import { CommandError } from './errors.js';
import { makeFolderOf, readWhole, writeWhole } from './files.js';
import { placeIn, type Reach, type Roots } from './roots.js';
import { STREAM } from './streams.js';

/** A picture of a text, and its path from the text's folder. */
interface Picture {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Where a text and its pictures are written. */
export interface TextTarget {
  readonly path: string;
  readonly reach: Reach;
  /** The folders in which its pictures are written, since nobody has named these. */
  readonly roots: Roots;
}

/** A Word file as Markdown, with its pictures in a folder beside it. */
export interface TextWithFolder extends WordAsMarkdown {
  /** The folder of the pictures if it is not the usual one, which has others in it. */
  readonly otherFolder?: string;
}

export type TextOptions = Pick<ReadOptions, 'changes' | 'dialect' | 'wrap'>;

/** Reads a Word file whose Markdown is written nowhere. Throws a `CommandError` if it cannot be read. */
export async function readAsAnswer(
  name: string,
  bytes: Uint8Array,
  options: TextOptions,
): Promise<WordAsMarkdown> {
  return readWith(name, bytes, name === STREAM ? 'media' : mediaFolder(name), options);
}

/**
 * Reads a Word file whose Markdown is written to a file. Its pictures go into a folder that is named after it: `paper-media`,
 * or `paper-media-2` if that would replace other pictures. Throws a `CommandError` if it cannot be read.
 */
export async function readForFile(
  name: string,
  bytes: Uint8Array,
  { path, roots }: TextTarget,
  options: TextOptions,
): Promise<TextWithFolder> {
  const usual = mediaFolder(path);
  const read = await readWith(name, bytes, usual, options);
  let folder = usual;
  for (let count = 2; await wouldReplace(moved(read.pictures, usual, folder), path, roots); count++)
    folder = `${usual}-${count}`;
  if (folder === usual) return read;
  return { ...(await readWith(name, bytes, folder, options)), otherFolder: folder };
}

export function otherFolderNote(folder: string): string {
  return `The pictures are in ${folder}, since the usual folder has others with their names`;
}

function mediaFolder(path: string): string {
  return `${basename(path).replace(/\.[^.]*$/, '')}-media`;
}

async function readWith(
  name: string,
  bytes: Uint8Array,
  folder: string,
  options: TextOptions,
): Promise<WordAsMarkdown> {
  const read = await readWord(bytes, { ...options, pictureFolder: `${folder}/` });
  if (!read.success) throw new CommandError(`${name}: ${read.error}`);
  return read;
}

function moved(pictures: readonly Picture[], from: string, to: string): readonly Picture[] {
  return pictures.map(({ path, bytes }) => ({ path: to + path.slice(from.length), bytes }));
}

async function wouldReplace(pictures: readonly Picture[], text: string, roots: Roots): Promise<boolean> {
  for (const picture of pictures) if ((await stateOf(picture, text, roots)) === 'other') return true;
  return false;
}

/** Writes a text, and its pictures beside it; those that are there already stay. Returns the paths of others in their places. */
export async function writeWithPictures(
  markdown: string,
  pictures: readonly Picture[],
  { path, reach, roots }: TextTarget,
): Promise<readonly string[]> {
  const kept: string[] = [];
  for (const picture of pictures) {
    const state = await stateOf(picture, path, roots);
    if (state === 'other') kept.push(picture.path);
    if (state !== 'free') continue;
    const place = join(dirname(path), picture.path);
    await makeFolderOf(place, roots);
    await writeWhole(place, picture.bytes, roots);
  }
  await writeWhole(path, new TextEncoder().encode(markdown), reach);
  return kept;
}

/** What is at a picture's path: nothing, this picture, or something else. Throws a `CommandError` for a path that leads out. */
async function stateOf(
  { path, bytes }: Picture,
  text: string,
  roots: Roots,
): Promise<'free' | 'same' | 'other'> {
  const file = join(dirname(text), path);
  const place = await placeIn(roots, file).catch((error: unknown) => {
    throw new CommandError(`cannot write ${file}: ${error instanceof Error ? error.message : error}`);
  });
  const stats = await lstat(place).catch(() => undefined);
  if (stats === undefined) return 'free';
  if (stats.size !== bytes.length) return 'other';
  const there = await readWhole(place, roots).catch(() => undefined);
  return there !== undefined && Buffer.compare(there, bytes) === 0 ? 'same' : 'other';
}
