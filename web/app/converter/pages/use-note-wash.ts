import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { adoptSheet, dropSheet } from '../../csp/adopted-sheet';
import { useConverter } from '../instance/converter-context';
import { PAGES_ID } from './pages-place';

/**
 * Highlights a note and its reference: under the pointer, or else where the cursor is. By a rule in a style sheet, so
 * that no page has to be drawn again.
 */
export function useNoteWash(cursorNote: number | undefined, layouts: number) {
  const converter = useConverter();
  const sheet = useRef<CSSStyleSheet>(undefined);
  const [pointed, setPointed] = useState<number>();
  const note = pointed ?? cursorNote;
  const arrived = useArrivedNote(cursorNote, layouts);

  useEffect(() => {
    const inPages = `#${converter.id(PAGES_ID)}`;
    sheet.current ??= adoptSheet();
    sheet.current.replaceSync(
      `${note === undefined ? '' : washOf(inPages, note)} ${arrived === undefined ? '' : arrivalOf(inPages, arrived)}`,
    );
  }, [note, arrived, converter]);
  useEffect(
    () => () => {
      if (sheet.current) dropSheet(sheet.current);
      sheet.current = undefined;
    },
    [],
  );

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

function washOf(inPages: string, note: number): string {
  return `${marksOf(inPages, note)},${linesOf(inPages, note)}{background:var(--color-page-wash)} ${marksOf(inPages, note)}{color:var(--color-page-accent)}`;
}

/** Its number appears with a movement, and the note is highlighted from the start. */
function arrivalOf(inPages: string, note: number): string {
  const wash = 'linear-gradient(var(--color-page-wash) 0 0) no-repeat';
  return `@media (prefers-reduced-motion:no-preference){
    ${marksOf(inPages, note)}{animation:note-number 400ms ease-out}
    ${linesOf(inPages, note)}{background:${wash};animation:note-line 400ms ease-out}
  }`;
}

const marksOf = (inPages: string, note: number): string => `${inPages} .page-piece[data-note="${note}"]`;
const linesOf = (inPages: string, note: number): string => `${inPages} div[data-note="${note}"] .page-line`;
