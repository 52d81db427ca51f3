import type { Composed, ComposedParagraph } from '../model/composed.js';
import type { Heading } from '../model/document.js';
import type { EmbeddedImage } from '../model/media.js';
import type { PageDrawing, PagesOverview } from '../model/pages.js';
import { formatsOf } from '../theme/formats.js';
import { type Theme, textWidth } from '../theme/index.js';
import { NOTE_SEPARATOR } from '../theme/measures.js';
import { boxesOf } from './blocks.js';
import { type Box, separatorBox } from './boxes.js';
import { drawPage } from './draw/page.js';
import { frameOf } from './frame.js';
import { NoteSetter } from './notes.js';
import { overviewOf, placeOf } from './overview.js';
import { paginate } from './pages.js';
import type { BoxSection } from './paginated.js';
import { chapterOn, type Pages, type Places, placesOf, shiftOf } from './places.js';
import { LayoutSession } from './session.js';
import type { Column, Typesetting } from './typesetting.js';

export { LayoutSession } from './session.js';

/** A document on its pages. Nothing is drawn before it is asked for. */
export interface LaidOut {
  readonly overview: PagesOverview;
  /** The page of a heading of the body, counted from 1. */
  pageOf(heading: Heading): number | undefined;
  /** Throws where there is no such page. */
  draw(number: number): PageDrawing;
  /** Where a line of the Markdown text stands; undefined where it has left nothing. Twips from the page's top. */
  place(line: number): { readonly page: number; readonly top: number; readonly height: number } | undefined;
  /** The picture that pieces call by a number. */
  picture(number: number): EmbeddedImage | undefined;
}

/**
 * Lays a document out on pages as Word does. `session` is what the layouts of one text, as it changes, have in common:
 * a part that has not changed is not laid out again.
 */
export function layOut(composed: Composed, theme: Theme, session = new LayoutSession()): LaidOut {
  return new Layout(composed, theme, session);
}

/** Ends a section: a paragraph too low to be seen. */
const SECTION_END: ComposedParagraph = {
  type: 'paragraph',
  style: 'PageBreak',
  content: [],
  rightToLeft: false,
};

class Layout implements LaidOut {
  readonly #composed: Composed;
  readonly #session: LayoutSession;
  readonly #setting: Typesetting;
  readonly #notes: NoteSetter;
  #pages: Pages | undefined;
  #overview: PagesOverview | undefined;
  #places: Places | undefined;

  constructor(composed: Composed, theme: Theme, session: LayoutSession) {
    this.#composed = composed;
    this.#session = session;
    this.#setting = { theme, formats: formatsOf(theme) };
    this.#notes = new NoteSetter(composed, textWidth(theme.page), this.#setting);
  }

  get overview(): PagesOverview {
    this.#overview ??= overviewOf(this.#paged, this.#composed, this.#found, this.#session);
    return this.#overview;
  }

  pageOf(heading: Heading): number | undefined {
    return this.#found.headings.get(heading);
  }

  draw(number: number): PageDrawing {
    const { records, frames } = this.#paged;
    const record = records[number - 1];
    const frame = record && frames[record.section];
    if (!frame) throw new RangeError(`Cannot draw page ${number}, expected 1 to ${records.length}`);
    const { headings, bookmarks, numbers } = this.#found;
    const isCover = number === 1 && this.#composed.sections[0]?.hasCover === true;
    return drawPage(number, record, isCover ? { ...frame, header: undefined, footer: undefined } : frame, {
      ...this.#setting,
      shiftOf: (box) => shiftOf(box, this.#composed),
      pageOf: (heading) => headings.get(heading),
      pageOfBookmark: (name) => bookmarks.get(name),
      pages: records.length,
      chapterOn: (page) => chapterOn(this.#found, page),
      numberOf: (paragraph) => numbers.get(paragraph) ?? 1,
      pictureOf: (image) => this.#session.pictureNumber(image),
    });
  }

  place(line: number): ReturnType<LaidOut['place']> {
    return placeOf(line, this.overview, (number) => this.draw(number));
  }

  picture(number: number): EmbeddedImage | undefined {
    return this.#session.picture(number);
  }

  get #paged(): Pages {
    this.#pages ??= this.#paginate();
    return this.#pages;
  }

  get #found(): Places {
    this.#places ??= placesOf(this.#paged, this.#composed, this.#notes);
    return this.#places;
  }

  #paginate(): Pages {
    const composed = this.#composed;
    const frames = composed.sections.map((section) => frameOf(section, this.#setting));
    const boxes: Box[] = [];
    const sections: BoxSection[] = [];
    for (const [index, { blocks }] of composed.sections.entries()) {
      const frame = frames[index];
      if (!frame) continue;
      sections.push({ start: boxes.length, room: frame.room });
      const pageHeight = frame.room.height;
      const column = { x: 0, width: frame.textWidth, pageHeight, isCell: false };
      for (const block of blocks) for (const box of boxesOf(block, column, this.#setting)) boxes.push(box);
      const isLast = index === composed.sections.length - 1;
      if (isLast) this.#addEndnotes(column, boxes);
      else boxes.push(...boxesOf(SECTION_END, column, this.#setting));
    }
    const notes = this.#notes;
    const paged = { boxes, sections, note: (number: number) => notes.note(number) };
    const paginated = paginate(paged, this.#session.pages);
    this.#session.pages = paginated;
    return { ...paginated, frames };
  }

  #addEndnotes(column: Column, boxes: Box[]): void {
    const { noteKind, notes } = this.#composed;
    if (noteKind === 'footnote' || notes.length === 0) return;
    boxes.push(separatorBox(NOTE_SEPARATOR));
    for (const note of notes)
      for (const block of this.#composed.noteBlocks(note))
        boxes.push(...boxesOf(block, column, this.#setting));
  }
}
