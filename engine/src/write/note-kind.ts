import type { FootnotePosition } from '../options.js';

/** The element and style names by which footnotes and endnotes differ. */
export interface NoteKind {
  readonly story: 'footnotes' | 'endnotes';
  readonly note: 'footnote' | 'endnote';
  /** The mark in the body. */
  readonly reference: 'footnoteReference' | 'endnoteReference';
  /** The mark that begins the note itself. */
  readonly ref: 'footnoteRef' | 'endnoteRef';
  /** The run properties of both marks. */
  readonly properties: string;
}

const KINDS: Readonly<Record<FootnotePosition, NoteKind>> = {
  page: {
    story: 'footnotes',
    note: 'footnote',
    reference: 'footnoteReference',
    ref: 'footnoteRef',
    properties: '<w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr>',
  },
  document: {
    story: 'endnotes',
    note: 'endnote',
    reference: 'endnoteReference',
    ref: 'endnoteRef',
    properties: '<w:rPr><w:rStyle w:val="EndnoteReference"/></w:rPr>',
  },
};

/** Notes at the end of the document are Word's endnotes: Word ignores a footnote position there. */
export function noteKind(position: FootnotePosition): NoteKind {
  return KINDS[position];
}
