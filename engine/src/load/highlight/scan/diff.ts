import { KIND } from '../../../model/code-tokens.js';
import type { TokenList } from './token-list.js';

/** What lines are by their beginnings. */
const LINES: readonly (readonly [begin: string, kind: number])[] = [
  ['+++', KIND.comment],
  ['---', KIND.comment],
  ['***', KIND.comment],
  ['index', KIND.comment],
  ['diff ', KIND.comment],
  ['Index: ', KIND.comment],
  ['====', KIND.comment],
  ['@@', KIND.meta],
  ['+', KIND.inserted],
  ['!', KIND.inserted],
  ['-', KIND.deleted],
];

/** Colours differences between files. */
export function scanDiff(code: string, tokens: TokenList): void {
  for (let from = 0; from < code.length; ) {
    const next = code.indexOf('\n', from);
    const end = next < 0 ? code.length : next;
    for (const [begin, kind] of LINES)
      if (code.startsWith(begin, from)) {
        tokens.mark(from, end, kind);
        break;
      }
    from = end + 1;
  }
}
