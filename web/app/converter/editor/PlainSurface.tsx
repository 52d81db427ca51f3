import { type ClipboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { editBetween } from '../text/edit';
import { shownText, type } from '../text/manuscript';
import { edits } from '../text/manuscript-edits';
import { manuscriptStore } from '../text/manuscript-store';
import { fromWindow } from '../text/text-window';
import { useManuscript } from '../text/use-manuscript';
import { EDITOR_ID } from './editor-place';
import { isLargePaste, PLACEHOLDER } from './editor-text';

/** A plain text area, there at once: until the code editor has arrived, and for good where it cannot. */
export function PlainSurface() {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = useManuscript(shownText);
  const reveals = useManuscript((current) => current.reveals);
  const start = useManuscript((current) => current.shown.from);

  // Keeps what was typed into the prerendered page before its scripts were there.
  useEffect(() => {
    if (area.current?.value && manuscriptStore.read().text === '') typed(area.current);
  }, []);

  useLayoutEffect(() => {
    if (!area.current || reveals === 0) return;
    const { anchor, head } = manuscriptStore.read().selection;
    const places = [anchor - start, head - start];
    area.current.setSelectionRange(Math.min(...places), Math.max(...places));
  }, [reveals, start]);

  useLayoutEffect(() => {
    const leaving = area.current;
    // The event of the cursor's last step may still be on its way when the code editor takes over.
    return () => {
      if (leaving) selected(leaving);
    };
  }, []);

  return (
    <textarea
      ref={area}
      id={EDITOR_ID}
      aria-label="Markdown"
      value={text}
      onChange={({ target }) => typed(target)}
      onSelect={({ currentTarget }) => selected(currentTarget)}
      onPaste={pasted}
      placeholder={PLACEHOLDER}
      spellCheck
      dir="auto"
      className="editor-page field-sizing-content block w-full resize-none bg-transparent outline-none placeholder:text-faded"
    />
  );
}

function typed(area: HTMLTextAreaElement): void {
  manuscriptStore.change((current) => {
    const edit = editBetween(shownText(current), area.value);
    if (!edit) return current;
    return type(current, fromWindow(current.shown, edit), selectionOf(area), performance.now());
  });
}

function selected(area: HTMLTextAreaElement): void {
  // The window stays where it is: a text area would lose its place.
  const selection = selectionOf(area);
  manuscriptStore.change((current) => ({ ...current, selection }));
}

function selectionOf({ selectionStart, selectionEnd, selectionDirection }: HTMLTextAreaElement) {
  const { from } = manuscriptStore.read().shown;
  const [start, end] = [from + selectionStart, from + selectionEnd];
  return selectionDirection === 'backward' ? { anchor: end, head: start } : { anchor: start, head: end };
}

/** A book would keep a text area busy for seconds; the window around the cursor does not. */
function pasted(event: ClipboardEvent): void {
  const text = event.clipboardData.getData('text/plain');
  if (!isLargePaste(text)) return;
  event.preventDefault();
  edits.insert(text);
}
