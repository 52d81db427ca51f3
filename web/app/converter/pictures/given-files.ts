/** A file that the visitor dropped or picked. */
export interface GivenFile {
  /** With `/` between folders, from the folder that was given on. */
  readonly path: string;
  readonly file: File;
}

/** The files of a file picker; those of a folder know where in it they are. */
export function pickedFiles(files: Iterable<File>): GivenFile[] {
  return Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file }));
}
