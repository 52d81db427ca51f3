import type { NoteSize } from '../metrics/spans.js';
import type { Composed } from '../model/composed.js';
import type { Note } from '../model/resolved.js';
import { boxesOf } from './blocks.js';
import { headOf, heightOf } from './boxes.js';
import type { Typesetting } from './typesetting.js';

/** Lays out each note once, when its mark is reached. */
export class NoteSetter {
  readonly #sizes = new Map<Note, NoteSize>();

  constructor(
    private readonly composed: Composed,
    private readonly width: number,
  ) {}

  /** The height of a note at the foot of its page; 0 for endnotes. */
  size(note: Note, setting: Typesetting): NoteSize | undefined {
    if (this.composed.noteKind === 'endnote') return undefined;
    const known = this.#sizes.get(note);
    if (known !== undefined) return known;
    // Before its content is laid out, because a note may contain its own mark.
    this.#sizes.set(note, { height: 0, head: 0 });
    const column = { width: this.width, bold: false, isCell: false };
    const boxes = this.composed.noteBlocks(note).flatMap((block) => boxesOf(block, column, setting));
    const size = { height: heightOf(boxes), head: headOf(boxes) };
    this.#sizes.set(note, size);
    return size;
  }
}
