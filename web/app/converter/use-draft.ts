import { useSyncExternalStore } from 'react';
import { draft } from './draft';
import { EMPTY_HISTORY, redo, replaceText, typeText, undo } from './text-history';

/** The visitor's text and the ways to change it. */
export function useDraft() {
  const { text, past, future } = useSyncExternalStore(draft.subscribe, draft.read, () => EMPTY_HISTORY);
  return { text, canUndo: past.length > 0, canRedo: future.length > 0, ...EDITS };
}

const EDITS = {
  type: (text: string) => draft.change((history) => typeText(history, text, performance.now())),
  replace: (text: string) => draft.change((history) => replaceText(history, text)),
  clear: () => draft.change((history) => replaceText(history, '')),
  undo: () => draft.change(undo),
  redo: () => draft.change(redo),
};
