import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstSign } from '../../start/first-sign';
import { whenIdle } from '../../ui/when-idle';
import { useConverter } from '../instance/converter-context';
import { EDITOR_ID } from '../view/editor-place';

type CodeEditorModule = typeof import('./code-editor');

export interface ArrivedEditor {
  readonly module: CodeEditorModule;
  /** The text area that it replaces had the focus. */
  readonly takesFocus: boolean;
}

/**
 * Loads the code editor once the visitor interacts and the page is idle. Until then, and if it fails, there is the
 * plain text area.
 */
export function useCodeEditor(): ArrivedEditor | undefined {
  const converter = useConverter();
  const [arrived, setArrived] = useState<ArrivedEditor>();

  useEffect(() => {
    let isLeft = false;
    const fetchEditor = async (): Promise<void> => {
      const module = await import('./code-editor').catch(() => undefined);
      if (!module) return;
      await endOfComposing();
      if (isLeft) return;
      const takesFocus = document.activeElement?.id === converter.id(EDITOR_ID);
      // At once: a key pressed between the request and the replacement would find no field.
      flushSync(() => setArrived({ module, takesFocus }));
    };
    let cancel = (): void => {};
    void firstSign().then(() => {
      if (!isLeft) cancel = whenIdle(() => void fetchEditor());
    });
    return () => {
      isLeft = true;
      cancel();
    };
  }, [converter.id]);

  return arrived;
}

let isComposing = false;
if (typeof document !== 'undefined') {
  document.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  document.addEventListener('compositionend', () => {
    isComposing = false;
  });
}

/** A word that is still being composed must not lose its field. */
async function endOfComposing(): Promise<void> {
  if (!isComposing) return;
  await new Promise((resolve) => document.addEventListener('compositionend', resolve, { once: true }));
}
