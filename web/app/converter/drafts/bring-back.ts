import { hasText } from '../editor/use-manuscript';
import { manuscriptStore } from '../text/manuscript-store';
import { forgetDraft, openDraft, restoreDraft, setAside } from './draft-keeper';
import { earlierTextStore } from './earlier-text';

/** Has `load` open a text that is not the visitor's own. The visitor's text is saved and can be restored. */
export async function putInFront(load: () => void | Promise<void>): Promise<void> {
  await restoreDraft();
  const now = manuscriptStore.read();
  const earlier = earlierTextStore.read();
  const isOwn = hasText(now) && now.text !== earlier?.over;
  const id = isOwn ? await setAside() : earlier?.id;
  await load();
  earlierTextStore.change(() => (id === undefined ? undefined : { id, over: manuscriptStore.read().text }));
}

/** The opened text is saved in its turn, if the visitor has changed it. */
export async function bringBack(): Promise<void> {
  const earlier = earlierTextStore.read();
  if (!earlier) return;
  const isUntouched = manuscriptStore.read().text === earlier.over;
  const left = await openDraft(earlier.id);
  if (isUntouched && left !== undefined) await forgetDraft(left);
}
