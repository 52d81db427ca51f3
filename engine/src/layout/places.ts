import type { Composed, ComposedBlock, ComposedParagraph } from '../model/composed.js';
import type { Heading } from '../model/document.js';
import { indexKey } from '../model/nodes/index-key.js';
import type { Box } from './boxes.js';
import type { SectionFrame } from './frame.js';
import type { NoteSetter } from './notes.js';
import type { PageRecord } from './numbered-pages.js';
import { pageFacts } from './page-facts.js';
import type { Paginated } from './paginated.js';

/** The pages of a document, not yet drawn. */
export interface Pages extends Paginated {
  /** One for each section. */
  readonly frames: readonly SectionFrame[];
  readonly pages: readonly PageRecord[];
  /** The number that each page shows. */
  readonly numbers: readonly number[];
  /** The number of the first line of text of each page, where lines are numbered. */
  readonly lineNumbers?: readonly number[];
}

/** Finds the pages of things, counted from 1, and the numbers of list items. */
export interface Places {
  readonly headings: ReadonlyMap<Heading, number>;
  readonly bookmarks: ReadonlyMap<string, number>;
  readonly numbers: ReadonlyMap<ComposedParagraph, readonly number[]>;
  /** Of the entries of the index, by the keys of their places; in order. */
  readonly entries: ReadonlyMap<string, ReadonlySet<number>>;
}

export function placesOf({ pages }: Pages, composed: Composed, notes: NoteSetter): Places {
  const headings = new Map<Heading, number>();
  const bookmarks = new Map<string, number>();
  const numbers = new Numbers();
  for (const [index, page] of pages.entries()) {
    const facts = pageFacts(page);
    for (const heading of facts.headings) headings.set(heading, index + 1);
    for (const name of facts.bookmarks) bookmarks.set(name, index + 1);
    for (const item of facts.numbered) numbers.count(item);
  }
  if (composed.noteKind === 'footnote')
    for (const { number } of composed.notes)
      for (const item of notes.note(number)?.numbered ?? NONE) numbers.count(item);
  return {
    headings,
    bookmarks,
    numbers: numbers.byItem,
    entries: composed.hasIndex ? entriesOn(pages) : NO_ENTRIES,
  };
}

const NONE: readonly never[] = [];
const NO_ENTRIES: Places['entries'] = new Map();

/** The pages of the places that the index leads to. */
function entriesOn(pages: readonly PageRecord[]): Places['entries'] {
  const entries = new Map<string, Set<number>>();
  for (const [index, { columns }] of pages.entries()) {
    const add = (box: Box, from: number, to: number): void => {
      if (box.type === 'paragraph') {
        for (const line of box.lines.slice(from, to))
          for (const { path, see } of line.marks ?? NONE) {
            const found = entries.get(indexKey(path)) ?? new Set();
            if (see === undefined) entries.set(indexKey(path), found.add(index + 1));
          }
      } else if (box.type === 'row')
        for (const { parts } of box.cells) for (const part of parts) add(part.box, part.from, part.to);
    };
    for (const { parts, notes } of columns) {
      for (const { box, from, to } of parts) add(box, from, to);
      for (const { note, from, to } of notes)
        for (const line of note.lines.slice(from, to)) add(line.box, line.index, line.index + 1);
    }
  }
  return entries;
}

/** Counts list items as Word does: within a sequence, each list continues the one before. */
class Numbers {
  readonly byItem = new Map<ComposedParagraph, readonly number[]>();
  /** The last number of each level. */
  #last: readonly number[] = [];
  readonly #next = new Map<number, number>();

  count(paragraph: ComposedParagraph): void {
    const sequence = paragraph.numbering?.sequence;
    if (!paragraph.numbering || sequence === undefined) return;
    const { start, level } = paragraph.numbering;
    const number = this.#next.get(sequence) ?? start;
    this.#last = [...Array.from({ length: level }, (_, at) => this.#last[at] ?? 1), number];
    this.byItem.set(paragraph, this.#last);
    this.#next.set(sequence, number + 1);
  }
}

/** The block of a section or a note that a box is of. */
export function ownerOf(box: Box): ComposedBlock | undefined {
  if (box.type === 'separator') return undefined;
  let { breakable } = box.column;
  while (breakable?.parent) breakable = breakable.parent;
  return breakable?.table ?? (box.type === 'row' ? box.table : box.paragraph);
}

/** How many lines the source of a box has moved since its block was composed. */
export function shiftOf(box: Box, composed: Composed): number {
  const owner = ownerOf(box);
  return owner ? composed.lineShift(owner) : 0;
}
