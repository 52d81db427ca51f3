import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { TextRange } from '../text/edit';
import { lineRange } from '../text/lines';
import { manuscriptStore } from '../text/manuscript-store';
import { length } from './draw/measures';
import type { MarginNote, PlacedNote } from './margin-notes';
import { actionsOf, type NoteAction, type PictureChoice } from './note-actions';

interface MarginNotesProps {
  readonly notes: readonly PlacedNote[];
  /** There is room for the words beside the page. */
  readonly hasMargin: boolean;
  readonly scale: number;
  readonly onGoTo: (range: TextRange) => void;
  readonly onPicture: PictureChoice;
}

/** What Footmark says of the text on a page: a sign in its margin, the words beside it or in a card at the sign. */
export function MarginNotes({ notes, hasMargin, scale, onGoTo, onPicture }: MarginNotesProps) {
  const list = useRef<HTMLDivElement>(null);
  const goTo = (line: number): void => onGoTo(lineRange(manuscriptStore.read().text, line));

  // biome-ignore lint/correctness/useExhaustiveDependencies: other notes, and another zoom, are other heights
  useLayoutEffect(() => {
    if (list.current && hasMargin) stack(list.current);
  }, [notes, hasMargin, scale]);

  return (
    <div ref={list} className="margin-notes" data-beside={hasMargin || undefined}>
      {notes.map(({ note, place }) => (
        <SignedNote
          key={note.id}
          note={note}
          top={place.top}
          actions={actionsOf(note, onGoTo, onPicture)}
          onGoTo={() => goTo(note.line)}
        />
      ))}
    </div>
  );
}

const BETWEEN_PX = 12;

/** Words that would lie over those above them move down. */
function stack(list: HTMLElement): void {
  const notes = [...list.querySelectorAll<HTMLElement>('.margin-note')];
  const placed = notes
    .map((note) => ({ note, top: note.offsetTop, height: note.lastElementChild?.clientHeight ?? 0 }))
    .sort((a, b) => a.top - b.top);
  let free = Number.NEGATIVE_INFINITY;
  for (const { note, top, height } of placed) {
    const down = Math.max(0, free - top);
    note.style.setProperty('--down', `${down}px`);
    free = top + down + height + BETWEEN_PX;
  }
}

interface SignedNoteProps {
  readonly note: MarginNote;
  /** Twips from the page's top. */
  readonly top: number;
  readonly actions: readonly NoteAction[];
  readonly onGoTo: () => void;
}

function SignedNote({ note, top, actions, onGoTo }: SignedNoteProps) {
  const { sign, message, line } = note;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what the pointer does here, the button does for keys
    <div
      className="margin-note"
      style={{ top: length(top) }}
      data-open={isOpen || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setIsOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setIsOpen(false);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        type="button"
        tabIndex={-1}
        className="margin-sign"
        aria-label={`Finding in line ${line}`}
        aria-describedby={id}
        aria-expanded={isOpen}
        onClick={() => setIsOpen((isOpen) => !isOpen)}
        onFocus={({ target }) => target.matches(':focus-visible') && setIsOpen(true)}
      >
        {sign ?? <MissingPicture />}
      </button>
      <div id={id} className="margin-words">
        <p>
          <span aria-hidden="true" className="margin-words-sign">
            {sign ?? <MissingPicture />}
          </span>
          {message}
        </p>
        {actions.map(({ label, run }) => (
          <button key={label} type="button" tabIndex={-1} onClick={run}>
            {label}
          </button>
        ))}
        <button type="button" tabIndex={-1} onClick={onGoTo}>
          Line {line.toLocaleString('en')}
        </button>
      </div>
    </div>
  );
}

function MissingPicture() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="margin-picture">
      <path d="M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5" />
    </svg>
  );
}
