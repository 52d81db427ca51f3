import { notice } from '../notice.js';
import type { Note } from '../resolved.js';
import type { Check } from './subject.js';

/**
 * The numbers that the references show: each must be the place of its note among all notes, since Word counts them
 * itself. No text can break this; it guards the numbering of notes against mistakes of ours.
 */
export const footnoteNumbers: Check = ({ resolved }, report) => {
  const { marks, notes } = resolved.footnotes;
  const isInvalid = ({ note }: { readonly note: Note }): boolean => notes[note.number - 1] !== note;
  for (const [{ label, line }, shown] of marks) {
    const invalid = shown.find(isInvalid);
    if (!invalid) continue;
    const message = `Footnote [^${label}] is mapped to an invalid number (${invalid.note.number})`;
    report(notice('footnote-invalid-number', message, line));
  }
};
