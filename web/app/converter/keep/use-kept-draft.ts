import { useEffect } from 'react';
import { manuscriptStore } from '../text/manuscript-store';
import { keepAtOnce, keepSoon, restoreDraft } from './draft-keeper';

let restored: Promise<void> | undefined;

/** Brings back the text of the last visit, and keeps the text on the visitor's device as it changes. */
export function useKeptDraft(): void {
  useEffect(() => {
    restored ??= restoreDraft();
    let text = manuscriptStore.read().text;
    const unsubscribe = manuscriptStore.subscribe(() => {
      if (manuscriptStore.read().text === text) return;
      text = manuscriptStore.read().text;
      // Until then, what is typed early must not be kept in place of what was kept before.
      void restored?.then(keepSoon);
    });
    window.addEventListener('pagehide', keepAtOnce);
    document.addEventListener('visibilitychange', keepAtOnce);
    return () => {
      unsubscribe();
      keepAtOnce();
      window.removeEventListener('pagehide', keepAtOnce);
      document.removeEventListener('visibilitychange', keepAtOnce);
    };
  }, []);
}
