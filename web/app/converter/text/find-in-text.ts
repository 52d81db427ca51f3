import type { TextRange } from './edit';

/** Counting stops here; nobody goes through more one by one. */
export const MAX_COUNTED = 9999;

/** Finds a phrase literally; by default, capitals and small letters are the same. */
export function phrasePattern(phrase: string, matchesCase = false): RegExp {
  return new RegExp(phrase.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), matchesCase ? 'gu' : 'giu');
}

/** All matches of a phrase in the order of the text. */
export function findAll(text: string, phrase: string, matchesCase = false): TextRange[] {
  if (phrase === '') return [];
  const found: TextRange[] = [];
  for (const match of text.matchAll(phrasePattern(phrase, matchesCase))) {
    found.push({ from: match.index, to: match.index + match[0].length });
    if (found.length === MAX_COUNTED) break;
  }
  return found;
}

/** The match after or before the cursor, wrapping around. */
export function nextOf(found: readonly TextRange[], cursor: number, direction: 1 | -1): number {
  if (found.length === 0) return -1;
  if (direction === 1) {
    const index = found.findIndex(({ from }) => from >= cursor);
    return index === -1 ? 0 : index;
  }
  const index = found.findLastIndex(({ to }) => to <= cursor);
  return index === -1 ? found.length - 1 : index;
}
