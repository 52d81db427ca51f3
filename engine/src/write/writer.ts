import type { Heading } from '../model/document.js';
import type { Ledger, Story } from './ledger.js';
import type { NoteElements } from './note-elements.js';

/** What text is written with. */
export interface Writer {
  readonly ledger: Ledger;
  /** The part that the text is written into. */
  readonly story: Story;
  readonly notes: NoteElements;
  /** The page that each heading probably stands on, counted from 1. */
  readonly pages: ReadonlyMap<Heading, number>;
}
