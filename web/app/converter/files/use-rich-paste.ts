import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../../ui/use-toast';
import { screenDocument } from '../document/screen-document';
import { useConverter } from '../instance/converter-context';
import { EDITOR_ID, editorPlace } from '../view/editor-place';
import { mayBeRich, pasteText } from './paste-text';
import { isElsewhere } from './use-file-paste';

/** Handles rich text pasted into the text or when nothing has the focus; with Shift, plain text is meant. */
export function useRichPaste(onFirst: () => void): void {
  const converter = useConverter();
  const announce = useToast();
  const handle = useEffectEvent((event: ClipboardEvent) => {
    const html = event.clipboardData?.getData('text/html') ?? '';
    const plain = event.clipboardData?.getData('text/plain') ?? '';
    const rtf = event.clipboardData?.getData('text/rtf') ?? '';
    if (
      event.defaultPrevented ||
      isElsewhere(converter, event.target) ||
      document.querySelector('[role=dialog]')
    )
      return;
    if (!mayBeRich({ html, plain })) return;
    event.preventDefault();
    // The editor would insert the plain text.
    event.stopPropagation();
    const isInText =
      event.target instanceof Element && event.target.closest(`#${converter.id(EDITOR_ID)}`) !== null;
    const isFirst = !isInText && !screenDocument(converter).read().isBegun;
    // As with plain text, typing continues after what was pasted.
    void pasteText(converter, { html, plain, rtf }, announce).then(
      isFirst ? onFirst : editorPlace(converter).focusEditor,
    );
  });

  useEffect(() => {
    let isPlain = false;
    const press = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): void => {
      isPlain = key.toLowerCase() === 'v' && shiftKey && (ctrlKey || metaKey);
    };
    const paste = (event: ClipboardEvent): void => {
      if (!isPlain) handle(event);
      isPlain = false;
    };
    window.addEventListener('keydown', press, { capture: true });
    window.addEventListener('paste', paste, { capture: true });
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      window.removeEventListener('paste', paste, { capture: true });
    };
  }, []);
}
