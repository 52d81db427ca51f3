import { useEffect } from 'react';
import { beforeReload } from '../../offline/before-reload';
import { fileNameStore } from '../file-name-store';
import { manuscriptStore } from '../text/manuscript-store';
import { keepAtOnce, keepForSure, keepSoon, lookAround, restoreDraft } from './draft-keeper';

let restored: Promise<void> | undefined;

/** Brings back the text of the last visit, and keeps the text on the visitor's device as it changes. */
export function useKeptDraft(): void {
  useEffect(() => {
    restored ??= restoreDraft();
    // Until then, what is typed early must not be kept in place of what was kept before.
    const keep = (): void => void restored?.then(keepSoon);
    let text = manuscriptStore.read().text;
    const unsubscribe = [
      manuscriptStore.subscribe(() => {
        if (manuscriptStore.read().text === text) return;
        text = manuscriptStore.read().text;
        keep();
      }),
      fileNameStore.subscribe(keep),
      beforeReload(async () => {
        await restored;
        await keepForSure();
      }),
    ];
    const lookAgain = (): void => {
      keepAtOnce();
      lookAround();
    };
    window.addEventListener('pagehide', keepAtOnce);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      for (const stop of unsubscribe) stop();
      keepAtOnce();
      window.removeEventListener('pagehide', keepAtOnce);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, []);
}
