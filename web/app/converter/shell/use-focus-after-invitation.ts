import { useEffect, useLayoutEffect, useRef } from 'react';
import { useConverter } from '../instance/converter-context';
import { editorPlace } from '../view/editor-place';

/**
 * When a text replaces the invitation, the control that brought it may be gone, and the focus with it: keyboard users then
 * get the focus in the text. Others do not, because a phone's keyboard would cover it.
 */
export function useFocusAfterInvitation(isBegun: boolean): void {
  const converter = useConverter();
  const last = useRef<{ readonly element: Element; readonly byKeyboard: boolean }>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof Element)
        last.current = { element: target, byKeyboard: target.matches(':focus-visible') };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (!isBegun || document.activeElement !== document.body || last.current?.element.isConnected !== false)
      return;
    if (last.current.byKeyboard) editorPlace(converter).focusTextOrTab();
    else document.getElementById(converter.id('main'))?.focus({ preventScroll: true });
  }, [isBegun, converter]);
}
