import { useState } from 'react';
import { Button } from '../../ui/Button';
import { type MarkedSentence, numberNotes, type RepeatMode } from './number-notes';

const MODES: readonly { readonly value: RepeatMode; readonly label: string }[] = [
  { value: 'same-number', label: 'Same №' },
  { value: 'see-note', label: 'New with “See note N”' },
];

/** Shows what a NOTEREF field does: when a note's number changes, the numbers that refer to it change, too. */
export function NoteDemo() {
  const { page, mode, setMode, isInserted, toggle } = useNoteDemo();
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div
        aria-live="polite"
        className="flex min-h-80 flex-col rounded-sheet border border-rule bg-sheet p-6 font-serif text-lg shadow-sheet sm:p-10"
      >
        <p className="leading-relaxed">
          {page.sentences.map(({ text, mark }) => (
            <span key={text}>
              {text}
              <span className="note-mark pl-px font-semibold text-accent">{mark}</span>{' '}
            </span>
          ))}
        </p>
        <div className="mt-auto pt-10">
          <div className="note-rule mb-3" />
          <ol className="text-base">
            {page.notes.map(({ number, text }) => (
              <li key={number}>
                <span className="note-mark mr-1 font-semibold text-accent">{number}</span>
                {text}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className="needs-script flex flex-col gap-5">
        <Button onClick={toggle}>{isInserted ? 'Remove the note above' : 'Insert a note above'}</Button>
        <fieldset>
          <legend className="mb-2 text-sm text-faded">When a note is used again</legend>
          {MODES.map(({ value, label }) => (
            <label key={value} className="flex min-h-10 items-center gap-2">
              <input
                type="radio"
                name="repeat-mode"
                checked={mode === value}
                onChange={() => setMode(value)}
                className="size-4 cursor-pointer appearance-none rounded-full border border-edge bg-sheet checked:border-5 checked:border-accent hover:border-accent forced-colors:appearance-auto"
              />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  );
}

const NOTES = {
  archive: 'City archive, plan of 1871.',
  gauge: 'Gauge at the north pier.',
  ferry: 'Timetable of the ferry line.',
};

const ABOVE: MarkedSentence = { text: 'The harbour was built in 1871.', note: 'archive' };
const TEXT: readonly MarkedSentence[] = [
  { text: 'The tide came late.', note: 'gauge' },
  { text: 'So did the ferry.', note: 'ferry' },
  { text: 'The tide was high, too.', note: 'gauge' },
];

/** A text with a repeated note, into which a note can be inserted above the others. */
function useNoteDemo() {
  const [isInserted, setIsInserted] = useState(false);
  const [mode, setMode] = useState<RepeatMode>('same-number');
  const page = numberNotes(isInserted ? [ABOVE, ...TEXT] : TEXT, NOTES, mode);
  return { page, mode, setMode, isInserted, toggle: () => setIsInserted((inserted) => !inserted) };
}
