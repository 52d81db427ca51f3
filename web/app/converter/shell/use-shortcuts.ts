import { useEffect, useEffectEvent } from 'react';
import { shortcutKey } from '../../ui/shortcut-key';
import { EDITOR_ID } from '../view/editor-place';

/** Other fields handle these keys themselves, and clearing the text from there would be a surprise. */
const EDITING_KEYS = new Set(['k', 'z', 'shift+z', 'y']);
/** These repeat while held down; the others would convert or clear again and again. */
const REPEATING_KEYS = new Set(['z', 'shift+z', 'y']);

type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Runs the action of the key pressed together with Ctrl or Cmd, wherever the focus is. It hears of keys before the
 * editor does, and what it handles goes no further. Nothing behind an open dialog must change: shortcuts marked
 * `inDialog` are the dialog's own.
 */
export function useShortcuts(actions: Shortcuts, { inDialog = false } = {}): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutKey(event);
    const action = key && actions[key];
    if (!action || (EDITING_KEYS.has(key) && isOtherField(event.target))) return;
    if (!inDialog && document.querySelector('[role=dialog]')) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat || REPEATING_KEYS.has(key)) action();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

function isOtherField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'text' && target.id !== EDITOR_ID;
}
