import type { Document, FootnoteReference } from '../model/document.js';

/** A note of the text, whether it is referred to, defined, or both. Lines are counted from 1. */
export interface FootnoteEntry {
  /** As first written: `1` for `[1]` and `[^1]`; empty for a note that is written in place, `^[text]`. */
  readonly label: string;
  /** Where its text is; `undefined` where it has none. */
  readonly definitionLine: number | undefined;
  /** Where it is referred to: one entry for each reference, ascending. */
  readonly referenceLines: readonly number[];
}

/** The notes in the order of their first references; those without a reference follow in the order of their definitions. */
export function footnoteEntries(
  { definitions }: Document,
  references: readonly FootnoteReference[],
): FootnoteEntry[] {
  const lines = new Map<string, number[]>();
  const labels = new Map<string, string>();
  for (const { identifier, label, line } of references) {
    const known = lines.get(identifier);
    if (known) known.push(line);
    else lines.set(identifier, [line]);
    if (!labels.has(identifier)) labels.set(identifier, label);
  }
  for (const definition of definitions.values()) {
    if (definition.kind === 'repeated' || labels.has(definition.identifier)) continue;
    labels.set(definition.identifier, definition.label);
  }
  return Array.from(labels, ([identifier, label]) => ({
    label,
    definitionLine: definitions.get(identifier)?.line,
    referenceLines: (lines.get(identifier) ?? []).sort((a, b) => a - b),
  }));
}
