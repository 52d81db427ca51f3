import type { Block } from '../../model/document.js';
import type { Note, NoteContent } from '../../model/resolved.js';

/** The highest id of a footnote: Word stores it as a signed 16-bit number, and the Open XML SDK rejects higher ones. */
export const MAX_NOTES = 32_767;

export type DraftNote = { -readonly [Key in keyof Note]: Note[Key] };

export interface DraftMark {
  readonly kind: 'note' | 'repeat';
  readonly note: DraftNote;
}

/** The footnotes in order. Those beyond Word's limit are gathered in the last one. */
export class NoteList {
  readonly notes: DraftNote[] = [];
  /** The number of footnotes beyond the limit. */
  surplus = 0;
  readonly #gathered: Block[] = [];

  /** The mark of a new footnote, or that of the last one once the limit is reached. */
  add(content: NoteContent): DraftMark {
    const last = this.notes.at(-1);
    if (last && this.notes.length >= MAX_NOTES) {
      if (this.surplus++ === 0) last.content = this.#gather(last.content);
      this.#gather(content);
      return crossReference(last);
    }
    const note: DraftNote = { number: this.notes.length + 1, content, bookmark: undefined };
    this.notes.push(note);
    return { kind: 'note', note };
  }

  #gather(content: NoteContent): NoteContent {
    const blocks = this.#gathered;
    if (content.kind === 'blocks') for (const block of content.blocks) blocks.push(block);
    if (content.kind === 'inlines') blocks.push({ type: 'paragraph', children: content.inlines, line: 1 });
    return { kind: 'blocks', blocks };
  }
}

/** A mark that repeats the number of a footnote by means of a bookmark. */
export function crossReference(note: DraftNote): DraftMark {
  note.bookmark ??= `_RefNote${note.number}`;
  return { kind: 'repeat', note };
}
