import { KEPT_PICTURES_BYTES } from '../../constants';
import type { PictureFiles } from '../document/picture-files';
import { draftDatabase } from './draft-database';

/** Stores as many of the pictures as fit, from the first; `kept` are stored already. Returns those that are. Never rejects. */
export async function keepPictures(
  id: string,
  given: PictureFiles,
  kept: PictureFiles,
): Promise<PictureFiles> {
  const wanted = withinRoom(given);
  const added = wanted.filter((picture) => !kept.includes(picture));
  const removed = kept.filter(({ path }) => !wanted.some((picture) => picture.path === path));
  try {
    if (added.length + removed.length > 0) await draftDatabase.changePictures(id, added, removed);
    return wanted;
  } catch {
    // The browser offers less space, or none.
    return kept;
  }
}

function withinRoom(pictures: PictureFiles): PictureFiles {
  let room = KEPT_PICTURES_BYTES;
  return pictures.filter(({ file }) => {
    const fits = file.size <= room;
    if (fits) room -= file.size;
    return fits;
  });
}
