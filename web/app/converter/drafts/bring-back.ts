import { edits } from '../document/edits';
import { hasText } from '../document/manuscript';
import { screenDocument } from '../document/screen-document';
import { forgetDraft, keepOrReject, leaveDraft, openDraft, restoreDraft } from './draft-keeper';

/**
 * Has `load` open a text that is not the visitor's own. The visitor's text is saved and can be restored. If `load` leaves the
 * text as it is, for example to merge the changes of a returned file into it, its draft stays the same.
 */
export async function putInFront(load: () => void | Promise<void>): Promise<void> {
  await restoreDraft();
  const now = screenDocument.read();
  const { earlier } = now;
  const isOwn = hasText(now) && now.text !== earlier?.over;
  const isKept = isOwn && (await keepOrReject().then(yes, no));
  let left: Promise<string | undefined> | undefined;
  const stop = screenDocument.subscribe(() => {
    if (screenDocument.read().text === now.text) return;
    left ??= isKept ? leaveDraft() : Promise.resolve(isOwn ? undefined : earlier?.id);
  });
  await load();
  stop();
  if (!left) return;
  const id = await left;
  edits.tellEarlier(id === undefined ? undefined : { id, over: screenDocument.read().text });
}

const yes = (): boolean => true;
const no = (): boolean => false;

/** The opened text is saved in its turn, if the visitor has changed it. */
export async function bringBack(): Promise<void> {
  const { earlier, text } = screenDocument.read();
  if (!earlier) return;
  const isUntouched = text === earlier.over;
  const left = await openDraft(earlier.id);
  if (isUntouched && left !== undefined) await forgetDraft(left);
}
