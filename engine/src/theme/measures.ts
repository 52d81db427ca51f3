import type { ListFormat } from '../model/names/list-formats.js';
import type { TemplateLook } from './template-look.js';

/** Between columns of text beside each other: one centimetre. */
export const COLUMN_SPACE = 567;

/**
 * The line spacing of headings and other short texts, slightly more than single, in 240ths of a line (ECMA-376 Part 1, 17.3.1.33).
 */
export const TIGHT_LINE = 252;

/** How far each level of lists and of quotations is indented, in twips, except in APA and MLA style. */
export const LIST_INDENT = 425;
export const QUOTE_INDENT = 720;

/** Where the text of a list of the depth `depth`, counted from 1, begins, in twips. */
export function listLeft(
  { listStart, listIndent }: { readonly listStart: number; readonly listIndent: number },
  depth: number,
): number {
  return listStart + listIndent * depth;
}

/** The format behind the styles of ordered lists. */
export function usualNumbers({
  nestedNumbers,
  isOfWord,
}: Pick<TemplateLook, 'nestedNumbers'> & { readonly isOfWord: boolean }): ListFormat {
  return nestedNumbers === 'outline' && !isOfWord ? 'outline.' : 'decimal.';
}

/** Titles and headings are kerned from this size on, in points, as all of theirs are; Word kerns nothing by itself. */
export const KERNED_FROM = 8;

/** Word's font sizes are multiples of half a point. */
export function halfPoint(points: number): number {
  return Math.round(points * 2) / 2;
}

/** The left and right padding of table cells, as Word has it, and that of callouts, in twips. */
export const CELL_MARGIN = 108;
export const CALLOUT_MARGIN = 170;

/** The indents of code, in twips, which keep its box inside the column. */
export const CODE_INDENT = 113;

/** The margins, in twips, that wide blocks leave free, and that landscape pages have at their sides: an inch. */
export const FULL_MARGIN = 1440;

/**
 * The height of the line above the notes, in twips: as much as LibreOffice leaves, which has no paragraph there, so that
 * pages hold the same text in both.
 */
export const NOTE_SEPARATOR = 124;

/** How far the lines of a reference after the first are indented, in twips: half an inch, in every style guide. */
export const REFERENCE_INDENT = 720;

/** The space above the title of a cover, in twips, which puts it into the upper third of the page. */
export const COVER_TITLE_SPACE = 2880;

/** The size of code for a size of text, by the specification. Both are points. */
export function codeSize(fontSize: number): number {
  return fontSize - 2;
}

/** In 240ths of a line (ECMA-376 Part 1, 17.3.1.33). */
export const SINGLE = 240;

/**
 * The space that a line spacing leaves below each line, in twips: text set loosely has it above a picture, a table or a formula,
 * which have none of their own below.
 */
export function leadingOf({
  fontSize,
  lineSpacing,
}: {
  /** In points. */
  readonly fontSize: number;
  readonly lineSpacing: number;
}): number {
  return Math.round(fontSize * 20 * Math.max(lineSpacing / SINGLE - 1, 0));
}

/** Tables are set in 9 or 10 points, or somewhat smaller than a text that is to be large. */
export function tableSize(fontSize: number): number {
  return fontSize > 12 ? fontSize - 2 : Math.min(fontSize - 1, 10);
}

/** From the edge of the paper to a header or footer, in twips: half an inch, as Word has it. */
export const HEADER_DISTANCE = 720;

/** How many lines in a row may end with a hyphen where Word divides words (ECMA-376 Part 1, 17.15.1.22). */
export const MAX_HYPHENS = 2;
