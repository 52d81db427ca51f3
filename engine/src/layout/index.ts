/*
 * The pages of a document as Word would break them. In: `Composed`, and the theme. Out: `LaidOut`, which knows on which page
 * everything is, and draws a page as data when it is asked to. The Word file needs it only for the page numbers in its lists.
 *
 * Read in this order: `boxes.ts`, what a page is filled with; `blocks.ts` and `tables.ts`, from composed blocks to boxes, with
 * `lines.ts` for the lines of a paragraph; `pages.ts`, which fills pages as Word does (`chain.ts` for "keep with next",
 * `notes.ts` and `foot.ts` for notes, `row-slices.ts` for rows across pages); `places.ts`, where everything is; `draw/`, a page as
 * data. `session.ts` holds what successive layouts of a changing text share, and `before.ts` and `change.ts` find the pages
 * that a change cannot have affected. All lengths are twips.
 */
import type { Hyphenate } from '../metrics/hyphenation.js';
import type {
  Composed,
  ComposedBlock,
  ComposedContents,
  ComposedParagraph,
  Field,
} from '../model/composed.js';
import type { Heading } from '../model/document.js';
import type { EmbeddedImage } from '../model/media.js';
import type { PageDrawing } from '../model/pages.js';
import type { Note } from '../model/resolved.js';
import { endsInParagraph, SECTION_END } from '../model/section-end.js';
import { pushAll } from '../text/long-arrays.js';
import { formatsOf } from '../theme/formats.js';
import { type Theme, textWidth } from '../theme/index.js';
import { NOTE_SEPARATOR } from '../theme/measures.js';
import { boxesOf, partsOf } from './blocks.js';
import { type Box, separatorBox } from './boxes.js';
import { drawPage } from './draw/page.js';
import { frameFor, frameOf, roomsOf, type SectionFrame } from './frame.js';
import { headingFor } from './headings.js';
import { type NumbersOf, withPages } from './index-pages.js';
import { firstLineNumbers } from './line-numbers.js';
import { restartedNumbers } from './note-numbers.js';
import { NoteSetter } from './notes.js';
import { numbersOf, pagesIn, pagesOf, printedNumber } from './numbered-pages.js';
import { type LayoutOverview, overviewOf, placeOf } from './overview.js';
import { paginate } from './pages.js';
import type { BoxSection } from './paginated.js';
import { type Pages, type Places, placesOf, shiftOf } from './places.js';
import { rowsBefore } from './rows-before.js';
import { LayoutSession } from './session.js';
import type { Column, Typesetting } from './typesetting.js';

export { LayoutSession } from './session.js';

/** A document on its pages. Nothing is drawn before it is asked for. */
export interface LaidOut {
  readonly overview: LayoutOverview;
  /** The number that the page of a heading of the body shows. */
  numberOfPage(heading: Heading): string | undefined;
  /** That of the page on which a bookmark of the body begins. */
  numberOfBookmarkPage(name: string): string | undefined;
  /** The numbers of the pages of an entry of the index, by the key of its places; empty for none. */
  numbersOfPages(entry: string): string;
  /** The number of a note, where it depends on its page or section; undefined where it does not. */
  numberOfNote(note: Note): string | undefined;
  /** Throws if there is no such page. */
  draw(number: number): PageDrawing;
  /** Where a line of the Markdown text is; undefined if it produced nothing. Twips from the page's top. */
  place(line: number): { readonly page: number; readonly top: number; readonly height: number } | undefined;
  /** The picture with the number that pieces refer to. */
  picture(number: number): EmbeddedImage | undefined;
}

/**
 * Lays a document out on pages as Word does. `session` holds what successive layouts of a changing text share:
 * unchanged parts are not laid out again. `hyphenate` divides words at the ends of lines.
 */
export function layOut(
  composed: Composed,
  theme: Theme,
  session = new LayoutSession(),
  hyphenate?: Hyphenate,
): LaidOut {
  return new Layout(composed, theme, session, hyphenate);
}

/** The entries of lists with the numbers of their pages. */
type Lists = ReadonlyMap<ComposedContents, readonly ComposedParagraph[]>;

/** How often the numbers in a list may move the places that the list refers to. */
const MAX_ROUNDS = 4;

class Layout implements LaidOut {
  readonly #composed: Composed;
  readonly #session: LayoutSession;
  readonly #setting: Typesetting;
  readonly #notes: NoteSetter;
  #pages: Pages | undefined;
  #overview: LayoutOverview | undefined;
  #places: Places | undefined;
  #noteNumbers: ReadonlyMap<number, string> | undefined;

  constructor(composed: Composed, theme: Theme, session: LayoutSession, hyphenate: Hyphenate | undefined) {
    this.#composed = composed;
    this.#session = session;
    this.#setting = { theme, formats: formatsOf(theme), hyphenate };
    this.#notes = new NoteSetter(composed, textWidth(theme.page), this.#setting);
  }

  get overview(): LayoutOverview {
    this.#overview ??= overviewOf(this.#paged, this.#composed, this.#found, this.#session);
    return this.#overview;
  }

  numberOfPage(heading: Heading): string | undefined {
    const page = this.#found.headings.get(heading);
    return page === undefined ? undefined : this.#printedNumber(page);
  }

  numberOfBookmarkPage(name: string): string | undefined {
    const page = this.#found.bookmarks.get(name);
    return page === undefined ? undefined : this.#printedNumber(page);
  }

  numbersOfPages(entry: string): string {
    return this.#numbersOf(this.#found.entries.get(entry), this.#paged);
  }

  #numbersOf(found: ReadonlySet<number> | undefined, pages: Pages): string {
    const numbers = [...(found ?? [])].map((page) => this.#printedNumber(page, pages));
    return [...new Set(numbers)].join(', ');
  }

  numberOfNote(note: Note): string | undefined {
    return this.#notesAnew?.get(note.number);
  }

  draw(number: number): PageDrawing {
    const { pages, frames } = this.#paged;
    const record = pages[number - 1];
    const frame = record && frames[record.section];
    if (!frame) throw new RangeError(`Cannot draw page ${number}, expected 1 to ${pages.length}`);
    const { bookmarks, numbers } = this.#found;
    return drawPage(number, record, frames, {
      ...this.#setting,
      printedNumber: this.#printedNumber(number),
      firstLineNumber: this.#paged.lineNumbers?.[number - 1],
      lineNumberStep: this.#composed.lineNumberStep ?? 1,
      runsRightToLeft: this.#composed.runsRightToLeft === true,
      pageCount: (of) => (of === 'document' ? pages.length : pagesIn(pages, record.section)),
      headingText: (sought) => headingFor(pages, number, sought),
      paper: frameFor(frame, record.kind),
      textWidth: frame.textWidth,
      shiftOf: (box) => shiftOf(box, this.#composed),
      numberOfPage: (heading) => this.numberOfPage(heading),
      numberOfBookmarkPage: (name) => this.numberOfBookmarkPage(name),
      pageOfBookmark: (name) => bookmarks.get(name),
      numberOfNote: (note) => this.numberOfNote(note),
      numbersOf: (paragraph) => numbers.get(paragraph) ?? [],
      rowsBefore: (table, first, column) => rowsBefore(table, first, this.#paged.records, column),
      pictureOf: (image) => this.#session.pictureNumber(image),
    });
  }

  get #notesAnew(): ReadonlyMap<number, string> | undefined {
    const numbering = this.#setting.theme.notes[this.#composed.noteKind];
    if (!numbering?.restarts) return undefined;
    this.#noteNumbers ??= restartedNumbers(this.#paged.pages, numbering, this.#composed.noteKind);
    return this.#noteNumbers;
  }

  #printedNumber(page: number, { pages, numbers } = this.#paged): string {
    const section = this.#composed.sections[pages[page - 1]?.section ?? 0];
    return printedNumber(numbers[page - 1] ?? page, section ?? {});
  }

  place(line: number): ReturnType<LaidOut['place']> {
    return placeOf(line, this.overview, (number) => this.draw(number));
  }

  picture(number: number): EmbeddedImage | undefined {
    return this.#session.picture(number);
  }

  get #paged(): Pages {
    this.#pages ??= this.#composed.hasContents ? this.#paginateWithNumbers() : this.#paginate();
    return this.#pages;
  }

  get #found(): Places {
    this.#places ??= placesOf(this.#paged, this.#composed, this.#notes);
    return this.#places;
  }

  /**
   * The numbers in lists of headings, figures and terms may change how many lines the lists take, and so move what
   * follows.
   */
  #paginateWithNumbers(): Pages {
    let pages = this.#paginate();
    let lists: Lists = new Map();
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      const places = placesOf(pages, this.#composed, this.#notes);
      const next = this.#listsWith((field) => this.#numberIn(field, places, pages), pages.frames);
      if (isSameLists(lists, next)) {
        this.#places = places;
        break;
      }
      lists = next;
      pages = this.#paginate(round, lists);
    }
    return pages;
  }

  /** The result of a field in a list. */
  #numberIn({ instruction }: Field, places: Places, pages: Pages): string | undefined {
    if (instruction.kind === 'pagesOf') {
      const found = places.entries.get(instruction.entry);
      return found && this.#numbersOf(found, pages);
    }
    if (instruction.kind !== 'pageOf') return undefined;
    const { heading, bookmark } = instruction;
    const page = heading ? places.headings.get(heading) : places.bookmarks.get(bookmark);
    return page === undefined ? undefined : this.#printedNumber(page, pages);
  }

  /**
   * The entries of lists whose numbers affect their lines, including those of the index, which reserves no space for
   * numbers.
   */
  #listsWith(numbersOf: NumbersOf, frames: readonly SectionFrame[]): Lists {
    const lists = new Map<ComposedContents, readonly ComposedParagraph[]>();
    for (const [index, { blocks }] of this.#composed.sections.entries()) {
      const column = columnOf(frames[index]);
      for (const block of blocks) {
        if (block.type !== 'contents') continue;
        const linesOf = (entry: ComposedParagraph): number | undefined =>
          boxesOf(entry, column, this.#setting)[0]?.lines.length;
        const entries = withPages(block, numbersOf).map((entry, place) => {
          const plain = block.entries[place] ?? entry;
          return block.isIndex || linesOf(entry) !== linesOf(plain) ? entry : plain;
        });
        lists.set(block, entries);
      }
    }
    return lists;
  }

  #paginate(round = 0, lists: Lists = new Map()): Pages {
    const composed = this.#composed;
    const frames = composed.sections.map((section) => frameOf(section, this.#setting));
    const boxes: Box[] = [];
    const sections: BoxSection[] = [];
    for (const [index, { blocks, setting, isContinued = false }] of composed.sections.entries()) {
      const frame = frames[index];
      if (!frame) continue;
      sections.push({
        start: boxes.length,
        columns: frame.columns.length,
        isContinued,
        rooms: roomsOf(frame),
        hasFirstPage: frame.first !== undefined,
        firstNumber: setting?.pageNumbers.start,
      });
      const column = columnOf(frame);
      let last: ComposedBlock | undefined;
      for (const block of blocks) {
        last = block;
        const parts = block.type === 'contents' ? partsOf(block, lists.get(block)) : [block];
        for (const part of parts) for (const box of boxesOf(part, column, this.#setting)) boxes.push(box);
      }
      this.#notes.place(boxes.slice(sections.at(-1)?.start), frame.columnWidth);
      const next = composed.sections[index + 1];
      if (next && !endsInParagraph(last, next)) pushAll(boxes, boxesOf(SECTION_END, column, this.#setting));
      const end = { isLast: next === undefined, boxes: boxes.slice(sections.at(-1)?.start), column };
      for (const box of this.#endnotesAt(end)) boxes.push(box);
    }
    const notes = this.#notes;
    const hasEvenPages = frames.some(({ even }) => even !== undefined);
    const paged = { boxes, sections, hasEvenPages, note: (number: number) => notes.note(number) };
    const paginated = paginate(paged, this.#session.pages[round]);
    this.#session.pages[round] = paginated;
    const pages = pagesOf(paginated);
    const { lineNumbers: way } = composed;
    const lineNumbers = way ? { lineNumbers: firstLineNumbers(pages, way) } : {};
    return { ...paginated, frames, pages, numbers: numbersOf(pages, composed.sections), ...lineNumbers };
  }

  /** The endnotes at the end of a section: all of them at that of the last one, unless the Word template wants them in each. */
  #endnotesAt({ isLast, boxes, column }: SectionEnd): readonly Box[] {
    const { noteKind, notes } = this.#composed;
    const isEach = this.#setting.theme.notes.endsSections === true;
    if (noteKind === 'footnote' || !(isEach || isLast)) return [];
    const marked = new Set(boxes.flatMap((box) => box.notes ?? []));
    const here = isEach ? notes.filter((_, index) => marked.has(index + 1)) : notes;
    if (here.length === 0) return [];
    const set = here.flatMap((note) => this.#composed.noteBlocks(note));
    return [separatorBox(NOTE_SEPARATOR), ...set.flatMap((block) => boxesOf(block, column, this.#setting))];
  }
}

/** The end of a section, and all boxes in it. */
interface SectionEnd {
  readonly isLast: boolean;
  readonly boxes: readonly Box[];
  readonly column: Column;
}

function columnOf(frame: SectionFrame | undefined): Column {
  const { columnWidth = 0, usual } = frame ?? {};
  return { x: 0, width: columnWidth, pageHeight: usual?.room.height ?? 0, isCell: false };
}

/** Numbers that do not affect the lines of lists can be ignored. */
function isSameLists(before: Lists, next: Lists): boolean {
  return Array.from(next).every(([list, entries]) => {
    const known = before.get(list) ?? list.entries;
    return entries.every((entry, index) => entry === known[index]);
  });
}
