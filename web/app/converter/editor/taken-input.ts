import { redo, undo } from '../drafts/belongings';
import { edits } from '../text/manuscript-edits';
import { isLargePaste } from './editor-text';

/**
 * Takes over what the browser would do worse by itself: undo from a menu or by shaking the device, of which the browser
 * knows nothing here; and much text at once, which comes without a paste from an input method, dictation, a password
 * manager or a drop. Browsers enter it in a time that grows with its square.
 */
export function takeInput(event: InputEvent): boolean {
  const action = actionFor(event);
  if (!action || !event.cancelable || event.isComposing) return false;
  event.preventDefault();
  action();
  return true;
}

function actionFor({ inputType, data, dataTransfer }: InputEvent): (() => void) | undefined {
  if (inputType === 'historyUndo') return undo;
  if (inputType === 'historyRedo') return redo;
  const text = data ?? dataTransfer?.getData('text/plain') ?? '';
  return inputType.startsWith('insert') && isLargePaste(text) ? () => edits.insert(text) : undefined;
}
