import type { Composed } from '../model/composed.js';
import type { NoteNumbering } from '../theme/word-template-notes.js';
import type { PageRecord } from './numbered-pages.js';

/** The numbers of notes that begin anew on each page or in each section, by the numbers that they have in the whole document. */
export function restartedNumbers(
  pages: readonly PageRecord[],
  { restarts, text }: NoteNumbering,
  kind: Composed['noteKind'],
): ReadonlyMap<number, string> {
  const numbers = new Map<number, string>();
  let place = 0;
  let section = -1;
  for (const { columns } of pages) {
    if (restarts === 'page') place = 0;
    for (const column of columns) {
      if (restarts === 'section' && column.section !== section) place = 0;
      section = column.section;
      for (const number of kind === 'footnote' ? notesBelow(column) : notesNamedIn(column))
        numbers.set(number, text(++place));
    }
  }
  return numbers;
}

type Column = PageRecord['columns'][number];

function notesBelow({ notes }: Column): readonly number[] {
  return notes.flatMap(({ note, from }) => (from === 0 ? [note.number] : []));
}

/** Endnotes are in the section of their mark, wherever they are printed. */
function notesNamedIn({ parts }: Column): readonly number[] {
  return parts.flatMap(({ box, from }) => (from === 0 ? (box.notes ?? []) : []));
}
