import type { Box, PageRoom, Part } from './boxes.js';
import type { PageKind } from './frame.js';
import {
  type Band,
  type BoxSection,
  beginsPage,
  type CarriedNote,
  type ColumnRecord,
  type ColumnStart,
  type Paged,
  type Paginated,
} from './paginated.js';

/** The common beginning and end of two sequences of boxes. */
interface Change {
  /** How many columns at the beginning cannot have changed. */
  readonly keptColumns: number;
  /** From this box on all are the same again, `shift` boxes further down than before. */
  readonly sameFrom: number;
  readonly shift: number;
}

/** Compares boxes with the previous ones; undefined if none of their columns can be kept. */
export function changeOf(before: Paginated, after: Paged): Change | undefined {
  const [old, boxes] = [before.boxes, after.boxes];
  const isSame = (one: Box | undefined, other: Box | undefined): boolean =>
    one === other && one !== undefined && hasSameNotes(one, before, after);
  const shortest = Math.min(old.length, boxes.length);
  let first = 0;
  while (first < shortest && isSame(old[first], boxes[first])) first++;
  const shift = boxes.length - old.length;
  let sameFrom = boxes.length;
  while (sameFrom - 1 >= first + Math.max(shift, 0) && isSame(old[sameFrom - 1 - shift], boxes[sameFrom - 1]))
    sameFrom--;
  if (before.hasEvenPages !== after.hasEvenPages) return undefined;
  if (!areSameSections(before.sections, after.sections, { first, sameFrom, shift })) return undefined;
  return { keptColumns: keptColumns(before, first), sameFrom, shift };
}

function hasSameNotes({ notes }: Box, before: Paged, after: Paged): boolean {
  return notes === undefined || notes.every((number) => before.note(number) === after.note(number));
}

function areSameSections(
  before: readonly BoxSection[],
  after: readonly BoxSection[],
  { first, sameFrom, shift }: { readonly first: number; readonly sameFrom: number; readonly shift: number },
): boolean {
  return (
    before.length === after.length &&
    after.every((section, index) => {
      const other = before[index];
      if (!other || !isSamePaper(section, other)) return false;
      const { start } = section;
      return (
        (start <= first && other.start === start) || (start >= sameFrom && other.start === start - shift)
      );
    })
  );
}

const KINDS: readonly PageKind[] = ['usual', 'first', 'even'];

function isSamePaper(one: BoxSection, other: BoxSection): boolean {
  const isSame = (a: PageRoom, b: PageRoom): boolean => a.height === b.height && a.separator === b.separator;
  return (
    one.columns === other.columns &&
    one.isContinued === other.isContinued &&
    one.hasFirstPage === other.hasFirstPage &&
    one.firstNumber === other.firstNumber &&
    KINDS.every((kind) => isSame(one.rooms[kind], other.rooms[kind]))
  );
}

/**
 * How many columns come before the last one that began without regard to the box `changed`: lines kept with the next
 * one look ahead, and columns of equal height look at their neighbours.
 */
function keptColumns({ starts, boxes, sections }: Paginated, changed: number): number {
  const hasBands = sections.some(({ isContinued }) => isContinued);
  for (let page = starts.length - 1; page > 0; page--) {
    const start = starts[page];
    if (!start || (hasBands && !beginsPage(start))) continue;
    let last = start.index;
    if (last >= changed) continue;
    while (boxes[last]?.format.keepNext) last++;
    if (last < changed) return page;
  }
  return 0;
}

/** Whether a column begins like an earlier one, whose boxes were `shift` further up. */
export function isSameStart(before: ColumnStart, start: ColumnStart, shift: number): boolean {
  return (
    before.index + shift === start.index &&
    before.from === start.from &&
    before.section === start.section &&
    before.column === start.column &&
    isSameBand(before.band, start.band) &&
    before.kind === start.kind &&
    before.isEven === start.isEven &&
    before.isRequested === start.isRequested &&
    areSame(before.carried, start.carried, isSameNote)
  );
}

const isSameBand = (one: Band, other: Band): boolean =>
  one.top === other.top && one.taken === other.taken && one.isContinued === other.isContinued;

const isSameNote = (one: CarriedNote, other: CarriedNote): boolean =>
  one.note === other.note && one.from === other.from;

/** Whether two columns have the same content in the same places. */
export function isSameRecord(one: ColumnRecord, other: ColumnRecord): boolean {
  return (
    one.section === other.section &&
    one.column === other.column &&
    isSameBand(one.band, other.band) &&
    one.height === other.height &&
    one.foot === other.foot &&
    areSame(one.parts, other.parts, isSamePart) &&
    areSame(one.repeated, other.repeated, isSamePart) &&
    areSame(one.notes, other.notes, (a, b) => isSameNote(a, b) && a.to === b.to)
  );
}

const isSamePart = (one: Part, other: Part): boolean =>
  one.box === other.box && one.from === other.from && one.to === other.to && one.top === other.top;

function areSame<T>(one: readonly T[], other: readonly T[], isSame: (a: T, b: T) => boolean): boolean {
  return (
    one.length === other.length &&
    one.every((each, index) => {
      const counterpart = other[index];
      return counterpart !== undefined && isSame(each, counterpart);
    })
  );
}
