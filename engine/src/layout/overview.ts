import type { Composed, ComposedBlock, FieldInstruction } from '../model/composed.js';
import type { Heading } from '../model/document.js';
import { plainText } from '../model/nodes/plain-text.js';
import type {
  PageDrawing,
  PageSummary,
  PagesOverview,
  PlacedBlock,
  PlacedHeading,
  PlacedParagraph,
  SourceLines,
} from '../model/pages.js';
import type { Note } from '../model/resolved.js';
import type { Part } from './boxes.js';
import { frameFor } from './frame.js';
import { headingFor } from './headings.js';
import { type PageRecord, pagesIn } from './numbered-pages.js';
import { pageFacts } from './page-facts.js';
import { ownerOf, type Pages, type Places, shiftOf } from './places.js';
import { rowCountsBefore } from './rows-before.js';
import type { LayoutSession } from './session.js';
import { type Stories, storiesOf } from './stories.js';

/** What the layout knows of the pages. */
export type LayoutOverview = Omit<PagesOverview, 'language'>;

/** What the pages are, without drawing them. */
export function overviewOf(
  laid: Pages,
  composed: Composed,
  places: Places,
  session: LayoutSession,
): LayoutOverview {
  const { pages: records, frames } = laid;
  const stories = composed.sections.map((section) => storiesOf(section, session));
  const endnotes = endnotesOf(composed);
  const pages: PageSummary[] = [];
  const headings: PlacedHeading[] = [];
  const pagesOfNotes = new Map<Note, number>();
  let firstLine = 1;
  for (const [index, record] of records.entries()) {
    const page = index + 1;
    const frame = frames[record.section];
    const { width = 0, height = 0, left = 0 } = frame ? frameFor(frame, record.kind) : {};
    firstLine = firstLineOf(record, composed, endnotes) ?? firstLine;
    const key = session.keyOf(record, lookOf(record, page, stories[record.section], laid, places));
    pages.push({ width, height, text: { left, width: frame?.textWidth ?? width }, key, firstLine });
    for (const heading of pageFacts(record).headings) {
      const { depth, line } = heading;
      headings.push({ level: depth, text: textOf(heading), line, page });
    }
    for (const note of notesOn(record, composed, endnotes))
      if (!pagesOfNotes.has(note)) pagesOfNotes.set(note, page);
  }
  const notes = [...pagesOfNotes].flatMap(([note, page]) => {
    const source = sourceOfNote(note, composed);
    return source ? [{ source, page }] : [];
  });
  return { pages, headings, notes: notes.sort((a, b) => a.source.first - b.source.first) };
}

/** What a page shows besides its lines: page numbers, item numbers, headers and footers, and where cells continue on it. */
function lookOf(
  record: PageRecord,
  page: number,
  stories: Stories | undefined,
  pages: Pages,
  { bookmarks, numbers }: Places,
): string {
  let look = `${stories?.number}`;
  if (pages.lineNumbers) look += ` ${pages.lineNumbers[page - 1]}`;
  for (const field of stories?.fields ?? NONE) look += ` ${fieldKey(field, record, page, pages)}`;
  for (const column of record.columns) look += ` ${rowCountsBefore(pages.records, column)}`;
  const { targets, items } = pageFacts(record);
  for (const target of targets) look += ` ${bookmarks.get(target)}`;
  for (const item of items) look += ` ${numbers.get(item) ?? ''}`;
  return look;
}

/** What the text of a field in a header or footer depends on. */
function fieldKey(
  field: FieldInstruction,
  record: PageRecord,
  page: number,
  pages: Pages,
): string | number | undefined {
  switch (field.kind) {
    case 'page':
      return pages.numbers[page - 1];
    case 'pageCount':
      return field.of === 'document' ? pages.pages.length : pagesIn(pages.pages, record.section);
    case 'heading':
      return headingFor(pages.pages, page, field);
    case 'condition':
      return [field.left, field.right, field.yes, field.no]
        .flat()
        .map((part) => (typeof part === 'string' ? '' : fieldKey(part, record, page, pages)))
        .join();
    case 'chapter':
    case 'indexEntry':
    case 'pageOf':
    case 'pagesOf':
    case 'noteNumber':
    case 'property':
    case 'reference':
    case 'sequence':
      return '';
  }
}

const NONE: readonly never[] = [];

const headingTexts = new WeakMap<Heading, string>();

function textOf(heading: Heading): string {
  const known = headingTexts.get(heading);
  if (known !== undefined) return known;
  const text = plainText(heading.children);
  headingTexts.set(heading, text);
  return text;
}

/** The notes at the end of the document, by their blocks. */
type Endnotes = ReadonlyMap<ComposedBlock | undefined, Note>;

function endnotesOf(composed: Composed): Endnotes {
  const { noteKind, notes } = composed;
  return new Map(
    noteKind === 'endnote'
      ? notes.flatMap((note) => composed.noteBlocks(note).map((block) => [block, note] as const))
      : [],
  );
}

/** The first line of the text itself on a page: notes at its end come from lines further up. */
function firstLineOf({ columns }: PageRecord, composed: Composed, endnotes: Endnotes): number | undefined {
  for (const { parts } of columns) {
    for (const part of parts) {
      const line = endnotes.has(ownerOf(part.box)) ? undefined : firstLineIn(part);
      if (line !== undefined) return line + shiftOf(part.box, composed);
    }
  }
  return undefined;
}

function notesOn({ columns }: PageRecord, composed: Composed, endnotes: Endnotes): readonly Note[] {
  const numbers = columns.flatMap(({ notes }) => notes.map(({ note }) => note.number - 1));
  const found = [
    ...numbers.map((index) => composed.notes[index]),
    ...(endnotes.size > 0
      ? columns.flatMap(({ parts }) => parts.map(({ box }) => endnotes.get(ownerOf(box))))
      : []),
  ];
  return found.filter((note) => note !== undefined);
}

/** The source line with which a part begins; approximate for a paragraph that is split across pages. */
function firstLineIn({ box, from }: Part): number | undefined {
  switch (box.type) {
    case 'paragraph': {
      const { source } = box.paragraph;
      return (
        source && source.first + Math.floor(((source.last - source.first + 1) * from) / box.lines.length)
      );
    }
    case 'row': {
      const lines = box.cells.flatMap(({ parts }) => parts.map(firstLineIn));
      return lines.find((line) => line !== undefined) ?? box.table.source?.first;
    }
    case 'separator':
      return undefined;
  }
}

/** The place of a note in the text. */
function sourceOfNote(note: Note, composed: Composed): SourceLines | undefined {
  if (note.content.kind !== 'blocks') return undefined;
  const sources = composed.noteBlocks(note).flatMap((block) => {
    const source = block.type === 'contents' ? undefined : block.source;
    const shift = composed.lineShift(block);
    return source ? [{ first: source.first + shift, last: source.last + shift }] : [];
  });
  const [first, last] = [sources[0], sources.at(-1)];
  return first && last && { first: first.first, last: last.last };
}

/** The place of a source line, as precisely as it is known, since the lines of a paragraph are set as one. */
export function placeOf(
  line: number,
  { pages, notes }: LayoutOverview,
  draw: (number: number) => PageDrawing,
): { readonly page: number; readonly top: number; readonly height: number } | undefined {
  /** The paragraphs that begin with the line or before it, in the order of the text. */
  const begun = (blocks: readonly PlacedBlock[]): readonly SourcedParagraph[] =>
    [...paragraphsOf(blocks)]
      .filter(isSourced)
      .filter(({ source }) => source.first <= line)
      .sort((one, other) => one.source.first - other.source.first);
  const textOn = (page: number): readonly SourcedParagraph[] =>
    begun(draw(page).body).filter(({ role }) => role.kind !== 'note');
  let page = Math.max(pages.findLastIndex(({ firstLine }) => firstLine <= line) + 1, 1);
  let text = textOn(page);
  // The last pages may have nothing from the text, but an index or a bibliography.
  while (text.length === 0 && page > 1) text = textOn(--page);
  const found = text.findLast(({ source }) => line <= source.last);
  if (found) return { page, ...withinParagraph(line, found) };
  // Otherwise it is in a note, or it is an empty line after what precedes it, which may be a note, too.
  const before = text.at(-1);
  const note = notes.findLast(({ source }) => source.first <= line);
  if (note && note.source.last > (before?.source.last ?? 0)) {
    const { body, notes: foot } = draw(note.page);
    const part = begun([...body, ...(foot?.blocks ?? [])]).at(-1);
    if (part) return { page: note.page, ...withinParagraph(line, part) };
  }
  return before && { page, ...withinParagraph(line, before) };
}

type SourcedParagraph = PlacedParagraph & { readonly source: SourceLines };

function isSourced(paragraph: PlacedParagraph): paragraph is SourcedParagraph {
  return paragraph.source !== undefined;
}

function* paragraphsOf(blocks: readonly PlacedBlock[]): Generator<PlacedParagraph, void> {
  for (const block of blocks) {
    if (block.type === 'paragraph') yield block;
    else if (block.type === 'box') yield* paragraphsOf(block.blocks);
    else for (const { cells } of block.rows) for (const cell of cells) yield* paragraphsOf(cell.blocks);
  }
}

function withinParagraph(
  line: number,
  { source, lines, box }: SourcedParagraph,
): { readonly top: number; readonly height: number } {
  const total = source.last - source.first + 1;
  const share = Math.min(line - source.first, total - 1) / total;
  const found = lines[Math.floor(share * lines.length)];
  return found ? { top: found.top, height: found.height } : { top: box.y, height: box.height };
}
