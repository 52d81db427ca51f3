import { edits } from '../document/edits';
import { hasText } from '../document/manuscript';
import { screenDocument } from '../document/screen-document';
import type { Converter } from '../instance/converter';
import { draftKeeper } from './draft-keeper';

/**
 * Has `load` open a text that is not the visitor's own. The visitor's text is saved and can be restored. If `load` leaves the
 * text as it is, for example to merge the changes of a returned file into it, its draft stays the same.
 */
export async function putInFront(converter: Converter, load: () => void | Promise<void>): Promise<void> {
  await draftKeeper(converter).restoreDraft();
  const now = screenDocument(converter).read();
  const { earlier } = now;
  const isOwn = hasText(now) && now.text !== earlier?.over;
  const isKept = isOwn && (await draftKeeper(converter).keepOrReject().then(yes, no));
  let left: Promise<string | undefined> | undefined;
  const stop = screenDocument(converter).subscribe(() => {
    if (screenDocument(converter).read().text === now.text) return;
    left ??= isKept ? draftKeeper(converter).leaveDraft() : Promise.resolve(isOwn ? undefined : earlier?.id);
  });
  await load();
  stop();
  if (!left) return;
  const id = await left;
  edits(converter).tellEarlier(
    id === undefined ? undefined : { id, over: screenDocument(converter).read().text },
  );
}

const yes = (): boolean => true;
const no = (): boolean => false;

/** The opened text is saved in its turn, if the visitor has changed it. */
export async function bringBack(converter: Converter): Promise<void> {
  const { earlier, text } = screenDocument(converter).read();
  if (!earlier) return;
  const isUntouched = text === earlier.over;
  const left = await draftKeeper(converter).openDraft(earlier.id);
  if (isUntouched && left !== undefined) await draftKeeper(converter).forgetDraft(left);
}
