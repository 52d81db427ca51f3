import type { StateBlock } from 'markdown-it';
import type { FencedLine } from '../../../source/fenced-lines.js';
import { linesOf } from '../../../source/text-lines.js';

const known = new WeakMap<StateBlock, readonly (FencedLine | undefined)[]>();

/** Whether a line belongs to fenced code, for rules that look ahead for the end of their block. */
export function isFenced(state: StateBlock, line: number): boolean {
  let lines = known.get(state);
  if (!lines) {
    lines = linesOf(state.src).fenced;
    known.set(state, lines);
  }
  return lines[line] !== undefined;
}
