import type { Converter } from '../instance/converter';
import { screenId } from '../instance/is-meant';
import { editorPlace } from '../view/editor-place';

export const PICTURES_TITLE = 'pictures-title';

/** Moves the focus to the button of a picture that just got its file, or to the list if its row is not shown. */
export function focusPicture(converter: Converter, source: string): void {
  const row = document.querySelector(`#${screenId(converter)} [data-picture="${CSS.escape(source)}"]`);
  const button = row?.querySelector<HTMLElement>(':scope > button');
  if (button) button.focus();
  else focusPictures(converter);
}

/** If a row was removed with its button, moves the focus to the head of the list; if the list was, too, to the text. */
export function focusPictures(converter: Converter): void {
  const title = document.getElementById(converter.id(PICTURES_TITLE));
  if (title) title.focus();
  else editorPlace(converter).focusEditor();
}
