import type { CitationPart, Inline, WrittenCite } from './document.js';
import type { SectionLevels } from './metadata.js';

/** What is cited together at one place. */
export interface CitedCluster {
  readonly cites: readonly WrittenCite[];
  readonly isNarrative: boolean;
  readonly shows?: Exclude<CitationPart, 'nothing' | 'note'>;
  /** The number of the note that contains it, from 1; 0 in the text. */
  readonly note: number;
}

/** A citation as it is printed. */
export interface PrintedCitation {
  readonly content: readonly Inline[];
  /** The names in the sentence before the citation. */
  readonly author?: readonly Inline[];
  /** The instruction of the field around it. */
  readonly field?: string;
}

/** What is cited up to a bibliography that lists it: all of a text, or a chapter with a bibliography of its own. */
export interface CitedChapter {
  readonly clusters: readonly CitedCluster[];
  /** Sources to list without citing them; `*` for all. */
  readonly uncited: readonly string[];
}

export interface PrintedReference {
  /** The name of the place of the entry, to which links lead. */
  readonly anchor: string;
  readonly content: readonly Inline[];
}

/** The citations of a chapter as they are printed, and its bibliography. */
export interface PrintedChapter {
  /** One for each cluster. */
  readonly citations: readonly PrintedCitation[];
  readonly bibliography: readonly PrintedReference[];
}

/** The citations of a document as they are printed, and its bibliographies. */
export interface PrintedCitations {
  readonly chapters: readonly PrintedChapter[];
  /** The instruction of the field around the bibliography. */
  readonly bibliographyField?: string;
  /** The data with which a citation program takes over in Word. */
  readonly program?: CitingProgram;
  /** The sources of which only the key is printed, and why, as a clause that can follow a colon. */
  readonly excesses: readonly { readonly key: string; readonly reason: string }[];
}

/** The data in a document with which a citation program takes over. */
export interface CitingProgram {
  /** Properties of the document, by their names. */
  readonly properties: readonly (readonly [string, string])[];
  /** Word's own sources, and the style in which it prints them. */
  readonly sources: readonly WordSource[];
  readonly wordStyle: { readonly file: string; readonly name: string };
  /** `CarriedCitations` as JSON, beside Word's sources. */
  readonly carried?: string;
}

/** A source as Word keeps it (ECMA-376 Part 1, 22.6). */
export interface WordSource {
  readonly tag: string;
  readonly type: string;
  readonly fields: readonly (readonly [string, string])[];
  readonly people: readonly WordPeople[];
}

export interface WordPeople {
  readonly role: string;
  /** Instead of names. */
  readonly corporate?: string;
  readonly names: readonly { readonly last: string; readonly first: string }[];
}

/** Sources and a style: what it takes to print citations. */
export interface Citing {
  /** Whether citations are in notes. */
  readonly isNote: boolean;
  /** The heading above a bibliography at the end. */
  readonly title: string | undefined;
  /** The levels of the headings whose sections have a bibliography each at their ends; undefined if no section has. */
  readonly sectionLevels: SectionLevels | undefined;
  /** Whether there is a source at all: the file that has them may not have been loaded. */
  readonly hasSources: boolean;
  has(key: string): boolean;
  /** The most similar key, if one is similar enough to be the one that was meant. */
  nearest(key: string): string | undefined;
  print(chapters: readonly CitedChapter[]): PrintedCitations;
}
