import { isMac } from './use-command-key';

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * What is pressed together with the modifier key of shortcuts: `k`, `shift+z`, `enter`. On a Mac, Ctrl with a letter
 * edits the current line instead.
 */
export function shortcutKey(press: KeyPress, mac = isMac()): string | undefined {
  const { key, code, altKey, shiftKey } = press;
  const [command, other] = mac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (!command || other || altKey) return undefined;
  // On some keyboards it needs Shift.
  if (key === '/') return key;
  // On keyboards with other letters, such as Greek or Cyrillic, the position of the key counts.
  const name = /^[ -~]/.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
  return `${shiftKey ? 'shift+' : ''}${name}`;
}
