import { type PointerEvent, useEffect, useState } from 'react';
import { adoptSheet } from '../../styles/adopted-sheet';

let sheet: CSSStyleSheet | undefined;

/**
 * Washes a note and its mark: those under the pointer, else those that the cursor is in. By a rule of a style sheet, so
 * that no page is drawn again for it.
 */
export function useNoteWash(cursorNote: number | undefined) {
  const [pointed, setPointed] = useState<number>();
  const note = pointed ?? cursorNote;

  useEffect(() => {
    sheet ??= adoptSheet();
    sheet.replaceSync(note === undefined ? '' : washOf(note));
  }, [note]);
  useEffect(() => () => sheet?.replaceSync(''), []);

  return {
    over: ({ target }: PointerEvent): void => {
      const marked = target instanceof Element ? target.closest<HTMLElement>('[data-note]') : null;
      setPointed(marked ? Number(marked.dataset.note) : undefined);
    },
    leave: (): void => setPointed(undefined),
  };
}

function washOf(note: number): string {
  const marks = `.pages-scroller .page-piece[data-note="${note}"]`;
  const lines = `.pages-scroller div[data-note="${note}"] .page-line`;
  return `${marks},${lines}{background:var(--color-page-wash)} ${marks}{color:var(--color-page-accent)}`;
}
