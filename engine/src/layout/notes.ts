import type { FootnoteReference, Inline } from '../document.js';
import type { FootnotePosition } from '../options.js';
import type { Footnotes, Note } from '../resolved.js';
import { openedBoxes } from './blocks.js';
import { type Box, headOf, heightOf, paragraphBox, type Typesetting } from './boxes.js';
import { type Column, columnOf } from './column.js';
import type { Marks, NoteSize } from './spans.js';

/** Sets notes, each once, when its mark is met. */
export class NoteSetter {
  readonly #sizes = new Map<Note, NoteSize>();

  constructor(
    private readonly footnotes: Footnotes,
    private readonly position: FootnotePosition,
    private readonly width: number,
  ) {}

  /** The numbers that stand for a reference, and the notes that they are the marks of. */
  marks(reference: FootnoteReference, setting: Typesetting): Marks {
    const marks = this.footnotes.marks.get(reference) ?? [];
    const own = marks.filter(({ kind }) => kind === 'note' && this.position === 'page');
    return {
      text: marks.map(({ note }) => note.number).join(','),
      notes: own.map(({ note }) => this.#size(note, setting)),
    };
  }

  #size(note: Note, setting: Typesetting): NoteSize {
    const known = this.#sizes.get(note);
    if (known !== undefined) return known;
    // Before its content is set: a note may hold a mark of its own.
    this.#sizes.set(note, { height: 0, head: 0 });
    const column = columnOf(this.width, 'FootnoteText');
    const mark: Inline = { type: 'superscript', children: [{ type: 'text', value: String(note.number) }] };
    const opening: Inline[] = [mark, { type: 'text', value: ' ' }];
    const boxes = boxesOf(note, opening, column, setting);
    const size = { height: heightOf(boxes), head: headOf(boxes) };
    this.#sizes.set(note, size);
    return size;
  }
}

function boxesOf({ content }: Note, opening: readonly Inline[], column: Column, setting: Typesetting): Box[] {
  switch (content.kind) {
    case 'blocks':
      return openedBoxes(content.blocks, column, setting, opening);
    case 'inlines':
      return [paragraphBox([...opening, ...content.inlines], column, setting)];
    case 'see':
      return [paragraphBox([...opening, { type: 'text', value: 'See footnote 100' }], column, setting)];
  }
}
