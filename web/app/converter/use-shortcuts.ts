import { useEffect, useEffectEvent } from 'react';

/** Runs the action of the key pressed together with Ctrl or Cmd, wherever the focus is. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const action = actions[`${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`];
    if (!action) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
