import type { Heading } from '../model/document.js';
import { type Box, gapBetween, inseparable, type PageRoom } from './boxes.js';
import type { Line } from './lines.js';

/** Fills pages with boxes as Word does, and returns the page of each heading, counted from 1. */
export function paginate(boxes: readonly Box[], room: PageRoom): ReadonlyMap<Heading, number> {
  const pages = new Pages(room);
  const found = new Map<Heading, number>();
  let above: Box | undefined;
  for (const [index, box] of boxes.entries()) {
    if (box.room) pages.turn(box.room, above === undefined);
    const begins = box.format.keepNext && !above?.format.keepNext && !pages.isEmpty;
    if (box.breakBefore || (begins && !pages.hasRoom(chain(boxes, index, above)))) pages.next(box.header);
    const page = pages.place(box, above);
    for (const heading of box.headings ?? []) found.set(heading, page);
    above = box;
  }
  return found;
}

/** The lines, with the space above them, that must be on the same page as a box with "keep with next". */
function chain(boxes: readonly Box[], start: number, before: Box | undefined): Line[] {
  const lines: Line[] = [];
  let above = before;
  for (let index = start; index < boxes.length; index++) {
    const box = boxes[index];
    if (!box || (box.breakBefore && index > start)) break;
    const { format } = box;
    const gap = format.above + format.below + (above ? gapBetween(above.format, format) : format.before);
    lines.push({ height: gap, topHeight: gap, notes: [] });
    if (!format.keepNext) {
      for (const line of box.lines.slice(0, inseparable(box))) lines.push(line);
      break;
    }
    for (const line of box.lines) lines.push(line);
    above = box;
  }
  return lines;
}

class Pages {
  #room: PageRoom;
  #number = 1;
  #isEmpty = true;
  #used = 0;
  /** The height of the notes and their separator. The part continued on the next page counts there. */
  #notes = 0;
  #carried = 0;

  constructor(room: PageRoom) {
    this.#room = room;
  }

  /** Whether the page is empty except for repeated header rows and continued notes. */
  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  /** Begins a page, with a repeated header row of this height if a table continues. */
  next(header = 0): void {
    this.#number++;
    this.#isEmpty = true;
    this.#used = header;
    this.#notes = 0;
    if (this.#carried > 0) {
      const held = Math.min(this.#carried, this.#room.height - this.#room.separator);
      this.#notes = this.#room.separator + held;
      this.#carried -= held;
    }
  }

  /** Begins a section, and so a page, unless the document begins with it. */
  turn(room: PageRoom, isFirst: boolean): void {
    this.#room = room;
    if (!isFirst) this.next();
  }

  hasRoom(lines: readonly Line[]): boolean {
    return this.#fitting(lines, 0, 0) === lines.length;
  }

  /** Puts a box on this page and, if it does not fit, on the following ones. Returns the page of its first line. */
  place(box: Box, above: Box | undefined): number {
    const { lines, format } = box;
    let first: number | undefined;
    let from = 0;
    while (from < lines.length) {
      const begins = from === 0;
      const gap = format.above + (begins ? this.#gap(box, above) : 0);
      const fitting = this.#fitting(lines, from, gap + format.below);
      const separable = this.#separable(box, from, fitting);
      if (separable === 0 && !this.isEmpty) {
        this.next(box.header);
        continue;
      }
      const count = separable || fitting || 1;
      this.#used += gap;
      for (const line of lines.slice(from, from + count)) this.#take(line);
      first ??= this.#number;
      this.#used += format.below;
      from += count;
      if (from < lines.length) this.next();
    }
    return first ?? this.#number;
  }

  /** At the top of a page, the space above a box counts only on the first page. */
  #gap(box: Box, above: Box | undefined): number {
    if (above === undefined) return box.format.before;
    return this.isEmpty ? 0 : gapBetween(above.format, box.format);
  }

  /** How many lines, starting at `from`, fit on the rest of the page. */
  #fitting(lines: readonly Line[], from: number, gap: number): number {
    let used = this.#used + gap;
    let notes = this.#notes;
    for (let index = from; index < lines.length; index++) {
      const line = lines[index];
      if (!line) break;
      used += this.isEmpty && index === from ? line.topHeight : line.height;
      const last = line.notes.at(-1);
      if (last) {
        // The last note of a page may continue on the next one.
        notes = line.notes.reduce((sum, { height }) => sum + height, notes || this.#room.separator);
        if (used + notes - last.height + last.head > this.#room.height) return index - from;
        if (used + notes > this.#room.height) return index - from + 1;
      } else if (used + notes > this.#room.height) return index - from;
    }
    return lines.length - from;
  }

  /** How many of the fitting lines may stay on this page under widow and orphan control. */
  #separable({ format, lines }: Box, from: number, fitting: number): number {
    const left = lines.length - from - fitting;
    if (left === 0) return fitting;
    if (format.keepLines) return 0;
    const count = left === 1 ? fitting - 1 : fitting;
    return from === 0 && count < 2 ? 0 : Math.max(count, 0);
  }

  #take({ height, topHeight, notes }: Line): void {
    this.#used += this.isEmpty ? topHeight : height;
    this.#isEmpty = false;
    if (notes.length === 0) return;
    const wanted = notes.reduce((sum, note) => sum + note.height, this.#notes || this.#room.separator);
    const room = Math.max(this.#room.height - this.#used, 0);
    this.#notes = Math.min(wanted, room);
    this.#carried += wanted - this.#notes;
  }
}
