/** What Word's citations cannot express; a document with such citations carries it beside Word's list of sources. */
export interface CarriedCitations {
  /** The address of the CSL style. */
  readonly style: string;
  /** Word's name for the most similar style. */
  readonly wordStyle: string;
  /** The sources as CSL-JSON, by Word's tags. */
  readonly sources: readonly (readonly [tag: string, source: Readonly<Record<string, unknown>>])[];
  /** What is written around each source of a citation, in Markdown, by the instruction of its field. */
  readonly affixes: readonly (readonly [instruction: string, cites: readonly Affixes[]])[];
}

export type Affixes = readonly [prefix: string, suffix: string];

/** The namespace of what carries them: custom XML, which Word and LibreOffice keep when they save (ECMA-376 Part 1, 22.5). */
export const CARRIED_CITATIONS = 'urn:x-footmark:citations';
