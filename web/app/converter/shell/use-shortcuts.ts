import { useEffect, useEffectEvent } from 'react';
import { shortcutKey } from '../../ui/shortcut-key';
import { screenDocument } from '../document/screen-document';
import type { Converter } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import { isMeant } from '../instance/is-meant';
import { EDITOR_ID } from '../view/editor-place';
import type { Action } from './actions';

/**
 * Performs the action of the key pressed together with Ctrl or Cmd, wherever the focus is in the converter. It hears of keys before the
 * editor does, and what it handles goes no further. Nothing behind an open dialog must change: shortcuts marked
 * `inDialog` are the dialog's own.
 */
export function useShortcuts(
  actions: readonly Action[],
  perform: (action: Action) => void,
  { inDialog = false } = {},
): void {
  const converter = useConverter();
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutKey(event);
    const action = key && actions.find(({ shortcut }) => shortcut?.pressed.includes(key));
    if (!action || (action.shortcut?.isForText && isOtherField(converter, event.target))) return;
    if (!inDialog && !isMeant(converter, event.target)) return;
    if (!inDialog && document.querySelector('[role=dialog]')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat && !action.shortcut?.repeats) return;
    if (action.when?.(screenDocument(converter).read()) ?? true) perform(action);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

function isOtherField(converter: Converter, target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement && target.type === 'text' && target.id !== converter.id(EDITOR_ID)
  );
}
