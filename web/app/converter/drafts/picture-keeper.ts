import { KEPT_PICTURES_BYTES } from '../../constants';
import { addPictures, type PictureFiles } from '../pictures/picture-files';
import { pictureStore } from '../pictures/picture-store';
import { createStore } from '../text/store';
import { draftDatabase } from './draft-database';

/** How many pictures will be lost after a reload because storage is full. */
export const unsavedPictures = createStore(0);

/** What is known to be stored. */
let kept: PictureFiles = [];

/** Restores the pictures of a draft; `id` may be that of another tab that this one duplicates. */
export async function restorePictures(id: string, { isOwn }: { isOwn: boolean }): Promise<void> {
  const found = await draftDatabase.readPictures(id).catch(() => []);
  kept = isOwn ? found : [];
  if (found.length > 0) pictureStore.change((given) => addPictures(found, given));
}

/** Stores as many of the pictures as fit, from the first. Never rejects. */
export async function keepPictures(id: string): Promise<void> {
  const given = pictureStore.read();
  const wanted = withinRoom(given);
  const added = wanted.filter((picture) => !kept.includes(picture));
  const removed = kept.filter(({ path }) => !wanted.some((picture) => picture.path === path));
  try {
    if (added.length + removed.length > 0) await draftDatabase.changePictures(id, added, removed);
    kept = wanted;
    unsavedPictures.change(() => given.length - wanted.length);
  } catch {
    // The browser offers less space, or none.
    unsavedPictures.change(() => given.length - kept.length);
  }
}

/** None of them is stored any more, or the draft is a different one. */
export function forgetKeptPictures(): void {
  kept = [];
  unsavedPictures.change(() => 0);
}

function withinRoom(pictures: PictureFiles): PictureFiles {
  let room = KEPT_PICTURES_BYTES;
  return pictures.filter(({ file }) => {
    const fits = file.size <= room;
    if (fits) room -= file.size;
    return fits;
  });
}
