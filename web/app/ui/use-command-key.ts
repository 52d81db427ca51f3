import { useSelect } from '../state/use-select';

/** The name of the modifier key for shortcuts on the visitor's keyboard. */
export function useCommandKey(): 'Ctrl' | '⌘' {
  return useSelect(KEYBOARD);
}

export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** It does not change. */
const KEYBOARD = {
  read: (): 'Ctrl' | '⌘' => (isMac() ? '⌘' : 'Ctrl'),
  prerendered: 'Ctrl',
  subscribe: () => () => {},
} as const;
