import { useState } from 'react';
import { type MarkedSentence, numberNotes, type RepeatMode } from './number-notes';

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
export function useNoteDemo() {
  const [isInserted, setIsInserted] = useState(false);
  const [mode, setMode] = useState<RepeatMode>('same-number');
  const page = numberNotes(isInserted ? [ABOVE, ...TEXT] : TEXT, NOTES, mode);
  return { page, mode, setMode, isInserted, toggle: () => setIsInserted((inserted) => !inserted) };
}
