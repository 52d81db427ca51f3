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
import { linesOf, type Pages, type Places, shiftOf } from './places.js';
import { rowCountsBefore } from './rows-before.js';
import type { LayoutSession } from './session.js';
import { type Stories, storiesOf } from './stories.js';

/** What the pages are, without drawing them. */
export function overviewOf(
  laid: Pages,
  composed: Composed,
  places: Places,
  session: LayoutSession,
): PagesOverview {
  const { pages: records, frames } = laid;
  const stories = composed.sections.map((section) => storiesOf(section, session));
  const pages: PageSummary[] = [];
  const headings: PlacedHeading[] = [];
  const notes: { readonly source: SourceLines; readonly page: number }[] = [];
  const seen = new Set<number>();
  let firstLine = 1;
  for (const [index, record] of records.entries()) {
    const page = index + 1;
    const frame = frames[record.section];
    const { width = 0, height = 0 } = frame ? frameFor(frame, record.kind) : {};
    firstLine = firstLineOf(record, composed) ?? firstLine;
    const key = session.keyOf(record, lookOf(record, page, stories[record.section], laid, places));
    pages.push({ width, height, key, firstLine });
    for (const heading of pageFacts(record).headings) {
      const { depth, line } = heading;
      headings.push({ level: depth, text: textOf(heading), line, page });
    }
    for (const { notes: own } of record.columns) {
      for (const { note } of own) {
        if (seen.has(note.number)) continue;
        seen.add(note.number);
        const source = sourceOfNote(composed.notes[note.number - 1], composed);
        if (source) notes.push({ source, page });
      }
    }
  }
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
    case 'indexEntry':
    case 'pageOf':
    case 'pagesOf':
    case 'noteNumber':
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

function firstLineOf({ columns }: PageRecord, composed: Composed): number | undefined {
  for (const { parts } of columns) {
    for (const part of parts) {
      const line = lineOf(part, composed);
      if (line !== undefined) return line;
    }
  }
  return undefined;
}

/** The source line with which a part begins; approximate for a paragraph that is split across pages. */
function lineOf({ box, from }: Part, composed: Composed): number | undefined {
  const source = linesOf(box);
  if (!source) return undefined;
  const within = Math.floor(((source.last - source.first + 1) * from) / box.lines.length);
  return source.first + within + shiftOf(box, composed);
}

/** The place of a note in the text, if it is not defined within it. */
function sourceOfNote(note: Note | undefined, composed: Composed): SourceLines | undefined {
  if (note?.content.kind !== 'blocks') return undefined;
  const blocks = composed.noteBlocks(note);
  const first = blocks.find(sourceIn);
  const last = blocks.findLast(sourceIn);
  const [from, to] = [first && sourceIn(first), last && sourceIn(last)];
  if (!first || !last || !from || !to) return undefined;
  return { first: from.first + composed.lineShift(first), last: to.last + composed.lineShift(last) };
}

function sourceIn(block: ComposedBlock): SourceLines | undefined {
  return block.type === 'contents' ? undefined : block.source;
}

/** The place of a source line, as precisely as it is known, since the lines of a paragraph are set as one. */
export function placeOf(
  line: number,
  { pages, notes }: PagesOverview,
  draw: (number: number) => PageDrawing,
): { readonly page: number; readonly top: number; readonly height: number } | undefined {
  const last = pages.findLastIndex(({ firstLine }) => firstLine <= line);
  const page = Math.max(last, 0) + 1;
  const paragraphs = [...paragraphsOf(draw(page).body)];
  const found = paragraphs.findLast(({ source }) => isWithin(line, source));
  if (found) return { page, ...withinParagraph(line, found) };
  // Otherwise it is in a note, or it is an empty line after what precedes it, which may be a note, too.
  const before = paragraphs.findLast(({ source }) => source !== undefined && source.first <= line);
  const note = notes.findLast(({ source }) => source.first <= line);
  if (note && note.source.last > (before?.source?.last ?? 0)) {
    const all = [...paragraphsOf(draw(note.page).notes?.blocks ?? [])];
    const own = all.filter(({ source }) => source && isWithin(source.first, note.source));
    const part = own.find(({ source }) => isWithin(line, source)) ?? own.at(-1);
    if (part) return { page: note.page, ...withinParagraph(line, part) };
  }
  return before && { page, ...withinParagraph(line, before) };
}

function* paragraphsOf(blocks: readonly PlacedBlock[]): Generator<PlacedParagraph, void> {
  for (const block of blocks) {
    if (block.type === 'paragraph') yield block;
    else if (block.type === 'box') yield* paragraphsOf(block.blocks);
    else for (const { cells } of block.rows) for (const cell of cells) yield* paragraphsOf(cell.blocks);
  }
}

function isWithin(line: number, source: SourceLines | undefined): boolean {
  return source !== undefined && source.first <= line && line <= source.last;
}

function withinParagraph(
  line: number,
  { source, lines, box }: PlacedParagraph,
): { readonly top: number; readonly height: number } {
  const total = source ? source.last - source.first + 1 : 1;
  const share = source ? Math.min(Math.max(line - source.first, 0), total - 1) / total : 0;
  const found = lines[Math.floor(share * lines.length)];
  return found ? { top: found.top, height: found.height } : { top: box.y, height: box.height };
}
