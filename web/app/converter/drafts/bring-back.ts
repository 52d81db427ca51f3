import { hasText } from '../manuscript/use-manuscript';
import { manuscriptStore } from '../text/manuscript-store';
import { forgetDraft, keepOrReject, leaveDraft, openDraft, restoreDraft } from './draft-keeper';
import { earlierTextStore } from './earlier-text';

/**
 * Has `load` open a text that is not the visitor's own. The visitor's text is saved and can be restored. If `load` leaves the
 * text as it is, for example to merge the changes of a returned file into it, its draft stays the same.
 */
export async function putInFront(load: () => void | Promise<void>): Promise<void> {
  await restoreDraft();
  const now = manuscriptStore.read();
  const earlier = earlierTextStore.read();
  const isOwn = hasText(now) && now.text !== earlier?.over;
  const isKept = isOwn && (await keepOrReject().then(yes, no));
  let left: Promise<string | undefined> | undefined;
  const stop = manuscriptStore.subscribe(() => {
    if (manuscriptStore.read().text === now.text) return;
    left ??= isKept ? leaveDraft() : Promise.resolve(isOwn ? undefined : earlier?.id);
  });
  await load();
  stop();
  if (!left) return;
  const id = await left;
  earlierTextStore.change(() => (id === undefined ? undefined : { id, over: manuscriptStore.read().text }));
}

const yes = (): boolean => true;
const no = (): boolean => false;

/** The opened text is saved in its turn, if the visitor has changed it. */
export async function bringBack(): Promise<void> {
  const earlier = earlierTextStore.read();
  if (!earlier) return;
  const isUntouched = manuscriptStore.read().text === earlier.over;
  const left = await openDraft(earlier.id);
  if (isUntouched && left !== undefined) await forgetDraft(left);
}
