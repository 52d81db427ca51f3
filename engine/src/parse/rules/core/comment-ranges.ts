import type { StateCore, Token } from 'markdown-it';
import { commentIdOf } from '../inline/review-spans.js';
import type { CoreRow, Ends } from '../row.js';
import { tokensOf } from './token-places.js';

/**
 * Comments with names, `[remark]{.comment-start id="1"}` and `[]{.comment-end id="1"}`, in pairs: one without an end is about the place
 * where it begins, and an end without a beginning is left out.
 *
 * @example
 * [A remark]{.comment-start id="1"}text
 * @example
 * text[]{.comment-end id="1"}
 */
export const commentRanges: CoreRow = {
  kind: 'core',
  name: 'comment_ranges',
  dialect: 'pandoc',
  needs: ['.comment-'],
  overBlankLines: { kind: 'ends', may: /\.comment-(?:start|end)\b/, find: findComments },
  read: pairComments,
};

function findComments(lines: readonly string[], _fenced: readonly boolean[], ends: Ends): void {
  for (const line of lines)
    for (const [, end] of line.matchAll(/\.comment-(start|end)\b/g))
      ends.add('.comment-', end === 'start', false);
}

function pairComments(state: StateCore): void {
  const open = new Map<string, Token>();
  const paired = new Set<Token>();
  const texts = tokensOf(state.tokens, 'inline');
  for (const { children } of texts)
    for (const token of children ?? []) {
      const id = idOf(token);
      if (id === undefined) continue;
      const start = open.get(id);
      if (token.type === 'comment_start') open.set(id, token);
      else if (start) {
        paired.add(start).add(token);
        open.delete(id);
      }
    }
  for (const inline of texts)
    if (inline.children?.some((token) => idOf(token) !== undefined && !paired.has(token)))
      inline.children = inline.children.flatMap((token) => completed(state, token, paired));
}

/** Only these tokens have one. */
function idOf(token: Token): string | undefined {
  return token.type === 'comment_start' || token.type === 'comment_end' ? commentIdOf.get(token) : undefined;
}

function completed(state: StateCore, token: Token, paired: ReadonlySet<Token>): readonly Token[] {
  const id = idOf(token);
  if (id === undefined || paired.has(token)) return [token];
  if (token.type === 'comment_end') return [];
  const end = new state.Token('comment_end', '', 0);
  commentIdOf.set(end, id);
  return [token, end];
}
