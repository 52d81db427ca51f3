import { focusEditor } from '../editor/editor-place';

export const PICTURES_TITLE = 'pictures-title';

/** To the button of a picture that just got its file, or where its row is not shown, to the list. */
export function focusPicture(source: string): void {
  const row = document.querySelector(`[data-picture="${CSS.escape(source)}"]`);
  const button = row?.querySelector<HTMLElement>(':scope > button');
  if (button) button.focus();
  else focusPictures();
}

/** Where a row went away with its button, to the head of the list; where the list did too, to the text. */
export function focusPictures(): void {
  const title = document.getElementById(PICTURES_TITLE);
  if (title) title.focus();
  else focusEditor();
}
