import { type Box, type BoxLine, gapBetween, inseparable, type PageRoom, type RowBox } from './boxes.js';
import { heightOfLines, type SetNote } from './notes.js';

/** What stands on a page, without being drawn. Places are counted from the top of its text. */
export interface PageRecord {
  readonly section: number;
  /** The header rows that are repeated at its top. */
  readonly repeated: readonly Part[];
  readonly parts: readonly Part[];
  readonly notes: readonly NotePart[];
  /** Whether the first of the notes began on the page before. */
  readonly continuesNote: boolean;
}

/** Lines of a box. */
export interface Part {
  readonly box: Box;
  /** The first of its lines, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** The top of the first line. */
  readonly top: number;
}

/** Lines of a note. */
export interface NotePart {
  readonly note: SetNote;
  readonly from: number;
  readonly to: number;
}

/** A note, or the rest of one, from a line of it on. */
type CarriedNote = Omit<NotePart, 'to'>;

/** Boxes from `start` on are on pages of one kind, which begin with one of their own. */
export interface BoxSection {
  readonly start: number;
  readonly room: PageRoom;
}

export interface Paged {
  readonly boxes: readonly Box[];
  /** In order; the first starts at 0. */
  readonly sections: readonly BoxSection[];
  /** A note at the foot of its page; undefined where it stands elsewhere. */
  note(number: number): SetNote | undefined;
}

/** Fills pages with boxes as Word does. */
export function paginate(paged: Paged): readonly PageRecord[] {
  const { boxes, sections } = paged;
  const pages = new Pages(paged);
  let section = 0;
  let above: Box | undefined;
  for (const [index, box] of boxes.entries()) {
    if (index > 0 && sections[section + 1]?.start === index) pages.turn(++section);
    const begins = box.format.keepNext && !above?.format.keepNext && !pages.isEmpty;
    if (box.breakBefore || (begins && !pages.hasRoom(chain(boxes, index, above)))) pages.next(box);
    pages.place(box, above);
    above = box;
  }
  return pages.finish();
}

/** The lines, with the space above them, that must be on the same page as a box with "keep with next". */
function chain(boxes: readonly Box[], start: number, before: Box | undefined): BoxLine[] {
  const lines: BoxLine[] = [];
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
  readonly #paged: Paged;
  readonly #records: PageRecord[] = [];
  #section = 0;
  #room: PageRoom;
  #isEmpty = true;
  #used = 0;
  #repeated: readonly Part[] = [];
  #parts: Part[] = [];
  /** The notes of this page, as far as they are not on the pages before, and the height that they take. */
  #notes: CarriedNote[] = [];
  #notesHeight = 0;

  constructor(paged: Paged) {
    this.#paged = paged;
    this.#room = paged.sections[0]?.room ?? { height: 0, separator: 0 };
  }

  /** Whether the page is empty except for repeated header rows and continued notes. */
  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  /** Begins a page, with header rows repeated if a table continues. */
  next(box?: Box): void {
    this.#open(this.#close());
    if (box?.type === 'row' && box.header) this.#repeat(box.header);
  }

  /** Begins a section, and so a page. */
  turn(section: number): void {
    const carried = this.#close();
    this.#section = section;
    this.#room = this.#paged.sections[section]?.room ?? this.#room;
    this.#open(carried);
  }

  #open(carried: readonly CarriedNote[]): void {
    this.#isEmpty = true;
    this.#used = 0;
    this.#repeated = [];
    this.#parts = [];
    this.#notes = [];
    this.#notesHeight = 0;
    for (const { note, from } of carried) this.#addNote(note, from);
  }

  #repeat(rows: readonly RowBox[]): void {
    this.#repeated = rows.map((box) => {
      const top = this.#used;
      for (const { height } of box.lines) this.#used += height;
      return { box, from: 0, to: box.lines.length, top };
    });
  }

  hasRoom(lines: readonly BoxLine[]): boolean {
    return this.#fitting(lines, 0, 0) === lines.length;
  }

  /** Puts a box on this page and, if it does not fit, on the following ones. */
  place(box: Box, above: Box | undefined): void {
    const { lines, format } = box;
    let from = 0;
    while (from < lines.length) {
      const begins = from === 0;
      const gap = format.above + (begins ? this.#gap(box, above) : 0);
      const fitting = this.#fitting(lines, from, gap + format.below);
      const separable = this.#separable(box, from, fitting);
      if (separable === 0 && (!this.isEmpty || (fitting === 0 && this.#notes.length > 0))) {
        this.next(box);
        continue;
      }
      const count = separable || fitting || 1;
      this.#used += gap;
      this.#parts.push({ box, from, to: from + count, top: this.#used });
      for (const line of lines.slice(from, from + count)) this.#take(line);
      this.#used += format.below;
      from += count;
      if (from < lines.length) this.next(box);
    }
  }

  /** The last page, and those that the rest of its notes needs. */
  finish(): readonly PageRecord[] {
    do this.next();
    while (this.#notes.length > 0);
    return this.#records;
  }

  /** At the top of a page, the space above a box counts only on the first page. */
  #gap(box: Box, above: Box | undefined): number {
    if (above === undefined) return box.format.before;
    return this.isEmpty ? 0 : gapBetween(above.format, box.format);
  }

  /** How many lines, starting at `from`, fit on the rest of the page. */
  #fitting(lines: readonly BoxLine[], from: number, gap: number): number {
    let used = this.#used + gap;
    let notes = this.#notesHeight;
    for (let index = from; index < lines.length; index++) {
      const line = lines[index];
      if (!line) break;
      used += this.isEmpty && index === from ? line.topHeight : line.height;
      const own = this.#notesOf(line);
      const last = own.at(-1);
      if (last) {
        // The last note of a page may continue on the next one.
        notes = own.reduce((sum, { height }) => sum + height, notes || this.#room.separator);
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

  #notesOf({ notes }: BoxLine): readonly SetNote[] {
    if (notes.length === 0) return NO_NOTES;
    return notes.map((number) => this.#paged.note(number)).filter((note) => note !== undefined);
  }

  #take(line: BoxLine): void {
    this.#used += this.isEmpty ? line.topHeight : line.height;
    this.#isEmpty = false;
    for (const note of this.#notesOf(line)) this.#addNote(note, 0);
  }

  #addNote(note: SetNote, from: number): void {
    const { lines, height } = note;
    this.#notes.push({ note, from });
    const own = from === 0 ? height : height - heightOfLines(lines.slice(0, from)) - (lines[from]?.gap ?? 0);
    this.#notesHeight = (this.#notesHeight || this.#room.separator) + own;
  }

  /** Ends the page. What does not fit of its notes goes on on the next. */
  #close(): readonly CarriedNote[] {
    let room = this.#room.height - this.#used - this.#room.separator;
    const notes: NotePart[] = [];
    const carried: CarriedNote[] = [];
    for (const { note, from } of this.#notes) {
      let to = from;
      while (carried.length === 0 && to < note.lines.length) {
        const line = note.lines[to];
        const height = line ? line.height + (to === from ? 0 : line.gap) : 0;
        // A line must be somewhere, even where there is no room at all.
        if (height > room && !(to === 0 && notes.length === 0) && !(this.#isEmpty && notes.length === 0))
          break;
        room -= height;
        to++;
      }
      room -= note.after;
      if (to > from) notes.push({ note, from, to });
      if (to < note.lines.length) carried.push({ note, from: to });
    }
    this.#records.push({
      section: this.#section,
      repeated: this.#repeated,
      parts: this.#parts,
      notes,
      continuesNote: notes[0] !== undefined && notes[0].from > 0,
    });
    return carried;
  }
}

const NO_NOTES: readonly SetNote[] = [];
