/** A file that the visitor dropped or picked. */
export interface GivenFile {
  /** With `/` between folders, relative to the dropped or picked folder. */
  readonly path: string;
  readonly file: File;
}

/** The files of a file picker; those of a folder have relative paths. */
export function pickedFiles(files: Iterable<File>): GivenFile[] {
  return Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file }));
}
