import type { ListPlace } from '../../model/document.js';

/** What a field of Word becomes: one that Word fills in, a list that we make, or nothing, so that its last result stays as text. */
export type WordField =
  | { readonly kind: 'field'; readonly instruction: string }
  | { readonly kind: 'list'; readonly of: ListPlace['of'] }
  | { readonly kind: 'none' };

/** The fields that this program writes itself: they show facts about the document and load or run nothing (ECMA-376 Part 1, 17.16.5). */
const ALLOWED = /^(?:NOTEREF|NUMPAGES|PAGE|PAGEREF|REF|SECTIONPAGES|SEQ|STYLEREF)(?=\s|$)/i;
const PLAIN = /^[\p{L}\p{N}\s\\"*#@.:_-]{1,200}$/u;
const LISTS: Readonly<Record<string, ListPlace['of']>> = {
  equation: 'equation',
  figure: 'figure',
  listing: 'listing',
  table: 'table',
};

/** The meaning of the instruction of a field. */
export function fieldOf(code: string): WordField {
  const instruction = code.trim().replace(/\s+/g, ' ');
  if (/^TOC\b/i.test(instruction)) {
    const [, sequence] = /\\c\s*"?([\p{L}\p{N}]+)/iu.exec(instruction) ?? [];
    const of = sequence === undefined ? 'headings' : LISTS[sequence.toLowerCase()];
    return of === undefined ? { kind: 'none' } : { kind: 'list', of };
  }
  if (/^INDEX\b/i.test(instruction)) return { kind: 'list', of: 'index' };
  return ALLOWED.test(instruction) && PLAIN.test(instruction)
    ? { kind: 'field', instruction }
    : { kind: 'none' };
}
