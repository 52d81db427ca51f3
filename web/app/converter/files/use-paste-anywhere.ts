import { useEffect } from 'react';
import { focusEditor } from '../editor/editor-place';
import { edits } from '../text/manuscript-edits';

/** Elements that handle a paste themselves. */
const OTHER_FIELDS =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/** Inserts text that is pasted when no field has the focus into the editor, which then gets the focus. */
export function usePasteAnywhere(): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const isTaken = event.defaultPrevented || document.querySelector('[role=dialog]');
      if (isTaken || (event.target instanceof Element && event.target.closest(OTHER_FIELDS))) return;
      const text = event.clipboardData?.getData('text/plain');
      if (!text) return;
      event.preventDefault();
      edits.insert(text);
      focusEditor();
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
}
