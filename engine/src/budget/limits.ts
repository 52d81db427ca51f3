import type { Limits } from './budget.js';

/*
 * The limits of all parts that unfold: a few letters in them may stand for any amount of work. Each is far above what real
 * files need, and low enough that a phone does the work in seconds. `docs/limits.md` lists them for users.
 */

/**
 * A CSL style with each macro in the place where it is named. The styles that come with the program have up to 1.7 million
 * elements, 72 deep (Chicago, 17th edition, notes); of their branches, a source takes one at a time.
 */
export const STYLE_LIMITS = { elements: 5_000_000, depth: 200 } as const satisfies Limits;

/** One source at one place, in a citation or the bibliography. An entry with 2,900 authors takes 80,000 characters. */
export const RENDERING_LIMITS = {
  steps: 50_000,
  characters: 1_000_000,
  depth: 400,
} as const satisfies Limits;

/** All citations of a document and its bibliography, for each source in it. APA takes 1,500 steps and 10,000 characters. */
export const CITATIONS_LIMITS = {
  atLeast: { steps: 1_000_000, characters: 20_000_000 },
  perSource: { steps: 10_000, characters: 100_000 },
} as const satisfies Record<string, Limits>;

/** Tags in tags in the text of a source, such as italics within italics. Titles have two or three; BibTeX gives up to 52. */
export const MAX_MARKS = 60;

/**
 * What abbreviations (`@string`) and other entries (`crossref`, `xdata`) add to a BibTeX file, in addition to ten times its
 * length. The names of journals add about as much as the entries themselves have.
 */
export const LIBRARY_LIMITS = { characters: 1_000_000 } as const satisfies Limits;

/** Commands in commands in a field of BibTeX. Titles have two or three. */
export const MAX_COMMANDS = 50;

/** The style rules of an SVG drawing. A large drawing takes a million steps. */
export const DRAWING_STYLE_LIMITS = { steps: 8_000_000 } as const satisfies Limits;

/** Drawing an SVG as pixels. Each corresponds to some seconds on a slow machine and is far above what real drawings need. */
export const DRAWING_LIMITS = {
  elements: 200_000,
  points: 3_000_000,
  letters: 50_000,
  dashes: 500_000,
  pixels: 6_000_000_000,
} as const;

/** All parts of a Word file that are read, with start and end tags counted. A book of 3,000 pages has half as many. */
export const OFFICE_LIMITS = { elements: 4_000_000 } as const satisfies Limits;

/**
 * How many tags a byte of the packed parts may stand for. The densest of 9,000 real files has 2.6 for each; packed as well as
 * can be, a byte stands for a hundred, and 18 kB for as much work as a book.
 */
export const MAX_TAGS_PER_BYTE = 8;

/** A Word file may have so many tags, however small it is; they are read in a second. */
export const MAX_SMALL_OFFICE_TAGS = 500_000;

/**
 * All diagrams of a text, a step for each pair of lines in one: layouts take time with the square of what there is. 160,000 are four
 * hundred lines in one diagram, or four hundred diagrams of twenty lines.
 */
export const DIAGRAMS_LIMITS = { steps: 160_000 } as const satisfies Limits;
