import type { PageDrawing, PlacedBlock, PlacedNotes } from '../../model/pages.js';
import type { Box } from '../boxes.js';
import type { PageFrame, PlacedStory } from '../frame.js';
import { heightOfLines } from '../notes.js';
import type { NotePart, PageRecord } from '../paginated.js';
import { type DrawnPart, drawParts, SEPARATOR } from './blocks.js';
import { Looks } from './looks.js';
import type { Paper } from './paper.js';
import { drawParagraph } from './paragraph.js';

/** What a drawing needs besides the page itself. */
export interface DrawingSource extends Omit<Paper, 'number' | 'left' | 'looks' | 'lineShift'> {
  /** How many lines further down in the text a box stands than its block says. */
  shiftOf(box: Box): number;
}

/** Draws a page of which the record says what stands on it. */
export function drawPage(
  number: number,
  record: PageRecord,
  frame: PageFrame,
  source: DrawingSource,
): PageDrawing {
  const looks = new Looks();
  const paper: Paper = { ...source, number, left: frame.left, looks, lineShift: 0 };
  const body = drawParts(bodyParts(record, frame, source), paper);
  const notes = drawNotes(record, frame, source, paper);
  const { width, height } = frame;
  return {
    number,
    width,
    height,
    header: drawStory(frame.header, paper),
    body,
    ...(notes ? { notes } : {}),
    footer: drawStory(frame.footer, paper),
    looks: looks.all,
  };
}

function drawStory(story: PlacedStory | undefined, paper: Paper): readonly PlacedBlock[] {
  if (!story) return [];
  const { box, top } = story;
  return [drawParagraph(box, { from: 0, to: box.lines.length, top }, paper)];
}

function bodyParts(
  { repeated, parts }: PageRecord,
  { top }: PageFrame,
  { shiftOf }: DrawingSource,
): DrawnPart[] {
  const all = [...repeated, ...parts];
  return all.map((part, index): DrawnPart => {
    const isRepeated = index < repeated.length;
    return { ...part, top: top + part.top, isRepeated, lineShift: shiftOf(part.box) };
  });
}

/** Notes stand at the bottom of the page, the line above them in the middle of a paragraph of its own. */
function drawNotes(
  { notes, continuesNote }: PageRecord,
  { top, room, left, textWidth }: PageFrame,
  { shiftOf }: DrawingSource,
  paper: Paper,
): PlacedNotes | undefined {
  if (notes.length === 0) return undefined;
  let y = top + room.height - heightOfNotes(notes);
  const middle = y - room.separator / 2;
  const parts: DrawnPart[] = [];
  for (const [place, { note, from, to }] of notes.entries()) {
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
    if (place < notes.length - 1) y += note.after;
  }
  const { width, thickness } = SEPARATOR;
  return {
    separator: { x: left, y: middle, width: continuesNote ? textWidth : width, thickness },
    blocks: drawParts(parts, paper),
  };
}

/** Without the space below the last, which may extend into the margin. */
function heightOfNotes(notes: readonly NotePart[]): number {
  return notes.reduce((sum, { note, from, to }, index) => {
    const gap = from === 0 ? 0 : (note.lines[from]?.gap ?? 0);
    const after = index < notes.length - 1 ? note.after : 0;
    return sum + heightOfLines(note.lines.slice(from, to)) - gap + after;
  }, 0);
}
