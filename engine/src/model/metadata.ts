import type { LineBreaks } from '../api/options.js';
import type { FrontMatterOptions } from '../api/settings.js';
import type { ChunkOptions } from '../source/chunk-options.js';
import type { Direction } from './direction.js';
import type { Image } from './inlines.js';
import type { NumberedKind } from './names/numbered-names.js';

/** An asterisk for whom one may write to, or a dagger for those who have done as much as each other. */
export type AuthorSign = 'corresponding' | 'equal';

/** What front matter says about a document, as plain text. Keys that are not listed here are ignored. */
export interface Metadata {
  /** A name may have marks that are raised: `Ann Lee^1^` (`raised-marks.ts`). */
  readonly authors: readonly string[];
  /** As written: front matter contains dates in many forms. */
  readonly date?: string;
  readonly language?: string;
  /** That of the whole text, if its language does not decide it. */
  readonly direction?: Direction;
  readonly institution?: string;
  readonly course?: string;
  readonly instructor?: string;
  readonly keywords?: string;
  /** For the properties of the file. */
  readonly subject?: string;
  readonly description?: string;
  /** The heading of the abstract, if not that of the language. */
  readonly abstractTitle?: string;
  /** How a date is written, as Quarto has it: `D MMMM YYYY`, `long`, `iso`. */
  readonly dateFormat?: string;
  /** By how many levels the headings of the text are lowered. */
  readonly headingShift?: number;
  /** The e-mail addresses and ORCIDs of the authors. */
  readonly contacts?: readonly string[];
  /** What in the lines around the title is a link. */
  readonly links?: readonly FrontLink[];
  /** What signs after the names of authors mean, if a line below the contacts is to say so. */
  readonly authorSigns?: readonly AuthorSign[];
  /** The dedication: lines on a page of their own after a title page. */
  readonly dedication?: readonly string[];
  /** Short forms with what they stand for, and terms with what they mean, by the keys that the text has for them. */
  readonly acronyms?: ReadonlyMap<string, Acronym>;
  /** A short title for the header of each page. */
  readonly runningTitle?: string;
  /** The lists of figures and the like before the text, in this order. */
  readonly lists?: readonly NumberedKind[];
  /** Every key in lower case with its text, also those that nothing else reads: a template may ask for them. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A name of an author or a place, or other words of a value, that lead somewhere. */
export interface FrontLink {
  readonly text: string;
  readonly url: string;
  readonly line: number;
}

/** A short form, or a term of the glossary. */
export interface Acronym {
  readonly short: string;
  readonly shortPlural: string;
  /** Undefined for a term, which is not written out. */
  readonly long?: string;
  readonly longPlural?: string;
  /** Its entry in the list of acronyms or the glossary. */
  readonly meaning: string;
  readonly line: number;
}

/** Front matter including the lines that are Markdown, as written. */
export interface FrontMatter extends Metadata {
  /** The options that it sets. */
  readonly options?: FrontMatterOptions;
  /** What it says about citations, if anything. */
  readonly citing?: CitingRequest;
  readonly title?: MarkdownLine;
  readonly subtitle?: MarkdownLine;
  /** The picture above the title. */
  readonly logo?: Image;
  /** Its paragraphs. */
  readonly abstract?: readonly MarkdownLine[];
  readonly acknowledgements?: readonly MarkdownLine[];
  readonly abbreviations?: readonly FrontAbbreviation[];
  /** Whether line breaks within paragraphs are kept, as the options say, too. */
  readonly lineBreaks?: LineBreaks | undefined;
  /** Whether pictures have captions, and what they are, as the options say, too. */
  readonly imageCaptions?: boolean | 'alt';
  /** The shares of the columns of tables that say nothing themselves. */
  readonly tableWidths?: readonly number[];
  /** What it says about all chunks of code. */
  readonly chunks?: ChunkOptions;
}

/** What front matter says about citing. */
export interface CitingRequest {
  /** Files with sources, by their names. */
  readonly bibliography: readonly string[];
  /** Sources themselves, in the form of CSL-JSON. */
  readonly references: unknown;
  /** A style by its name or its file's. */
  readonly style?: string;
  /** Keys of sources to list without citing them; `*` for all. */
  readonly uncited: readonly string[];
  /** The heading above a bibliography at the end. */
  readonly title?: string;
  readonly hasBibliography: boolean;
  /** Citations link to the entries of the bibliography. */
  readonly linksCitations: boolean;
  /** The sections that have a bibliography each. */
  readonly sectionLevels?: SectionLevels;
  readonly language?: string;
  /** The lines of the keys `bibliography` and `csl`. */
  readonly lines: { readonly bibliography: number; readonly style: number };
}

/** Levels of headings, from the highest to the lowest, from 1. */
export interface SectionLevels {
  readonly first: number;
  readonly last: number;
}

/** A short form that front matter explains. */
export interface FrontAbbreviation {
  readonly form: string;
  readonly meaning: string;
  readonly line: number;
}

/** One line of Markdown, with the source line on which it begins, counted from 1. */
export interface MarkdownLine {
  readonly markdown: string;
  readonly line: number;
}

export const NO_METADATA: Metadata = { authors: [] };

const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i;

/** Whether a text is a language tag (BCP 47) of the kinds that Word knows. */
export function isLanguageTag(text: string): boolean {
  return LANGUAGE_TAG.test(text);
}
