import type { FootnotePosition } from '../api/options.js';
import type { NoteKind } from '../model/composed.js';
import type { CharacterStyleId, ParagraphStyleId } from '../model/names/style-ids.js';
import type { Note } from '../model/resolved.js';
import type { Theme } from '../theme/index.js';

/** Notes at the end of the document are endnotes, because Word ignores that position for footnotes. */
export function noteKind(position: FootnotePosition): NoteKind {
  return position === 'page' ? 'footnote' : 'endnote';
}

/** The style of a note's mark, in the text and in the note. */
export function noteMarkStyle(position: FootnotePosition): CharacterStyleId {
  return position === 'page' ? 'FootnoteReference' : 'EndnoteReference';
}

export function noteTextStyle(position: FootnotePosition): ParagraphStyleId {
  return position === 'page' ? 'FootnoteText' : 'EndnoteText';
}

/** The number of a note as it is written: in decimal digits, unless a Word template has another format. */
export function noteNumberText({ number }: Note, position: FootnotePosition, { notes }: Theme): string {
  return notes[noteKind(position)]?.text(number) ?? String(number);
}
