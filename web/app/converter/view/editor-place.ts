/** Whichever of the two editors is present has this id. */
export const EDITOR_ID = 'markdown';

let focusCode: (() => void) | undefined;

/** The code editor knows its selection better than the browser does, so it has to take the focus itself. */
export function registerCodeEditor(focus: () => void): () => void {
  focusCode = focus;
  return () => {
    focusCode = undefined;
  };
}

export function focusEditor(): void {
  if (focusCode) focusCode();
  else document.getElementById(EDITOR_ID)?.focus({ preventScroll: true });
}

/** The text or, on small screens that show its pages instead, their tab: a hidden editor would leave the focus nowhere. */
export function focusTextOrTab(): void {
  if (document.getElementById(EDITOR_ID)?.checkVisibility()) focusEditor();
  else document.getElementById('pages-tab')?.focus();
}
