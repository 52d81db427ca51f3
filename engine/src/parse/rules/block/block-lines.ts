import type { StateBlock } from 'markdown-it';

/** Where the text of a line begins, after its indent and the markers of what it stands in. */
export function startOf(state: StateBlock, line: number): number {
  return (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
}

/** The text of a line. */
export function lineOf(state: StateBlock, line: number): string {
  return state.src.slice(startOf(state, line), state.eMarks[line]);
}

/** Whether a block can begin on a line with `character`. Asked of every line of a text, before anything is cut out of it. */
export function beginsWith(state: StateBlock, line: number, character: string): boolean {
  return state.src.charCodeAt(startOf(state, line)) === character.charCodeAt(0) && !isIndented(state, line);
}

/** Whether a line is indented so far that it is code (CommonMark 0.31.2, 4.4). */
export function isIndented(state: StateBlock, line: number): boolean {
  return (state.sCount[line] ?? 0) - state.blkIndent >= 4;
}
