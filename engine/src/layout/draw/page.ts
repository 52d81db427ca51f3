import type { ComposedTable } from '../../model/composed.js';
import type { PageDrawing, PlacedBlock, PlacedNotes, Rule } from '../../model/pages.js';
import { largest } from '../../text/long-arrays.js';
import { type Box, belowPart, type RowBox } from '../boxes.js';
import type { PlacedStory, SectionFrame } from '../frame.js';
import { heightOfLines } from '../notes.js';
import type { PageRecord } from '../numbered-pages.js';
import type { ColumnRecord, NotePart } from '../paginated.js';
import { drawParts, SEPARATOR } from './blocks.js';
import type { DrawnPart } from './drawn-part.js';
import { drawLineNumbers } from './line-numbers.js';
import { Looks } from './looks.js';
import type { Paper } from './paper.js';

/** What a drawing needs besides the page itself. */
interface DrawingSource extends Omit<Paper, 'left' | 'looks' | 'lineShift' | 'rowsBefore'> {
  /** The number of its first line of text, where lines are numbered. */
  readonly firstLineNumber?: number | undefined;
  readonly lineNumberStep: number;
  /** Whether the line above notes begins on the right. */
  readonly runsRightToLeft: boolean;
  /** How many lines the source of a box has moved since its block was composed. */
  shiftOf(box: Box): number;
  /** The rows of a table, from `first` on, in each of the columns before one. */
  rowsBefore(table: ComposedTable, first: number, column: ColumnRecord): readonly (readonly RowBox[])[];
}

/** Draws a page from its record. */
export function drawPage(
  number: number,
  record: PageRecord,
  frames: readonly SectionFrame[],
  source: DrawingSource,
): PageDrawing {
  const looks = new Looks();
  const { width, height, left, header, footer } = source.paper;
  const paper: Paper = { ...source, left, looks, lineShift: 0, rowsBefore: () => [] };
  const inColumn = (record: ColumnRecord): Paper => ({
    ...paper,
    left: left + (frames[record.section]?.columns[record.column] ?? 0),
    rowsBefore: (table, first) => source.rowsBefore(table, first, record),
  });
  const body = record.columns.flatMap((column) =>
    drawParts(bodyParts(column, frames[column.section], source), inColumn(column)),
  );
  const notes = record.columns.flatMap((column) =>
    drawNotes(column, notesBelow(column, record), frames[column.section], source, inColumn(column)),
  );
  return {
    number,
    width,
    height,
    header: [...drawStory(header, paper, source), ...lineNumbers(record, frames, source, inColumn)],
    body,
    ...(notes.length > 0
      ? {
          notes: {
            separators: notes.map(({ separator }) => separator),
            blocks: notes.flatMap(({ blocks }) => blocks),
          },
        }
      : {}),
    footer: drawStory(footer, paper, source),
    looks: looks.all,
  };
}

/** The line numbers of a page, which are drawn in its margin, as its header is. */
function lineNumbers(
  { columns }: PageRecord,
  frames: readonly SectionFrame[],
  source: DrawingSource,
  inColumn: (column: ColumnRecord) => Paper,
): readonly PlacedBlock[] {
  let next = source.firstLineNumber;
  if (next === undefined) return [];
  const drawn: PlacedBlock[] = [];
  for (const column of columns) {
    const frame = frames[column.section];
    const beside = { width: frame?.columnWidth ?? 0, isAlone: frame?.columns.length === 1 };
    const parts = bodyParts(column, frame, source);
    const counted = drawLineNumbers(parts, next, source.lineNumberStep, beside, inColumn(column));
    if (counted.numbers) drawn.push(counted.numbers);
    next = counted.next;
  }
  return drawn;
}

function drawStory(
  { parts, top }: PlacedStory,
  paper: Paper,
  { shiftOf }: DrawingSource,
): readonly PlacedBlock[] {
  const drawn = parts.map(
    (part): DrawnPart => ({
      ...part,
      top: top + part.top,
      isRepeated: false,
      lineShift: shiftOf(part.box),
    }),
  );
  return drawParts(drawn, paper);
}

function bodyParts(
  { repeated, parts, band }: ColumnRecord,
  { shareAbove }: Pick<SectionFrame, 'shareAbove'> = { shareAbove: 0 },
  { shiftOf, paper }: DrawingSource,
): DrawnPart[] {
  const last = parts.at(-1);
  const top =
    paper.top + band.top + (last ? shareAbove * Math.max(paper.room.height - bottomOf(last), 0) : 0);
  const all = [...repeated, ...parts];
  return all.map((part, index): DrawnPart => {
    const isRepeated = index < repeated.length;
    return { ...part, top: top + part.top, isRepeated, lineShift: shiftOf(part.box) };
  });
}

function bottomOf({ box, from, to, top }: ColumnRecord['parts'][number]): number {
  const bottom = box.lines.slice(from, to).reduce((sum, { height }) => sum + height, top);
  return bottom + belowPart(box, to);
}

/** The height of the notes of the columns below a column, at the foot of its page. */
function notesBelow({ band }: ColumnRecord, { columns }: PageRecord): number {
  const heightFor = (some: readonly ColumnRecord[]): number =>
    largest(some.map((other) => other.band.taken + other.foot));
  return heightFor(columns) - heightFor(columns.filter((other) => other.band.top === band.top));
}

/** Notes are at the bottom of the page. The separator above them is centred vertically in a paragraph of its own. */
function drawNotes(
  { notes, continuesNote }: ColumnRecord,
  below: number,
  { columnWidth }: Pick<SectionFrame, 'columnWidth'> = { columnWidth: 0 },
  { shiftOf, runsRightToLeft, paper: { top, room } }: DrawingSource,
  paper: Paper,
): readonly { readonly separator: Rule; readonly blocks: PlacedNotes['blocks'] }[] {
  if (notes.length === 0) return [];
  let y = top + room.height - below - heightOfNotes(notes);
  const middle = y - room.separator / 2;
  const parts: DrawnPart[] = [];
  for (const { note, from, to } of notes) {
    for (const [index, line] of note.lines.slice(from, to).entries()) {
      if (index > 0 || from === 0) y += line.gap;
      const last = parts.at(-1);
      if (index > 0 && last?.box === line.box) parts[parts.length - 1] = { ...last, to: line.index + 1 };
      else
        parts.push({
          box: line.box,
          from: line.index,
          to: line.index + 1,
          top: y,
          isRepeated: false,
          lineShift: shiftOf(line.box),
        });
      y += line.height;
    }
    y += note.after;
  }
  const { width, thickness } = SEPARATOR;
  const length = continuesNote ? columnWidth : Math.min(width, columnWidth);
  const x = paper.left + (runsRightToLeft ? columnWidth - length : 0);
  const separator = { x, y: middle, width: length, thickness };
  return [{ separator, blocks: drawParts(parts, paper) }];
}

/** The height without the space below the last line, which may extend into the margin. */
function heightOfNotes(notes: readonly NotePart[]): number {
  return notes.reduce((sum, { note, from, to }, index) => {
    const gap = from === 0 ? 0 : (note.lines[from]?.gap ?? 0);
    const after = index < notes.length - 1 ? note.after : 0;
    return sum + heightOfLines(note.lines.slice(from, to)) - gap + after;
  }, 0);
}
