import { useSyncExternalStore } from 'react';

/** The name of the modifier key for shortcuts on the visitor's keyboard. */
export function useCommandKey(): 'Ctrl' | '⌘' {
  return useSyncExternalStore(subscribeToNothing, commandKey, () => 'Ctrl');
}

export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

const commandKey = () => (isMac() ? '⌘' : 'Ctrl');
const subscribeToNothing = () => () => {};
