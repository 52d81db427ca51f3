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
