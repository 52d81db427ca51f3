import type { StateInline } from 'markdown-it';

/** Reads running text between two positions, and leaves the state after it. */
export function readWithin(state: StateInline, start: number, end: number): void {
  const { posMax } = state;
  state.pos = start;
  state.posMax = end;
  state.md.inline.tokenize(state);
  state.posMax = posMax;
}
