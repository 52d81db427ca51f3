import { useEffect, useEffectEvent } from 'react';
import type { Converter } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import { isMeant } from '../instance/is-meant';
import { EDITOR_ID, editorPlace } from '../view/editor-place';

/** Handles pasted files, such as a screenshot, in the text or when nothing has the focus. */
export function useFilePaste(onPaste: (files: readonly File[]) => void): void {
  const converter = useConverter();
  const handle = useEffectEvent((event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0 || isElsewhere(converter, event.target) || document.querySelector('[role=dialog]'))
      return;
    event.preventDefault();
    // The editor would find nothing that it can insert.
    event.stopPropagation();
    onPaste(files);
    // As with text, typing continues after what was pasted.
    editorPlace(converter).focusEditor();
  });

  useEffect(() => {
    const listener = (event: ClipboardEvent) => handle(event);
    window.addEventListener('paste', listener, { capture: true });
    return () => window.removeEventListener('paste', listener, { capture: true });
  }, []);
}

/** Programs add a picture of it to text that they copy; file managers add the files' names to the files. */
function pastedFiles(data: DataTransfer | null): readonly File[] {
  const files = [...(data?.files ?? [])];
  const lines = (data?.getData('text/plain') ?? '').split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.every((line) => files.some(({ name }) => line.endsWith(name))) ? files : [];
}

/** Whether the paste goes into a field other than the text, or into another converter. */
export function isElsewhere(converter: Converter, target: EventTarget | null): boolean {
  const field = target instanceof Element ? target.closest('input, textarea, [contenteditable=true]') : null;
  return field === null ? !isMeant(converter, target) : field.id !== converter.id(EDITOR_ID);
}
