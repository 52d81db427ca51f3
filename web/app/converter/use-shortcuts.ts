import { useEffect, useEffectEvent } from 'react';
import { EDITOR_ID } from './editor/editor-place';

/** What a field of its own does with these keys is its own affair. */
const EDITING_KEYS = new Set(['z', 'shift+z', 'y']);

/**
 * Runs the action of the key pressed together with Ctrl or Cmd, wherever the focus is. It hears of keys before the
 * editor does, and what it handles goes no further.
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = `${event.shiftKey && event.key !== '/' ? 'shift+' : ''}${event.key.toLowerCase()}`;
    const action = actions[key];
    if (!action || (EDITING_KEYS.has(key) && isOtherField(event.target))) return;
    // A dialog is open: what lies behind it must not change.
    if (document.querySelector('[role=dialog]')) return;
    event.preventDefault();
    event.stopPropagation();
    action();
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
