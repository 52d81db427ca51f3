import type { StateBlock } from 'markdown-it';

/** The position of a line's text, after its indent and the markers of its containers. */
export function startOf(state: StateBlock, line: number): number {
  return (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
}

/** The text of a line. */
export function lineOf(state: StateBlock, line: number): string {
  return state.src.slice(startOf(state, line), state.eMarks[line]);
}

/** Whether a block can begin on a line with `character`. This is checked for every line, so it must not copy text. */
export function beginsWith(state: StateBlock, line: number, character: string): boolean {
  return state.src.charCodeAt(startOf(state, line)) === character.charCodeAt(0) && !isIndented(state, line);
}

/** Whether a line is indented far enough to be code (CommonMark 0.31.2, 4.4). */
export function isIndented(state: StateBlock, line: number): boolean {
  return (state.sCount[line] ?? 0) - state.blkIndent >= 4;
}

/** Whether another block than a paragraph begins on a line of one. */
export function endsParagraphAt(state: StateBlock, line: number, endLine: number): boolean {
  return state.md.block.ruler.getRules('paragraph').some((rule) => rule(state, line, endLine, true));
}
