import { type ClipboardEvent, type KeyboardEvent, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useSelect } from '../../state/use-select';
import { loadedLater } from '../../ui/load-later';
import { edits } from '../document/edits';
import { excerptText, type } from '../document/manuscript';
import { screenDocument } from '../document/screen-document';
import { useManuscript } from '../document/use-manuscript';
import type { Converter } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import { editBetween } from '../text/edit';
import { fromWindow } from '../text/text-window';
import { EDITOR_ID } from '../view/editor-place';
import { view } from '../view/view';
import { isForManuscript, PLACEHOLDER } from './editor-text';
import { takeInput } from './taken-input';

const PlainFindHits = loadedLater(() => import('./PlainFindHits'));

/** A plain text area, available at once: until the code editor has loaded, and for good if it cannot. */
export function PlainSurface() {
  const converter = useConverter();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = useManuscript(excerptText);
  const reveals = useManuscript((current) => current.reveals);
  const start = useManuscript((current) => current.excerpt.from);
  const isFinding = useSelect(view(converter), ({ phrase }) => phrase !== '');

  // Keeps text typed into the prerendered page before its scripts ran.
  useEffect(() => {
    // It may have got the focus before the scripts ran.
    if (document.activeElement === area.current) void fetchKeys();
    if (area.current?.value && screenDocument(converter).read().text === '') typed(converter, area.current);
  }, [converter]);

  useLayoutEffect(() => {
    if (!area.current || reveals === 0) return;
    const { anchor, head } = screenDocument(converter).read().selection;
    const places = [anchor - start, head - start];
    area.current.setSelectionRange(Math.min(...places), Math.max(...places));
  }, [reveals, start, converter]);

  useEffect(() => {
    const written = area.current;
    // React's event of this name is a different one.
    const insert = (event: InputEvent): void => inserting(converter, event);
    written?.addEventListener('beforeinput', insert);
    return () => written?.removeEventListener('beforeinput', insert);
  }, [converter]);

  useLayoutEffect(() => {
    const leaving = area.current;
    // The event for the cursor's last move may still be pending when the code editor takes over.
    return () => {
      if (leaving) selected(converter, leaving);
    };
  }, [converter]);

  return (
    <div className="plain-editor">
      {isFinding && (
        <Suspense>
          <PlainFindHits area={area} />
        </Suspense>
      )}
      <textarea
        ref={area}
        id={converter.id(EDITOR_ID)}
        aria-label="Markdown"
        value={text}
        onChange={({ target }) => typed(converter, target)}
        onSelect={({ currentTarget }) => selected(converter, currentTarget)}
        onFocus={fetchKeys}
        onKeyDown={(event) => keyed(converter, event)}
        onPaste={(event) => pasted(converter, event)}
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

function typed(converter: Converter, area: HTMLTextAreaElement): void {
  screenDocument(converter).change('type', (current) => {
    const edit = editBetween(excerptText(current), area.value);
    if (!edit) return current;
    return type(current, fromWindow(current.excerpt, edit), selectionOf(converter, area), performance.now());
  });
}

function selected(converter: Converter, area: HTMLTextAreaElement): void {
  // The window stays where it is: a text area would lose its scroll position.
  const selection = selectionOf(converter, area);
  screenDocument(converter).change('select', (current) => ({ ...current, selection }));
}

function selectionOf(
  converter: Converter,
  { selectionStart, selectionEnd, selectionDirection }: HTMLTextAreaElement,
) {
  const { from } = screenDocument(converter).read().excerpt;
  const [start, end] = [from + selectionStart, from + selectionEnd];
  return selectionDirection === 'backward' ? { anchor: end, head: start } : { anchor: start, head: end };
}

function inserting(converter: Converter, event: InputEvent): void {
  // The event for the cursor's last move may still be pending.
  if (event.currentTarget instanceof HTMLTextAreaElement) selected(converter, event.currentTarget);
  if (!takeInput(converter, event) && !isShifted) keys?.enterLine(converter, event);
}

type MarkdownKeys = typeof import('./markdown-keys');

/** What keys do in Markdown. Until it has loaded, they act as in any text area. */
let keys: MarkdownKeys | undefined;
let isShifted = false;

async function fetchKeys(): Promise<void> {
  keys ??= await import('./markdown-keys').catch(() => undefined);
}

function keyed(converter: Converter, event: KeyboardEvent<HTMLTextAreaElement>): void {
  isShifted = event.shiftKey;
  selected(converter, event.currentTarget);
  keys?.pressKey(converter, event.nativeEvent);
}

/** A whole book would keep a text area busy for seconds; the window around the cursor does not. */
function pasted(converter: Converter, event: ClipboardEvent): void {
  const text = event.clipboardData.getData('text/plain');
  if (!isForManuscript(converter, text)) return;
  event.preventDefault();
  edits(converter).insert(text);
}
