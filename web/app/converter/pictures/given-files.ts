/** A file that the visitor dropped or picked. */
export interface GivenFile {
  /** With `/` between folders, from the folder that was given on. */
  readonly path: string;
  readonly file: File;
}

/** More than this is no document's folder but a disk. */
const MOST_FILES = 5000;

/** The files of a file picker; those of a folder know where in it they are. */
export function pickedFiles(files: Iterable<File>): GivenFile[] {
  return Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** The files of a drop, with those in dropped folders. Must be called while the event is handled. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<GivenFile[]> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry());
  // An event that a script made has files without entries.
  if (entries.every((entry) => entry === null)) return pickedFiles(files);
  const found: GivenFile[] = [];
  for (const entry of entries) if (entry) await collect(entry, found);
  return found;
}

async function collect(entry: FileSystemEntry, found: GivenFile[]): Promise<void> {
  if (found.length >= MOST_FILES || entry.name.startsWith('.')) return;
  if (isFile(entry)) {
    const file = await new Promise<File | undefined>((resolve) =>
      entry.file(resolve, () => resolve(undefined)),
    );
    if (file) found.push({ path: entry.fullPath.replace(/^\//, ''), file });
  } else if (isFolder(entry)) {
    const reader = entry.createReader();
    // A folder is read in portions; an empty one is the end.
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
