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

/** On a small screen that shows the pages instead, focuses their tab: a hidden editor would leave the focus nowhere. */
export function focusEditor(): void {
  const editor = document.getElementById(EDITOR_ID);
  const isHidden = editor?.checkVisibility() === false;
  if (isHidden) document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  else if (focusCode) focusCode();
  else editor?.focus({ preventScroll: true });
}
