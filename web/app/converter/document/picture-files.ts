import type { PictureFile } from '../../worker/protocol';

/** The visitor's files, each path once. */
export type PictureFiles = readonly PictureFile[];

/** A file replaces an earlier one with the same path. */
export function addPictures(files: PictureFiles, added: PictureFiles): PictureFiles {
  const paths = new Set(added.map(({ path }) => path));
  return [...files.filter(({ path }) => !paths.has(path)), ...added];
}

export function removePicture(files: PictureFiles, path: string): PictureFiles {
  return files.filter((file) => file.path !== path);
}
