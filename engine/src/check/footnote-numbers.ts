import { notice } from '../api/notice.js';
import type { Note } from '../model/resolved.js';
import type { Check } from './subject.js';

/**
 * Checks that each reference shows the position of its note among all notes, because Word numbers notes itself. No input
 * should be able to break this: the check guards against bugs in the numbering.
 */
export const footnoteNumbers: Check = ({ resolved }, report) => {
  const { marks, notes } = resolved.footnotes;
  const isInvalid = ({ note }: { readonly note: Note }): boolean => notes[note.number - 1] !== note;
  for (const [{ label, line }, noteMarks] of marks) {
    const invalid = noteMarks.find(isInvalid);
    if (!invalid) continue;
    const message = `Footnote [^${label}] is mapped to an invalid number (${invalid.note.number})`;
    report(notice('footnote-invalid-number', message, line));
  }
};
