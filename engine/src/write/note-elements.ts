import type { NoteKind } from '../model/composed.js';

/** The element and style names in which footnotes and endnotes differ. */
export interface NoteElements {
  readonly story: 'footnotes' | 'endnotes';
  readonly note: NoteKind;
  /** The mark in the body. */
  readonly reference: 'footnoteReference' | 'endnoteReference';
  /** The mark at the beginning of the note itself. */
  readonly ref: 'footnoteRef' | 'endnoteRef';
  /** The style of both marks. */
  readonly markStyle: 'FootnoteReference' | 'EndnoteReference';
}

export const NOTE_ELEMENTS: Readonly<Record<NoteKind, NoteElements>> = {
  footnote: {
    story: 'footnotes',
    note: 'footnote',
    reference: 'footnoteReference',
    ref: 'footnoteRef',
    markStyle: 'FootnoteReference',
  },
  endnote: {
    story: 'endnotes',
    note: 'endnote',
    reference: 'endnoteReference',
    ref: 'endnoteRef',
    markStyle: 'EndnoteReference',
  },
};
