import { useEffect } from 'react';
import { beforeReload } from '../../offline/before-reload';
import { screenDocument } from '../document/screen-document';
import { keepAtOnce, keepOrReject, keepSoon, refreshAbandoned, restoreDraft } from './draft-keeper';
import { showScreen } from './kept-text-sign';

const KEPT = ['text', 'history', 'pictures', 'fileName', 'earlier', 'versions'] as const;

/** Restores the text of the last visit, and saves it with its pictures on the visitor's device as they change. */
export function useKeptDraft(): void {
  useEffect(() => {
    const restored = restoreDraft();
    void restored.finally(showScreen);
    // Until then, text typed early must not overwrite the stored one.
    const keep = (): void => void restored.then(keepSoon);
    const unsubscribe = [
      ...KEPT.map((part) => screenDocument.follow((manuscript) => manuscript[part], keep)),
      beforeReload(async () => {
        await restored;
        await keepOrReject();
      }),
    ];
    const lookAgain = (): void => {
      keepAtOnce();
      refreshAbandoned();
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
