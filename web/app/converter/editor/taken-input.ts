import { edits } from '../document/edits';
import { isLargePaste } from './editor-text';

/**
 * Handles input that the browser would handle worse: undo from a menu or by shaking the device, since the browser does
 * not know our history; and long text that arrives without a paste, from an input method, dictation, a password manager
 * or a drop. Browsers insert it in quadratic time.
 */
export function takeInput(event: InputEvent): boolean {
  const action = actionFor(event);
  if (!action || !event.cancelable || event.isComposing) return false;
  event.preventDefault();
  action();
  return true;
}

function actionFor({ inputType, data, dataTransfer }: InputEvent): (() => void) | undefined {
  if (inputType === 'historyUndo') return edits.undo;
  if (inputType === 'historyRedo') return edits.redo;
  const text = data ?? dataTransfer?.getData('text/plain') ?? '';
  return inputType.startsWith('insert') && isLargePaste(text) ? () => edits.insert(text) : undefined;
}
