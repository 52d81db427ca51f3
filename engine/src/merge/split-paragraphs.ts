import type { Placed } from './place.js';
import { wordsOf } from './tokens.js';

/**
 * Combines the two halves of a split or a join of paragraphs into one change. A split is found as deleted words and an added
 * paragraph, a join as the reverse; either half on its own would lose the words or repeat them.
 */
export function withSplitParagraphs(placed: readonly Placed[]): Placed[] {
  const result: Placed[] = [];
  for (const each of placed) {
    const before = result.at(-1);
    const one = before && (splitIn(before, each) ?? joinIn(before, each) ?? joinIn(each, before));
    if (one) result[result.length - 1] = one;
    else result.push(each);
  }
  return result;
}

/** Combines deleted words at the end of a line with the paragraph that they became. */
function splitIn(words: Placed, added: Placed): Placed | undefined {
  if (words.kind !== 'words' || added.kind !== 'block-added' || wordsOf(words.after).length > 0)
    return undefined;
  if (!areSameWords(words.before, added.after) || !isAtEdge(words)) return undefined;
  const [old, now] = [words.old[0]?.text ?? '', words.now[0]?.text ?? ''];
  return together(words, added, old, `${now}\n\n${added.after}`);
}

/** Combines words added at either end of a line with the paragraph that they used to be. */
function joinIn(words: Placed, removed: Placed): Placed | undefined {
  if (words.kind !== 'words' || removed.kind !== 'block-removed' || wordsOf(words.before).length > 0)
    return undefined;
  if (!areSameWords(words.after, removed.before) || !isAtEdge(words)) return undefined;
  const [old, now] = [words.old[0]?.text ?? '', words.now[0]?.text ?? ''];
  const isFirst = words.part?.start !== words.now[0]?.prefix.length;
  return together(
    words,
    removed,
    isFirst ? `${old}\n\n${removed.before}` : `${removed.before}\n\n${old}`,
    now,
  );
}

function isAtEdge({ around: [before, after] }: Placed): boolean {
  return wordsOf(before).length === 0 || wordsOf(after).length === 0;
}

function areSameWords(one: string, other: string): boolean {
  const words = wordsOf(one);
  return words.length > 0 && words.join(' ') === wordsOf(other).join(' ');
}

function together(one: Placed, other: Placed, before: string, after: string): Placed {
  const edits = [...one.edits, ...other.edits].toSorted((a, b) => a.start - b.start);
  return {
    kind: 'block-changed',
    edits: one.edits.length > 0 && other.edits.length > 0 ? edits : [],
    before,
    after,
    around: ['', ''],
    conflict: one.conflict ?? other.conflict,
    old: [...one.old, ...other.old],
    now: [...one.now, ...other.now],
    part: undefined,
    oldPart: undefined,
  };
}
