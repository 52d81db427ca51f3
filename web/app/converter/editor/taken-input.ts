import { edits } from '../document/edits';
import type { Converter } from '../instance/converter';
import { isLargePaste } from './editor-text';

/**
 * Handles input that the browser would handle worse: undo from a menu or by shaking the device, since the browser does
 * not know our history; and long text that arrives without a paste, from an input method, dictation, a password manager
 * or a drop. Browsers insert it in quadratic time.
 */
export function takeInput(converter: Converter, event: InputEvent): boolean {
  const action = actionFor(converter, event);
  if (!action || !event.cancelable || event.isComposing) return false;
  event.preventDefault();
  action();
  return true;
}

function actionFor(
  converter: Converter,
  { inputType, data, dataTransfer }: InputEvent,
): (() => void) | undefined {
  if (inputType === 'historyUndo') return edits(converter).undo;
  if (inputType === 'historyRedo') return edits(converter).redo;
  const text = data ?? dataTransfer?.getData('text/plain') ?? '';
  return inputType.startsWith('insert') && isLargePaste(text)
    ? () => edits(converter).insert(text)
    : undefined;
}
