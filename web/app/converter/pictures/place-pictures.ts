import type { ToastContent } from '../../ui/toast-content';
import type { FoundPictures, PictureFile } from '../../worker/protocol';
import { edits } from '../document/edits';
import { hasText } from '../document/manuscript';
import type { PictureFiles } from '../document/picture-files';
import { screenDocument } from '../document/screen-document';
import { lookStore } from '../findings/look-store';
import type { Converter } from '../instance/converter';
import { editorPlace } from '../view/editor-place';
import { freeName, pictureMarkdown } from './picture-markdown';
import { placedMessage } from './picture-messages';

type Announce = (toast: ToastContent) => void;

interface Placing {
  /** Whether a picture that the text does not name may be inserted at the cursor. */
  readonly mayInsert: boolean;
  readonly announce: Announce;
}

/** Adds pictures, finds out which of the text's pictures they are, and reports it. */
export async function placePictures(
  converter: Converter,
  pictures: PictureFiles,
  { mayInsert, announce }: Placing,
): Promise<void> {
  if (pictures.length === 0) return;
  edits(converter).addPictures(pictures);
  const given = new Set(pictures.map(({ path }) => path));
  const found = await fitOf(converter, given);
  const unused = pictures.filter(({ path }) => found?.unused.includes(path));
  // It may be a missing picture under another name; and a folder contains files that nobody asked for.
  const goesIntoText = mayInsert && found?.missing === 0 && hasText(screenDocument(converter).read());
  const inserted = goesIntoText ? unused.filter(({ path }) => !path.includes('/')) : [];
  if (inserted.length > 0) {
    const { head } = screenDocument(converter).read().selection;
    edits(converter).select({ anchor: head, head });
    edits(converter).insertPictures(pictureMarkdown(inserted), inserted);
    editorPlace(converter).focusEditor();
  }
  announce(
    placedMessage({
      given: [...given],
      used: (found?.listed ?? []).filter(({ path }) => path !== undefined && given.has(path)),
      inserted: inserted.map(({ path }) => path),
      unused: unused.filter((picture) => !inserted.includes(picture)).map(({ path }) => path),
      isWritten: hasText(screenDocument(converter).read()),
      ...(found && { named: found }),
    }),
  );
}

/** Uses a file for one picture, whatever its name. */
export function placeFor(
  converter: Converter,
  source: string,
  { path, file }: PictureFile,
  announce: Announce,
): void {
  edits(converter).addPictures([{ path: source, file }]);
  announce(
    placedMessage({ given: [path], used: [{ source, path }], inserted: [], unused: [], isWritten: true }),
  );
}

/** Uses a picture that was added before for another one of the text. */
export function reassign(converter: Converter, source: string, path: string, announce: Announce): void {
  const picture = screenDocument(converter)
    .read()
    .pictures.find((each) => each.path === path);
  if (!picture) return;
  edits(converter).removePicture(path);
  placeFor(converter, source, { path, file: picture.file }, announce);
}

/** Inserts pictures at the cursor, replacing the selection, under unused names. */
export function placePasted(converter: Converter, files: readonly File[], announce: Announce): void {
  const { text } = screenDocument(converter).read();
  const taken = new Set(
    screenDocument(converter)
      .read()
      .pictures.map(({ path }) => path),
  );
  const pictures = files.map((file) => {
    const path = freeName(file.name, (name) => taken.has(name) || text.includes(name));
    taken.add(path);
    return { path, file };
  });
  edits(converter).insertPictures(pictureMarkdown(pictures), pictures);
  const paths = pictures.map(({ path }) => path);
  announce(placedMessage({ given: paths, used: [], inserted: paths, unused: [], isWritten: true }));
}

/** How the text uses the added files, once it has been inspected; undefined if that fails. */
function fitOf(converter: Converter, given: ReadonlySet<string>): Promise<FoundPictures | undefined> {
  if (!hasText(screenDocument(converter).read()))
    return Promise.resolve({ listed: [], count: 0, missing: 0, unused: [...given] });
  return new Promise((resolve) => {
    const stop = lookStore(converter).subscribe(() => {
      const { inspected } = lookStore(converter).read();
      const seen = new Set(inspected?.pictures);
      // A file that was removed meanwhile will never be found.
      const isMissed = ({ path }: { path: string }): boolean => given.has(path) && !seen.has(path);
      if (inspected && screenDocument(converter).read().pictures.some(isMissed)) return;
      stop();
      resolve(inspected?.report.pictures);
    });
  });
}
