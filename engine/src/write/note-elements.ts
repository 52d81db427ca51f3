import type { NoteKind } from '../model/composed.js';

/** The element and style names in which footnotes and endnotes differ. */
export interface NoteElements {
  readonly story: 'footnotes' | 'endnotes';
  readonly note: NoteKind;
  /** The mark in the body. */
  readonly reference: 'footnoteReference' | 'endnoteReference';
  /** The mark at the beginning of the note itself. */
  readonly ref: 'footnoteRef' | 'endnoteRef';
  /** The run properties of both marks. */
  readonly properties: string;
}

export const NOTE_ELEMENTS: Readonly<Record<NoteKind, NoteElements>> = {
  footnote: {
    story: 'footnotes',
    note: 'footnote',
    reference: 'footnoteReference',
    ref: 'footnoteRef',
    properties: '<w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr>',
  },
  endnote: {
    story: 'endnotes',
    note: 'endnote',
    reference: 'endnoteReference',
    ref: 'endnoteRef',
    properties: '<w:rPr><w:rStyle w:val="EndnoteReference"/></w:rPr>',
  },
};
