import {
  isHiddenPictureFolder,
  isIgnoredName,
  isIgnoredPath,
  MAX_SOURCE_FILES,
} from '../../../../engine/src/source/source-files';
import type { FileDrop } from '../../start/file-drop';
import { type GivenFile, pickedFiles } from '../document/given-files';

/** The files of a drop, including those in folders. */
export async function droppedFiles({ entries, files }: FileDrop): Promise<GivenFile[]> {
  // An event created by a script has files without entries.
  if (entries.every((entry) => entry === null)) return pickedFiles(files);
  const known = new Map(files.map((file) => [file.name, file]));
  const found: GivenFile[] = [];
  for (const entry of entries) if (entry) await collect(entry, found, known.get(entry.name));
  return found;
}

/** `known` is the file as the drop has it: WebKit cannot read entries that are not on a disk, such as a program's own. */
async function collect(entry: FileSystemEntry, found: GivenFile[], known?: File): Promise<void> {
  // One more than are read, so that the engine reports the others.
  if (found.length > MAX_SOURCE_FILES) return;
  const isIgnored = isFile(entry)
    ? isIgnoredPath(entry.fullPath)
    : isIgnoredName(entry.name) && !isHiddenPictureFolder(entry.name);
  if (isIgnored) return;
  if (isFile(entry)) {
    const file = await new Promise<File | undefined>((resolve) => entry.file(resolve, () => resolve(known)));
    if (file) found.push({ path: entry.fullPath.replace(/^\//, ''), file });
  } else if (isFolder(entry)) {
    const reader = entry.createReader();
    // A folder is read in batches; an empty one is the end.
    for (let portion = await entriesOf(reader); portion.length > 0; portion = await entriesOf(reader))
      for (const inside of portion) await collect(inside, found);
  }
}

function entriesOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
