import { FenceTracker } from '../../source/fenced-lines.js';
import { nameReferences } from '../rules/core/block-names.js';
import { type TagsOfStretch, tagsIn } from './tags.js';

/**
 * Lines of a text after which, and before which, a block ends as far as the lines themselves tell: the smallest part of
 * a text that may be read by itself. It goes from a line that is not indented to the blank lines before the next.
 */
export interface Stretch {
  /** With the line break at its end, if there is one. */
  readonly text: string;
  readonly lineCount: number;
  /** Whether what stands before it, or after it, may belong to a block of it. */
  readonly joinsBefore: boolean;
  readonly joinsAfter: boolean;
  /** Whether it holds a name of a block of Logseq, which is known in the whole text. */
  readonly isLogseq: boolean;
  /** References to the names of blocks, `#^name`, and whether it may hold such a name. */
  readonly nameReferences: string;
  readonly mayHaveNames: boolean;
  readonly tags: TagsOfStretch | undefined;
}

const BLANK = /^[ \t]*$/;
/** Items of lists go on after blank lines, and indented lines with what is above them. */
const CANNOT_BEGIN = /^(?:[ \t]|[-+*](?:[ \t]|$)|\d{1,9}[.)])/;
/** A definition list has blank lines between its terms and definitions, and a table above its caption. */
const DEFINITION = /^ {0,3}:[ \t]/m;
const CAPTION = /^Table:[ \t]/;
const BLOCK_NAME = /(?:^|[ \t>])\^[a-z\d]/im;
const LOGSEQ = /id::[ \t]+[\da-f]{8}-/i;

/**
 * Cuts lines where a stretch may begin. `isEnd` is asked at each such line whether the rest need not be cut; gives how
 * many lines were.
 */
export function cut(
  lines: readonly string[],
  isEnd: (line: number) => boolean,
): { readonly stretches: readonly Stretch[]; readonly lineCount: number } {
  const stretches: Stretch[] = [];
  let start = 0;
  let tracker = new FenceTracker();
  let fenced: boolean[] = [];
  let wasBlank = false;
  for (const [index, line] of lines.entries()) {
    if (wasBlank && !tracker.isOpen && !BLANK.test(line) && !CANNOT_BEGIN.test(line)) {
      stretches.push(stretchOf(lines.slice(start, index), fenced));
      if (isEnd(index)) return { stretches, lineCount: index };
      start = index;
      tracker = new FenceTracker();
      fenced = [];
    }
    fenced.push(tracker.next(line) !== undefined);
    wasBlank = BLANK.test(line);
  }
  stretches.push(stretchOf(lines.slice(start), fenced, true));
  return { stretches, lineCount: lines.length };
}

function stretchOf(lines: readonly string[], fenced: readonly boolean[], isLast = false): Stretch {
  const text = lines.join('\n') + (isLast ? '' : '\n');
  const isDefinition = DEFINITION.test(text);
  return {
    text,
    lineCount: lines.length,
    joinsBefore: isDefinition || CAPTION.test(text),
    joinsAfter: isDefinition,
    isLogseq: LOGSEQ.test(text),
    nameReferences: nameReferences(text),
    mayHaveNames: BLOCK_NAME.test(text),
    tags: tagsIn(lines, fenced),
  };
}
