import { pushAll } from '../text/long-arrays.js';
import { bandBelow, lowestHeight } from './bands.js';
import { type PagesBefore, pagesBefore } from './before.js';
import {
  type Box,
  type BoxLine,
  belowPart,
  gapBetween,
  type PageRoom,
  type Part,
  type RowBox,
  separable,
} from './boxes.js';
import { chain } from './chain.js';
import { continuedFoot, type Foot, footWithNotes, partNotes } from './foot.js';
import type { SetNote } from './notes.js';
import { firstStart, nextPage, roomFor, sectionPage } from './page-starts.js';
import {
  beginsPage,
  type CarriedNote,
  type ColumnRecord,
  type ColumnStart,
  type Paged,
  type Paginated,
} from './paginated.js';

/**
 * Fills pages with boxes as Word does. If `before` has the pages of nearly the same boxes, the pages that the change cannot
 * affect are kept.
 */
export function paginate(paged: Paged, before?: Paginated): Paginated {
  const known = before && pagesBefore(before, paged);
  const pages = new Pages(paged, known?.next ?? firstStart(paged), known);
  pages.fill();
  return { ...paged, records: pages.records, starts: pages.starts };
}

class Pages {
  readonly records: ColumnRecord[];
  readonly starts: ColumnStart[];
  readonly #paged: Paged;
  readonly #before: PagesBefore | undefined;
  /** Where the open column begins. */
  #start: ColumnStart;
  /** The first column of the open band. */
  #firstOfBand = 0;
  #room: PageRoom;
  #isEmpty = true;
  #used = 0;
  /** Where the text ends, without the line spacing below the last line. */
  #bottom = 0;
  #repeated: readonly Part[] = [];
  #parts: Part[] = [];
  /** The notes of this page, except what earlier pages already have. */
  #notes: CarriedNote[] = [];
  #foot: Foot = { height: 0, next: 0, isClosed: false };
  /** Whether all pages from the open one on are taken from the previous layout. */
  #isDone = false;

  constructor(
    paged: Paged,
    start: ColumnStart,
    before?: PagesBefore,
    /** The maximum height of the text in a column; its notes are at the foot of the page. */
    private readonly limit = Number.POSITIVE_INFINITY,
  ) {
    this.#paged = paged;
    this.#before = before;
    this.records = before ? [...before.kept.records] : [];
    this.starts = before ? [...before.kept.starts] : [];
    this.#start = start;
    this.#room = roomFor(start, this.#paged);
    this.#open(start);
  }

  /** Puts all boxes on pages, from the start of the open one on. */
  fill(): void {
    const { boxes, sections } = this.#paged;
    const { index: first = 0, from = 0 } = this.starts.at(-1) ?? {};
    const isResumed = first > 0 || from > 0;
    for (let index = first; index < boxes.length && !this.#isDone; index++) {
      const box = boxes[index];
      if (!box) break;
      const above = boxes[index - 1];
      if (isResumed && index === first) {
        this.#place(index, box, above, from);
        continue;
      }
      const begins = box.format.keepNext && !above?.format.keepNext && !this.isEmpty;
      if (index > 0 && sections[this.#start.section + 1]?.start === index)
        this.#beginSection(this.#start.section + 1, index);
      else if (above?.breakAfter || (box.breakBefore && !this.isEmpty)) this.#break(index, above?.breakAfter);
      else if (begins && this.#movesWhole(chain(boxes, index, above))) this.#next(index, 0);
      this.#place(index, box, above, 0);
    }
    this.#finish();
  }

  /** Whether the page, or a column from its top down, is empty except for repeated header rows and continued notes. */
  get isEmpty(): boolean {
    return this.#isEmpty && this.#start.band.top === 0;
  }

  /** Begins a column with a line of a box, under header rows repeated if a table continues. */
  #next(index: number, from: number): void {
    const carried = this.#close();
    const column = this.#start.column + 1;
    const place = { index, from, isRequested: false, carried };
    const isLast = column === this.#paged.sections[this.#start.section]?.columns;
    this.#open({ ...(isLast ? nextPage(this.#start, this.#paged) : { ...this.#start, column }), ...place });
  }

  /** Begins a page at a page break, or the next column. */
  #break(index: number, kind: Box['breakAfter']): void {
    const carried = this.#close();
    const column = this.#start.column + 1;
    const columns = this.#paged.sections[this.#start.section]?.columns ?? 1;
    const isBeside = kind === 'column' && column < columns;
    const next = isBeside ? { ...this.#start, column } : nextPage(this.#start, this.#paged);
    this.#open({ ...next, index, from: 0, isRequested: true, carried });
  }

  /** Begins a section, and so a page. */
  #beginSection(section: number, index: number): void {
    const { isContinued } = this.#paged.sections[section] ?? {};
    const carried = (isContinued && this.#evenOut(index)) || this.#close();
    if (isContinued && carried.length === 0) {
      this.#continueWithSection(section, index);
      return;
    }
    const page = sectionPage(section, this.#start, this.#paged);
    this.#open({ ...page, index, from: 0, isRequested: true, carried });
  }

  /** Begins a section below the open one, on the same page. */
  #continueWithSection(section: number, index: number): void {
    const band = bandBelow(this.#start.band, this.records.slice(this.#firstOfBand));
    this.#open({ ...this.#start, section, column: 0, band, index, from: 0, isRequested: true, carried: [] });
  }

  /**
   * Makes the open columns of a section as low as they can be up to the box `end`, before which it ends; undefined where
   * there is nothing to even out.
   */
  #evenOut(end: number): readonly CarriedNote[] | undefined {
    const start = this.starts[this.#firstOfBand];
    const count = this.#paged.sections[this.#start.section]?.columns ?? 1;
    if (count === 1 || !start) return undefined;
    const paged = { ...this.#paged, boxes: this.#paged.boxes.slice(0, end) };
    const closed = this.records.slice(this.#firstOfBand).reduce((sum, { height }) => sum + height, 0);
    const best = lowestHeight(Math.floor((closed + this.#used) / count), this.#room.height, (limit) => {
      const pages = new Pages(paged, start, undefined, limit);
      pages.fill();
      return pages.starts.slice(1).some(beginsPage) ? undefined : pages;
    });
    if (!best) return undefined;
    this.records.length = this.starts.length = this.#firstOfBand;
    for (const record of best.records) this.#keep(record);
    pushAll(this.starts, best.starts);
    return [];
  }

  #open(start: ColumnStart): void {
    if (this.#continuesAsBefore(start)) return;
    this.starts.push(start);
    this.#start = start;
    if (start.column === 0) this.#firstOfBand = this.records.length;
    this.#room = roomFor(start, this.#paged);
    this.#isEmpty = true;
    this.#used = 0;
    this.#bottom = 0;
    this.#repeated = [];
    this.#parts = [];
    this.#notes = [...start.carried];
    this.#foot = continuedFoot(start.carried, this.#room);
    const box = this.#paged.boxes[start.index];
    if (box?.type === 'row' && box.header) this.#repeat(box.header);
  }

  /** Takes the remaining pages from the previous layout, if the open page begins as one of them and nothing after it has changed. */
  #continuesAsBefore(start: ColumnStart): boolean {
    const rest = this.#before?.from(start);
    if (!rest) return false;
    for (const record of rest.records) this.records.push(record);
    for (const other of rest.starts) this.starts.push(other);
    this.#isDone = true;
    return true;
  }

  #repeat(rows: readonly RowBox[]): void {
    this.#repeated = rows.map((box) => {
      const top = this.#used;
      for (const { height } of box.lines) this.#used += height;
      return { box, from: 0, to: box.lines.length, top };
    });
  }

  /** Whether lines that belong together begin a page: not if they would not fit on it either. */
  #movesWhole(lines: readonly BoxLine[]): boolean {
    const height = lines.reduce((sum, line) => sum + line.height, 0);
    return !this.#hasRoom(lines) && height <= Math.min(this.#room.height, this.limit);
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
      const staying = separable(box, from, fitting);
      if (staying === 0 && (!this.isEmpty || (fitting === 0 && this.#notes.length > 0))) {
        this.#next(index, from);
        continue;
      }
      const count = staying || fitting || 1;
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
      this.#open({ ...nextPage(this.#start, this.#paged), index, from: 0, isRequested: false, carried });
    }
  }

  /** At the top of a page, the space above a box counts only after a page break. */
  #gap(box: Box, above: Box | undefined): number {
    if (!this.#isEmpty) return above ? gapBetween(above.format, box.format) : 0;
    return this.#start.isRequested ? box.format.before : 0;
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
    if (top + line.ownHeight > this.limit) return undefined;
    return footWithNotes(foot, line, { top, notes: this.#notesOf(line), room: this.#room.height });
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
      section: this.#start.section,
      column: this.#start.column,
      band: this.#start.band,
      height: this.#used,
      foot: this.#foot.height,
      repeated: this.#repeated,
      parts: this.#parts,
      notes,
      continuesNote: notes[0] !== undefined && notes[0].from > 0,
    };
    this.#keep(record);
    return carried;
  }

  #keep(record: ColumnRecord): void {
    this.records.push(this.#before?.same(record, this.records.length) ?? record);
  }
}

const NO_NOTES: readonly SetNote[] = [];
