import { EMPTY_HISTORY, type TextHistory } from './text-history';

let history = EMPTY_HISTORY;
const listeners = new Set<() => void>();

/** The visitor's text. It lives outside React so that a screen that fails and is shown again still has it. */
export const draft = {
  read: (): TextHistory => history,
  change(edit: (current: TextHistory) => TextHistory): void {
    history = edit(history);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
