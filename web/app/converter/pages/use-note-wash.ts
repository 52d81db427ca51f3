import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { adoptSheet } from '../../csp/adopted-sheet';

let sheet: CSSStyleSheet | undefined;

/**
 * Highlights a note and its reference: under the pointer, or else where the cursor is. By a rule in a style sheet, so
 * that no page has to be drawn again.
 */
export function useNoteWash(cursorNote: number | undefined, layouts: number) {
  const [pointed, setPointed] = useState<number>();
  const note = pointed ?? cursorNote;
  const arrived = useArrivedNote(cursorNote, layouts);

  useEffect(() => {
    sheet ??= adoptSheet();
    sheet.replaceSync(
      `${note === undefined ? '' : washOf(note)} ${arrived === undefined ? '' : arrivalOf(arrived)}`,
    );
  }, [note, arrived]);
  useEffect(() => () => sheet?.replaceSync(''), []);

  return {
    over: ({ target }: PointerEvent): void => {
      const marked = target instanceof Element ? target.closest<HTMLElement>('[data-note]') : null;
      setPointed(marked ? Number(marked.dataset.note) : undefined);
    },
    leave: (): void => setPointed(undefined),
  };
}

/** The style sheet's animation is shorter. */
const ARRIVAL_MS = 600;

/** For a moment, the new note: the cursor is in it, and it was not on the previous pages. */
function useArrivedNote(cursorNote: number | undefined, layouts: number): number | undefined {
  const [arrived, setArrived] = useState<number>();
  const before = useRef({ cursorNote, layouts });
  useEffect(() => {
    const last = before.current;
    before.current = { cursorNote, layouts };
    if (cursorNote === undefined || last.cursorNote !== undefined) return;
    if (last.layouts === 0 || last.layouts === layouts) return;
    setArrived(cursorNote);
    setTimeout(() => setArrived(undefined), ARRIVAL_MS);
  }, [cursorNote, layouts]);
  return arrived;
}

function washOf(note: number): string {
  return `${marksOf(note)},${linesOf(note)}{background:var(--color-page-wash)} ${marksOf(note)}{color:var(--color-page-accent)}`;
}

/** Its number appears with a movement, and the note is highlighted from the start. */
function arrivalOf(note: number): string {
  const wash = 'linear-gradient(var(--color-page-wash) 0 0) no-repeat';
  return `@media (prefers-reduced-motion:no-preference){
    ${marksOf(note)}{animation:note-number 400ms ease-out}
    ${linesOf(note)}{background:${wash};animation:note-line 400ms ease-out}
  }`;
}

const marksOf = (note: number): string => `.pages-scroller .page-piece[data-note="${note}"]`;
const linesOf = (note: number): string => `.pages-scroller div[data-note="${note}"] .page-line`;
