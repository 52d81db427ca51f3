import type { ToastContent } from '../../ui/toast-content';
import type { FoundPictures, PictureFile } from '../../worker/protocol';
import { insertPictures } from '../drafts/belongings';
import { focusEditor } from '../editor/editor-place';
import { hasText } from '../editor/use-manuscript';
import { edits } from '../text/manuscript-edits';
import { manuscriptStore } from '../text/manuscript-store';
import { addPictures, type PictureFiles, removePicture } from './picture-files';
import { freeName, pictureMarkdown } from './picture-markdown';
import { placedMessage } from './picture-messages';
import { lookStore, pictureStore } from './picture-store';

type Announce = (toast: ToastContent) => void;

interface Placing {
  /** Whether a picture that the text does not name may be put at the cursor. */
  readonly mayInsert: boolean;
  readonly announce: Announce;
}

/** Takes in pictures, finds out what each is good for, and says it. */
export async function placePictures(pictures: PictureFiles, { mayInsert, announce }: Placing): Promise<void> {
  if (pictures.length === 0) return;
  pictureStore.change((current) => addPictures(current, pictures));
  const given = new Set(pictures.map(({ path }) => path));
  const found = await fitOf(given);
  const unused = pictures.filter(({ path }) => found?.unused.includes(path));
  // A picture that is missing may be the one; and a folder holds what nobody has asked for.
  const isMeantHere = mayInsert && found?.missing === 0 && hasText(manuscriptStore.read());
  const inserted = isMeantHere ? unused.filter(({ path }) => !path.includes('/')) : [];
  if (inserted.length > 0) {
    const { head } = manuscriptStore.read().selection;
    edits.select({ anchor: head, head });
    insertPictures(pictureMarkdown(inserted), inserted);
    focusEditor();
  }
  announce(
    placedMessage({
      given: [...given],
      used: (found?.listed ?? []).filter(({ path }) => path !== undefined && given.has(path)),
      inserted: inserted.map(({ path }) => path),
      unused: unused.filter((picture) => !inserted.includes(picture)).map(({ path }) => path),
      isWritten: hasText(manuscriptStore.read()),
    }),
  );
}

/** Takes a file for one picture, whatever its name. */
export function placeFor(source: string, { path, file }: PictureFile, announce: Announce): void {
  pictureStore.change((current) => addPictures(current, [{ path: source, file }]));
  announce(
    placedMessage({ given: [path], used: [{ source, path }], inserted: [], unused: [], isWritten: true }),
  );
}

/** Takes a picture that is there already for another one of the text. */
export function reassign(source: string, path: string, announce: Announce): void {
  const picture = pictureStore.read().find((each) => each.path === path);
  if (!picture) return;
  pictureStore.change((current) => removePicture(current, path));
  placeFor(source, { path, file: picture.file }, announce);
}

/** Puts pictures at the cursor, in place of what is selected, under names that nothing else has. */
export function placePasted(files: readonly File[], announce: Announce): void {
  const { text } = manuscriptStore.read();
  const taken = new Set(pictureStore.read().map(({ path }) => path));
  const pictures = files.map((file) => {
    const path = freeName(file.name, (name) => taken.has(name) || text.includes(name));
    taken.add(path);
    return { path, file };
  });
  insertPictures(pictureMarkdown(pictures), pictures);
  const paths = pictures.map(({ path }) => path);
  announce(placedMessage({ given: paths, used: [], inserted: paths, unused: [], isWritten: true }));
}

/** What the text does with the given files, as soon as somebody has looked; nothing where that fails. */
function fitOf(given: ReadonlySet<string>): Promise<FoundPictures | undefined> {
  if (!hasText(manuscriptStore.read()))
    return Promise.resolve({ listed: [], count: 0, missing: 0, unused: [...given] });
  return new Promise((resolve) => {
    const stop = lookStore.subscribe(() => {
      const { inspected } = lookStore.read();
      const seen = new Set(inspected?.pictures);
      // One that was taken out again meanwhile will never be seen.
      const isMissed = ({ path }: { path: string }): boolean => given.has(path) && !seen.has(path);
      if (inspected && pictureStore.read().some(isMissed)) return;
      stop();
      resolve(inspected?.report.pictures);
    });
  });
}
