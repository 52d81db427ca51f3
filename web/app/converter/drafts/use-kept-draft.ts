import { useEffect } from 'react';
import { beforeReload } from '../../offline/before-reload';
import { screenDocument } from '../document/screen-document';
import { useConverter } from '../instance/converter-context';
import { draftKeeper } from './draft-keeper';
import { showScreen } from './kept-text-sign';

const KEPT = ['text', 'history', 'pictures', 'fileName', 'earlier', 'versions'] as const;

/** Restores the text of the last visit, and saves it with its pictures on the visitor's device as they change. */
export function useKeptDraft(): void {
  const converter = useConverter();
  useEffect(() => {
    const restored = draftKeeper(converter).restoreDraft();
    void restored.finally(showScreen);
    // Until then, text typed early must not overwrite the stored one.
    const keep = (): void => void restored.then(draftKeeper(converter).keepSoon);
    const unsubscribe = [
      ...KEPT.map((part) => screenDocument(converter).follow((manuscript) => manuscript[part], keep)),
      beforeReload(async () => {
        await restored;
        await draftKeeper(converter).keepOrReject();
      }),
    ];
    const lookAgain = (): void => {
      draftKeeper(converter).keepAtOnce();
      draftKeeper(converter).refreshAbandoned();
    };
    window.addEventListener('pagehide', draftKeeper(converter).keepAtOnce);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      for (const stop of unsubscribe) stop();
      draftKeeper(converter).keepAtOnce();
      window.removeEventListener('pagehide', draftKeeper(converter).keepAtOnce);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [converter]);
}
