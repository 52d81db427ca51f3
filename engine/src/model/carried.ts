/*
 * What our Word files carry besides the document, as custom XML, which Word and LibreOffice keep when they save (ECMA-376
 * Part 1, 22.5).
 */

/** What fields of citations cannot express; a document with such fields carries it, beside Word's list of sources if it has one. */
export interface CarriedCitations {
  /** The address of the CSL style. */
  readonly style: string;
  /** Word's name for the most similar style. */
  readonly wordStyle: string;
  /** The sources as CSL-JSON, by Word's tags. */
  readonly sources: readonly (readonly [tag: string, source: Readonly<Record<string, unknown>>])[];
  /** What is written around each source of a citation, in Markdown, by the instruction of its field. */
  readonly affixes: readonly (readonly [instruction: string, cites: readonly Affixes[]])[];
  /** The identifiers of the sources that are listed without being cited. */
  readonly uncited: readonly string[];
}

export type Affixes = readonly [prefix: string, suffix: string];

/** The namespace of carried citations. */
export const CARRIED_CITATIONS = 'urn:x-footmark:citations';

/** The text that a Word file was made of, as the file carries it. */
export interface CarriedSource {
  /** Markdown, with its front matter. */
  readonly text: string;
  /** The name of its file, if it is known. */
  readonly name?: string;
  /** The options that it was converted with and that are not the default, as JSON. */
  readonly options: string;
  readonly template: CarriedTemplate;
}

/** The template that a file was made with: the name of a built-in one, or that of a Word file with its hash. */
export interface CarriedTemplate {
  readonly name: string;
  readonly hash?: string;
  /** The built-in template that the Word file itself was made with, if it is a file of ours. */
  readonly look?: string;
}

/**
 * Bookmarks in the pages of a Word template around the text: in the last block before it and in the first one after it, and one
 * beside either of them if those pages show the title.
 */
export const PAGES_AROUND = {
  before: '_FootmarkBefore',
  after: '_FootmarkAfter',
  title: '_FootmarkTitle',
} as const;

/** What precedes the name of the template in the properties of a file (ECMA-376 Part 1, 22.2.2.25). */
export const TEMPLATE_OWNER = 'Footmark ';

/** Stands for the name of the template where that is a Word file, whose own name the file does not tell. */
export const WORD_TEMPLATE = 'Word template';

/** The document variable that says so, too: Word replaces the template's name in the properties when it saves, but keeps variables. */
export const TEMPLATE_VARIABLE = 'FootmarkTemplate';

/** Whether a file has the look of a built-in template; one that was made with a Word file has the look of that. */
export function hasBuiltInLook({ madeWith }: { readonly madeWith: string | undefined }): boolean {
  return madeWith?.startsWith(TEMPLATE_OWNER) === true && madeWith !== TEMPLATE_OWNER + WORD_TEMPLATE;
}

/** The namespace of the carried text. */
export const CARRIED_SOURCE = 'urn:x-footmark:source';
