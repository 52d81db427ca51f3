export type RepeatMode = 'same-number' | 'see-note';

/** A sentence that ends with a reference to a note. */
export interface MarkedSentence {
  readonly text: string;
  /** Which note it refers to. */
  readonly note: string;
}

interface NumberedSentence {
  readonly text: string;
  readonly mark: number;
}

interface NumberedNote {
  readonly number: number;
  readonly text: string;
}

/** Numbers references and notes as the converter does: by first appearance; the mode decides about repeated ones. */
export function numberNotes(
  sentences: readonly MarkedSentence[],
  texts: Readonly<Record<string, string>>,
  mode: RepeatMode,
): { readonly sentences: readonly NumberedSentence[]; readonly notes: readonly NumberedNote[] } {
  const notes: NumberedNote[] = [];
  const first = new Map<string, number>();
  const add = (text: string): number => notes.push({ number: notes.length + 1, text });
  const numbered = sentences.map(({ text, note }) => {
    const known = first.get(note);
    if (known === undefined) {
      const mark = add(texts[note] ?? '');
      first.set(note, mark);
      return { text, mark };
    }
    return { text, mark: mode === 'same-number' ? known : add(`See footnote ${known}`) };
  });
  return { sentences: numbered, notes };
}
