import type { NoteNumbering } from '../theme/word-template-notes.js';
import type { PageRecord } from './numbered-pages.js';

/** The numbers of footnotes that begin anew on each page or in each section, by the numbers that they have in the whole document. */
export function restartedNumbers(
  pages: readonly PageRecord[],
  { restarts, text }: NoteNumbering,
): ReadonlyMap<number, string> {
  const numbers = new Map<number, string>();
  let place = 0;
  let section = -1;
  for (const { columns } of pages) {
    if (restarts === 'page') place = 0;
    for (const column of columns) {
      if (restarts === 'section' && column.section !== section) place = 0;
      section = column.section;
      for (const { note, from } of column.notes) if (from === 0) numbers.set(note.number, text(++place));
    }
  }
  return numbers;
}
