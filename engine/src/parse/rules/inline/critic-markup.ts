import type { MarkdownIt, StateInline } from 'markdown-it';
import { CRITIC_MARKUP, CRITIC_SIGN_LENGTH } from '../../../source/critic-markup.js';

/**
 * Keeps the signs of CriticMarkup as text: `{++added++}` is not an insertion between braces. The Markdown inside
 * is parsed.
 */
export function criticMarkup(md: MarkdownIt): void {
  md.inline.ruler.before('escape', 'critic_markup', (state, silent) => {
    if (!'{+-~<='.includes(state.src[state.pos] ?? ' ') || !signsIn(state).has(state.pos)) return false;
    const end = state.pos + CRITIC_SIGN_LENGTH;
    if (end > state.posMax) return false;
    if (!silent) state.pending += state.src.slice(state.pos, end);
    state.pos = end;
    return true;
  });
}

const known = new WeakMap<StateInline, ReadonlySet<number>>();

/** The positions at which the signs begin. */
function signsIn(state: StateInline): ReadonlySet<number> {
  let signs = known.get(state);
  if (!signs) {
    signs = new Set(
      Array.from(state.src.matchAll(CRITIC_MARKUP)).flatMap(({ index, 0: { length } }) => [
        index,
        index + length - CRITIC_SIGN_LENGTH,
      ]),
    );
    known.set(state, signs);
  }
  return signs;
}
