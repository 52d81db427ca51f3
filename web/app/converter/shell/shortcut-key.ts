import { isMac } from '../../ui/use-command-key';

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * What is pressed together with the key that goes with shortcuts: `k`, `shift+z`, `enter`. On a Mac, Ctrl with a letter
 * edits the line that the cursor is in.
 */
export function shortcutKey(press: KeyPress, mac = isMac()): string | undefined {
  const { key, code, altKey, shiftKey } = press;
  const [command, other] = mac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (!command || other || altKey) return undefined;
  // On some keyboards it takes Shift.
  if (key === '/') return key;
  // Where the keys have other letters, as the Greek and the Cyrillic ones, the place on the keyboard counts.
  const name = /^[ -~]/.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
  return `${shiftKey ? 'shift+' : ''}${name}`;
}
