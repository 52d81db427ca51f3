import { useEffect } from 'react';
import { beforeReload } from '../../offline/before-reload';
import { fileNameStore } from '../conversion/file-name-store';
import { pictureStore } from '../pictures/picture-store';
import { manuscriptStore } from '../text/manuscript-store';
import { keepAtOnce, keepOrReject, keepSoon, refreshAbandoned, restoreDraft } from './draft-keeper';
import { earlierTextStore } from './earlier-text';
import { showScreen } from './kept-text-sign';

/** Restores the text of the last visit, and saves it with its pictures on the visitor's device as they change. */
export function useKeptDraft(): void {
  useEffect(() => {
    const restored = restoreDraft();
    void restored.finally(showScreen);
    // Until then, text typed early must not overwrite the stored one.
    const keep = (): void => void restored.then(keepSoon);
    let last = manuscriptStore.read();
    const unsubscribe = [
      manuscriptStore.subscribe(() => {
        const { text, history } = last;
        last = manuscriptStore.read();
        if (last.text !== text || last.history !== history) keep();
      }),
      fileNameStore.subscribe(keep),
      pictureStore.subscribe(keep),
      earlierTextStore.subscribe(keep),
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
