import { type Notice, notice } from '../api/notice.js';

/** Parts of a template that are left out, with the messages shown to the person who chose it. */
const DROPPED = {
  macros: 'macros',
  controls: 'form controls and embedded objects',
  external: 'links to other files or addresses that Word would load',
  fields: 'fields that run commands or read other files; their last results stay as text',
  attached: 'the connection to the template that it is based on',
  mailMerge: 'the mail merge and its data source',
  protection: 'the protection against editing',
  glossary: 'building blocks (the glossary)',
  comments: 'comments',
  revisions: 'tracked changes, as if they had been accepted',
  notes: 'notes in its own text',
  drawings: 'charts and diagrams',
  lists: 'lists of figures or tables; insert them again in Word',
} as const;

export type Dropped = keyof typeof DROPPED;

/** Collects what is left out, each kind once. */
export class DropList {
  readonly #found = new Set<Dropped>();

  add(what: Dropped): void {
    this.#found.add(what);
  }

  /** What is left out, in words. */
  parts(): readonly string[] {
    return [...this.#found].map((what) => DROPPED[what]);
  }

  notices(): Notice[] {
    return this.parts().map((what) =>
      notice('template-part-dropped', `Left out of the Word template: ${what}`, 1),
    );
  }
}
