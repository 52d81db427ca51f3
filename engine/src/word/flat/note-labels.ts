import { elementsOf, type XmlElement } from '../../xml/element.js';
import type { NoteKey } from '../reading.js';
import { repeatedNote } from './references.js';

/** The notes of each kind by their ids. */
type NotesByKind = Readonly<Record<NoteKey['kind'], ReadonlyMap<string, XmlElement>>>;

/** Assigns labels to notes in the order of their references. */
export class NoteLabels {
  readonly #labels = new Map<string, { readonly key: NoteKey; readonly label: string }>();
  readonly #counts = { footnote: 0, endnote: 0 };

  constructor(
    private readonly notes: NotesByKind,
    private readonly markedNotes: ReadonlyMap<string, NoteKey>,
    private readonly isFromFootmark: boolean,
  ) {}

  /** The label of a note, which is assigned at its first reference. */
  of(marked: NoteKey): string {
    const key = this.isFromFootmark
      ? (repeatedNote(this.notes[marked.kind].get(marked.id), this.markedNotes) ?? marked)
      : marked;
    const name = `${key.kind} ${key.id}`;
    const known = this.#labels.get(name);
    if (known) return known.label;
    this.#counts[key.kind]++;
    const isMixed = this.notes.footnote.size > 0 && key.kind === 'endnote';
    const label = `${isMixed ? 'e' : ''}${this.#counts[key.kind]}`;
    this.#labels.set(name, { key, label });
    return label;
  }

  /** The notes with labels, including those that receive one while earlier notes are read. */
  *labelled(): Generator<{ readonly key: NoteKey; readonly label: string; readonly element?: XmlElement }> {
    for (const { key, label } of this.#labels.values()) {
      const element = this.notes[key.kind].get(key.id);
      yield { key, label, ...(element && { element }) };
    }
  }

  /** Whether the text has both footnotes and endnotes. */
  get isOfBothKinds(): boolean {
    return this.#counts.footnote > 0 && this.#counts.endnote > 0;
  }
}

/** Notes by their ids, without the separator lines (17.11.23). */
export function notesOf(root: XmlElement | undefined): ReadonlyMap<string, XmlElement> {
  const notes = elementsOf(root).filter(
    ({ attributes }) => !/separator|notice/i.test(attributes['w:type'] ?? 'normal'),
  );
  return new Map(notes.map((note) => [note.attributes['w:id'] ?? '', note]));
}
