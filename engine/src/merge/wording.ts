import { largest } from '../text/long-arrays.js';
import type { Canonical } from './canonical.js';
import type { MergeEdit } from './result.js';
import type { SourcePlaces } from './source-places.js';
import { tokensOf } from './tokens.js';

/** Restores the author's footnote labels and addresses in Markdown from the returned file. */
export class Wording {
  readonly #marks = new Map<string, string>();
  #added = 0;

  constructor(
    private readonly places: SourcePlaces,
    private readonly returned: Canonical,
  ) {}

  /** Markdown from the returned file with the author's footnote labels. */
  asWritten(markdown: string): string {
    const targeted = tokensOf(markdown).map(({ text }) => this.places.targets.of(text));
    return targeted.join('').replace(/\[\^([^\]\s]+)\]/g, (whole, label: string) => {
      if (label.startsWith('+')) return this.#newMark(label);
      const note = this.places.notes.get(label);
      if (!note) return whole;
      return note.mark ?? this.places.source.slice(note.span.start, note.span.end);
    });
  }

  /** The reference to a new note, or the note itself if the author writes notes inline. */
  #newMark(label: string): string {
    const known = this.#marks.get(label);
    if (known !== undefined) return known;
    const { labels, notes } = this.places;
    const body = this.returned.notes.get(label)?.lines ?? [];
    const isInPlace = labels.length === 0 && notes.size > 0 && body.length === 1;
    const numbers = labels.map((mark) => Number(/^\[\^?(\d+)\]$/.exec(mark)?.[1]));
    const isCounted = numbers.every((number) => !Number.isNaN(number));
    this.#added++;
    let name = isCounted ? String(largest(numbers, 0) + this.#added) : `note-${this.#added}`;
    while (labels.includes(`[^${name}]`)) name = `note-${++this.#added}`;
    const mark = isInPlace ? `^[${body[0]?.text ?? ''}]` : `[^${name}]`;
    this.#marks.set(label, mark);
    return mark;
  }

  /** The edits to the definitions of notes whose references are added or removed. */
  noteEdits(before: string, after: string): MergeEdit[] {
    const edits: MergeEdit[] = [];
    for (const label of marksIn(after)) {
      const section = label.startsWith('+') ? this.returned.notes.get(label) : undefined;
      if (!section) continue;
      const mark = this.#newMark(label);
      if (mark.startsWith('^')) continue;
      const body = section.lines
        .map((line, index) => {
          const text = this.asWritten(line.text);
          return index === 0 ? text : `${line.blank === undefined ? '' : '\n'}    ${text}`;
        })
        .join('\n');
      const place = this.places.endOfDefinitions;
      const { source } = this.places;
      const at = place?.at ?? source.trimEnd().length;
      const isApart = place?.isApart ?? true;
      edits.push({ start: at, end: at, markdown: `${isApart ? '\n\n' : '\n'}${mark}: ${body}` });
    }
    for (const label of marksIn(before)) {
      if (this.returned.notes.has(label)) continue;
      const note = this.places.notes.get(label);
      if (note?.mark !== undefined) edits.push({ ...this.places.removal(note.span), markdown: '' });
    }
    return edits;
  }

  /** The text of the notes whose definitions are deleted and added with their references. */
  noteTexts(before: string, after: string): readonly [deleted: string, added: string] {
    const { original } = this.places;
    const textOf = ({ notes }: Canonical, labels: readonly string[]): string =>
      labels.flatMap((label) => notes.get(label)?.lines.map(({ text }) => text) ?? []).join('\n');
    return [
      textOf(
        original,
        marksIn(before).filter((label) => !this.returned.notes.has(label)),
      ),
      textOf(
        this.returned,
        marksIn(after).filter((label) => label.startsWith('+')),
      ),
    ];
  }

  noteText(text: string, { notes }: Canonical): string {
    return marksIn(text)
      .map(
        (label) =>
          notes
            .get(label)
            ?.lines.map((line) => line.text)
            .join('\n') ?? '',
      )
      .join('\n');
  }
}

/** The labels of the notes that a text refers to. */
function marksIn(text: string): string[] {
  return Array.from(text.matchAll(/\[\^([^\]\s]+)\]/g), ([, label = '']) => label);
}
