import { useState } from 'react';
import { useEscape } from '../../ui/use-escape';
import { useConverter } from '../instance/converter-context';
import { isMeant } from '../instance/is-meant';
import { editorPlace } from '../view/editor-place';
import { focusFindField } from './find-field';

/** Whether the find bar is open, and whether it also replaces. Escape closes it. */
export function useFind() {
  const converter = useConverter();
  const [isOpen, setIsOpen] = useState(false);
  const [replaces, setReplaces] = useState(false);

  function open(): void {
    setIsOpen(true);
    focusFindField(converter);
  }
  function openReplace(): void {
    open();
    setReplaces(true);
  }
  function close(): void {
    setIsOpen(false);
    editorPlace(converter).focusEditor();
  }
  /** The text is no longer there. */
  function end(): void {
    setIsOpen(false);
    setReplaces(false);
  }
  useEscape(() => isOpen && isMeant(converter) && close());

  return { isOpen, replaces, setReplaces, open, openReplace, close, end };
}
