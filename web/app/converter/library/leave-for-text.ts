import type { Converter } from '../instance/converter';
import { editorPlace } from '../view/editor-place';
import { closeSources } from '../view/questions';

/** Closes the sources, with the focus in the text. */
export function leaveForText(converter: Converter): void {
  closeSources(converter);
  // The dialog returns the focus to what opened it; after that, it moves to the text.
  setTimeout(editorPlace(converter).focusEditor, AFTER_CLOSING_MS);
}

const AFTER_CLOSING_MS = 50;
