/** The text that a Word file was made of, as the file carries it. */
export interface CarriedSource {
  /** Markdown, with its front matter. */
  readonly text: string;
  /** The name of its file, if it is known. */
  readonly name?: string;
  /** The options that it was converted with and that are not the default, as JSON. */
  readonly options: string;
}

/** The namespace of what carries it: custom XML, which Word and LibreOffice keep when they save (ECMA-376 Part 1, 22.5). */
export const CARRIED_SOURCE = 'urn:x-footmark:source';
