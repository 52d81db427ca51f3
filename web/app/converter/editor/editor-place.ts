/** Whichever of the two editors is there has this id. */
export const EDITOR_ID = 'markdown';

export function focusEditor(): void {
  document.getElementById(EDITOR_ID)?.focus({ preventScroll: true });
}
