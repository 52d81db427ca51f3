import { useSyncExternalStore } from 'react';

/** What the key that goes with shortcuts is called on the visitor's keyboard. */
export function useCommandKey(): 'Ctrl' | '⌘' {
  return useSyncExternalStore(subscribeToNothing, commandKey, () => 'Ctrl');
}

function commandKey(): 'Ctrl' | '⌘' {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
}

const subscribeToNothing = () => () => {};
