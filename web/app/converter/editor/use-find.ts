import { useState } from 'react';
import { useEscape } from '../use-escape';
import { focusEditor } from './editor-place';
import { focusFindField } from './find-field';

/** Whether the bar that finds in the text is open. Escape closes it. */
export function useFind() {
  const [isOpen, setIsOpen] = useState(false);

  function open(): void {
    setIsOpen(true);
    focusFindField();
  }
  function close(): void {
    setIsOpen(false);
    focusEditor();
  }
  useEscape(() => isOpen && close());

  return { isOpen, open, close };
}
