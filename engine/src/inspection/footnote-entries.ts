import type { Document, FootnoteReference } from '../model/document.js';

/** A footnote of a text: referenced, defined, or both. Lines are counted from 1. */
export interface FootnoteEntry {
  /** As first written: `1` for `[1]` and `[^1]`; empty for an inline note, `^[text]`. */
  readonly label: string;
  /** The line of its definition; `undefined` if there is none. */
  readonly definitionLine: number | undefined;
  /** The lines of its references, ascending, with one entry for each. */
  readonly referenceLines: readonly number[];
}

/**
 * The footnotes in the order of their first references, followed by those without references in the order of their
 * definitions.
 */
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
