/** How a Word template numbers notes, if not in decimal digits through the whole document, and where it puts them. */
export interface WordTemplateNotes {
  readonly footnote?: NoteNumbering;
  readonly endnote?: NoteNumbering;
  /** Whether endnotes are at the end of their section, not of the document. */
  readonly endsSections?: true;
}

export interface NoteNumbering {
  /** Where the numbers begin anew; undefined for nowhere. */
  readonly restarts: 'page' | 'section' | undefined;
  /** The number of a note by its place, counted from 1. */
  text(place: number): string;
}
