import { shortcutKey } from '../../ui/shortcut-key';
import { edits } from '../document/edits';
import type { Manuscript } from '../document/manuscript';
import { screenDocument } from '../document/screen-document';
import type { Converter } from '../instance/converter';
import { continueLine } from '../text/markdown/continue-line';
import { indentItem } from '../text/markdown/indent-item';
import { markText } from '../text/markdown/mark-text';
import type { Rewrite } from '../text/markdown/rewrite';

/** Performs what a key means in Markdown. Returns whether it means anything there. */
export function pressKey(converter: Converter, event: KeyboardEvent): boolean {
  // Keys that an input method still needs; Safari ends a composition before the key that ended it.
  if (event.isComposing || event.keyCode === 229) return false;
  const rewrite = rewriteFor(event, screenDocument(converter).read());
  if (!rewrite) return false;
  event.preventDefault();
  edits(converter).rewrite(rewrite.edit, rewrite.selection);
  return true;
}

/** Enter from the keyboards of phones, which arrives as an input event instead of a key. */
export function enterLine(converter: Converter, event: InputEvent): boolean {
  if (event.isComposing || !event.cancelable || event.inputType !== 'insertLineBreak') return false;
  const { text, selection } = screenDocument(converter).read();
  const rewrite = continueLine(text, selection);
  if (!rewrite) return false;
  event.preventDefault();
  edits(converter).rewrite(rewrite.edit, rewrite.selection);
  return true;
}

function rewriteFor(event: KeyboardEvent, { text, selection }: Manuscript): Rewrite | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const command = shortcutKey(event);
  if (command === 'b') return markText(text, selection, 'bold');
  if (command === 'i') return markText(text, selection, 'italic');
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Tab') return indentItem(text, selection, shiftKey ? 'out' : 'in');
  return key === 'Enter' && !shiftKey ? continueLine(text, selection) : undefined;
}
