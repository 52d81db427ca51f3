import {
  type Box,
  type BoxLine,
  belowPart,
  gapBetween,
  type PageRoom,
  type Part,
  type RowBox,
} from './boxes.js';
import { chain } from './chain.js';
import { type Change, changeOf, isSameRecord, isSameStart } from './change.js';
import { firstKind, firstStart } from './first-page.js';
import { type Foot, footOf, footUnder, partNotes } from './foot.js';
import type { PageKind } from './frame.js';
import type { SetNote } from './notes.js';
import type { CarriedNote, ColumnRecord, ColumnStart, Paged, Paginated } from './paginated.js';

/**
 * Fills pages with boxes as Word does. If `before` has the pages of nearly the same boxes, the pages that the change cannot
 * affect are kept.
 */
export function paginate(paged: Paged, before?: Paginated): Paginated {
  const change = before && changeOf(before, paged);
  const pages = new Pages(paged, before, change);
  pages.fill();
  return { ...paged, records: pages.records, starts: pages.starts };
}

class Pages {
  readonly records: ColumnRecord[];
  readonly starts: ColumnStart[];
  readonly #paged: Paged;
  readonly #before: Paginated | undefined;
  readonly #change: Change | undefined;
  #section = 0;
  #column = 0;
  #kind: PageKind = 'usual';
  #isEven = false;
  #room: PageRoom;
  #isAsked = true;
  #isEmpty = true;
  #used = 0;
  /** Where the text ends, without the line spacing below the last line. */
  #bottom = 0;
  #repeated: readonly Part[] = [];
  #parts: Part[] = [];
  /** The notes of this page, except what earlier pages already have. */
  #notes: CarriedNote[] = [];
  #foot: Foot = { height: 0, next: 0, isClosed: false };
  /** How many pages of the previous layout begin before the open page. */
  #passed = 0;
  /** Whether all pages from the open one on are taken from the previous layout. */
  #isDone = false;

  constructor(paged: Paged, before: Paginated | undefined, change: Change | undefined) {
    this.#paged = paged;
    this.#before = before;
    this.#change = change;
    const kept = change ? change.keptColumns : 0;
    this.records = before ? before.records.slice(0, kept) : [];
    this.starts = before ? before.starts.slice(0, kept) : [];
    const start = before?.starts[kept] ?? firstStart(paged);
    this.#room = this.#roomOf(start);
    this.#open(start);
  }

  /** Puts all boxes on pages, from the start of the open one on. */
  fill(): void {
    const { boxes, sections } = this.#paged;
    const { index: first = 0, from = 0 } = this.starts.at(-1) ?? {};
    const isResumed = this.records.length > 0;
    for (let index = first; index < boxes.length && !this.#isDone; index++) {
      const box = boxes[index];
      if (!box) break;
      const above = boxes[index - 1];
      if (isResumed && index === first) {
        this.#place(index, box, above, from);
        continue;
      }
      const begins = box.format.keepNext && !above?.format.keepNext && !this.isEmpty;
      if (index > 0 && sections[this.#section + 1]?.start === index) this.#turn(this.#section + 1, index);
      else if (above?.breakAfter || (box.breakBefore && !this.isEmpty)) this.#break(index);
      else if (begins && !this.#hasRoom(chain(boxes, index, above))) this.#next(index, 0);
      if (!this.#isDone) this.#place(index, box, above, 0);
    }
    this.#finish();
  }

  /** Whether the page is empty except for repeated header rows and continued notes. */
  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  /** Begins a column with a line of a box, under header rows repeated if a table continues. */
  #next(index: number, from: number): void {
    const carried = this.#close();
    const column = this.#column + 1;
    const place = { index, from, isAsked: false, carried };
    if (column === this.#paged.sections[this.#section]?.columns)
      this.#open({ ...this.#nextPage(), ...place });
    else
      this.#open({
        section: this.#section,
        column,
        kind: this.#kind,
        isEven: this.#isEven,
        ...place,
      });
  }

  /** Begins a page at a page break. */
  #break(index: number): void {
    const carried = this.#close();
    this.#open({ ...this.#nextPage(), index, from: 0, isAsked: true, carried });
  }

  /** Begins a section, and so a page. */
  #turn(section: number, index: number): void {
    const carried = this.#close();
    const { isEven: follows } = this.#nextPage();
    const { firstNumber } = this.#paged.sections[section] ?? {};
    const isEven = firstNumber === undefined ? follows : this.#paged.hasEvenPages && firstNumber % 2 === 0;
    const kind = firstKind(this.#paged.sections[section], isEven);
    this.#open({ section, column: 0, kind, isEven, index, from: 0, isAsked: true, carried });
  }

  /** The page after the open one, in the same section. */
  #nextPage(): Pick<ColumnStart, 'section' | 'column' | 'kind' | 'isEven'> {
    const isEven = this.#paged.hasEvenPages && !this.#isEven;
    return { section: this.#section, column: 0, kind: isEven ? 'even' : 'usual', isEven };
  }

  #roomOf({ section, kind }: Pick<ColumnStart, 'section' | 'kind'>): PageRoom {
    return this.#paged.sections[section]?.rooms[kind] ?? { height: 0, separator: 0 };
  }

  #open(start: ColumnStart): void {
    if (this.#continuesAsBefore(start)) return;
    this.starts.push(start);
    this.#section = start.section;
    this.#column = start.column;
    this.#kind = start.kind;
    this.#isEven = start.isEven;
    this.#room = this.#roomOf(start);
    this.#isAsked = start.isAsked;
    this.#isEmpty = true;
    this.#used = 0;
    this.#bottom = 0;
    this.#repeated = [];
    this.#parts = [];
    this.#notes = [...start.carried];
    this.#foot = footOf(start.carried, this.#room);
    const box = this.#paged.boxes[start.index];
    if (box?.type === 'row' && box.header) this.#repeat(box.header);
  }

  /** Takes the remaining pages from the previous layout, if the open page begins as one of them and nothing after it has changed. */
  #continuesAsBefore(start: ColumnStart): boolean {
    const change = this.#change;
    const before = this.#before;
    if (!before || !change || start.index < change.sameFrom) return false;
    const page = this.#pageOfBefore(start, before, change.shift);
    if (page === undefined) return false;
    for (const record of before.records.slice(page)) this.records.push(record);
    for (const other of before.starts.slice(page))
      this.starts.push({ ...other, index: other.index + change.shift });
    this.#isDone = true;
    return true;
  }

  /** The page of the previous layout that begins as this one does; only ever searched forwards. */
  #pageOfBefore(start: ColumnStart, { starts }: Paginated, shift: number): number | undefined {
    const wanted = start.index - shift;
    while ((starts[this.#passed]?.index ?? wanted) < wanted) this.#passed++;
    for (let page = this.#passed; starts[page]?.index === wanted; page++) {
      const other = starts[page];
      if (other && isSameStart(other, start, shift)) return page;
    }
    return undefined;
  }

  #repeat(rows: readonly RowBox[]): void {
    this.#repeated = rows.map((box) => {
      const top = this.#used;
      for (const { height } of box.lines) this.#used += height;
      return { box, from: 0, to: box.lines.length, top };
    });
  }

  #hasRoom(lines: readonly BoxLine[]): boolean {
    return this.#fitting(lines, 0, 0) === lines.length;
  }

  /** Puts a box, from one of its lines on, on this page and, if it does not fit, on the following ones. */
  #place(index: number, box: Box, above: Box | undefined, start: number): void {
    const { lines, format } = box;
    let from = start;
    while (from < lines.length && !this.#isDone) {
      const gap = format.above + (from === 0 ? this.#gap(box, above) : 0);
      const fitting = this.#fitting(lines, from, gap + (format.singleLines ? 0 : format.below));
      const separable = this.#separable(box, from, fitting);
      if (separable === 0 && (!this.isEmpty || (fitting === 0 && this.#notes.length > 0))) {
        this.#next(index, from);
        continue;
      }
      const count = separable || fitting || 1;
      this.#used += gap;
      this.#parts.push({ box, from, to: from + count, top: this.#used });
      for (const line of lines.slice(from, from + count)) this.#take(line);
      from += count;
      const below = belowPart(box, from);
      this.#used += below;
      this.#bottom += below;
      if (from < lines.length) this.#next(index, from);
    }
  }

  /** The last page, and those that the rest of its notes needs. */
  #finish(): void {
    const index = this.#paged.boxes.length;
    while (!this.#isDone) {
      const carried = this.#close();
      if (carried.length === 0) return;
      this.#open({ ...this.#nextPage(), index, from: 0, isAsked: false, carried });
    }
  }

  /** At the top of a page, the space above a box counts only after a page break. */
  #gap(box: Box, above: Box | undefined): number {
    if (!this.isEmpty) return above ? gapBetween(above.format, box.format) : 0;
    return this.#isAsked ? box.format.before : 0;
  }

  /** How many lines, starting at `from`, fit on the rest of the page. */
  #fitting(lines: readonly BoxLine[], from: number, gap: number): number {
    let used = this.#used + gap;
    let foot: Foot | undefined = this.#foot;
    for (let index = from; index < lines.length; index++) {
      const line = lines[index];
      foot = line && this.#footUnder(line, used, foot);
      if (!line || !foot) return index - from;
      used += line.height;
    }
    return lines.length - from;
  }

  #footUnder(line: BoxLine, top: number, foot: Foot): Foot | undefined {
    return footUnder(foot, line, { top, notes: this.#notesOf(line), room: this.#room.height });
  }

  /** How many of the fitting lines may stay on this page under widow and orphan control. */
  #separable({ format, lines }: Box, from: number, fitting: number): number {
    const left = lines.length - from - fitting;
    if (left === 0) return fitting;
    if (format.keepLines) return 0;
    if (format.singleLines) return fitting;
    const count = left === 1 ? fitting - 1 : fitting;
    return from === 0 && count < 2 ? 0 : Math.max(count, 0);
  }

  #notesOf({ notes }: BoxLine): readonly SetNote[] {
    if (notes.length === 0) return NO_NOTES;
    return notes.map((number) => this.#paged.note(number)).filter((note) => note !== undefined);
  }

  #take(line: BoxLine): void {
    // A line must go somewhere, even if there is no room for it.
    this.#foot = this.#footUnder(line, this.#used, this.#foot) ?? { ...this.#foot, isClosed: true };
    this.#bottom = this.#used + line.ownHeight;
    this.#used += line.height;
    this.#isEmpty = false;
    for (const note of this.#notesOf(line)) this.#notes.push({ note, from: 0 });
  }

  /** Ends the page. Notes that do not fit continue on the next. */
  #close(): readonly CarriedNote[] {
    const room = this.#room.height - this.#bottom - this.#room.separator;
    const { parts: notes, carried } = partNotes(this.#notes, room, this.#isEmpty);
    const record: ColumnRecord = {
      section: this.#section,
      column: this.#column,
      repeated: this.#repeated,
      parts: this.#parts,
      notes,
      continuesNote: notes[0] !== undefined && notes[0].from > 0,
    };
    const before = this.#before?.records[this.records.length];
    this.records.push(before && isSameRecord(before, record) ? before : record);
    return carried;
  }
}

const NO_NOTES: readonly SetNote[] = [];
