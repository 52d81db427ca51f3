import type { FootnotePosition } from '../api/options.js';
import type { NoteKind } from '../model/composed.js';
import type { CharacterStyleId, ParagraphStyleId } from '../theme/style-ids.js';

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
