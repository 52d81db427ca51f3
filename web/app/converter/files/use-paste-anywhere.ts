import { useEffect, useEffectEvent } from 'react';
import { edits } from '../document/edits';
import { screenDocument } from '../document/screen-document';
import { useConverter } from '../instance/converter-context';
import { isMeant } from '../instance/is-meant';
import { editorPlace } from '../view/editor-place';

/** Elements that handle a paste themselves. */
const OTHER_FIELDS =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/** Inserts text that is pasted when no field has the focus into the editor, which then gets the focus unless it is the first. */
export function usePasteAnywhere(onFirst: () => void): void {
  const converter = useConverter();
  const showFirst = useEffectEvent(onFirst);
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const isTaken = event.defaultPrevented || document.querySelector('[role=dialog]');
      if (isTaken || !isMeant(converter, event.target)) return;
      if (event.target instanceof Element && event.target.closest(OTHER_FIELDS)) return;
      const text = event.clipboardData?.getData('text/plain');
      if (!text) return;
      event.preventDefault();
      const isFirst = !screenDocument(converter).read().isBegun;
      edits(converter).insert(text);
      if (isFirst) showFirst();
      else editorPlace(converter).focusEditor();
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [converter]);
}
