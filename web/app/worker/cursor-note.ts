import type { PageDrawing, PlacedBlock, PlacedParagraph } from '@footmark/engine/pages';

/** The line of the cursor, and the first line of the note there: the same, unless the cursor is in a reference. */
interface NoteSource {
  readonly line: number;
  readonly noteLine: number;
}

const MARK = /\[\^([^\]\s]+)\](?!:)/g;

export function noteSource(markdown: string, cursor: number): NoteSource {
  const from = markdown.lastIndexOf('\n', cursor - 1) + 1;
  const end = markdown.indexOf('\n', cursor);
  const text = markdown.slice(from, end === -1 ? markdown.length : end);
  const line = lineOf(markdown, from);
  const column = cursor - from;
  for (const { index, 0: mark, 1: label } of text.matchAll(MARK)) {
    if (label === undefined || column < index || column > index + mark.length) continue;
    const definition = definitionOf(markdown, label);
    if (definition !== -1) return { line, noteLine: lineOf(markdown, definition) };
  }
  return { line, noteLine: line };
}

function definitionOf(markdown: string, label: string): number {
  const start = `[^${label}]:`;
  for (let at = markdown.indexOf(start); at !== -1; at = markdown.indexOf(start, at + 1)) {
    const before = markdown.slice(markdown.lastIndexOf('\n', at - 1) + 1, at);
    if (before.trim() === '') return at;
  }
  return -1;
}

function lineOf(markdown: string, place: number): number {
  let line = 1;
  for (
    let next = markdown.indexOf('\n');
    next !== -1 && next < place;
    next = markdown.indexOf('\n', next + 1)
  )
    line += 1;
  return line;
}

/** The number of the note on this page that contains a line of the text. */
export function noteNumber(drawing: PageDrawing, line: number): number | undefined {
  for (const block of [...(drawing.notes?.blocks ?? []), ...drawing.body]) {
    const note = noteIn(block);
    if (note?.source && note.source.first <= line && line <= note.source.last) return numberOf(note);
  }
  return undefined;
}

function noteIn(block: PlacedBlock): PlacedParagraph | undefined {
  return block.type === 'paragraph' && block.role.kind === 'note' ? block : undefined;
}

function numberOf({ lines }: PlacedParagraph): number | undefined {
  for (const { pieces } of lines)
    for (const piece of pieces)
      if (piece.type === 'text' && piece.note?.is === 'number') return piece.note.number;
  return undefined;
}
