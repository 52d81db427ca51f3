import { part } from '../instance/converter';

/** Whichever of the two editors is present has this id. */
export const EDITOR_ID = 'markdown';

export const editorPlace = part((converter) => {
  let focusCode: (() => void) | undefined;

  /** The code editor knows its selection better than the browser does, so it has to take the focus itself. */
  function registerCodeEditor(focus: () => void): () => void {
    focusCode = focus;
    return () => {
      focusCode = undefined;
    };
  }

  function focusEditor(): void {
    if (focusCode) focusCode();
    else document.getElementById(converter.id(EDITOR_ID))?.focus({ preventScroll: true });
  }

  /** The text or, on small screens that show its pages instead, their tab: a hidden editor would leave the focus nowhere. */
  function focusTextOrTab(): void {
    if (document.getElementById(converter.id(EDITOR_ID))?.checkVisibility()) focusEditor();
    else document.getElementById(converter.id('pages-tab'))?.focus();
  }

  return { focusTextOrTab, registerCodeEditor, focusEditor };
});
