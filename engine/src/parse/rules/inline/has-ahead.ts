import type { StateInline } from 'markdown-it';

/**
 * Tells whether a delimiter occurs in a running text at or after `state.pos`. Each text is searched only once: a rule asks this at
 * every bracket, and a long text may have many brackets without the delimiter.
 */
export function hasAhead(sign: string): (state: StateInline) => boolean {
  const lastPlaces = new WeakMap<StateInline, number>();
  return (state) => {
    let last = lastPlaces.get(state);
    if (last === undefined) {
      last = state.src.lastIndexOf(sign);
      lastPlaces.set(state, last);
    }
    return last >= state.pos;
  };
}
