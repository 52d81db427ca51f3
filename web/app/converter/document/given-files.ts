/** A file that the visitor dropped or picked. */
export interface GivenFile {
  /** With `/` between folders, relative to the dropped or picked folder. */
  readonly path: string;
  readonly file: File;
}

/** Where files are being dragged: over the row of a picture, over the templates, or anywhere else. */
export interface DropPlace {
  /** The picture's target in the text. */
  readonly picture: string | undefined;
  readonly isTemplate: boolean;
}

/** The files of a file picker; those of a folder have relative paths. */
export function pickedFiles(files: Iterable<File>): GivenFile[] {
  return Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file }));
}
