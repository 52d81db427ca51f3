import { type ClipboardEvent, type KeyboardEvent, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useSelect } from '../../state/use-select';
import { loadedLater } from '../../ui/load-later';
import { edits } from '../document/edits';
import { excerptText, type } from '../document/manuscript';
import { screenDocument } from '../document/screen-document';
import { useManuscript } from '../document/use-manuscript';
import { editBetween } from '../text/edit';
import { fromWindow } from '../text/text-window';
import { EDITOR_ID } from '../view/editor-place';
import { view } from '../view/view';
import { isForManuscript, PLACEHOLDER } from './editor-text';
import { takeInput } from './taken-input';

const PlainFindHits = loadedLater(() => import('./PlainFindHits'));

/** A plain text area, available at once: until the code editor has loaded, and for good if it cannot. */
export function PlainSurface() {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = useManuscript(excerptText);
  const reveals = useManuscript((current) => current.reveals);
  const start = useManuscript((current) => current.excerpt.from);
  const isFinding = useSelect(view, ({ phrase }) => phrase !== '');

  // Keeps text typed into the prerendered page before its scripts ran.
  useEffect(() => {
    // It may have got the focus before the scripts ran.
    if (document.activeElement === area.current) void fetchKeys();
    if (area.current?.value && screenDocument.read().text === '') typed(area.current);
  }, []);

  useLayoutEffect(() => {
    if (!area.current || reveals === 0) return;
    const { anchor, head } = screenDocument.read().selection;
    const places = [anchor - start, head - start];
    area.current.setSelectionRange(Math.min(...places), Math.max(...places));
  }, [reveals, start]);

  useEffect(() => {
    const written = area.current;
    // React's event of this name is a different one.
    written?.addEventListener('beforeinput', inserting);
    return () => written?.removeEventListener('beforeinput', inserting);
  }, []);

  useLayoutEffect(() => {
    const leaving = area.current;
    // The event for the cursor's last move may still be pending when the code editor takes over.
    return () => {
      if (leaving) selected(leaving);
    };
  }, []);

  return (
    <div className="plain-editor">
      {isFinding && (
        <Suspense>
          <PlainFindHits area={area} />
        </Suspense>
      )}
      <textarea
        ref={area}
        id={EDITOR_ID}
        aria-label="Markdown"
        value={text}
        onChange={({ target }) => typed(target)}
        onSelect={({ currentTarget }) => selected(currentTarget)}
        onFocus={fetchKeys}
        onKeyDown={keyed}
        onPaste={pasted}
        placeholder={PLACEHOLDER}
        spellCheck
        // On the way back here, the browser would fill in what the field showed: of a long text, only a part. The draft has it all.
        autoComplete="off"
        dir="auto"
        className="editor-page relative block w-full resize-none overscroll-contain bg-transparent outline-none placeholder:text-faded"
      />
    </div>
  );
}

function typed(area: HTMLTextAreaElement): void {
  screenDocument.change('type', (current) => {
    const edit = editBetween(excerptText(current), area.value);
    if (!edit) return current;
    return type(current, fromWindow(current.excerpt, edit), selectionOf(area), performance.now());
  });
}

function selected(area: HTMLTextAreaElement): void {
  // The window stays where it is: a text area would lose its scroll position.
  const selection = selectionOf(area);
  screenDocument.change('select', (current) => ({ ...current, selection }));
}

function selectionOf({ selectionStart, selectionEnd, selectionDirection }: HTMLTextAreaElement) {
  const { from } = screenDocument.read().excerpt;
  const [start, end] = [from + selectionStart, from + selectionEnd];
  return selectionDirection === 'backward' ? { anchor: end, head: start } : { anchor: start, head: end };
}

function inserting(event: InputEvent): void {
  // The event for the cursor's last move may still be pending.
  if (event.currentTarget instanceof HTMLTextAreaElement) selected(event.currentTarget);
  if (!takeInput(event) && !isShifted) keys?.enterLine(event);
}

type MarkdownKeys = typeof import('./markdown-keys');

/** What keys do in Markdown. Until it has loaded, they act as in any text area. */
let keys: MarkdownKeys | undefined;
let isShifted = false;

async function fetchKeys(): Promise<void> {
  keys ??= await import('./markdown-keys').catch(() => undefined);
}

function keyed(event: KeyboardEvent<HTMLTextAreaElement>): void {
  isShifted = event.shiftKey;
  selected(event.currentTarget);
  keys?.pressKey(event.nativeEvent);
}

/** A whole book would keep a text area busy for seconds; the window around the cursor does not. */
function pasted(event: ClipboardEvent): void {
  const text = event.clipboardData.getData('text/plain');
  if (!isForManuscript(text)) return;
  event.preventDefault();
  edits.insert(text);
}
