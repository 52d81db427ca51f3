import type { FootnoteReference, Inline } from '../document.js';
import type { FootnotePosition } from '../options.js';
import type { Footnotes, Note } from '../resolved.js';
import { openedBoxes } from './blocks.js';
import { type Box, heightOf, paragraphBox, type Typesetting } from './boxes.js';
import { type Column, columnOf } from './column.js';
import type { Span } from './spans.js';

/** Sets notes, each once, when its mark is met. */
export class NoteSetter {
  readonly #heights = new Map<Note, number>();

  constructor(
    private readonly footnotes: Footnotes,
    private readonly position: FootnotePosition,
    private readonly width: number,
  ) {}

  /** The numbers that stand for a reference, and the heights of the notes that they are the marks of. */
  marks(reference: FootnoteReference, setting: Typesetting): Pick<Span, 'text' | 'notes'> {
    const marks = this.footnotes.marks.get(reference) ?? [];
    const own = marks.filter(({ kind }) => kind === 'note' && this.position === 'page');
    return {
      text: marks.map(({ note }) => note.number).join(','),
      notes: own.map(({ note }) => this.#height(note, setting)),
    };
  }

  #height(note: Note, setting: Typesetting): number {
    const known = this.#heights.get(note);
    if (known !== undefined) return known;
    // Before its content is set: a note may hold a mark of its own.
    this.#heights.set(note, 0);
    const column = columnOf(this.width, 'FootnoteText');
    const mark: Inline = { type: 'superscript', children: [{ type: 'text', value: String(note.number) }] };
    const opening: Inline[] = [mark, { type: 'text', value: ' ' }];
    const height = heightOf(boxesOf(note, opening, column, setting));
    this.#heights.set(note, height);
    return height;
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
